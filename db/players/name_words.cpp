// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/players/name_words.hpp"

#include "base/text/split.hpp"
#include "base/text/utf8.hpp"

#include <algorithm>
#include <array>

namespace damscope::db {
namespace {

template <std::size_t count>
bool isOneOf(const std::array<std::string_view, count>& all, std::string_view word) {
    return std::ranges::find(all, word) != all.end();
}

constexpr auto prefixes = std::to_array<std::string_view>(
    {"van", "von", "der", "den", "de", "het", "ter", "ten", "te", "la", "le",  "du", "des", "di",
     "da",  "del", "dos", "do",  "v",  "d",   "vd",  "vdr", "op", "in", "aan", "el", "al"});

// Ranks of the FMJD, with and without its suffix for 64 squares, of chess, and of Russian sport.
constexpr auto titles = std::to_array<std::string_view>(
    {"GMI", "GMIF", "MI",  "MIF", "MF", "MFF", "cMF", "cMFF", "GMN", "MN",   "MNF", "cMN",
     "IGM", "GM",   "WGM", "IM",  "FM", "CM",  "NM",  "FMJD", "гмр", "мсмк", "мс",  "кмс"});

// Forms of one forename, folded, that do not sound alike.
constexpr auto forenames = std::to_array<std::string_view>({
    "anton antoon antonius antonie ton toon tonny tony antoine",
    "johannes johan jan hans joop johnny john jean giovanni ivan juan",
    "willem wim william will bill wm guillaume",
    "robert rob bob bert",
    "hendrik henk henry hein henri harry",
    "cornelis kees cor cees",
    "jacobus jacob jaap koos jacques cobus",
    "pieter piet peter pierre petr",
    "gerardus gerard ger gerrit geert",
    "frederik freek frits fred frederic",
    "leendert leen leo",
    "nicolaas nico klaas nicolas nikolai nikolay kolya",
    "theodorus theo dirk dick",
    "albertus albert bert ab",
    "hermanus herman harm harmen",
    "michiel michael mike michel mikhail misha",
    "alexander aleksandr alex aleks sasha sander alexandre",
    "alexei aleksei alexey lesha",
    "vladimir volodya vova wladimir",
    "yuri yury iouri yura",
    "dmitri dmitry dima",
    "sergei sergey serge seriozha",
    "james jim jimmy jas",
    "thomas tom tommy thos",
    "charles chas charlie karel",
    "richard dick rick",
    "edward ed ted eddie eduard",
    "joseph jozef jos jef joe",
    "louis lodewijk lou lo",
    "matthijs matthew thijs matt matteo",
});

} // namespace

bool isSurnamePrefix(std::string_view word) {
    return isOneOf(prefixes, word);
}

bool isInitial(std::string_view word) {
    return base::countCharacters(word) == 1;
}

bool isGeneration(std::string_view word) {
    constexpr auto all = std::to_array<std::string_view>(
        {"jr", "sr", "junior", "senior", "ii", "iii", "мл", "ст", "младшии", "старшии"});
    return isOneOf(all, word);
}

bool isNumbered(std::string_view word) {
    constexpr auto all = std::to_array<std::string_view>(
        {"player", "speler", "joueur", "spieler", "jugador", "игрок", "guest", "gast", "invite",
         "гость", "computer", "engine", "program", "programme"});
    return isOneOf(all, word);
}

bool isNobody(std::string_view word) {
    constexpr auto all = std::to_array<std::string_view>(
        {"nn", "unknown", "anonymous", "onbekend", "anoniem", "inconnu", "anonyme", "неизвестен",
         "неизвестныи", "noname", "nomen"});
    return isOneOf(all, word);
}

bool isSideOfTheBoard(std::string_view word) {
    constexpr auto all = std::to_array<std::string_view>(
        {"white", "black", "red", "wit", "zwart", "blancs", "noirs", "белые", "черные"});
    return isOneOf(all, word);
}

bool isTitle(std::string_view written) {
    if (written.ends_with("-64"))
        written.remove_suffix(3);
    return isOneOf(titles, written);
}

std::vector<std::size_t> forenameGroups(std::string_view word) {
    std::vector<std::size_t> groups;
    for (std::size_t i = 0; i < forenames.size(); ++i) {
        const auto words = base::splitWords(forenames.at(i));
        if (std::ranges::find(words, word) != words.end())
            groups.push_back(i);
    }
    return groups;
}

bool areFormsOfOneForename(std::string_view a, std::string_view b) {
    const auto others = forenameGroups(b);
    return !others.empty() && std::ranges::any_of(forenameGroups(a), [&](std::size_t group) {
        return std::ranges::find(others, group) != others.end();
    });
}

} // namespace damscope::db
