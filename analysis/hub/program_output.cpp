// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/hub/program_output.hpp"

#include <utility>

namespace damscope::analysis {
namespace {

constexpr std::size_t longestLine = 64 << 10;
constexpr std::uint64_t mostOutput = 64 << 20;
constexpr std::size_t keptWords = 2000;

} // namespace

void ProgramOutput::add(std::string_view bytes) {
    buffer_.append(bytes);
    heard_ += bytes.size();
}

void ProgramOutput::end() {
    if (!buffer_.empty() && !skipping_)
        buffer_ += '\n';
}

bool ProgramOutput::next(std::string& line) {
    for (;;) {
        const std::size_t begin = handedOn_;
        const std::size_t end = buffer_.find('\n', begin);
        if (end == std::string::npos) {
            keepShort();
            return false;
        }
        handedOn_ = end + 1;
        if (std::exchange(skipping_, false) || end - begin > longestLine)
            continue;
        line.assign(buffer_, begin, end - begin);
        if (line.ends_with('\r'))
            line.pop_back();
        return true;
    }
}

void ProgramOutput::keepShort() {
    buffer_.erase(0, std::exchange(handedOn_, 0));
    skipping_ = skipping_ || buffer_.size() > longestLine;
    if (skipping_)
        buffer_.clear();
}

void ProgramOutput::discard() {
    buffer_.clear();
    handedOn_ = 0;
}

bool ProgramOutput::isTooMuch() const {
    return heard_ > mostOutput;
}

void addWords(std::string& words, std::string_view bytes) {
    words.append(bytes);
    if (words.size() > keptWords)
        words.erase(0, words.size() - keptWords);
}

} // namespace damscope::analysis
