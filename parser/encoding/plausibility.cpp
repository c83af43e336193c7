// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/encoding/plausibility.hpp"

#include "base/text/ascii.hpp"
#include "base/text/split.hpp"
#include "base/text/utf8.hpp"
#include "parser/encoding/languages_table.hpp"

#include <algorithm>
#include <array>
#include <bitset>
#include <cstdint>
#include <set>

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

namespace {

using base::between;

constexpr std::string_view korean = "김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남심"
                                    "노하곽성차주우구민진지엄채원천방공현함변염여추도소"
                                    "석선설마길연위표명기반왕금옥육인맹제모탁국영수철호준훈희경숙자"
                                    "순미은혜동상재광용태규식병욱웅찬건승민혁일대회전국"
                                    "선수권부산울주북경제컵배리그청장년부예결승시도클럽협회해바람나"
                                    "두가아하라을빈린율흥봉춘필종덕범섭식복례연실인란애화월"
                                    "옥분점례말다보솔슬비별새롬혜린";
constexpr std::string_view simplified = "王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓"
                                        "曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔"
                                        "钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶"
                                        "黎贺顾毛郝龚邵万钱严武戴莫孔向汤伟芳娜秀英敏静丽强磊"
                                        "军洋勇艳杰娟涛明超兰霞平刚桂文辉玲志国华建红春梅小海玉东永"
                                        "生鹏宇浩天中全国跳棋锦标赛杯市北京上海广州第届公开轮";
constexpr std::string_view traditional = "王李張劉陳楊黃趙吳周徐孫馬朱胡郭何高林羅鄭梁謝宋唐許韓馮"
                                         "鄧曹彭曾蕭田董袁潘于蔣蔡余杜葉程蘇魏呂丁任沈姚盧姜崔"
                                         "鍾譚陸汪范金石廖賈夏韋方白鄒孟熊秦邱江尹薛段雷侯龍史陶黎"
                                         "賀顧毛郝龔邵萬錢嚴武戴莫孔向湯偉芳娜秀英敏靜麗強磊"
                                         "軍勇傑娟濤明超蘭霞平剛桂文輝玲志國華建紅春梅小海玉東永生"
                                         "鵬宇浩天中全跳棋錦標賽盃市台灣北京香港第屆公開輪";
constexpr std::string_view japanese = "佐藤鈴木高橋田中伊渡辺山本村小林加吉斎松井上口野原石川島前岡"
                                      "長谷後近坂遠青西福太三浦和金中原部池内清水森阿崎宮酒"
                                      "工横今河武谷新大平安荒丸柴増菅久保杉千葉竹土沢岩桜熊古成菊地"
                                      "市市川一二正次郎健雄男子美恵明弘之介人夫真由紀洋幸"
                                      "選手権大会全国杯戦第回東京阪京都北海道日本連盟級位";

constexpr auto encodings = std::to_array<EastAsian>({{"EUC-KR", korean},
                                                     {"CP949", korean},
                                                     {"GB18030", simplified},
                                                     {"BIG5", traditional},
                                                     {"CP932", japanese},
                                                     {"EUC-JP", japanese}});

bool isKana(char32_t point) {
    return between(point, 0x3041, 0x30FE);
}

bool isEastAsian(char32_t point) {
    return isKana(point) || between(point, 0x4E00, 0x9FFF) || between(point, 0xAC00, 0xD7A3);
}

bool isSign(char32_t point) {
    return between(point, 0x3000, 0x303F) || between(point, 0xFF01, 0xFF5E) ||
           between(point, 0x2010, 0x203B) || point == U'·';
}

struct Count {
    std::size_t all = 0; ///< characters beyond ASCII, and bytes that are none
    std::size_t eastAsian = 0;
    std::size_t usual = 0;
};

// A line that was cut to a piece may begin or end in the middle of a character.
std::string decoded(std::string_view sample, Conversion& conversion, Count& count) {
    std::string text;
    while (!sample.empty()) {
        const Conversion::Stop stop = conversion.convert(sample, text);
        if (stop == Conversion::Stop::end || sample.empty())
            break;
        sample.remove_prefix(1);
        ++count.all;
    }
    return text;
}

void countCharacters(std::string_view text, std::string_view usual, Count& count) {
    while (!text.empty()) {
        const base::Utf8Character c = base::firstCharacter(text);
        text.remove_prefix(c.bytes.size());
        const char32_t point = c.point.value_or(0xFFFD);
        if (point < 0x80 || isSign(point))
            continue;
        ++count.all;
        if (!isEastAsian(point))
            continue;
        ++count.eastAsian;
        if (isKana(point) || usual.find(c.bytes) != std::string_view::npos)
            ++count.usual;
    }
}

} // namespace

