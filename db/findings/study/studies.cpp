// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/findings/study/studies.hpp"

#include "analysis/endgame/result.hpp"
#include "db/store/codec/fold_name.hpp"
#include "db/store/evaluations.hpp"
#include "db/store/journal.hpp"
#include "db/store/sqlite/files.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/store.hpp"
#include "parser/encoding/clean_text.hpp"
#include "rules/moves/generate.hpp"
#include "rules/text/fen.hpp"

#include <map>
#include <memory>
#include <set>
#include <utility>

namespace damscope::db {
namespace {

using analysis::study::PlaceId;
using analysis::study::Tree;

constexpr std::string_view studiesSql =
    "SELECT s.id, s.name, s.variant, s.fen, s.origin, s.note, s.made, (SELECT count(*) FROM "
    "study_position p WHERE p.study = s.id) FROM study s ORDER BY s.folded";
constexpr std::string_view studyIdSql = "SELECT id FROM study WHERE folded = ?1";
constexpr std::string_view createStudySql =
    "INSERT INTO study (name, folded, variant, fen, origin, note, made) "
    "VALUES (?1, ?2, ?3, ?4, ?5, ?6, datetime('now'))";
constexpr std::string_view noteStudySql = "UPDATE study SET note = ?2 WHERE id = ?1";
constexpr std::string_view notePositionSql =
    "UPDATE study_position SET note = ?3 WHERE study = ?1 AND position = ?2";
constexpr std::string_view deletePositionsSql = "DELETE FROM study_position WHERE study = ?1";
constexpr std::string_view deleteStudySql = "DELETE FROM study WHERE id = ?1";
constexpr std::string_view positionsSql =
    "SELECT position, note FROM study_position WHERE study = ?1";
// A study that somebody has deleted meanwhile keeps nothing.
constexpr std::string_view keepPositionSql =
    "INSERT OR IGNORE INTO study_position (study, position) SELECT id, ?2 FROM study WHERE id = ?1";

std::string inQuotes(std::string_view name) {
    return "\"" + std::string(name) + "\"";
}

// A position that cannot be read was not written by Damscope.
std::optional<Study> studyIn(const Statement& row) {
    const auto position = rules::readFen(row.as<rules::Variant>(2), row.text(3));
    if (!position)
        return std::nullopt;
    return Study{row.integer(0),           std::string(row.text(1)), *position,
                 std::string(row.text(4)), std::string(row.text(5)), std::string(row.text(6)),
                 row.bits(7) + 1};
}

void keepPosition(Connection& connection, std::int64_t study, const rules::Position& position) {
    connection.kept(keepPositionSql)->bind(study, position.key()).run();
}

} // namespace

Message messageOf(StudyProblem problem, const std::string& name) {
    const char* const code = problem == StudyProblem::missing  ? "usage-no-study"
                             : problem == StudyProblem::exists ? "usage-study-exists"
                                                               : "usage-study-nameless";
    return {code, {{"name", name}}};
}

std::vector<Study> studies(Store& store) {
    std::vector<Study> all;
    Statement select = store.connection().prepare(studiesSql);
    while (select.step())
        if (auto study = studyIn(select))
            all.push_back(*std::move(study));
    return all;
}

std::optional<Study> findStudy(Store& store, std::string_view name) {
    const auto id = store.connection().value(studyIdSql, foldName(name));
    for (Study& study : studies(store))
        if (study.id == id)
            return std::move(study);
    return std::nullopt;
}

StudyChange createStudy(Store& store, const std::string& writtenName,
                        const rules::Position& position, const std::string& origin,
                        const std::string& note) {
    const std::string name = parser::cleanLine(writtenName);
    const std::string folded = foldName(name);
    StoreChange change(store, ChangeKind::study, "study new " + inQuotes(name));
    ChangeTransaction transaction(change);
    if (folded.empty())
        return StudyProblem::nameless;
    if (store.connection().value(studyIdSql, folded))
        return StudyProblem::exists;
    store.connection()
        .prepare(createStudySql)
        .bind(name, folded, position.variant(), rules::writeFen(position),
              parser::cleanLine(origin), parser::cleanText(note))
        .run();
    transaction.commit();
    return std::nullopt;
}

StudyChange noteStudy(Store& store, std::string_view name, std::span<const rules::Move> moves,
                      const std::string& note) {
    const auto study = findStudy(store, name);
    if (!study)
        return StudyProblem::missing;
    StoreChange change(store, ChangeKind::study, "study note " + inQuotes(study->name));
    ChangeTransaction transaction(change);
    Connection& connection = store.connection();
    const std::string text = parser::cleanText(note);
    rules::Position position = study->position;
    for (const rules::Move& move : moves) {
        position.play(move);
        keepPosition(connection, study->id, position);
    }
    if (moves.empty())
        connection.prepare(noteStudySql).bind(study->id, text).run();
    else
        connection.prepare(notePositionSql).bind(study->id, position.key(), text).run();
    transaction.commit();
    return std::nullopt;
}

StudyChange deleteStudy(Store& store, std::string_view name) {
    const auto study = findStudy(store, name);
    if (!study)
        return StudyProblem::missing;
    StoreChange change(store, ChangeKind::study, "study delete " + inQuotes(study->name));
    ChangeTransaction transaction(change);
    store.connection().prepare(deletePositionsSql).bind(study->id).run();
    store.connection().prepare(deleteStudySql).bind(study->id).run();
    transaction.commit();
    return std::nullopt;
}

namespace {

analysis::study::Answers answersOfTables() {
    const auto tables = std::make_shared<const analysis::endgame::ResultJudge>();
    return [tables](const rules::Position& position) -> std::optional<analysis::Score> {
        switch (tables->byTables(position)) {
        case rules::GameResult::whiteWins:
            return analysis::Score::table(1);
        case rules::GameResult::blackWins:
            return analysis::Score::table(-1);
        case rules::GameResult::draw:
            return analysis::Score::table(0);
        default:
            return std::nullopt;
        }
    };
}

/// The positions of a study are stored by their keys: legal moves lead to them, from the start on.
class TreeReader {
public:
    TreeReader(Store& store, const Study& study) : store_(store) {
        Statement select = store.connection().prepare(positionsSql);
        select.bind(study.id);
        while (select.step())
            notes_.emplace(select.bits(0), select.text(1));
    }

