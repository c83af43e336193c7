// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text/plain_signs.hpp"

#include "base/text/ascii.hpp"
#include "base/text/utf8.hpp"

#include <algorithm>
#include <array>
#include <charconv>
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
    {0x00A0, 0x00A0, ' '}, // no-break space
    {0x00AD, 0x00AD, '-'}, // soft hyphen: a hyphen in code pages of DOS and Windows
    {0x00D7, 0x00D7, 'x'}, // multiplication sign
    {0x02D7, 0x02D7, '-'}, // modifier minus
    {0x034F, 0x034F, PlainSign::invisible}, // combining grapheme joiner
    {0x03A7, 0x03A7, 'x'},                  // chi
    {0x03C7, 0x03C7, 'x'},
    {0x0425, 0x0425, 'x'}, // the letter ha of a Russian keyboard
    {0x0445, 0x0445, 'x'},
    {0x058A, 0x058A, '-'},                  // Armenian hyphen
    {0x05BE, 0x05BE, '-'},                  // maqaf
    {0x061C, 0x061C, PlainSign::invisible}, // Arabic letter mark
    {0x180E, 0x180E, PlainSign::invisible}, // Mongolian vowel separator
    {0x2000, 0x200A, ' '},
    {0x200B, 0x200F, PlainSign::invisible}, // zero width space and joiners, marks of direction
    {0x2010, 0x2015, '-'},                  // hyphens, figure, en and em dash, bar
    {0x202A, 0x202E, PlainSign::invisible}, // embeddings and overrides of direction
    {0x202F, 0x202F, ' '},
    {0x2043, 0x2043, '-'}, // hyphen bullet
    {0x205F, 0x205F, ' '},
    {0x2060, 0x206F, PlainSign::invisible}, // word joiner, isolates
    {0x2212, 0x2212, '-'},                  // minus
    {0x2236, 0x2236, ':'},                  // ratio
    {0x2500, 0x2501, '-'},                  // lines of boxes
    {0x2573, 0x2573, 'x'},
    {0x2715, 0x2718, 'x'}, // crosses of print
    {0x2796, 0x2796, '-'}, // heavy minus
    {0x2A09, 0x2A09, 'x'},
    {0x2A2F, 0x2A2F, 'x'}, // cross product
    {0x3000, 0x3000, ' '},
    {0x30FC, 0x30FC, '-'},                  // the long vowel of a Japanese keyboard
    {0xFE00, 0xFE0F, PlainSign::invisible}, // variation selectors
    {0xFE58, 0xFE58, '-'},
    {0xFE63, 0xFE63, '-'},
    {0xFEFF, 0xFEFF, PlainSign::invisible}, // byte order mark
    {0xFF0D, 0xFF0D, '-'},                  // full width
    {0xFF1A, 0xFF1A, ':'},
    {0xFF58, 0xFF58, 'x'},
});

std::optional<char> signOf(char32_t point) {
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
        ascii ? std::optional(static_cast<char>(entity->point)) : signOf(entity->point);
    return sign ? std::optional(PlainSign{entity->length, *sign}) : std::nullopt;
}

bool mayBeSign(char c) {
    return !isAscii(c) || c == '&';
}

} // namespace

std::optional<PlainSign> plainSignAt(std::string_view text) {
    if (text.starts_with('&'))
        return entityAt(text);
    if (text.empty() || isAscii(text.front()))
        return std::nullopt;
    const Utf8Character first = firstCharacter(text);
    const auto sign = first.point ? signOf(*first.point) : std::nullopt;
    return sign ? std::optional(PlainSign{first.bytes.size(), *sign}) : std::nullopt;
}

std::string plainSigns(std::string_view text) {
    std::string plain;
    plain.reserve(text.size());
    while (!text.empty()) {
        const auto sign = plainSignAt(text);
        if (sign && sign->sign != PlainSign::invisible)
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
    {"dash", U'‐'},
    {"horbar", U'―'},
    {"cross", U'✗'},
    {"colon", U':'},
    {"ratio", U'∶'},
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

// Without its ampersand and semicolon.
std::optional<char32_t> pointOf(std::string_view entity) {
    return entity.starts_with('#') ? numberedPoint(entity.substr(1)) : namedPoint(entity);
}

} // namespace

std::optional<Entity> firstEntity(std::string_view text, std::size_t name) {
    constexpr std::size_t longest = 9; // #x10FFFF;
    if (!text.starts_with('&'))
        return std::nullopt;
    const std::size_t length = text.substr(name, longest).find(';');
    const auto point =
        length != std::string_view::npos ? pointOf(text.substr(name, length)) : std::nullopt;
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
