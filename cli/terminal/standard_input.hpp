// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
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

/// The editor of the user: $VISUAL, else $EDITOR; nothing if neither is set.
[[nodiscard]] std::optional<std::string> textEditor();

/// Lets the user edit a file with an editor (a command of the shell), and waits until it ends.
/// Throws std::runtime_error if it cannot be run or does not end with status 0.
void editFile(const std::string& editor, const std::filesystem::path& file);

} // namespace damscope::cli
