// SPDX-License-Identifier: GPL-3.0-or-later
// What the system says of the machine and of this program; the sources are in base/posix and
// base/windows.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>

namespace damscope::base {

/// The file of the program that runs; nothing if the system does not say.
[[nodiscard]] std::optional<std::filesystem::path> programFile();

/// The file that this code is in: that of the program, or of a library that it loaded.
[[nodiscard]] std::optional<std::filesystem::path> codeFile();

/// The memory of the machine in bytes; 0 if the system does not say.
[[nodiscard]] std::uint64_t physicalMemory();

/// Only advice, before memory is first used: it will be read at random places, and is better held
/// in large pages.
void preferLargePages(void* start, std::size_t bytes);

/// Lets all other work on the machine go before what this thread does, to its end. Where the system
/// refuses that, the thread goes on as before.
void yieldToOthers();

} // namespace damscope::base
