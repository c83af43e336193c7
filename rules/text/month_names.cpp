// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/text/month_names.hpp"

#include "base/text/utf8.hpp"

#include <algorithm>
#include <array>
#include <compare>

namespace damscope::rules {
namespace {

using Names = std::array<std::string_view, 12>;

// One row for each language; a second where names are declined or written in two ways.
constexpr auto languages = std::to_array<Names>({
    {"january", "february", "march", "april", "may", "june", "july", "august", "september",
     "october", "november", "december"},
    {"januari", "februari", "maart", "april", "mei", "juni", "juli", "augustus", "september",
     "oktober", "november", "december"},
    {"janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre",
     "octobre", "novembre", "décembre"},
    {"janvier", "fevrier", "mars", "avril", "mai", "juin", "juillet", "aout", "septembre",
     "octobre", "novembre", "decembre"},
    {"januar", "februar", "märz", "april", "mai", "juni", "juli", "august", "september", "oktober",
     "november", "dezember"},
    {"jänner", "feber", "maerz", "april", "mai", "juni", "juli", "august", "september", "oktober",
     "november", "dezember"},
    {"gennaio", "febbraio", "marzo", "aprile", "maggio", "giugno", "luglio", "agosto", "settembre",
     "ottobre", "novembre", "dicembre"},
    {"enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre",
     "octubre", "noviembre", "diciembre"},
    {"janeiro", "fevereiro", "março", "abril", "maio", "junho", "julho", "agosto", "setembro",
     "outubro", "novembro", "dezembro"},
    {"январь", "февраль", "март", "апрель", "май", "июнь", "июль", "август", "сентябрь", "октябрь",
     "ноябрь", "декабрь"},
    {"января", "февраля", "марта", "апреля", "мая", "июня", "июля", "августа", "сентября",
     "октября", "ноября", "декабря"},
    {"styczeń", "luty", "marzec", "kwiecień", "maj", "czerwiec", "lipiec", "sierpień", "wrzesień",
     "październik", "listopad", "grudzień"},
    {"stycznia", "lutego", "marca", "kwietnia", "maja", "czerwca", "lipca", "sierpnia", "września",
     "października", "listopada", "grudnia"},
    {"leden", "únor", "březen", "duben", "květen", "červen", "červenec", "srpen", "září", "říjen",
     "listopad", "prosinec"},
    {"ledna", "února", "března", "dubna", "května", "června", "července", "srpna", "září", "října",
     "listopadu", "prosince"},
});

// Not the beginning of any name.
struct ShortForm {
    std::string_view word;
    int month;
};
constexpr auto shortForms = std::to_array<ShortForm>({{"mrt", 3}, {"мае", 5}, {"сент", 9}});

constexpr std::size_t shortest = 3; // characters

struct MonthName {
    std::string_view word;
    int rank; // of all names; decides between months whose names begin alike

    [[nodiscard]] constexpr int month() const { return rank % 12 + 1; }
    friend constexpr auto operator<=>(const MonthName&, const MonthName&) = default;
};

constexpr auto sortedNames = [] {
    std::array<MonthName, languages.size() * 12> sorted;
    int rank = 0;
    for (const Names& names : languages)
        for (const std::string_view name : names) {
            sorted[static_cast<std::size_t>(rank)] = {name, rank};
            ++rank;
        }
    std::ranges::sort(sorted);
    return sorted;
}();

} // namespace

std::optional<int> monthNamed(std::string_view word) {
    for (const ShortForm& each : shortForms)
        if (each.word == word)
            return each.month;
    if (base::countCharacters(word) < shortest)
        return std::nullopt;
    const auto from = std::ranges::lower_bound(sortedNames, word, {}, &MonthName::word);
    if (from != sortedNames.end() && from->word == word)
        return from->month();
    const auto to = std::find_if(from, sortedNames.end(), [word](const MonthName& name) {
        return !name.word.starts_with(word);
    });
    const auto first = std::ranges::min_element(from, to, {}, &MonthName::rank);
    return first != to ? std::optional(first->month()) : std::nullopt;
}

} // namespace damscope::rules
