// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/engine.hpp"
#include "analysis/study/tree.hpp"
#include "analysis/study/view.hpp"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace damscope::analysis::study {

/// How long a study is worked on; without a limit until it is stopped or nothing is left to do.
struct Span {
    std::optional<std::chrono::milliseconds> time{};
    std::optional<std::uint64_t> nodes{}; ///< of all engines; the last search may go beyond
};

/// Where the results of a study are kept. Each is called as soon as there is something to keep, so
/// that a program that is killed loses only the search that it was in.
struct TreeStorage {
    /// A position becomes part of the study.
    std::function<void(const rules::Position&)> keep;
    std::function<void(const rules::Position&, const PositionEvaluation&)> save;
    /// What is known of a position from elsewhere: other studies, games.
    std::function<std::vector<PositionEvaluation>(const rules::Position&)> recall{};
};

struct Problem {
    std::string engine;
    rules::Position position;
    std::string reason;
};

struct Report {
    static constexpr int mostFailures = 3; ///< in a row, after which an engine is given up
    static constexpr std::size_t mostProblems = 100;
    std::uint64_t searched = 0; ///< positions, each engine's for itself
    std::uint64_t reused = 0;   ///< of which enough was known from elsewhere
    std::uint64_t nodes = 0;
    std::chrono::milliseconds time{0};
    bool exhausted = false;        ///< nothing is left to find out
    bool gaveUp = false;           ///< no engine is left that works, or gives an evaluation
    std::vector<Problem> problems; ///< the first of them
};

/// The share of the work that is done; nothing where it has no end.
[[nodiscard]] std::optional<double> shareDone(const Report& report, const Span& span);

/// Lets engines search the positions of a study and lets its tree grow (see View). The engines take
/// turns at choosing a position, and each of them searches what was chosen, unless enough is known
/// of it. A search that a stop or the end of the time cuts short is not kept. `progress` is called
/// after each position.
Report grow(Tree& tree, std::span<const std::unique_ptr<Engine>> engines, const Effort& effort,
            const Span& span, const TreeStorage& storage, const std::stop_token& stop = {},
            const std::function<void(const Report&)>& progress = {});

} // namespace damscope::analysis::study
