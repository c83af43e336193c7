// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files/file_access.hpp"

namespace damscope::base {

/// Why a stream of the standard library could not be opened, read or written, to be asked for at
/// once. The system is asked again, since errno is all that a stream leaves, and on Windows that
/// takes a file that another program holds for a missing permission. `opening` is `append` for a
/// stream that writes.
[[nodiscard]] std::error_code streamError(const std::filesystem::path& file, Opening opening);

} // namespace damscope::base
