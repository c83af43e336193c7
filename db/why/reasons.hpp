// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/endgame/result_judge.hpp"
#include "db/shots/scan.hpp"
#include "messages/language.hpp"
#include "messages/message.hpp"
#include "rules/board/result.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

/// What is proved about a move of a game, and nothing else: combinations by forced captures,
/// results by endgame tables, structures by the board.
namespace damscope::db {

struct Reason {
    /// Structures are those that last (structurePath()).
    enum class Kind : std::uint8_t {
        plays,     ///< it begins a combination
        misses,    ///< there was a combination
        allows,    ///< the opponent has a combination; another move would have prevented it
        gives,     ///< the opponent gains by captures alone; another move would not allow it
        changes,   ///< the result by the endgame tables changes
        takesUp,   ///< the side that moved has a structure from now on
        givesUp,   ///< it has a structure no more
        threatens, ///< it would gain if the opponent did nothing
        exchanges  ///< it begins an exchange that changes the count of tempi
    };
    Kind kind{};
    FoundShot shot{};           ///< of plays, misses, allows, gives, threatens; moves of exchanges
    rules::GameResult before{}; ///< of changes
    rules::GameResult after{};
    std::uint32_t structure = 0; ///< number in structures()
    int tempiBefore = 0;         ///< of exchanges: by how many rows the side's men are ahead
    int tempiAfter = 0;
};

/// Looks at the move made in a position of a game, given by its index. Without tables nothing is
/// known of them.
[[nodiscard]] std::vector<Reason> reasonsFor(std::span<const analysis::shots::Ply> game,
                                             std::size_t at, analysis::shots::ShotFinder& finder,
                                             const analysis::endgame::ResultJudge* tables);

/// The reason as a sentence's message: "24-29 loses 2 men to coup Philippe: 26. ...". Names stand
/// in the language that it will be worded in.
[[nodiscard]] Message message(std::span<const analysis::shots::Ply> game, std::size_t at,
                              const Reason& reason, Language language);

/// That nothing is proved about the move.
[[nodiscard]] Message nothingProved(std::span<const analysis::shots::Ply> game, std::size_t at);

} // namespace damscope::db
