// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/events/entrants.hpp"

#include "base/text/ascii.hpp"
#include "base/text/split.hpp"
#include "db/codec/fold_name.hpp"
#include "db/players/name_words.hpp"
#include "db/players/person_name.hpp"
#include "parser/encoding/clean_text.hpp"
#include "parser/encoding/entities.hpp"

#include <algorithm>
#include <utility>

namespace damscope::db {
namespace {

using Kind = EntrantsFault::Kind;

struct Line {
    std::size_t number;
    std::vector<std::string> columns; ///< those with words, as tables of spreadsheets have them
};

bool hasLetters(std::string_view text) {
    return std::ranges::any_of(text, [](char c) { return base::isLetter(c) || !base::isAscii(c); });
}

// One letter is no surname, but can be all that a list gives.
bool isNobody(std::string_view name) {
    const std::string folded = foldName(name); // begins with a blank
    return !readPersonName(name) &&
           !isInitial(std::string_view(folded).substr(folded.empty() ? 0 : 1));
}

// "Player 3" and "Guest 1200" are somebody only with their number.
bool isNumberedName(std::string_view name) {
    const auto person = readPersonName(name);
    return person && std::ranges::any_of(person->surname, isNumbered);
}

// The number of a list: "1. Jansen, P.", "12) Jansen, P.", "3 Jansen, P.".
std::string_view withoutPlace(std::string_view name) {
    constexpr std::size_t longest = 3;
    const std::size_t digits = std::min(name.find_first_not_of(base::digits), name.size());
    if (digits == 0 || digits > longest || digits == name.size())
        return name;
    std::string_view rest = name.substr(digits);
    const bool sign = rest.front() == '.' || rest.front() == ')';
    if (!sign && rest.front() != ' ')
        return name;
    rest = base::trimmedStart(rest.substr(1));
    return hasLetters(rest) ? rest : name;
}

// "Jansen, P. 1250" and "Jansen, P. (1250)": three or four digits at the end are a rating.
std::string_view withoutRating(std::string_view name) {
    std::string_view rest = base::trimmedEnd(name, " )*");
    const std::size_t begin = rest.find_last_not_of(base::digits) + 1;
    const std::size_t digits = rest.size() - begin;
    rest = rest.substr(0, begin);
    const bool apart = rest.ends_with(' ') || rest.ends_with('(');
    if ((digits != 3 && digits != 4) || !apart || isNumberedName(name))
        return name;
    rest = base::trimmedEnd(rest, " (,");
    return hasLetters(rest) ? rest : name;
}

std::string nameIn(std::string_view column) {
    std::string_view name = column;
    if (name.size() > 2 && name.starts_with('"') && name.ends_with('"'))
        name = name.substr(1, name.size() - 2);
    return std::string(withoutRating(withoutPlace(name)));
}

std::vector<std::string> columnsOf(std::string_view written) {
    std::vector<std::string> columns;
    const std::string decoded = parser::withoutEntities(written); // they end with a semicolon
    std::string_view line = decoded;
    while (!line.empty()) {
        const std::size_t end = std::min(line.find_first_of("\t;"), line.size());
        if (std::string column = parser::cleanLine(line.substr(0, end)); hasLetters(column))
            columns.push_back(std::move(column));
        line.remove_prefix(std::min(end + 1, line.size()));
    }
    return columns;
}

std::vector<Line> linesOf(std::string_view text) {
    std::vector<Line> lines;
    std::size_t number = 0;
    const std::string decoded = parser::decodedText(text);
    for (const std::string_view line : base::splitLines(decoded)) {
        ++number;
        const std::string clean = parser::cleanLine(line);
        if (clean.empty() || clean.starts_with('#'))
            continue;
        auto columns = columnsOf(line);
        lines.push_back({number, columns.empty() ? std::vector{clean} : std::move(columns)});
    }
    return lines;
}

/// White and Black of a line; blank: there is no such name.
std::pair<std::string, std::string> sides(const Line& line) {
    if (line.columns.size() > 1)
        return line.columns.size() == 2
                   ? std::pair(nameIn(line.columns[0]), nameIn(line.columns[1]))
                   : std::pair<std::string, std::string>();
    const std::string_view all = line.columns.front();
    for (const std::string_view sign : {":", " - "})
        if (const std::size_t at = all.find(sign); at != std::string_view::npos)
            return {nameIn(base::trimmed(all.substr(0, at))),
                    nameIn(base::trimmed(all.substr(at + sign.size())))};
    return {std::string(all), {}};
}

/// Whether the player was not in the list.
bool add(std::vector<std::string>& players, std::string name) {
    if (std::ranges::find(players, name) != players.end())
        return false;
    players.push_back(std::move(name));
    return true;
}

Expected<Entrants, EntrantsFault> readPairings(const std::vector<Line>& lines, int round) {
    Entrants entrants;
    for (const Line& line : lines) {
        auto [white, black] = sides(line);
        if (white.empty() || black.empty())
            return Unexpected{EntrantsFault{Kind::noOpponent, line.number}};
        if (isNobody(white) || isNobody(black))
            return Unexpected{EntrantsFault{Kind::nobody, line.number}};
        const std::size_t place = entrants.players.size();
        if (!add(entrants.players, std::move(white)) || !add(entrants.players, std::move(black)))
            return Unexpected{EntrantsFault{Kind::twice, line.number}};
        entrants.pairings.push_back({round, place, place + 1});
    }
    return entrants;
}

std::vector<Pairing> drawn(std::size_t players, const Draw& draw) {
    return draw.kind == Draw::Kind::rounds ? bergerRounds(players, draw.round)
                                           : roundRobin(players, draw.kind == Draw::Kind::twice);
}

Expected<Entrants, EntrantsFault> readPlayers(const std::vector<Line>& lines, const Draw& draw) {
    Entrants entrants;
    for (const Line& line : lines) {
        if (line.columns.size() > 1)
            return Unexpected{EntrantsFault{Kind::columns, line.number}};
        std::string name = nameIn(line.columns.front());
        if (isNobody(name))
            return Unexpected{EntrantsFault{Kind::nobody, line.number}};
        if (!add(entrants.players, std::move(name)))
            return Unexpected{EntrantsFault{Kind::twice, line.number}};
    }
    entrants.pairings = drawn(entrants.players.size(), draw);
    return entrants;
}

} // namespace

Expected<Entrants, EntrantsFault> readEntrants(std::string_view text, const Draw& draw) {
    const std::vector<Line> lines = linesOf(text);
    if (lines.size() > mostEntrants)
        return Unexpected{EntrantsFault{Kind::number}};
    auto entrants = draw.kind == Draw::Kind::pairings ? readPairings(lines, draw.round)
                                                      : readPlayers(lines, draw);
    if (entrants && entrants->players.size() < 2)
        return Unexpected{EntrantsFault{Kind::number}};
    return entrants;
}

} // namespace damscope::db
