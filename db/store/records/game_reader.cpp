// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/records/game_reader.hpp"

#include "db/store/opening_names/names.hpp"
#include "db/store/records/tags.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "rules/board/result.hpp"

#include <array>
#include <type_traits>
#include <utility>

namespace damscope::db {
namespace {

constexpr std::string_view gameSql =
    "SELECT g.id, g.source, s.path, g.ordinal, g.line, g.variant, g.result, w.name, b.name, "
    "e.name, t.name, g.round, g.day, g.date, g.white_rating, g.black_rating, g.plies, g.legal, "
    "g.comments, g.variations, o.name, g.problems, l.names, g.content, g.checksum, g.opening, "
    "g.deleted, g.event "
    "FROM game g LEFT JOIN source s ON s.id = g.source "
    "LEFT JOIN player w ON w.id = g.white LEFT JOIN player b ON b.id = g.black "
    "LEFT JOIN event e ON e.id = g.event LEFT JOIN site t ON t.id = g.site "
    "LEFT JOIN opening o ON o.id = g.opening "
    "LEFT JOIN tag_list l ON l.id = g.tags WHERE g.id = ?1";

enum Column : int {
    idColumn,
    sourceColumn,
    pathColumn,
    ordinalColumn,
    lineColumn,
    variantColumn,
    resultColumn,
    whiteColumn,
    blackColumn,
    eventColumn,
    siteColumn,
    roundColumn,
    dayColumn,
    dateColumn,
    whiteRatingColumn,
    blackRatingColumn,
    pliesColumn,
    legalColumn,
    commentsColumn,
    variationsColumn,
    openingColumn,
    problemsColumn,
    listColumn,
    contentColumn,
    checksumColumn,
    openingIdColumn,
    deletionColumn,
    eventIdColumn
};

constexpr std::string_view movesSql = "SELECT moves FROM movetext WHERE game = ?1";

constexpr std::string_view tagsSql = "SELECT place, value FROM tag WHERE game = ?1 ORDER BY place";

[[noreturn]] void failDamaged(const Connection& connection, GameId id) {
    throw Error(Error::Kind::damaged, {"game-unreadable", {{"id", counted(number(id))}}},
                connection.file());
}

std::string textOf(const Statement& row, int column) {
    return std::string(row.text(column));
}

std::optional<std::int64_t> numberOf(const Statement& row, int column) {
    return row.isNull(column) ? std::nullopt : std::optional(row.integer(column));
}

std::optional<int> ratingOf(const Statement& row, int column) {
    return row.isNull(column) ? std::nullopt : std::optional(row.as<int>(column));
}

std::string dateOf(const Statement& row, Date day) {
    if (!row.isNull(dateColumn))
        return textOf(row, dateColumn);
    return day.isKnown() ? writeDate(day) : std::string();
}

GameHeader headerOf(const Statement& row) {
    GameHeader header;
    header.variant = row.as<rules::Variant>(variantColumn);
    header.result = row.as<rules::GameResult>(resultColumn);
    header.white = textOf(row, whiteColumn);
    header.black = textOf(row, blackColumn);
    header.event = textOf(row, eventColumn);
    header.site = textOf(row, siteColumn);
    header.round = textOf(row, roundColumn);
    header.day = Date::ofStored(row.as<std::uint32_t>(dayColumn));
    header.date = dateOf(row, header.day);
    header.whiteRating = ratingOf(row, whiteRatingColumn);
    header.blackRating = ratingOf(row, blackRatingColumn);
    header.plies = row.as<int>(pliesColumn);
    header.legal = row.integer(legalColumn) != 0;
    header.comments = row.integer(commentsColumn) != 0;
    header.variations = row.integer(variationsColumn) != 0;
    return header;
}

GameLine lineOf(const Connection& connection, const Statement& row) {
    const auto id = row.id<GameId>(idColumn);
    // Values that are used as array indices: the file may contain anything.
    if (row.bits(variantColumn) >= rules::variantCount ||
        row.bits(resultColumn) > static_cast<std::uint64_t>(rules::GameResult::bothLose))
        failDamaged(connection, id);
    GameLine line;
    line.id = id;
    line.source = row.id<SourceId>(sourceColumn);
    line.sourcePath = textOf(row, pathColumn);
    line.ordinal = row.bits(ordinalColumn);
    line.line = row.bits(lineColumn);
    line.header = headerOf(row);
    line.opening = textOf(row, openingColumn);
    line.openingId = row.id(openingIdColumn);
    line.problems = row.as<int>(problemsColumn);
    line.deletion = numberOf(row, deletionColumn);
    line.eventId = numberOf(row, eventIdColumn);
    return line;
}

std::vector<rules::Tag> tagsOf(Connection& connection, GameId id, std::string_view list,
                               const GameHeader& header) {
    std::vector<std::pair<std::size_t, std::string>> rows;
    const auto select = connection.kept(tagsSql);
    select->bind(id);
    while (select->step())
        rows.emplace_back(select->as<std::size_t>(0), textOf(*select, 1));
    return restoreTags(list, header, rows);
}

} // namespace

std::optional<std::vector<std::uint8_t>> movetextOf(Connection& connection, GameId id) {
    const auto select = connection.kept(movesSql);
    if (!select->bind(id).step())
        return std::nullopt;
    const Blob moves = select->blob(0);
    return std::vector<std::uint8_t>(moves.begin(), moves.end());
}

std::optional<GameLine> readGameLine(Connection& connection, GameId id) {
    const auto select = connection.kept(gameSql);
    select->bind(id);
    if (!select->step())
        return std::nullopt;
    GameLine line = lineOf(connection, *select);
    return line;
}

std::optional<GameParts> readGameParts(Connection& connection, GameId id) {
    const auto select = connection.kept(gameSql);
    select->bind(id);
    if (!select->step())
        return std::nullopt;
    GameParts parts;
    parts.line = lineOf(connection, *select);
    parts.contentHash = select->bits(contentColumn);
    parts.checksum = select->bits(checksumColumn);
    parts.tags = tagsOf(connection, id, select->text(listColumn), parts.line.header);
    parts.moves = movetextOf(connection, id).value_or(std::vector<std::uint8_t>());
    return parts;
}

bool isIntact(const GameParts& parts) {
    const GameLine& line = parts.line;
    const GamePlace place{line.id, line.source, line.ordinal, line.line};
    return contentHash(parts.tags, parts.moves) == parts.contentHash &&
           gameChecksum(place, line.header, parts.contentHash) == parts.checksum;
}

namespace {

using FieldGetter = FieldValue (*)(const GameLine&);

struct Description {
    GameField field;
    std::string_view name;
    FieldGetter value;
};

FieldValue text(std::string_view value) {
    return value.empty() ? FieldValue() : FieldValue(std::string(value));
}

template <class Number> FieldValue integer(Number value) {
    return static_cast<std::int64_t>(value);
}

template <class Number> FieldValue integer(const std::optional<Number>& value) {
    return value ? FieldValue(static_cast<std::int64_t>(*value)) : FieldValue();
}

FieldValue yearGuess(const GameHeader& header) {
    const int year = guessedYear(header);
    return year > 0 ? integer(year) : FieldValue();
}

std::string_view resultOf(const GameHeader& header) {
    return rules::writeResult(rules::rules(header.variant), header.result);
}

constexpr std::array<Description, 22> descriptions{{
    {GameField::id, "id", [](const GameLine& g) { return integer(db::number(g.id)); }},
    {GameField::white, "white", [](const GameLine& g) { return text(g.header.white); }},
    {GameField::black, "black", [](const GameLine& g) { return text(g.header.black); }},
    {GameField::event, "event", [](const GameLine& g) { return text(g.header.event); }},
    {GameField::site, "site", [](const GameLine& g) { return text(g.header.site); }},
    {GameField::date, "date", [](const GameLine& g) { return text(g.header.date); }},
    {GameField::dateFrom, "date_from",
     [](const GameLine& g) { return text(rules::firstDay(g.header.day)); }},
    {GameField::dateTo, "date_to",
     [](const GameLine& g) { return text(rules::lastDay(g.header.day)); }},
    {GameField::yearGuess, "year_guess", [](const GameLine& g) { return yearGuess(g.header); }},
    {GameField::round, "round", [](const GameLine& g) { return text(g.header.round); }},
    {GameField::result, "result", [](const GameLine& g) { return text(resultOf(g.header)); }},
    {GameField::outcome, "outcome",
     [](const GameLine& g) { return text(rules::outcomeName(g.header.result)); }},
    {GameField::variant, "variant",
     [](const GameLine& g) { return text(rules::rules(g.header.variant).name); }},
    {GameField::plies, "plies", [](const GameLine& g) { return integer(g.header.plies); }},
    {GameField::legal, "legal", [](const GameLine& g) { return FieldValue(g.header.legal); }},
    {GameField::opening, "opening", [](const GameLine& g) { return text(g.opening); }},
    {GameField::source, "source", [](const GameLine& g) { return text(g.sourcePath); }},
    {GameField::line, "line",
     [](const GameLine& g) { return g.line == 0 ? FieldValue() : integer(g.line); }},
    {GameField::whiteRating, "white_rating",
     [](const GameLine& g) { return integer(g.header.whiteRating); }},
    {GameField::blackRating, "black_rating",
     [](const GameLine& g) { return integer(g.header.blackRating); }},
    {GameField::problems, "problems", [](const GameLine& g) { return integer(g.problems); }},
    {GameField::eventId, "event_id", [](const GameLine& g) { return integer(g.eventId); }},
}};

constexpr auto fields = [] {
    std::array<GameField, descriptions.size()> all{};
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i] = descriptions[i].field;
    return all;
}();

constexpr bool followTheEnumeration() {
    for (std::size_t i = 0; i < fields.size(); ++i)
        if (static_cast<std::size_t>(fields[i]) != i)
            return false;
    return true;
}
static_assert(followTheEnumeration());

const Description& description(GameField field) {
    return descriptions.at(static_cast<std::size_t>(field));
}

// "?" stands for what is not known, "-" for what does not apply (PDN 3.0, the seven tag roster).
bool saysNothing(std::string_view value) {
    return value.find_first_not_of('?') == std::string_view::npos || value == "-";
}

} // namespace

