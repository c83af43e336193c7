// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/endgame/variant_endgame.hpp"

#include <cstdint>
#include <filesystem>
#include <functional>

namespace damscope::analysis::endgame {

/// Tables of so many pieces are made in seconds, so that they can be made without being asked for.
inline constexpr int smallPieces = 4;

/// Whether the file of a table of at most so many pieces is missing in `folder`/NAME OF THE
/// VARIANT. Variants that have no tables lack none.
[[nodiscard]] bool lacksTables(const std::filesystem::path& folder, rules::Variant variant,
                               int pieces = smallPieces);

/// How far a build is.
struct BuildProgress {
    std::uint64_t done = 0; ///< positions, both sides to move, those of tables found ready included
    std::uint64_t all = 0;
    Material current; ///< the class being made
};

struct BuildReport {
    int made = 0;  ///< tables
    int ready = 0; ///< tables that were there already
    bool complete = false;
};

/// Makes the tables of a variant up to a number of pieces that are not in `folder`/NAME OF THE
/// VARIANT yet, or are damaged there. Each is put into its place when it is done, so a build that
/// was stopped goes on later. The variant must have tables. Throws std::system_error if the folder
/// or a file cannot be written, or, with std::errc::operation_would_block, if another build is at
/// work there.
BuildReport build(const std::filesystem::path& folder, rules::Variant variant, int pieces,
                  int threads, const std::stop_token& stop,
                  const std::function<void(const BuildProgress&)>& report);

} // namespace damscope::analysis::endgame
