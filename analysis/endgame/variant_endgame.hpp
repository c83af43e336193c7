// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/endgame/material.hpp"
#include "analysis/endgame/tables.hpp"
#include "rules/board/position.hpp"

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace damscope::analysis::endgame {

/// How to run a long task.
struct RunOptions {
    int threads = 1;
    std::stop_token stop;
    /// Called regularly by the calling thread with the number of positions done.
    std::function<void(std::uint64_t done)> report;
};

/// The result of comparing a table with the successor positions.
struct Comparison {
    std::uint64_t compared = 0;
    std::array<std::uint64_t, 3> results{}; ///< counts of the stored results, by Result
    std::uint64_t wrong = 0;
    std::optional<rules::Position> firstWrong;
    /// A required table or block could not be read.
    bool incomplete = false;
};

/// The operations that need a variant's generator, as an interface without templates.
class VariantEndgame {
public:
    virtual ~VariantEndgame() = default;
    VariantEndgame() = default;
    VariantEndgame(const VariantEndgame&) = delete;
    VariantEndgame& operator=(const VariantEndgame&) = delete;

    /// The results of a class and, if different, its mirrored class; empty if it was stopped.
    /// Throws std::runtime_error if a smaller table is missing.
    [[nodiscard]] virtual std::vector<Solution>
    solve(const Material& material, const Tables& smaller, const RunOptions& work) const = 0;

    /// The result of a position for the side to move; nothing if it is not in the tables.
    [[nodiscard]] virtual std::optional<Result> result(const rules::Position& position,
                                                       const Tables& tables) const = 0;

    /// Compares stored results of a class with those of the positions one move later: all of them,
    /// or a sample of this size spread over the class.
    [[nodiscard]] virtual Comparison compare(const Material& material, const Tables& tables,
                                             std::optional<std::uint64_t> sample,
                                             const RunOptions& work) const = 0;
};

/// The operations of a variant that has tables (see hasTables).
[[nodiscard]] const VariantEndgame& variantEndgame(rules::Variant variant);

} // namespace damscope::analysis::endgame
