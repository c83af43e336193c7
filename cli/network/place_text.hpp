// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace damscope::cli {

/// A place in a network.
struct Place {
    std::string host;
    std::uint16_t port = 0;
};

/// "host", "host:port", "[::1]:port"; a number alone is a port. Throws UsageError.
[[nodiscard]] Place placeFrom(const std::string& text, const std::string& usualHost,
                              std::uint16_t usualPort);

} // namespace damscope::cli
