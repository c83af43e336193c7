// SPDX-License-Identifier: GPL-3.0-or-later
#include "messages/tables.hpp"

#include <algorithm>
#include <tuple>

namespace damscope::tables {

namespace {

template <class Row> using Table = std::span<const Row> (*)();

auto placeOf(const Word& word) {
    return std::tuple(word.kind, word.key);
}

template <class Row, std::size_t n, class Place>
std::vector<Row> joined(const std::array<Table<Row>, n>& tables, Place place) {
    std::vector<Row> rows;
    for (const Table<Row> table : tables)
        rows.insert(rows.end(), table().begin(), table().end());
    std::ranges::sort(rows, {}, place);
    return rows;
}

} // namespace

const std::vector<Entry>& allMessages() {
    static const std::vector<Entry> all = joined(
        std::array<Table<Entry>, 12>{explanationMessages, gameResultMessages, mendingMessages,
                                     pageMessages, pdnMessages, peopleMessages, queryMessages,
                                     rulesMessages, storeMessages, storeResultMessages,
                                     trainingMessages, usageMessages},
        &Entry::code);
    return all;
}

const std::vector<Word>& allWords() {
    static const std::vector<Word> all =
        joined(std::array<Table<Word>, 5>{explanationWords, gameResultWords, peopleWords,
                                          rulesWords, trainingWords},
               placeOf);
    return all;
}

const Entry* findMessage(std::string_view code) {
    const auto found = std::ranges::lower_bound(allMessages(), code, {}, &Entry::code);
    return found == allMessages().end() || found->code != code ? nullptr : &*found;
}

const Word* findWord(std::string_view kind, std::string_view key) {
    const auto found = std::ranges::lower_bound(allWords(), std::tuple(kind, key), {}, placeOf);
    const bool here = found != allWords().end() && found->kind == kind && found->key == key;
    return here ? &*found : nullptr;
}

} // namespace damscope::tables

namespace damscope::pattern {

namespace {

/// The n-th of the forms between bars; the last one if there are fewer.
std::string_view nthForm(std::string_view forms, std::size_t n) {
    std::size_t end = findOutside(forms, '|');
    for (; n > 0 && end < forms.size(); --n) {
        forms.remove_prefix(end + 1);
        end = findOutside(forms, '|');
    }
    return forms.substr(0, end);
}

} // namespace

std::size_t findOutside(std::string_view text, char sign) {
    int depth = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (depth == 0 && text[i] == sign)
            return i;
        if (text[i] == '{' || text[i] == '<')
            ++depth;
        else if (text[i] == '}' || text[i] == '>')
            --depth;
    }
    return text.size();
}

Gap gapIn(std::string_view inside) {
    const std::size_t sign = std::min(inside.find_first_of(":?"), inside.size());
    if (sign == inside.size())
        return {inside};
    return {inside.substr(0, sign), inside[sign], inside.substr(sign + 1)};
}

std::string Filler::filled(std::string_view text) const {
    std::string out;
    for (auto open = text.find_first_of("{<"); open != std::string_view::npos;
         open = text.find_first_of("{<")) {
        const bool isGap = text[open] == '{';
        out += text.substr(0, open);
        text.remove_prefix(open + 1);
        const std::size_t close = findOutside(text, isGap ? '}' : '>');
        const std::string_view inside = text.substr(0, close);
        if (isGap)
            out += gap(inside);
        else if (hasAll(inside))
            out += filled(inside);
        text.remove_prefix(std::min(close + 1, text.size()));
    }
    return out += text;
}

bool Filler::hasAll(std::string_view part) const {
    for (auto open = part.find_first_of("{<"); open != std::string_view::npos;
         open = part.find_first_of("{<")) {
        const bool isGap = part[open] == '{';
        part.remove_prefix(open + 1);
        const std::size_t close = findOutside(part, isGap ? '}' : '>');
        const std::string_view inside = part.substr(0, close);
        if (isGap && !inside.starts_with('+') && !has(gapIn(inside).name))
            return false;
        part.remove_prefix(std::min(close + 1, part.size()));
    }
    return true;
}

std::string Filler::gap(std::string_view inside) const {
    if (inside.starts_with('+'))
        return fragment(inside);
    const Gap gap = gapIn(inside);
    if (gap.sign == '?')
        return filled(nthForm(gap.rest, form(gap.name)));
    return value(gap.name, gap.rest);
}

} // namespace damscope::pattern
