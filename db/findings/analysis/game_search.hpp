// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/engine.hpp"
#include "analysis/judgement/judgement.hpp"
#include "base/parallel/workers.hpp"
#include "db/search/lists/filter.hpp"
#include "db/store/codec/numbers.hpp"
#include "messages/message.hpp"
#include "rules/game/game.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

/// How the positions of a game are evaluated, wherever evaluations are kept: the page searches
/// where no database is.
namespace damscope::db {

/// Makes an engine for one thread, ready for a variant. Throws analysis::EngineError.
using EngineFactory = std::function<std::unique_ptr<analysis::Engine>(rules::Variant)>;

struct AnalysisSettings {
    analysis::Limits limits;      ///< for each position
    int threads = 1;              ///< games analysed at the same time
    bool variations = false;      ///< variations too
    bool reanalyse = false;       ///< search again what has been evaluated well enough
    std::optional<Range> plies{}; ///< only the positions before these plies, from 1
    /// The engine forgets the previous position before each: what it finds within a limit of nodes
    /// then depends on the position and the moves before it only.
    bool independent = false;
    /// The positions around a move of a main line that looks like an error or a gain are searched
    /// again with so many times the nodes or the time; 1: they are not.
    int confirmation = 1;
};

/// A position that could not be evaluated, or a game that could not be read.
struct AnalysisProblem {
    GameId game{};
    int ply = 0; ///< the move that would be played there; 0: the whole game
    Message message;
};

struct AnalysisReport {
    static constexpr std::size_t problemLimit = 100;
    static constexpr int mostFailures = 3; ///< in a row, after which an engine is given up
    std::uint64_t games = 0;               ///< finished
    std::uint64_t searched = 0;            ///< positions
    std::uint64_t reused = 0;              ///< positions that had been evaluated well enough
    std::uint64_t forced = 0;    ///< positions without a choice, see EnginePosition::isForced
    std::uint64_t confirmed = 0; ///< positions searched again, see DoubtfulPosition
    std::uint64_t problemCount = 0;
    std::vector<AnalysisProblem> problems; ///< the first of them
    bool complete = true;                  ///< false: stopped, or the engine kept failing
    bool gaveUp = false; ///< the engine failed at three positions in a row, or could not start
};

/// A position of a game, in the form for an engine.
struct EnginePosition {
    rules::Path path;
    rules::Position position; ///< at its end
    int ply;                  ///< of the move to be played
    bool played;              ///< a move follows in the game
    /// Whether its score is that of another position, or of the rules: nobody has a choice, and
    /// the game goes on. Without a next position the only move is searched, too, so that the move
    /// that led here is judged.
    [[nodiscard]] bool isForced() const;
};

/// The position at a node, if it is one of the plies that an analysis looks at.
[[nodiscard]] std::optional<EnginePosition>
wantedPosition(const rules::Game& game, rules::NodeId node, const AnalysisSettings& settings);

/// The positions that an analysis looks at, in the order in which they are searched: from the last
/// to the first.
[[nodiscard]] std::vector<EnginePosition> enginePositions(const rules::Game& game,
                                                          const AnalysisSettings& settings);

/// Whether the settings confirm errors. Where only the depth is limited there is nothing to
/// multiply.
[[nodiscard]] bool confirmsErrors(const AnalysisSettings& settings);

/// The positions whose evaluations decide how a move of the main line is judged: that before it and
/// that after it. Where there is one legal move after it, and it was played, the score comes from
/// the position that follows, and that one is listed instead.
[[nodiscard]] std::vector<EnginePosition>
judgingPositions(const rules::Game& game, rules::NodeId move, const AnalysisSettings& settings);

/// A position whose evaluation is not certain enough, and what it should be searched with.
struct DoubtfulPosition {
    EnginePosition place;
    analysis::Limits limits;
    int times; ///< the effort, compared with the first search
};

/// Those around each move of the main line that looks like an error, is close to one, or seems to
/// gain, which no move does; from the last to the first, without duplicates.
[[nodiscard]] std::vector<DoubtfulPosition>
doubtfulPositions(const rules::Game& game, const analysis::EvaluationSource& evaluations,
                  const AnalysisSettings& settings);

/// How many times the effort of the first search the second is thought to take until a game has
/// shown it: what it costs depends on errors that are not known yet. Of the game of the README 25
/// parts of 80 were the first, 55 the second.
inline constexpr double usualConfirmation = 55.0 / 25;

/// The report of an analysis while several threads work on it, and the stop that they share.
/// Progress is counted in positions, those that are searched again included; their share of the
/// whole in the effort that they take, of which the part for errors yet to be found is estimated by
/// the games that are done.
class AnalysisProgress {
public:
    /// `confirms`: errors will be searched again.
    AnalysisProgress(std::uint64_t total, bool confirms, const base::Progress& progress)
        : total_(total), confirms_(confirms), progress_(progress) {}

