// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/hub/message.hpp"

#include "analysis/hub/child_process.hpp"
#include "base/text/ascii.hpp"

#include <algorithm>

namespace damscope::analysis::hub {

namespace {

/// Takes a word up to a blank or one of the delimiters; nothing if a quote is not closed.
std::optional<std::string> takeWord(std::string_view& rest, std::string_view ends) {
    if (rest.starts_with('"')) {
        const std::size_t close = rest.find('"', 1);
        if (close == std::string_view::npos)
            return std::nullopt;
        std::string word(rest.substr(1, close - 1));
        rest.remove_prefix(close + 1);
        return word;
    }
    const std::size_t end = std::min(rest.find_first_of(ends), rest.size());
    std::string word(rest.substr(0, end));
    rest.remove_prefix(end);
    return word;
}

void skipBlanks(std::string_view& rest) {
    rest = base::trimmedStart(rest);
}

} // namespace

std::optional<std::string_view> Message::value(std::string_view name) const {
    const auto found =
        std::ranges::find(arguments, name, &std::pair<std::string, std::string>::first);
    return found == arguments.end() ? std::nullopt : std::optional<std::string_view>(found->second);
}

std::optional<Message> readMessage(std::string_view line) {
    Message message;
    skipBlanks(line);
    if (line.empty())
        return std::nullopt;
    auto command = takeWord(line, base::whiteSpace);
    if (!command)
        return std::nullopt;
    message.command = std::move(*command);
    for (skipBlanks(line); !line.empty(); skipBlanks(line)) {
        auto name = takeWord(line, " \t\r\n=");
        if (!name)
            return std::nullopt;
        std::optional<std::string> value = std::string();
        if (line.starts_with('=')) {
            line.remove_prefix(1);
            value = takeWord(line, base::whiteSpace);
            if (!value)
                return std::nullopt;
        }
        message.arguments.emplace_back(std::move(*name), std::move(*value));
    }
    return message;
}

std::string argument(std::string_view name, std::string_view value) {
    const bool plain = !value.empty() && value.find_first_of(" \t\"=") == std::string_view::npos;
    std::string text(name);
    text += plain ? "=" : "=\"";
    std::ranges::copy_if(value, std::back_inserter(text), [](char c) { return c != '"'; });
    if (!plain)
        text += '"';
    return text;
}

} // namespace damscope::analysis::hub

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

} // namespace

std::optional<std::vector<std::string>> splitCommand(std::string_view command) {
    return Splitter(command).run();
}

} // namespace damscope::analysis
