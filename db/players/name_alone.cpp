// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/players/name_alone.hpp"

#include "base/text/ascii.hpp"
#include "base/text/split.hpp"
#include "db/codec/fold_name.hpp"
#include "db/codec/round_text.hpp"

#include <algorithm>
#include <vector>

namespace damscope::db {
namespace {

constexpr std::string_view signs = " \t\r\n.,;:()[]#/-";

/// A word of letters and digits, by its place in the text.
struct Word {
    std::size_t begin = 0;
    std::size_t end = 0;
};

std::vector<Word> wordsOf(std::string_view text) {
    std::vector<Word> words;
    for (std::size_t at = text.find_first_not_of(signs); at < text.size();) {
        const std::size_t end = std::min(text.find_first_of(signs, at), text.size());
        words.push_back({at, end});
        at = text.find_first_not_of(signs, end);
    }
    return words;
}

bool isRemarkWord(std::string_view word) {
    const std::string folded = foldName(word);
    const std::string_view bare = std::string_view(folded).substr(folded.empty() ? 0 : 1);
    return isRoundWord(bare) || isBoardWord(bare);
}

bool isNumber(std::string_view word) {
    constexpr std::size_t mostDigits = 3;
    return word.size() <= mostDigits && base::isAllDigits(word);
}

// One of several bytes between a name and a remark.
bool isDash(std::string_view word) {
    return foldName(word).empty();
}

// "5e", "3de", "2nd"
bool isOrdinal(std::string_view word) {
    constexpr std::size_t mostLetters = 4;
    const std::size_t digits = std::min(word.find_first_not_of(base::digits), word.size());
    return isNumber(word.substr(0, digits)) && word.size() - digits <= mostLetters;
}

// "ronde5"
bool isGlued(std::string_view word) {
    const std::size_t digits = std::min(word.find_first_of(base::digits), word.size());
    return digits > 1 && isNumber(word.substr(digits)) && isRemarkWord(word.substr(0, digits));
}

/// The words of a name while remarks are taken from its ends.
class Remarks {
public:
    explicit Remarks(std::string_view text)
        : text_(text), words_(wordsOf(text)), end_(words_.size()) {}

    [[nodiscard]] std::string_view rest() {
        while (const std::size_t taken = lengthAt(end_ - std::min<std::size_t>(end_ - first_, 2)))
            end_ -= taken;
        while (const std::size_t taken = lengthAtFront())
            first_ += taken;
        if (first_ >= end_)
            return text_;
        const std::size_t begin = first_ == 0 ? 0 : words_[first_].begin;
        const std::size_t end = end_ == words_.size() ? text_.size() : endOf(words_[end_ - 1]);
        return base::trimmed(text_.substr(begin, end - begin));
    }

private:
    [[nodiscard]] std::string_view word(std::size_t place) const {
        return place < first_ || place >= end_
                   ? std::string_view()
                   : text_.substr(words_[place].begin, words_[place].end - words_[place].begin);
    }
    // How many words of a remark end the name, `place` being that of the last but one.
    [[nodiscard]] std::size_t lengthAt(std::size_t place) const {
        if (end_ > first_ && isGlued(word(end_ - 1)))
            return 1;
        if (const std::size_t pair = pairAt(place))
            return pair;
        const bool isSign = end_ > first_ && end_ < words_.size() && isDash(word(end_ - 1));
        return isSign ? 1 : 0;
    }
    [[nodiscard]] std::size_t lengthAtFront() const {
        if (first_ < end_ && (isGlued(word(first_)) || (first_ > 0 && isDash(word(first_)))))
            return 1;
        return pairAt(first_);
    }
    // "ronde 5", "5e ronde"; a number in brackets of its own tells namesakes apart.
    [[nodiscard]] std::size_t pairAt(std::size_t place) const {
        const std::string_view one = word(place);
        const std::string_view other = word(place + 1);
        if (one.empty() || other.empty())
            return 0;
        const std::string_view between =
            text_.substr(words_[place].end, words_[place + 1].begin - words_[place].end);
        if (between.find_first_of("([,;-/") != std::string_view::npos)
            return 0;
        return (isRemarkWord(one) && isNumber(other)) || (isOrdinal(one) && isRemarkWord(other))
                   ? 2
                   : 0;
    }
    // With the sign that belongs to it: "Jansen, P.", "(Wim)".
    [[nodiscard]] std::size_t endOf(const Word& word) const {
        const std::string_view after = text_.substr(word.end);
        return word.end + (after.starts_with('.') || after.starts_with(')') ? 1U : 0U);
    }

    std::string_view text_;
    std::vector<Word> words_;
    std::size_t first_ = 0;
    std::size_t end_ = 0;
};

} // namespace

std::string nameAlone(std::string_view written) {
    std::string_view rest = base::trimmed(written);
    if (rest.find_first_of(base::digits) != std::string_view::npos)
        rest = Remarks(rest).rest();
    std::string name;
    for (const std::string_view piece : base::splitWords(rest))
        name.append(name.empty() ? "" : " ").append(piece);
    return name;
}

} // namespace damscope::db
