// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/training/exercise_table.hpp"

#include "base/text/split.hpp"
#include "db/store/codec/main_line.hpp"
#include "db/store/records/exercise_origins.hpp"
#include "db/store/sqlite/files.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/store.hpp"
#include "rules/text/explain.hpp"
#include "rules/text/fen.hpp"

#include <algorithm>
#include <optional>
#include <unordered_map>
#include <utility>

namespace damscope::db {
namespace {

constexpr std::string_view findSql =
    "SELECT id, proof FROM exercise WHERE variant = ?1 AND position = ?2";
constexpr std::string_view insertSql =
    "INSERT INTO exercise (variant, position, fen, kind, proof, gain, difficulty, answers, line, "
    "played, author, source, number, stipulation) "
    "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14) "
    "ON CONFLICT (variant, position) DO UPDATE SET fen = excluded.fen, kind = excluded.kind, "
    "proof = excluded.proof, gain = excluded.gain, difficulty = excluded.difficulty, "
    "answers = excluded.answers, line = excluded.line, played = excluded.played, "
    "author = excluded.author, source = excluded.source, number = excluded.number, "
    "stipulation = excluded.stipulation RETURNING id";
constexpr std::string_view themeSql = "INSERT OR IGNORE INTO exercise_theme VALUES (?1, ?2, ?3)";
constexpr std::string_view originSql =
    "INSERT OR IGNORE INTO exercise_origin VALUES (?1, ?2, ?3, ?4)";
constexpr std::string_view removeSql = "DELETE FROM exercise WHERE id = ?1";
constexpr std::string_view removeThemesSql = "DELETE FROM exercise_theme WHERE exercise = ?1";
constexpr std::string_view removeProvedSql =
    "DELETE FROM exercise_theme WHERE exercise = ?1 AND kind <> 'origin'";
constexpr std::string_view removeOriginsSql = "DELETE FROM exercise_origin WHERE exercise = ?1";
constexpr std::string_view selectSql =
    "SELECT id, variant, fen, kind, proof, gain, difficulty, answers, line, played, author, "
    "source, number, stipulation FROM exercise ORDER BY id";
constexpr std::string_view themesSql =
    "SELECT exercise, kind, key FROM exercise_theme ORDER BY exercise, kind, key";
constexpr std::string_view originsSql =
    "SELECT o.exercise, o.game, o.ply, o.side FROM exercise_origin o JOIN game g ON g.id = o.game "
    "WHERE g.deleted IS NULL AND o.ply >= 0 ORDER BY o.exercise, o.game, o.ply";
constexpr std::string_view answerSql =
    "INSERT OR IGNORE INTO review VALUES (?1, ?2, ?3, ?4, ?5, ?6) RETURNING day";
constexpr std::string_view reviewsSql =
    "SELECT variant, position, day, grade FROM review ORDER BY variant, position, day";

constexpr std::string_view answersSql =
    "SELECT variant, position, day, grade, hints, answer FROM review "
    "ORDER BY variant, position, day";
// Nothing if the exercise has an origin: a game of this store says more.
constexpr std::string_view elsewhereSql =
    "INSERT INTO exercise_theme SELECT ?1, 'origin', ?2 WHERE ?2 <> '' AND NOT EXISTS "
    "(SELECT 1 FROM exercise_origin WHERE exercise = ?1) AND NOT EXISTS "
    "(SELECT 1 FROM exercise_theme WHERE exercise = ?1 AND kind = 'origin')";

constexpr std::string_view motif = "motif";
constexpr std::string_view structure = "structure";
constexpr std::string_view elsewhere = "origin"; // in another store, in words

std::string answersText(const rules::Position& position, const std::vector<rules::Move>& moves) {
    std::string text;
    for (const rules::Move& move : moves)
        text += (text.empty() ? "" : " ") + playedText(position, move);
    return text;
}

/// Writes exercises, within a transaction.
class ExerciseWriter {
public:
    explicit ExerciseWriter(Connection& connection) : connection_(connection) {}

    void keep(const Exercise& exercise, KeptExercises& kept) {
        const ExerciseKey key = exercise.key();
        const auto known = find(key);
        if (known && exercise.proof >= known->second) { // the stronger ones come first
            ++kept.joined;
            for (const ExerciseOrigin& origin : exercise.origins)
                addOrigin(known->first, origin);
            addElsewhere(known->first, exercise);
            return;
        }
        ++(known ? kept.replaced : kept.added);
        if (known)
            connection_.kept(removeProvedSql)->bind(known->first).run();
        write(exercise);
    }

