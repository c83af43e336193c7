// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text/plain_signs.hpp"

#include "base/text/ascii.hpp"
#include "base/text/split.hpp"
#include "base/text/utf8.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

namespace damscope::base {
namespace {

struct Signs {
    char32_t first;
    char32_t last;
    char plain;
};

// In the order of their code points.
constexpr auto signs = std::to_array<Signs>({
    {0x00A0, 0x00A0, ' '},                          // no-break space
    {0x00D7, 0x00D7, 'x'},                          // multiplication sign
    {0x02D7, 0x02D7, '-'},                          // modifier minus
    {0x03A7, 0x03A7, 'x'},                          // chi
    {0x03C7, 0x03C7, 'x'},   {0x0425, 0x0425, 'x'}, // the letter ha of a Russian keyboard
    {0x0445, 0x0445, 'x'},   {0x058A, 0x058A, '-'}, // Armenian hyphen
    {0x05BE, 0x05BE, '-'},                          // maqaf
    {0x1400, 0x1400, '-'},                          // Canadian hyphen
    {0x1806, 0x1806, '-'},                          // Mongolian hyphen
    {0x2000, 0x200A, ' '},   {0x2010, 0x2015, '-'}, // hyphens, figure, en and em dash, bar
    {0x202F, 0x202F, ' '},   {0x2043, 0x2043, '-'}, // hyphen bullet
    {0x2053, 0x2053, '-'},                          // swung dash
    {0x205F, 0x205F, ' '},   {0x207B, 0x207B, '-'}, // minus above and below the line
    {0x208B, 0x208B, '-'},   {0x2212, 0x2212, '-'}, // minus
    {0x2236, 0x2236, ':'},                          // ratio
    {0x223C, 0x223C, '-'},                          // tilde
    {0x2500, 0x2501, '-'},                          // lines of boxes
    {0x2573, 0x2573, 'x'},   {0x2715, 0x2718, 'x'}, // crosses of print
    {0x2796, 0x2796, '-'},                          // heavy minus
    {0x2A09, 0x2A09, 'x'},   {0x2A2F, 0x2A2F, 'x'}, // cross product
    {0x2E17, 0x2E17, '-'},                          // hyphens of old scripts, long dashes
    {0x2E1A, 0x2E1A, '-'},   {0x2E3A, 0x2E3B, '-'}, {0x2E40, 0x2E40, '-'},
    {0x2E5D, 0x2E5D, '-'},   {0x3000, 0x3000, ' '}, {0x301C, 0x301C, '-'}, // wave dashes
    {0x3030, 0x3030, '-'},   {0x30A0, 0x30A0, '-'}, // hyphen and long vowel of a Japanese keyboard
    {0x30FC, 0x30FC, '-'},   {0xFE31, 0xFE32, '-'}, // dashes of upright lines
    {0xFE58, 0xFE58, '-'},   {0xFE63, 0xFE63, '-'}, {0xFF0D, 0xFF0D, '-'}, // full width
    {0xFF1A, 0xFF1A, ':'},   {0xFF58, 0xFF58, 'x'}, {0xFF5E, 0xFF5E, '-'},
    {0x10EAD, 0x10EAD, '-'}, // Yezidi hyphen
});

std::optional<char> findSign(char32_t point) {
    if (isInvisible(point))
        return point == 0xAD ? PlainSign::softHyphen : PlainSign::invisible;
    const auto* found = std::ranges::lower_bound(signs, point, std::ranges::less{},
                                                 [](const Signs& each) { return each.last; });
    return found != signs.end() && found->first <= point ? std::optional(found->plain)
                                                         : std::nullopt;
}

std::optional<PlainSign> entityAt(std::string_view text) {
    constexpr std::string_view plain = "-x: ";
    const auto entity = firstEntity(text);
    if (!entity)
        return std::nullopt;
    const bool ascii =
        entity->point < 0x80 && plain.find(static_cast<char>(entity->point)) != plain.npos;
    const auto sign =
        ascii ? std::optional(static_cast<char>(entity->point)) : findSign(entity->point);
    return sign ? std::optional(PlainSign{entity->length, *sign}) : std::nullopt;
}

bool mayBeSign(char c) {
    return !isAscii(c) || c == '&';
}

// A soft hyphen is a dash where what stands before and behind it is alike: "32\u00AD28", but not
// "32-\u00AD28".
bool isDashBetween(std::string_view before, std::string_view text, PlainSign sign) {
    if (before.empty() || text.size() == sign.length)
        return false;
    const auto isWord = [](char c) { return isLetter(c) || isDigit(c) || !isAscii(c); };
    const char last = before.back();
    const char next = text[sign.length];
    return (isWord(last) && isWord(next)) || (isBlank(last) && isBlank(next));
}

} // namespace

std::optional<PlainSign> plainSignAt(std::string_view text) {
    if (text.starts_with('&'))
        return entityAt(text);
    if (text.empty() || isAscii(text.front()))
        return std::nullopt;
    const Utf8Character first = firstCharacter(text);
    const auto sign = first.point ? findSign(*first.point) : std::nullopt;
    return sign ? std::optional(PlainSign{first.bytes.size(), *sign}) : std::nullopt;
}

// NOLINTBEGIN(misc-misleading-bidirectional): the characters that are looked for
bool isInvisible(char32_t point) {
    return isIn(U"\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u3164\uFEFF\uFFA0", point) ||
           between(point, 0x180B, 0x180F) || between(point, 0x200B, 0x200F) ||
           between(point, 0x202A, 0x202E) || between(point, 0x2060, 0x206F) ||
           between(point, 0xFE00, 0xFE0F) || between(point, 0xFFF0, 0xFFFB) ||
           between(point, 0x1D173, 0x1D17A) || between(point, 0xE0000, 0xE0FFF);
}
// NOLINTEND(misc-misleading-bidirectional)

std::string plainSigns(std::string_view text) {
    std::string plain;
    plain.reserve(text.size());
    while (!text.empty()) {
        const auto sign = plainSignAt(text);
        if (sign && sign->sign == PlainSign::softHyphen && isDashBetween(plain, text, *sign))
            plain += '-';
        else if (sign && !sign->isInvisible())
            plain += sign->sign;
        std::size_t next = sign ? sign->length : 1;
        if (!sign) {
            next = static_cast<std::size_t>(std::find_if(text.begin() + 1, text.end(), mayBeSign) -
                                            text.begin());
            plain += text.substr(0, next);
        }
        text.remove_prefix(next);
    }
    return plain;
}

std::string_view withPlainSigns(std::string_view text, std::string& room) {
    if (std::ranges::none_of(text, mayBeSign))
        return text;
    room = plainSigns(text);
    return room;
}

namespace {

// The names of the characters from U+00A0 on, in their order.
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

// Each name is followed by its character: ASCII, signs, letters of Central Europe, the Baltic and
// Turkey.
constexpr std::string_view otherNames =
    "quot \" amp & apos ' lt < gt > ndash – mdash — minus − hyphen ‐ dash ‐ horbar ― cross ✗ "
    "colon : ratio ∶ lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ lsaquo ‹ rsaquo › "
    "hellip … bull • prime ′ euro € trade ™ ensp \u2002 emsp \u2003 thinsp \u2009 zwnj \u200C "
    "zwj \u200D lrm \u200E rlm \u200F OElig Œ oelig œ Yuml Ÿ Scaron Š scaron š Zcaron Ž "
    "zcaron ž Ccaron Č ccaron č Rcaron Ř rcaron ř Ecaron Ě ecaron ě Ncaron Ň ncaron ň "
    "Dcaron Ď dcaron ď Tcaron Ť tcaron ť Uring Ů uring ů Lstrok Ł lstrok ł Aogon Ą aogon ą "
    "Eogon Ę eogon ę Cacute Ć cacute ć Nacute Ń nacute ń Sacute Ś sacute ś Zacute Ź zacute ź "
    "Zdot Ż zdot ż Odblac Ő odblac ő Udblac Ű udblac ű Abreve Ă abreve ă Gbreve Ğ gbreve ğ "
    "Scedil Ş scedil ş Idot İ inodot ı Amacr Ā amacr ā Emacr Ē emacr ē Imacr Ī imacr ī "
    "Umacr Ū umacr ū Kcedil Ķ kcedil ķ Lcedil Ļ lcedil ļ Ncedil Ņ ncedil ņ Edot Ė edot ė "
    "Iogon Į iogon į Uogon Ų uogon ų";

std::optional<char32_t> namedPoint(std::string_view name) {
    const auto* const latin = std::ranges::find(latinNames, name);
    if (latin != latinNames.end())
        return 0xA0 + static_cast<char32_t>(latin - latinNames.begin());
    const std::size_t other =
        std::ranges::all_of(name, isLetter) ? placeInList(otherNames, name) : otherNames.npos;
    return other == otherNames.npos
               ? std::nullopt
               : firstCharacter(otherNames.substr(other + name.size() + 1)).point;
}

// Controls are no text, but for those that separate words.
std::optional<char32_t> numberedPoint(std::string_view digits) {
    const int base = digits.starts_with('x') || digits.starts_with('X') ? 16 : 10;
    if (base == 16)
        digits.remove_prefix(1);
    const auto code = readNumber<std::uint32_t>(digits, base);
    if (!code || *code > 0x10FFFF || (*code >= 0xD800 && *code < 0xE000))
        return std::nullopt;
    if (*code < 0x20 || *code == 0x7F)
        return *code == '\t' || *code == '\n' || *code == '\r' ? std::optional(U' ') : std::nullopt;
    return shownControl(*code);
}

// The character of an entity, which is given without its ampersand and semicolon.
std::optional<char32_t> decodeEntity(std::string_view entity) {
    return entity.starts_with('#') ? numberedPoint(entity.substr(1)) : namedPoint(entity);
}

} // namespace

std::optional<Entity> firstEntity(std::string_view text, std::size_t name) {
    constexpr std::size_t longest = 9; // #x10FFFF;
    if (!text.starts_with('&'))
        return std::nullopt;
    const std::size_t length = text.substr(name, longest).find(';');
    const auto point =
        length != std::string_view::npos ? decodeEntity(text.substr(name, length)) : std::nullopt;
    return point ? std::optional(Entity{*point, name + length + 1}) : std::nullopt;
}

// What windows-1252 does not know stays a control.
char32_t shownControl(char32_t point) {
    constexpr std::u32string_view shown =
        U"€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ";
    static_assert(shown.size() == 0x20);
    return point >= 0x80 && point <= 0x9F ? shown[point - 0x80] : point;
}

} // namespace damscope::base
