// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/health/recover.hpp"

#include "db/store/codec/game_codec.hpp"
#include "db/store/records/game_reader.hpp"
#include "db/store/records/tags.hpp"
#include "parser/write/write.hpp"

#include <algorithm>
#include <utility>

namespace damscope::db {
namespace {

using salvage::FoundRows;
using salvage::Row;
using salvage::Table;
using salvage::Value;

constexpr std::uint64_t recoveredPerReport = 1000;
// A damaged page may have any number; one or two are real.
constexpr std::size_t mostCandidates = 4;

/// The places of the columns of `game` in its rows (db/store/schema_tables.hpp).
struct GameColumns {
    static constexpr std::size_t source = 1, ordinal = 2, line = 3, variant = 4, result = 5,
                                 white = 6, black = 7, event = 8, site = 9, round = 10, day = 11,
                                 date = 12, whiteRating = 13, blackRating = 14, plies = 15,
                                 legal = 16, comments = 17, variations = 18, tags = 20,
                                 content = 21, checksum = 22, deleted = 24;
};

std::int64_t integerIn(const Row& row, std::size_t column) {
    return column < row.values.size() ? row.values[column].integer : 0;
}

std::string textIn(const Row& row, std::size_t column) {
    return column < row.values.size() ? row.values[column].bytes : std::string();
}

bool isNull(const Row& row, std::size_t column) {
    return column >= row.values.size() || row.values[column].kind == Value::Kind::null;
}

std::optional<int> ratingIn(const Row& row, std::size_t column) {
    return isNull(row, column) ? std::nullopt
                               : std::optional(static_cast<int>(integerIn(row, column)));
}

Date dayOf(const Row& row) {
    return Date::ofStored(static_cast<std::uint32_t>(integerIn(row, GameColumns::day)));
}

std::string dateOf(const Row& row) {
    if (!isNull(row, GameColumns::date))
        return textIn(row, GameColumns::date);
    const Date day = dayOf(row);
    return day.isKnown() ? writeDate(day) : std::string();
}

// Without the names, which have tables of their own. Nothing where a value is impossible.
std::optional<GameParts> partsOf(const Row& row) {
    const auto variant = static_cast<std::uint64_t>(integerIn(row, GameColumns::variant));
    const auto result = static_cast<std::uint64_t>(integerIn(row, GameColumns::result));
    if (variant >= rules::variantCount ||
        result > static_cast<std::uint64_t>(rules::GameResult::bothLose))
        return std::nullopt;
    GameParts parts;
    parts.line.id = static_cast<GameId>(row.id);
    parts.line.source = static_cast<SourceId>(integerIn(row, GameColumns::source));
    parts.line.ordinal = static_cast<std::uint64_t>(integerIn(row, GameColumns::ordinal));
    parts.line.line = static_cast<std::uint64_t>(integerIn(row, GameColumns::line));
    GameHeader& header = parts.line.header;
    header.variant = static_cast<rules::Variant>(variant);
    header.result = static_cast<rules::GameResult>(result);
    header.round = textIn(row, GameColumns::round);
    header.day = dayOf(row);
    header.date = dateOf(row);
    header.whiteRating = ratingIn(row, GameColumns::whiteRating);
    header.blackRating = ratingIn(row, GameColumns::blackRating);
    header.plies = static_cast<int>(integerIn(row, GameColumns::plies));
    header.legal = integerIn(row, GameColumns::legal) != 0;
    header.comments = integerIn(row, GameColumns::comments) != 0;
    header.variations = integerIn(row, GameColumns::variations) != 0;
    parts.contentHash = static_cast<std::uint64_t>(integerIn(row, GameColumns::content));
    parts.checksum = static_cast<std::uint64_t>(integerIn(row, GameColumns::checksum));
    return parts;
}

class Recovery {
public:
    Recovery(const std::filesystem::path& store, const std::function<void(std::string_view)>& sink,
             const RecoverOptions& options)
        : sink_(sink), options_(options), file_(store),
          rows_(file_, options.stop, options.progress) {}

    RecoverReport run() {
        const std::vector<std::uint32_t> ids = rows_.games();
        std::uint64_t done = 0;
        for (const std::uint32_t id : ids) {
            if (options_.stop.stop_requested()) {
                report_.complete = false;
                break;
            }
            recover(id);
            if (options_.progress && ++done % recoveredPerReport == 0)
                options_.progress(done, ids.size());
        }
        report_.missing = ids.empty() ? 0 : ids.back() - ids.size();
        report_.damagedPages = rows_.damagedPages();
        return report_;
    }

private:
    void recover(std::uint32_t id) {
        const std::vector<Row> games = candidates(Table::game, id);
        const std::vector<Row> moves = candidates(Table::movetext, id);
        if (std::ranges::any_of(games,
                                [](const Row& row) { return !isNull(row, GameColumns::deleted); }))
            return;
        ++report_.games;
        if (!writeWhole(games, moves, id) && !writeUnverified(games, moves, id)) {
            ++report_.lost;
            if (report_.lostGames.size() < RecoverReport::listed)
                report_.lostGames.push_back(GameId{id});
        }
    }

