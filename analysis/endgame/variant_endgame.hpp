// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/endgame/material.hpp"
#include "analysis/endgame/tables.hpp"
#include "rules/board/position.hpp"

#include <array>
#include <cstdint>
#include <filesystem>
#include <functional>
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

/// Tables of up to this many pieces take seconds to build, so they are built automatically.
inline constexpr int smallPieces = 4;

/// Tables of up to this many pieces take minutes to an hour of one core. They are built in the
/// background where there is room.
inline constexpr int backgroundPieces = 5;

/// Whether the disk of `folder` and the memory suffice for the tables of a variant up to a number
/// of pieces, with most of both left for others. False for more pieces than tables can have.
[[nodiscard]] bool hasRoomFor(const std::filesystem::path& folder, rules::Variant variant,
                              int pieces);

/// Whether a table of at most `pieces` pieces is missing in `folder`/NAME OF THE
/// VARIANT. False for variants without tables.
[[nodiscard]] bool lacksTables(const std::filesystem::path& folder, rules::Variant variant,
                               int pieces = smallPieces);

/// The progress of a build.
struct BuildProgress {
    std::uint64_t done = 0; ///< positions, both sides to move, including those of existing tables
    std::uint64_t all = 0;
    Material current; ///< the class being built
};

struct BuildReport {
    int made = 0;  ///< tables
    int ready = 0; ///< tables that existed already
    bool complete = false;
};

/// Builds the tables of a variant up to a number of pieces that are missing or damaged in
/// `folder`/NAME OF THE VARIANT. Each is put into place when it is done, so a build that was
/// stopped can be continued. The variant must have tables. Throws std::system_error if the folder
/// or a file cannot be written, or, with std::errc::operation_would_block, if another build is
/// running there.
BuildReport build(const std::filesystem::path& folder, rules::Variant variant, int pieces,
                  int threads, const std::stop_token& stop,
                  const std::function<void(const BuildProgress&)>& report);

} // namespace damscope::analysis::endgame
