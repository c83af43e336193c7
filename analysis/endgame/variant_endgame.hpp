// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/endgame/solution.hpp"
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

/// How a long task is done.
struct Work {
    int threads = 1;
    std::stop_token stop;
    /// Called now and then by the calling thread with how many positions are done.
    std::function<void(std::uint64_t done)> report;
};

/// What comparing a table with the positions that follow has shown.
struct Comparison {
    std::uint64_t compared = 0;
    std::array<std::uint64_t, 3> results{}; ///< what was stored of those, by Result
    std::uint64_t wrong = 0;
    std::optional<rules::Position> firstWrong;
    /// A table or a block that was needed could not be read.
    bool incomplete = false;
};

/// What needs a variant's own generator, behind a face without templates.
class VariantEndgame {
public:
    virtual ~VariantEndgame() = default;
    VariantEndgame() = default;
    VariantEndgame(const VariantEndgame&) = delete;
    VariantEndgame& operator=(const VariantEndgame&) = delete;

    /// The results of a class and, if that is another, its turned class; none if it was stopped.
    /// Throws std::runtime_error if a smaller table is missing.
    [[nodiscard]] virtual std::vector<Solution>
    solve(const Material& material, const Tables& smaller, const Work& work) const = 0;

    /// The result of a position for the side to move; nothing if the tables do not tell.
    [[nodiscard]] virtual std::optional<Result> result(const rules::Position& position,
                                                       const Tables& tables) const = 0;

    /// Compares stored results of a class with those of the positions one move on: every one, or
    /// about so many spread over the class.
    [[nodiscard]] virtual Comparison compare(const Material& material, const Tables& tables,
                                             std::optional<std::uint64_t> sample,
                                             const Work& work) const = 0;
};

/// Of a variant that has tables (see hasTables).
[[nodiscard]] const VariantEndgame& variantEndgame(rules::Variant variant);

} // namespace damscope::analysis::endgame
