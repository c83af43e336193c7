// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/text/month_names.hpp"

#include "base/text/utf8.hpp"

#include <algorithm>
#include <array>
#include <span>

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

template <class Fits> std::optional<int> firstFitting(Fits fits) {
    for (const Names& names : languages)
        if (const auto found = std::ranges::find_if(names, fits); found != names.end())
            return static_cast<int>(found - names.begin()) + 1;
    return std::nullopt;
}

} // namespace

std::optional<int> monthNamed(std::string_view word) {
    for (const ShortForm& each : shortForms)
        if (each.word == word)
            return each.month;
    if (base::countCharacters(word) < shortest)
        return std::nullopt;
    const auto whole = firstFitting([word](std::string_view name) { return name == word; });
    return whole ? whole
                 : firstFitting([word](std::string_view name) { return name.starts_with(word); });
}

} // namespace damscope::rules
