// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/syntax/percent.hpp"

#include "base/text/ascii.hpp"
#include "parser/encoding/characters.hpp"

namespace damscope::parser {
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
