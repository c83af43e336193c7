// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/encoding/entities.hpp"

#include "base/text/utf8.hpp"

#include <charconv>
#include <cstdint>
#include <optional>

namespace damscope::parser {
namespace {

// The character of an entity, without its ampersand and semicolon; nothing for ASCII and for what
// is not a character.
std::optional<std::uint32_t> codePoint(std::string_view entity) {
    if (!entity.starts_with('#'))
        return std::nullopt;
    entity.remove_prefix(1);
    const int base = entity.starts_with('x') || entity.starts_with('X') ? 16 : 10;
    if (base == 16)
        entity.remove_prefix(1);
    std::uint32_t code = 0;
    const auto* const last = entity.data() + entity.size();
    const auto [end, error] = std::from_chars(entity.data(), last, code, base);
    const bool surrogate = code >= 0xD800 && code < 0xE000;
    if (error != std::errc{} || end != last || code <= 0xA0 || code > 0x10FFFF || surrogate)
        return std::nullopt;
    return code;
}

} // namespace

std::string withoutEntities(std::string_view text) {
    constexpr std::size_t longest = 10; // &#x10FFFF;
    std::string plain;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const std::size_t end = text[at] == '&' ? text.substr(at, longest).find(';') : 0;
        const auto code = end != std::string_view::npos && end > 0
                              ? codePoint(text.substr(at + 1, end - 1))
                              : std::nullopt;
        if (code) {
            base::appendUtf8(plain, *code);
            at += end;
        } else {
            plain += text[at];
        }
    }
    return plain;
}

} // namespace damscope::parser
