// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/draughtsnet/protocol.hpp"
#include "db/store/codec/numbers.hpp"
#include "db/store/evaluations.hpp"

#include <chrono>
#include <cstdint>
#include <deque>
#include <map>
#include <mutex>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::db {

/// How far the work of a board is.
struct WorkCounts {
    std::uint64_t games = 0;     ///< in all
    std::uint64_t finished = 0;  ///< games
    std::uint64_t handedOut = 0; ///< positions, each time
    std::uint64_t stored = 0;    ///< evaluations
    std::uint64_t refused = 0;   ///< answers that were wrong
    std::uint64_t lost = 0;      ///< games whose worker vanished
};

/// Gives the games of a store to workers that are not to be trusted, and stores what they find. A
/// game that a worker does not answer in time, or gives back, is given to another one. Safe for
/// several threads; the time is an argument.
class WorkBoard {
public:
    using Time = std::chrono::steady_clock::time_point;

    /// What became of an answer.
    enum class Taken {
        stored,   ///< all of it
        progress, ///< it is not complete yet
        unknown,  ///< no such work, or not this worker's
        wrong,    ///< illegal or not an answer: nothing was stored
        excluded  ///< the worker has been wrong too often
    };

    /// The store must outlive it. A position is searched until these limits are met.
    WorkBoard(Store& store, std::vector<GameId> games, const analysis::Limits& limits,
              std::chrono::milliseconds patience);

    /// Work for a worker; nothing if there is none now.
    [[nodiscard]] std::optional<analysis::draughtsnet::Work> give(const std::string& worker,
                                                                  Time now);
    /// An answer, as it came. `engine` is the name to store it under.
    Taken take(const std::string& worker, const std::string& id, std::string_view text,
               const std::string& engine, Time now);
    /// The worker gives work back.
    void giveBack(const std::string& worker, const std::string& id);

    [[nodiscard]] bool isFinished() const;
    [[nodiscard]] WorkCounts counts() const;

private:
    static constexpr int mostMistakes = 3;

    struct Lease {
        GameId game{};
        std::string worker;
        Time until;
        analysis::draughtsnet::Work work;
    };

    void takeBackExpired(Time now);
    /// Whether it is excluded now.
    bool noteMistake(const std::string& worker);
    [[nodiscard]] std::optional<analysis::draughtsnet::Work> makeWork(GameId id);
    [[nodiscard]] bool isDone(const rules::Position& position, bool isLast);
    void save(const analysis::draughtsnet::Work& work,
              const std::vector<analysis::draughtsnet::Part>& parts, const std::string& engine);

    mutable std::mutex mutex_;
    Store& store_;
    EvaluationWriter writer_;
    std::deque<GameId> waiting_;
    analysis::Limits limits_;
    std::chrono::milliseconds patience_;
    std::map<std::string, Lease> leases_; ///< by the id of the work
    std::map<std::string, int> mistakes_;
    std::mt19937_64 random_;
    WorkCounts counts_;
};

} // namespace damscope::db
