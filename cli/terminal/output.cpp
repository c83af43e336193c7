// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/terminal/output.hpp"

#include "cli/terminal/terminal_text.hpp"

#include <cerrno>
#include <unistd.h>
#include <utility>

namespace damscope::cli {
namespace {

constexpr std::size_t bufferSize = std::size_t{64} * 1024;

} // namespace

std::error_code writeAll(int descriptor, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(descriptor, bytes.data(), bytes.size());
        if (written >= 0)
            bytes.remove_prefix(static_cast<std::size_t>(written));
        else if (errno != EINTR)
            return {errno, std::generic_category()};
    }
    return {};
}

Output::Output(int descriptor, std::string name)
    : descriptor_(descriptor), name_(std::move(name)), isTerminal_(::isatty(descriptor) == 1) {}

void Output::write(std::string_view bytes) {
    if (isTerminal_)
        buffer_ += forTerminal(bytes);
    else
        buffer_ += bytes;
    if (buffer_.size() >= bufferSize || isTerminal_)
        flush();
}

void Output::pageWith(std::function<std::unique_ptr<Pager>()> start) {
    if (isTerminal_)
        startPager_ = std::move(start);
}

void Output::closePager() {
    if (pager_ == nullptr)
        return;
    (void)writeAll(pager_->descriptor(), std::exchange(buffer_, {})); // it may have been closed
    pager_.reset();
    isPaged_ = false;
}

void Output::flush() {
    if (startPager_ && !buffer_.empty())
        pager_ = std::exchange(startPager_, {})();
    isPaged_ = pager_ != nullptr;
    const std::string bytes = std::exchange(buffer_, {});
    const std::error_code error =
        writeAll(pager_ == nullptr ? descriptor_ : pager_->descriptor(), bytes);
    if (error == std::errc::broken_pipe)
        throw ReaderGone();
    if (error)
        throw std::system_error(error, name_);
}

} // namespace damscope::cli