    void keep(const NewOrigin& more, KeptExercises& kept) {
        if (const auto known = find(more.key)) {
            ++kept.joined;
            addOrigin(known->first, more.origin);
        }
    }

    bool remove(const ExerciseKey& key) {
        const auto known = find(key);
        if (!known)
            return false;
        for (const std::string_view sql : {removeThemesSql, removeOriginsSql, removeSql})
            connection_.kept(sql)->bind(known->first).run();
        return true;
    }

private:
    using Known = std::pair<std::int64_t, ExerciseProof>;

    std::optional<Known> find(const ExerciseKey& key) {
        const auto select = connection_.kept(findSql);
        select->bind(key.variant, key.position);
        if (!select->step())
            return std::nullopt;
        return Known{select->integer(0),
                     exerciseProof(select->text(1)).value_or(ExerciseProof::author)};
    }

    void write(const Exercise& exercise) {
        const std::int64_t number = writeRow(exercise);
        for (const std::string& name : exercise.motifs)
            connection_.kept(themeSql)->bind(number, motif, name).run();
        for (const std::string& name : exercise.structures)
            connection_.kept(themeSql)->bind(number, structure, name).run();
        for (const ExerciseOrigin& origin : exercise.origins)
            addOrigin(number, origin);
        addElsewhere(number, exercise);
    }

    // Its number.
    std::int64_t writeRow(const Exercise& exercise) {
        const ExerciseKey key = exercise.key();
        const std::string fen = rules::writeFen(exercise.position);
        const std::string answers = answersText(exercise.position, exercise.answers);
        const std::string line = lineText(exercise.position, exercise.line);
        std::optional<std::string> played;
        if (exercise.played)
            played = playedText(exercise.position, *exercise.played);
        const Composition& composition = exercise.composition;
        const std::string stipulation = composition.stipulation.empty() && exercise.wanted
                                            ? std::string(word(*exercise.wanted))
                                            : composition.stipulation;
        const auto insert = connection_.kept(insertSql);
        insert->bind(key.variant, key.position, fen, word(exercise.kind), word(exercise.proof),
                     exercise.gain, exercise.difficulty, answers, line, played, composition.author,
                     composition.source, composition.number, stipulation);
        (void)insert->step();
        const std::int64_t number = insert->integer(0);
        (void)insert->step(); // to its end
        return number;
    }

    void addOrigin(std::int64_t number, const ExerciseOrigin& origin) {
        connection_.kept(originSql)->bind(number, origin.game, origin.ply, origin.side).run();
    }

    void addElsewhere(std::int64_t number, const Exercise& exercise) {
        connection_.kept(elsewhereSql)->bind(number, exercise.elsewhere).run();
    }

