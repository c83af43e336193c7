// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/lists/conditions.hpp"
#include "db/store/codec/shot_names.hpp"

#include "analysis/endgame/result.hpp"
#include "analysis/judgement/annotation.hpp"
#include "analysis/judgement/judgement.hpp"
#include "base/text/ascii.hpp"
#include "db/search/lists/filter_text.hpp"
#include "db/search/lists/names.hpp"
#include "db/search/themes/themes.hpp"
#include "db/store/codec/fold_name.hpp"
#include "db/store/codec/game_codec.hpp"
#include "db/store/codec/hash.hpp"
#include "db/store/evaluations.hpp"
#include "db/store/index/header_columns.hpp"
#include "db/store/index/postings.hpp"
#include "db/store/index/segments.hpp"
#include "db/store/records/game_reader.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/store.hpp"
#include "parser/meaning/correct.hpp"

#include <algorithm>
#include <array>
#include <optional>

namespace damscope::db {
namespace {

// Tags with rows of their own.
constexpr std::string_view rowsSql =
    "SELECT t.game, t.value FROM tag t JOIN tag_name n ON n.id = t.name "
    "WHERE n.name = ?1 COLLATE NOCASE";
// Games with a tag whose value follows from the header.
constexpr std::string_view namedSql = "SELECT g.id FROM game g JOIN tag_list l ON l.id = g.tags "
                                      "WHERE char(10) || l.names || char(10) LIKE ?1 ESCAPE '\\' "
                                      "OR char(10) || l.names LIKE ?2 ESCAPE '\\'";
constexpr std::string_view roundsSql = "SELECT id, round FROM game WHERE round IS NOT NULL";

bool isImplied(std::string_view name) {
    constexpr auto implied = std::to_array<std::string_view>(
        {"White", "Black", "Event", "Site", "Round", "Date", "WhiteRating", "BlackRating",
         "WhiteElo", "BlackElo", "Result", "GameType"});
    return std::ranges::any_of(
        implied, [&](std::string_view tag) { return base::equalIgnoringCase(tag, name); });
}

bool fits(std::string_view value, std::string_view text) {
    const std::vector<std::string> words = queryWords(text);
    if (words.empty())
        return text.empty() || value == text;
    const std::string folded = foldName(value);
    return std::ranges::all_of(
        words, [&](const std::string& word) { return folded.find(word) != std::string::npos; });
}

// As the operator LIKE finds it, with '\' as the escape character.
std::string likeText(std::string_view text) {
    std::string pattern;
    for (const char c : text) {
        if (c == '%' || c == '_' || c == '\\')
            pattern += '\\';
        pattern += c;
    }
    return pattern;
}

std::vector<GameId> withImplied(Connection& connection, std::string_view name,
                                std::string_view text) {
    Statement select = connection.prepare(namedSql);
    const std::string alone = "%\n" + likeText(name) + "\n%";
    const std::string withValue = "%\n" + likeText(name) + "=%";
    select.bind(alone, withValue);
    std::vector<GameId> games = gameIds(select);
    std::erase_if(games, [&](GameId id) {
        const auto parts = readGameParts(connection, id);
        return !parts || std::ranges::none_of(parts->tags, [&](const rules::Tag& tag) {
            return base::equalIgnoringCase(tag.name, name) && fits(tag.value, text);
        });
    });
    return games;
}

bool isOfRound(std::string_view round, std::string_view wanted) {
    return base::equalIgnoringCase(round, wanted) ||
           (round.size() > wanted.size() && round[wanted.size()] == '.' &&
            base::equalIgnoringCase(round.substr(0, wanted.size()), wanted));
}

} // namespace

std::vector<GameId> gamesWithTag(Connection& connection, std::string_view name,
                                 std::string_view text) {
    if (isImplied(name))
        return withImplied(connection, name, text);
    Statement select = connection.prepare(rowsSql);
    select.bind(name);
    std::vector<GameId> games;
    while (select.step())
        if (fits(select.text(1), text))
            games.push_back(select.id<GameId>(0));
    return games;
}

std::vector<GameId> gamesOfRound(Connection& connection, std::string_view round) {
    Statement select = connection.prepare(roundsSql);
    std::vector<GameId> games;
    while (select.step())
        if (isOfRound(base::trimmed(select.text(1)), base::trimmed(round)))
            games.push_back(select.id<GameId>(0));
    return games;
}

void requireSearched(Store& store) {
    const std::uint64_t games = countUnsearched(store);
    if (games == 0)
        return;
    const std::string count = std::to_string(games);
    throw UnanswerableFilter(count + " of the games were not searched for combinations and "
                                     "structures yet; 'damscope db index --shots' does so",
                             {FilterFault::notSearched, count});
}

std::vector<std::string> structuresCalled(const Structures& structures, std::string_view name) {
    std::vector<std::string> keys;
    for (const rules::Variant variant : rules::allVariants())
        if (const Structure* structure = structures.named(variant, name))
            keys.push_back(structure->key);
    return keys;
}

std::vector<GameId> gamesWithShot(Store& store, const ShotFilter& filter) {
    requireSearched(store);
    ShotCondition condition{.missed = filter.missed};
    if (filter.name)
        condition.names = shotsNamed(namesOf(store).shots, *filter.name);
    if (filter.gain) {
        condition.leastGain = filter.gain->low;
        condition.mostGain = filter.gain->high;
    }
    return gamesWithShot(store.connection(), condition);
}

std::vector<GameId> gamesWithStructure(Store& store, std::string_view name) {
    requireSearched(store);
    return gamesWithStructure(store.connection(),
                              structuresCalled(namesOf(store).structures, name));
}

namespace {

bool hasComment(const rules::Game& game, const std::vector<std::string>& words) {
    for (std::size_t i = 0; i < game.nodeCount(); ++i)
        for (const rules::Remark& remark : game.remarks(static_cast<rules::NodeId>(i))) {
            const auto* comment = remark.as<rules::Comment>();
            if (comment == nullptr)
                continue;
            const std::string folded = foldName(comment->text);
            if (std::ranges::all_of(words, [&](const std::string& word) {
                    return folded.find(word) != std::string::npos;
                }))
                return true;
        }
    return false;
}

} // namespace

std::vector<GameId> gamesWithComment(Store& store, std::string_view text) {
    const std::vector<std::string> words = queryWords(text);
    std::vector<GameId> games = findGames(store, {.withComments = true});
    std::erase_if(games, [&](GameId id) {
        const auto moves = movetextOf(store.connection(), id);
        const auto game = moves ? decodeGame(*moves) : Unexpected{FormatError{}};
        return !game || !hasComment(*game, words);
    });
    return games;
}

namespace {

// Without a command for clocks in the movetext a game has no clocks, and nothing more of it is
// read.
bool mayHaveClocks(Blob moves) {
    constexpr std::string_view name = "cl"; // clk, clock
    const auto isSame = [](std::uint8_t byte, char c) {
        return base::lowerCase(static_cast<char>(byte)) == c;
    };
    return !std::ranges::search(moves, name, isSame).empty();
}

bool hasClock(const rules::Game& game, const Range& seconds) {
    std::optional<rules::Position> position = game.start();
    for (const rules::NodeId node : game.mainLine()) {
        const auto left =
            position ? analysis::clockAfter(game, node, position->toMove()) : std::nullopt;
        if (left && seconds.low <= *left && *left <= seconds.high)
            return true;
        game.advance(position, node);
    }
    return false;
}

} // namespace

std::vector<GameId> gamesWithClock(Store& store, const Range& seconds) {
    const Snapshot snapshot(store);
    HeaderColumns columns(store.connection());
    std::vector<GameId> found;
    MovetextReader games(store.connection(), 1, columns.end());
    while (games.next()) {
        const bool isThere = GameKind(columns.value(HeaderColumn::kind, games.game())).present();
        if (!isThere || !mayHaveClocks(games.moves()))
            continue;
        const auto game = decodeGame(games.moves());
        if (game && hasClock(*game, seconds))
            found.push_back(GameId{games.game()});
    }
    return found;
}

std::vector<GameId> doubtfulResults(Store& store) {
    const Snapshot snapshot(store);
    HeaderColumns columns(store.connection());
    const analysis::endgame::ResultJudge judge;
    std::vector<GameId> doubtful;
    MovetextReader games(store.connection(), 1, columns.end());
    while (games.next()) {
        const GameKind kind(columns.value(HeaderColumn::kind, games.game()));
        if (!kind.present() || kind.result() == rules::GameResult::unknown)
            continue;
        const auto game = decodeGame(games.moves());
        const auto last = game ? parser::lastPosition(*game) : std::nullopt;
        if (last && parser::refutes(*game, judge.resultAt(*last)))
            doubtful.push_back(GameId{games.game()});
    }
    return doubtful;
}

namespace {

constexpr std::string_view hashedSql =
    "SELECT position, variant, engine, line, kind, score, moves, depth, nodes FROM evaluation";
constexpr std::string_view evaluatedSql = "SELECT DISTINCT position, variant FROM evaluation";

constexpr std::string_view movetextOfSql = "SELECT moves FROM movetext WHERE game = ?1";

/// Games of which not one in so many positions has been evaluated are not read: those with one
/// legal move have the evaluation of the next, but a game has others.
constexpr std::uint32_t leastShare = 8;

using Keys = std::vector<std::uint64_t>;

// As the index stores it, of a row that begins with position and variant.
std::uint64_t keyIn(Statement& row) {
    return storedKey(indexKey(rules::PositionKey{row.bits(0)}, row.as<rules::Variant>(1)));
}

// The keys of the positions that have been evaluated, as the index stores them, ascending.
Keys evaluatedKeys(const Connection& connection) {
    Keys keys;
    Statement select = connection.prepare(evaluatedSql);
    while (select.step())
        keys.push_back(keyIn(select));
    std::ranges::sort(keys);
    keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
    return keys;
}

/// Goes through the places at which the main lines of games have positions that were evaluated.
class EvaluatedPlaces {
public:
    explicit EvaluatedPlaces(Connection& connection)
        : connection_(connection), keys_(evaluatedKeys(connection)) {}