std::span<const GameField> gameFields() {
    return fields;
}

std::string_view nameOf(GameField field) {
    return description(field).name;
}

FieldValue valueOf(const GameLine& game, GameField field) {
    return description(field).value(game);
}

std::string shownDate(std::string_view date) {
    while (date.ends_with(".??"))
        date.remove_suffix(3);
    return saysNothing(date) ? std::string() : std::string(date);
}

FieldValue shownValue(const GameLine& game, GameField field, Language language) {
    if (field == GameField::opening)
        return text(storedOpeningText(game.openingId, game.opening, language));
    FieldValue value = valueOf(game, field);
    if (field == GameField::problems && game.problems == 0)
        return {};
    auto* const written = std::get_if<std::string>(&value);
    if (written == nullptr)
        return value;
    if (field == GameField::date)
        *written = shownDate(*written);
    return saysNothing(*written) ? FieldValue() : value;
}

std::string textOf(const FieldValue& value) {
    return std::visit(
        [](const auto& v) -> std::string {
            using V = std::decay_t<decltype(v)>;
            if constexpr (std::is_same_v<V, std::monostate>)
                return {};
            else if constexpr (std::is_same_v<V, bool>)
                return v ? "true" : "false";
            else if constexpr (std::is_same_v<V, std::int64_t>)
                return std::to_string(v);
            else
                return v;
        },
        value);
}

} // namespace damscope::db
