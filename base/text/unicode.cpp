// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text/unicode.hpp"

#include "base/text/ascii.hpp"
#include "base/text/utf8.hpp"

#include <utf8proc.h>

#include <cstdlib>
#include <memory>

namespace damscope::base {
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
