// SPDX-License-Identifier: GPL-3.0-or-later
// Games fetched from a server that behaves as lidraughts does, and from others that do not behave.
#include "db/search/lists/filter.hpp"
#include "db/store/games.hpp"
#include "db/store/sources.hpp"
#include "db/store/store.hpp"
#include "online/import.hpp"
#include "parser/write/write.hpp"
#include "tests/base/environment_variable.hpp"
#include "tests/intake/intake_files.hpp"
#include "tests/online/site_server.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <optional>
#include <thread>

namespace damscope::online::testing {
namespace {

constexpr long long day = 86'400'000;            // milliseconds
constexpr long long newYear = 1'767'225'600'000; // 2026-01-01

/// The players of a server and their games.
class Online : public ::testing::Test {
protected:
    /// What an import did and said.
    struct Done {
        db::ImportSummary summary;
        std::vector<std::string> failures; ///< codes
        std::vector<Message> notes;
    };

    Online() {
        for (int i = 0; i < 5; ++i)
            games_.push_back({"game000" + std::to_string(i), i % 2 == 0 ? "Ann" : "Bob",
                              i % 2 == 0 ? "Bob" : "Ann", newYear + i * day + 500});
    }

    void serve(SiteServer::Handler handler) {
        server_ = std::make_unique<SiteServer>(std::move(handler));
        site_.emplace("DAMSCOPE_LIDRAUGHTS", server_->address());
    }
    /// As lidraughts does.
    void serveGames() {
        serve([this](const std::string& target) { return lidraughts(target); });
    }
    Reply lidraughts(const std::string& target) {
        const std::string path = target.substr(0, target.find('?'));
        const std::string export_ = "/games/export/";
        if (path.starts_with(export_)) {
            const std::string user = path.substr(export_.size());
            if (user != "Ann" && user != "Bob" && user != "Cid")
                return {404, ""};
            return {200, exported(games_, user, target, server_->address())};
        }
        if (path == "/api/team/the-club/users")
            return {200, "{\"id\":\"ann\",\"username\":\"Ann\"}\n{\"id\":\"bob\",\"username\":"
                         "\"Bob\"}\n{\"id\":\"gone\",\"username\":\"Gone\"}\n"
                         "{\"id\":\"x\",\"username\":\"../../secret\"}\n"};
        if (path == "/api/team/hidden/users")
            return {200, ""};
        if (path == "/api/team/page/users")
            return {200, "<!doctype html>\n<title>lidraughts</title>\n"};
        if (path == "/api/tournament/ended123")
            return {200, R"({"nbPlayers":2,"isFinished":true,"standing":{"page":1}})"};
        if (path == "/api/tournament/ended123/games")
            return {200, exported(games_, "Ann", "?ongoing=true", server_->address())};
        if (path == "/api/tournament/abcd1234/games" || path == "/api/swiss/abcd1234/games")
            return {200, exported(games_, "Ann", "", server_->address())};
        if (path == "/study/abcd1234.pdn")
            return {200, db::testing::games(3)};
        if (path == "/study/priv1234.pdn")
            return {401, ""};
        if (path == "/old.pdn")
            return {302, "", {{"Location", "/new.pdn"}}};
        if (path == "/new.pdn")
            return {200, db::testing::games(4)};
        return {404, ""};
    }

    Done import(const std::vector<std::string>& paths, std::optional<std::int64_t> since = {},
                const std::stop_token& stop = {}, FetchListener fetching = {}) {
        Done done;
        db::Store store(folder_.path("games.db"), db::Store::Access::write);
        db::ImportListener listener;
        listener.notice = [&](const db::Notice& notice) {
            const auto* reason = notice.message.find("reason");
            const auto* why = reason == nullptr ? nullptr : std::get_if<Message>(&reason->value);
            done.failures.push_back(why == nullptr ? notice.message.code : why->code);
        };
        fetching.pause = std::chrono::milliseconds(1);
        fetching.note = [&, heard = fetching.note](const Message& note) {
            done.notes.push_back(note);
            if (heard)
                heard(note);
        };
        done.summary = importSources(store, paths, since, {}, stop, listener, fetching);
        return done;
    }
    /// Their addresses on the server, ascending.
    [[nodiscard]] std::vector<std::string> sites() const {
        db::Store store(folder_.path("games.db"), db::Store::Access::read);
        std::vector<std::string> sites;
        for (const db::GameId id : db::findGames(store, {})) {
            const auto game = db::loadGame(store, id);
            for (const rules::Tag& tag : game->tags)
                if (tag.name == "Site")
                    sites.push_back(tag.value.substr(tag.value.rfind('/') + 1));
        }
        std::ranges::sort(sites);
        return sites;
    }

