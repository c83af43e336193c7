// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/encoding/clean_text.hpp"

#include "base/text/ascii.hpp"
#include "base/text/plain_signs.hpp"
#include "base/text/utf8.hpp"
#include "parser/encoding/encoding.hpp"
#include "parser/encoding/text_decoder.hpp"

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>

namespace damscope::parser {
namespace {

using base::between;
using base::isIn;

enum class Form : std::uint8_t { line, text };

// A letter that nothing has to be done with, and that begins no letter that was encoded twice.
bool isPlainLetter(char32_t point) {
    return between(point, U'А', U'я') || point == U'ё' || point == U'Ё' ||
           (between(point, U'À', U'ž') && !isIn(U"×÷ÂÃÄÅÎÏÐÑ×ĂĹĎĐŃŮŘÞ", point));
}

bool isPlainSign(char32_t point) {
    return isIn(U"“”„‘’«»–—…½°", point);
}

// Something that is encoded may begin at the front of a text.
bool mayBeginCode(std::string_view text) {
    constexpr std::size_t longest = 10;
    if (text.front() == '&')
        return text.substr(0, longest).find(';') != std::string_view::npos;
    return text.starts_with('=') && text.size() > 1 &&
           std::string_view("?89ABCDEF").find(text[1]) != std::string_view::npos;
}

// Most texts are clean: then they are copied, and nothing else is done.
bool isClean(std::string_view text, Form form) {
    char before = form == Form::line ? ' ' : 'a';
    while (!text.empty()) {
        const char c = text.front();
        if (base::isAscii(c)) {
            const bool blank = c == ' ' && (form == Form::text || before != ' ');
            const bool layout = form == Form::text && (c == '\n' || c == '\t');
            if ((!blank && !layout && (c <= ' ' || c == '\x7F')) || mayBeginCode(text))
                return false;
            before = c;
            text.remove_prefix(1);
            continue;
        }
        const base::Utf8Character letter = base::firstCharacter(text);
        const bool plain = letter.point && (isPlainLetter(*letter.point) ||
                                            (form == Form::text && isPlainSign(*letter.point)));
        if (!plain)
            return false;
        before = 'a';
        text.remove_prefix(letter.bytes.size());
    }
    return form == Form::text || before != ' ';
}

bool isBlank(char32_t point) {
    return isIn(U"\u00A0\u1680\u202F\u205F\u3000", point) || between(point, 0x2000, 0x200A);
}

bool isLineEnd(char32_t point) {
    return isIn(U"\n\r\v\f\u0085\u2028\u2029", point);
}

bool isJoiner(char32_t point) {
    return point == 0x200C || point == 0x200D;
}

bool isDash(char32_t point) {
    return between(point, 0x2010, 0x2015) || isIn(U"\u2043\u2212\uFE58\uFE63\uFF0D", point);
}

// Letters of scripts whose joiners change what is read: from Arabic to those of India.
bool needsJoiners(char32_t point) {
    return between(point, 0x600, 0xDFF) || between(point, 0xFB50, 0xFEFC);
}

std::u32string pointsOf(std::string_view text) {
    std::u32string points;
    while (!text.empty()) {
        const base::Utf8Character c = base::firstCharacter(text);
        text.remove_prefix(c.bytes.size());
        points += c.point.value_or(U'\uFFFD');
    }
    return points;
}

/// Puts the characters of a text together again, without those that nobody sees.
class Tidied {
public:
    explicit Tidied(Form form) : form_(form) {}

    void add(char32_t before, char32_t point, char32_t after) {
        point = isLineEnd(point) ? point : base::shownControl(point);
        const bool joins = isJoiner(point) && needsJoiners(before) && needsJoiners(after);
        if (base::isInvisible(point) && !joins)
            return;
        if (form_ == Form::line)
            addToLine(point);
        else
            put(isBlank(point) ? U' ' : point == 0x2028 || point == 0x2029 ? U'\n' : point);
    }
    [[nodiscard]] std::string take() && { return std::move(text_); }

private:
    void addToLine(char32_t point) {
        if (point == U' ' || point == U'\t' || isBlank(point) || isLineEnd(point)) {
            blank_ = !text_.empty();
            return;
        }
        if (std::exchange(blank_, false))
            put(U' ');
        put(isDash(point) ? U'-' : point);
    }
    void put(char32_t point) { base::appendUtf8(text_, point); }

