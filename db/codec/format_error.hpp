// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>

namespace damscope::db {

/// Where and why a movetext blob violates its format.
struct FormatError {
    std::size_t offset = 0; ///< of the byte concerned
    std::string message;
};

} // namespace damscope::db