    [[nodiscard]] std::size_t positions() const { return keys_.size(); }
    [[nodiscard]] bool contains(std::uint64_t storedKey) const {
        return std::ranges::binary_search(keys_, storedKey);
    }
    /// The number of a position among them.
    [[nodiscard]] std::size_t numberOf(std::uint64_t storedKey) const {
        return static_cast<std::size_t>(std::ranges::lower_bound(keys_, storedKey) - keys_.begin());
    }
    /// Calls `take` with the number of the position and the game.
    template <class Take> void forEach(const Take& take) {
        if (keys_.empty())
            return;
        for (const Stretch& stretch : coverage(connection_))
            if (stretch.segment)
                lookUp(*stretch.segment, take);
            else
                readThrough(stretch, take);
    }

private:
    template <class Take> void lookUp(const Segment& segment, const Take& take) {
        std::vector<GamePly> hits;
        for (std::size_t i = 0; i < keys_.size(); ++i) {
            hits.clear();
            findHits(connection_, segment, keys_[i], hits);
            for (const GamePly& hit : hits)
                take(i, hit.game);
        }
    }

    template <class Take> void readThrough(const Stretch& stretch, const Take& take) {
        std::vector<Posting> postings;
        MovetextReader games(connection_, stretch.first, stretch.last);
        while (games.next()) {
            postings.clear();
            appendPostings(games.game(), games.moves(), postings);
            for (const Posting& posting : postings) {
                const auto key = std::ranges::lower_bound(keys_, posting.key);
                if (key != keys_.end() && *key == posting.key)
                    take(static_cast<std::size_t>(key - keys_.begin()), posting.hit.game);
            }
        }
    }