    Form form_;
    bool blank_ = false;
    std::string text_;
};

std::string tidied(std::string_view text, Form form) {
    const std::u32string points = pointsOf(text);
    Tidied tidied(form);
    for (std::size_t i = 0; i < points.size(); ++i)
        tidied.add(i > 0 ? points[i - 1] : U' ', points[i],
                   i + 1 < points.size() ? points[i + 1] : U' ');
    return std::move(tidied).take();
}

std::string cleanedOnce(std::string_view text, Form form) {
    return base::composed(
        tidied(withoutDoubleUtf8(withoutQuotedPrintable(withoutEntities(text))), form));
}

std::string detectedEncoding(std::string_view bytes) {
    if (base::isUtf8(bytes) && bytes.find('\0') == std::string_view::npos) // as most are
        return "UTF-8";
    EncodingDetector detector;
    detector.feed(bytes);
    return detector.encoding();
}

// What one step leaves may be something for another: an invisible character inside an entity.
std::string cleaned(std::string_view text, Form form) {
    if (isClean(text, form))
        return std::string(text);
    constexpr int most = 4;
    std::string clean = base::isUtf8(text) ? std::string(text) : decodedText(text);
    for (int i = 0; i < most; ++i) {
        std::string next = cleanedOnce(clean, form);
        if (next == clean)
            break;
        clean = std::move(next);
        if (isClean(clean, form))
            break;
    }
    return clean;
}

} // namespace

std::string decodedText(std::string_view bytes) {
    std::string text;
    Transcoder transcoder(detectedEncoding(bytes));
    transcoder.convert(bytes, text);
    transcoder.finish(text);
    return text;
}

std::string cleanLine(std::string_view text) {
    return cleaned(text, Form::line);
}

bool isCleanLine(std::string_view text) {
    return isClean(text, Form::line);
}

bool isCleanText(std::string_view text) {
    return isClean(text, Form::text);
}

std::string cleanText(std::string_view text) {
    return cleaned(text, Form::text);
}

namespace {

// `&amp;eacute;` was encoded twice: an ampersand that was decoded may begin an entity again. One
// that begins none is itself.
base::Entity decodedFront(std::string_view text) {
    std::size_t length = 1;
    for (;;) {
        const auto entity = base::firstEntity(text, length);
        if (!entity)
            return {U'&', length};
        if (entity->point != U'&')
            return *entity;
        length = entity->length;
    }
}

std::string decodedOnce(std::string_view text) {
    std::string plain;
    plain.reserve(text.size());
    while (!text.empty()) {
        const std::size_t next = std::min(text.find('&'), text.size());
        plain += text.substr(0, next);
        text.remove_prefix(next);
        if (text.empty())
            break;
        const base::Entity front = decodedFront(text);
        base::appendUtf8(plain, front.point);
        text.remove_prefix(front.length);
    }
    return plain;
}

} // namespace

std::string withoutEntities(std::string_view text) {
    constexpr int most = 4; // entities whose letters are entities
    std::string plain(text);
    for (int i = 0; i < most && plain.find('&') != std::string::npos; ++i) {
        std::string next = decodedOnce(plain);
        if (next == plain)
            break;
        plain = std::move(next);
    }
    return plain;
}

namespace {

std::optional<int> hexDigit(char c) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    const std::size_t value = digits.find(c);
    return value != std::string_view::npos ? std::optional(static_cast<int>(value)) : std::nullopt;
}

// The byte that `=E9` at the front of a text stands for.
std::optional<char> byteAtFront(std::string_view text) {
    if (text.size() < 3 || text[0] != '=')
        return std::nullopt;
    const auto high = hexDigit(text[1]);
    const auto low = hexDigit(text[2]);
    return high && low ? std::optional(static_cast<char>(*high * 16 + *low)) : std::nullopt;
}

/// Bytes beyond ASCII that follow each other, and what they were written as.
struct Run {
    std::string bytes;
    std::size_t length = 0;
};

Run runAtFront(std::string_view text) {
    Run run;
    for (auto byte = byteAtFront(text); byte && !base::isAscii(*byte);
         byte = byteAtFront(text.substr(run.length))) {
        run.bytes += *byte;
        run.length += 3;
    }
    return run;
}

/// The encodings of the words of a line: finding out about one takes longer than reading a word.
class Encodings {
public:
    [[nodiscard]] std::string decoded(std::string_view bytes, const std::string& encoding) {
        Transcoder& transcoder = met_.try_emplace(encoding, encoding).first->second;
        std::string text;
        transcoder.convert(bytes, text);
        transcoder.finish(text);
        return text;
    }

private:
    std::map<std::string, Transcoder> met_;
};

std::string base64(std::string_view text) {
    constexpr std::string_view digits =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string bytes;
    std::uint32_t bits = 0;
    int held = 0;
    for (const char c : text) {
        const std::size_t digit = digits.find(c);
        if (digit == std::string_view::npos)
            break;
        bits = (bits << 6) | static_cast<std::uint32_t>(digit);
        held += 6;
        if (held >= 8) {
            held -= 8;
            bytes += static_cast<char>((bits >> held) & 0xFF);
        }
    }
    return bytes;
}

std::string withBytes(std::string_view text) {
    std::string bytes;
    while (!text.empty()) {
        const auto byte = byteAtFront(text);
        bytes += byte ? *byte : text.front() == '_' ? ' ' : text.front();
        text.remove_prefix(byte ? 3 : 1);
    }
    return bytes;
}

/// A word as headers of mail encode it, `=?UTF-8?Q?...?=`.
struct EncodedWord {
    std::string text;
    std::size_t length;
};

std::optional<EncodedWord> encodedWordAtFront(std::string_view text, Encodings& encodings) {
    constexpr std::size_t longest = 200;
    if (!text.starts_with("=?"))
        return std::nullopt;
    text = text.substr(0, longest);
    const std::size_t name = text.find('?', 2);
    const std::size_t kind = name == std::string_view::npos ? name : text.find('?', name + 1);
    const std::size_t end = kind == std::string_view::npos ? kind : text.find("?=", kind + 1);
    if (end == std::string_view::npos || kind != name + 2)
        return std::nullopt;
    const auto encoding = encodingNamed(text.substr(2, name - 2));
    const char letter = base::upperCase(text[name + 1]);
    if (!encoding || (letter != 'Q' && letter != 'B'))
        return std::nullopt;
    const std::string_view content = text.substr(kind + 1, end - kind - 1);
    const std::string bytes = letter == 'Q' ? withBytes(content) : base64(content);
    return EncodedWord{encodings.decoded(bytes, *encoding), end + 2};
}

// A byte that is no UTF-8 is a letter of windows-1252 only inside a word: "G=E9rard".
std::optional<std::string> meaningOf(const Run& run, char before, char after,
                                     Encodings& encodings) {
    if (base::isUtf8(run.bytes))
        return run.bytes;
    const bool inWord = base::isLetter(before) &&
                        (base::isLowerCase(after) || (after == ' ' && base::isLowerCase(before)));
    return inWord ? std::optional(encodings.decoded(run.bytes, "windows-1252")) : std::nullopt;
}

} // namespace

std::string withoutQuotedPrintable(std::string_view line) {
    std::string plain;
    Encodings encodings;
    for (std::size_t at = 0; at < line.size();) {
        const std::string_view rest = line.substr(at);
        if (const auto word = encodedWordAtFront(rest, encodings)) {
            plain += word->text;
            at += word->length;
            continue;
        }
        const Run run = runAtFront(rest);
        const char after = at + run.length < line.size() ? line[at + run.length] : ' ';
        const auto meant =
            run.length > 0 ? meaningOf(run, plain.empty() ? ' ' : plain.back(), after, encodings)
                           : std::nullopt;
        plain += meant ? *meant : std::string(rest.substr(0, std::max<std::size_t>(run.length, 1)));
        at += std::max<std::size_t>(run.length, 1);
    }
    return plain;
}

} // namespace damscope::parser