std::span<const EastAsian> eastAsianEncodings() {
    return encodings;
}

std::optional<double> eastAsianLikeness(std::string_view sample, const EastAsian& encoding) {
    constexpr double fewestAtHome = 0.95;
    constexpr std::size_t fewestUsual = 2;
    constexpr double ofItsScript = 0.3;
    constexpr double usual = 0.9;
    auto conversion = Conversion::from(std::string(encoding.name));
    if (!conversion)
        return std::nullopt;
    Count count;
    const std::string text = decoded(sample, *conversion, count);
    countCharacters(text, encoding.usual, count);
    const auto share = [&](std::size_t number) {
        return static_cast<double>(number) /
               static_cast<double>(std::max<std::size_t>(count.all, 1));
    };
    if (share(count.eastAsian) < fewestAtHome || count.usual < fewestUsual)
        return std::nullopt;
    return ofItsScript + usual * share(count.usual);
}

namespace {

// What a letter beyond ASCII is worth in a word of a language.
constexpr double known = 0.1;      // the language has it,
constexpr double neighbour = 0.45; // it stands beside this letter in a word of the language, each,
constexpr double wholeWord = 0.5;  // or the word is one of them
constexpr double unknown = -1.2;

constexpr std::size_t mostWords = 300;
constexpr std::size_t longestWord = 64;
constexpr char32_t wordEdge = U'^';
constexpr char32_t endOfAlphabets = 0x1100; // Latin to Georgian

/// The letters of a language, and which of them stand beside each other.
class LetterModel {
public:
    /// Learns from a line of languages.tsv.
    explicit LetterModel(std::string_view language) : turkish_(language.starts_with("turkish")) {
        addLetter(wordEdge);
        std::string_view rest = language.substr(language.find('\t') + 1);
        while (!rest.empty()) {
            const std::size_t end = std::min(rest.find_first_of(" -'"), rest.size());
            learn(rest.substr(0, end));
            rest.remove_prefix(std::min(end + 1, rest.size()));
        }
    }

    [[nodiscard]] double likeness(const std::u32string& word) const {
        const std::u32string small = smallWord(word);
        double sum = 0;
        for (std::size_t i = 0; i < small.size(); ++i) {
            if (small[i] < 0x80)
                continue;
            const char32_t before = i > 0 ? small[i - 1] : wordEdge;
            const char32_t after = i + 1 < small.size() ? small[i + 1] : wordEdge;
            if (indexOf(small[i]) == 0)
                sum += unknown;
            else
                sum += known + (stand(before, small[i]) ? neighbour : 0) +
                       (stand(small[i], after) ? neighbour : 0);
        }
        return words_.contains(small) ? sum + wholeWord * highLetters(small) : sum;
    }

private:
    static constexpr std::size_t most = 80; // letters
    static constexpr char32_t mostPoint = endOfAlphabets;

    static double highLetters(const std::u32string& word) {
        return static_cast<double>(
            std::ranges::count_if(word, [](char32_t p) { return p >= 0x80; }));
    }

