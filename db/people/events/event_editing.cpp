// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/people/events/event_editing.hpp"

#include "base/text/ascii.hpp"
#include "base/text/split.hpp"
#include "db/people/events/event_name.hpp"
#include "db/people/events/events.hpp"
#include "db/store/codec/fold_name.hpp"
#include "db/store/games.hpp"
#include "db/store/own_games.hpp"
#include "db/store/players/name_query.hpp"
#include "db/store/players/person_name.hpp"
#include "db/store/store.hpp"
#include "parser/encoding/clean_text.hpp"
#include "rules/game/game.hpp"
#include "rules/text/date.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <tuple>
#include <utility>

namespace damscope::db {
namespace {

// The last of an even number stays; the others go round. Of an odd number nobody is the last.
void addRound(std::size_t even, int round, std::size_t players, std::vector<Pairing>& pairings) {
    const std::size_t others = even - 1;
    const auto first = static_cast<std::size_t>(round - 1) * (even / 2) % others;
    const auto at = [&](std::size_t step) { return (first + step) % others; };
    const auto add = [&](std::size_t white, std::size_t black) {
        if (white < players && black < players)
            pairings.push_back({round, white, black});
    };
    if (round % 2 == 1)
        add(at(0), others);
    else
        add(others, at(0));
    for (std::size_t i = 1; i < even / 2; ++i)
        add(at(i), at(others - i));
}

} // namespace

std::vector<Pairing> roundRobin(std::size_t players, bool twice) {
    const int once = static_cast<int>(players + players % 2) - 1;
    return bergerRounds(players, twice ? 2 * once : once);
}

std::vector<Pairing> bergerRounds(std::size_t players, int rounds) {
    std::vector<Pairing> pairings;
    if (players < 2)
        return pairings;
    const std::size_t even = players + players % 2;
    const int all = static_cast<int>(even) - 1;
    for (int round = 1; round <= rounds; ++round) {
        const std::size_t first = pairings.size();
        addRound(even, (round - 1) % all + 1, players, pairings);
        const bool exchanged = (round - 1) / all % 2 == 1;
        for (Pairing& pairing : std::span(pairings).subspan(first)) {
            pairing.round = round;
            if (exchanged)
                std::swap(pairing.white, pairing.black);
        }
    }
    return pairings;
}

std::optional<std::size_t> enteredBefore(Store& store, const NewEvent& event,
                                         std::span<const Pairing> pairings) {
    using Meeting = std::tuple<std::string, std::string, std::string>;
    const EventName name = readEventName(event.name);
    const int year = name.year > 0 ? name.year : rules::readDate(event.date).year();
    std::set<Meeting> there;
    for (const EventLine& line : listEvents(store, event.name)) {
        if (line.key != name.key)
            continue;
        for (const GameLine& game : gameLines(store, line.games)) {
            const int named = readEventName(game.header.event).year;
            const int played = named > 0 ? named : game.header.day.year();
            if (year == 0 || played == 0 || year == played)
                there.emplace(game.header.round, game.header.white, game.header.black);
        }
    }
    const auto isThere = [&](const Pairing& pairing) {
        const std::string& white = event.players.at(pairing.white);
        const std::string& black = event.players.at(pairing.black);
        const std::string round = std::to_string(pairing.round);
        return there.contains({round, white, black}) || there.contains({round, black, white});
    };
    const auto found = std::ranges::find_if(pairings, isThere);
    return found == pairings.end()
               ? std::nullopt
               : std::optional(static_cast<std::size_t>(found - pairings.begin()));
}

std::vector<GameId> enterEvent(Store& store, const NewEvent& event,
                               std::span<const Pairing> pairings) {
    std::vector<rules::Game> games;
    games.reserve(pairings.size());
    for (const Pairing& pairing : pairings) {
        rules::Game& game = games.emplace_back(rules::Position::start(event.variant));
        rules::putTag(game.tags, "Event", event.name);
        rules::putTag(game.tags, "Site", event.site);
        rules::putTag(game.tags, "Date", event.date);
        rules::putTag(game.tags, "Round", std::to_string(pairing.round));
        rules::putTag(game.tags, "White", event.players.at(pairing.white));
        rules::putTag(game.tags, "Black", event.players.at(pairing.black));
        rules::putTag(game.tags, "Result", "*");
    }
    std::vector<GameId> ids;
    for (const OwnGame& game : addOwnGames(store, games, "event \"" + event.name + "\" --enter"))
        ids.push_back(game.id);
    return ids;
}

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

namespace {

std::string inYear(std::string_view written, int year) {
    const rules::Date date = rules::readDate(written);
    return writeDate(rules::Date(year, date.month(), date.day()));
}

// The name of its event may say which round a game is of; another name does not.
void keepRound(const rules::Game& game, std::vector<rules::Tag>& changes) {
    const std::string_view round = game.tag("Round");
    if (!round.empty() && round != "?")
        return;
    if (const EventName name = readEventName(game.tag("Event")); !name.round.empty())
        changes.push_back({"Round", name.round});
}

} // namespace

std::vector<rules::Tag> changesOf(const EventCorrection& correction, const rules::Game& game) {
    std::vector<rules::Tag> changes;
    for (const std::string_view side : {"White", "Black"})
        if (const auto other = correction.players.find(std::string(game.tag(side)));
            other != correction.players.end())
            changes.push_back({std::string(side), other->second});
    if (correction.year != 0)
        changes.push_back({"Date", inYear(game.tag("Date"), correction.year)});
    for (const rules::Tag& tag : correction.tags) {
        if (tag.name == "Event")
            keepRound(game, changes);
        changes.push_back(tag);
    }
    return changes;
}

std::uint64_t countChanged(Store& store, std::span<const GameId> games,
                           const EventCorrection& correction, const std::stop_token& stop) {
    std::uint64_t changed = 0;
    for (const GameId id : games) {
        if (stop.stop_requested())
            break;
        const auto game = loadGame(store, id);
        if (game && withTags(*game, changesOf(correction, *game)).tags != game->tags)
            ++changed;
    }
    return changed;
}

EditReport correctEvent(Store& store, std::span<const GameId> games,
                        const EventCorrection& correction, const std::string& reason,
                        const std::stop_token& stop, const base::Progress& progress) {
    return editGames(
        store, games, [&](const rules::Game& game) { return changesOf(correction, game); }, reason,
        stop, progress);
}

EditReport setResult(Store& store, GameId game, rules::GameResult result,
                     const rules::ResultDetail& detail, const std::string& reason) {
    const auto change = [&](const rules::Game& stored) {
        return std::vector<rules::Tag>{
            {"Result", writeResult(stored.start().rules(), result, detail)}};
    };
    return editGames(store, std::array{game}, change, reason);
}

} // namespace damscope::db
