// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/syntax/wrapped_lines.hpp"

#include "base/text/ascii.hpp"
#include "base/text/utf8.hpp"
#include "parser/encoding/code_page.hpp"

#include <algorithm>
#include <cassert>

namespace damscope::parser {
namespace {

std::size_t charactersIn(std::string_view text) {
    return base::countCharacters(text);
}

} // namespace

void WrappedLines::add(std::string_view word) {
    assert(!word.empty());
    setLastWord();
    word_ = head_;
    word_ += word;
    head_.clear();
}

void WrappedLines::setLastWord() {
    if (word_.empty())
        return;
    const std::size_t firstLine = charactersIn(word_.substr(0, word_.find('\n')));
    if (column_ > 0) {
        const bool fits = column_ + 1 + firstLine <= width_;
        text_ += fits ? ' ' : '\n';
        column_ = fits ? column_ + 1 : 0;
    }
    text_ += word_;
    const std::size_t lastBreak = word_.rfind('\n');
    column_ = lastBreak == std::string::npos
                  ? column_ + firstLine
                  : std::max<std::size_t>(1, charactersIn(word_.substr(lastBreak + 1)));
    word_.clear();
}

std::string WrappedLines::finished() {
    setLastWord();
    return std::move(text_);
}

namespace {

constexpr std::string_view hexDigits = "0123456789ABCDEF";

bool needsEncoding(char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte < 0x20 || byte == 0x7F || c == '%' || c == '{' || c == '}' || c == '[' || c == ']';
}

int hexValue(char c) {
    const std::size_t value = hexDigits.find(base::upperCase(c));
    return value == std::string_view::npos ? -1 : static_cast<int>(value);
}

} // namespace

std::string percentEncoded(std::string_view text) {
    std::string encoded;
    encoded.reserve(text.size());
    for (std::size_t at = 0; at < text.size(); ++at) {
        const bool outerBlank = text[at] == ' ' && (at == 0 || at + 1 == text.size());
        if (!needsEncoding(text[at]) && !outerBlank) {
            encoded += text[at];
            continue;
        }
        const auto byte = static_cast<unsigned char>(text[at]);
        encoded += '%';
        encoded += hexDigits[byte >> 4];
        encoded += hexDigits[byte & 0xF];
    }
    return encoded;
}

std::string percentDecoded(std::string_view text) {
    std::string decoded;
    decoded.reserve(text.size());
    for (std::size_t at = 0; at < text.size(); ++at) {
        const bool encoded = text[at] == '%' && at + 2 < text.size() &&
                             hexValue(text[at + 1]) >= 0 && hexValue(text[at + 2]) >= 0;
        if (!encoded) {
            decoded += text[at];
            continue;
        }
        decoded += static_cast<char>(hexValue(text[at + 1]) * 16 + hexValue(text[at + 2]));
        at += 2;
    }
    return decoded;
}

} // namespace damscope::parser
