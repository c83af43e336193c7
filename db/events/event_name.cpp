// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/events/event_name.hpp"

#include "base/text/ascii.hpp"
#include "base/text/split.hpp"
#include "db/codec/fold_name.hpp"
#include "rules/text/date.hpp"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace damscope::db {
namespace {

// Folded words for a round, before or after its number.
constexpr auto roundWords = std::to_array<std::string_view>(
    {"round", "rd", "ronde", "rnd", "ronda", "runde", "runda", "tour", "turno", "kolo", "тур",
     "раунд", "voor", "ring", "kierros"});
constexpr auto months = std::to_array<std::string_view>(
    {"january",   "february",  "march",    "april",    "may",      "june",     "july",
     "august",    "september", "october",  "november", "december", "januari",  "februari",
     "maart",     "mei",       "juni",     "juli",     "augustus", "oktober",  "janvier",
     "fevrier",   "mars",      "avril",    "mai",      "juin",     "juillet",  "aout",
     "septembre", "octobre",   "novembre", "decembre", "января",   "февраля",  "марта",
     "апреля",    "мая",       "июня",     "июля",     "августа",  "сентября", "октября",
     "ноября",    "декабря"});

using Words = std::vector<std::string>;

template <std::size_t count>
bool isOneOf(const std::array<std::string_view, count>& all, std::string_view word) {
    return std::ranges::find(all, word) != all.end();
}

// "cannes2002" is two words.
Words wordsOf(std::string_view written) {
    Words words;
    const std::string folded = foldName(written);
    for (const std::string_view word : base::splitWords(folded)) {
        std::string part;
        for (const char c : word) {
            if (!part.empty() && base::isDigit(c) != base::isDigit(part.back()))
                words.push_back(std::exchange(part, {}));
            part += c;
        }
        words.push_back(part);
    }
    return words;
}

bool isYear(const std::string& word) {
    return word.size() == 4 && base::isAllDigits(word) &&
           (word.starts_with("19") || word.starts_with("20") || word.starts_with("18"));
}

bool isShortNumber(const std::string& word) {
    return word.size() <= 2 && base::isAllDigits(word);
}

// Takes the number beside a word for a round, the one after it first.
std::string takeRound(Words& words) {
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (!isOneOf(roundWords, words[i]))
            continue;
        const std::size_t at = i + 1 < words.size() && isShortNumber(words[i + 1]) ? i + 1
                               : i > 0 && isShortNumber(words[i - 1])              ? i - 1
                                                                                   : i;
        if (at == i)
            continue;
        std::string round = words[at];
        words.erase(words.begin() + static_cast<std::ptrdiff_t>(std::min(at, i)),
                    words.begin() + static_cast<std::ptrdiff_t>(std::max(at, i)) + 1);
        return round;
    }
    return {};
}

// "17 april", "april 17"
void removeDay(Words& words) {
    const auto month =
        std::ranges::find_if(words, [](const std::string& word) { return isOneOf(months, word); });
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

} // namespace

EventName readEventName(std::string_view written) {
    EventName name;
    Words words = wordsOf(written);
    name.round = takeRound(words);
    removeDay(words);
    name.year = rules::yearIn(written);
    const bool onlyYear = words.size() == 1;
    for (const std::string& word : words)
        if (onlyYear || !isYear(word))
            name.key += (name.key.empty() ? "" : " ") + word;
    return name;
}

} // namespace damscope::db
