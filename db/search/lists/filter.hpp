// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/codec/numbers.hpp"
#include "rules/board/result.hpp"
#include "rules/board/rules.hpp"
#include "rules/game/game.hpp"
#include "rules/text/date.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace damscope::db {

using rules::Date;

class Store;

struct Range {
    int low = 0;
    int high = 0; ///< included
    friend bool operator==(const Range&, const Range&) = default;
};

/// How a game ended for a player.
enum class Outcome : std::uint8_t { won, lost, drawn };
/// For who had this side; nothing if the result is not known. Both can lose.
[[nodiscard]] std::optional<Outcome> outcomeFor(rules::Color side, rules::GameResult result);

/// A combination that a game must have: everything that is set, for the same one.
struct ShotFilter {
    bool any = false;                               ///< one of any name
    bool missed = false;                            ///< else played
    std::optional<std::string> name = std::nullopt; ///< in any language
    std::optional<Range> gain = std::nullopt;       ///< in men
    [[nodiscard]] bool isSet() const { return any || missed || name || gain; }
    friend bool operator==(const ShotFilter&, const ShotFilter&) = default;
};

/// Selects games; all members that are set must hold. Deleted games never match. Names
/// of players are found in every form and spelling (players/name_query.hpp); of events, sites and
/// openings each word must begin a word of the name, case and accents ignored.
struct Filter {
    std::vector<GameId> ids = {}; ///< one of these
    std::optional<std::string> player = std::nullopt;
    std::optional<std::string> opponent = std::nullopt; ///< of `player`, in either colour
    std::optional<std::string> white = std::nullopt;
    std::optional<std::string> black = std::nullopt;
    std::optional<std::string> event = std::nullopt;
    std::optional<std::string> site = std::nullopt;
    std::optional<std::string> opening = std::nullopt; ///< as names; also by the other name
    std::optional<std::string> source =
        std::nullopt; ///< its number, or whole parts of its path (sourcesCalled)
    /// A game of "1998.??.??" is in 1998, but neither after 1998.05.01 nor before. Games without a
    /// date are in no period.
    std::optional<Date> from = std::nullopt;
    std::optional<Date> to = std::nullopt; ///< included: Date(1998) means to the end of 1998
    std::optional<rules::GameResult> result = std::nullopt;
    /// As it is written ("1-0"), read by the rules of each game's variant.
    std::optional<std::string> writtenResult = std::nullopt;
    std::optional<std::string> round = std::nullopt; ///< "3" is also "3.1"
    std::vector<rules::Tag> tags = {};               ///< all of them: see conditions.hpp
    std::optional<bool> legal = std::nullopt;        ///< to the end
    /// For the player whom the filter names: `player`, else `white`, else `black`.
    std::optional<Outcome> outcome = std::nullopt;
    std::optional<rules::Variant> variant = std::nullopt;
    std::optional<Range> rating =
        std::nullopt; ///< of both players; games that lack one do not match
    std::optional<Range> whiteRating = std::nullopt;
    std::optional<Range> blackRating = std::nullopt;
    std::optional<Range> winnerRating = std::nullopt; ///< of decided games
    std::optional<Range> loserRating = std::nullopt;
    std::optional<Range> ratingGap = std::nullopt;     ///< between the players, whichever has more
    std::optional<Range> upset = std::nullopt;         ///< by which the loser's rating was higher
    std::optional<Range> clock = std::nullopt;         ///< seconds that a player had left
    std::optional<std::string> comment = std::nullopt; ///< words of one comment
    std::optional<Range> plies = std::nullopt;
    std::optional<std::string> collection = std::nullopt; ///< the name of a collection
    ShotFilter shot = {};                                 ///< see db/search/themes
    std::optional<std::string> structure = std::nullopt;  ///< its name, of either side
    bool withComments = false;
    bool withVariations = false;
    bool withEvaluations = false; ///< of its positions: see conditions.hpp
    bool withProblems = false;
    bool withErrors = false;
    bool withResultDoubts = false; ///< refuted by the last position: see conditions.hpp
    friend bool operator==(const Filter&, const Filter&) = default;
};

/// Whether a filter names a player, of whom an outcome is.
[[nodiscard]] inline bool namesPlayer(const Filter& filter) {
    return filter.player || filter.white || filter.black;
}

/// Whether a filter asks for what a search for combinations and structures has found.
[[nodiscard]] inline bool needsThemes(const Filter& filter) {
    return filter.shot.isSet() || filter.structure;
}

/// Whether a filter selects all games, and none of them is deleted: then nothing needs to be
/// filtered. This and the following functions throw UnanswerableFilter (filter_text.hpp).
[[nodiscard]] bool selectsAllGames(Store& store, const Filter& filter);

/// The selected games, in the order of their numbers (other orders: sortGames()).
[[nodiscard]] std::vector<GameId> findGames(Store& store, const Filter& filter);
[[nodiscard]] std::uint64_t countGames(Store& store, const Filter& filter);

/// The sort keys of a list of games.
enum class SortBy : std::uint8_t {
    imported, ///< the order in which the games came in: their ids
    date,
    white, ///< by name, case and accents ignored; the next ones likewise
    black,
    event,
    opening,
    rating, ///< of the better rated player
    plies,
    result ///< White wins, drawn, Black wins, both lose
};

/// Sorts games. Equal ones stay in the order of import; games with an unknown key come last either
/// way. A million games take some 0.1 s, and no table is sorted by SQLite: the
/// order comes from the columns for lists (header_columns.hpp).
void sortGames(Store& store, std::vector<GameId>& games, SortBy by, bool descending);

} // namespace damscope::db
