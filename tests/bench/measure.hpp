// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>

namespace damscope::bench {

/// Time that this thread has computed: what else the machine does counts less than on a wall clock.
[[nodiscard]] double threadSeconds();
/// Time that all threads of this program have computed.
[[nodiscard]] double programSeconds();
[[nodiscard]] double wallSeconds();
/// How long this thread has been ready while others had the cores; 0 where the system does not say.
[[nodiscard]] double waitedSeconds();

/// The most memory this program has held since the last resetPeakMemory(), in bytes.
[[nodiscard]] std::uint64_t peakMemory();
void resetPeakMemory();

/// What this program has handed to the system to write, in bytes.
[[nodiscard]] std::uint64_t bytesWritten();

/// Asks the system to drop its cache of a file.
void dropFromCache(const std::filesystem::path& file);

} // namespace damscope::bench
