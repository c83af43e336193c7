// SPDX-License-Identifier: GPL-3.0-or-later
// Ninety mistakes that people make: each ends with its status and one clear line that says what to
// do.
#include "tests/cli/store_commands.hpp"

#include <algorithm>

namespace damscope::cli {
namespace {

struct Mistake {
    const char* name;
    Words words;
    int status;
    const char* says; ///< on standard error
};

void PrintTo(const Mistake& mistake, std::ostream* out) {
    *out << mistake.name;
}

class Mistakes : public StoreCommands, public ::testing::WithParamInterface<Mistake> {
protected:
    void SetUp() override {
        import(sound + other);
        write("two.txt", "Dear all, the games follow on Monday.\n");
        write("chess.pgn", "[Event \"x\"]\n\n1. e4 e5 2. Nf3 Nc6 1-0\n");
        std::filesystem::create_directory(folder_.file("empty"));
    }
    // "@/x" is a file in the test's folder.
    [[nodiscard]] Words placed(Words words) const {
        for (std::string& word : words)
            if (const auto at = word.find("@/"); at != std::string::npos)
                word.replace(at, 2, folder_.file(""));
        return words;
    }
};

TEST_P(Mistakes, getOneClearLine) {
    const Ran ran = run(placed(GetParam().words));
    EXPECT_EQ(ran.status, GetParam().status) << ran.err;
    EXPECT_TRUE(contains(ran.err, GetParam().says)) << ran.err;
    // The reason is in one line; a query adds the place and an example, and all say where to read.
    const auto lines = std::ranges::count(ran.err, '\n');
    EXPECT_LE(lines, contains(ran.err, "for example") ? 5 : 3) << ran.err;
    EXPECT_FALSE(contains(ran.err, "std::")) << ran.err;
}

// Those of the first review.
INSTANTIATE_TEST_SUITE_P(
    Before, Mistakes,
    ::testing::Values(
        Mistake{"verbAlone", {"play"}, 2, "did you mean train play?"},
        Mistake{"nameOfBefore", {"publish"}, 2, "did you mean write?"},
        Mistake{"importNothing", {"import"}, 2, "PATH"},
        Mistake{"importWhatIsNotThere", {"import", "@/nowhere"}, 3, "cannot be opened"},
        Mistake{"importAnEmptyFolder", {"import", "@/empty"}, 0, "no .pdn file"},
        Mistake{"importAProgram", {"import", "/bin/ls"}, 3, "not text"},
        Mistake{"unknownEncoding", {"import", "--encoding", "klingon", "x"}, 2, "klingon"},
        Mistake{
            "unknownVariant", {"import", "--variant", "rusian", "x"}, 2, "did you mean russian"},
        Mistake{"noThreads", {"import", "--jobs", "0", "x"}, 2, "from 1 to 256"},
        Mistake{"aSystemFileAsDatabase", {"list", "--db", "/etc/passwd"}, 3, "not a Damscope"},
        Mistake{"noDatabase", {"list", "--db", "@/none.db"}, 3, "there is no database here yet"},
        Mistake{"aFolderAsDatabase", {"list", "--db", "/"}, 3, "not a file"},
        Mistake{"sortByElo", {"list", "--sort", "elo"}, 2, "is not one of imported"},
        Mistake{"withShots", {"list", "--with", "shots"}, 2, "--with"},
        Mistake{"noSuchCollection", {"list", "--in", "Nope"}, 2, "Nope"},
        Mistake{"limitInPowers", {"list", "--limit", "1e3"}, 2, "a whole number"},
        Mistake{"twoFormats", {"list", "--json", "--csv"}, 2, "choose one"},
        Mistake{"backwardNumbers", {"list", "3-1"}, 2, "3-1"},
        Mistake{"backwardRating", {"list", "--rating", "2300-2000"}, 2, "2300-2000"},
        Mistake{"fromYesterday", {"list", "--from", "yesterday"}, 2, "yesterday"},
        Mistake{"queryWithATypo", {"find", "whit man on 24"}, 2, "^"},
        Mistake{"square54", {"find", "white man on 54"}, 2, "54"},
        Mistake{"openParenthesis", {"find", "(white man on 24"}, 2, "^"},
        Mistake{"illegalMoves", {"find", "--moves", "32-28 19-23 37-31"}, 2, "--moves"},
        Mistake{"brokenFen", {"find", "--position", "W:W31-50"}, 2, "--position"},
        Mistake{"unknownFileType", {"write", "-o", "@/x.xyz"}, 2, "--as"},
        Mistake{"unwritableFolder", {"write", "-o", "/proc/x.pdn"}, 3, "/proc"},
        Mistake{"fullDisk", {"write", "-o", "/dev/full"}, 2, "--as"},
        Mistake{"wrongSetting",
                {"engine", "match", "--variant", "russian", "--first", "node=5"},
                2,
                "did you mean nodes"},
        Mistake{"noSuchEngine", {"analyse", "1", "--engine", "scna"}, 2, "there is no engine"},
        Mistake{"movesOfChess", {"find", "openings", "--moves", "1. e4 e5"}, 2, "--moves"},
        Mistake{"impossibleDate", {"list", "--from", "1998.13.45"}, 2, "1998.13.45"}),
    [](const auto& mistake) { return std::string(mistake.param.name); });

INSTANTIATE_TEST_SUITE_P(
    New, Mistakes,
    ::testing::Values(
        Mistake{"helpForNothing", {"help", "nothing"}, 2, "there is no command"},
        Mistake{"optionAlone", {"--quiet"}, 2, "there is no command"},
        Mistake{"playerWithoutName", {"list", "--player", "--limit", "3"}, 2, "a value is needed"},
        Mistake{"minusValue", {"list", "--plies", "-20-10"}, 2, "-20-10"},
        Mistake{"negativeLimit", {"list", "--limit", "-1"}, 2, "a whole number from 0"},
        Mistake{"wonByNobody", {"list", "--won"}, 2, "by whom"},
        Mistake{"wonAndLost", {"list", "--player", "Jansen", "--won", "--lost"}, 2, "not with"},
        Mistake{"resultOfNoGame", {"list", "--result", "schaakmat"}, 2, "schaakmat"},
        Mistake{"colourInFull", {"list", "--color", "purple"}, 2, "is not one of auto"},
        Mistake{
            "formatOfNothing", {"show", "1", "--format", "yaml"}, 2, "is not one of text, json"},
        Mistake{"spreadsheetOfJson", {"list", "--json", "--spreadsheet"}, 2, "--spreadsheet"},
        Mistake{"timeWithoutUnit",
                {"analyse", "position", "--variant", "russian", "--time", "soon"},
                2,
                "such as 200ms or 2s"},
        Mistake{"endlessTime", {"analyse", "1", "--time", "2d"}, 2, "such as 200ms or 2s"},
        Mistake{"showNoGame", {"show"}, 2, "say which games"},
        Mistake{"showAGameThatIsNotThere", {"show", "99"}, 2, "there is no game 99"},
        Mistake{"reportOnSeveral", {"analyse", "report", "all"}, 2, "games are meant: 1, 2"},
        Mistake{"whyOfSeveral", {"analyse", "why", "all"}, 2, "name one"},
        Mistake{"moveOfSeveral", {"show", "all", "--move", "1w"}, 2, "name one"},
        Mistake{"moveBehindTheEnd", {"show", "1", "--move", "80w"}, 2, "has no such move"},
        Mistake{"plyAndMove", {"show", "1", "--ply", "2", "--move", "1w"}, 2, "choose one"},
        Mistake{"reportOfNothing", {"analyse", "report", "1"}, 2, "damscope analyse 1 does it"},
        Mistake{
            "exportOverTheDatabase", {"write", "--as", "pdn", "-o", "@/games.db"}, 2, "games.db"},
        Mistake{"exportFromHitOfNothing", {"write", "-o", "-", "--from-hit"}, 2, "where"},
        Mistake{"exportOfABrokenQuery", {"write", "-o", "-", "where", "white mam"}, 2, "^"},
        Mistake{"convertOverTheInput",
                {"write", "@/games.pdn", "--as", "pdn", "-o", "@/games.pdn"},
                2,
                "games.pdn"},
        Mistake{"importText", {"import", "@/two.txt"}, 3, "no game was found"},
        Mistake{"importChess", {"import", "@/chess.pgn"}, 3, "chess"},
        Mistake{"importADatabase", {"import", "@/games.db"}, 3, "games.db"},
        Mistake{"setWhatIsNoSetting", {"config", "varaint", "russian"}, 2, "did you mean variant"},
        Mistake{"noteWithoutText", {"edit", "collection", "note", "Shots"}, 2, "--note"},
        Mistake{"collectNothing", {"edit", "collection", "add", "Shots"}, 2, "select games"},
        Mistake{"resumeNothing",
                {"engine", "tournament", "--variant", "russian", "--contestant", "nodes=1",
                 "--contestant", "nodes=2", "--resume"},
                2,
                "with -o FILE"},
        Mistake{"oneEngine",
                {"engine", "tournament", "--variant", "russian", "--contestant", "nodes=1"},
                2,
                "at least two engines"}),
    [](const auto& mistake) { return std::string(mistake.param.name); });

// Those of who enters, corrects and deletes games, reads sources again and looks for combinations.
INSTANTIATE_TEST_SUITE_P(
    Later, Mistakes,
    ::testing::Values(
        Mistake{"noSuchSource", {"db", "sources", "nope"}, 2, "damscope db sources lists them"},
        Mistake{"rereadNothing", {"db", "reread"}, 2, "say which games"},
        Mistake{"rereadAsChess", {"db", "reread", "1", "--variant", "chess"}, 2, "chess"},
        Mistake{"rereadInKlingon", {"db", "reread", "1", "--encoding", "klingon"}, 2, "usual ones"},
        Mistake{"rereadAFileThatIsGone", {"db", "reread", "1", "--file", "@/gone"}, 3, "gone"},
        Mistake{"enterAnIllegalMove", {"edit", "new", "1. 32-28 32-28"}, 1, "MOVES:1:10:"},
        Mistake{"enterNoMove", {"edit", "new", "hello"}, 1, "MOVES:1:1:"},
        Mistake{"enterARussianMove", {"edit", "new", "1. c3-d4"}, 1, "MOVES:1:4:"},
        Mistake{
            "enterTagWithoutValue", {"edit", "new", "1. 32-28", "--set", "White"}, 2, "NAME=VALUE"},
        Mistake{"enterADateInWords",
                {"edit", "new", "1. 32-28", "--set", "Date=yesterday"},
                2,
                "write 1998.05.17"},
        Mistake{
            "enterTwice", {"edit", "new", "1. 32-28", "--file", "@/games.pdn"}, 2, "choose one"},
        Mistake{"enterSeveral", {"edit", "new", "--file", "@/games.pdn"}, 1, "more than one game"},
        Mistake{"enterWhatIsNotThere", {"edit", "new", "--file", "@/none.pdn"}, 3, "none.pdn"},
        Mistake{"editEverything", {"edit", "--set", "Site=x"}, 2, "say which games"},
        Mistake{"editManyAsText", {"edit", "--player", "Jansen"}, 2, "say what to change"},
        Mistake{"editAResult", {"edit", "1", "--set", "Result=9-8"}, 2, "write 2-0"},
        Mistake{"editABadName", {"edit", "1", "--set", "Bad Name=x"}, 2, "a capital letter"},
        Mistake{
            "editWithTwoGames", {"edit", "1", "--file", "@/games.pdn"}, 1, "more than one game"},
        Mistake{"deleteEverything", {"edit", "delete", "--apply"}, 2, "select games"},
        Mistake{"undoNothing", {"undo", "99"}, 1, "there is no entry 99"},
        Mistake{"emptyAndList", {"edit", "delete", "--empty", "--list"}, 2, "choose one"},
        Mistake{"listPartOfADeletion", {"edit", "delete", "--list", "1"}, 2, "give no SELECTION"},
        Mistake{"whyOfNothing", {"analyse", "why"}, 2, "say which games"},
        Mistake{"whyBehindTheEnd", {"analyse", "why", "1", "--move", "99w"}, 2, "has no such move"},
        Mistake{"whyOfOneAndAll", {"analyse", "why", "1", "--all", "--move", "1w"}, 2, "not with"},
        Mistake{
            "unknownShot", {"find", "shots", "--name", "coup royl"}, 2, "did you mean coup royal"},
        Mistake{"playedInAPosition",
                {"find", "shots", "--fen", "W:W31:B5", "--played"},
                2,
                "no moves that were played"},
        Mistake{"gainOfNothing", {"find", "shots", "--gain", "0"}, 2, "from 1 to 100"},
        Mistake{"otherLanguage", {"list", "--language", "xx"}, 2, "only en, nl, fr, ru, pt"}),
    [](const auto& mistake) { return std::string(mistake.param.name); });

// Options that do not go together: the message says what to do instead.
INSTANTIATE_TEST_SUITE_P(
    Rules, Mistakes,
    ::testing::Values(
        Mistake{"schemasOfOne",
                {"db", "schema", "list", "--folder", "@/schemas"},
                2,
                "--folder: writes the schemas of all commands; leave COMMAND out"},
        Mistake{
            "pagesOfOne", {"config", "man", "games", "--folder", "@/man"}, 2, "leave COMMAND out"},
        Mistake{"schemaOfNothing", {"db", "schema", "fnord"}, 2, "damscope db schema lists"},
        Mistake{"rebuildShots",
                {"db", "index", "--shots", "--rebuild"},
                2,
                "--shots: not with --rebuild, which is about positions"},
        Mistake{"printJson",
                {"edit", "annotate", "1", "--print", "--json"},
                2,
                "--print: writes PDN; not with JSON"},
        Mistake{"shareOfShots",
                {"find", "shots", "--shard", "1/2"},
                2,
                "--shard: name the file for the share's results with -o FILE"},
        Mistake{"shareOfAnalysis",
                {"analyse", "--shard", "1/2"},
                2,
                "--shard: name the file for the share's results with -o FILE"},
        Mistake{
            "mergeNothing", {"find", "shots", "--merge"}, 2, "name the files that damscope has"},
        Mistake{"mergeSome",
                {"find", "shots", "--merge", "x", "--played"},
                2,
                "leave out what selects"},
        Mistake{"mergeLimits", {"analyse", "--merge", "x", "--depth", "3"}, 2, "the limits"},
        Mistake{"shareOfFiles", {"find", "shots", "x.pdn", "-o", "@/x"}, 2, "and files"},
        Mistake{"filesAndDatabase",
                {"find", "shots", "x.pdn", "--db", "@/x"},
                2,
                "FILE and --db: choose one"},
        Mistake{"lessonsWithoutAFolder",
                {"train", "coach", "--players", "@/games.pdn", "--pdf"},
                2,
                "--pdf: give --folder, where the files are written"},
        Mistake{"farOption", {"list", "--wo"}, 2, "did you mean --won?"},
        Mistake{"tableWithoutCsv", {"event", "x", "--table", "teams"}, 2, "goes with --csv"},
        Mistake{"roundsOfNoEvent", {"event", "x", "--rounds", "3"}, 2, "goes with --enter"},
        Mistake{"roundsAndPairings",
                {"event", "x", "--enter", "-", "--rounds", "3", "--pairings", "1"},
                2,
                "--twice, --rounds and --pairings: choose one"},
        Mistake{"beginsSometime",
                {"event", "x", "--enter", "-", "--date", "soon"},
                2,
                "--date: \"soon\" is not a date such as 2024.09.14"},
        Mistake{"bookmarkNothing", {"edit", "bookmark", "add", "x"}, 2, "give one of --position"},
        Mistake{"openNoBookmark", {"edit", "bookmark", "open"}, 2, "bookmark open: give the name"},
        Mistake{"showNoCollection",
                {"edit", "collection", "show"},
                2,
                "collection show: give the name"},
        Mistake{"collectEverything", {"edit", "collection", "add", "x"}, 2, "select games"},
        Mistake{"testNoEngine", {"engine", "test"}, 2, "engine test: give the name"},
        Mistake{"engineWithoutCommand", {"engine", "add", "x"}, 2, "/opt/scan/scan hub"},
        Mistake{"exportToNothing", {"train", "exercises", "export"}, 2, "-o FILE"},
        Mistake{"kindOfExisting",
                {"train", "exercises", "list", "--kind", "mistake"},
                2,
                "--deck kind=mistake"},
        Mistake{"deckOfNothing",
                {"train", "solve", "--deck", "fnord"},
                2,
                "--deck: \"fnord\" is neither"},
        Mistake{"phaseOfNothing",
                {"train", "solve", "--deck", "phase=late"},
                2,
                "--deck: \"phase=late\": a phase is opening"},
        Mistake{"decideInPart",
                {"player", "list", "--propose", "--from", "2000"},
                2,
                "decisions hold for all games"},
        Mistake{"sameAsNobody", {"player", "list", "--same", "x"}, 2, "give it twice or more"},
        Mistake{"applyNothing", {"player", "list", "--propose", "--apply"}, 2, "the lowest grade"},
        Mistake{
            "gradeOfNothing", {"player", "list", "--grade", "likely"}, 2, "goes with --propose"},
        Mistake{"unsetNothing", {"config", "--unset"}, 2, "which setting?"},
        Mistake{"serveToAll",
                {"analyse", "--serve", "0.0.0.0:9666"},
                2,
                "set a key that workers must give"},
        Mistake{"serveNowhere", {"analyse", "--serve", "here:99999"}, 2, "from 1 to 65535"},
        Mistake{"resumeNothing",
                {"engine", "match", "--variant", "russian", "--resume"},
                2,
                "name the file of the games with -o"},
        Mistake{"dxpOnAnotherBoard",
                {"engine", "dxp", "1", "--variant", "russian"},
                2,
                "boards of 10x10"},
        Mistake{
            "buildNoVariant", {"analyse", "endgame", "build"}, 2, "endgame build: name the game"},
        Mistake{"plotAsWord",
                {"write", "1", "--as", "chart", "-o", "@/x.doc"},
                2,
                "must end in .svg, .png or .pdf"},
        Mistake{"sheetAsWord", {"train", "sheet", "-o", "@/x.doc"}, 2, "must end in .pdf or .html"},
        Mistake{"exportAsWord", {"write", "-o", "@/x.doc"}, 2, "choose the format"},
        Mistake{"drawAsWord",
                {"write", "1", "--as", "diagram", "-o", "@/x.doc"},
                2,
                "must end in .svg"},
        Mistake{"askNothing", {"sql"}, 2, "give a statement"},
        Mistake{"findNothing", {"find"}, 2, "say what to find"},
        Mistake{"wonByNobody", {"list", "--won"}, 2, "--won: by whom?"},
        Mistake{"collectFromFiles",
                {"find", "white man on 24", "@/games.pdn", "--into", "x"},
                2,
                "collections are of games in the database"},
        Mistake{"collectWithoutAName",
                {"find", "white man on 24", "--into", "?!"},
                2,
                "a name with a letter or digit"}),
    [](const auto& mistake) { return std::string(mistake.param.name); });

} // namespace
} // namespace damscope::cli
