// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text/ascii.hpp"
#include "base/text/utf8.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace damscope::parser {

/// Conversion from one encoding to UTF-8 by iconv(3).
class Conversion {
public:
    /// Nothing where iconv does not know the encoding.
    static std::optional<Conversion> from(const std::string& encoding);
    Conversion(Conversion&& other) noexcept : handle_(other.handle_) { other.handle_ = nullptr; }
    Conversion& operator=(Conversion&&) = delete;
    ~Conversion();

    enum class Stop {
        end,       ///< everything was converted
        cutShort,  ///< what is left is the beginning of a character
        undefined, ///< what is left starts with bytes that have no meaning
    };
    /// Appends the UTF-8 of what it can convert to `text` and takes that from the front of `bytes`.
    Stop convert(std::string_view& bytes, std::string& text);
    /// Appends a letter that was kept back because a mark of its own could follow, as in
    /// windows-1255, and goes back to the state at the beginning of a text.
    void finish(std::string& text);

private:
    explicit Conversion(void* handle) : handle_(handle) {}
    void* handle_;
};

/// An encoding in which each byte is one character.
struct CodePage {
    static constexpr char32_t undefined = 0xFFFFFFFF;
    std::array<char32_t, 256> points;

    [[nodiscard]] char32_t at(char byte) const { return points[static_cast<unsigned char>(byte)]; }
};

/// The code page of this name as iconv knows it; nothing if it does not, or if the encoding has
/// characters of several bytes.
[[nodiscard]] std::optional<CodePage> codePage(const std::string& encoding);

/// The page of Western Windows, in which stray bytes are read: asked of iconv once.
[[nodiscard]] const CodePage& windows1252();

/// Bytes that stand for no character in their encoding become characters of the private use area,
/// U+EF00 + byte: nothing is lost, and the byte can be restored.
[[nodiscard]] constexpr char32_t keptByte(char byte) {
    return 0xEF00 + static_cast<unsigned char>(byte);
}

// Of one byte; those of characters beyond ASCII are "wide".

constexpr bool isNameCharacter(char c) {
    return base::isLetter(c) || base::isDigit(c) || c == '_';
}
constexpr bool isWide(char c) {
    return !base::isAscii(c);
}
/// The first byte of a letter in any script, or close enough: dashes, quotes and blanks (which
/// begin with C2 or E2) are not.
constexpr bool beginsLetter(char c) {
    return base::isLetter(c) ||
           (isWide(c) && !base::isContinuation(c) && c != '\xC2' && c != '\xE2');
}
constexpr bool isBracket(char c) {
    return c == '(' || c == ')' || c == '{' || c == '}' || c == '[' || c == ']';
}

} // namespace damscope::parser