    void count(std::uint64_t AnalysisReport::*counter) {
        const std::scoped_lock guard(mutex_);
        ++(report_.*counter);
        if (counter != &AnalysisReport::games && counter != &AnalysisReport::confirmed)
            show();
    }

    /// All positions of a game have been searched once, and their number is this.
    void passed(std::uint64_t positions) {
        const std::scoped_lock guard(mutex_);
        passed_ += positions;
    }
    /// Positions will be searched again, with so many times the effort of one in all.
    void expect(std::uint64_t effort) {
        const std::scoped_lock guard(mutex_);
        expected_ += effort;
    }
    /// One of them was, with so many times the effort.
    void spent(std::uint64_t effort) {
        const std::scoped_lock guard(mutex_);
        ++again_;
        spent_ += effort;
        show();
    }

    void note(GameId game, int ply, Message message) {
        const std::scoped_lock guard(mutex_);
        ++report_.problemCount;
        if (report_.problems.size() < AnalysisReport::problemLimit)
            report_.problems.push_back({game, ply, std::move(message)});
    }

    void giveUp() {
        const std::scoped_lock guard(mutex_);
        report_.gaveUp = true;
        stop_.request_stop();
    }

    [[nodiscard]] std::stop_source& stop() { return stop_; }

    AnalysisReport finish() {
        report_.complete = !stop_.stop_requested();
        return std::move(report_);
    }

private:
    // The share never shrinks, and is the whole only when everything is done.
    void show() {
        const auto once = static_cast<double>(report_.searched + report_.reused + report_.forced);
        const auto total = static_cast<double>(total_);
        const auto passed = static_cast<double>(passed_);
        // A game of usual length weighs as much as what is usual.
        constexpr double usualLength = 100;
        const double ratio = (static_cast<double>(expected_) + usualConfirmation * usualLength) /
                             (passed + usualLength);
        const double ahead =
            confirms_ ? ratio * std::max(0.0, total - passed) + static_cast<double>(expected_) : 0;
        share_ = std::max(share_, (std::min(once, total) + static_cast<double>(spent_)) /
                                      std::max(1.0, total + ahead));
        const auto done = static_cast<std::uint64_t>(once) + again_;
        if (progress_)
            progress_(done, estimatedTotal(done));
    }
    [[nodiscard]] std::uint64_t estimatedTotal(std::uint64_t done) const {
        if (share_ <= 0 || share_ >= 1)
            return done;
        return std::max(done + 1,
                        static_cast<std::uint64_t>(std::ceil(static_cast<double>(done) / share_)));
    }

    std::mutex mutex_;
    std::uint64_t total_;
    bool confirms_;
    const base::Progress& progress_;
    std::uint64_t passed_ = 0;
    std::uint64_t expected_ = 0;
    std::uint64_t spent_ = 0;
    std::uint64_t again_ = 0;
    double share_ = 0;
    std::stop_source stop_;
    AnalysisReport report_;
};

/// Where evaluations are looked up and kept.
class EvaluationShelf {
public:
    EvaluationShelf() = default;
    EvaluationShelf(const EvaluationShelf&) = delete;
    EvaluationShelf& operator=(const EvaluationShelf&) = delete;
    virtual ~EvaluationShelf() = default;
    [[nodiscard]] virtual std::optional<analysis::PositionEvaluation>
    find(const rules::Position& position, const std::string& engine) = 0;
    /// Replaces the previous evaluation of the same engine.
    virtual void keep(const rules::Position& position,
                      const analysis::PositionEvaluation& evaluation) = 0;
};

/// Evaluates the positions of one game after the other in one thread.
class GameSearch {
public:
    GameSearch(AnalysisProgress& progress, EvaluationShelf& shelf, const AnalysisSettings& settings,
               const EngineFactory& engines, std::stop_token stop)
        : progress_(progress), shelf_(shelf), settings_(settings), engines_(engines),
          stop_(std::move(stop)) {}

    /// Whether positions of it have an evaluation then. Problems name the game by `id`.
    bool analyse(GameId id, const rules::Game& game);
    [[nodiscard]] bool stopped() const { return stop_.stop_requested(); }

private:
    bool prepareEngine(const rules::Game& game, GameId id);
    void confirm(GameId id, const rules::Game& game);
    bool confirm(GameId id, const DoubtfulPosition& doubtful);
    bool evaluate(GameId id, const EnginePosition& place);
    bool trySearch(GameId id, const EnginePosition& place, const analysis::Limits& limits);
    bool search(const EnginePosition& place, const analysis::Limits& limits);
    [[nodiscard]] bool isKnown(const rules::Position& position, const analysis::Limits& limits);

    AnalysisProgress& progress_;
    EvaluationShelf& shelf_;
    const AnalysisSettings& settings_;
    const EngineFactory& engines_;
    std::stop_token stop_;
    std::unique_ptr<analysis::Engine> engine_;
    int failures_ = 0;
};

} // namespace damscope::db
