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
        std::array<Table<Entry>, 32>{
            annotationMessages, endingMessages,      engineResultMessages, engineUsageMessages,
            fenMessages,        filterMessages,      foundMessages,        gameResultMessages,
            gameUsageMessages,  lessonMessages,      listMessages,         mechanismMessages,
            mendingMessages,    optionUsageMessages, outputMessages,       ownNameMessages,
            pdnMessages,        peopleMessages,      playMessages,         queryMessages,
            repairMessages,     reportMessages,      rulesMessages,        siteMessages,
            sourceMessages,     sqlMessages,         storeMessages,        storeResultMessages,
            summaryMessages,    trainingMessages,    usageMessages,        whyMessages},
        &Entry::code);
    return all;
}

const std::vector<Word>& allWords() {
    static const std::vector<Word> all =
        joined(std::array<Table<Word>, 12>{listWords, peopleWords, pieceWords, reportWords,
                                           resultWords, ruleWords, siteWords, storeWords, textWords,
                                           trainingWords, variantWords, whyWords},
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
