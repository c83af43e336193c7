// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/encoding/entities.hpp"

#include "base/text/ascii.hpp"
#include "base/text/utf8.hpp"
#include "parser/encoding/code_page.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <optional>

namespace damscope::parser {
namespace {

// From U+00A0 on, in order.
constexpr auto latinNames = std::to_array<std::string_view>(
    {"nbsp",   "iexcl",  "cent",   "pound",  "curren", "yen",    "brvbar", "sect",   "uml",
     "copy",   "ordf",   "laquo",  "not",    "shy",    "reg",    "macr",   "deg",    "plusmn",
     "sup2",   "sup3",   "acute",  "micro",  "para",   "middot", "cedil",  "sup1",   "ordm",
     "raquo",  "frac14", "frac12", "frac34", "iquest", "Agrave", "Aacute", "Acirc",  "Atilde",
     "Auml",   "Aring",  "AElig",  "Ccedil", "Egrave", "Eacute", "Ecirc",  "Euml",   "Igrave",
     "Iacute", "Icirc",  "Iuml",   "ETH",    "Ntilde", "Ograve", "Oacute", "Ocirc",  "Otilde",
     "Ouml",   "times",  "Oslash", "Ugrave", "Uacute", "Ucirc",  "Uuml",   "Yacute", "THORN",
     "szlig",  "agrave", "aacute", "acirc",  "atilde", "auml",   "aring",  "aelig",  "ccedil",
     "egrave", "eacute", "ecirc",  "euml",   "igrave", "iacute", "icirc",  "iuml",   "eth",
     "ntilde", "ograve", "oacute", "ocirc",  "otilde", "ouml",   "divide", "oslash", "ugrave",
     "uacute", "ucirc",  "uuml",   "yacute", "thorn",  "yuml"});

struct NamedCharacter {
    std::string_view name;
    char32_t point;
};

constexpr auto otherNames = std::to_array<NamedCharacter>({
    // ASCII
    {"quot", U'"'},
    {"amp", U'&'},
    {"apos", U'\''},
    {"lt", U'<'},
    {"gt", U'>'},
    // signs
    {"ndash", U'–'},
    {"mdash", U'—'},
    {"minus", U'−'},
    {"hyphen", U'‐'},
    {"lsquo", U'‘'},
    {"rsquo", U'’'},
    {"sbquo", U'‚'},
    {"ldquo", U'“'},
    {"rdquo", U'”'},
    {"bdquo", U'„'},
    {"lsaquo", U'‹'},
    {"rsaquo", U'›'},
    {"hellip", U'…'},
    {"bull", U'•'},
    {"prime", U'′'},
    {"euro", U'€'},
    {"trade", U'™'},
    {"ensp", U'\u2002'},
    {"emsp", U'\u2003'},
    {"thinsp", U'\u2009'},
    {"zwnj", U'\u200C'},
    {"zwj", U'\u200D'},
    {"lrm", U'\u200E'},
    {"rlm", U'\u200F'},
    // letters of Central Europe, the Baltic and Turkey
    {"OElig", U'Œ'},
    {"oelig", U'œ'},
    {"Yuml", U'Ÿ'},
    {"Scaron", U'Š'},
    {"scaron", U'š'},
    {"Zcaron", U'Ž'},
    {"zcaron", U'ž'},
    {"Ccaron", U'Č'},
    {"ccaron", U'č'},
    {"Rcaron", U'Ř'},
    {"rcaron", U'ř'},
    {"Ecaron", U'Ě'},
    {"ecaron", U'ě'},
    {"Ncaron", U'Ň'},
    {"ncaron", U'ň'},
    {"Dcaron", U'Ď'},
    {"dcaron", U'ď'},
    {"Tcaron", U'Ť'},
    {"tcaron", U'ť'},
    {"Uring", U'Ů'},
    {"uring", U'ů'},
    {"Lstrok", U'Ł'},
    {"lstrok", U'ł'},
    {"Aogon", U'Ą'},
    {"aogon", U'ą'},
    {"Eogon", U'Ę'},
    {"eogon", U'ę'},
    {"Cacute", U'Ć'},
    {"cacute", U'ć'},
    {"Nacute", U'Ń'},
    {"nacute", U'ń'},
    {"Sacute", U'Ś'},
    {"sacute", U'ś'},
    {"Zacute", U'Ź'},
    {"zacute", U'ź'},
    {"Zdot", U'Ż'},
    {"zdot", U'ż'},
    {"Odblac", U'Ő'},
    {"odblac", U'ő'},
    {"Udblac", U'Ű'},
    {"udblac", U'ű'},
    {"Abreve", U'Ă'},
    {"abreve", U'ă'},
    {"Gbreve", U'Ğ'},
    {"gbreve", U'ğ'},
    {"Scedil", U'Ş'},
    {"scedil", U'ş'},
    {"Idot", U'İ'},
    {"inodot", U'ı'},
    {"Amacr", U'Ā'},
    {"amacr", U'ā'},
    {"Emacr", U'Ē'},
    {"emacr", U'ē'},
    {"Imacr", U'Ī'},
    {"imacr", U'ī'},
    {"Umacr", U'Ū'},
    {"umacr", U'ū'},
    {"Kcedil", U'Ķ'},
    {"kcedil", U'ķ'},
    {"Lcedil", U'Ļ'},
    {"lcedil", U'ļ'},
    {"Ncedil", U'Ņ'},
    {"ncedil", U'ņ'},
    {"Edot", U'Ė'},
    {"edot", U'ė'},
    {"Iogon", U'Į'},
    {"iogon", U'į'},
    {"Uogon", U'Ų'},
    {"uogon", U'ų'},
});

std::optional<char32_t> namedPoint(std::string_view name) {
    const auto* const latin = std::ranges::find(latinNames, name);
    if (latin != latinNames.end())
        return 0xA0 + static_cast<char32_t>(latin - latinNames.begin());
    const auto* const other = std::ranges::find(otherNames, name, &NamedCharacter::name);
    return other != otherNames.end() ? std::optional(other->point) : std::nullopt;
}

// Controls are no text, but for those that separate words.
std::optional<char32_t> numberedPoint(std::string_view digits) {
    const int base = digits.starts_with('x') || digits.starts_with('X') ? 16 : 10;
    if (base == 16)
        digits.remove_prefix(1);
    std::uint32_t code = 0;
    const auto* const last = digits.data() + digits.size();
    const auto [end, error] = std::from_chars(digits.data(), last, code, base);
    const bool surrogate = code >= 0xD800 && code < 0xE000;
    if (error != std::errc{} || end != last || code > 0x10FFFF || surrogate)
        return std::nullopt;
    if (code < 0x20 || code == 0x7F)
        return code == '\t' || code == '\n' || code == '\r' ? std::optional(U' ') : std::nullopt;
    return shownControl(code);
}

// The character of an entity, without its ampersand and semicolon.
std::optional<char32_t> pointOf(std::string_view entity) {
    return entity.starts_with('#') ? numberedPoint(entity.substr(1)) : namedPoint(entity);
}

/// What an ampersand at the front of a text means: a character, and how many bytes name it.
struct Decoded {
    char32_t point;
    std::size_t length;
};

// `&amp;eacute;` was encoded twice: what follows an ampersand that was decoded is looked at again.
Decoded decodedFront(std::string_view text) {
    constexpr std::size_t longest = 9; // #x10FFFF;
    std::size_t at = 1;
    for (;;) {
        const std::size_t end = text.substr(at, longest).find(';');
        const auto point =
            end != std::string_view::npos ? pointOf(text.substr(at, end)) : std::nullopt;
        if (!point)
            return {U'&', at};
        at += end + 1;
        if (*point != U'&')
            return {*point, at};
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
        const Decoded front = decodedFront(text);
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

} // namespace damscope::parser