    db::testing::TemporaryFolder folder_;
    std::vector<SiteGame> games_;
    std::unique_ptr<SiteServer> server_;
    std::optional<base::testing::EnvironmentVariable> site_;
};

using Names = std::vector<std::string>;

TEST_F(Online, thePlayersGamesArriveWithClocksAndEvaluations) {
    serveGames();
    const Done done = import({"lidraughts:Ann"});
    EXPECT_EQ(done.summary.stored, 5U);
    EXPECT_EQ(done.summary.failed, 0U);
    EXPECT_EQ(sites(), (Names{"game0000", "game0001", "game0002", "game0003", "game0004"}));
    db::Store store(folder_.path("games.db"), db::Store::Access::read);
    const auto all = db::findGames(store, {});
    const auto game = db::loadGame(store, all.front());
    ASSERT_TRUE(game);
    const std::string text = parser::writePdn(*game);
    EXPECT_NE(text.find("[%eval 0.02]"), std::string::npos) << text;
    EXPECT_NE(text.find("0:02:58"), std::string::npos) << text;
    const auto sources = db::sources(store);
    ASSERT_EQ(sources.size(), 1U);
    EXPECT_EQ(sources.front().source.path, server_->address() + "/@/Ann");
    EXPECT_EQ(sources.front().reading.file, "");
}

TEST_F(Online, whatWasFetchedIsNotFetchedAgain) {
    serveGames();
    EXPECT_EQ(import({"lidraughts:Ann"}).summary.stored, 5U);
    games_.push_back({"game0005", "Ann", "Cid", newYear + 9 * day});
    const Done again = import({"lidraughts:Ann"});
    EXPECT_EQ(again.summary.stored, 1U);
    EXPECT_EQ(sites().size(), 6U);
    // The game with which the last fetch ended, since another may have begun in its second.
    const Names asked = server_->asked();
    ASSERT_EQ(asked.size(), 2U);
    EXPECT_EQ(parameter(asked[0], "since"), std::nullopt);
    EXPECT_EQ(parameter(asked[1], "since"), std::to_string((newYear + 4 * day) / 1000 * 1000 - 1));
    ASSERT_EQ(again.notes.size(), 1U);
    EXPECT_EQ(again.notes[0].text("n"), "1");
    EXPECT_EQ(again.notes[0].text("k"), "1");
    // Nothing is new: nothing becomes a source.
    EXPECT_EQ(import({"lidraughts:Ann"}).summary.games, 0U);
    db::Store store(folder_.path("games.db"), db::Store::Access::read);
    EXPECT_EQ(db::sources(store).size(), 2U);
}

TEST_F(Online, aDateLimitsWhatIsFetched) {
    serveGames();
    EXPECT_EQ(import({"lidraughts:Ann"}, (newYear + 3 * day) / 1000).summary.stored, 2U);
    // An earlier date brings what is between, and no more.
    EXPECT_EQ(import({"lidraughts:Ann"}, (newYear + 1 * day) / 1000).summary.stored, 2U);
    EXPECT_EQ(parameter(server_->asked().back(), "until"), std::to_string(newYear + 3 * day));
    EXPECT_EQ(import({"lidraughts:Ann"}).summary.stored, 1U);
    EXPECT_EQ(sites().size(), 5U);
    EXPECT_EQ(import({"lidraughts:tournament/abcd1234"}, (newYear + 3 * day) / 1000).summary.games,
              0U);
}

TEST_F(Online, whatWasRefusedIsFetchedAgain) {
    games_[1].moves = "1. 32-28 19-23 2. 37-32 14-19"; // White must take
    serveGames();
    db::ImportOptions strict;
    strict.strict = true;
    {
        db::Store store(folder_.path("games.db"), db::Store::Access::write);
        EXPECT_EQ(importSources(store, {"lidraughts:Ann"}, {}, strict, {}, {}, {}).refused, 1U);
    }
    EXPECT_EQ(import({"lidraughts:Ann"}).summary.stored, 1U);
    EXPECT_EQ(sites().size(), 5U);
}

// It would be left behind by a fetch that goes on after the newest game.
TEST_F(Online, aGameThatGoesOnIsFetchedOnceItHasEnded) {
    games_[2].goesOn = true;
    serveGames();
    EXPECT_EQ(import({"lidraughts:Ann"}).summary.stored, 4U);
    games_[2].goesOn = false;
    EXPECT_EQ(import({"lidraughts:Ann"}).summary.stored, 1U);
    EXPECT_EQ(sites(), (Names{"game0000", "game0001", "game0002", "game0003", "game0004"}));
}

TEST_F(Online, aTeamIsItsPlayersAndNoGameIsDoubled) {
    serveGames();
    const Done done = import({"lidraughts:team/the-club"});
    EXPECT_EQ(done.summary.stored, 5U);
    EXPECT_EQ(done.failures, (Names{"lidraughts-no-user"})); // one has left
    for (const std::string& asked : server_->asked())
        EXPECT_EQ(asked.find("secret"), std::string::npos) << asked;
    EXPECT_EQ(import({"lidraughts:Bob"}).summary.stored, 0U);
    EXPECT_EQ(sites().size(), 5U);
}

TEST_F(Online, tournamentsAndStudiesAreFetched) {
    serveGames();
    EXPECT_EQ(import({"lidraughts:tournament/abcd1234"}).summary.stored, 5U);
    EXPECT_EQ(import({"lidraughts:swiss/abcd1234"}).summary.games, 0U);
    EXPECT_EQ(import({"lidraughts:study/abcd1234"}).summary.stored, 3U);
    EXPECT_EQ(import({server_->address() + "/study/abcd1234/efgh5678"}).summary.stored, 0U);
}

TEST_F(Online, aTournamentThatHasEndedIsFetchedOnce) {
    games_[1].goesOn = true; // it was begun in time
    serveGames();
    EXPECT_EQ(import({"lidraughts:tournament/ended123"}).summary.stored, 4U);
    games_[1].goesOn = false;
    EXPECT_EQ(import({"lidraughts:tournament/ended123"}).summary.stored, 1U);
    const std::size_t requests = server_->asked().size();
    const Done again = import({"lidraughts:tournament/ended123"});
    EXPECT_EQ(again.summary.games, 0U);
    ASSERT_EQ(again.notes.size(), 1U);
    EXPECT_EQ(again.notes[0].code, "fetched-complete");
    EXPECT_EQ(server_->asked().size(), requests);
}

TEST_F(Online, aTournamentFromADateIsNotTheWholeOne) {
    serveGames();
    const std::string ended = "lidraughts:tournament/ended123";
    EXPECT_EQ(import({ended}, (newYear + 3 * day) / 1000).summary.stored, 2U);
    EXPECT_EQ(import({ended}).summary.stored, 3U);
    EXPECT_EQ(sites().size(), 5U);
}

TEST_F(Online, aGameThatIsThereIsNotAskedFor) {
    serveGames();
    import({"lidraughts:Ann"});
    const std::size_t requests = server_->asked().size();
    const Done done = import({"lidraughts:game/game0001", server_->address() + "/game0001ABCD"});
    EXPECT_EQ(done.failures, Names{});
    EXPECT_EQ(done.summary.games, 0U);
    EXPECT_EQ(server_->asked().size(), requests);
}

TEST_F(Online, aFileThatIsNotThereMakesNoFetchForgotten) {
    serveGames();
    EXPECT_EQ(import({"lidraughts:Ann", folder_.path("nothing.pdn")}).summary.failed, 1U);
    EXPECT_EQ(import({"lidraughts:Ann"}).summary.stored, 0U);
    EXPECT_NE(parameter(server_->asked().back(), "since"), std::nullopt);
}

TEST_F(Online, addressesOfFilesAndArchivesAreFetched) {
    const std::string zip =
        db::testing::packed(db::testing::Packing::zip, {{"1998.pdn", db::testing::game(7), ""}});
    serve([&](const std::string& target) -> Reply {
        if (target == "/club.zip?all")
            return {200, zip};
        if (target == "/gzip.pdn")
            return {
                200, db::testing::gzipped(db::testing::games(6)), {{"Content-Encoding", "gzip"}}};
        return lidraughts(target);
    });
    const Done done =
        import({server_->address() + "/club.zip?all", server_->address() + "/old.pdn",
                server_->address() + "/gzip.pdn", folder_.write("own.pdn", db::testing::game(9))});
    EXPECT_EQ(done.failures, Names{});
    EXPECT_EQ(done.summary.stored, 8U); // 7; 1 to 4; 5 and 6; 9
    EXPECT_EQ(done.summary.duplicates, 4U);
    db::Store store(folder_.path("games.db"), db::Store::Access::read);
    const auto sources = db::sources(store);
    EXPECT_EQ(sources.front().source.path, server_->address() + "/club.zip?all/1998.pdn");
}

TEST_F(Online, whatIsNotThereIsSaid) {
    serveGames();
    const auto failure = [&](const std::string& source) {
        const Done done = import({source});
        EXPECT_EQ(done.summary.failed, 1U) << source;
        EXPECT_EQ(done.summary.games, 0U) << source;
        return done.failures.empty() ? std::string() : done.failures.front();
    };
    EXPECT_EQ(failure("lidraughts:Nobody"), "lidraughts-no-user");
    EXPECT_EQ(failure("lidraughts:team/nobodies"), "lidraughts-no-team");
    EXPECT_EQ(failure("lidraughts:team/hidden"), "lidraughts-no-members");
    EXPECT_EQ(failure("lidraughts:team/page"), "lidraughts-no-members");
    EXPECT_EQ(failure("lidraughts:swiss/zzzz9999"), "lidraughts-nothing");
    EXPECT_EQ(failure("lidraughts:study/priv1234"), "net-forbidden");
    EXPECT_EQ(failure(server_->address() + "/nothing.pdn"), "net-not-found");
    EXPECT_EQ(failure("http://127.0.0.1:1/a.pdn"), "net-unreachable");
    EXPECT_EQ(failure("http://club.example/a.pdn"), "net-open-address");
}

TEST_F(Online, redirectionsEnd) {
    serve([this](const std::string& target) -> Reply {
        if (target == "/loop")
            return {302, "", {{"Location", "/loop"}}};
        if (target == "/open")
            return {301, "", {{"Location", "http://club.example/a.pdn"}}};
        if (target == "/nowhere")
            return {301, ""};
        return lidraughts(target);
    });
    EXPECT_EQ(import({server_->address() + "/loop"}).failures, Names{"net-redirections"});
    EXPECT_LE(server_->asked().size(), 6U);
    EXPECT_EQ(import({server_->address() + "/open"}).failures, Names{"net-open-address"});
    EXPECT_EQ(import({server_->address() + "/nowhere"}).summary.failed, 1U);
}

TEST_F(Online, aServerThatWantsAPauseGetsIt) {
    int requests = 0;
    serve([&](const std::string& target) -> Reply {
        if (++requests <= 2)
            return {429, "", {{"Retry-After", "1"}}};
        return lidraughts(target);
    });
    const Done done = import({"lidraughts:team/the-club"});
    EXPECT_EQ(done.summary.stored, 5U);
    ASSERT_GE(done.notes.size(), 2U);
    EXPECT_EQ(done.notes[0].code, "net-wait");
    EXPECT_EQ(done.notes[0].text("n"), "1");
    EXPECT_EQ(server_->mostAtOnce(), 1);
}

TEST_F(Online, aServerThatWantsTooLongAPauseIsLeft) {
    serve([](const std::string&) -> Reply { return {429, "", {{"Retry-After", "86400"}}}; });
    EXPECT_EQ(import({"lidraughts:Ann"}).failures, Names{"net-busy"});
}

TEST_F(Online, gamesArriveInChunks) {
    serve([&](const std::string& target) -> Reply {
        Reply reply = lidraughts(target);
        reply.chunk = 100; // ends within a game, and within a tag
        return reply;
    });
    const Done done = import({"lidraughts:Ann", server_->address() + "/new.pdn"});
    EXPECT_EQ(done.failures, Names{});
    EXPECT_EQ(done.summary.stored, 5U + 4U);
    EXPECT_EQ(done.summary.partial, 0U);
}

// Without a length, only the chunks say what is missing.
TEST_F(Online, aCutChunkStoresNoHalfGame) {
    int requests = 0;
    serve([&](const std::string& target) -> Reply {
        Reply reply = lidraughts(target);
        reply.chunk = reply.body.size();
        if (++requests <= 2 || target == "/new.pdn")
            reply.sent = reply.body.size() / 2;
        return reply;
    });
    const Done done = import({"lidraughts:Ann"});
    EXPECT_EQ(done.failures, Names{});
    EXPECT_EQ(done.summary.stored, 5U);
    EXPECT_EQ(done.summary.partial, 0U);
    const Done file = import({server_->address() + "/new.pdn"});
    EXPECT_EQ(file.failures, Names{"net-cut"});
    EXPECT_EQ(file.summary.games, 0U);
}

TEST_F(Online, aCutConnectionGoesOnBehindTheLastGame) {
    int requests = 0;
    serve([&](const std::string& target) -> Reply {
        Reply reply = lidraughts(target);
        if (++requests <= 2) // in the middle of the second game of each
            reply.sent = std::min(reply.body.size(), reply.body.size() * 3 / 10 + 100);
        return reply;
    });
    const Done done = import({"lidraughts:Ann"});
    EXPECT_EQ(done.failures, Names{});
    EXPECT_EQ(done.summary.stored, 5U);
    EXPECT_EQ(done.summary.partial, 0U);
    EXPECT_EQ(sites().size(), 5U);
    EXPECT_EQ(import({"lidraughts:Ann"}).summary.stored, 0U);
}

TEST_F(Online, whatCameBeforeACutIsKept) {
    bool isBroken = true;
    serve([&](const std::string& target) -> Reply {
        Reply reply = lidraughts(target);
        if (!isBroken)
            return reply;
        if (parameter(target, "until"))
            return {200, "", {}, 1000, 0}; // nothing more comes
        reply.sent = reply.body.size() / 2;
        return reply;
    });
    const Done done = import({"lidraughts:Ann"});
    EXPECT_EQ(done.failures, Names{"net-cut"});
    EXPECT_GE(done.summary.stored, 1U);
    EXPECT_LT(done.summary.stored, 5U);
    EXPECT_EQ(done.summary.partial, 0U);
    isBroken = false;
    EXPECT_EQ(import({"lidraughts:Ann"}).summary.stored, 5U - done.summary.stored);
    EXPECT_EQ(sites(), (Names{"game0000", "game0001", "game0002", "game0003", "game0004"}));
    // All is there now: the next one asks for what is new only.
    EXPECT_EQ(import({"lidraughts:Ann"}).summary.stored, 0U);
    EXPECT_EQ(parameter(server_->asked().back(), "until"), std::nullopt);
}

// More is promised than comes, or less.
TEST_F(Online, aLyingLengthStoresNoHalfGame) {
    long long lie = 0;
    serve([&](const std::string& target) -> Reply {
        Reply reply = lidraughts(target);
        reply.claimed = static_cast<std::size_t>(static_cast<long long>(reply.body.size()) + lie);
        return reply;
    });
    for (const long long bytes : {-50LL, 50LL, -700LL}) {
        lie = bytes;
        const Done done = import({"lidraughts:Ann"});
        EXPECT_EQ(done.summary.partial, 0U) << bytes;
        EXPECT_EQ(done.summary.errors, 0U) << bytes;
    }
    lie = 100;
    EXPECT_EQ(import({server_->address() + "/new.pdn"}).failures, Names{"net-cut"});
    EXPECT_EQ(import({server_->address() + "/new.pdn"}).summary.games, 0U);
    lie = 0;
    EXPECT_EQ(import({server_->address() + "/new.pdn"}).summary.stored, 4U);
    import({"lidraughts:Ann"});
    EXPECT_EQ(std::ranges::count_if(sites(), [](const auto& s) { return s.starts_with("game"); }),
              5);
}

TEST_F(Online, aHugeLengthIsRefused) {
    serve([](const std::string&) -> Reply { return {200, "", {}, std::size_t{3} << 30}; });
    EXPECT_EQ(import({server_->address() + "/a.pdn"}).failures, Names{"net-too-large"});
}

TEST_F(Online, aStopKeepsWhatHasCome) {
    games_.push_back({"game0009", "Ann", "Cid", newYear + 9 * day});
    std::atomic<bool> isSilent = true;
    serve([&](const std::string& target) -> Reply {
        Reply reply = lidraughts(target);
        if (isSilent && target.starts_with("/games/export/Ann")) {
            reply.sent = 10;
            reply.hangs = true;
        }
        return reply;
    });
    std::stop_source stop;
    std::jthread impatient([&] {
        while (server_->asked().size() < 2)
            std::this_thread::yield();
        stop.request_stop();
    });
    const Done done = import({"lidraughts:Bob", "lidraughts:Ann"}, {}, stop.get_token());
    EXPECT_TRUE(done.summary.interrupted);
    EXPECT_EQ(done.failures, Names{});
    EXPECT_EQ(done.summary.stored, 5U);
    EXPECT_EQ(done.summary.partial, 0U);
    isSilent = false;
    EXPECT_EQ(import({"lidraughts:Ann"}).summary.stored, 1U);
}

TEST_F(Online, aStopBeforeTheStoringStoresWhatHasCome) {
    serveGames();
    std::stop_source stop;
    FetchListener impatient;
    impatient.note = [&](const Message&) { stop.request_stop(); };
    const Done done =
        import({"lidraughts:Ann", "lidraughts:Cid", folder_.write("own.pdn", db::testing::game(9))},
               {}, stop.get_token(), impatient);
    EXPECT_TRUE(done.summary.interrupted);
    EXPECT_EQ(sites().size(), 5U);
    EXPECT_EQ(server_->asked().size(), 1U);
    // And it is remembered.
    EXPECT_EQ(import({"lidraughts:Ann"}).summary.stored, 0U);
    EXPECT_EQ(parameter(server_->asked().back(), "since"),
              std::to_string((newYear + 4 * day) / 1000 * 1000 - 1));
}

TEST_F(Online, aStoppedFetchGoesOnBehindTheLastGameThatCame) {
    std::stop_source stop;
    std::atomic<bool> isSlow = true;
    serve([&](const std::string& target) -> Reply {
        Reply reply = lidraughts(target);
        if (isSlow && parameter(target, "until")) { // the games before it have been read
            stop.request_stop();
            return {200, "", {}, 1000, 0, true};
        }
        if (isSlow) // in the middle of the third game
            reply.sent = reply.body.size() / 2;
        return reply;
    });
    const Done stopped = import({"lidraughts:Ann"}, {}, stop.get_token());
    EXPECT_TRUE(stopped.summary.interrupted);
    EXPECT_EQ(stopped.summary.stored, 2U);
    isSlow = false;
    EXPECT_EQ(import({"lidraughts:Ann"}).summary.stored, 3U);
    // What is newer than all that came, and what is older.
    const Names asked = server_->asked();
    ASSERT_EQ(asked.size(), 4U);
    EXPECT_EQ(parameter(asked[2], "since"), std::to_string((newYear + 4 * day) / 1000 * 1000 - 1));
    EXPECT_EQ(parameter(asked[3], "until"), parameter(asked[1], "until"));
    EXPECT_EQ(import({"lidraughts:Ann"}).summary.games, 0U);
    EXPECT_EQ(server_->asked().size(), 5U);
}

TEST_F(Online, checkingStoresNothingAndAsksForAll) {
    games_[1].moves = "1. 32-28 19-23 2. 37-32 14-19"; // White must take
    serveGames();
    for (int i = 0; i < 2; ++i) {
        const db::LintSummary summary = lintSources(
            {"lidraughts:Ann", folder_.write("own.pdn", db::testing::game(9))}, {}, {}, {}, {}, {});
        EXPECT_EQ(summary.games, 6U);
        EXPECT_EQ(summary.partial, 1U);
        EXPECT_EQ(parameter(server_->asked().back(), "since"), std::nullopt);
    }
    EXPECT_EQ(lintSources({"lidraughts:Nobody"}, {}, {}, {}, {}, {}).failed, 1U);
    EXPECT_EQ(lintSources({"lidraughts:Ann"}, (newYear + 3 * day) / 1000, {}, {}, {}, {}).games,
              2U);
}

TEST_F(Online, whatIsNoGameIsNotStored) {
    serve([](const std::string& target) -> Reply {
        if (target == "/page" || target.starts_with("/games/export/"))
            return {200, "<html><body>Sign in to see this.</body></html>"};
        return {200, std::string(1000, '\0')};
    });
    EXPECT_EQ(import({server_->address() + "/page"}).summary.stored, 0U);
    EXPECT_EQ(import({server_->address() + "/zeros"}).summary.stored, 0U);
    const std::size_t requests = server_->asked().size();
    EXPECT_EQ(import({"lidraughts:Ann"}).failures, Names{"net-not-pdn"});
    EXPECT_EQ(server_->asked().size(), requests + 1) << "asked for once";
}

TEST_F(Online, nothingIsAskedUnlessANameSaysSo) {
    serveGames();
    EXPECT_EQ(import({folder_.write("own.pdn", db::testing::game(9))}).summary.stored, 1U);
    EXPECT_EQ(server_->asked(), Names{});
}

} // namespace
} // namespace damscope::online::testing
