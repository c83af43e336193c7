// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/endgame/result.hpp"
#include "analysis/engine.hpp"
#include "analysis/judgement/judgement.hpp"
#include "analysis/shots/names.hpp"
#include "analysis/shots/shot_finder.hpp"
#include "base/vocabulary.hpp"
#include "db/training/exercise.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string_view>
#include <utility>
#include <vector>

namespace damscope::db {

/// A position of a game that may become an exercise: something went wrong there.
struct ExerciseCandidate {
    rules::Position position;
    rules::Move played;
    ExerciseKind kind{};
    int ply = 0;                     ///< moves before it
    analysis::shots::Shot shot = {}; ///< of missedShot, or the opponent's of allowedShot
    int lead = 0;                    ///< from which the shot's gain counts
};

/// What is known of a game.
struct GameLesson {
    std::span<const analysis::shots::Ply> plies;
    const analysis::GameJudgement* judgement = nullptr; ///< null: it was not judged
    const analysis::endgame::ResultJudge* tables = nullptr;
};

/// The candidates of a game, by ply; of several at one ply first the one that is proved best: an
/// ending, a combination that was missed, one that was allowed, a mistake.
[[nodiscard]] std::vector<ExerciseCandidate>
exerciseCandidates(const GameLesson& game, analysis::shots::ShotFinder& finder);

/// How exactly answers are distinguished.
struct ProvingSettings {
    std::uint64_t nodes = 50'000; ///< of a search
    /// A move that loses no more than this of the expectancy (analysis/judgement) is as good as
    /// the best.
    double margin = 0.05;
    /// What a search finds is confirmed by one with so many times the nodes.
    std::uint64_t confirmation = 10;
    /// Ends searches: what comes after it was requested is worth nothing.
    std::stop_token stop = {};
};

/// Why a position is no exercise.
enum class Unsuitable : std::uint8_t {
    manyAnswers,  ///< more than half of the moves are right, or by a search more than four
    closeSecond,  ///< another move is nearly as good, so that it would be unfair to call it wrong
    notConfirmed, ///< a search does not agree with what was proved or stored
    wonBack,      ///< the opponent takes back what the combination gains
    lost,         ///< nothing is to be kept: it is lost anyway, by the tables or nearly by a search
    forced,       ///< there is one legal move
    nearDuplicate ///< an exercise of the same game asks nearly the same (make_exercises.hpp)
};
/// A stable word: "close-second".
[[nodiscard]] std::string_view word(Unsuitable reason);

/// A move and what it is worth to the side that makes it.
struct ValuedMove {
    rules::Move move;
    double points = 0; ///< the expectancy, 0 to 1
    std::vector<rules::Move> line = {};
};

/// Finds out which moves of a position are right: by the tables where they know all moves, else by
/// a search, which combinations must agree with. The engine must be able to search several lines.
class Prover {
public:
    /// Everything must outlive it.
    Prover(analysis::Engine& engine, const analysis::endgame::ResultJudge& tables,
           ProvingSettings settings)
        : engine_(engine), tables_(tables), settings_(std::move(settings)) {}

    /// The candidate as an exercise, without its origins and structures; its motifs have these
    /// names. Throws EngineError.
    [[nodiscard]] Expected<Exercise, Unsuitable> prove(const ExerciseCandidate& candidate,
                                                       const analysis::shots::ShotNames& names);

    /// Whether the answers of an exercise are still right and all others wrong: what is amiss, or
    /// nothing. Throws EngineError.
    [[nodiscard]] std::optional<Unsuitable> check(const Exercise& exercise);

    /// What a move is worth, of a position with more than one: by the tables, else by a search of
    /// the position after it. Throws EngineError.
    [[nodiscard]] ValuedMove valueOf(const rules::Position& position, const rules::Move& move);

    /// Whether the tables know what every move of a position leads to.
    [[nodiscard]] bool isKnown(const rules::Position& position) const {
        return byTables(position).has_value();
    }
    /// The best moves of a position, the best first: all by the tables, else as many as `most` by a
    /// search. Throws EngineError.
    [[nodiscard]] std::vector<ValuedMove> bestMoves(const rules::Position& position,
                                                    std::size_t most);

    /// How a position goes on, as a search sees it; empty if the game is over. Throws EngineError.
    [[nodiscard]] std::vector<rules::Move> bestLine(const rules::Position& position);

    [[nodiscard]] const ProvingSettings& settings() const { return settings_; }

private:
    using Moves = std::vector<rules::Move>;
    struct Searched {
        std::vector<ValuedMove> moves; ///< the best first
        bool all = false;              ///< every legal move is among them
        int settled = 0;               ///< the depth from which the best move stayed the best
    };

    [[nodiscard]] std::optional<std::vector<ValuedMove>>
    byTables(const rules::Position& position) const;
    [[nodiscard]] Searched bySearch(const rules::Position& position, std::size_t lines,
                                    std::uint64_t nodes);
    [[nodiscard]] std::optional<Unsuitable> amiss(const Exercise& exercise,
                                                  std::span<const ValuedMove> moves) const;
    [[nodiscard]] Expected<Exercise, Unsuitable> proveByTables(const ExerciseCandidate& candidate,
                                                               std::vector<ValuedMove> moves);
    [[nodiscard]] Expected<Exercise, Unsuitable> proveBySearch(const ExerciseCandidate& candidate);
    [[nodiscard]] std::optional<Unsuitable> agree(const ExerciseCandidate& candidate,
                                                  Exercise& exercise);
    [[nodiscard]] std::optional<Unsuitable> agreeMissed(const ExerciseCandidate& candidate,
                                                        Exercise& exercise);
    [[nodiscard]] std::optional<Unsuitable> agreeAllowed(const ExerciseCandidate& candidate,
                                                         Exercise& exercise);

    analysis::Engine& engine_;
    const analysis::endgame::ResultJudge& tables_;
    ProvingSettings settings_;
    analysis::shots::ShotFinder finder_{{.moves = 9, .positions = 40'000}};
};

} // namespace damscope::db
