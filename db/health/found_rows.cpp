// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/health/found_rows.hpp"

#include <algorithm>
#include <iterator>
#include <string_view>
#include <utility>

namespace damscope::db::salvage {
namespace {

constexpr std::uint64_t pagesPerReport = 4096;
constexpr std::size_t fewestGameColumns = 20;
constexpr std::int64_t highestGame = UINT32_MAX;

constexpr std::array<std::pair<std::string_view, Table>, tableCount> tableNames{
    {{"game", Table::game},
     {"movetext", Table::movetext},
     {"player", Table::player},
     {"event", Table::event},
     {"site", Table::site},
     {"tag_list", Table::tagList},
     {"tag", Table::tag}}};

Table tableNamed(std::string_view name) {
    for (const auto& [known, table] : tableNames)
        if (known == name)
            return table;
    return Table::other;
}

std::size_t at(Table table) {
    return static_cast<std::size_t>(table);
}

bool isKind(const Row& row, std::size_t column, Value::Kind kind) {
    return row.values[column].kind == kind;
}

// A row of sqlite_schema: type, name, tbl_name, rootpage, sql.
bool isSchemaRow(const Row& row) {
    return row.values.size() == 5 && isKind(row, 0, Value::Kind::text) &&
           isKind(row, 1, Value::Kind::text) && isKind(row, 3, Value::Kind::integer);
}

// Whether a row could be one of a table, by its columns.
bool fits(const Row& row, Table table) {
    using Kind = Value::Kind;
    const std::size_t columns = row.values.size();
    switch (table) {
    case Table::game:
        return columns >= fewestGameColumns && isKind(row, 0, Kind::null) && row.id > 0 &&
               row.id <= highestGame;
    case Table::movetext:
        return columns == 2 && isKind(row, 0, Kind::null) && isKind(row, 1, Kind::blob) &&
               row.id > 0 && row.id <= highestGame;
    case Table::player:
        return columns == 4 && (isKind(row, 3, Kind::null) || isKind(row, 3, Kind::integer)) &&
               isKind(row, 0, Kind::null) && isKind(row, 1, Kind::text) &&
               isKind(row, 2, Kind::text);
    case Table::event:
    case Table::site:
        return columns == 3 && isKind(row, 0, Kind::null) && isKind(row, 1, Kind::text) &&
               isKind(row, 2, Kind::text);
    case Table::tagList:
        return columns == 2 && isKind(row, 0, Kind::null) && isKind(row, 1, Kind::text) &&
               (row.values[1].bytes.empty() || row.values[1].bytes.ends_with('\n'));
    case Table::tag:
        return columns == 4 && isKind(row, 0, Kind::integer) && isKind(row, 1, Kind::integer) &&
               isKind(row, 2, Kind::integer) && isKind(row, 3, Kind::text);
    case Table::other:
        break;
    }
    return false;
}

bool isLeafOf(PageKind kind, Table table) {
    return table == Table::tag ? kind == PageKind::indexLeaf || kind == PageKind::indexInterior
                               : kind == PageKind::tableLeaf;
}

} // namespace

FoundRows::FoundRows(PageFile& file, const std::stop_token& stop, const base::Progress& progress)
    : file_(file), labels_(std::size_t{file.pageCount()} + 1) {
    label();
    for (std::uint32_t number = 1; number <= file.pageCount() && !stop.stop_requested(); ++number) {
        look(number);
        if (progress && number % pagesPerReport == 0)
            progress(number, file.pageCount());
    }
    sort();
}

void FoundRows::label() {
    std::vector<std::uint32_t> open{1};
    std::vector<std::uint32_t> schema;
    while (!open.empty()) {
        const std::uint32_t number = open.back();
        open.pop_back();
        if (number > file_.pageCount() || std::exchange(labels_[number], Table::other))
            continue;
        schema.push_back(number);
        const auto children = childrenOf(file_.page(number), number);
        open.insert(open.end(), children.begin(), children.end());
    }
    for (const std::uint32_t number : schema)
        for (std::uint16_t cell = 0; cell < cellCount(file_.page(number), number); ++cell)
            if (const auto row = rowAt(file_, {number, cell}); row && isSchemaRow(*row)) {
                const bool isTable = row->values[0].bytes == "table";
                labelTree(static_cast<std::uint32_t>(row->values[3].integer),
                          isTable ? tableNamed(row->values[1].bytes) : Table::other);
            }
}

void FoundRows::labelTree(std::uint32_t root, Table table) {
    std::vector<std::uint32_t> open{root};
    while (!open.empty()) {
        const std::uint32_t number = open.back();
        open.pop_back();
        if (number == 0 || number > file_.pageCount() || labels_[number])
            continue;
        labels_[number] = table;
        const auto children = childrenOf(file_.page(number), number);
        open.insert(open.end(), children.begin(), children.end());
    }
}

void FoundRows::look(std::uint32_t number) {
    const std::optional<Table> label = labels_[number];
    if (label == Table::other)
        return;
    const PageKind kind = kindOf(file_.page(number), number);
    if (!label && kind != PageKind::other)
        ++strayPages_;
    if (label && kind == PageKind::other)
        ++damagedPages_;
    const std::uint16_t cells = cellCount(file_.page(number), number);
    for (std::uint16_t cell = 0; cell < cells; ++cell)
        if (const auto row = rowAt(file_, {number, cell}))
            add(number, cell, *row);
}

void FoundRows::add(std::uint32_t page, std::uint16_t cell, const Row& row) {
    const std::optional<Table> label = labels_[page];
    const PageKind kind = kindOf(file_.page(page), page);
    for (const auto& [name, table] : tableNames) {
        if ((label && *label != table) || !isLeafOf(kind, table) || !fits(row, table))
            continue;
        const std::int64_t id = table == Table::tag ? row.values[0].integer : row.id;
        (label ? certain_ : possible_)[at(table)].push_back({id, {page, cell}});
    }
}

void FoundRows::sort() {
    for (auto* all : {&certain_, &possible_})
        for (Entries& entries : *all)
            std::ranges::stable_sort(entries, {}, &Entry::id);
}

std::vector<std::uint32_t> FoundRows::games() const {
    std::vector<std::uint32_t> ids;
    for (const auto* all : {&certain_, &possible_})
        for (const Table table : {Table::game, Table::movetext})
            for (const Entry& entry : (*all)[at(table)])
                ids.push_back(static_cast<std::uint32_t>(entry.id));
    std::ranges::sort(ids);
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
    return ids;
}

std::vector<Row> FoundRows::rows(Table table, std::int64_t id) const {
    std::vector<Row> found;
    for (const auto* all : {&certain_, &possible_}) {
        const Entries& entries = (*all)[at(table)];
        auto entry = std::ranges::lower_bound(entries, id, {}, &Entry::id);
        for (; entry != entries.end() && entry->id == id; ++entry)
            if (auto row = rowAt(file_, entry->place))
                found.push_back(std::move(*row));
    }
    return found;
}

} // namespace damscope::db::salvage
