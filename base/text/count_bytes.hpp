// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace damscope::base {

/// The number of bytes of a text that pass a test. Counted in blocks whose count fits a byte: so
/// the compiler tests sixteen bytes at a time; a wider count would limit it to two.
template <class Test> constexpr std::size_t countBytes(std::string_view bytes, Test test) {
    constexpr std::size_t block = 128;
    std::size_t count = 0;
    while (!bytes.empty()) {
        const std::string_view some = bytes.substr(0, block);
        std::uint8_t passed = 0;
        for (const char c : some)
            passed = static_cast<std::uint8_t>(passed + (test(c) ? 1 : 0));
        count += passed;
        bytes.remove_prefix(some.size());
    }
    return count;
}

} // namespace damscope::base
