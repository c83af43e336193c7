// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

namespace damscope::cli {

/// Standard input, line by line.
class StandardInput {
public:
    /// The next line without its end (LF or CRLF); nothing at the end of the input. Throws
    /// std::system_error if it cannot be read or a line is longer than a megabyte.
    [[nodiscard]] std::optional<std::string> nextLine();

private:
    bool fill();

    std::string buffer_;
    std::size_t used_ = 0; // bytes of the buffer that were returned
    bool atEnd_ = false;
};

} // namespace damscope::cli
