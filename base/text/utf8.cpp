// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text/utf8.hpp"

#include "base/text/ascii.hpp"
#include "base/text/split.hpp"

#include <utf8proc.h>

#include <cassert>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <span>

namespace damscope::base {
namespace {

std::uint8_t byteAt(std::string_view bytes, std::size_t i) {
    return static_cast<std::uint8_t>(bytes[i]);
}

struct Lead {
    std::size_t length = 0; // 0: no lead byte
    std::uint8_t low = 0x80;
    std::uint8_t high = 0xBF; // range of the second byte
};

Lead decodeLead(std::uint8_t first) {
    if (first < 0x80)
        return {1};
    if (first < 0xC2)
        return {};
    if (first < 0xE0)
        return {2};
    if (first < 0xF0)
        return {3, std::uint8_t(first == 0xE0 ? 0xA0 : 0x80),
                std::uint8_t(first == 0xED ? 0x9F : 0xBF)};
    if (first < 0xF5)
        return {4, std::uint8_t(first == 0xF0 ? 0x90 : 0x80),
                std::uint8_t(first == 0xF4 ? 0x8F : 0xBF)};
    return {};
}

bool continues(const Lead& lead, std::string_view bytes, std::size_t i) {
    const std::uint8_t byte = byteAt(bytes, i);
    return i == 1 ? byte >= lead.low && byte <= lead.high : byte >= 0x80 && byte <= 0xBF;
}

bool isPlain(char byte) {
    return static_cast<signed char>(byte) > 0;
}

constexpr std::size_t blockSize = 64;

// All bytes are checked regardless of the first ones, and the result fits a byte: so the
// compiler takes sixteen at a time.
bool isPlain(std::span<const char, blockSize> block) {
    std::uint8_t odd = 0;
    for (const char byte : block)
        odd = static_cast<std::uint8_t>(odd | static_cast<std::uint8_t>(!isPlain(byte)));
    return odd == 0;
}

} // namespace

Utf8Sequence utf8Front(std::string_view bytes) {
    assert(!bytes.empty());
    const Lead lead = decodeLead(byteAt(bytes, 0));
    if (lead.length == 0)
        return {Utf8Sequence::Kind::malformed, 1};
    for (std::size_t i = 1; i < lead.length; ++i) {
        if (i == bytes.size())
            return {Utf8Sequence::Kind::cutShort, i};
        if (!continues(lead, bytes, i))
            return {Utf8Sequence::Kind::malformed, 1};
    }
    return {Utf8Sequence::Kind::wellFormed, lead.length};
}

std::size_t plainPrefix(std::string_view bytes) {
    std::span<const char> rest = bytes;
    while (rest.size() >= blockSize && isPlain(rest.first<blockSize>()))
        rest = rest.subspan(blockSize);
    while (!rest.empty() && isPlain(rest.front()))
        rest = rest.subspan(1);
    return bytes.size() - rest.size();
}

char32_t codePoint(std::string_view sequence) {
    assert(utf8Front(sequence).kind == Utf8Sequence::Kind::wellFormed);
    assert(utf8Front(sequence).length == sequence.size());
    const char32_t first = byteAt(sequence, 0);
    char32_t point = sequence.size() == 1 ? first : first & (0x7FU >> sequence.size());
    for (const char tail : sequence.substr(1))
        point = (point << 6) | (static_cast<std::uint8_t>(tail) & 0x3FU);
    return point;
}

Utf8Character firstCharacter(std::string_view text) {
    const Utf8Sequence front = utf8Front(text);
    if (front.kind != Utf8Sequence::Kind::wellFormed)
        return {text.substr(0, 1), std::nullopt};
    const std::string_view bytes = text.substr(0, front.length);
    return {bytes, codePoint(bytes)};
}

bool isUtf8(std::string_view text) {
    for (text.remove_prefix(plainPrefix(text)); !text.empty();
         text.remove_prefix(plainPrefix(text))) {
        const Utf8Sequence front = utf8Front(text);
        if (front.kind != Utf8Sequence::Kind::wellFormed)
            return false;
        text.remove_prefix(front.length);
    }
    return true;
}

std::size_t countCharacters(std::string_view text) {
    return countBytes(text, [](char byte) { return !isContinuation(byte); });
}

void appendUtf8(std::string& text, char32_t point) {
    const auto tail = [&](int shift) {
        text += static_cast<char>(0x80 | ((point >> shift) & 0x3F));
    };
    if (point < 0x80) {
        text += static_cast<char>(point);
    } else if (point < 0x800) {
        text += static_cast<char>(0xC0 | (point >> 6));
        tail(0);
    } else if (point < 0x10000) {
        text += static_cast<char>(0xE0 | (point >> 12));
        tail(6);
        tail(0);
    } else {
        text += static_cast<char>(0xF0 | (point >> 18));
        tail(12);
        tail(6);
        tail(0);
    }
}

namespace {

constexpr std::size_t mostMarks = 30;

// utf8proc puts the marks on a letter in order in a time that grows with the square of their
// number.
std::string withFewMarks(std::string_view text) {
    std::string kept;
    kept.reserve(text.size());
    std::size_t marks = 0;
    while (!text.empty()) {
        const Utf8Character c = firstCharacter(text);
        const utf8proc_property_t* property =
            utf8proc_get_property(static_cast<utf8proc_int32_t>(c.point.value_or(U' ')));
        if (property->combining_class != 0)
            ++marks;
        else if (!property->ignorable)
            marks = 0;
        if (marks <= mostMarks)
            kept += c.bytes;
        text.remove_prefix(c.bytes.size());
    }
    return kept;
}

struct Free {
    void operator()(utf8proc_uint8_t* text) const { std::free(text); }
};

std::string mapped(std::string_view text, int options) {
    const std::string room = text.size() > mostMarks ? withFewMarks(text) : std::string(text);
    utf8proc_uint8_t* result = nullptr;
    const auto* bytes = static_cast<const utf8proc_uint8_t*>(static_cast<const void*>(room.data()));
    const utf8proc_ssize_t length =
        utf8proc_map(bytes, static_cast<utf8proc_ssize_t>(room.size()), &result,
                     static_cast<utf8proc_option_t>(UTF8PROC_STABLE | options));
    const std::unique_ptr<utf8proc_uint8_t, Free> owner(result);
    if (length < 0)
        return std::string(text);
    return {static_cast<const char*>(static_cast<const void*>(result)),
            static_cast<std::size_t>(length)};
}

} // namespace

std::string composed(std::string_view text) {
    return mapped(text, UTF8PROC_COMPOSE);
}

std::string folded(std::string_view text) {
    return mapped(text, UTF8PROC_COMPAT | UTF8PROC_DECOMPOSE | UTF8PROC_CASEFOLD |
                            UTF8PROC_STRIPMARK | UTF8PROC_IGNORE);
}

int displayWidth(std::string_view text) {
    int width = 0;
    for (; !text.empty(); text.remove_prefix(firstCharacter(text).bytes.size())) {
        const auto point = firstCharacter(text).point;
        width += point ? utf8proc_charwidth(static_cast<utf8proc_int32_t>(*point)) : 1;
    }
    return width;
}

char32_t smallLetter(char32_t point) {
    return static_cast<char32_t>(utf8proc_tolower(static_cast<utf8proc_int32_t>(point)));
}

std::string smallLetters(std::string_view text) {
    std::string small;
    small.reserve(text.size());
    while (!text.empty()) {
        if (isAscii(text.front())) {
            small += lowerCase(text.front());
            text.remove_prefix(1);
            continue;
        }
        const Utf8Character c = firstCharacter(text);
        text.remove_prefix(c.bytes.size());
        if (c.point)
            appendUtf8(small, smallLetter(*c.point));
        else
            small += c.bytes;
    }
    return small;
}

namespace {

bool isRightToLeft(char32_t point) {
    return between(point, 0x590, 0x8FF) || between(point, 0xFB1D, 0xFDFF) ||
           between(point, 0xFE70, 0xFEFC) || between(point, 0x10800, 0x10FFF) ||
           between(point, 0x1E800, 0x1EFFF);
}

} // namespace

bool hasRightToLeft(std::string_view text) {
    for (text.remove_prefix(plainPrefix(text)); !text.empty();
         text.remove_prefix(plainPrefix(text))) {
        const Utf8Character c = firstCharacter(text);
        if (c.point && isRightToLeft(*c.point))
            return true;
        text.remove_prefix(c.bytes.size());
    }
    return false;
}

std::string isolated(std::string_view text) {
    if (!hasRightToLeft(text))
        return std::string(text);
    return std::string(isolateOpens).append(text).append(isolateCloses);
}

} // namespace damscope::base