    Connection& connection_;
};

std::optional<rules::Move> moveOf(const rules::Position& position, std::string_view text) {
    const auto match = rules::resolve(position, text);
    return match.unique() ? std::optional(match.moves.front()) : std::nullopt;
}

// Nothing if the row is not an exercise.
std::optional<Exercise> exerciseOf(const Statement& row) {
    const auto variant = row.as<rules::Variant>(1);
    const auto kind = exerciseKind(row.text(3));
    const auto proof = exerciseProof(row.text(4));
    if (!kind || !proof)
        return std::nullopt;
    const auto position = rules::readFen(variant, row.text(2));
    if (!position)
        return std::nullopt;
    Exercise exercise{
        .position = *position, .kind = *kind, .proof = *proof, .answers = {}, .line = {}};
    for (const std::string_view text : base::splitWords(row.text(7)))
        if (const auto move = moveOf(*position, text))
            exercise.answers.push_back(*move);
    if (exercise.answers.empty())
        return std::nullopt;
    exercise.line = lineMoves(*position, row.text(8));
    if (!row.isNull(9))
        exercise.played = moveOf(*position, row.text(9));
    exercise.gain = row.as<int>(5);
    exercise.difficulty =
        static_cast<int>(std::clamp<std::int64_t>(row.integer(6), leastDifficulty, mostDifficulty));
    exercise.composition = {std::string(row.text(10)), std::string(row.text(11)),
                            std::string(row.text(12)), std::string(row.text(13))};
    exercise.wanted = stipulationIn(exercise.composition.stipulation);
    if (exercise.wanted && exercise.composition.stipulation == word(*exercise.wanted))
        exercise.composition.stipulation.clear(); // nobody wrote it
    return exercise;
}

} // namespace

KeptExercises keepExercises(Store& store, std::span<const Exercise> exercises,
                            std::span<const NewOrigin> origins) {
    KeptExercises kept;
    const WriterLock lock(store.file());
    Transaction transaction(store.connection());
    ExerciseWriter writer(store.connection());
    for (const Exercise& exercise : exercises)
        writer.keep(exercise, kept);
    for (const NewOrigin& more : origins)
        writer.keep(more, kept);
    transaction.commit();
    return kept;
}

std::vector<Exercise> allExercises(Store& store) {
    const Snapshot snapshot(store);
    Connection& connection = store.connection();
    std::vector<Exercise> all;
    std::unordered_map<std::int64_t, std::size_t> places;
    Statement rows = connection.prepare(selectSql);
    while (rows.step())
        if (auto exercise = exerciseOf(rows)) {
            places.emplace(rows.integer(0), all.size());
            all.push_back(std::move(*exercise));
        }
    Statement themes = connection.prepare(themesSql);
    while (themes.step())
        if (const auto place = places.find(themes.integer(0)); place != places.end()) {
            Exercise& exercise = all[place->second];
            const std::string_view kind = themes.text(1);
            if (kind == elsewhere)
                exercise.elsewhere = themes.text(2);
            else
                (kind == motif ? exercise.motifs : exercise.structures)
                    .emplace_back(themes.text(2));
        }
    Statement origins = connection.prepare(originsSql);
    while (origins.step())
        if (const auto place = places.find(origins.integer(0)); place != places.end())
            all[place->second].origins.push_back(
                {origins.id<GameId>(1), origins.as<int>(2), origins.as<rules::Color>(3)});
    return all;
}

void refreshOrigins(Store& store) {
    const WriterLock lock(store.file());
    Transaction transaction(store.connection());
    followAllOrigins(store.connection());
    transaction.commit();
}

std::uint64_t removeExercises(Store& store, std::span<const ExerciseKey> keys) {
    const WriterLock lock(store.file());
    Transaction transaction(store.connection());
    ExerciseWriter writer(store.connection());
    const auto removed =
        std::ranges::count_if(keys, [&](const ExerciseKey& key) { return writer.remove(key); });
    transaction.commit();
    return static_cast<std::uint64_t>(removed);
}

bool keepAnswer(Store& store, const Answer& answer) {
    return keepAnswers(store, {&answer, 1}) == 1;
}

std::uint64_t keepAnswers(Store& store, std::span<const Answer> answers) {
    const WriterLock lock(store.file());
    Connection& connection = store.connection();
    Transaction transaction(connection);
    const auto kept = std::ranges::count_if(answers, [&connection](const Answer& answer) {
        return connection
            .value(answerSql, answer.key.variant, answer.key.position,
                   answer.review.day.time_since_epoch().count(), answer.review.grade, answer.hints,
                   answer.move)
            .has_value();
    });
    transaction.commit();
    return static_cast<std::uint64_t>(kept);
}

std::map<ExerciseKey, std::vector<Answer>> allAnswers(Store& store) {
    std::map<ExerciseKey, std::vector<Answer>> all;
    Statement rows = store.connection().prepare(answersSql);
    while (rows.step()) {
        const ExerciseKey key{rows.as<rules::Variant>(0),
                              static_cast<rules::PositionKey>(rows.bits(1))};
        all[key].push_back({key,
                            {Day(std::chrono::days(rows.as<int>(2))), rows.as<AnswerGrade>(3)},
                            rows.as<int>(4),
                            std::string(rows.text(5))});
    }
    return all;
}

std::map<ExerciseKey, std::vector<Review>> allReviews(Store& store) {
    std::map<ExerciseKey, std::vector<Review>> all;
    Statement rows = store.connection().prepare(reviewsSql);
    while (rows.step()) {
        const ExerciseKey key{rows.as<rules::Variant>(0),
                              static_cast<rules::PositionKey>(rows.bits(1))};
        all[key].push_back({Day(std::chrono::days(rows.as<int>(2))), rows.as<AnswerGrade>(3)});
    }
    return all;
}

} // namespace damscope::db
