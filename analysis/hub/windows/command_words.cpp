// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/hub/child_process.hpp"

#include "base/windows/command_line.hpp"
#include "base/windows/wide_text.hpp"

#include <algorithm>

namespace damscope::analysis {
namespace {

// The rules of CommandLineToArgvW, which however does not say that a quote is open.
class CommandSplitter {
public:
    explicit CommandSplitter(std::string_view text) : rest_(text) {}

    std::optional<std::vector<std::string>> run() {
        while (!rest_.empty()) {
            const char c = rest_.front();
            if (!quoted_ && (c == ' ' || c == '\t' || c == '\n'))
                finishWord();
            else
                takePart();
            rest_.remove_prefix(1);
        }
        finishWord();
        return quoted_ || words_.empty() ? std::nullopt : std::optional(words_);
    }

private:
    // Leaves the last character of the part for the caller.
    void takePart() {
        inWord_ = true;
        const std::size_t slashes = std::min(rest_.find_first_not_of('\\'), rest_.size());
        const bool beforeQuote = slashes < rest_.size() && rest_[slashes] == '"';
        if (beforeQuote) { // half of them, and the quote itself if one is left over
            word_.append(slashes / 2, '\\');
            if (slashes % 2 == 1)
                word_ += '"';
            else
                quoted_ = !quoted_;
            rest_.remove_prefix(slashes);
        } else if (slashes > 0) {
            word_.append(slashes, '\\');
            rest_.remove_prefix(slashes - 1);
        } else {
            word_ += rest_.front();
        }
    }

    void finishWord() {
        if (inWord_)
            words_.push_back(word_);
        word_.clear();
        inWord_ = false;
    }

    std::string_view rest_;
    std::string word_;
    bool inWord_ = false;
    bool quoted_ = false;
    std::vector<std::string> words_;
};

} // namespace

std::optional<std::vector<std::string>> splitCommand(std::string_view command) {
    return CommandSplitter(command).run();
}

std::string joinCommand(const std::vector<std::string>& words) {
    return base::windows::narrow(base::windows::commandLine(words));
}

} // namespace damscope::analysis
