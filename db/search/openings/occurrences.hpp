// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/parallel/workers.hpp"
#include "db/store/codec/numbers.hpp"
#include "db/store/index/segments.hpp"
#include "rules/board/position.hpp"
#include "rules/moves/generate.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace damscope::db::openings {

/// The games that count: all, or those with their bit set.
class Wanted {
public:
    Wanted() = default;
    explicit Wanted(const std::vector<GameId>& ids);
    [[nodiscard]] bool contains(std::uint32_t game) const {
        return !some_ || (game < bits_.size() && bits_[game]);
    }

private:
    bool some_ = false;
    std::vector<bool> bits_;
};

/// A game that had the position, and where it had it first.
struct Occurrence {
    static constexpr std::uint16_t none = 0xffff;
    std::uint32_t game = 0;
    std::uint32_t ply = 0;
    std::uint16_t next = none;    ///< number of the legal move that followed
    std::uint16_t arrival = none; ///< number of the arrival that led there
};

/// What a search through the games needs in addition to the position.
struct Scope {
    Connection& connection;
    const Wanted& wanted;
    std::stop_token stop;
    base::Progress progress;
};

/// Finds the games that had a position and the moves that they played there (see OpeningBook).
class OccurrenceFinder {
public:
    OccurrenceFinder(const Scope& scope, const rules::Position& position);
    void run();

    [[nodiscard]] std::vector<Occurrence>& occurrences() { return occurrences_; }
    [[nodiscard]] const rules::MoveList& moves() const { return moves_; }
    /// How many games had the position after a move.
    [[nodiscard]] std::uint64_t reached(std::size_t move) const;
    [[nodiscard]] std::vector<GameId>& damaged() { return damaged_; }
    [[nodiscard]] bool complete() const { return complete_; }

private:
    /// A position after a legal move, and the games that had it.
    struct Successor {
        rules::Position position;
        std::uint64_t byKey = 0;            ///< games that the index names
        std::vector<std::uint32_t> samples; ///< the first of them
        std::uint64_t read = 0;             ///< games that were read through
        std::uint32_t lastRead = 0;         ///< the last of them
    };

    void lookUp(const Segment& segment);
    void findPosition(const Segment& segment);
    void followMove(const Segment& segment, std::size_t move, std::size_t from);
    void settleDoubtful(std::size_t from);
    void readThrough(const Stretch& stretch);
    void follow(std::uint32_t game, Blob moves, bool countReached);
    [[nodiscard]] std::optional<std::uint16_t> moveTo(const rules::Position& after) const;
    void countReached(std::uint32_t game, const rules::Position& position);
    void verifyUnplayed();
    [[nodiscard]] bool has(std::uint32_t game, const rules::Position& position);
    bool goOn();

    const Scope& scope_;
    rules::Position position_;
    rules::MoveList moves_;
    std::vector<Successor> successors_;
    std::vector<Occurrence> occurrences_;
    std::vector<GamePly> hits_;
    std::uint64_t gamesRead_ = 0;
    std::uint64_t gamesToRead_ = 0;
    std::vector<GameId> damaged_;
    bool complete_ = true;
};

/// A position and the move from it that leads to the one in question.
struct LastMove {
    rules::Position from;
    rules::Move move;
};

/// Finds the last moves that led games to a position. The position alone does not show
/// which pieces a capture took; so one game is replayed to get the position before, and the index
/// finds the games with the same position a ply earlier; and so on with the remaining games.
class ArrivalFinder {
public:
    ArrivalFinder(const Scope& scope, const rules::Position& position)
        : scope_(scope), position_(position) {}
    /// Fills in `arrival` where one is known. The occurrences are in the order of games.
    void run(std::span<Occurrence> occurrences);

    /// What `arrival` counts.
    [[nodiscard]] const std::vector<LastMove>& found() const { return found_; }
    [[nodiscard]] bool complete() const { return complete_; }

private:
    void lookUp(const Segment& segment, std::span<Occurrence> occurrences);
    void mark(const Segment& segment, std::size_t arrival, std::span<Occurrence> occurrences);
    void replay(Occurrence& occurrence);
    [[nodiscard]] std::uint16_t numberOf(const rules::Position& before);
    bool goOn();

    const Scope& scope_;
    rules::Position position_;
    std::vector<LastMove> found_;
    std::vector<GamePly> hits_;
    bool complete_ = true;
};

} // namespace damscope::db::openings