    // The Turkish I has its own small letter.
    [[nodiscard]] std::u32string smallWord(std::u32string word) const {
        for (char32_t& p : word)
            p = turkish_ && p == U'I' ? U'ı' : base::smallLetter(p);
        return word;
    }

    void learn(std::string_view text) {
        std::u32string word;
        for (; !text.empty(); text.remove_prefix(base::firstCharacter(text).bytes.size()))
            word += base::firstCharacter(text).point.value_or(wordEdge);
        word = smallWord(word);
        char32_t before = wordEdge;
        for (const char32_t p : word + wordEdge) {
            addLetter(p);
            pairs_.set(pairOf(before, p));
            before = p;
        }
        words_.insert(word);
    }

    void addLetter(char32_t p) {
        if (p < mostPoint && indices_[p] == 0 && letters_ + 1 < most)
            indices_[p] = static_cast<std::uint8_t>(++letters_);
    }

    // 0 for a letter that the language does not have.
    [[nodiscard]] std::size_t indexOf(char32_t p) const { return p < mostPoint ? indices_[p] : 0; }
    [[nodiscard]] std::size_t pairOf(char32_t first, char32_t second) const {
        return indexOf(first) * most + indexOf(second);
    }
    [[nodiscard]] bool stand(char32_t first, char32_t second) const {
        return pairs_.test(pairOf(first, second));
    }

    bool turkish_;
    std::array<std::uint8_t, mostPoint> indices_{};
    std::size_t letters_ = 0;
    std::bitset<most * most> pairs_;
    std::set<std::u32string> words_;
};

const std::vector<LetterModel>& languages() {
    static const std::vector<LetterModel> all = [] {
        const auto rows = base::tableRows(languagesTable);
        return std::vector<LetterModel>(rows.begin(), rows.end());
    }();
    return all;
}

bool isLetter(char32_t p) {
    constexpr std::u32string_view noLetters = U"÷،؛؟٪";
    return p < 0x80 || base::smallLetter(p) != p ||
           (p >= 0xDF && p < endOfAlphabets && noLetters.find(p) == std::u32string_view::npos);
}

// The letters of a word in a code page; other characters separate words.
std::vector<std::u32string> splitLetters(std::string_view word, const CodePage& page) {
    std::vector<std::u32string> parts(1);
    for (const char byte : word) {
        const char32_t p = page.at(byte);
        if (isLetter(p))
            parts.back() += p;
        else if (!parts.back().empty())
            parts.emplace_back();
    }
    return parts;
}

} // namespace

std::vector<std::string> foreignWords(std::string_view sample) {
    std::vector<std::string> words;
    std::set<std::string_view> met;
    for (std::size_t at = 0; at < sample.size() && words.size() < mostWords;) {
        std::size_t end = at;
        bool foreign = false;
        for (; end < sample.size() && base::isWordByte(sample[end]); ++end)
            foreign = foreign || !base::isAscii(sample[end]);
        const std::string_view word = sample.substr(at, end - at);
        if (foreign && word.size() <= longestWord && met.insert(word).second)
            words.emplace_back(word);
        at = end + 1;
    }
    return words;
}

double languageLikeness(const std::vector<std::string>& words, const CodePage& page) {
    std::vector<double> sums(languages().size());
    double best = 0;
    for (const std::string& word : words)
        for (const std::u32string& letters : splitLetters(word, page)) {
            const bool plain = std::ranges::all_of(letters, [](char32_t p) { return p < 0x80; });
            if (plain || letters.size() < 2) // initials are in every alphabet
                continue;
            double highest = languages().front().likeness(letters);
            for (std::size_t i = 0; i < sums.size(); ++i) {
                const double likeness = languages()[i].likeness(letters);
                sums[i] += likeness;
                highest = std::max(highest, likeness);
            }
            best += highest;
        }
    return (best + *std::ranges::max_element(sums)) / 2;
}

} // namespace damscope::parser