    void read(Tree& tree) {
        enter(tree, analysis::study::root);
        std::size_t next = 0;
        while (next < open_.size()) { // entering a place adds to them
            const PlaceId place = open_[next++];
            const rules::Position position = tree.at(place).position;
            for (const rules::Move& move : rules::legalMoves(position))
                if (notes_.contains(static_cast<std::uint64_t>(position.after(move).key())))
                    (void)tree.play(place, move);
            // Also where the only moves lead.
            const std::vector<analysis::study::PlaceMove> moves = tree.at(place).moves;
            for (const analysis::study::PlaceMove& move : moves)
                enter(tree, move.to);
        }
    }

private:
    void enter(Tree& tree, PlaceId id) {
        const rules::Position position = tree.at(id).position;
        const auto note = notes_.find(static_cast<std::uint64_t>(position.key()));
        const bool isOwn = id == analysis::study::root || note != notes_.end();
        if ((!isOwn && tree.at(id).isQuestion()) || !entered_.insert(id).second)
            return;
        open_.push_back(id);
        if (!isOwn)
            return;
        tree.keep(id);
        if (note != notes_.end())
            tree.note(id, note->second);
        for (analysis::PositionEvaluation& known : evaluations(store_, position))
            tree.take(id, std::move(known));
    }

    Store& store_;
    std::map<std::uint64_t, std::string> notes_; ///< by the keys of the positions
    std::set<PlaceId> entered_;
    std::vector<PlaceId> open_; ///< entered, in this order
};

} // namespace

Tree loadTree(Store& store, const Study& study) {
    const Snapshot snapshot(store);
    Tree tree(study.position, answersOfTables());
    TreeReader(store, study).read(tree);
    tree.note(analysis::study::root, study.note);
    return tree;
}

analysis::study::TreeStorage storageOf(Store& store, const Study& study) {
    const auto writer = std::make_shared<EvaluationWriter>(store);
    return {
        [&store, id = study.id](const rules::Position& position) {
            const WriterLock lock(store.file());
            Transaction transaction(store.connection());
            keepPosition(store.connection(), id, position);
            transaction.commit();
        },
        [writer](const rules::Position& position, const analysis::PositionEvaluation& evaluation) {
            writer->save(position, evaluation);
        },
        [&store](const rules::Position& position) { return evaluations(store, position); }};
}

std::optional<analysis::study::Report>
workOn(Store& store, const Study& study, std::span<const std::unique_ptr<analysis::Engine>> engines,
       const StudyPlan& plan, const std::stop_token& stop,
       const std::function<void(const analysis::study::Report&)>& progress) {
    const auto turn = WorkTurn::take(store.file(), study.id);
    if (!turn)
        return std::nullopt;
    Tree tree = loadTree(store, study);
    return analysis::study::grow(tree, engines, plan.effort, plan.span, storageOf(store, study),
                                 stop, progress);
}

} // namespace damscope::db
