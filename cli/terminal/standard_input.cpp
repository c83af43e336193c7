// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/terminal/standard_input.hpp"

#include "base/files/user_folder.hpp"
#include "base/system/standard_streams.hpp"
#include "base/system/user_program.hpp"
#include "cli/terminal/console.hpp"
#include "cli/terminal/terminal_text.hpp"

#include <array>
#include <system_error>

namespace damscope::cli {
namespace {

constexpr std::size_t longestLine = std::size_t{1} << 20U;

std::string withoutReturn(std::string line) {
    if (line.ends_with('\r'))
        line.pop_back();
    return line;
}

} // namespace

bool StandardInput::fill() {
    buffer_.erase(0, used_);
    used_ = 0;
    if (buffer_.size() > longestLine)
        throw std::system_error(std::make_error_code(std::errc::message_size), "standard input");
    std::array<char, 65536> bytes;
    std::error_code error;
    const std::size_t count = base::readSome(base::standardInput, bytes, error);
    if (error)
        throw std::system_error(error, "standard input");
    buffer_.append(bytes.data(), count);
    return count > 0;
}

std::optional<std::string> StandardInput::nextLine() {
    std::size_t end = buffer_.find('\n', used_);
    while (end == std::string::npos && !atEnd_) {
        atEnd_ = !fill();
        end = buffer_.find('\n', used_);
    }
    if (end == std::string::npos && used_ == buffer_.size())
        return std::nullopt;
    std::string line = buffer_.substr(used_, end == std::string::npos ? end : end - used_);
    used_ = end == std::string::npos ? buffer_.size() : end + 1;
    return withoutReturn(std::move(line));
}

std::optional<std::string> textEditor() {
    for (const char* name : {"VISUAL", "EDITOR"})
        if (auto editor = base::environment(name); editor && !editor->empty())
            return editor;
    return std::nullopt;
}

void editFile(const std::string& editor, const std::filesystem::path& file) {
    if (!base::runCommand(editor, file))
        throw Failure({"editor-failed", {{"editor", editor}}});
}

} // namespace damscope::cli
