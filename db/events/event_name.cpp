// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/events/event_name.hpp"

#include "base/text/ascii.hpp"
#include "base/text/split.hpp"
#include "db/codec/fold_name.hpp"
#include "db/codec/round_text.hpp"
#include "rules/text/date.hpp"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace damscope::db {
namespace {

constexpr auto months = std::to_array<std::string_view>(
    {"january",   "february",  "march",    "april",    "may",      "june",     "july",
     "august",    "september", "october",  "november", "december", "januari",  "februari",
     "maart",     "mei",       "juni",     "juli",     "augustus", "oktober",  "janvier",
     "fevrier",   "mars",      "avril",    "mai",      "juin",     "juillet",  "aout",
     "septembre", "octobre",   "novembre", "decembre", "января",   "февраля",  "марта",
     "апреля",    "мая",       "июня",     "июля",     "августа",  "сентября", "октября",
     "ноября",    "декабря"});

/// A word, folded, and the piece of the written name between blanks that it is of.
struct Word {
    std::string text;
    std::size_t piece = 0;
};
using Words = std::vector<Word>;

template <std::size_t count>
bool isOneOf(const std::array<std::string_view, count>& all, std::string_view word) {
    return std::ranges::find(all, word) != all.end();
}

// "cannes2002" is two words.
void addWords(std::string_view written, std::size_t piece, Words& words) {
    const std::string folded = foldName(written);
    for (const std::string_view word : base::splitWords(folded)) {
        std::string part;
        for (const char c : word) {
            if (!part.empty() && base::isDigit(c) != base::isDigit(part.back()))
                words.push_back({std::exchange(part, {}), piece});
            part += c;
        }
        words.push_back({part, piece});
    }
}

Words wordsOf(const std::vector<std::string_view>& pieces) {
    Words words;
    for (std::size_t i = 0; i < pieces.size(); ++i)
        addWords(pieces[i], i, words);
    return words;
}

bool isYear(const Word& word) {
    const std::string& text = word.text;
    return text.size() == 4 && base::isAllDigits(text) &&
           (text.starts_with("19") || text.starts_with("20") || text.starts_with("18"));
}

bool isShortNumber(const Word& word) {
    return word.text.size() <= 2 && base::isAllDigits(word.text);
}

// Takes the number beside a word for a round, the one after it first.
std::string takeRound(Words& words) {
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (!isRoundWord(words[i].text))
            continue;
        const std::size_t at = i + 1 < words.size() && isShortNumber(words[i + 1]) ? i + 1
                               : i > 0 && isShortNumber(words[i - 1])              ? i - 1
                                                                                   : i;
        if (at == i)
            continue;
        std::string round = words[at].text;
        words.erase(words.begin() + static_cast<std::ptrdiff_t>(std::min(at, i)),
                    words.begin() + static_cast<std::ptrdiff_t>(std::max(at, i)) + 1);
        return round;
    }
    return {};
}

// "17 april", "april 17"
void removeDay(Words& words) {
    const auto month =
        std::ranges::find_if(words, [](const Word& word) { return isOneOf(months, word.text); });
    if (month == words.end())
        return;
    const auto i = static_cast<std::size_t>(month - words.begin());
    const bool before = i > 0 && isShortNumber(words[i - 1]);
    const bool after = !before && i + 1 < words.size() && isShortNumber(words[i + 1]);
    if (!before && !after)
        return;
    const std::size_t first = before ? i - 1 : i;
    words.erase(words.begin() + static_cast<std::ptrdiff_t>(first),
                words.begin() + static_cast<std::ptrdiff_t>(first) + 2);
}

// The written name without the pieces of which no word is left, and the signs before those.
std::string titleOf(const std::vector<std::string_view>& pieces, const Words& all,
                    const Words& left) {
    std::vector<std::string> kept;
    const auto hasPiece = [](const Words& words, std::size_t piece) {
        return std::ranges::find(words, piece, &Word::piece) != words.end();
    };
    bool waits = false; // for a piece that is kept
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        if (hasPiece(left, i)) {
            waits = false;
            kept.emplace_back(pieces[i]);
        } else if (hasPiece(all, i)) {
            // "(round 3)", "- round 3"
            while (!kept.empty() && foldName(kept.back()).empty())
                kept.pop_back();
            waits = true;
        } else if (!waits) {
            kept.emplace_back(pieces[i]);
        }
    }
    std::string title;
    for (const std::string& piece : kept)
        title += (title.empty() ? "" : " ") + piece;
    while (title.ends_with(',') || title.ends_with(';') || title.ends_with(':'))
        title.pop_back();
    return title;
}

} // namespace

EventName readEventName(std::string_view written) {
    EventName name;
    const std::vector<std::string_view> pieces = base::splitWords(written);
    const Words all = wordsOf(pieces);
    Words words = all;
    name.round = takeRound(words);
    removeDay(words);
    name.year = rules::yearIn(written);
    name.title = words.empty() || words.size() == all.size() ? std::string(written)
                                                             : titleOf(pieces, all, words);
    const bool onlyYear = words.size() == 1;
    for (const Word& word : words)
        if (onlyYear || !isYear(word))
            name.key += (name.key.empty() ? "" : " ") + word.text;
    return name;
}

} // namespace damscope::db
