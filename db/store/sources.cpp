// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/sources.hpp"

#include "base/files/file_access.hpp"
#include "base/text/ascii.hpp"
#include "db/store/index/header_columns.hpp"
#include "db/store/records/message_json.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/store.hpp"
#include "parser/encoding/clean_text.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <tuple>

namespace damscope::db {
namespace {

constexpr std::string_view allSql =
    "SELECT id, path, digest, size, encoding, offset, games, stored, legal, partial, duplicates, "
    "refused, problems, done, guessed, other_encoding, encoding_source, file, variant FROM source "
    "ORDER BY id";

constexpr std::string_view byIdSql =
    "SELECT id, path, digest, size, encoding, offset, games, stored, legal, partial, duplicates, "
    "refused, problems, done, guessed, other_encoding, encoding_source, file, variant FROM source "
    "WHERE id = ?1";

constexpr std::string_view byDigestSql =
    "SELECT id, path, digest, size, encoding, offset, games, stored, legal, partial, duplicates, "
    "refused, problems, done, guessed, other_encoding, encoding_source, file, variant FROM source "
    "WHERE digest = ?1 AND size = ?2";

constexpr std::string_view besideSql =
    "SELECT DISTINCT variant FROM game WHERE plies > 0 AND deleted IS NULL AND source IN (SELECT "
    "id FROM source WHERE substr(path, 1, length(?1)) = ?1 AND instr(substr(path, length(?1) + 1), "
    "'/') = 0 AND NOT (digest = ?2 AND size = ?3))";

constexpr std::string_view insertSourceSql =
    "INSERT INTO source (path, digest, size, encoding, other_encoding, encoding_source, file, "
    "variant) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)";

constexpr std::string_view updateSql =
    "UPDATE source SET offset = ?2, games = ?3, stored = ?4, legal = ?5, partial = ?6, "
    "duplicates = ?7, refused = ?8, problems = ?9, done = ?10, guessed = ?11 WHERE id = ?1";

constexpr std::string_view setReadingSql =
    "UPDATE source SET encoding = ?2, other_encoding = ?3, encoding_source = ?4, file = ?5, "
    "variant = ?6 WHERE id = ?1";

// In the order of EncodingSource.
constexpr std::array<std::string_view, 4> encodingSources{"", "detected", "doubtful", "chosen"};

std::string_view nameOf(EncodingSource source) {
    return encodingSources[static_cast<std::size_t>(source)];
}

EncodingSource encodingSourceNamed(std::string_view name) {
    const auto found = std::ranges::find(encodingSources, name);
    return found == encodingSources.end()
               ? EncodingSource::unknown
               : static_cast<EncodingSource>(found - encodingSources.begin());
}

std::optional<std::string_view> unlessEmpty(std::string_view text) {
    return text.empty() ? std::nullopt : std::optional(text);
}

constexpr std::string_view forgetProblemsSql =
    "DELETE FROM problem WHERE source = ?1 AND game IS NULL";

// Those of which no game was stored are among them: the games that theirs were duplicates of may
// be gone. The games entered in Damscope have no text (its size is 0) that could be read.
constexpr std::string_view emptySourcesSql = "SELECT id FROM source WHERE games > 0 AND size > 0 "
                                             "AND id NOT IN (SELECT source FROM game)";

constexpr std::string_view addLegalSql =
    "UPDATE source SET legal = legal + ?2, partial = partial - ?2 WHERE id = ?1";

constexpr std::size_t hexDigits = 16;

std::string hex(std::uint64_t number) {
    std::string text(hexDigits, '0');
    for (auto digit = text.rbegin(); digit != text.rend(); ++digit, number >>= 4)
        *digit = "0123456789abcdef"[number & 0xf];
    return text;
}

std::string digestText(const ContentDigest& digest) {
    return hex(digest.high) + hex(digest.low);
}

// 0 for what is not a number: a damaged digest then matches no file.
std::uint64_t unhex(std::string_view text) {
    return base::readNumber<std::uint64_t>(text, 16).value_or(0);
}

ContentDigest digestOf(std::string_view text, std::uint64_t size) {
    if (text.size() != 2 * hexDigits)
        return {0, 0, size};
    return {unhex(text.substr(0, hexDigits)), unhex(text.substr(hexDigits)), size};
}

SourceProgress progressOf(const Statement& row) {
    return {row.bits(5),  row.bits(6),  row.bits(7),  row.bits(8),          row.bits(9),
            row.bits(10), row.bits(11), row.bits(12), row.integer(13) != 0, row.bits(14)};
}

// Nothing for a number that is none of a variant.
std::optional<rules::Variant> variantOf(const Statement& row, int column) {
    const auto all = rules::allVariants();
    const auto found = std::ranges::find(all, row.integer(column), [](rules::Variant variant) {
        return static_cast<std::int64_t>(variant);
    });
    return row.isNull(column) || found == all.end() ? std::nullopt : std::optional(*found);
}

StoredSource sourceOf(const Statement& row) {
    return {row.id<SourceId>(0),
            {std::string(row.text(1)), digestOf(row.text(2), row.bits(3)), std::string(row.text(4)),
             std::string(row.text(15)), encodingSourceNamed(row.text(16))},
            progressOf(row),
            {std::string(row.text(17)), variantOf(row, 18)}};
}

std::optional<StoredSource> one(Statement& select) {
    return select.step() ? std::optional(sourceOf(select)) : std::nullopt;
}

} // namespace

std::optional<StoredSource> findSource(Store& store, const ContentDigest& digest) {
    const std::string text = digestText(digest);
    return one(store.connection().kept(byDigestSql)->bind(text, digest.size));
}

std::optional<StoredSource> source(Store& store, SourceId id) {
    return one(store.connection().kept(byIdSql)->bind(id));
}

std::set<rules::Variant> variantsBeside(Store& store, const std::string& folder,
                                        const ContentDigest& source) {
    const std::string digest = digestText(source);
    const auto select = store.connection().kept(besideSql);
    select->bind(folder, digest, source.size);
    std::set<rules::Variant> variants;
    while (select->step())
        if (const auto variant = variantOf(*select, 0))
            variants.insert(*variant);
    return variants;
}

namespace {

constexpr std::string_view pathsSql = "SELECT id, path FROM source ORDER BY id";

// A path from the root is the beginning.
bool hasParts(std::string_view path, std::string_view parts) {
    while (parts.ends_with('/'))
        parts.remove_suffix(1);
    if (parts.starts_with("./"))
        parts.remove_prefix(2);
    const std::string all = '/' + base::lowerCase(path) + '/';
    const std::string wanted = '/' + base::lowerCase(parts) + '/';
    return !parts.empty() && (parts.starts_with('/') ? all.starts_with(wanted)
                                                     : all.find(wanted) != std::string::npos);
}

} // namespace

std::vector<SourceId> sourcesCalled(const Connection& connection, std::string_view text) {
    const auto id = base::readNumber<std::uint32_t>(text);
    const std::string parts = base::withSlashes(std::string(text));
    std::vector<SourceId> called;
    Statement select = connection.prepare(pathsSql);
    while (select.step()) {
        const auto source = select.id<SourceId>(0);
        if (id && number(source) == std::int64_t{*id})
            return {source};
        if (hasParts(select.text(1), parts))
            called.push_back(source);
    }
    return called;
}

std::vector<StoredSource> sources(Store& store) {
    const auto select = store.connection().kept(allSql);
    std::vector<StoredSource> all;
    while (select->step())
        all.push_back(sourceOf(*select));
    return all;
}

SourceId insertSource(Connection& connection, const Source& source, const SourceReading& reading) {
    const std::string digest = digestText(source.digest);
    connection.kept(insertSourceSql)
        ->bind(source.path, digest, source.digest.size, source.encoding,
               unlessEmpty(source.otherEncoding), unlessEmpty(nameOf(source.encodingSource)),
               unlessEmpty(reading.file), reading.variant)
        .run();
    return static_cast<SourceId>(connection.lastInsertId());
}

void forgetReading(Connection& connection, SourceId id, const Source& source,
                   const SourceReading& reading) {
    updateProgress(connection, id, {});
    connection.kept(setReadingSql)
        ->bind(id, source.encoding, unlessEmpty(source.otherEncoding),
               unlessEmpty(nameOf(source.encodingSource)), unlessEmpty(reading.file),
               reading.variant)
        .run();
    connection.kept(forgetProblemsSql)->bind(id).run();
}

void restartEmptySources(Connection& connection) {
    std::vector<SourceId> empty;
    {
        Statement select = connection.prepare(emptySourcesSql);
        while (select.step())
            empty.push_back(select.id<SourceId>(0));
    }
    for (const SourceId id : empty) {
        updateProgress(connection, id, {});
        connection.kept(forgetProblemsSql)->bind(id).run();
    }
}

void updateProgress(Connection& connection, SourceId source, const SourceProgress& p) {
    connection.kept(updateSql)
        ->bind(source, p.offset, p.games, p.stored, p.legal, p.partial, p.duplicates, p.refused,
               p.problems, p.done, p.guessed)
        .run();
}

void noteLegality(Connection& connection, SourceId source, bool before, bool now) {
    if (before != now)
        connection.kept(addLegalSql)->bind(source, now ? 1 : -1).run();
}

namespace {

// Beside min() the other columns are those of the row that has it. Deleted games have no problems
// to look at.
constexpr std::string_view kindsSql =
    "SELECT p.source, p.severity, p.code, count(*), count(DISTINCT p.ordinal), min(p.id), "
    "p.parameters FROM problem p LEFT JOIN game g ON g.id = p.game "
    "WHERE g.deleted IS NULL GROUP BY p.source, p.severity, p.code";

void countGames(Connection& connection, std::map<SourceId, SourceFacts>& facts) {
    HeaderColumns(connection)
        .eachGame(
            [&](GameId /*game*/, std::uint32_t source, std::uint32_t kind) {
                SourceFacts& of = facts[static_cast<SourceId>(source)];
                ++of.games;
                ++of.variants[GameKind(kind).variant()];
            },
            HeaderColumn::source, HeaderColumn::kind);
}

ProblemKind kindOf(const Statement& row) {
    std::string code(row.text(2));
    auto first = messageFromJson(code, row.text(6));
    return {severityNamed(row.text(1)), row.bits(3), row.bits(4),
            first ? *std::move(first) : Message{std::move(code), {}}};
}

} // namespace

std::map<SourceId, SourceFacts> sourceFacts(Store& store) {
    const Snapshot snapshot(store);
    std::map<SourceId, SourceFacts> facts;
    countGames(store.connection(), facts);
    Statement select = store.connection().prepare(kindsSql);
    while (select.step())
        facts[select.id<SourceId>(0)].problems.push_back(kindOf(select));
    for (auto& [id, of] : facts)
        std::ranges::sort(of.problems, [](const ProblemKind& a, const ProblemKind& b) {
            return std::tuple(a.severity, b.problems, a.first.code) <
                   std::tuple(b.severity, a.problems, b.first.code);
        });
    return facts;
}

std::vector<SourceId> sourcesOf(Store& store, std::span<const GameId> games) {
    HeaderColumns columns(store.connection());
    std::set<SourceId> sources;
    for (const GameId game : games)
        sources.insert(
            SourceId{columns.value(HeaderColumn::source, static_cast<std::uint32_t>(game))});
    return {sources.begin(), sources.end()};
}

std::vector<GameId> gamesOf(Store& store, SourceId source) {
    const Snapshot snapshot(store);
    std::vector<GameId> games;
    HeaderColumns(store.connection())
        .eachGame(
            [&](GameId game, std::uint32_t of) {
                if (static_cast<SourceId>(of) == source)
                    games.push_back(game);
            },
            HeaderColumn::source);
    return games;
}

} // namespace damscope::db
