// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/codec/round_text.hpp"

#include "base/text/ascii.hpp"
#include "base/text/split.hpp"
#include "db/codec/fold_name.hpp"

#include <algorithm>
#include <array>
#include <charconv>

namespace damscope::db {
namespace {

constexpr auto roundWords = std::to_array<std::string_view>(
    {"round", "rd", "ronde", "rnd", "ronda", "runde", "runda", "rodada", "tour", "turno", "kolo",
     "тур", "раунд", "voor", "ring", "kierros"});
constexpr auto boardWords = std::to_array<std::string_view>(
    {"board",     "bord", "table",   "tafel",  "brett",   "tisch",   "damier",      "echiquier",
     "tabuleiro", "mesa", "tablero", "tavolo", "deska",   "stol",    "szachownica", "доска",
     "стол",      "game", "partij",  "partie", "partida", "partita", "партия"});

template <std::size_t count>
bool isOneOf(const std::array<std::string_view, count>& all, std::string_view word) {
    return std::ranges::find(all, word) != all.end();
}

// A word, or a number without the zeros before it.
void addPart(std::string_view part, std::string& key) {
    if (base::isAllDigits(part))
        part.remove_prefix(std::min(part.find_first_not_of('0'), part.size() - 1));
    key += (key.empty() ? "" : ".") + std::string(part);
}

} // namespace

bool isRoundWord(std::string_view word) {
    return isOneOf(roundWords, word);
}

bool isBoardWord(std::string_view word) {
    return isOneOf(boardWords, word);
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
    const std::size_t begin = written.find_first_of(base::digits);
    if (begin == written.npos)
        return 0;
    int number = 0;
    std::from_chars(written.data() + begin, written.data() + written.size(), number);
    return number;
}

} // namespace damscope::db
