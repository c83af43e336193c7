// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/entities.hpp"

#include <array>
#include <charconv>
#include <cstdint>
#include <optional>
#include <utility>

namespace damscope::parser {
namespace {

void appendUtf8(std::string& text, std::uint32_t code) {
    const auto byte = [&text](std::uint32_t value) { text += static_cast<char>(value); };
    const auto tail = [&](int shift) { byte(0x80 | ((code >> shift) & 0x3F)); };
    if (code < 0x80) {
        byte(code);
    } else if (code < 0x800) {
        byte(0xC0 | (code >> 6));
        tail(0);
    } else if (code < 0x10000) {
        byte(0xE0 | (code >> 12));
        tail(6);
        tail(0);
    } else {
        byte(0xF0 | (code >> 18));
        tail(12);
        tail(6);
        tail(0);
    }
}

// Of the text between `&#` and `;`. Control characters and what is no character stay entities.
std::optional<std::uint32_t> codePoint(std::string_view digits) {
    const int base = digits.starts_with('x') || digits.starts_with('X') ? 16 : 10;
    if (base == 16)
        digits.remove_prefix(1);
    std::uint32_t code = 0;
    const auto [end, error] =
        std::from_chars(digits.data(), digits.data() + digits.size(), code, base);
    const bool surrogate = code >= 0xD800 && code < 0xE000;
    if (error != std::errc{} || end != digits.data() + digits.size() || code < 0x20 ||
        code > 0x10FFFF || surrogate || (code >= 0x7F && code < 0xA0))
        return std::nullopt;
    return code;
}

std::optional<char> namedCharacter(std::string_view name) {
    static constexpr std::array<std::pair<std::string_view, char>, 5> names{
        {{"amp", '&'}, {"quot", '"'}, {"apos", '\''}, {"lt", '<'}, {"gt", '>'}}};
    for (const auto& [known, character] : names)
        if (name == known)
            return character;
    return std::nullopt;
}

// Appends what the entity between `&` and `;` stands for; false if it is none.
bool appendEntity(std::string& text, std::string_view entity) {
    if (const auto character = namedCharacter(entity)) {
        text += *character;
        return true;
    }
    const auto code = entity.starts_with('#') ? codePoint(entity.substr(1)) : std::nullopt;
    if (code)
        appendUtf8(text, *code);
    return code.has_value();
}

} // namespace

std::string withoutEntities(std::string_view text) {
    constexpr std::size_t longest = 9; // #x10FFFF;
    std::string plain;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const std::size_t end = text[at] == '&' ? text.substr(at, longest + 1).find(';') : 0;
        const bool entity = text[at] == '&' && end != std::string_view::npos &&
                            appendEntity(plain, text.substr(at + 1, end - 1));
        if (entity)
            at += end;
        else
            plain += text[at];
    }
    return plain;
}

} // namespace damscope::parser
