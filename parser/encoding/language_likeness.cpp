// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/encoding/language_likeness.hpp"

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
    constexpr std::u32string_view signs = U"÷،؛؟٪";
    return p < 0x80 || base::smallLetter(p) != p ||
           (p >= 0xDF && p < endOfAlphabets && signs.find(p) == std::u32string_view::npos);
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
