// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/codec/fold_name.hpp"

#include "base/text/ascii.hpp"
#include "base/text/nearest.hpp"
#include "base/text/split.hpp"
#include "base/text/utf8.hpp"

#include <utf8proc.h>

#include <algorithm>
#include <array>
#include <utility>

namespace damscope::db {
namespace {

/// Letters that Unicode does not decompose (their stroke or ligature is not a separate mark), by
/// the letters that people without them on their keyboard type. Lower case, two bytes each in
/// UTF-8.
constexpr std::array<std::pair<std::string_view, std::string_view>, 13> undivided{{{"ł", "l"},
                                                                                   {"ø", "o"},
                                                                                   {"đ", "d"},
                                                                                   {"ð", "d"},
                                                                                   {"þ", "th"},
                                                                                   {"æ", "ae"},
                                                                                   {"œ", "oe"},
                                                                                   {"ħ", "h"},
                                                                                   {"ı", "i"},
                                                                                   {"ŧ", "t"},
                                                                                   {"ŋ", "n"},
                                                                                   {"ƀ", "b"},
                                                                                   {"ɨ", "i"}}};

std::string withPlainLetters(std::string_view text) {
    std::string result;
    for (; !text.empty();) {
        const auto found = std::find_if(undivided.begin(), undivided.end(), [&](const auto& pair) {
            return text.starts_with(pair.first);
        });
        const bool plainLetter = found == undivided.end();
        result += plainLetter ? text.substr(0, 1) : found->second;
        text.remove_prefix(plainLetter ? 1 : found->first.size());
    }
    return result;
}

bool isWordCharacter(utf8proc_int32_t codepoint) {
    switch (utf8proc_category(codepoint)) {
    case UTF8PROC_CATEGORY_LU:
    case UTF8PROC_CATEGORY_LL:
    case UTF8PROC_CATEGORY_LT:
    case UTF8PROC_CATEGORY_LM:
    case UTF8PROC_CATEGORY_LO:
    case UTF8PROC_CATEGORY_ND:
    case UTF8PROC_CATEGORY_NL:
    case UTF8PROC_CATEGORY_NO:
        return true;
    default:
        return false;
    }
}

// Calls `word` with each run of letters and digits. Bytes that are not UTF-8 count as letters.
template <class Word> void eachWord(std::string_view text, Word word) {
    const auto* bytes = static_cast<const utf8proc_uint8_t*>(static_cast<const void*>(text.data()));
    std::size_t begin = 0;
    std::size_t at = 0;
    while (at < text.size()) {
        utf8proc_int32_t codepoint = 0;
        const auto left = static_cast<utf8proc_ssize_t>(text.size() - at);
        const utf8proc_ssize_t length = utf8proc_iterate(bytes + at, left, &codepoint);
        const std::size_t step = length > 0 ? static_cast<std::size_t>(length) : 1;
        if (length > 0 && !isWordCharacter(codepoint)) {
            word(text.substr(begin, at - begin));
            begin = at + step;
        }
        at += step;
    }
    word(text.substr(begin));
}

} // namespace

std::string foldName(std::string_view name) {
    std::string folded;
    for (const std::string& word : queryWords(name))
        folded += word;
    return folded;
}

std::vector<std::string> queryWords(std::string_view query) {
    std::vector<std::string> words;
    const std::string text =
        base::isUtf8(query) ? withPlainLetters(base::folded(query)) : std::string(query);
    eachWord(text, [&](std::string_view word) {
        if (!word.empty())
            words.push_back(" " + std::string(word));
    });
    return words;
}

std::string nearestName(std::string_view name, std::span<const std::string_view> known,
                        const std::function<std::string(std::string_view)>& formOf) {
    std::vector<std::string> forms;
    std::ranges::transform(known, std::back_inserter(forms), formOf);
    const std::vector<std::string_view> candidates(forms.begin(), forms.end());
    const auto nearest = base::nearest(formOf(name), candidates);
    if (!nearest)
        return {};
    const auto found = std::ranges::find(candidates, *nearest);
    return std::string(known[static_cast<std::size_t>(found - candidates.begin())]);
}

namespace {

constexpr auto roundWords = std::to_array<std::string_view>(
    {"round", "rd", "ronde", "rnd", "ronda", "runde", "runda", "rodada", "tour", "turno", "kolo",
     "тур", "раунд", "voor", "ring", "kierros"});
constexpr auto boardWords = std::to_array<std::string_view>(
    {"board",     "bord", "table",   "tafel",  "brett",   "tisch",   "damier",      "echiquier",
     "tabuleiro", "mesa", "tablero", "tavolo", "deska",   "stol",    "szachownica", "доска",
     "стол",      "game", "partij",  "partie", "partida", "partita", "партия"});

// A word, or a number without the zeros before it.
void addPart(std::string_view part, std::string& key) {
    if (base::isAllDigits(part))
        part.remove_prefix(std::min(part.find_first_not_of('0'), part.size() - 1));
    key += (key.empty() ? "" : ".") + std::string(part);
}

} // namespace

bool isRoundWord(std::string_view word) {
    return base::isOneOf(roundWords, word);
}

bool isBoardWord(std::string_view word) {
    return base::isOneOf(boardWords, word);
}

std::string roundKey(std::string_view written) {
    std::string key;
    const std::string folded = foldName(written);
    for (std::string_view word : base::splitWords(folded))
        while (!word.empty()) {
            const auto other = std::ranges::adjacent_find(
                word, [](char a, char b) { return base::isDigit(a) != base::isDigit(b); });
            const auto length = other == word.end()
                                    ? word.size()
                                    : static_cast<std::size_t>(other - word.begin()) + 1;
            if (const std::string_view part = word.substr(0, length); !isRoundWord(part))
                addPart(part, key);
            word.remove_prefix(length);
        }
    return key;
}

int roundNumber(std::string_view written) {
    written.remove_prefix(std::min(written.find_first_of(base::digits), written.size()));
    return base::takeNumber<int>(written).value_or(0);
}

} // namespace damscope::db
