// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/events/entrants.hpp"

#include "base/text/ascii.hpp"
#include "base/text/split.hpp"
#include "db/codec/fold_name.hpp"
#include "db/players/name_words.hpp"
#include "db/players/person_name.hpp"

#include <algorithm>
#include <utility>

namespace damscope::db {
namespace {

using Kind = EntrantsFault::Kind;

struct Line {
    std::size_t number;
    std::string text;
};

std::vector<Line> linesOf(std::string_view text) {
    std::vector<Line> lines;
    std::size_t number = 0;
    for (const std::string_view line : base::splitLines(text)) {
        ++number;
        if (const std::string_view name = base::trimmed(line);
            !name.empty() && !name.starts_with('#'))
            lines.push_back({number, std::string(name)});
    }
    return lines;
}

/// White and Black of a line; blank: there is no such name.
std::pair<std::string, std::string> sides(const std::string& line) {
    for (const std::string_view sign : {"\t", ":", " - ", " – "})
        if (const std::size_t at = line.find(sign); at != std::string::npos)
            return {std::string(base::trimmed(std::string_view(line).substr(0, at))),
                    std::string(base::trimmed(std::string_view(line).substr(at + sign.size())))};
    return {line, {}};
}

// One letter is no surname, but can be all that a list gives.
bool isNobody(std::string_view name) {
    const std::string folded = foldName(name); // begins with a blank
    return !readPersonName(name) &&
           !isInitial(std::string_view(folded).substr(folded.empty() ? 0 : 1));
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
        auto [white, black] = sides(line.text);
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
        if (isNobody(line.text))
            return Unexpected{EntrantsFault{Kind::nobody, line.number}};
        if (!add(entrants.players, line.text))
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
