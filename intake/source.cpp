// SPDX-License-Identifier: GPL-3.0-or-later
#include "intake/source.hpp"

#include "base/text/utf8.hpp"

#include <array>

namespace damscope::db {
namespace {

constexpr std::size_t longest = 500; // bytes, of a beginning and an end of half of it each

std::string escaped(std::string_view bytes) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string text;
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        text += "\\x";
        text += digits[byte >> 4];
        text += digits[byte & 15];
    }
    return text;
}

// Characters that change how the text around them is shown: controls of ASCII and Latin-1, and
// those that set or isolate a direction of writing, are invisible, or break lines (Unicode
// Bidi_Control, zero width characters, line and paragraph separators).
bool isHidden(std::string_view c) {
    if (c.size() == 1)
        return static_cast<unsigned char>(c[0]) < 0x20 || c[0] == 0x7F;
    if (c.size() == 2)
        return (c[0] == '\xC2' && static_cast<unsigned char>(c[1]) < 0xA0) || c == "\u061C";
    // NOLINTNEXTLINE(misc-misleading-bidirectional): the characters that are looked for
    return (c >= "\u200B" && c <= "\u200F") || (c >= "\u2028" && c <= "\u202E") ||
           (c >= "\u2060" && c <= "\u206F") || c == "\uFEFF";
}

std::size_t shownLength(std::string_view text) {
    const base::Utf8Sequence front = base::utf8Front(text);
    return front.kind == base::Utf8Sequence::Kind::wellFormed ? front.length : 1;
}

std::string shown(std::string_view character) {
    const bool wellFormed = base::utf8Front(character).kind == base::Utf8Sequence::Kind::wellFormed;
    return !wellFormed || isHidden(character) ? escaped(character) : std::string(character);
}

// The end of a name, from the first whole character within its last `size` bytes.
std::string_view ending(std::string_view name, std::size_t size) {
    std::string_view tail = name.substr(name.size() - size);
    while (!tail.empty() && base::isContinuation(tail.front()))
        tail.remove_prefix(1);
    return tail;
}

std::string shownAll(std::string_view text, std::size_t limit) {
    std::string name;
    while (!text.empty() && name.size() < limit) {
        const std::size_t length = shownLength(text);
        name += shown(text.substr(0, length));
        text.remove_prefix(length);
    }
    return name;
}

} // namespace

std::string shownName(std::string_view name) {
    if (name.size() <= longest)
        return shownAll(name, std::string_view::npos);
    return shownAll(name, longest / 2) + "…" +
           shownAll(ending(name, longest / 2), std::string_view::npos);
}

std::string memberName(std::string_view archive, std::string_view member) {
    return shownName(archive) + "/" + shownName(member);
}

} // namespace damscope::db
