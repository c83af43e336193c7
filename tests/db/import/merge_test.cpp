// SPDX-License-Identifier: GPL-3.0-or-later
// A database from another device comes home.
#include "db/search/lists/filter.hpp"
#include "db/store/edits.hpp"
#include "db/store/evaluations.hpp"
#include "db/store/games.hpp"
#include "db/store/journal.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/store.hpp"
#include "parser/meaning/annotation.hpp"
#include "rules/moves/generate.hpp"
#include "tests/db/import/import_fixture.hpp"

#include <array>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <vector>

namespace damscope::db::testing {
namespace {

constexpr std::string_view home = "games.db";
constexpr std::string_view phone = "phone.db";
constexpr std::size_t firstMove = 0;
constexpr std::size_t secondMove = 1;
constexpr std::size_t thirdMove = 2;

/// Two databases that have imported the same three games.
class Merge : public ImportTest {
protected:
    Merge() {
        const std::string club = folder_.write("club.pdn", game(1) + game(2) + game(3));
        import({club});
        import({club}, {}, phone);
    }

    [[nodiscard]] Imported merge(const ImportOptions& options = {}) const {
        return import({store(phone)}, options);
    }
    [[nodiscard]] std::uint64_t gamesAt(std::string_view name) const {
        Store from(store(name), Store::Access::read);
        return countGames(from, {});
    }
    void comment(std::string_view name, int id, std::size_t move, const std::string& text) const {
        Store into(store(name), Store::Access::write);
        auto stored = loadVersion(into, GameId(id));
        ASSERT_TRUE(stored);
        const rules::NodeId node = stored->game.mainLine()[move];
        parser::setComment(stored->game, node, rules::Remark::Place::after, text);
        ASSERT_TRUE(overwriteGame(into, GameId(id), stored->game, stored->version));
    }
    [[nodiscard]] std::string commentAt(std::string_view name, int id, std::size_t move) const {
        Store from(store(name), Store::Access::read);
        const auto stored = loadGame(from, GameId(id));
        return stored
                   ? parser::comment(*stored, stored->mainLine()[move], rules::Remark::Place::after)
                   : "no game";
    }
    void setTag(std::string_view name, int id, const char* tag, const char* value) const {
        Store into(store(name), Store::Access::write);
        const std::array changes{rules::Tag{tag, value}};
        (void)editTags(into, std::array{GameId(id)}, changes, "edit --set");
    }
    void setRound(std::string_view name, int id, const char* round) const {
        setTag(name, id, "Round", round);
    }
    [[nodiscard]] std::string tagAt(std::string_view name, int id, const char* tag) const {
        Store from(store(name), Store::Access::read);
        const auto stored = loadGame(from, GameId(id));
        return stored ? std::string(stored->tag(tag)) : "no game";
    }
    [[nodiscard]] std::int64_t valueAt(std::string_view name, const std::string& sql) const {
        Store from(store(name), Store::Access::read);
        return from.connection().value(sql).value_or(0);
    }
    // White of this game has left the event.
    void whiteLeaves(std::string_view name, int id) const {
        execute(name, "INSERT INTO event_counting (game, points, white_left, together) "
                      "SELECT id, '3-1-0', white, 1 FROM game WHERE id = " +
                          std::to_string(id));
    }
    [[nodiscard]] bool hasWhiteLeft(std::string_view name, int id) const {
        return valueAt(name, "SELECT c.white_left = g.white FROM event_counting c "
                             "JOIN game g ON g.id = c.game WHERE g.id = " +
                                 std::to_string(id)) != 0;
    }
    // Both have a fourth game; its White, Evert, has left the event here.
    void evertLeaves() const {
        std::string evert = game(4);
        evert.replace(evert.find("White 4"), 7, "Evert");
        const std::string path = folder_.write("evert.pdn", evert);
        import({path});
        import({path}, {}, phone);
        whiteLeaves(home, 4);
    }
    void undoLastAt(std::string_view name) const {
        Store into(store(name), Store::Access::write);
        ASSERT_TRUE(undoLast(into));
    }
    // Evaluates a position at a depth, with one line or with two.
    void evaluate(std::string_view name, const rules::Position& position, int depth,
                  std::size_t lines = 1) const {
        Store into(store(name), Store::Access::write);
        analysis::PositionEvaluation made;
        for (std::size_t line = 0; line < lines; ++line)
            made.lines.push_back(
                {analysis::Score::centiMen(depth), {rules::legalMoves(position)[line]}});
        made.depth = depth;
        made.engine = "A 1";
        made.asked.lines = static_cast<int>(lines);
        EvaluationWriter(into).save(position, made);
    }
    void execute(std::string_view name, const std::string& sql) const {
        Store into(store(name), Store::Access::write);
        into.connection().execute(sql);
    }
    // The code of the only notice's reason.
    static std::string reasonOf(const Imported& imported) {
        if (imported.notices.size() != 1)
            return "not one notice";
        const Parameter* reason = imported.notices[0].message.find("reason");
        const auto* message = reason == nullptr ? nullptr : std::get_if<Message>(&reason->value);
        return message == nullptr ? imported.notices[0].message.code : message->code;
    }
};

TEST_F(Merge, whatIsThereIsNotDoubled) {
    const Imported merged = merge();
    EXPECT_EQ(merged.summary.sources, 1U);
    EXPECT_EQ(merged.summary.duplicates, 3U);
    EXPECT_EQ(merged.summary.stored, 0U);
    EXPECT_EQ(gamesAt(home), 3U);
    Store from(store(), Store::Access::read);
    EXPECT_EQ(journal(from).size(), 1U) << "nothing was changed";
}

TEST_F(Merge, whatWasEditedHereStays) {
    comment(home, 2, firstMove, "here");
    const Imported merged = merge();
    EXPECT_EQ(merged.summary.duplicates, 3U);
    EXPECT_EQ(merged.summary.corrected, 1U);
    EXPECT_EQ(commentAt(home, 2, firstMove), "here");
    EXPECT_EQ(gamesAt(home), 3U);
}

TEST_F(Merge, whatWasEditedThereIsUpdated) {
    comment(phone, 2, firstMove, "there");
    const Imported merged = merge();
    EXPECT_EQ(merged.summary.updated, 1U);
    EXPECT_EQ(merged.summary.duplicates, 2U);
    EXPECT_EQ(gamesAt(home), 3U);
    EXPECT_EQ(commentAt(home, 2, firstMove), "there");
    EXPECT_EQ(merge().summary.duplicates, 3U) << "again, it adds nothing";
    comment(phone, 2, firstMove, "there, and later");
    EXPECT_EQ(merge().summary.updated, 1U);
    EXPECT_EQ(commentAt(home, 2, firstMove), "there, and later");
    EXPECT_EQ(gamesAt(home), 3U);
    expectSound();
}

TEST_F(Merge, otherTagsAndMovesAreUpdatedToo) {
    setRound(phone, 1, "7");
    {
        Store into(store(phone), Store::Access::write);
        auto stored = loadVersion(into, GameId{3});
        ASSERT_TRUE(stored);
        const rules::NodeId end = stored->game.mainLine().back();
        stored->game.addMove(end, rules::legalMoves(*stored->game.position(end))[0]);
        ASSERT_TRUE(overwriteGame(into, GameId{3}, stored->game, stored->version));
    }
    EXPECT_EQ(merge().summary.updated, 2U);
    Store from(store(), Store::Access::read);
    EXPECT_EQ(loadGame(from, GameId{1})->tag("Round"), "7");
    EXPECT_EQ(loadGame(from, GameId{3})->mainLine().size(), 5U);
    expectSound();
}

TEST_F(Merge, aFileKnowsItsGamesThatCameEdited) {
    const std::string later = folder_.write("later.pdn", game(4));
    import({later}, {}, phone);
    comment(phone, 4, firstMove, "there");
    EXPECT_EQ(merge().summary.stored, 1U);
    EXPECT_EQ(import({later}).summary.corrected, 1U);
    EXPECT_EQ(gamesAt(home), 4U);
    EXPECT_EQ(commentAt(home, 4, firstMove), "there");
}

TEST_F(Merge, whatWasEditedInBothIsKeptTwiceAndNamed) {
    comment(home, 2, firstMove, "here");
    comment(phone, 2, firstMove, "there");
    const Imported merged = merge();
    EXPECT_EQ(merged.summary.stored, 1U);
    EXPECT_EQ(merged.summary.forked, 1U);
    EXPECT_EQ(merged.summary.forks,
              (std::vector{ForkedGame{GameId{2}, GameId{4}, "White 2", "Black"}}));
    EXPECT_EQ(commentAt(home, 2, firstMove), "here");
    EXPECT_EQ(commentAt(home, 4, firstMove), "there");
    const Imported again = merge();
    EXPECT_EQ(again.summary.forked, 0U);
    EXPECT_EQ(again.summary.duplicates, 3U);
    EXPECT_EQ(gamesAt(home), 4U);
    comment(phone, 2, firstMove, "there, and later");
    EXPECT_EQ(merge().summary.updated, 1U);
    EXPECT_EQ(commentAt(home, 2, firstMove), "here");
    EXPECT_EQ(commentAt(home, 4, firstMove), "there, and later");
    expectSound();
}

TEST_F(Merge, theSideThatHasAllOfTheOtherStays) {
    comment(home, 1, secondMove, "here");
    comment(phone, 2, secondMove, "there");
    for (const std::string_view name : {home, phone})
        for (const int id : {1, 2})
            comment(name, id, firstMove, "both");
    const Imported merged = merge();
    EXPECT_EQ(merged.summary.forked, 0U);
    EXPECT_EQ(gamesAt(home), 3U);
    EXPECT_EQ(commentAt(home, 1, secondMove), "here");
    EXPECT_EQ(commentAt(home, 2, firstMove), "both");
    EXPECT_EQ(commentAt(home, 2, secondMove), "there");
}

// Both were what the game of the phone was.
TEST_F(Merge, ofSeveralRelativesTheOneWithAllOfItIsMet) {
    comment(home, 2, firstMove, "here");
    comment(phone, 2, firstMove, "there");
    EXPECT_EQ(merge().summary.forked, 1U);
    comment(home, 4, secondMove, "here, too");
    EXPECT_EQ(merge().summary.forked, 0U);
    comment(phone, 2, thirdMove, "there, and later");
    comment(phone, 2, secondMove, "here, too");
    const Imported met = merge();
    EXPECT_EQ(met.summary.updated, 1U);
    EXPECT_EQ(met.summary.forked, 0U);
    EXPECT_EQ(commentAt(home, 4, thirdMove), "there, and later");
    EXPECT_EQ(commentAt(home, 2, firstMove), "here");
    EXPECT_EQ(gamesAt(home), 4U);
}

TEST_F(Merge, differentTagsOfBothAreKeptTwice) {
    setRound(home, 1, "1");
    setRound(phone, 1, "2");
    EXPECT_EQ(merge().summary.forked, 1U);
    EXPECT_EQ(gamesAt(home), 4U);
}

TEST_F(Merge, gamesThatAreTheSameComeAsOftenAsTheyAreThere) {
    import({folder_.write("doubles.pdn", game(4) + game(4) + game(4))}, {}, phone);
    import({folder_.write("one.pdn", game(4))});
    EXPECT_EQ(merge().summary.stored, 2U) << "one is here";
    EXPECT_EQ(gamesAt(home), 6U);
    const Imported again = merge();
    EXPECT_EQ(again.summary.stored, 0U);
    EXPECT_EQ(again.summary.duplicates, 6U);
    expectSound();
    EXPECT_EQ(import({store(phone)}, {}, "new.db").summary.stored, 6U);
}

TEST_F(Merge, aGameThatIsThereAThousandTimesComesOnce) {
    std::string many;
    for (int i = 0; i < 1000; ++i)
        many += game(4);
    import({folder_.write("many.pdn", many)}, {}, phone);
    ImportOptions how;
    how.gamesPerCommit = 300;
    EXPECT_EQ(merge(how).summary.stored, 1000U);
    EXPECT_EQ(merge(how).summary.stored, 0U);
    EXPECT_EQ(gamesAt(home), 1003U);
}

TEST_F(Merge, gamesThatWereEnteredAlikeAreNotOne) {
    {
        Store into(store(phone), Store::Access::write);
        rules::Game own(rules::Position::start(rules::Variant::international));
        own.tags = {{"White", "Entered"}};
        (void)addOwnGames(into, std::vector(3, own), "edit new");
    }
    EXPECT_EQ(merge().summary.stored, 3U);
    EXPECT_EQ(merge().summary.stored, 0U);
    EXPECT_EQ(gamesAt(home), 6U);
    expectSound();
}

TEST_F(Merge, gamesThatWereTheSameAreUpdatedOneByOne) {
    const std::string doubles = folder_.write("doubles.pdn", game(4) + game(4) + game(4));
    import({doubles});
    import({doubles}, {}, phone);
    setTag(phone, 4, "Site", "one");
    setTag(phone, 5, "Site", "two");
    const Imported merged = merge();
    EXPECT_EQ(merged.summary.updated, 2U);
    EXPECT_EQ(merged.summary.forked, 0U);
    EXPECT_EQ(gamesAt(home), 6U);
    EXPECT_EQ(tagAt(home, 4, "Site"), "one");
    EXPECT_EQ(tagAt(home, 5, "Site"), "two");
    EXPECT_EQ(tagAt(home, 6, "Site"), "");
    EXPECT_EQ(merge().summary.duplicates, 6U);
    EXPECT_EQ(gamesAt(home), 6U);
    undoLastAt(home);
    EXPECT_EQ(tagAt(home, 4, "Site"), "");
    expectSound();
}

TEST_F(Merge, ofGamesThatAreTheSameThoseThatWereEditedOrDeletedHereAreMet) {
    const std::string doubles = folder_.write("doubles.pdn", game(4) + game(4) + game(4));
    import({doubles});
    import({doubles}, {}, phone);
    comment(home, 4, firstMove, "here");
    {
        Store into(store(), Store::Access::write);
        ASSERT_EQ(deleteGames(into, std::array{GameId{5}}, "delete"), 1U);
    }
    const Imported merged = merge();
    EXPECT_EQ(merged.summary.duplicates, 6U);
    EXPECT_EQ(merged.summary.corrected, 1U);
    EXPECT_EQ(merged.summary.deleted, 1U);
    EXPECT_EQ(gamesAt(home), 5U);
}

TEST_F(Merge, aLeaverWhoseNameIsSpeltOtherwiseThereHasLeft) {
    evertLeaves();
    setTag(phone, 4, "White", "Evert, J.");
    EXPECT_EQ(merge().summary.updated, 1U);
    EXPECT_EQ(tagAt(home, 4, "White"), "Evert, J.");
    EXPECT_TRUE(hasWhiteLeft(home, 4));
    undoLastAt(home);
    EXPECT_EQ(tagAt(home, 4, "White"), "Evert");
    EXPECT_TRUE(hasWhiteLeft(home, 4));
    expectSound();
}

TEST_F(Merge, whoGotTheGameOfALeaverThereHasNotLeft) {
    evertLeaves();
    setTag(phone, 4, "White", "Karelse");
    EXPECT_EQ(merge().summary.updated, 1U);
    EXPECT_FALSE(hasWhiteLeft(home, 4));
}

TEST_F(Merge, newGamesBringHowTheirEventIsCounted) {
    import({folder_.write("more.pdn", game(4))}, {}, phone);
    whiteLeaves(phone, 1); // no new game
    whiteLeaves(phone, 4);
    EXPECT_EQ(merge().summary.stored, 1U);
    EXPECT_TRUE(hasWhiteLeft(home, 4));
    EXPECT_EQ(valueAt(home, "SELECT count(*) FROM event_counting WHERE points = '3-1-0'"), 1);
    undoLastAt(home);
    expectSound();
}

TEST_F(Merge, newGamesDoNotChangeHowAnEventIsCounted) {
    std::string another = game(1);
    another.replace(another.find("White 1"), 7, "Evert");
    import({folder_.write("more.pdn", another)}, {}, phone);
    whiteLeaves(phone, 4);
    execute(home, "INSERT INTO event_counting (game, points, together) VALUES (1, '2-1-0', 1)");
    EXPECT_EQ(merge().summary.stored, 1U);
    EXPECT_EQ(valueAt(home, "SELECT count(*) FROM event_counting"), 1);
}

TEST_F(Merge, newGamesComeWithTheirProblemsAndTheNameOfTheirSource) {
    import({folder_.write("more.pdn", illegalGame(4) + game(5) + game(6))}, {}, phone);
    {
        Store into(store(phone), Store::Access::write);
        const std::array last{GameId{6}};
        ASSERT_EQ(deleteGames(into, last, "delete"), 1U);
    }
    const Imported merged = merge();
    EXPECT_EQ(merged.summary.stored, 2U) << "what is deleted there stays there";
    EXPECT_EQ(merged.summary.partial, 1U);
    ASSERT_EQ(merged.problems.size(), 1U);
    EXPECT_EQ(merged.problems[0].problem.code(), "capture-compulsory");
    Store from(store(), Store::Access::read);
    const auto stored = problems(from, GameId{4});
    ASSERT_EQ(stored.size(), 1U);
    EXPECT_EQ(stored[0].problem.code(), "capture-compulsory");
    const std::array ids{GameId{4}};
    const std::string path = gameLines(from, ids)[0].sourcePath;
    EXPECT_TRUE(path.starts_with(store(phone) + "/")) << path;
    EXPECT_TRUE(path.ends_with("/more.pdn")) << path;
    expectSound();
}

TEST_F(Merge, strictMergeRefusesIllegalGames) {
    import({folder_.write("more.pdn", illegalGame(4))}, {}, phone);
    ImportOptions how;
    how.strict = true;
    const Imported merged = merge(how);
    EXPECT_EQ(merged.summary.refused, 1U);
    EXPECT_EQ(gamesAt(home), 3U);
    import({folder_.write("illegal.pdn", illegalGame(5))}, {}, "illegal.db");
    const Imported alone = import({store("illegal.db")}, how);
    EXPECT_EQ(alone.summary.games, 1U);
    EXPECT_EQ(alone.summary.refused, 1U);
}

TEST_F(Merge, gamesThatWereEnteredAreEnteredHere) {
    for (const std::string_view name : {home, phone}) {
        Store into(store(name), Store::Access::write);
        rules::Game own(rules::Position::start(rules::Variant::international));
        own.tags = {{"White", std::string(name)}};
        (void)addOwnGame(into, own);
    }
    EXPECT_EQ(merge().summary.stored, 1U);
    Store from(store(), Store::Access::read);
    const std::array ids{GameId{4}, GameId{5}};
    const auto lines = gameLines(from, ids);
    ASSERT_EQ(lines.size(), 2U);
    EXPECT_EQ(lines[1].header.white, phone);
    EXPECT_EQ(lines[1].source, lines[0].source);
    EXPECT_EQ(lines[1].ordinal, 2U);
    expectSound();
}

TEST_F(Merge, aMergeIsUndoneAsOneAndMayBeMadeAgain) {
    comment(phone, 2, firstMove, "there");
    import({folder_.write("more.pdn", game(4))}, {}, phone);
    ImportOptions how;
    how.gamesPerCommit = 1;
    EXPECT_EQ(merge(how).summary.stored, 2U);
    {
        Store into(store(), Store::Access::write);
        ASSERT_EQ(journal(into).size(), 2U) << "however many transactions it took";
        EXPECT_EQ(lastToUndo(into)->kind, ChangeKind::import);
        ASSERT_TRUE(undoLast(into));
    }
    EXPECT_EQ(gamesAt(home), 3U);
    EXPECT_EQ(commentAt(home, 2, firstMove), "");
    expectSound();
    EXPECT_EQ(merge().summary.stored, 2U);
    EXPECT_EQ(gamesAt(home), 4U);
    EXPECT_EQ(commentAt(home, 2, firstMove), "there");
    expectSound();
}

// What the phone was between is still known here as something that was edited.
TEST_F(Merge, afterAnUndoABackupOfThePhoneUpdatesToo) {
    comment(phone, 2, firstMove, "there");
    const std::string backup = folder_.path("backup.db");
    std::filesystem::copy_file(store(phone), backup);
    comment(phone, 2, firstMove, "there, and later");
    EXPECT_EQ(merge().summary.updated, 1U);
    undoLastAt(home);
    EXPECT_EQ(import({backup}).summary.updated, 1U);
    EXPECT_EQ(commentAt(home, 2, firstMove), "there");
    expectSound();
}

TEST_F(Merge, anImportIsNotMadeAgainBesideAnotherThatBroughtItsGames) {
    import({folder_.write("a.pdn", game(4) + game(5))});
    undoLastAt(home);
    import({folder_.write("b.pdn", game(5) + game(6))});
    EXPECT_EQ(gamesAt(home), 5U);
    {
        Store into(store(), Store::Access::write);
        const auto imports = journal(into);
        ASSERT_EQ(imports.size(), 3U);
        const auto refused = redo(into, imports[1].id);
        ASSERT_FALSE(refused);
        EXPECT_EQ(refused.error().reason, JournalRefusal::Reason::undoFirst);
        ASSERT_TRUE(refused.error().other);
        EXPECT_EQ(refused.error().other->id, imports[0].id);
        ASSERT_TRUE(undo(into, imports[0].id));
        ASSERT_TRUE(redo(into, imports[1].id));
    }
    EXPECT_EQ(gamesAt(home), 5U);
    expectSound();
}

TEST_F(Merge, gamesThatWereEnteredAreNotDoubledByRedo) {
    {
        Store into(store(phone), Store::Access::write);
        rules::Game own(rules::Position::start(rules::Variant::international));
        own.tags = {{"White", "Entered"}};
        (void)addOwnGame(into, own);
    }
    EXPECT_EQ(merge().summary.stored, 1U);
    undoLastAt(home);
    EXPECT_EQ(merge().summary.stored, 1U);
    Store into(store(), Store::Access::write);
    EXPECT_FALSE(redo(into, journal(into).at(1).id));
    EXPECT_EQ(countGames(into, {}), 4U);
}

// A stranger may write any number into the table of former contents.
TEST_F(Merge, aGameOfOthersThatBeginsOtherwiseIsNoVersion) {
    import({folder_.write("other.pdn", "[White \"Somebody\"]\n[Black \"Else\"]\n"
                                       "[GameType \"20\"]\n\n1. 35-30 *\n")},
           {}, "other.db");
    std::int64_t content = 0;
    {
        Store from(store(), Store::Access::read);
        content = from.connection().value("SELECT content FROM game WHERE id = 1").value_or(0);
    }
    execute("other.db", "INSERT INTO content_before VALUES (" + std::to_string(content) + ", 1)");
    const Imported merged = import({store("other.db")});
    EXPECT_EQ(merged.summary.updated, 0U);
    EXPECT_EQ(merged.summary.stored, 1U);
    EXPECT_EQ(gamesAt(home), 4U);
}

TEST_F(Merge, whatWasReadBeforeAFailureIsStoredAndNoted) {
    comment(phone, 2, firstMove, "there");
    execute(phone, "DROP TABLE evaluation");
    const Imported merged = merge();
    EXPECT_EQ(merged.summary.failed, 1U);
    EXPECT_EQ(merged.summary.updated, 1U);
    EXPECT_EQ(reasonOf(merged), "merge-broken-off");
    EXPECT_EQ(commentAt(home, 2, firstMove), "there");
    Store from(store(), Store::Access::read);
    const auto files = journalFiles(from, journal(from).at(0).id);
    ASSERT_EQ(files.size(), 1U);
    EXPECT_EQ(files[0].games, 3U);
}

TEST_F(Merge, progressReachesItsEndAlsoWithoutDatabases) {
    Store into(store(), Store::Access::write);
    ImportListener listener;
    ImportProgress last;
    listener.progress = [&](const ImportProgress& now) { last = now; };
    for (const bool databases : {true, false}) {
        ImportOptions how;
        how.databases = databases;
        (void)importSources(into, {folder_.path(".")}, how, {}, listener);
        EXPECT_GT(last.total, 0U);
        EXPECT_EQ(last.bytes, last.total);
    }
}

TEST_F(Merge, aMergeThatWasStoppedIsFinishedByAnother) {
    import({folder_.write("more.pdn", illegalGame(4) + game(5) + game(6))}, {}, phone);
    {
        Store into(store(), Store::Access::write);
        // On the heap: GCC 12 warns about its own stop_source on the stack.
        const auto stop = std::make_unique<std::stop_source>();
        ImportListener listener;
        listener.problem = [&](const ImportProblem&) { stop->request_stop(); };
        const ImportSummary summary =
            importSources(into, {store(phone)}, {}, stop->get_token(), listener);
        EXPECT_TRUE(summary.interrupted);
        EXPECT_EQ(summary.stored, 1U);
    }
    EXPECT_EQ(gamesAt(home), 4U);
    const Imported rest = merge();
    EXPECT_EQ(rest.summary.stored, 2U);
    EXPECT_EQ(rest.summary.duplicates, 4U);
    EXPECT_EQ(gamesAt(home), 6U);
    expectSound();
}

TEST_F(Merge, theDeeperEvaluationStays) {
    const auto start = rules::Position::start(rules::Variant::international);
    const rules::Position next = start.after(rules::legalMoves(start)[0]);
    evaluate(home, start, 9);
    evaluate(phone, start, 7);
    evaluate(phone, next, 8);
    for (const std::string_view name : {home, phone}) {
        Store into(store(name), Store::Access::write);
        EvaluationWriter(into).noteAnalysed(GameId{2});
    }
    EXPECT_EQ(merge().summary.duplicates, 3U);
    Store from(store(), Store::Access::read);
    EXPECT_EQ(evaluation(from, start)->depth, 9);
    ASSERT_TRUE(evaluation(from, next));
    EXPECT_EQ(evaluation(from, next)->depth, 8);
    EXPECT_EQ(analysedGames(from), std::vector{GameId{2}});
}

TEST_F(Merge, anEvaluationOfMoreLinesStays) {
    const auto start = rules::Position::start(rules::Variant::international);
    evaluate(home, start, 7, 2);
    evaluate(phone, start, 9);
    EXPECT_EQ(merge().summary.failed, 0U);
    Store from(store(), Store::Access::read);
    ASSERT_TRUE(evaluation(from, start));
    EXPECT_EQ(evaluation(from, start)->lines.size(), 2U);
}

// The table of a stranger's database need not have our constraints.
TEST_F(Merge, evaluationsThatDamscopeWouldNotWriteAreLeftOut) {
    const auto start = rules::Position::start(rules::Variant::international);
    const rules::Position next = start.after(rules::legalMoves(start)[0]);
    evaluate(phone, start, 7);
    evaluate(phone, next, 8);
    const std::string key = std::to_string(static_cast<std::int64_t>(start.key()));
    execute(phone, "PRAGMA foreign_keys=OFF;"
                   "CREATE TABLE loose AS SELECT * FROM evaluation;"
                   "DROP TABLE evaluation; CREATE TABLE evaluation AS SELECT * FROM loose;"
                   "UPDATE evaluation SET depth = 100000 WHERE position = " +
                       key +
                       ";"
                       "INSERT INTO evaluation SELECT * FROM evaluation;"
                       "INSERT INTO evaluation (position, variant, engine, line, kind, score, "
                       "moves, depth, nodes, duration, asked_lines) VALUES "
                       "(1, 99, 1, 1, 'estimate', 0, '32-28', 1, 1, 1, 1), "
                       "(2, 0, 1, 0, 'estimate', 0, '32-28', 1, 1, 1, 1), "
                       "(3, 0, 1, 1, 'guess', 0, '32-28', 1, 1, 1, 1), "
                       "(4, 0, 1, 1, 'estimate', 0, 'no move', 1, 1, 1, 1), "
                       "(5, 0, 1, 1, 'estimate', 0, '', 1, 1, 1, 1)");
    EXPECT_EQ(merge().summary.failed, 0U);
    Store from(store(), Store::Access::read);
    EXPECT_EQ(from.connection().value("SELECT count(*) FROM evaluation"), 1);
    ASSERT_TRUE(evaluation(from, next));
    EXPECT_EQ(evaluation(from, next)->depth, 8);
}

TEST_F(Merge, aDatabaseIsKnownByItsBytes) {
    comment(phone, 2, firstMove, "there");
    const std::string other = folder_.path("from the phone");
    std::filesystem::copy_file(store(phone), other);
    EXPECT_EQ(import({other}).summary.updated, 1U);
    const Imported none = import({folder_.write("letter.db", "Dear friend,\n")});
    EXPECT_EQ(none.summary.failed, 1U) << "and not by its name";
}

TEST_F(Merge, ofAFolderTheDatabasesAreMergedButForTheStoreItself) {
    comment(phone, 2, firstMove, "there");
    const Imported merged = import({folder_.path(".")});
    EXPECT_EQ(merged.summary.failed, 0U);
    EXPECT_EQ(merged.summary.updated, 1U);
    EXPECT_EQ(gamesAt(home), 3U);
    ImportOptions how;
    how.databases = false;
    EXPECT_EQ(import({folder_.path(".")}, how, "third.db").summary.games, 3U);
}

TEST_F(Merge, theStoreItselfIsRefused) {
    const Imported merged = import({store()});
    EXPECT_EQ(merged.summary.failed, 1U);
    EXPECT_EQ(reasonOf(merged), "merge-itself");
}

TEST_F(Merge, aDatabaseOfALaterVersionIsRefused) {
    {
        std::fstream file(store(phone), std::ios::in | std::ios::out | std::ios::binary);
        file.seekp(63); // the last byte of user_version
        file.put('\x63');
    }
    const Imported merged = merge();
    EXPECT_EQ(merged.summary.failed, 1U);
    EXPECT_EQ(reasonOf(merged), "database-newer");
}

TEST_F(Merge, ofADamagedDatabaseNothingIsTaken) {
    comment(phone, 1, firstMove, "there");
    {
        Store into(store(phone), Store::Access::write);
        into.connection().execute("UPDATE movetext SET moves = x'00' WHERE game = 3");
    }
    const Imported merged = merge();
    EXPECT_EQ(merged.summary.failed, 1U);
    EXPECT_EQ(merged.summary.games, 0U);
    EXPECT_EQ(reasonOf(merged), "database-damaged");
    EXPECT_EQ(commentAt(home, 1, firstMove), "");
}

} // namespace
} // namespace damscope::db::testing
