// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text/ascii.hpp"
#include "base/text/utf8.hpp"
#include "parser/encoding/clean_text.hpp"
#include "parser/encoding/text_decoder.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <unordered_map>
#include <vector>

namespace damscope::parser {
namespace {

using base::between;

// What names and remarks of games are written with. Two letters that happen to be a character of
// UTF-8 are mostly another one.
bool isUsual(char32_t point) {
    constexpr std::u32string_view signs = U"–—‘’‚“”„•…‹›€™\u00A0\u200B\uFEFF";
    return between(point, 0xA0, 0x17F) || between(point, 0x384, 0x3CE) ||
           between(point, 0x400, 0x45F) || point == U'Ґ' || point == U'ґ' ||
           between(point, 0x5D0, 0x5EA) || between(point, 0x620, 0x64A) ||
           between(point, 0xE01, 0xE5B) || between(point, 0x10D0, 0x10F0) ||
           between(point, 0x3040, 0x30FF) || between(point, 0x4E00, 0x9FFF) ||
           between(point, 0xAC00, 0xD7A3) || signs.find(point) != std::u32string_view::npos;
}

/// The characters of a code page by their bytes.
class Page {
public:
    explicit Page(const char* name) {
        const auto page = codePage(name);
        for (unsigned byte = 0x80; byte < 0x100; ++byte) {
            const char32_t point = page ? page->points.at(byte) : CodePage::undefined;
            bytes_.emplace(point == CodePage::undefined ? byte : point, static_cast<char>(byte));
            bytes_.emplace(keptByte(static_cast<char>(byte)), static_cast<char>(byte));
        }
    }

    /// Nothing if the page lacks one of the characters.
    [[nodiscard]] std::optional<std::string> written(std::string_view text) const {
        std::string bytes;
        while (!text.empty()) {
            const base::Utf8Character c = base::firstCharacter(text);
            text.remove_prefix(c.bytes.size());
            if (c.point && *c.point < 0x80) {
                bytes += c.bytes;
                continue;
            }
            const auto found = c.point ? bytes_.find(*c.point) : bytes_.end();
            if (found == bytes_.end())
                return std::nullopt;
            bytes += found->second;
        }
        return bytes;
    }

private:
    std::unordered_map<char32_t, char> bytes_;
};

struct Misreading {
    Page page;
    std::size_t least; ///< characters that must be there: letters that are usual words do not count
};

const std::vector<Misreading>& misreadings() {
    static const auto all = [] {
        std::vector<Misreading> made;
        for (const char* name : {"WINDOWS-1252", "WINDOWS-1250", "WINDOWS-1254", "WINDOWS-1257",
                                 "CP437", "CP850", "CP852", "MACINTOSH"})
            made.push_back({Page(name), 1});
        for (const char* name : {"WINDOWS-1251", "CP866", "KOI8-R"})
            made.push_back({Page(name), 2});
        return made;
    }();
    return all;
}

// "MÄ…": a letter and a sign that ends a word may be what they seem.
bool isDoubtful(std::string_view character, std::string_view behind) {
    constexpr auto signs =
        std::to_array<unsigned char>({0x82, 0x84, 0x85, 0x91, 0x92, 0x93, 0x94, 0x96, 0x97, 0xBB});
    const bool letterBehind =
        !behind.empty() && (base::isLetter(behind.front()) || !base::isAscii(behind.front()));
    return character.size() == 2 && !letterBehind &&
           std::ranges::find(signs, static_cast<unsigned char>(character[1])) != signs.end();
}

// Whether bytes are UTF-8 with so many characters beyond ASCII, all of them usual.
bool isText(std::string_view bytes, std::size_t least) {
    std::size_t met = 0;
    bool doubtful = true;
    while (!bytes.empty()) {
        const base::Utf8Character c = base::firstCharacter(bytes);
        bytes.remove_prefix(c.bytes.size());
        if (!c.point)
            return false;
        if (*c.point < 0x80)
            continue;
        if (!isUsual(*c.point))
            return false;
        ++met;
        doubtful = doubtful && isDoubtful(c.bytes, bytes);
    }
    return met >= least && !doubtful;
}

} // namespace

std::string withoutDoubleUtf8(std::string_view text) {
    if (std::ranges::all_of(text, base::isAscii))
        return std::string(text);
    for (const Misreading& misreading : misreadings())
        if (auto bytes = misreading.page.written(text); bytes && isText(*bytes, misreading.least))
            return *std::move(bytes);
    return std::string(text);
}

} // namespace damscope::parser