    std::vector<Row> candidates(Table table, std::int64_t id) const {
        std::vector<Row> rows = rows_.rows(table, id);
        rows.resize(std::min(rows.size(), mostCandidates));
        return rows;
    }

    // The texts that a number may refer to; one empty text for no number, or if all are lost.
    std::vector<std::string> texts(Table table, const Row& game, std::size_t column) const {
        std::vector<std::string> found;
        if (!isNull(game, column))
            for (Row& row : candidates(table, integerIn(game, column)))
                found.push_back(std::move(row.values[1].bytes));
        if (found.empty())
            found.emplace_back();
        return found;
    }

    // Tries every combination of what was found: there is nearly always only one.
    template <class Visit> void eachReading(const Row& game, std::uint32_t id, Visit visit) const {
        auto parts = partsOf(game);
        if (!parts)
            return;
        const auto values = tagValues(id);
        GameHeader& header = parts->line.header;
        const auto whites = texts(Table::player, game, GameColumns::white);
        const auto blacks = texts(Table::player, game, GameColumns::black);
        const auto events = texts(Table::event, game, GameColumns::event);
        const auto sites = texts(Table::site, game, GameColumns::site);
        const auto lists = texts(Table::tagList, game, GameColumns::tags);
        const std::size_t count =
            whites.size() * blacks.size() * events.size() * sites.size() * lists.size();
        for (std::size_t i = 0; i < count; ++i) {
            std::size_t rest = i;
            const auto pick = [&rest](const std::vector<std::string>& from) {
                const std::size_t index = rest % from.size();
                rest /= from.size();
                return from[index];
            };
            header.white = pick(whites);
            header.black = pick(blacks);
            header.event = pick(events);
            header.site = pick(sites);
            parts->tags = restoreTags(pick(lists), header, values);
            if (visit(*parts))
                return;
        }
    }

    std::vector<std::pair<std::size_t, std::string>> tagValues(std::uint32_t id) const {
        std::vector<std::pair<std::size_t, std::string>> values;
        for (Row& row : rows_.rows(Table::tag, id))
            values.emplace_back(static_cast<std::size_t>(row.values[1].integer),
                                std::move(row.values[3].bytes));
        std::ranges::sort(values);
        return values;
    }

    bool writeWhole(const std::vector<Row>& games, const std::vector<Row>& moves,
                    std::uint32_t id) {
        bool written = false;
        for (const Row& game : games)
            for (const Row& text : moves)
                eachReading(game, id, [&](GameParts& parts) {
                    parts.moves.assign(text.values[1].bytes.begin(), text.values[1].bytes.end());
                    written = written || (isIntact(parts) && write(parts.moves, parts.tags));
                    return written;
                });
        report_.whole += written ? 1 : 0;
        return written;
    }

    bool writeUnverified(const std::vector<Row>& games, const std::vector<Row>& moves,
                         std::uint32_t id) {
        std::vector<rules::Tag> tags;
        if (!games.empty())
            eachReading(games.front(), id, [&](const GameParts& parts) {
                tags = parts.tags;
                return true;
            });
        tags.push_back({"DamscopeRecovered", "unverified"});
        const bool written = std::ranges::any_of(moves, [&](const Row& text) {
            return write({text.values[1].bytes.begin(), text.values[1].bytes.end()}, tags);
        });
        report_.unverified += written ? 1 : 0;
        return written;
    }

    bool write(const std::vector<std::uint8_t>& moves, const std::vector<rules::Tag>& tags) {
        auto game = decodeGame(moves);
        if (!game)
            return false;
        game->tags = tags;
        sink_(parser::writePdn(*game));
        return true;
    }

    const std::function<void(std::string_view)>& sink_;
    const RecoverOptions& options_;
    salvage::PageFile file_;
    FoundRows rows_;
    RecoverReport report_;
};

} // namespace

RecoverReport recoverGames(const std::filesystem::path& store,
                           const std::function<void(std::string_view)>& sink,
                           const RecoverOptions& options) {
    return Recovery(store, sink, options).run();
}

} // namespace damscope::db

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
