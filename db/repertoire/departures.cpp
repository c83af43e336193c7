// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/repertoire/departures.hpp"

#include "db/codec/main_line.hpp"
#include "db/openings/tree.hpp"
#include "db/records/game_reader.hpp"
#include "db/store/store.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>
#include <functional>
#include <optional>

namespace damscope::db {
namespace {

const RepertoireMove* moveOf(const RepertoirePosition& position, const rules::Move& move) {
    const auto found = std::ranges::find(position.moves, move, &RepertoireMove::move);
    return found == position.moves.end() ? nullptr : &*found;
}

LeftBy whoLeft(const Repertoire& repertoire, const RepertoirePosition& at, bool moved) {
    if (!moved || at.moves.empty())
        return LeftBy::nobody;
    return at.position.toMove() == repertoire.side() ? LeftBy::oneself : LeftBy::opponent;
}

Departure departureFrom(const Repertoire& repertoire, const RepertoirePosition& at, GameId game) {
    return {game, whoLeft(repertoire, at, false), 0, {}, at.path, at.moves};
}

std::optional<Departure> departure(const Repertoire& repertoire, GameId game,
                                   std::span<const std::uint8_t> moves) {
    std::optional<Departure> last;
    const RepertoirePosition* before = nullptr;
    MainLineReader line(moves);
    while (line.next()) {
        if (before != nullptr && line.move()) {
            last->ply = static_cast<int>(line.ply());
            last->move = rules::moveText(before->position, *line.move());
            last->by = whoLeft(repertoire, *before, true);
            const RepertoireMove* played = moveOf(*before, *line.move());
            if (played != nullptr && played->mark == RepertoireMark::avoid &&
                before->position.toMove() == repertoire.side())
                return last;
        }
        before = line.position() ? repertoire.find(*line.position()) : nullptr;
        if (before != nullptr)
            last = departureFrom(repertoire, *before, game);
    }
    return last;
}

} // namespace

std::vector<Departure> departures(Store& store, const Repertoire& repertoire,
                                  std::span<const GameId> games, const std::stop_token& stop) {
    const Snapshot snapshot(store);
    std::vector<Departure> all;
    for (const GameId game : games) {
        if (stop.stop_requested())
            break;
        if (const auto moves = movetextOf(store.connection(), game))
            if (auto found = departure(repertoire, game, *moves))
                all.push_back(std::move(*found));
    }
    return all;
}

std::vector<Gap> gaps(OpeningBook& book, const Repertoire& repertoire, std::uint64_t least,
                      const std::stop_token& stop) {
    std::vector<Gap> all;
    for (const RepertoirePosition& at : repertoire.positions()) {
        if (at.position.toMove() == repertoire.side() || at.moves.empty())
            continue;
        if (stop.stop_requested())
            break;
        const OpeningTable table = book.at(at.position, {.arrivals = false, .players = 0});
        for (const OpeningMove& move : table.moves)
            if (move.tally.games >= least &&
                repertoire.find(at.position.after(move.move)) == nullptr)
                all.push_back({at.path, move.text, move.tally.games});
    }
    std::ranges::stable_sort(all, std::greater<>(), &Gap::games);
    return all;
}

} // namespace damscope::db
