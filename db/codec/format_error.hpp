// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>

namespace damscope::db {

/// Where a movetext blob is not as its format says, and why.
struct FormatError {
    std::size_t offset = 0; ///< of the byte concerned
    std::string message;
};

} // namespace damscope::db
