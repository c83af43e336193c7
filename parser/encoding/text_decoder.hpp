// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text/ascii.hpp"
#include "base/text/utf8.hpp"
#include "messages/message.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::parser {

class TextDecoder;

/// A place where the bytes of a text were not what its encoding says. Each is kept in the text.
struct TextOddity {
    enum class Kind {
        nul,      ///< a NUL character; in the text it is U+2400, its visible symbol
        notUtf8,  ///< a byte that is not UTF-8 in a UTF-8 text; read as windows-1252
        undefined ///< a byte that has no character in this encoding; see keptByte
    };
    Kind kind = Kind::nul;
    std::uint64_t offset = 0; ///< of the first one, in the UTF-8 text
    std::uint64_t count = 1;  ///< neighbours of the same kind are counted together

    /// "3 bytes are not UTF-8; they were read as windows-1252" in words.
    [[nodiscard]] Message message() const;
};

/// Turns a stream of bytes into UTF-8, chunk by chunk; the chunks may be cut anywhere. What comes
/// out is always well-formed UTF-8 without NUL. A byte order mark at its start is left out, and so
/// are NULs at the end: the padding of a disk block.
class Transcoder {
public:
    /// `encoding` as from encodingNamed or the detector; throws std::invalid_argument if unknown.
    explicit Transcoder(const std::string& encoding);
    Transcoder(Transcoder&&) noexcept;
    Transcoder& operator=(Transcoder&&) noexcept;
    ~Transcoder();

    /// Appends the UTF-8 of the next bytes to `text`.
    void convert(std::string_view bytes, std::string& text);
    /// Appends what an input that ends in the middle of a character still holds. What is converted
    /// next is another text.
    void finish(std::string& text);
    /// The oddities met since the last call, in the order of their offsets.
    [[nodiscard]] std::vector<TextOddity> takeOddities();

private:
    void run(std::string_view bytes, bool last, std::string& text);

    std::unique_ptr<TextDecoder> decoder_;
    std::vector<TextOddity> oddities_;
    std::uint64_t written_ = 0;
    bool atStart_ = true;
    bool nulsArePadding_;     // not where they are halves of characters
    std::size_t padding_ = 0; // NULs that were not converted yet
};

/// Collects the text of a decoder and its oddities.
class TextSink {
public:
    TextSink(std::string& text, std::vector<TextOddity>& oddities, std::uint64_t written)
        : text_(text), oddities_(oddities), before_(written), start_(text.size()) {}

    void put(std::string_view wellFormed) { text_.append(wellFormed); }
    void put(char32_t point);
    void putNul();
    void putUndefined(char byte);
    void putOddity(TextOddity::Kind kind, char32_t point);

private:
    void remark(TextOddity::Kind kind);

    std::string& text_;
    std::vector<TextOddity>& oddities_;
    std::uint64_t before_;
    std::size_t start_;
};

/// Takes the bytes that it can decode from the front; a decoder leaves at most the beginning of one
/// character, and nothing when `last` is set.
class TextDecoder {
public:
    virtual ~TextDecoder() = default;
    virtual void decode(std::string_view bytes, bool last, TextSink& sink) = 0;
};

/// The decoder for an encoding; throws std::invalid_argument if it is unknown.
[[nodiscard]] std::unique_ptr<TextDecoder> textDecoder(const std::string& encoding);

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

// Tests of one byte; the bytes of characters beyond ASCII are "wide".

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
