// SPDX-License-Identifier: GPL-3.0-or-later
// db sources, db reread, edit, edit new and edit delete: what was misread or mistyped is put right
// by hand.
#include "db/store/edits.hpp"
#include "db/store/store.hpp"
#include "tests/cli/store_commands.hpp"

#include <filesystem>
#include <fstream>

namespace damscope::cli {
namespace {

// Игрок in windows-1251.
const std::string cyrillic =
    "[White \"\xC8\xE3\xF0\xEE\xEA\"]\n[Black \"B\"]\n[GameType \"20\"]\n\n"
    "1. 32-28 19-23 2. 28x19 14x23 *\n\n";

class Mending : public StoreCommands {
protected:
    // An editor that puts this text in the place of the form, or runs this command on it.
    Ran edit(const Words& words, const std::string& editor) const {
        Start start;
        start.environment.emplace_back("EDITOR", editor);
        start.environment.emplace_back("VISUAL", "");
        start.environment.emplace_back("TMPDIR", folder_.path().string());
        return run(words, start);
    }
    Ran withoutEditor(const Words& words) const { return edit(words, ""); }
    Json game(int id) const {
        const auto found = objects(run({"list", "--json", std::to_string(id)}).out);
        return found.empty() ? Json() : found.front();
    }
    std::string check() const { return run({"db", "check"}).out; }
    std::string keptText() const {
        for (const auto& entry : std::filesystem::directory_iterator(folder_.path()))
            if (entry.path().filename().string().starts_with("damscope-") &&
                entry.is_regular_file()) {
                std::ifstream in(entry.path());
                return {std::istreambuf_iterator<char>(in), {}};
            }
        return {};
    }
};

TEST_F(Mending, sourcesSayHowTheyWereRead) {
    import(sound + illegal);
    (void)run({"import", write("old.pdn", cyrillic), "--encoding", "windows-1251"});
    (void)run({"import", write("other.pdn", other), "--variant", "frisian"});
    const auto all = objects(run({"db", "sources", "--json"}).out);
    ASSERT_EQ(all.size(), 3U);
    EXPECT_EQ(all[0]["games"], 2);
    EXPECT_EQ(all[0]["encoding"], "UTF-8");
    EXPECT_EQ(all[0]["encoding_source"], "detected");
    EXPECT_EQ(all[0]["variants"]["international"], 2);
    EXPECT_EQ(all[0]["guessed"], 0);
    EXPECT_EQ(all[0]["variant_chosen"], nullptr);
    EXPECT_EQ(all[0]["problems"][0]["severity"], "error");
    EXPECT_EQ(all[0]["problems"][0]["code"], "capture-compulsory");
    EXPECT_EQ(all[0]["problems"][0]["games"], 1);
    EXPECT_EQ(all[1]["encoding_source"], "chosen");
    EXPECT_EQ(all[2]["variant_chosen"], "frisian");
    EXPECT_EQ(asHere(all[2]["file"]), folder_.file("other.pdn"));
    const Ran table = run({"db", "sources", "OLD.pdn"});
    EXPECT_TRUE(contains(table.out, "windows-1251 (chosen)")) << table.out;
    EXPECT_EQ(table.err, "1 source\n");
    const Ran kinds = run({"db", "sources", "1", "--problems"});
    EXPECT_TRUE(contains(kinds.out, "1 error in 1 game, capture-compulsory: ")) << kinds.out;
}

TEST_F(Mending, gamesEnteredInDamscopeHaveNoEncoding) {
    {
        db::Store store(folder_.file("games.db"), db::Store::Access::write);
        (void)db::addOwnGame(store, rules::Game(rules::Position::start(rules::Variant::russian)));
    }
    const Json source = objects(run({"db", "sources", "--json"}).out).at(0);
    EXPECT_EQ(source["path"], "Damscope");
    EXPECT_EQ(source["encoding_source"], nullptr);
    EXPECT_EQ(source["guessed"], 0);
}

TEST_F(Mending, sourcesThatAreNotThereAreAUsageError) {
    import(sound);
    EXPECT_EQ(run({"db", "sources", "99"}).status, 2);
    EXPECT_EQ(run({"db", "reread", "nothing.pdn"}).status, 2);
    EXPECT_EQ(run({"db", "sources", "old"}).status, 2) << "only a part of a name";
}

// One wrong sign in every game must not hide the one broken game.
TEST_F(Mending, errorsComeBeforeManyWarnings) {
    std::string text;
    for (int i = 0; i < 30; ++i)
        text += tags("W" + std::to_string(i), "B") + "1. 32-28 19-23 2. 28-19 14x23 1-1\n\n";
    import(text + illegal);
    const Json source = objects(run({"db", "sources", "--json"}).out).at(0);
    ASSERT_EQ(source["problems"].size(), 2U);
    EXPECT_EQ(source["problems"][0]["severity"], "error");
    EXPECT_EQ(source["problems"][0]["problems"], 1);
    EXPECT_EQ(source["problems"][1]["games"], 30);
}

TEST_F(Mending, rereadKeepsNumbersCollectionsAndEdits) {
    (void)run({"import", write("old.pdn", cyrillic + cyrillic), "--encoding", "windows-1252"});
    (void)run({"edit", "collection", "create", "mine", "1"});
    (void)run({"edit", "2", "--set", "Event=Edited", "--apply"});
    const Ran ran = run({"db", "reread", "old.pdn", "--encoding", "windows-1251", "--json"});
    EXPECT_EQ(ran.status, 0) << ran.err;
    const Json done = Json::parse(ran.out);
    EXPECT_EQ(done["replaced"], 1);
    EXPECT_EQ(done["kept"], 1);
    EXPECT_EQ(done["added"], 0);
    EXPECT_EQ(game(1)["white"], "Игрок");
    EXPECT_EQ(game(2)["event"], "Edited");
    EXPECT_TRUE(contains(run({"list", "--in", "mine"}).out, "Игрок"));
    EXPECT_TRUE(contains(check(), "sound: 2 games"));
}

TEST_F(Mending, rereadAsAnotherVariantAndBack) {
    import(sound);
    (void)run({"edit", "collection", "create", "mine", "1"});
    EXPECT_EQ(run({"db", "reread", "1", "--variant", "frisian"}).status, 0);
    EXPECT_EQ(game(1)["variant"], "frisian");
    EXPECT_EQ(run({"find", "--variant", "frisian", "--moves", "32-28", "--count"}).out, "1\n");
    EXPECT_EQ(run({"find", "--moves", "32-28", "--count"}).out, "0\n");
    EXPECT_TRUE(contains(check(), "sound"));
    EXPECT_EQ(run({"db", "reread", "1"}).status, 0);
    EXPECT_EQ(game(1)["variant"], "frisian") << "what was chosen stays chosen";
    EXPECT_EQ(run({"db", "reread", "1", "--variant", "detect"}).status, 0);
    EXPECT_EQ(game(1)["variant"], "international");
    EXPECT_EQ(objects(run({"list", "--in", "mine", "--json"}).out).size(), 1U);
    EXPECT_TRUE(contains(check(), "sound: 1 game\n"));
}

// International games under the number of Russian draughts, one of them with a slip.
const std::string wrongType =
    "[White \"Konaté\"]\n[GameType \"25\"]\n\n1. 32-28 18-23 2. 38-32 12-18 3. 43-38 7-12 4. 49-43 "
    "20-24 *\n\n";

TEST_F(Mending, aVariantTakenByRepairIsTakenBack) {
    const std::string path = write("games.pdn", wrongType);
    (void)run({"import", path});
    const Json asTagged = game(1);
    EXPECT_EQ(asTagged["variant"], "russian");
    (void)run({"edit", "collection", "create", "mine", "1"});
    EXPECT_EQ(run({"db", "reread", "1", "--repair"}).status, 0);
    EXPECT_EQ(game(1)["variant"], "international");
    EXPECT_EQ(game(1)["plies"], 8);
    EXPECT_EQ(game(1)["legal"], true);
    EXPECT_TRUE(contains(run({"write", "-o", "-"}).out, "[GameTypeWritten \"25\"]"));
    (void)run({"db", "reread", "1", "--as-written"});
    EXPECT_EQ(game(1), asTagged) << "the same game, as it was before";
    EXPECT_FALSE(contains(run({"write", "-o", "-"}).out, "GameTypeWritten"));
    EXPECT_EQ(objects(run({"list", "--in", "mine", "--json"}).out).size(), 1U);
    (void)run({"db", "reread", "1", "--repair"});
    EXPECT_EQ(game(1)["variant"], "international");
    EXPECT_EQ(run({"db", "reread", "1", "--variant", "russian"}).status, 1);
    EXPECT_EQ(game(1)["variant"], "russian") << "what is chosen beats a repair";
    EXPECT_TRUE(contains(check(), "sound: 1 game\n"));
}

TEST_F(Mending, rereadTakesBackRepairs) {
    const std::string broken =
        tags("Jansen", "B") + "1. 32-82 18-23 2. 38-32 12-18 3. 43-38 7-12 4. 49-43 20-24 1-1\n\n";
    (void)run({"import", "--repair", write("games.pdn", broken + wrongType)});
    EXPECT_EQ(game(1)["legal"], true);
    EXPECT_EQ(game(2)["variant"], "international");
    (void)run({"db", "reread", "1"});
    EXPECT_EQ(game(1)["legal"], true) << "what was repaired stays repaired";
    EXPECT_EQ(game(2)["variant"], "international");
    (void)run({"db", "reread", "1", "--as-written"});
    EXPECT_EQ(game(1)["legal"], false);
    EXPECT_EQ(game(2)["variant"], "russian");
    EXPECT_EQ(run({"db", "reread", "1", "--as-written", "--repair"}).status, 2);
    EXPECT_TRUE(contains(check(), "sound: 2 games\n"));
}

TEST_F(Mending, rereadFindsAMovedFileAndRefusesAnotherOne) {
    import(sound);
    std::filesystem::rename(folder_.file("games.pdn"), folder_.file("moved.pdn"));
    const Ran gone = run({"db", "reread", "1"});
    EXPECT_EQ(gone.status, 3);
    EXPECT_TRUE(contains(gone.err, "no such file any more")) << gone.err;
    EXPECT_EQ(run({"db", "reread", "1", "--file", folder_.file("moved.pdn")}).status, 0);
    const Ran changed = run({"db", "reread", "1", "--file", write("new.pdn", sound + other)});
    EXPECT_EQ(changed.status, 3);
    EXPECT_TRUE(contains(changed.err, "import it as a new file")) << changed.err;
    EXPECT_EQ(game(1)["white"], "Jansen");
}

TEST_F(Mending, ownGamesCannotBeReread) {
    (void)run({"edit", "new", "1. 32-28"});
    const Ran ran = run({"db", "reread", "Damscope"});
    EXPECT_EQ(ran.status, 3);
    EXPECT_TRUE(contains(ran.err, "entered in Damscope")) << ran.err;
}

TEST_F(Mending, editMakesAFewChangesAtOnce) {
    import(sound + other);
    const Words words{"edit", "--source", "games.pdn", "--set", "white=Wiersma, H."};
    const Ran changed = run(words);
    EXPECT_EQ(changed.status, 0);
    EXPECT_TRUE(contains(changed.out, "Konaté - Jansen    White  Konaté  Wiersma, H."))
        << changed.out;
    EXPECT_TRUE(contains(changed.err, "2 games changed; damscope undo")) << changed.err;
    EXPECT_EQ(game(1)["white"], "Wiersma, H.");
    EXPECT_EQ(game(2)["white"], "Wiersma, H.");
    EXPECT_TRUE(contains(run(words).err, "have these values already"));
    EXPECT_TRUE(contains(run({"undo"}).err, "entry 2 undone: edit --set White="));
    EXPECT_EQ(game(1)["white"], "Jansen");
    EXPECT_EQ(game(2)["white"], "Konaté");
    EXPECT_TRUE(contains(run({"redo"}).err, "entry 2 made again"));
    EXPECT_EQ(game(1)["white"], "Wiersma, H.");
    EXPECT_TRUE(contains(run({"redo"}).err, "there is nothing to make again"));
    EXPECT_TRUE(contains(run({"undo"}).err, "entry 2 undone"));
    EXPECT_TRUE(contains(run({"undo", "--apply"}).err, "entry 1 undone: import"))
        << "and the games with it";
    EXPECT_EQ(run({"list", "--count"}).out, "0\n");
    EXPECT_TRUE(contains(run({"undo"}).err, "nothing to undo"));
    EXPECT_TRUE(contains(check(), "sound"));
}

TEST_F(Mending, editKeepsTheProblemsOfMoves) {
    import(illegal);
    (void)run({"edit", "1", "--set", "Round=3", "--apply"});
    EXPECT_EQ(game(1)["problems"], 1);
    EXPECT_EQ(game(1)["round"], "3");
    EXPECT_EQ(run({"list", "--with", "problems", "--json"}).out.empty(), false);
}

TEST_F(Mending, anImportIsUndoneOnlyWhenThatIsAskedFor) {
    import(sound + other);
    for (const Words& words : {Words{"undo"}, Words{"undo", "1"}}) {
        const Ran shown = run(words);
        EXPECT_EQ(shown.status, 0);
        EXPECT_TRUE(contains(shown.out, "import")) << shown.out;
        EXPECT_TRUE(contains(shown.err, "entry 1 of 20")) << "and when: " << shown.err;
        EXPECT_TRUE(contains(shown.err, "nothing was changed")) << shown.err;
        EXPECT_EQ(run({"list", "--count"}).out, "2\n");
    }
    EXPECT_EQ(Json::parse(run({"undo", "--json"}).out)["undone"], false);
    EXPECT_EQ(Json::parse(run({"undo", "--apply", "--json"}).out)["undone"], true);
    EXPECT_EQ(run({"list", "--count"}).out, "0\n");
    EXPECT_TRUE(contains(run({"redo"}).err, "nothing was changed"));
    EXPECT_EQ(run({"list", "--count"}).out, "0\n");
    EXPECT_EQ(run({"redo", "--apply"}).status, 0);
    EXPECT_EQ(run({"list", "--count"}).out, "2\n");
}

TEST_F(Mending, aChangeOfManyGamesIsUndoneOnlyWhenThatIsAskedFor) {
    std::string games;
    for (int round = 1; round <= 11; ++round)
        games += "[White \"Jansen\"]\n[Black \"Bos\"]\n[Round \"" + std::to_string(round) +
                 "\"]\n\n1. 32-28 18-23 1-1\n\n";
    import(games);
    EXPECT_TRUE(contains(run({"edit", "1-11", "--set", "Site=Leiden"}).err,
                         "11 games would change; nothing was changed"));
    EXPECT_EQ(game(1)["site"], nullptr);
    (void)run({"edit", "1-10", "--set", "Site=Leiden"});
    EXPECT_EQ(game(1)["site"], "Leiden");
    EXPECT_TRUE(contains(run({"undo"}).err, "entry 2 undone")) << "ten are few";
    (void)run({"edit", "1-11", "--set", "Site=Leiden", "--apply"});
    EXPECT_TRUE(contains(run({"undo"}).err, "nothing was changed"));
    EXPECT_EQ(game(1)["site"], "Leiden");
    EXPECT_TRUE(contains(run({"undo", "--apply"}).err, "entry 3 undone"));
    EXPECT_EQ(game(1)["site"], nullptr);
}

TEST_F(Mending, undoLeavesWhatIsOlder) {
    import(sound + other);
    (void)run({"edit", "1-2", "--set", "Round=1", "--apply"});
    (void)withoutEditor({"edit", "1", "--file", write("new.pdn", other)});
    const Ran refused = run({"undo", "2"});
    EXPECT_EQ(refused.status, 1);
    EXPECT_TRUE(contains(refused.err, "entry 3 changed the same later, undo it first: edit"))
        << refused.err;
    (void)run({"undo"});
    EXPECT_EQ(game(1)["white"], "Jansen");
    EXPECT_EQ(game(1)["round"], "1");
    (void)run({"undo"});
    EXPECT_EQ(game(1)["round"], nullptr);
}

TEST_F(Mending, theLogListsWhatWasDone) {
    import(sound + other);
    (void)run({"edit", "1", "--set", "Round=1", "--apply"});
    (void)run({"edit", "delete", "2", "--apply"});
    EXPECT_EQ(Json::parse(run({"undo", "2", "--json"}).out)["undone"], true);
    const auto entries = objects(run({"log", "--json"}).out);
    ASSERT_EQ(entries.size(), 3U);
    EXPECT_EQ(entries[0]["kind"], "deletion");
    EXPECT_EQ(entries[0]["what"], "edit delete 2");
    EXPECT_EQ(entries[0]["games"], 1);
    EXPECT_EQ(entries[1]["kind"], "edit");
    EXPECT_EQ(entries[1]["undone"], true);
    EXPECT_EQ(entries[2]["kind"], "import");
    EXPECT_EQ(entries[2]["games"], 2);
    EXPECT_FALSE(entries[2]["program"].get<std::string>().empty());
    EXPECT_TRUE(contains(run({"log"}).out, "edit delete 2"));
    EXPECT_TRUE(contains(run({"log"}).err, "undoing takes 1 MB of the database, at most 200"));
    EXPECT_TRUE(contains(run({"log", "--keep", "50"}).err, "at most 50"));
    const Json imported = Json::parse(run({"log", "1", "--json"}).out);
    ASSERT_EQ(imported["files"].size(), 1U);
    EXPECT_EQ(imported["files"][0]["state"], "read");
    EXPECT_EQ(imported["files"][0]["stored"], 2);
    EXPECT_TRUE(contains(run({"log", "1"}).out, "games.pdn"));
    EXPECT_EQ(run({"log", "9"}).status, 2);
}

TEST_F(Mending, undoRevertsARereadingBeforeAnOlderEdit) {
    import(sound + other);
    (void)run({"edit", "1", "--set", "Round=1", "--apply"});
    EXPECT_EQ(run({"db", "reread", "1"}).status, 0);
    const Ran undone = run({"undo"});
    EXPECT_EQ(undone.status, 0);
    EXPECT_TRUE(contains(undone.err, "entry 3 undone: db reread")) << undone.err;
    EXPECT_EQ(game(1)["round"], "1");
    EXPECT_EQ(run({"undo"}).status, 0);
    EXPECT_EQ(game(1)["round"], nullptr);
    EXPECT_TRUE(contains(check(), "sound"));
}

TEST_F(Mending, editRefusesWhatNoHeaderHas) {
    import(sound);
    for (const std::string value : {"Date=tomorrow", "Date=1998.13.45", "Result=9-9", "GameType=25",
                                    "FEN=W:W1:B2", "no sign", "two words=1", "White=a\x01 b"}) {
        const Ran ran = run({"edit", "1", "--set", value, "--apply"});
        EXPECT_EQ(ran.status, 2) << value;
        EXPECT_FALSE(contains(ran.err, "changed;")) << ran.err;
    }
    EXPECT_EQ(run({"edit", "--set", "White=A", "--apply"}).status, 2) << "not all games unasked";
    EXPECT_EQ(game(1)["date"], "2023.02.14");
}

TEST_F(Mending, theResultFollowsItsTag) {
    import(sound);
    (void)run({"edit", "1", "--set", "Result=2-0", "--apply"});
    EXPECT_EQ(game(1)["result"], "2-0");
    (void)run({"edit", "1", "--remove", "Result", "--apply"});
    EXPECT_EQ(objects(run({"list", "--result", "unknown", "--json"}).out).size(), 1U);
}

TEST_F(Mending, editOpensTheWholeGame) {
    import(sound);
    EXPECT_EQ(withoutEditor({"edit", "1"}).status, 2);
    EXPECT_TRUE(contains(edit({"edit", "1"}, "true").err, "nothing was changed"));
    EXPECT_EQ(edit({"edit", "1"}, "truncate -s 0").status, 0) << "given up";
    const Ran quiet = edit({"edit", "1", "-q"}, "sed -i s/38-32/38-23/");
    EXPECT_EQ(quiet.status, 1);
    EXPECT_TRUE(contains(quiet.err, "form:")) << "a problem, and where the text is, is no summary";
    EXPECT_TRUE(contains(quiet.err, "your text is in")) << quiet.err;
    EXPECT_EQ(edit({"edit", "1"}, "false").status, 3);
    EXPECT_EQ(edit({"edit", "1"}, "sed -i 's/18-23/19-23/; s/38-32/28x19/; s/12-18/14x23/'").status,
              0);
    EXPECT_EQ(run({"find", "--moves", "32-28 19-23 28x19", "--count"}).out, "1\n");
    EXPECT_EQ(run({"find", "--moves", "32-28 18-23", "--count"}).out, "0\n");
    EXPECT_TRUE(contains(check(), "sound"));
    (void)run({"undo"});
    EXPECT_EQ(run({"find", "--moves", "32-28 18-23", "--count"}).out, "1\n");
    EXPECT_TRUE(contains(check(), "sound"));
}

TEST_F(Mending, anIllegalFormIsRefusedAndKept) {
    import(sound);
    const Ran ran = edit({"edit", "1"}, "sed -i 's/18-23/18-38/'");
    EXPECT_EQ(ran.status, 1);
    EXPECT_TRUE(contains(ran.err, "form:8:10: ")) << ran.err;
    EXPECT_TRUE(contains(keptText(), "18-38"));
    EXPECT_EQ(game(1)["plies"], 4);
}

TEST_F(Mending, aGameThatIsLegalOnlyAtItsBeginningCanBeEdited) {
    import(illegal);
    const auto problems = [&] {
        return Json::parse(run({"show", "1", "--json"}).out)["problem_list"];
    };
    const Json before = problems();
    const Ran ran = edit({"edit", "1"}, "sed -i 's/Gonçalves/Silva/; s/28 19/28 {why?} 19/'");
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(game(1)["white"], "Silva");
    EXPECT_EQ(problems()[0]["code"], before[0]["code"]);
    EXPECT_TRUE(contains(check(), "sound"));
    const Ran other = edit({"edit", "1"}, "sed -i 's/32-28/33-28/; s/Silva/Souza/'");
    EXPECT_EQ(other.status, 1) << "other moves, of which not all are legal";
    EXPECT_TRUE(contains(other.err, "form:")) << other.err;
    EXPECT_TRUE(contains(other.err, "2. 37-32: 32 is occupied")) << other.err;
    EXPECT_EQ(game(1)["white"], "Silva");
}

TEST_F(Mending, newStoresMovesAndTags) {
    const Ran ran = run({"edit", "new", "1. 32-28 18-23 2. 38-32 12-18 1-1", "--set",
                         "white=Jansen", "--set", "Date=1998.05.17", "--json"});
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(Json::parse(ran.out)["id"], 1);
    EXPECT_EQ(game(1)["white"], "Jansen");
    EXPECT_EQ(game(1)["result"], "1-1");
    EXPECT_EQ(game(1)["source"], "Damscope");
    const Ran russian = edit({"edit", "new", "--variant", "russian"},
                             "sed -i 's/^1\\. $/1. c3-d4 h6-g5 0-2/; s/White \"/&Piet/'");
    EXPECT_EQ(russian.status, 0) << russian.err;
    EXPECT_EQ(game(2)["variant"], "russian");
    EXPECT_EQ(game(2)["white"], "Piet");
    EXPECT_TRUE(contains(check(), "sound: 2 games"));
}

TEST_F(Mending, newRefusesWhatIsNoGame) {
    EXPECT_EQ(withoutEditor({"edit", "new"}).status, 2);
    EXPECT_EQ(edit({"edit", "new"}, "true").status, 0) << "an untouched form is a cancelled one";
    EXPECT_EQ(edit({"edit", "new"}, "truncate -s 0").status, 0) << "an emptied one, too";
    EXPECT_EQ(run({"edit", "new", "1. 32-39"}).status, 1);
    EXPECT_EQ(run({"edit", "new", "--file", write("none.pdn", "")}).status, 1);
    EXPECT_EQ(run({"edit", "new", "--file", write("two.pdn", sound + other)}).status, 1);
    EXPECT_EQ(run({"edit", "new", "--file", folder_.file("missing.pdn")}).status, 3);
    EXPECT_EQ(run({"edit", "new", "1. 32-28", "--set", "Result=7-7"}).status, 2);
    EXPECT_FALSE(std::filesystem::exists(folder_.file("games.db"))) << "nothing was stored";
}

TEST_F(Mending, deleteListsBeforeItDeletes) {
    import(sound + other + illegal);
    EXPECT_EQ(run({"edit", "delete"}).status, 2) << "not all games unasked";
    const Ran listed = run({"edit", "delete", "1,2"});
    EXPECT_TRUE(contains(listed.err, "2 games selected; nothing was deleted")) << listed.err;
    EXPECT_TRUE(contains(run({"edit", "delete", "1,2", "--apply"}).err, "2 games deleted"));
    EXPECT_EQ(game(1), nullptr);
    EXPECT_TRUE(contains(check(), "sound: 3 games, 2 of them deleted")) << check();
    EXPECT_TRUE(
        contains(run({"db", "backup", folder_.file("copy.db")}).err, "copy.db, 2 of them deleted"));
    EXPECT_TRUE(contains(run({"edit", "delete", "1", "--apply"}).err, "there is no game 1;"));
    const auto deletions = objects(run({"edit", "delete", "--list", "--json"}).out);
    ASSERT_EQ(deletions.size(), 1U);
    EXPECT_EQ(deletions[0]["games"], 2);
    EXPECT_EQ(deletions[0]["reason"], "edit delete 1,2");
    EXPECT_TRUE(contains(run({"undo"}).err, "entry 2 undone: edit delete 1,2"));
    EXPECT_EQ(game(1)["white"], "Jansen");
    EXPECT_TRUE(objects(run({"edit", "delete", "--list", "--json"}).out).empty());
}

TEST_F(Mending, oneOfSeveralDeletionsIsRestored) {
    import(sound + other);
    (void)run({"edit", "delete", "1", "--apply"});
    (void)run({"edit", "delete", "2", "--apply"});
    EXPECT_EQ(run({"undo", "9"}).status, 1);
    EXPECT_EQ(run({"undo", "2"}).status, 0);
    EXPECT_EQ(game(1)["white"], "Jansen");
    EXPECT_EQ(game(2), nullptr);
    EXPECT_EQ(run({"edit", "delete", "--list", "--empty"}).status, 2);
    EXPECT_EQ(run({"edit", "delete", "--list", "2"}).status, 2);
}

TEST_F(Mending, emptyingRemovesForGood) {
    import(sound + other + illegal);
    (void)run({"edit", "collection", "create", "mine", "1-3"});
    (void)run({"edit", "3", "--set", "Round=1", "--apply"});
    (void)run({"edit", "delete", "1,3", "--apply"});
    EXPECT_TRUE(contains(run({"edit", "delete", "--empty"}).err, "nothing was changed"));
    EXPECT_TRUE(
        contains(run({"edit", "delete", "--empty", "--apply"}).err, "2 deleted games removed"));
    EXPECT_TRUE(objects(run({"edit", "delete", "--list", "--json"}).out).empty());
    EXPECT_TRUE(contains(check(), "sound: 1 game\n")) << check();
    EXPECT_EQ(run({"find", "--moves", "33-29", "--count"}).out, "1\n");
    EXPECT_EQ(run({"find", "--moves", "32-28", "--count"}).out, "0\n");
    EXPECT_TRUE(contains(run({"undo"}).err, "undone: edit collection create"))
        << "what can be undone";
    EXPECT_EQ(run({"redo"}).status, 0);
    EXPECT_EQ(run({"import", "--json", folder_.file("games.pdn")}).status, 0);
}

} // namespace
} // namespace damscope::cli
