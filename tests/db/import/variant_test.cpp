// SPDX-License-Identifier: GPL-3.0-or-later
// Which game a source is read as, where its tags do not say it or are wrong.
#include "db/ingest/import.hpp"
#include "db/search/lists/filter.hpp"
#include "db/store/edits.hpp"
#include "db/store/games.hpp"
#include "db/store/journal.hpp"
#include "db/store/sources.hpp"
#include "db/store/store.hpp"
#include "tests/db/import/import_fixture.hpp"
#include "tests/messages/english.hpp"

#include <array>

namespace damscope::db::testing {
namespace {

class VariantOfSource : public ImportTest {};

TEST_F(VariantOfSource, gamesWithoutGameTypeAreCountedByWhatTheyWereReadAs) {
    const std::string russian = "1. c3-d4 d6-c5 2. b2-c3 f6-g5 *\n\n";
    const std::string path = folder_.write("old.pdn", game(1) + russian);
    const Imported imported = import({path});
    EXPECT_EQ(imported.summary.guessed, (GuessedGames{{rules::Variant::russian, 1}}));
    ImportOptions said;
    said.variant = rules::Variant::russian;
    EXPECT_TRUE(import({path}, said, "other.db").summary.guessed.empty());
}

// Games of international draughts under the number of Russian draughts.
std::string wrongTag(int number) {
    return "[White \"W" + std::to_string(number) +
           "\"]\n[Black \"B\"]\n[GameType \"25\"]\n\n1. 32-28 18-23 2. 33-29 23x32 3. 37x28 20-24 "
           "4. 29x20 15x24 *\n\n";
}

// One that Frisian players may have played as well.
const std::string openGame = "[White \"W\"]\n[Black \"B\"]\n[GameType \"25\"]\n\n"
                             "1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14 4. 41-37 *\n\n";

TEST_F(VariantOfSource, noticesAVariantThatIsWrongInAWholeSource) {
    const std::string path = folder_.write("old.pdn", wrongTag(1) + wrongTag(2) + wrongTag(3));
    const Imported imported = import({path});
    EXPECT_EQ(imported.summary.partial, 3U);
    ASSERT_EQ(imported.notices.size(), 1U);
    EXPECT_EQ(english(imported.notices[0].message),
              "3 of 3 games fit international, not their GameType: --variant international reads "
              "them so, or --repair");
    ImportOptions mending;
    mending.repair = parser::Repair::apply;
    const Imported mended = import({path}, mending, "mended.db");
    EXPECT_EQ(mended.summary.legal, 3U);
    EXPECT_EQ(mended.summary.repaired, 3U);
    EXPECT_TRUE(mended.notices.empty());
    Store from(store("mended.db"), Store::Access::read);
    EXPECT_EQ(gameLines(from, findGames(from, {}))[0].header.variant,
              rules::Variant::international);
    expectSound("mended.db");
}

TEST_F(VariantOfSource, namesAllThatWrongTagsLeaveOpen) {
    ImportOptions mending;
    mending.repair = parser::Repair::apply;
    const std::string path = folder_.write("old.pdn", openGame + openGame);
    const Imported imported = import({path}, mending);
    EXPECT_EQ(imported.summary.partial, 2U);
    EXPECT_EQ(imported.summary.repaired, 0U);
    ASSERT_EQ(imported.notices.size(), 1U);
    EXPECT_EQ(english(imported.notices[0].message),
              "2 of 2 games fit several games, not their GameType: international, frisian; nothing "
              "decides between them: --variant international reads them so, or choose another of "
              "them");

    const Imported decided =
        import({folder_.write("new.pdn", openGame + wrongTag(1))}, mending, "decided.db");
    EXPECT_EQ(decided.summary.repaired, 2U);
    EXPECT_TRUE(decided.notices.empty());
}

TEST_F(VariantOfSource, decidesUntaggedGamesByTheArchiveAsAWhole) {
    std::string text;
    for (int i = 0; i < 20; ++i)
        text += "[White \"W" + std::to_string(i) + "\"]\n\n1. 11-15 23-19 2. 8-11 22-17 *\n\n";
    text += "[White \"short\"]\n\n1. 11-15 *\n\n"; // fits more games than one
    import({folder_.write("a.pdn", text)});
    Store from(store(), Store::Access::read);
    const auto lines = gameLines(from, findGames(from, {}));
    EXPECT_EQ(lines.size(), 21U);
    for (const GameLine& line : lines)
        EXPECT_EQ(line.header.variant, rules::Variant::english) << line.header.white;
}

const std::string russianGames =
    "[White \"A\"]\n[Black \"B\"]\n[GameType \"25\"]\n\n1. c3-d4 d6-c5 2. b2-c3 f6-g5 *\n\n";
const std::string italianGames =
    "[White \"A\"]\n[Black \"B\"]\n[GameType \"22\"]\n\n1. 22-18 10-14 *\n\n";

std::string positionOf(std::string_view white, std::string_view fen) {
    return "[White \"" + std::string(white) + "\"]\n[Black \"D\"]\n[FEN \"" + std::string(fen) +
           "\"]\n\n*\n\n";
}

const std::string fewPieces = positionOf("C", "W:W21,22:B1,2");

TEST_F(VariantOfSource, theFolderDecidesForPositionsWithoutMoves) {
    (void)folder_.write("club/a.pdn", fewPieces); // before the file that decides
    (void)folder_.write("club/b.pdn", russianGames);
    (void)folder_.write("club/c.pdn", fewPieces + fewPieces);
    const Imported imported = import({folder_.path("club")});
    EXPECT_TRUE(imported.problems.empty());
    ASSERT_EQ(imported.notices.size(), 2U) << "it is said of each file";
    EXPECT_EQ(imported.notices.front().message.code, "variant-of-folder");
    Store from(store(), Store::Access::read);
    EXPECT_EQ(countGames(from, {.variant = rules::Variant::russian}), 2U)
        << "the positions are one game, and duplicates";
}

TEST_F(VariantOfSource, filesOfAnEarlierImportDecideToo) {
    const std::string zip =
        folder_.write("club.zip", packed(Packing::zip, {{"a.pdn", russianGames, ""}}));
    import({zip, folder_.write("club/a.pdn", italianGames)});
    const std::string beside = folder_.write("club/b.pdn", fewPieces);
    EXPECT_TRUE(import({beside}).problems.empty());
    Store into(store(), Store::Access::write);
    EXPECT_EQ(countGames(into, {.variant = rules::Variant::italian}), 2U);
    for (const StoredSource& source : sources(into))
        if (source.source.path == beside) {
            EXPECT_TRUE(rereadSource(into, source));
        }
    EXPECT_EQ(countGames(into, {.variant = rules::Variant::italian}), 2U);
}

// Another reading is an entry of its own, and undone as one.
TEST_F(VariantOfSource, anotherReadingIsLaterThanTheLastEdit) {
    const std::string path = folder_.write("old.pdn", wrongTag(1) + wrongTag(2) + wrongTag(3));
    ASSERT_EQ(import({path}).summary.partial, 3U);
    {
        Store into(store(), Store::Access::write);
        const std::array changes{rules::Tag{"Round", "9"}};
        ASSERT_EQ(editTags(into, std::array{GameId{1}}, changes, "edit").changed, 1U);
        EXPECT_EQ(lastToUndo(into)->kind, ChangeKind::edit);
        RereadOptions options;
        options.variant = rules::Variant::international;
        const auto summary = rereadSource(into, sources(into).front(), options);
        ASSERT_TRUE(summary);
        EXPECT_EQ(summary->replaced, 2U);
        EXPECT_EQ(summary->keptEdits, 1U);
        const auto later = lastToUndo(into);
        ASSERT_TRUE(later);
        EXPECT_EQ(later->kind, ChangeKind::rereading);
        EXPECT_NE(later->what.find(path), std::string::npos) << later->what;
        EXPECT_EQ(undoLast(into, ChangeKind::edit)->what, "edit");
        EXPECT_EQ(countGames(into, {.variant = rules::Variant::international}), 2U);
        EXPECT_FALSE(undoLast(into, ChangeKind::edit));
        EXPECT_TRUE(undo(into, later->id));
        EXPECT_EQ(countGames(into, {.variant = rules::Variant::international}), 0U);
        EXPECT_TRUE(redo(into, later->id));
    }
    expectSound();
}

TEST_F(VariantOfSource, aMixedFolderDecidesNothing) {
    (void)folder_.write("club/a.pdn", russianGames);
    (void)folder_.write("club/b.pdn", italianGames);
    (void)folder_.write("club/c.pdn", fewPieces);
    const Imported imported = import({folder_.path("club")});
    ASSERT_EQ(imported.problems.size(), 1U);
    EXPECT_EQ(imported.problems.front().problem.code(), "unsure-position");
    EXPECT_TRUE(imported.notices.empty());
}

TEST_F(VariantOfSource, piecesShowTheSizeOfTheBoard) {
    (void)folder_.write("club/a.pdn", game(1));
    (void)folder_.write("club/small.pdn",
                        positionOf("S", "W:W21,22,23,24,25,26,27,28:B1,2,3,4,5,6,7,8"));
    (void)folder_.write("club/large.pdn",
                        positionOf("L", "W:W31,32,50:B1,2") + positionOf("M", "W:W21,22:B1,2"));
    const Imported imported = import({folder_.path("club")});
    ASSERT_EQ(imported.problems.size(), 1U) << "the small one, of which the game is not known";
    EXPECT_EQ(imported.problems.front().problem.code(), "unsure-position");
    Store from(store(), Store::Access::read);
    EXPECT_EQ(countGames(from, {.variant = rules::Variant::international}), 3U);
    EXPECT_EQ(countGames(from, {.variant = rules::Variant::english}), 1U);
}

} // namespace
} // namespace damscope::db::testing
