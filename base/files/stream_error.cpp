// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files/stream_error.hpp"

#include <cerrno>

namespace damscope::base {

std::error_code streamError(const std::filesystem::path& file, Opening opening) {
    const int left = errno;
    std::error_code error;
    if (std::filesystem::is_directory(file, error))
        return std::make_error_code(std::errc::is_a_directory);
    (void)openFile(file, opening, error);
    if (error)
        return error;
    return left != 0 ? std::error_code(left, std::generic_category())
                     : std::make_error_code(std::errc::io_error);
}

} // namespace damscope::base
