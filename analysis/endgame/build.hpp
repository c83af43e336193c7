// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/endgame/variant_endgame.hpp"

#include <cstdint>
#include <filesystem>
#include <functional>

namespace damscope::analysis::endgame {

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