    Connection& connection_;
    Keys keys_;
};

// By the number of a game, how many positions of its main line have been evaluated.
std::vector<std::uint32_t> evaluatedPositions(EvaluatedPlaces& places, std::uint32_t games) {
    std::vector<std::uint32_t> positions(games);
    places.forEach([&](std::size_t /*position*/, std::uint32_t game) {
        if (game < games)
            ++positions[game];
    });
    return positions;
}

// Judged by which of its positions have been evaluated, whatever their scores are.
bool isAnalysed(const rules::Game& game, const EvaluatedPlaces& places) {
    const auto evaluated =
        [&](const rules::Position& position) -> std::optional<analysis::PositionEvaluation> {
        if (!places.contains(storedKey(indexKey(position.key(), position.variant()))))
            return std::nullopt;
        analysis::PositionEvaluation even;
        even.lines.emplace_back();
        return even;
    };
    return analysis::judge(game, evaluated).isAnalysed();
}

// By the number of the position; added up, since a position has several lines and engines.
std::vector<std::uint64_t> hashesOf(const Connection& connection, const EvaluatedPlaces& places) {
    std::vector<std::uint64_t> hashes(places.positions());
    Statement select = connection.prepare(hashedSql);
    while (select.step()) {
        Hash hash;
        for (const int column : {0, 1, 2, 3, 5, 7, 8})
            hash.add(static_cast<std::uint64_t>(select.integer(column)));
        hash.add(select.text(4)).add(select.text(6));
        hashes[places.numberOf(keyIn(select))] += hash.value();
    }
    return hashes;
}

} // namespace

std::vector<std::uint64_t> evaluationHashes(Store& store) {
    const Snapshot snapshot(store);
    std::vector<std::uint64_t> games(HeaderColumns(store.connection()).end());
    EvaluatedPlaces places(store.connection());
    const std::vector<std::uint64_t> positions = hashesOf(store.connection(), places);
    places.forEach([&](std::size_t position, std::uint32_t game) {
        if (game < games.size())
            games[game] += positions[position];
    });
    return games;
}

std::vector<GameId> evaluatedGames(Store& store) {
    const Snapshot snapshot(store);
    HeaderColumns columns(store.connection());
    EvaluatedPlaces places(store.connection());
    const std::vector<std::uint32_t> positions = evaluatedPositions(places, columns.end());
    std::vector<GameId> games;
    for (std::uint32_t game = 1; game < columns.end(); ++game) {
        const bool enough = positions[game] > 0 && leastShare * positions[game] >=
                                                       columns.value(HeaderColumn::plies, game);
        if (!enough)
            continue;
        const auto select = store.connection().kept(movetextOfSql);
        if (!select->bind(GameId{game}).step())
            continue;
        const auto read = decodeGame(select->blob(0));
        if (read && isAnalysed(*read, places))
            games.push_back(GameId{game});
    }
    return games;
}

} // namespace damscope::db
