// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text/ascii.hpp"
#include "base/text/utf8.hpp"
#include "parser/encoding/clean_text.hpp"
#include "parser/encoding/encoding.hpp"
#include "parser/encoding/text_decoder.hpp"

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>

namespace damscope::parser {
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
