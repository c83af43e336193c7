// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/encoding/plausibility.hpp"

#include "base/text/ascii.hpp"
#include "base/text/unicode.hpp"
#include "base/text/utf8.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace damscope::parser {
namespace {

using base::between;
using base::isIn;

enum class Script : unsigned char { none, latin, greek, cyrillic, other };
enum class Case : unsigned char { none, lower, upper };

struct Character {
    Script script = Script::none; // none: no letter
    Case letterCase = Case::none;
    bool digit = false;
    double weight = 0; // what it adds in a plausible place
    bool wellInsideWord = false;
};

// The letters of draughts archives: Dutch, French, German, Italian, Portuguese, Spanish names are
// more frequent than those written with Central European or Nordic letters.
constexpr std::u32string_view westernLetters = U"àáâäçèéêëìíîïñòóôöùúûüßÀÁÂÄÇÈÉÊËÌÍÎÏÑÒÓÔÖÙÚÛÜœŒ";
constexpr std::u32string_view rareLetters = U"ìùÈðþÐÞÿ"; // inside a word
constexpr std::u32string_view signs = U"°½¼¾«»“”„‘’‚–—…€£§©®™№ºª·¡¿\u00A0";
constexpr std::u32string_view wordSigns = U"’‘–—·";

// Latin Extended-A: pairs of capital and small letter, except for the runs that are shifted by one.
Case extendedLatinCase(char32_t point) {
    if (point == U'ĸ' || point == U'ŉ' || point == U'ſ')
        return Case::lower;
    if (point == U'Ÿ')
        return Case::upper;
    const bool shifted = between(point, U'Ĺ', U'ň') || between(point, U'Ź', U'ž');
    return (point % 2 == 0) != shifted ? Case::upper : Case::lower;
}

Case latinCase(char32_t point) {
    if (between(point, U'a', U'z') || between(point, U'ß', U'ÿ'))
        return Case::lower;
    if (between(point, U'A', U'Z') || between(point, U'À', U'Þ'))
        return Case::upper;
    return extendedLatinCase(point);
}

bool isLatin(char32_t point) {
    return between(point, U'a', U'z') || between(point, U'A', U'Z') ||
           (between(point, U'À', U'ſ') && point != U'×' && point != U'÷');
}

Character latin(char32_t point) {
    const double weight = isIn(westernLetters, point) ? 1.0 : 0.8;
    return {Script::latin, latinCase(point), false, weight};
}

Character cyrillic(char32_t point) {
    const bool upper = point < U'а' || point == U'Ґ';
    const bool russian = between(point, U'А', U'я') || point == U'ё' || point == U'Ё';
    return {Script::cyrillic, upper ? Case::upper : Case::lower, false,
            (russian ? 1.0 : 0.8) + (upper ? 0.0 : 0.1)};
}

Character describe(char32_t point) {
    if (between(point, U'0', U'9'))
        return {Script::none, Case::none, true, 0};
    if (isLatin(point))
        return latin(point);
    if (between(point, U'Ѐ', U'џ') || point == U'Ґ' || point == U'ґ')
        return cyrillic(point);
    if (between(point, 0x370, 0x3FF))
        return {Script::greek, base::smallLetter(point) != point ? Case::upper : Case::lower, false,
                0.8};
    if (between(point, 0x531, 0x1FFF) || between(point, 0x3040, 0xD7A3))
        return {Script::other, Case::none, false, 0.8};
    if (isIn(signs, point))
        return {Script::none, Case::none, false, 0.1, isIn(wordSigns, point)};
    return {Script::none, Case::none, false, point < 0x80 ? 0.0 : -2.0};
}

bool isLetter(const Character& c) {
    return c.script != Script::none;
}

// A small letter is followed by a capital in no usual word.
bool breaksCase(const Character& first, const Character& second) {
    return first.letterCase == Case::lower && second.letterCase == Case::upper;
}

// The words of a sample read in one code page.
class Reading {
public:
    Reading(std::string_view sample, const CodePage& page) : sample_(sample), page_(page) {
        std::ranges::transform(page.points, characters_.begin(), describe);
    }

    double sum() const {
        double total = 0;
        for (std::size_t i = 0; i < sample_.size(); ++i)
            if (isHigh(i))
                total += isLetter(at(i)) ? letter(i) : sign(i);
        return total;
    }

private:
    bool isHigh(std::size_t i) const { return i < sample_.size() && !base::isAscii(sample_[i]); }
    const Character& at(std::size_t i) const {
        return i < sample_.size() ? characters_[static_cast<unsigned char>(sample_[i])] : nothing_;
    }
    char32_t point(std::size_t i) const { return page_.at(sample_[i]); }

    double sign(std::size_t i) const {
        const Character& sign = at(i);
        const bool insideWord = isLetter(at(i - 1)) && isLetter(at(i + 1));
        return insideWord && sign.weight > 0 && !sign.wellInsideWord ? -1 : sign.weight;
    }

    double letter(std::size_t i) const {
        const Character& before = at(i - 1);
        const Character& after = at(i + 1);
        double worth = atHome(i, before, after);
        if (breaksCase(before, at(i)) || breaksCase(at(i), after))
            worth -= 1.5;
        if (before.digit || after.digit)
            worth -= 0.5;
        if (isIn(rareLetters, point(i)) && isLetter(after))
            worth -= 0.7;
        return worth;
    }

    double atHome(std::size_t i, const Character& before, const Character& after) const {
        const Script script = at(i).script;
        const auto stranger = [&](const Character& c) { return isLetter(c) && c.script != script; };
        if (stranger(before) || stranger(after))
            return -1;
        if (!isLetter(before) && !isLetter(after))
            return 0.1;
        if (script != Script::latin)
            return at(i).weight;
        return amongAccents(i, before, after);
    }

    // Accented letters stand among plain ones; a word of nothing but them is another script
    // misread.
    double amongAccents(std::size_t i, const Character& before, const Character& after) const {
        const bool plain =
            (isLetter(before) && !isHigh(i - 1)) || (isLetter(after) && !isHigh(i + 1));
        const bool accented =
            (isLetter(before) && isHigh(i - 1)) || (isLetter(after) && isHigh(i + 1));
        if (!plain)
            return -1;
        return accented ? 0 : at(i).weight;
    }

    std::string_view sample_;
    const CodePage& page_;
    std::array<Character, 256> characters_{};
    Character nothing_;
};

} // namespace

double plausibility(std::string_view sample, const CodePage& page) {
    return Reading(sample, page).sum();
}

} // namespace damscope::parser
