// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/terminal/standard_input.hpp"

#include <array>
#include <cerrno>
#include <system_error>
#include <unistd.h>

namespace damscope::cli {
namespace {

constexpr std::size_t longestLine = std::size_t{1} << 20U;

std::string withoutReturn(std::string line) {
    if (line.ends_with('\r'))
        line.pop_back();
    return line;
}

std::size_t readSome(char* target, std::size_t size) {
    for (;;) {
        const ssize_t count = ::read(STDIN_FILENO, target, size);
        if (count >= 0)
            return static_cast<std::size_t>(count);
        if (errno != EINTR)
            throw std::system_error(errno, std::generic_category(), "standard input");
    }
}

} // namespace

bool StandardInput::fill() {
    buffer_.erase(0, used_);
    used_ = 0;
    if (buffer_.size() > longestLine)
        throw std::system_error(std::make_error_code(std::errc::message_size), "standard input");
    std::array<char, 65536> bytes;
    const std::size_t count = readSome(bytes.data(), bytes.size());
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

} // namespace damscope::cli
