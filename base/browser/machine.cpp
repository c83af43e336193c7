// SPDX-License-Identifier: GPL-3.0-or-later
// A page is no file, and its one address space says nothing of the machine.
#include "base/system/machine.hpp"

namespace damscope::base {

std::optional<std::filesystem::path> programFile() {
    return std::nullopt;
}

std::optional<std::filesystem::path> codeFile() {
    return std::nullopt;
}

std::uint64_t physicalMemory() {
    return 0;
}

void preferLargePages(void* /*start*/, std::size_t /*bytes*/) {}

void yieldToOthers() {}

} // namespace damscope::base
