// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/base/differing_words.hpp"

#include <QStringView>

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <span>

namespace damscope::gui {

namespace {

struct Word {
    QStringView text;
    TextSpan place;
};

std::vector<Word> wordsOf(const QString& text) {
    std::vector<Word> words;
    const auto size = static_cast<int>(text.size());
    for (int begin = 0; begin < size;) {
        int end = begin;
        while (end < size && !text[end].isSpace())
            ++end;
        if (end > begin)
            words.push_back({QStringView(text).mid(begin, end - begin), {begin, end}});
        begin = end + 1;
    }
    return words;
}

bool areEqual(const Word& a, const Word& b) {
    return a.text == b.text;
}

// What the longest common subsequence leaves out of the first list.
std::vector<TextSpan> notCommon(std::span<const Word> words, std::span<const Word> others) {
    const std::size_t columns = others.size() + 1;
    std::vector<std::uint32_t> length((words.size() + 1) * columns, 0); // from here to the ends
    for (std::size_t i = words.size(); i-- > 0;)
        for (std::size_t j = others.size(); j-- > 0;)
            length[i * columns + j] =
                areEqual(words[i], others[j])
                    ? length[(i + 1) * columns + j + 1] + 1
                    : std::max(length[(i + 1) * columns + j], length[i * columns + j + 1]);
    std::vector<TextSpan> spans;
    std::size_t j = 0;
    for (std::size_t i = 0; i < words.size(); ++i) {
        while (j < others.size() && !areEqual(words[i], others[j]) &&
               length[i * columns + j + 1] > length[(i + 1) * columns + j])
            ++j;
        if (j < others.size() && areEqual(words[i], others[j]))
            ++j;
        else
            spans.push_back(words[i].place);
    }
    return spans;
}

std::vector<TextSpan> joined(const std::vector<TextSpan>& spans, const QString& text) {
    std::vector<TextSpan> whole;
    for (const TextSpan& span : spans) {
        const bool follows =
            !whole.empty() && QStringView(text)
                                  .mid(whole.back().end, span.begin - whole.back().end)
                                  .trimmed()
                                  .isEmpty();
        if (follows)
            whole.back().end = span.end;
        else
            whole.push_back(span);
    }
    return whole;
}

} // namespace

std::vector<TextSpan> differingWords(const QString& text, const QString& other) {
    constexpr std::size_t mostCompared = 4'000'000; // pairs of words; beyond, all differ
    const std::vector<Word> all = wordsOf(text);
    const std::vector<Word> allOthers = wordsOf(other);
    const auto [begin, otherBegin] = std::ranges::mismatch(all, allOthers, areEqual);
    std::span words(begin, all.end());
    std::span others(otherBegin, allOthers.end());
    while (!words.empty() && !others.empty() && areEqual(words.back(), others.back())) {
        words = words.first(words.size() - 1);
        others = others.first(others.size() - 1);
    }
    std::vector<TextSpan> spans;
    if (others.size() + 1 <= mostCompared / (words.size() + 1))
        spans = notCommon(words, others);
    else
        std::ranges::transform(words, std::back_inserter(spans), &Word::place);
    return joined(spans, text);
}

} // namespace damscope::gui
