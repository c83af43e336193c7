// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/terminal/output.hpp"

#include "analysis/hub/child_process.hpp"
#include "base/system/standard_streams.hpp"
#include "cli/terminal/ascii_signs.hpp"
#include "cli/terminal/json.hpp"
#include "cli/terminal/terminal_text.hpp"

#include <cstdlib>
#include <system_error>
#include <utility>
#include <vector>

namespace damscope::cli {
namespace {

constexpr std::size_t bufferSize = std::size_t{64} * 1024;

} // namespace

Output::Output(int descriptor, std::string name)
    : descriptor_(descriptor), name_(std::move(name)), isTerminal_(base::isTerminal(descriptor)) {}

bool Output::obeysEscapes() const {
    return base::obeysEscapes(descriptor_);
}

void Output::write(std::string_view bytes) {
    if (isTerminal_)
        buffer_ += drawn(forTerminal(bytes));
    else
        buffer_ += bytes;
    if (buffer_.size() >= bufferSize || isTerminal_)
        flush();
}

void Output::pageWith(std::function<std::optional<base::FedProgram>()> start) {
    if (isTerminal_)
        startPager_ = std::move(start);
}

void Output::closePager() {
    if (!pager_)
        return;
    (void)base::writeAll(pager_->descriptor(),
                         std::exchange(buffer_, {})); // it may have been closed
    pager_.reset();
    isPaged_ = false;
}

void Output::flush() {
    if (startPager_ && !buffer_.empty())
        if (auto pager = std::exchange(startPager_, {})())
            pager_.emplace(std::move(*pager));
    isPaged_ = pager_.has_value();
    const std::string bytes = std::exchange(buffer_, {});
    const std::error_code error =
        base::writeAll(pager_ ? pager_->descriptor() : descriptor_, bytes);
    if (error == std::errc::broken_pipe)
        throw BrokenPipe();
    if (error)
        throw std::system_error(error, name_);
}

namespace {

std::string chosen() {
    for (const char* name : {"DAMSCOPE_PAGER", "PAGER"})
        if (const char* value = std::getenv(name); value != nullptr)
            return value;
    return "less";
}

std::vector<std::string> usualPager() {
    auto words = analysis::splitCommand(chosen()).value_or(std::vector<std::string>());
    if (!base::fitsPager() || (!words.empty() && words.front() == "cat"))
        words.clear();
    return words;
}

} // namespace

std::optional<base::FedProgram> startPager() {
    // As git does: one screen is not paged, colours are shown, the screen stays as it is.
    return base::FedProgram::start(usualPager(), {{"LESS", "FRX"}});
}

SavedFile::SavedFile(const base::OutputTarget& target)
    : file_(target), out_(file_.descriptor(), target.file.string()) {}

void SavedFile::keep() {
    out_.flush();
    file_.keep();
}

void JsonRows::addAsItIs(const Json& value) {
    if (layout_ == Layout::lines)
        return out_->write(jsonText(value) + '\n');
    out_->write((begun_ ? ",\n" : "[\n") + jsonText(value));
    begun_ = true;
}

void JsonRows::end() {
    if (layout_ == Layout::array)
        out_->write(begun_ ? "\n]\n" : "[]\n");
}

} // namespace damscope::cli
