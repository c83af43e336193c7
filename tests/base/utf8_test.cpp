// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text/utf8.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <vector>

using namespace damscope::base;

namespace {

using Kind = Utf8Sequence::Kind;

// Unicode 15, table 3-6: the definition of the encoding, not of its well-formed bytes.
std::optional<std::string> encoded(char32_t point) {
    if (point > 0x10FFFF || (point >= 0xD800 && point <= 0xDFFF))
        return std::nullopt;
    std::string bytes;
    appendUtf8(bytes, point);
    return bytes;
}

} // namespace

TEST(Utf8, encodesAndDecodesEveryScalarValue) {
    for (char32_t point = 0; point <= 0x10FFFF; ++point) {
        const auto bytes = encoded(point);
        if (!bytes)
            continue;
        const std::size_t length = point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
        ASSERT_EQ(bytes->size(), length);
        const Utf8Sequence front = utf8Front(*bytes + "x");
        ASSERT_EQ(front.kind, Kind::wellFormed);
        ASSERT_EQ(front.length, length);
        ASSERT_EQ(codePoint(*bytes), point);
        ASSERT_EQ(countCharacters(*bytes), 1U);
    }
}

TEST(Utf8, knowsExamplesOfTheStandard) {
    EXPECT_EQ(encoded(0x4D), "\x4D");
    EXPECT_EQ(encoded(0x430), "\xD0\xB0");
    EXPECT_EQ(encoded(0x4E8C), "\xE4\xBA\x8C");
    EXPECT_EQ(encoded(0x10302), "\xF0\x90\x8C\x82");
}

TEST(Utf8, refusesWhatIsNotWellFormed) {
    const std::vector<std::string> wrong{
        "\x80",         "\xBF",         "\xC0\xAF",         "\xC1\xBF",         "\xE0\x9F\x80",
        "\xED\xA0\x80", "\xED\xBF\xBF", "\xF0\x8F\x80\x80", "\xF4\x90\x80\x80", "\xF5\x80\x80\x80",
        "\xFF",         "\xE2\x28\xA1"};
    for (const std::string& bytes : wrong) {
        EXPECT_EQ(utf8Front(bytes).kind, Kind::malformed) << bytes;
        const Utf8Character first = firstCharacter(bytes);
        EXPECT_EQ(first.point, std::nullopt);
        EXPECT_EQ(first.bytes, bytes.substr(0, 1));
    }
}

TEST(Utf8, seesACharacterThatIsCutShort) {
    const std::string euro = "\u20AC";
    EXPECT_EQ(utf8Front(euro.substr(0, 1)).kind, Kind::cutShort);
    EXPECT_EQ(utf8Front(euro.substr(0, 2)).kind, Kind::cutShort);
    EXPECT_EQ(utf8Front(euro.substr(0, 2)).length, 2U);
    EXPECT_EQ(firstCharacter(euro.substr(0, 2)).point, std::nullopt);
    EXPECT_EQ(firstCharacter(euro.substr(0, 2)).bytes.size(), 1U);
}

TEST(Utf8, countsCharacters) {
    EXPECT_EQ(countCharacters(""), 0U);
    EXPECT_EQ(countCharacters("Dämme für €1"), 12U);
    EXPECT_EQ(countCharacters("шашки"), 5U);
}

TEST(Utf8, findsThePlainPrefixWhateverItsLength) {
    for (std::size_t length = 0; length < 200; ++length) {
        const std::string plain(length, 'a');
        EXPECT_EQ(plainPrefix(plain), length);
        EXPECT_EQ(plainPrefix((plain + "é").append(plain)), length);
        EXPECT_EQ(plainPrefix((plain + '\0').append(plain)), length);
    }
}
