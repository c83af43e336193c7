// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/encoding/encoding.hpp"
#include "parser/encoding/text_decoder.hpp"
#include "tests/messages/english.hpp"
#include "tests/parser/reading.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <cstring>
#include <iconv.h>
#include <string>
#include <vector>

namespace damscope::parser {
namespace {

// A text written in another encoding; throws where it cannot be.
std::string written(std::string text, const char* encoding) {
    iconv_t handle = iconv_open(encoding, "UTF-8");
    // NOLINTNEXTLINE(performance-no-int-to-ptr): iconv's own value
    if (handle == reinterpret_cast<iconv_t>(-1))
        throw std::runtime_error(encoding);
    std::string bytes(text.size() * 4 + 8, '\0');
    char* in = text.data();
    char* out = bytes.data();
    std::size_t inLeft = text.size();
    std::size_t outLeft = bytes.size();
    const std::size_t result = iconv(handle, &in, &inLeft, &out, &outLeft);
    iconv_close(handle);
    if (result != 0 || inLeft != 0)
        throw std::runtime_error(text + " cannot be written in " + encoding);
    bytes.resize(bytes.size() - outLeft);
    return bytes;
}

std::string detected(std::string_view bytes) {
    EncodingDetector detector;
    detector.feed(bytes);
    return detector.encoding();
}

// Programs for Windows have iconv of musl, which reads some code pages only.
bool canBeWritten(std::string_view encoding) {
    constexpr std::array onlyRead{"EUC-KR", "GB2312", "BIG5"};
    const iconv_t handle = iconv_open(std::string(encoding).c_str(), "UTF-8");
    // NOLINTNEXTLINE(performance-no-int-to-ptr): iconv's own value
    const bool isKnown = handle != reinterpret_cast<iconv_t>(-1);
    if (isKnown)
        iconv_close(handle);
    return isKnown || std::ranges::find(onlyRead, encoding) == onlyRead.end();
}

struct Converted {
    std::string text;
    std::vector<TextOddity> oddities;
};

// Fed in portions of `portion` bytes.
Converted converted(std::string_view bytes, const std::string& encoding,
                    std::size_t portion = std::string_view::npos) {
    Transcoder transcoder(encoding);
    Converted result;
    for (; !bytes.empty(); bytes.remove_prefix(std::min(portion, bytes.size())))
        transcoder.convert(bytes.substr(0, portion), result.text);
    transcoder.finish(result.text);
    result.oddities = transcoder.takeOddities();
    return result;
}

struct Sample {
    const char* name;
    const char* text;
    std::vector<const char*> encodings;
};

const std::vector<Sample> samples{
    {"russian",
     "[Event \"Чемпионат СССР\"]\n[White \"Алексей Чижов\"]\n[Black \"Гантварг А.\"]\n\n"
     "1. c3-d4 {хороший ход} *\n",
     {"WINDOWS-1251", "CP866", "KOI8-R"}},
    {"oneRussianName", "[White \"Щёголев\"]\n", {"WINDOWS-1251", "CP866", "KOI8-R"}},
    {"russianComment", "1. c3-d4 {сильнее было e3-f4 с угрозой} *\n", {"WINDOWS-1251", "CP866"}},
    {"french",
     "[Event \"Championnat de Nîmes\"]\n[White \"Hélène Desprès\"]\n"
     "[Black \"François Lefèvre-Benoît\"]\n\n1. 32-28 {une idée très forte, déjà jouée} *\n",
     {"WINDOWS-1252", "ISO-8859-1", "CP850", "CP437"}},
    {"oneFrenchName", "[White \"Jérôme\"]\n", {"WINDOWS-1252", "CP850", "CP437"}},
    {"dutch",
     "[White \"Daniëlle Bökkerink\"]\n[Black \"Oekraïne, René\"]\n\n"
     "1. 32-28 {beïnvloedt de coördinatie; één} *\n",
     {"WINDOWS-1252", "CP850", "CP437"}},
    {"german",
     "[White \"Jürgen Großmann\"]\n[Black \"Müller, Jörg\"]\n",
     {"WINDOWS-1252", "CP850", "CP437"}},
    {"italian",
     "[Event \"Campionato di Città\"]\n[White \"Nicolò\"]\n\n{perché più là} *\n",
     {"WINDOWS-1252", "CP850"}},
    {"portuguese",
     "[White \"João Conceição\"]\n[Black \"Magalhães\"]\n",
     {"WINDOWS-1252", "CP850"}},
    {"spanish", "[White \"José Muñoz\"]\n[Black \"Víctor Ñáñez\"]\n", {"WINDOWS-1252", "CP850"}},
    {"danish", "[White \"Jørgensen, Søren\"]\n[Black \"Ågård\"]\n", {"WINDOWS-1252", "CP850"}},
    {"czech",
     "[White \"Jiří Dvořák\"]\n[Black \"Tomáš Černý\"]\n"
     "[Event \"Mistrovství České republiky, Plzeň\"]\n",
     {"WINDOWS-1250", "ISO-8859-2"}},
    {"polish",
     "[White \"Łukasz Wójcik\"]\n[Black \"Błażej Gąsiorowski\"]\n",
     {"ISO-8859-2", "WINDOWS-1250", "CP852", "MAC-CENTRALEUROPE"}},
    {"latvian",
     "[White \"Dārziņš, Pēteris\"]\n[Black \"Šūpulnieks, Andris\"]\n",
     {"WINDOWS-1257", "ISO-8859-13", "CP775"}},
    {"lithuanian",
     "[White \"Žebrauskas, Šarūnas\"]\n[Black \"Bagdonavičius, Žilvinas\"]\n",
     {"WINDOWS-1257", "ISO-8859-13", "CP775"}},
    {"estonian",
     "[White \"Põldma, Tõnu\"]\n[Black \"Käärik, Jüri\"]\n",
     {"WINDOWS-1257", "WINDOWS-1252", "CP775"}},
    {"turkish",
     "[White \"Gülbahar, Şükrü\"]\n[Black \"Çağlayan, Ömer\"]\n",
     {"WINDOWS-1254", "CP857"}},
    {"frenchOnAMac", "[White \"Hélène Guérineau\"]\n[Black \"Gérald Thébault\"]\n", {"MACINTOSH"}},
    {"russianOnAMac",
     "[White \"Пашков, Тимофей\"]\n[Black \"Щедрин, Вениамин\"]\n",
     {"MAC-CYRILLIC", "ISO-8859-5", "CP855"}},
    {"ukrainian",
     "[White \"Дячишин, Зіновій\"]\n[Black \"Ключковський, Євген\"]\n",
     {"WINDOWS-1251", "KOI8-U", "CP1125", "MAC-CYRILLIC"}},
    {"greek",
     "[White \"Αποστολίδης, Γιώργος\"]\n[Black \"Κουτσούκης, Νίκος\"]\n",
     {"WINDOWS-1253", "ISO-8859-7", "CP737"}},
    {"hebrew",
     "[White \"אמסלם, שי\"]\n[Black \"גרשוני, פנחס\"]\n[Event \"אליפות חיפה\"]\n",
     {"WINDOWS-1255", "ISO-8859-8", "CP862"}},
    {"arabic",
     "[White \"الزبيري، رياض\"]\n[Black \"بوشارب، عبد القادر\"]\n",
     {"WINDOWS-1256", "ISO-8859-6"}},
    {"thai", "[White \"ธีรพล หอมหวาน\"]\n[Black \"กมล ปิ่นแก้ว\"]\n", {"TIS-620"}},
    {"korean", "[White \"배두나\"]\n[Black \"최현우\"]\n[Event \"서울 대회\"]\n", {"EUC-KR"}},
    {"chinese", "[White \"王建国\"]\n[Black \"李小龙\"]\n[Event \"上海公开赛\"]\n", {"GB2312"}},
    {"taiwanese", "[White \"陳建國\"]\n[Black \"張偉\"]\n[Event \"台灣公開賽\"]\n", {"BIG5"}},
    {"japanese",
     "[White \"渡辺直美\"]\n[Black \"鈴木一郎\"]\n[Event \"東京大会\"]\n",
     {"CP932", "EUC-JP"}},
};

// What counts is not the name of the encoding but that every letter comes out right: French is the
// same in CP850 and CP437.
TEST(EncodingDetector, readsNamesAndRemarksOfEachCodePage) {
    for (const Sample& sample : samples)
        for (const char* encoding : sample.encodings) {
            if (!canBeWritten(encoding))
                continue;
            const std::string bytes = written(sample.text, encoding);
            EXPECT_EQ(converted(bytes, detected(bytes)).text, sample.text)
                << sample.name << " in " << encoding << " was taken for " << detected(bytes);
        }
}

struct EncodedFile {
    const char* name;
    const char* event;
    const char* white;
    const char* black;
};
class EncodedFiles : public ::testing::TestWithParam<EncodedFile> {};

// Small archives: one game decides.
TEST_P(EncodedFiles, showTheNamesThatWereWritten) {
    const std::string bytes =
        testing::contentsOf(std::string("tests/data/encodings/") + GetParam().name);
    const std::string text = converted(bytes, detected(bytes)).text;
    for (const char* written : {GetParam().event, GetParam().white, GetParam().black})
        EXPECT_NE(text.find(written), std::string::npos) << detected(bytes) << "\n" << text;
}

INSTANTIATE_TEST_SUITE_P(
    OfTheBalticOfMacsAndOthers, EncodedFiles,
    ::testing::Values(
        EncodedFile{"latvian-windows-1257.pdn", "Rīgas čempionāts", "Dārziņš, Pēteris",
                    "Šūpulnieks, Andris"},
        EncodedFile{"latvian-cp775.pdn", "Rīgas čempionāts", "Dārziņš, Pēteris",
                    "Šūpulnieks, Andris"},
        EncodedFile{"lithuanian-iso-8859-13.pdn", "Panevėžio taurė", "Žebrauskas, Šarūnas",
                    "Bagdonavičius, Žilvinas"},
        EncodedFile{"estonian-windows-1257.pdn", "Pärnu võistlus", "Põldma, Tõnu", "Käärik, Jüri"},
        EncodedFile{"french-mac-roman.pdn", "Tournoi de Béziers", "Hélène Guérineau",
                    "Gérald Thébault"},
        EncodedFile{"russian-mac-cyrillic.pdn", "Чемпионат Тулы", "Пашков, Тимофей",
                    "Щедрин, Вениамин"},
        EncodedFile{"turkish-cp857.pdn", "Muğla turnuvası", "Gülbahar, Şükrü", "Çağlayan, Ömer"},
        EncodedFile{"turkish-windows-1254.pdn", "Muğla turnuvası", "Gülbahar, Şükrü",
                    "Çağlayan, Ömer"},
        EncodedFile{"ukrainian-koi8-u.pdn", "Першість Рівного", "Дячишин, Зіновій",
                    "Ключковський, Євген"},
        EncodedFile{"ukrainian-cp1125.pdn", "Першість Рівного", "Дячишин, Зіновій",
                    "Ключковський, Євген"}));

// Words decide, and where two code pages differ in a sign only, neither is sure.
TEST(EncodingDetector, tellsHowSureItIs) {
    const auto detection = [](const std::string& bytes) {
        EncodingDetector detector;
        detector.feed(bytes);
        return detector.detected();
    };
    const std::string names = "[White \"Дячишин, Зіновій\"]\n[Black \"Ключковський, Євген\"]\n";
    EXPECT_TRUE(detection(written(names, "WINDOWS-1251")).sure);
    EXPECT_TRUE(detection(names).sure);
    const DetectedEncoding little = detection("[White \"X\xE8\"]\n");
    EXPECT_FALSE(little.sure);
    EXPECT_FALSE(little.other.empty());
}

TEST(EncodingDetector, isNotMisledByManyDegreeSigns) {
    std::string text;
    for (int i = 0; i < 303; ++i)
        text += "1. 32-28 {12° zet}\n";
    text += "[White \"René\"]\n";
    const std::string bytes = written(text, "WINDOWS-1252");
    EXPECT_EQ(detected(bytes), "windows-1252");
    EXPECT_EQ(converted(bytes, "windows-1252").text, text);
}

TEST(EncodingDetector, prefersUtf8WheneverItIsValid) {
    EXPECT_EQ(detected(""), "UTF-8");
    EXPECT_EQ(detected("[White \"A\"]\n"), "UTF-8");
    for (const Sample& sample : samples)
        EXPECT_EQ(detected(sample.text), "UTF-8") << sample.name;
}

TEST(EncodingDetector, takesAFewStrayBytesForDamageToUtf8) {
    std::string text = samples[0].text;
    text += "[Site \"Caf\xE9\"]\n";
    EXPECT_EQ(detected(text), "UTF-8");
    const Converted result = converted(text, "UTF-8");
    EXPECT_EQ(result.text, std::string(samples[0].text) + "[Site \"Café\"]\n");
    ASSERT_EQ(result.oddities.size(), 1U);
    EXPECT_EQ(result.oddities[0].kind, TextOddity::Kind::notUtf8);
    EXPECT_EQ(result.oddities[0].offset, result.text.find("é\"]"));
    EXPECT_EQ(english(result.oddities[0].message()),
              "1 byte is not UTF-8; it was read as windows-1252");
}

TEST(EncodingDetector, knowsWideTextsWithAndWithoutMark) {
    const std::string text = samples[3].text;
    for (const char* encoding : {"UTF-16LE", "UTF-16BE", "UTF-32LE", "UTF-32BE"}) {
        const std::string plain = written(text, encoding);
        const std::string marked = written("\uFEFF" + text, encoding);
        EXPECT_EQ(detected(plain), encoding);
        EXPECT_EQ(detected(marked), encoding);
        EXPECT_EQ(converted(plain, encoding).text, text);
        EXPECT_EQ(converted(marked, encoding).text, text);
    }
}

TEST(EncodingDetector, answersTheSameHoweverTheBytesArePortioned) {
    for (const Sample& sample : samples)
        for (const char* encoding : sample.encodings) {
            if (!canBeWritten(encoding))
                continue;
            const std::string bytes = written(sample.text, encoding);
            EncodingDetector detector;
            for (const char& byte : bytes)
                detector.feed({&byte, 1});
            EXPECT_EQ(detector.encoding(), detected(bytes)) << sample.name << " " << encoding;
        }
}

TEST(EncodingDetector, isNotSureOfAFileInTwoEncodings) {
    const std::string names = "[White \"Королёв, Андрей\"]\n[Black \"Иванов, Пётр\"]\n";
    std::string bytes;
    for (int game = 0; game < 10; ++game)
        bytes += written(names, "windows-1251");
    EncodingDetector plain;
    plain.feed(bytes);
    EXPECT_TRUE(plain.detected().sure);
    EncodingDetector mixed;
    mixed.feed(bytes + names + names + names);
    EXPECT_EQ(mixed.detected(), (DetectedEncoding{"windows-1251", false, "UTF-8"}));
}

TEST(EncodingDetector, distinguishesBinaryDataFromText) {
    const auto looksBinary = [](const std::string& bytes) {
        EncodingDetector detector;
        detector.feed(bytes);
        return detector.looksBinary();
    };
    EXPECT_TRUE(looksBinary(std::string(1000, '\0')));
    EXPECT_TRUE(looksBinary(testing::contentsOf("/bin/true")));
    EXPECT_FALSE(looksBinary(samples[0].text));
    EXPECT_FALSE(looksBinary(written(samples[0].text, "UTF-16LE")));
    EXPECT_FALSE(looksBinary(samples[0].text + std::string("\0\x1B[2J", 5)));
    EXPECT_FALSE(looksBinary(std::string(100, '\r') + std::string(100, '\x1A')));
    EXPECT_FALSE(looksBinary(samples[0].text + std::string(5000, '\0')));
}

TEST(Transcoder, leavesThePaddingOfADiskBlockOut) {
    Transcoder transcoder("windows-1252");
    std::string text;
    for (const std::string& piece : {std::string("a\0", 2), std::string(3, '\0'),
                                     std::string("b\0", 2), std::string(10'000, '\0')})
        transcoder.convert(piece, text);
    transcoder.finish(text);
    const std::string nul = "\xE2\x90\x80"; // U+2400
    EXPECT_EQ(text, "a" + nul + nul + nul + nul + "b");
    const auto oddities = transcoder.takeOddities();
    ASSERT_EQ(oddities.size(), 1U);
    EXPECT_EQ(oddities[0].count, 4U);
}

TEST(Transcoder, keepsUndefinedBytesSoThatTheyCanBeHadBack) {
    const Converted result = converted("A\x81\x98Z", "windows-1252"); // 0x81 is not assigned
    EXPECT_EQ(result.text, "A\uEF81\u02DCZ");
    ASSERT_EQ(result.oddities.size(), 1U);
    EXPECT_EQ(result.oddities[0].kind, TextOddity::Kind::undefined);
    EXPECT_EQ(result.oddities[0].offset, 1U);
    EXPECT_EQ(converted("\x98", "windows-1251").text, "\uEF98");
}

// All 256 bytes come out as 256 different characters.
TEST(Transcoder, losesNoByteOfAnyCodePage) {
    std::string bytes;
    for (int i = 0; i < 256; ++i)
        bytes += static_cast<char>(i);
    for (const char* encoding : {"windows-1252", "windows-1251", "windows-1250", "CP866", "CP850",
                                 "CP437", "KOI8-R", "ISO-8859-1", "ISO-8859-2"}) {
        const std::u32string seen = [&] {
            const std::string wide = written(converted(bytes, encoding).text, "UTF-32LE");
            std::u32string points(wide.size() / 4, U'\0');
            std::memcpy(points.data(), wide.data(), wide.size());
            std::sort(points.begin(), points.end());
            return points;
        }();
        EXPECT_EQ(seen.size(), 256U) << encoding;
        EXPECT_EQ(std::adjacent_find(seen.begin(), seen.end()), seen.end()) << encoding;
    }
}

TEST(Transcoder, showsNulCharacters) {
    for (const char* encoding : {"UTF-8", "windows-1251", "UTF-16LE"}) {
        const Converted result = converted(written(std::string("a\0\0b", 4), encoding), encoding);
        EXPECT_EQ(result.text, "a␀␀b") << encoding;
        ASSERT_EQ(result.oddities.size(), 1U) << encoding;
        EXPECT_EQ(result.oddities[0].count, 2U) << encoding;
        EXPECT_EQ(english(result.oddities[0].message()),
                  "2 NUL characters; they are kept as the symbol U+2400");
    }
}

TEST(Transcoder, keepsHalfCharactersOfWideTexts) {
    EXPECT_EQ(converted(std::string("a\0\x00\xD8z\0", 6), "UTF-16LE").text, "a\uEF00\uEFD8z");
    EXPECT_EQ(converted(std::string("a\0z", 3), "UTF-16LE").text, "a\uEF7A");
}

TEST(Transcoder, givesTheSameHoweverTheBytesArePortioned) {
    for (const Sample& sample : samples) {
        const std::string damaged = std::string("\uFEFF") + sample.text + "\xE9 \xF0\x9F\x98";
        const std::string whole = converted(damaged, "UTF-8").text;
        for (std::size_t portion = 1; portion < 9; ++portion)
            EXPECT_EQ(converted(damaged, "UTF-8", portion).text, whole) << portion;
        const std::string wide = written(sample.text, "UTF-16BE");
        for (std::size_t portion = 1; portion < 6; ++portion)
            EXPECT_EQ(converted(wide, "UTF-16BE", portion).text, sample.text) << portion;
    }
}

TEST(Transcoder, refusesOverlongAndSurrogateForms) {
    EXPECT_EQ(converted("\xC0\xAF", "UTF-8").text, "À¯");
    EXPECT_EQ(converted("\xED\xA0\x80", "UTF-8").text, "í\u00A0€");
    EXPECT_EQ(converted("\xF4\x90\x80\x80", "UTF-8").text, "ô\uEF90€€");
}

TEST(EncodingNamed, knowsWhatPeopleWrite) {
    const std::vector<std::pair<const char*, const char*>> names{
        {"utf8", "UTF-8"},           {"UTF-16LE", "UTF-16LE"},
        {"cp1251", "windows-1251"},  {"windows-1252", "windows-1252"},
        {"WIN1252", "windows-1252"}, {"latin1", "ISO-8859-1"},
        {"Latin-2", "ISO-8859-2"},   {"cp866", "CP866"},
        {"IBM850", "CP850"},         {"koi8-r", "KOI8-R"},
        {"shift_jis", "SHIFT_JIS"}};
    for (const auto& [name, expected] : names) {
        const auto found = encodingNamed(name);
        ASSERT_TRUE(found) << name;
        EXPECT_EQ(*found, expected);
    }
}

TEST(EncodingNamed, namesTheUsualOnesWhereOneIsUnknown) {
    for (const std::string& name :
         {std::string("klingon"), std::string(), std::string("a//TRANSLIT"), std::string(5000, 'x'),
          std::string("x\0y", 3)}) {
        const auto found = encodingNamed(name);
        ASSERT_FALSE(found);
        EXPECT_NE(found.error().find("windows-1251"), std::string::npos);
    }
}

class EncodedArchives : public ::testing::Test {
protected:
    void SetUp() override {
        const char* shared = std::getenv("DAMSCOPE_SHARED");
        if (shared == nullptr)
            GTEST_SKIP() << "DAMSCOPE_SHARED is not set";
        folder_ = std::string(shared) + "/archives/";
    }
    std::string folder_;
};

TEST_F(EncodedArchives, windows1251EqualsItsUtf8Twin) {
    const std::string bytes = testing::contentsOf(folder_ + "encodings/abatsiev-windows-1251.pdn");
    EXPECT_EQ(detected(bytes), "windows-1251");
    EXPECT_EQ(converted(bytes, "windows-1251").text,
              testing::contentsOf(folder_ + "standard-reject/abatsiev.pdn"));
}

TEST_F(EncodedArchives, sameTextIsFoundInTheOtherCyrillicCodePages) {
    const std::string text = testing::contentsOf(folder_ + "standard-reject/abatsiev.pdn");
    for (const char* encoding : {"CP866", "UTF-16LE", "UTF-16BE"}) {
        const std::string bytes = written(text, encoding);
        EXPECT_EQ(detected(bytes), encoding);
        EXPECT_EQ(converted(bytes, encoding).text, text);
    }
}

TEST_F(EncodedArchives, windows1252IsFound) {
    for (const char* file :
         {"encodings/campionato-2005-windows-1252.pdn", "variants/ci98-fero.pdn",
          "variants/ci98-perani.pdn", "tournaments/Cannes_Open_Tournament_2002.pdn"})
        EXPECT_EQ(detected(testing::contentsOf(folder_ + file)), "windows-1252") << file;
}

} // namespace
} // namespace damscope::parser
