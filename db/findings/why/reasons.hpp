// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/embedded/embedded_engine.hpp"
#include "analysis/endgame/result.hpp"
#include "analysis/judgement/judgement.hpp"
#include "db/findings/shots/scan.hpp"
#include "db/search/structures/structures.hpp"
#include "messages/language.hpp"
#include "messages/message.hpp"
#include "rules/board/position.hpp"
#include "rules/board/result.hpp"
#include "rules/moves/generate.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace damscope::db {

/// A small search of all moves, quiet ones too, beside proofs that follow captures only: what
/// captures gain quiet moves may win back, or gain as well. It proves nothing, but what it
/// contradicts is not said. The same question always has the same answer.
class SecondOpinion {
public:
    /// Whether a move is clearly better than another one. Neither is where the game is won, or
    /// lost, with both.
    [[nodiscard]] bool isBetter(const rules::Position& position, const rules::Move& move,
                                const rules::Move& other);
    /// Whether some move is clearly better than this one.
    [[nodiscard]] bool hasBetter(const rules::Position& position, const rules::Move& move);

    /// What is wrong with a move.
    struct Refutation {
        rules::Move better;
        std::vector<rules::Move> line; ///< after the move, the opponent's first
        double men = 0;                ///< that the better one is better by; 0: the game
    };
    /// Nothing unless the move is a mistake against the best one, as analysis::Thresholds has it.
    [[nodiscard]] std::optional<Refutation> refutation(const rules::Position& position,
                                                       const rules::Move& move);

private:
    struct Found {
        analysis::Score score; ///< for the side to move
        std::vector<rules::Move> line = {};
    };
    [[nodiscard]] const Found& search(const rules::Position& position);
    [[nodiscard]] Found searched(const rules::Position& position);

    std::optional<analysis::EmbeddedEngine> engine_;
    /// Moves of a position are asked about more than once.
    std::map<std::pair<rules::Variant, rules::PositionKey>, Found> found_;
};

/// What is proved about a move of a game: combinations by forced captures, results by endgame
/// tables, structures by the board. A search takes back what it contradicts, and is heard where a
/// move is a mistake of which no proof says so.
struct Reason {
    /// Structures are those that last (structurePath()).
    enum class Kind : std::uint8_t {
        plays,     ///< it begins a combination, or moves that are called so (FoundShot::forced)
        misses,    ///< there was a combination
        allows,    ///< the opponent has a combination; another move would have prevented it
        gives,     ///< the opponent gains by captures alone; another move would not allow it
        changes,   ///< the result by the endgame tables changes
        takesUp,   ///< the side that moved has a structure from now on
        givesUp,   ///< it has a structure no more
        refuted,   ///< a small search finds an answer, and another move that is a mistake better
        prefers,   ///< a search that was stored judges it an error, and nothing is lost by force
        threatens, ///< it would gain if the opponent did nothing
        exchanges  ///< it begins an exchange that changes the count of tempi
    };
    Kind kind{};
    /// The combination of plays, misses, allows, gives, threatens; the moves of exchanges; the
    /// answer of refuted.
    FoundShot shot{};
    /// Its first move, of plays, misses, allows; the better one of refuted, prefers.
    rules::Move begins{};
    double men = 0; ///< what the better one is better by, of refuted, prefers; 0: not in men
    rules::GameResult before{}; ///< of changes
    rules::GameResult after{};
    std::shared_ptr<const Structure> structure{}; ///< null: it is about none
    bool lost = false;   ///< of allows, gives: quiet moves do not win it back either
    int tempiBefore = 0; ///< of exchanges: by how many rows the side's men are ahead
    int tempiAfter = 0;
};

/// For which moves a small search is asked for a refutation, if nothing is proved against them.
enum class Refute : std::uint8_t {
    claims, ///< of those for which something speaks: a threat, an exchange
    any     ///< of all; half a second for each
};

/// What is proved about the moves of one game. Of combinations it says what a search of the game
/// lists (analysis::shots::findShots()).
class MoveReasons {
public:
    /// The plies and the finder must outlive it.
    MoveReasons(std::span<const analysis::shots::Ply> game, analysis::shots::ShotFinder& finder,
                NameCatalogue names);

    /// What matters of the move made in a position (see ranking.hpp), given by its index. Without
    /// tables nothing is known of them; without a judgement, how a stored evaluation judges it.
    [[nodiscard]] std::vector<Reason> of(std::size_t at,
                                         const analysis::endgame::ResultJudge* tables,
                                         Refute refute = Refute::claims,
                                         const analysis::JudgedMove* judged = nullptr) const;

private:
    std::span<const analysis::shots::Ply> game_;
    analysis::shots::ShotFinder& finder_;
    NameCatalogue names_;
    std::vector<analysis::shots::GameShot> shots_;
    std::vector<StructureStay> stays_;
    std::unique_ptr<SecondOpinion> opinion_ = std::make_unique<SecondOpinion>();
};

/// The reason as a sentence's message: "24-29 loses 2 men to coup Philippe: 26. ...". Names stand
/// in the language that it will be worded in.
[[nodiscard]] Message message(std::span<const analysis::shots::Ply> game, std::size_t at,
                              const Reason& reason, Language language);

/// That nothing is proved about the move.
[[nodiscard]] Message nothingProved(std::span<const analysis::shots::Ply> game, std::size_t at);

} // namespace damscope::db
