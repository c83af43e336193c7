// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace damscope::base {

/// How many bytes of a text pass a test. Counted in blocks of which the count fits a byte: so the
/// compiler tests sixteen bytes at a time, where a wider count would hold it to two.
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
