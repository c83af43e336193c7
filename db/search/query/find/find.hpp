// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/parallel/workers.hpp"
#include "db/search/lists/filter.hpp"
#include "db/search/query/language/query.hpp"
#include "db/search/query/match/matcher.hpp"
#include "db/store/codec/numbers.hpp"
#include "messages/message.hpp"
#include "rules/board/position.hpp"
#include "rules/game/game.hpp"

#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

namespace damscope::db {

class Store;

/// The report of a search.
struct SearchReport {
    std::uint64_t hits = 0;
    std::vector<GameId> damaged; ///< games that could not be read completely
    bool complete = true;        ///< false: ended by the stop request or the sink
};

/// How many games have this position (pieces, side to move, variant) in their main line, however it
/// was reached. Games are replayed, and those that are not indexed are read through; but positions
/// that ten thousand games and more of one segment share are counted by their keys in the index:
/// one in some hundred thousand such counts may be too high by a game. Shows one state of the store
/// from beginning to end.
[[nodiscard]] SearchReport countPosition(Store& store, const rules::Position& position,
                                         const Filter& filter, std::stop_token stop = {});

} // namespace damscope::db

namespace damscope::db::query {

/// A place in a stored game where a query holds.
struct Hit {
    GameId game{};
    int ply = 0; ///< moves before the position
    rules::Color side{};
    std::string next; ///< the move played there, as PDN writes it; empty if there is none
    bool inVariation = false;
    rules::PositionKey key{}; ///< of the position: finds the place of a variation in the game
    int lasts = 0;            ///< for so many plies it goes on to hold (findLongest())
};

/// Takes a hit; false ends the search.
using HitSink = std::function<bool(const Hit&)>;

struct FindOptions {
    Scope scope{};
    unsigned jobs = 0;            ///< threads that search; 0: one a core
    base::Progress progress = {}; ///< games searched
    GameId after{};               ///< find() searches games of higher numbers only
};

/// The places where the query holds in the games that pass the filter, in the order of import and
/// of Matcher::search; the sink gets them in the calling thread, as soon as they and all before
/// them are found. A position that must occur is looked up in the index, so that only games that
/// have it are read; otherwise all are. Works on one snapshot of the store, whatever others write
/// meanwhile: one connection reads, and several threads search what it has read. `hits` in the
/// report counts places.
SearchReport find(Store& store, const Query& query, const Filter& filter, const HitSink& sink,
                  const FindOptions& options = {}, std::stop_token stop = {});

/// The place in each game from which the query holds for the longest stretch, as `for N plies`
/// counts it; the longest first. Main lines only.
SearchReport findLongest(Store& store, const Query& query, const Filter& filter,
                         std::vector<Hit>& found, FindOptions options = {},
                         std::stop_token stop = {});

/// How many places find() would give (see countPosition() about positions that very many games
/// share).
[[nodiscard]] SearchReport count(Store& store, const Query& query, const Filter& filter,
                                 const FindOptions& options = {}, std::stop_token stop = {});

/// The node of the game with the position of a hit after it; the start if the game has changed
/// since.
[[nodiscard]] rules::NodeId placeOf(const rules::Game& game, const Hit& hit);

/// In how many of the games that a query is about nothing is known of what it asks for. A search
/// finds nothing in these, and so does a search for the opposite: what is not known is not zero.
struct Gaps {
    std::uint64_t games = 0;         ///< of the variant that pass the filter
    std::uint64_t notAnalysed = 0;   ///< if the query asks for errors
    std::uint64_t withoutTables = 0; ///< if it asks the endgame tables: these know no position

    [[nodiscard]] bool any() const { return notAnalysed + withoutTables > 0; }
    friend bool operator==(const Gaps&, const Gaps&) = default;
};

/// Costs nothing unless the query asks for errors or the endgame tables. These are asked about
/// every game, which is a search of its own with the threads and the progress of `options`: do
/// without where a search has ended at as many hits as were wanted. Main lines only, whatever the
/// scope is.
[[nodiscard]] Gaps findGaps(Store& store, const Query& query, const Filter& filter,
                            FindOptions options = {}, const std::stop_token& stop = {});

/// What a user does about a gap, in the words of a program: a command, or a place in a menu.
struct WaysToFill {
    std::string analyse;
    std::string makeTables;
};

/// A sentence for each kind.
[[nodiscard]] std::vector<Message> messages(const Gaps& gaps, const WaysToFill& ways);

} // namespace damscope::db::query
