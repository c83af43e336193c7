// SPDX-License-Identifier: GPL-3.0-or-later
// publish, as a reader of the site sees it.
#include "base/files/open_files.hpp"
#include "base/text/utf8.hpp"
#include "db/store/store.hpp"
#include "pages/site/publish.hpp"
#include "tests/base/make_link.hpp"
#include "tests/cli/publish/site_files.hpp"
#include "tests/cli/store_commands.hpp"

#include <algorithm>
#include <csignal>
#include <fstream>
#include <sstream>

namespace damscope::cli {
namespace {

std::string game(const std::string& white, const std::string& black, const std::string& round,
                 const std::string& result, const std::string& moves) {
    return "[Event \"Open Hoorn 2003\"]\n[Site \"Hoorn\"]\n[Date \"2003.07.0" + round +
           "\"]\n[Round \"" + round + "\"]\n[White \"" + white + "\"]\n[Black \"" + black +
           "\"]\n[Result \"" + result + "\"]\n[GameType \"20\"]\n\n" + moves + " " + result +
           "\n\n";
}

const std::string tournament =
    game("Ann Bos", "Bob Smit", "1", "2-0", "1. 32-28 18-23 2. 38-32 12-18") +
    game("Bob Smit", "Cor Mol", "2", "1-1", "1. 32-28 19-23 2. 28x19 14x23") +
    game("Cor Mol", "Ann Bos", "3", "0-2", "1. 33-29 19-23");

class PublishCommand : public StoreCommands {
protected:
    Ran publish(Words more = {}) const {
        Words words{"write", "--as", "site", "-o", folder_.file("site")};
        words.insert(words.end(), more.begin(), more.end());
        Ran ran = run(words);
        EXPECT_EQ(ran.status, 0) << ran.err;
        return ran;
    }
    [[nodiscard]] SiteFiles site() const { return SiteFiles(folder_.path() / "site"); }
    // How many files were made.
    [[nodiscard]] int made(Words more = {}) const {
        more.emplace_back("--json");
        return objects(publish(more).out).at(0).at("made").get<int>();
    }
    // The same as a site that is made for the first time.
    void expectAsNew(const Words& more = {}) const {
        Words words{"write", "--as", "site", "-o", folder_.file("new")};
        words.insert(words.end(), more.begin(), more.end());
        EXPECT_EQ(run(words).status, 0);
        const SiteFiles fresh(folder_.path() / "new");
        std::filesystem::remove_all(folder_.path() / "new");
        EXPECT_EQ(site().all().size(), fresh.all().size());
        for (const auto& [path, text] : fresh.all())
            if (path.starts_with("damscope-site."))
                continue;
            else
                EXPECT_EQ(site().text(path), text) << path;
    }
};

bool has(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

// A formatter of C++ takes their hyphens for minus signs.
// Whatever a name or a comment is, nothing runs or loads but the site's own files.
TEST_F(PublishCommand, everyPageHasAPolicy) {
    import(game("<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "1", "2-0",
                "1. 32-28 {<svg onload=alert(1)>} 18-23 2. 38-32 12-18"));
    (void)publish();
    int pages = 0;
    const auto written = site();
    for (const auto& [path, text] : written.all()) {
        if (!path.ends_with(".html"))
            continue;
        ++pages;
        EXPECT_TRUE(has(text, "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src "
                              "'none'; base-uri 'none'; form-action 'none';"))
            << path;
        // What the policy would stop is not there: scripts in the page, and in its attributes.
        for (std::size_t at = text.find("<script"); at != text.npos;
             at = text.find("<script", at + 1))
            EXPECT_TRUE(text.substr(at).starts_with("<script defer src=") ||
                        text.substr(at).starts_with("<script type=\"application/json\">"))
                << path;
        EXPECT_FALSE(has(text, "<img")) << path;
        EXPECT_FALSE(has(text, "javascript:")) << path;
    }
    EXPECT_GT(pages, 10);
}

TEST_F(PublishCommand, StyleSheetsAreOnesThatBrowsersUnderstand) {
    import(tournament);
    publish();
    for (const char* sheet : {"game.css", "site.css"}) {
        const std::string text = site().text(sheet);
        EXPECT_TRUE(has(text, "prefers-color-scheme: dark")) << sheet;
        EXPECT_TRUE(has(text, "max-width:")) << sheet;
        EXPECT_FALSE(has(text, " - ")) << sheet;
    }
}

TEST_F(PublishCommand, EachGameHasAPageThatCanBeReadWithoutScripts) {
    import(tournament);
    publish();
    const SiteFiles files = site();
    for (const char* path : {"game/0/1.html", "game/0/2.html", "game/0/3.html"})
        EXPECT_TRUE(files.has(path)) << path;
    const std::string page = files.text("game/0/1.html");
    EXPECT_TRUE(has(page, "Ann Bos – Bob Smit <span class=\"result\">2-0</span>")) << page;
    for (const char* move : {">32-28</a>", ">18-23</a>", ">38-32</a>", ">12-18</a>"})
        EXPECT_TRUE(has(page, move)) << move;
    // The last position as a picture: it has a man on 18, and none on 12.
    EXPECT_TRUE(has(page, "; B: 1 2 3 4 5 6 7 8 9 10 11 13 14 15 16 17 18 19 20 23\""));
    EXPECT_TRUE(has(page, "%5BWhite%20%22Ann%20Bos%22%5D")) << "its PDN can be saved";
    EXPECT_EQ(files.brokenLinks(), std::vector<std::string>());
}

// White stays at the left, and numbers beside a name where they are.
TEST_F(PublishCommand, NamesFromRightToLeftStayInTheirPlaces) {
    const std::string white = "\u05de\u05e9\u05d4 \u05db\u05d4\u05df";
    const std::string black = "\u05d3\u05d5\u05d3 \u05dc\u05d5\u05d9";
    std::string text = game(white, black, "1", "2-0", "1. 32-28 18-23 2. 38-32 12-18");
    text.insert(text.find("[GameType"), "[WhiteRating \"2100\"]\n");
    import(text);
    publish();
    const SiteFiles files = site();
    const std::string page = files.text("game/0/1.html");
    EXPECT_TRUE(has(page, "<title>" + base::isolated(white) + " – " + base::isolated(black)))
        << page;
    EXPECT_TRUE(has(page, ".html\" dir=\"auto\">" + white + "</a>")) << page;
    EXPECT_TRUE(
        has(files.text(files.titled("Open Hoorn 2003")), base::isolated(white) + " (2100)"));
}

TEST_F(PublishCommand, PlayersAndEventsHavePages) {
    import(tournament);
    publish();
    const SiteFiles files = site();
    const std::string event = files.text(files.titled("Open Hoorn 2003"));
    EXPECT_TRUE(has(event, "Round robin, 3 games, 3 players, 3 rounds")) << event;
    EXPECT_TRUE(has(event, "<a href=\"../../player/0/1.html\">Ann Bos</a>"));
    EXPECT_TRUE(has(event, "<a href=\"../../game/0/1.html\">2</a>")) << "a cell of the crosstable";
    const std::string ann = files.text("player/0/1.html");
    EXPECT_TRUE(has(ann, "<title>Ann Bos</title>"));
    EXPECT_TRUE(has(ann, "<td>Both</td><td class=\"n\">2</td><td class=\"n\">2</td>"));
    EXPECT_TRUE(has(ann, ">Bob Smit</a>"));
    const std::string pdn = files.text("pdn/player/0/1.pdn");
    EXPECT_TRUE(has(pdn, "[Round \"1\"]") && has(pdn, "[Round \"3\"]"));
    EXPECT_FALSE(has(pdn, "[Round \"2\"]"));
    EXPECT_TRUE(has(files.text("players/index.html"), ">Cor Mol</a>"));
    EXPECT_TRUE(has(files.text("events/index.html"), ">Open Hoorn 2003</a>"));
}

TEST_F(PublishCommand, EventsAreCountedAsTheyAreKept) {
    import(tournament);
    publish();
    const std::string path = site().titled("Open Hoorn 2003");
    EXPECT_TRUE(has(site().text(path), ">4</td>")) << "two wins";
    EXPECT_EQ(run({"event", "hoorn", "--points", "90-30-0", "--remember"}).status, 0);
    publish();
    EXPECT_TRUE(has(site().text(path), ">180</td>")) << site().text(path);
    expectAsNew();
}

TEST_F(PublishCommand, OpeningsAreWalked) {
    import(tournament);
    publish();
    const SiteFiles files = site();
    const std::string start = files.text(files.titled("International draughts"));
    EXPECT_TRUE(has(start, "3 games. White to move")) << start;
    // Two games began so: the move leads to a page; one game 33-29: it does not.
    EXPECT_TRUE(has(start, "data-from=\"2,6\" data-to=\"5,5\"") ||
                has(start, "data-from=\"3,6\" data-to=\"4,5\""));
    EXPECT_TRUE(has(start, "<td>33-29</td>"));
    const std::string next = files.text(files.titled("1. 32-28"));
    EXPECT_TRUE(has(next, "2 games. Black to move"));
    EXPECT_TRUE(has(next, "<td>18-23</td>") && has(next, "<td>19-23</td>"));
    publish({"--positions", "0"});
    EXPECT_TRUE(site().titled("1. 32-28").empty());
}

TEST_F(PublishCommand, StructuresAndCombinationsFollowASearch) {
    EXPECT_LE(run({"import", "samples/international.pdn"}).status, 1);
    publish();
    EXPECT_TRUE(has(site().text("shots/index.html"), "have not been searched"));
    EXPECT_EQ(run({"db", "index", "--shots"}).status, 0);
    publish();
    const SiteFiles files = site();
    EXPECT_TRUE(has(files.text("shots/index.html"), "<a href=\"../shot/"));
    EXPECT_TRUE(has(files.text("structures/index.html"), "<a href=\"../structure/"));
    EXPECT_EQ(files.brokenLinks(), std::vector<std::string>());
}

TEST_F(PublishCommand, HostileTextStaysText) {
    const std::string evil = "</script><script>alert(1)</script>";
    const std::string turned{'\xE2', '\x80', '\xAE'}; // U+202E
    import(game(evil, turned + "gnaw'&\x01\" onload=x", "1", "2-0",
                "1. 32-28 {</div><img src=x onerror=alert(1)>} 18-23"));
    publish({"--title", "<b>\"Mine\"</b>"});
    const SiteFiles files = site();
    for (const auto& [path, text] : files.all()) {
        if (path.ends_with(".pdn"))
            continue;
        EXPECT_FALSE(has(text, turned)) << path << " turns the direction of its text";
        EXPECT_FALSE(has(text, "<script>alert")) << path;
        EXPECT_FALSE(has(text, "<img src=x")) << path;
        EXPECT_FALSE(has(text, "<b>\"Mine")) << path;
        const bool ascii = std::ranges::all_of(text, [](unsigned char c) { return c < 0x80; });
        EXPECT_TRUE(ascii || !path.starts_with("search/")) << path;
    }
    EXPECT_TRUE(has(files.text("game/0/1.html"), "&lt;/script&gt;&lt;script&gt;alert(1)"));
    EXPECT_TRUE(has(files.text("index.html"), "&lt;b&gt;&quot;Mine&quot;&lt;/b&gt;"));
    EXPECT_EQ(files.brokenLinks(), std::vector<std::string>());
}

TEST_F(PublishCommand, WritesOnlyWhatHasChanged) {
    import(tournament + game("Dirk Vos", "Eef Pol", "4", "2-0", "1. 31-27 17-21"));
    publish();
    const SiteFiles first = site();
    EXPECT_TRUE(has(publish().err, " 0 written, 0 removed"));
    EXPECT_EQ(site().changedSince(first), std::vector<std::string>());
    // The game's own page, its players', its event's, and what lists them.
    EXPECT_EQ(run({"edit", "4", "--set", "Result=0-2", "--apply"}).status, 0);
    publish();
    const std::vector<std::string> changed = site().changedSince(first);
    EXPECT_EQ(std::ranges::count(changed, "game/0/4.html"), 1);
    EXPECT_EQ(std::ranges::count(changed, "player/0/4.html"), 1);
    for (const char* path :
         {"game/0/1.html", "game/0/2.html", "game/0/3.html", "player/0/1.html", "player/0/2.html",
          "player/0/3.html", "players/index.html", "site.css", "search/index.js"})
        EXPECT_EQ(std::ranges::count(changed, path), 0) << path;
    EXPECT_EQ(run({"edit", "delete", "4", "--apply"}).status, 0);
    publish();
    const SiteFiles last = site();
    EXPECT_FALSE(last.has("game/0/4.html"));
    EXPECT_FALSE(last.has("player/0/4.html"));
    EXPECT_EQ(last.brokenLinks(), std::vector<std::string>());
}

TEST_F(PublishCommand, MakesOnlyPagesOfWhatHasChanged) {
    import(tournament + game("Dirk Vos", "Eef Pol", "4", "2-0", "1. 31-27 17-21"));
    const int all = made();
    const int lists = made();
    EXPECT_LT(lists, all - 4 - 5 - 1) << "pages of four games, five players, the event";
    EXPECT_EQ(run({"edit", "4", "--set", "Result=0-2", "--apply"}).status, 0);
    // Besides: the game, its players with their PDN, the event with its PDN, the first position.
    EXPECT_EQ(made(), lists + 1 + 4 + 2 + 1);
    EXPECT_EQ(made({"--title", "Mine"}), all);
}

TEST_F(PublishCommand, WhatIsKeptIsAsIfItWasMadeAgain) {
    import(tournament);
    publish();
    const std::vector<Words> changes{
        {"edit", "2", "--set", "Result=2-0", "--apply"},
        {"edit", "2", "--set", "Event=Another", "--apply"},
        {"undo"},
        {"analyse", "2", "--nodes", "500", "--threads", "1", "--no-tables"},
        {"analyse", "1", "--nodes", "500", "--threads", "1", "--no-tables"},
        {"analyse", "1", "--nodes", "1000", "--threads", "1", "--no-tables", "--again"},
        {"import", write("more.pdn", game("A. Bos", "Cor Mol", "1", "2-0", "1. 32-28 18-23") +
                                         "[Event \"Open Hoorn 2003\"]\n[Date \"2013.01.01\"]\n"
                                         "[White \"Fop\"]\n[Black \"Ann Bos\"]\n[Result \"1-1\"]\n"
                                         "[GameType \"20\"]\n\n1. 33-29 1-1\n")},
        {"player", "list", "--same", "A. Bos", "--same", "Ann Bos"},
        {"undo"},
        {"db", "index", "--shots"},
        {"edit", "1", "--set", "Date=1990.01.01", "--apply"}, // the first with its moves
        {"event", "hoorn", "--respell", "Ann Bos=Bos, Ann", "--apply"},
        {"undo"},
        {"edit", "3", "--set", "Result=0-2", "--apply"},
        {"edit", "delete", "1", "--apply"},
        {"undo"},
        {"db", "index", "--rebuild"},
    };
    for (const Words& change : changes) {
        EXPECT_LE(run(change).status, 1) << change.front();
        publish();
        expectAsNew();
    }
    publish({"--language", "nl"});
    expectAsNew({"--language", "nl"});
    publish({"--language", "nl", "--player", "Cor Mol"});
    expectAsNew({"--language", "nl", "--player", "Cor Mol"});
}

TEST_F(PublishCommand, AListWithoutKeysIsRead) {
    import(tournament);
    publish();
    const SiteFiles first = site();
    std::istringstream list(first.text("damscope-site.txt"));
    std::string line;
    std::getline(list, line);
    std::string old = "damscope site 1\n"; // hash, bytes, key, path
    for (std::string hash, bytes, key, path; list >> hash >> bytes >> key >> path;)
        old.append(hash).append(" ").append(bytes).append(" ").append(path) += '\n';
    std::ofstream(folder_.path() / "site/damscope-site.txt") << old;
    EXPECT_TRUE(has(publish().err, " 0 written, 0 removed"));
    EXPECT_EQ(site().text("damscope-site.txt"), first.text("damscope-site.txt"));
}

TEST_F(PublishCommand, MendsASiteWhoseWritingWasCutShort) {
    import(tournament);
    publish();
    const SiteFiles whole = site();
    // As a run leaves it that was killed: the journal, a page half written, and one that is not
    // listed.
    std::ofstream(folder_.path() / "site/damscope-site.unfinished")
        << "game/0/1.html\ngame/0/99.html\n../outside.html\n";
    std::ofstream(folder_.path() / "site/game/0/1.html") << "<!DOCTYPE html>";
    std::ofstream(folder_.path() / "site/game/0/99.html") << "old";
    std::ofstream(folder_.path() / "site/notes.txt") << "mine";
    std::ofstream(folder_.path() / "site/logo.svg") << "mine";
    std::ofstream(folder_.path() / "site/pdn/all.pdn") << "mine";
    std::ofstream(folder_.path() / "outside.html") << "mine";
    publish();
    const SiteFiles mended = site();
    EXPECT_EQ(mended.text("game/0/1.html"), whole.text("game/0/1.html"));
    EXPECT_FALSE(mended.has("game/0/99.html"));
    for (const char* other : {"notes.txt", "logo.svg", "pdn/all.pdn"})
        EXPECT_EQ(mended.text(other), "mine") << "is not the site's";
    EXPECT_TRUE(std::filesystem::exists(folder_.path() / "outside.html"));
}

TEST_F(PublishCommand, WritesAFileAgainThatWasDamaged) {
    import(tournament);
    publish();
    const SiteFiles whole = site();
    std::ofstream(folder_.path() / "site/index.html") << "";
    publish();
    EXPECT_EQ(site().text("index.html"), whole.text("index.html"));
    // A page that is kept by its key, one of a group, and one that is made each time.
    for (const char* page : {"game/0/1.html", "board/board.js", "index.html"}) {
        SCOPED_TRACE(page);
        if (!whole.has(page))
            continue;
        std::string text = whole.text(page);
        text[text.size() / 2] ^= 1; // of the same size
        std::ofstream(folder_.path() / "site" / page, std::ios::binary) << text;
        publish();
        EXPECT_EQ(site().text(page), whole.text(page));
    }
}

TEST_F(PublishCommand, AFirstRunThatWasKilledAtOnceDoesNotLockTheFolder) {
    import(tournament);
    std::filesystem::create_directory(folder_.path() / "site");
    std::ofstream(folder_.path() / "site/damscope-site.txt.damscope-qsbfzyxoabcdefgh") << "";
    publish();
    EXPECT_TRUE(site().has("index.html"));
    EXPECT_FALSE(std::filesystem::exists(folder_.path() /
                                         "site/damscope-site.txt.damscope-qsbfzyxoabcdefgh"));
}

TEST_F(PublishCommand, TwoRunsDoNotWriteIntoOneFolder) {
    import(tournament);
    publish();
    base::FileLock other(folder_.path() / "site/damscope-site.lock");
    ASSERT_TRUE(other.tryLock());
    const Ran ran = run({"write", "--as", "site", "-o", folder_.file("site")});
    EXPECT_EQ(ran.status, 2);
    EXPECT_TRUE(has(ran.err, "another run is publishing")) << ran.err;
}

TEST_F(PublishCommand, DoesNotWriteThroughALink) {
    import(tournament);
    publish();
    std::filesystem::remove_all(folder_.path() / "site/game");
    std::filesystem::create_directory(folder_.path() / "elsewhere");
    if (!base::testing::makeLink(folder_.path() / "elsewhere", folder_.path() / "site/game"))
        GTEST_SKIP() << "the system lets this user make no such link";
    EXPECT_NE(run({"write", "--as", "site", "-o", folder_.file("site")}).status, 0);
    EXPECT_TRUE(std::filesystem::is_empty(folder_.path() / "elsewhere"));
}

TEST_F(PublishCommand, RefusesAFolderWithOtherFiles) {
    import(tournament);
    std::filesystem::create_directory(folder_.path() / "site");
    std::ofstream(folder_.path() / "site/thesis.txt") << "mine";
    const Ran ran = run({"write", "--as", "site", "-o", folder_.file("site")});
    EXPECT_EQ(ran.status, 2);
    EXPECT_TRUE(has(ran.err, "is not empty and is not a site")) << ran.err;
    EXPECT_EQ(site().all().size(), 1U);
}

TEST_F(PublishCommand, AListThatWasChangedLeadsNowhereElse) {
    import(tournament);
    publish();
    std::ofstream(folder_.path() / "outside.html") << "mine";
    std::ofstream(folder_.path() / "site/damscope-site.txt", std::ios::app)
        << "0000000000000000 4 0000000000000000 ../outside.html\n"
           "0000000000000000 4 0000000000000000 game/../../outside.html\n";
    publish();
    EXPECT_TRUE(std::filesystem::exists(folder_.path() / "outside.html"));
}

TEST_F(PublishCommand, SpeaksEveryLanguage) {
    import(tournament);
    publish({"--language", "nl"});
    EXPECT_TRUE(has(site().text("index.html"), "<html lang=\"nl\">"));
    EXPECT_TRUE(has(site().text("index.html"), "3 partijen, 3 spelers, 1 toernooi"));
    publish({"--language", "ru"});
    EXPECT_TRUE(has(site().text("index.html"), "3 партии, 3 игрока, 1 турнир"));
    publish({"--language", "fr"});
    EXPECT_TRUE(has(site().text("index.html"), "3 parties, 3 joueurs, 1 événement"));
    publish({"--language", "pt"});
    EXPECT_TRUE(has(site().text("index.html"), "3 partidas, 3 jogadores, 1 torneio"));
}

TEST_F(PublishCommand, AFilterChoosesTheGames) {
    import(tournament);
    publish({"--player", "Ann Bos"});
    const SiteFiles files = site();
    EXPECT_TRUE(files.has("game/0/1.html") && files.has("game/0/3.html"));
    EXPECT_FALSE(files.has("game/0/2.html"));
    EXPECT_EQ(files.brokenLinks(), std::vector<std::string>());
    EXPECT_FALSE(has(files.text("pdn/player/0/2.pdn"), "Cor Mol"));
}

TEST_F(PublishCommand, AFilterThatFindsNothingLeavesTheSite) {
    import(tournament);
    publish();
    const std::size_t files = site().all().size();
    const Ran ran = run({"write", "--as", "site", "-o", folder_.file("site"), "--event", "zzzz"});
    EXPECT_EQ(ran.status, 1);
    EXPECT_TRUE(has(ran.err, "no games are selected")) << ran.err;
    EXPECT_EQ(site().all().size(), files);
    EXPECT_TRUE(site().has("game/0/1.html"));
    EXPECT_EQ(run({"edit", "delete", "1,2,3", "--apply"}).status, 0);
    EXPECT_EQ(run({"write", "--as", "site", "-o", folder_.file("site")}).status, 1);
    EXPECT_EQ(site().all().size(), files) << "nothing is written for a database without games";
}

TEST_F(PublishCommand, ADatabaseWithoutGamesMakesNoSite) {
    import(tournament);
    ASSERT_EQ(run({"edit", "delete", "1,2,3", "--apply"}).status, 0);
    const Ran ran = run({"write", "--as", "site", "-o", folder_.file("site")});
    EXPECT_EQ(ran.status, 1);
    EXPECT_TRUE(has(ran.err, "no games are selected")) << ran.err;
    EXPECT_FALSE(std::filesystem::exists(folder_.path() / "site"));
}

TEST_F(PublishCommand, ResultsAreWrittenAsTheReaderWantsThem) {
    import(tournament);
    publish();
    EXPECT_TRUE(has(site().text("player/0/2.html"), ">1-1</a>"));
    Start start;
    start.environment = {{"DAMSCOPE_RESULTS", "chess"}};
    EXPECT_EQ(run({"write", "--as", "site", "-o", folder_.file("site")}, start).status, 0);
    EXPECT_TRUE(has(site().text("player/0/2.html"), ">1/2-1/2</a>"));
}

// As the window does when its user cancels.
TEST_F(PublishCommand, ARunThatIsStoppedIsContinuedByTheNext) {
    import(tournament);
    db::Store store(folder_.file("games.db"), db::Store::Access::read);
    std::stop_source stop;
    const auto stopEarly = [&](std::uint64_t pages, std::uint64_t all) {
        EXPECT_LE(pages, all);
        if (pages == 3)
            stop.request_stop();
    };
    const pages::SiteWish wish{.folder = folder_.path() / "site"};
    const auto stopped = pages::publish(store, wish, stopEarly, stop.get_token());
    ASSERT_TRUE(stopped.hasValue());
    EXPECT_FALSE(stopped->isComplete);
    EXPECT_FALSE(site().has("index.html"));
    const auto whole = pages::publish(store, wish);
    ASSERT_TRUE(whole.hasValue());
    EXPECT_TRUE(whole->isComplete);
    EXPECT_EQ(whole->games, 3U);
    expectAsNew();
}

// A reader analyses a game where it is published.
TEST_F(PublishCommand, ThePageForBrowsersLiesBesideThePages) {
    import(tournament);
    const std::filesystem::path page = folder_.path() / "page";
    std::filesystem::create_directories(page / "module");
    std::ofstream(page / "index.html") << "the page";
    std::ofstream(page / "module/damscope.wasm") << "the module";
    std::ofstream(page / "module/east-asian.tables") << "the tables";
    std::ofstream(page / "site.json") << "{}";
    db::Store store(folder_.file("games.db"), db::Store::Access::read);
    const pages::SiteWish wish{.folder = folder_.path() / "site", .title = "Hoorn", .engine = page};
    ASSERT_TRUE(pages::publish(store, wish));
    EXPECT_EQ(site().text("engine/index.html"), "the page");
    EXPECT_EQ(site().text("engine/module/damscope.wasm"), "the module");
    EXPECT_TRUE(has(site().text("game/0/1.html"), "href=\"../../engine/index.html#text=%5BEvent"));
    EXPECT_TRUE(has(site().text("index.html"), "href=\"engine/index.html\""));
    const SiteFiles first = site();
    EXPECT_EQ(nlohmann::json::parse(first.text("engine/site.json")),
              nlohmann::json::parse(R"({"title": "Hoorn", "home": "../index.html", "games": 3,
                                        "files": ["../pdn/games-1.pdn"]})"));
    const std::string games = first.text("pdn/games-1.pdn");
    for (const char* players :
         {"[White \"Ann Bos\"]", "[White \"Bob Smit\"]", "[White \"Cor Mol\"]"})
        EXPECT_TRUE(has(games, players)) << games;
    ASSERT_TRUE(pages::publish(store, wish));
    EXPECT_EQ(site().changedSince(first), std::vector<std::string>());
    ASSERT_TRUE(pages::publish(store, {.folder = folder_.path() / "site"}));
    EXPECT_FALSE(site().has("engine/index.html"));
    EXPECT_FALSE(site().has("engine/module/east-asian.tables"));
    EXPECT_FALSE(site().has("pdn/games-1.pdn"));
    EXPECT_FALSE(has(site().text("game/0/1.html"), "engine/"));
    expectAsNew();
}

TEST_F(PublishCommand, ErrorsAreValues) {
    import(tournament);
    db::Store store(folder_.file("games.db"), db::Store::Access::read);
    using Reason = pages::SiteRefusal::Reason;
    const auto refused = [&](const std::filesystem::path& folder, const db::Filter& filter) {
        const auto site = pages::publish(store, {.folder = folder, .filter = filter});
        return site ? std::nullopt : std::optional(site.error().reason);
    };
    EXPECT_EQ(refused(folder_.path() / "site", {.event = "zzzz"}), Reason::noGames);
    EXPECT_FALSE(std::filesystem::exists(folder_.path() / "site"));
    EXPECT_EQ(refused(folder_.path(), {}), Reason::foreignFolder);
    EXPECT_EQ(refused(folder_.path() / "games.pdn", {}), Reason::unusableFolder);
}

TEST_F(PublishCommand, NamesAreFoundByTheirFirstLetters) {
    import(tournament);
    publish();
    const SiteFiles files = site();
    // "bo": Ann Bos and Bob Smit; "ho": the event.
    const std::string bo = files.text("search/626f.js");
    EXPECT_TRUE(has(bo, "damscopeNames(\"626f\"")) << bo;
    EXPECT_TRUE(has(bo, "Ann Bos") && has(bo, "Bob Smit"));
    EXPECT_TRUE(has(files.text("search/686f.js"), "Open Hoorn 2003"));
    EXPECT_TRUE(has(files.text("search/index.js"), "\"626f\""));
}

} // namespace
} // namespace damscope::cli
