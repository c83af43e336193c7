// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/records/game_writer.hpp"

#include "db/store/codec/fold_name.hpp"
#include "db/store/index/segments.hpp"
#include "db/store/opening_names/names.hpp"
#include "db/store/players/person_name.hpp"
#include "db/store/records/exercise_origins.hpp"
#include "db/store/records/game_reader.hpp"
#include "db/store/records/message_json.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "parser/encoding/clean_text.hpp"
#include "rules/text/date.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <vector>

namespace damscope::db {
namespace {

// The plus keeps SQLite from putting ?2 for content into what the index is by.
constexpr std::string_view sameContentSql =
    "SELECT id, source, deleted IS NOT NULL FROM game WHERE day = ?1 AND content >> 32 = ?2 >> 32 "
    "AND +content = ?2 AND (deleted IS NULL OR "
    "(SELECT undone FROM journal WHERE id = game.deleted) = 0) ORDER BY id LIMIT ?3";

constexpr std::string_view insertGameSql =
    "INSERT INTO game (id, source, ordinal, line, variant, result, white, black, event, site, "
    "round, day, date, white_rating, black_rating, plies, legal, comments, variations, problems, "
    "tags, content, checksum, opening) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, "
    "?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20, ?21, ?22, ?23, ?24)";

constexpr std::string_view updateGameSql =
    "UPDATE game SET source = ?2, ordinal = ?3, line = ?4, variant = ?5, result = ?6, white = ?7, "
    "black = ?8, event = ?9, site = ?10, round = ?11, day = ?12, date = ?13, white_rating = ?14, "
    "black_rating = ?15, plies = ?16, legal = ?17, comments = ?18, variations = ?19, "
    "problems = ?20, tags = ?21, content = ?22, checksum = ?23, opening = ?24 WHERE id = ?1";

// Not those that another reading lacked, nor those whose import was undone.
constexpr std::string_view gamesAfterSql =
    "SELECT ordinal, id, deleted IS NOT NULL FROM game WHERE source = ?1 AND ordinal > ?2 "
    "AND (deleted IS NULL OR NOT EXISTS (SELECT 1 FROM journal j WHERE j.id = game.deleted AND "
    "(j.undone > 0 OR j.kind = 'rereading'))) ORDER BY deleted IS NOT NULL, id DESC";

constexpr std::string_view openingSql = "SELECT opening FROM game WHERE id = ?1";

constexpr std::string_view updateMovesSql = "UPDATE movetext SET moves = ?2 WHERE game = ?1";

constexpr std::string_view removeTagsSql = "DELETE FROM tag WHERE game = ?1";

constexpr std::string_view removeProblemsSql = "DELETE FROM problem WHERE game = ?1";

constexpr std::string_view insertMovesSql = "INSERT INTO movetext (game, moves) VALUES (?1, ?2)";

constexpr std::string_view insertTagSql =
    "INSERT INTO tag (game, place, name, value) VALUES (?1, ?2, ?3, ?4)";

constexpr std::string_view insertProblemSql =
    "INSERT INTO problem (source, game, ordinal, line, \"column\", severity, code, parameters, "
    "move, suggestion) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)";

std::optional<std::string_view> unlessEmpty(const std::string& text) {
    return text.empty() ? std::nullopt : std::optional<std::string_view>(text);
}

// The date's text where it says more than the day.
std::optional<std::string_view> storedDate(const GameHeader& header) {
    const bool plain = header.day.isKnown() && writeDate(header.day) == header.date;
    if (plain)
        return std::nullopt;
    // Empty where the event says when it was.
    return header.day.isKnown() ? header.date : unlessEmpty(header.date);
}

} // namespace

GameWriter::GameWriter(Connection& connection)
    : connection_(connection), lastId_(connection.highestId("game")),
      players_(connection, Dictionary::Table::player),
      events_(connection, Dictionary::Table::event), sites_(connection, Dictionary::Table::site),
      tagNames_(connection, Dictionary::Table::tagName),
      tagLists_(connection, Dictionary::Table::tagList),
      namesOpenings_(openingsAreCurrent(connection)) {}

// The first of them do: more are there only where a source holds one game thousands of times.
std::optional<SameGame> GameWriter::duplicateOf(const GameRow& game,
                                                const std::set<SourceId>& siblings) {
    constexpr std::int64_t most = 64;
    const std::vector<SameGame> candidates = gamesLike(game, siblings, most);
    const auto same = std::ranges::find_if(
        candidates, [&](const SameGame& candidate) { return isSame(candidate.id, game); });
    return same == candidates.end() ? std::nullopt : std::optional(*same);
}

std::vector<SameGame> GameWriter::gamesLike(const GameRow& game) {
    constexpr std::int64_t all = -1;
    return gamesLike(game, {}, all);
}

std::vector<SameGame> GameWriter::gamesLike(const GameRow& game, const std::set<SourceId>& siblings,
                                            std::int64_t most) {
    const auto select = connection_.kept(sameContentSql);
    select->bind(game.header.day.stored(), game.contentHash, most);
    std::vector<SameGame> candidates;
    while (select->step())
        if (!siblings.contains(select->id<SourceId>(1)))
            candidates.push_back({select->id<GameId>(0), select->integer(2) != 0});
    std::stable_partition(candidates.begin(), candidates.end(),
                          [](const SameGame& candidate) { return !candidate.deleted; });
    return candidates;
}

bool GameWriter::isSame(GameId stored, const GameRow& game) {
    const auto parts = readGameParts(connection_, stored);
    return parts && parts->moves == game.moves && parts->tags == game.tags;
}

GameId GameWriter::insert(SourceId source, const GameRow& game) {
    assert(connection_.inTransaction() && number(source) > 0);
    const GamePlace place{GameId{++lastId_}, source, game.ordinal, game.line};
    const TagPlan plan = planTags(game.header, game.tags);
    writeGame(insertGameSql, place, game, plan, openingOf(game));
    connection_.kept(insertMovesSql)->bind(place.id, game.moves).run();
    insertRest(place, game, plan);
    return place.id;
}

void GameWriter::rewrite(GameId id, SourceId source, const GameRow& game, Players players) {
    assert(connection_.inTransaction() && number(id) > 0 && number(source) > 0);
    const GamePlace place{id, source, game.ordinal, game.line};
    const TagPlan plan = planTags(game.header, game.tags);
    const bool keepsOpening = !namesOpenings_ && hasPositions(id, game);
    for (const std::string* name : {&game.header.white, &game.header.black})
        (void)players_.optionalNumber(*name);
    followLeavers(connection_, id, game.header, players);
    writeGame(updateGameSql, place, game, plan, keepsOpening ? storedOpening(id) : openingOf(game));
    connection_.kept(updateMovesSql)->bind(id, game.moves).run();
    followOrigins(connection_, id, game.moves);
    connection_.kept(removeTagsSql)->bind(id).run();
    connection_.kept(removeProblemsSql)->bind(id).run();
    insertRest(place, game, plan);
}

// By the postings that the index has for it.
bool GameWriter::hasPositions(GameId stored, const GameRow& game) {
    const auto moves = movetextOf(connection_, stored);
    if (!moves)
        return false;
    const auto id = static_cast<std::uint32_t>(stored);
    std::vector<Posting> before;
    std::vector<Posting> now;
    const bool readable = appendPostings(id, *moves, before);
    appendPostings(id, game.moves, now);
    return readable && before == now;
}

// If several games have one ordinal, the first row counts: the game that is not deleted, or the
// last one.
std::map<std::uint64_t, EarlierGame> GameWriter::gamesAfter(SourceId source,
                                                            std::uint64_t ordinal) {
    std::map<std::uint64_t, EarlierGame> games;
    const auto select = connection_.kept(gamesAfterSql);
    select->bind(source, ordinal);
    while (select->step())
        games.emplace(select->bits(0), EarlierGame{select->id<GameId>(1), select->integer(2) != 0});
    return games;
}

void GameWriter::writeGame(std::string_view sql, const GamePlace& place, const GameRow& game,
                           const TagPlan& plan, std::optional<std::uint32_t> opening) {
    const GameHeader& h = game.header;
    assert(!game.moves.empty());
    // Looked up first: each may need the connection for itself.
    const auto white = players_.optionalNumber(h.white);
    const auto black = players_.optionalNumber(h.black);
    const auto event = events_.optionalNumber(h.event);
    const auto site = sites_.optionalNumber(h.site);
    const auto list = tagLists_.numberOf(plan.list);
    connection_.kept(sql)
        ->bind(place.id, place.source, place.ordinal, place.line, h.variant, h.result, white, black,
               event, site, unlessEmpty(h.round), h.day.stored(), storedDate(h), h.whiteRating,
               h.blackRating, h.plies, h.legal, h.comments, h.variations, game.problems.size(),
               list, game.contentHash, gameChecksum(place, h, game.contentHash), opening)
        .run();
}

std::optional<std::uint32_t> GameWriter::openingOf(const GameRow& game) {
    if (!namesOpenings_ || game.opening == 0)
        return std::nullopt;
    if (notedOpenings_.insert(game.opening).second)
        noteOpening(connection_, game.opening);
    return game.opening;
}

std::optional<std::uint32_t> GameWriter::storedOpening(GameId id) {
    const auto select = connection_.kept(openingSql);
    if (!select->bind(id).step() || select->isNull(0))
        return std::nullopt;
    return static_cast<std::uint32_t>(select->bits(0));
}

void GameWriter::insertRest(const GamePlace& place, const GameRow& game, const TagPlan& plan) {
    for (const std::size_t at : plan.rows) {
        assert(at < game.tags.size());
        const rules::Tag& tag = game.tags[at];
        const std::int64_t name = tagNames_.numberOf(tag.name);
        connection_.kept(insertTagSql)->bind(place.id, at, name, tag.value).run();
    }
    for (const ProblemRow& problem : game.problems)
        insertProblem(place.source, place.id, game.ordinal, problem);
}

void GameWriter::insertProblem(SourceId source, std::optional<GameId> game, std::uint64_t ordinal,
                               const ProblemRow& p) {
    const auto suggestion =
        p.suggestion ? std::optional(messageAsJson(*p.suggestion)) : std::nullopt;
    connection_.kept(insertProblemSql)
        ->bind(source, game, ordinal, p.line, p.column, nameOf(p.severity), p.code(),
               parametersAsJson(p.message), p.move, suggestion)
        .run();
}

namespace {

// Enough for every archive of people; an archive of nonsense must not fill the memory.
constexpr std::size_t knownLimit = 50'000;
constexpr std::size_t knownLength = 256;

struct Texts {
    std::string_view select;
    std::string_view insert;
    bool folded;
    std::string_view year; // notes the year that a name names
};

constexpr std::array<Texts, 5> sql{
    {{"SELECT id FROM player WHERE name = ?1",
      "INSERT INTO player (name, folded) VALUES (?1, ?2)",
      true,
      {}},
     {"SELECT id FROM event WHERE name = ?1", "INSERT INTO event (name, folded) VALUES (?1, ?2)",
      true, "INSERT OR REPLACE INTO event_year VALUES (?1, ?2)"},
     {"SELECT id FROM site WHERE name = ?1", "INSERT INTO site (name, folded) VALUES (?1, ?2)",
      true, "INSERT OR REPLACE INTO site_year VALUES (?1, ?2)"},
     {"SELECT id FROM tag_name WHERE name = ?1",
      "INSERT INTO tag_name (name) VALUES (?1)",
      false,
      {}},
     {"SELECT id FROM tag_list WHERE names = ?1",
      "INSERT INTO tag_list (names) VALUES (?1)",
      false,
      {}}}};

// A new name is that of a person of its own: nobody has decided otherwise.
constexpr std::string_view ownPersonSql = "UPDATE player SET person = id WHERE id = ?1";

const Texts& textsOf(Dictionary::Table table) {
    return sql[static_cast<std::size_t>(table)];
}

} // namespace

std::int64_t Dictionary::numberOf(std::string_view text) {
    if (text.size() > knownLength)
        return look(text);
    const auto known = known_.find(text);
    if (known != known_.end())
        return known->second;
    if (known_.size() >= knownLimit)
        known_.clear();
    return known_.emplace(text, look(text)).first->second;
}

std::optional<std::int64_t> Dictionary::optionalNumber(std::string_view text) {
    return text.empty() ? std::nullopt : std::optional(numberOf(text));
}

std::int64_t Dictionary::look(std::string_view text) {
    const auto select = connection_.kept(textsOf(table_).select);
    select->bind(text);
    const auto found = select->step() ? std::optional(select->integer(0)) : std::nullopt;
    return found ? *found : insert(text);
}

std::int64_t Dictionary::insert(std::string_view text) {
    const Texts& texts = textsOf(table_);
    const auto statement = connection_.kept(texts.insert);
    if (texts.folded)
        statement->bind(text, foldName(text)).run();
    else
        statement->bind(text).run();
    const std::int64_t id = connection_.lastInsertId();
    if (!texts.year.empty())
        if (const int year = rules::yearIn(text); year > 0)
            connection_.kept(texts.year)->bind(id, year).run();
    if (table_ == Table::player && readPersonName(text))
        connection_.kept(ownPersonSql)->bind(id).run();
    return id;
}

namespace {

constexpr std::string_view noteSql =
    "INSERT OR IGNORE INTO content_before SELECT content, id FROM game WHERE id = ?1";
constexpr std::string_view noteContentSql = "INSERT OR IGNORE INTO content_before VALUES (?1, ?2)";
constexpr std::string_view formerSql =
    "SELECT g.id, g.source, g.deleted IS NOT NULL FROM content_before b JOIN game g "
    "ON g.id = b.game WHERE b.content = ?1 AND (g.deleted IS NULL OR "
    "(SELECT undone FROM journal WHERE id = g.deleted) = 0) ORDER BY g.deleted IS NOT NULL, g.id";
constexpr std::string_view contentsBeforeSql = "SELECT content FROM content_before";
constexpr std::string_view contentsBeforeOfSql =
    "SELECT content FROM content_before WHERE game = ?1";
constexpr std::string_view gamesByContentSql =
    "SELECT id, content FROM game WHERE deleted IS NULL ORDER BY id";

} // namespace

void noteFormerContent(Connection& connection, GameId id) {
    assert(connection.inTransaction());
    connection.kept(noteSql)->bind(id).run();
}

void noteFormerContent(Connection& connection, GameId id, std::uint64_t content) {
    connection.kept(noteContentSql)->bind(content, id).run();
}

std::optional<SameGame> gameThatWas(Connection& connection, std::uint64_t content,
                                    const std::set<SourceId>& siblings) {
    const auto select = connection.kept(formerSql);
    select->bind(content);
    while (select->step())
        if (!siblings.contains(select->id<SourceId>(1)))
            return SameGame{select->id<GameId>(0), select->integer(2) != 0};
    return std::nullopt;
}

std::vector<SameGame> gamesThatWere(Connection& connection, std::uint64_t content) {
    std::vector<SameGame> games;
    const auto select = connection.kept(formerSql);
    select->bind(content);
    while (select->step())
        games.push_back({select->id<GameId>(0), select->integer(2) != 0});
    return games;
}

std::vector<std::uint64_t> formerContents(Connection& connection, std::optional<GameId> id) {
    std::vector<std::uint64_t> contents;
    const auto select = connection.kept(id ? contentsBeforeOfSql : contentsBeforeSql);
    if (id)
        select->bind(*id);
    while (select->step())
        contents.push_back(select->bits(0));
    std::ranges::sort(contents);
    return contents;
}

std::map<std::uint64_t, std::vector<GameId>>
gamesWithContents(Connection& connection, const std::vector<std::uint64_t>& contents,
                  const base::Progress& progress) {
    assert(std::ranges::is_sorted(contents));
    constexpr std::uint64_t gamesPerReport = 1000;
    std::map<std::uint64_t, std::vector<GameId>> games;
    const auto highest = static_cast<std::uint64_t>(connection.highestId("game"));
    const auto select = connection.kept(gamesByContentSql);
    for (std::uint64_t seen = 1; !contents.empty() && select->step(); ++seen) {
        const auto id = select->id<GameId>(0);
        if (std::ranges::binary_search(contents, select->bits(1)))
            games[select->bits(1)].push_back(id);
        if (progress && seen % gamesPerReport == 0)
            progress(static_cast<std::uint64_t>(id), highest);
    }
    return games;
}

} // namespace damscope::db
