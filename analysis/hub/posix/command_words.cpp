// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/hub/child_process.hpp"

namespace damscope::analysis {
namespace {

class Splitter {
public:
    explicit Splitter(std::string_view text) : rest_(text) {}

    std::optional<std::vector<std::string>> run() {
        while (!rest_.empty()) {
            const char c = take();
            if (c == ' ' || c == '\t' || c == '\n')
                finishWord();
            else if (!part(c))
                return std::nullopt;
        }
        finishWord();
        return words_.empty() ? std::nullopt : std::optional(words_);
    }

private:
    char take() {
        const char c = rest_.front();
        rest_.remove_prefix(1);
        return c;
    }

    bool part(char c) {
        inWord_ = true;
        if (c == '\'' || c == '"')
            return quoted(c);
        if (c != '\\')
            word_ += c;
        else if (rest_.empty())
            return false;
        else
            word_ += take();
        return true;
    }

    bool quoted(char quote) {
        while (!rest_.empty()) {
            const char c = take();
            if (c == quote)
                return true;
            const bool escapes = c == '\\' && quote == '"' && !rest_.empty() &&
                                 (rest_.front() == '"' || rest_.front() == '\\');
            word_ += escapes ? take() : c;
        }
        return false;
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
    std::vector<std::string> words_;
};

std::string inQuotes(std::string_view word) {
    std::string text = "\"";
    for (const char c : word) {
        if (c == '"' || c == '\\')
            text += '\\';
        text += c;
    }
    return text + '"';
}

} // namespace

std::optional<std::vector<std::string>> splitCommand(std::string_view command) {
    return Splitter(command).run();
}

std::string joinCommand(const std::vector<std::string>& words) {
    std::string command;
    for (const std::string& word : words) {
        command += command.empty() ? "" : " ";
        const bool plain = !word.empty() && word.find_first_of(" \t\n'\"\\") == std::string::npos;
        command += plain ? word : inQuotes(word);
    }
    return command;
}

} // namespace damscope::analysis
