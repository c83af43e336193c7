// SPDX-License-Identifier: GPL-3.0-or-later
// damscope analyse --serve and damscope engine work, with each other and with those that misbehave,
// on this machine only.
#include "cli/exchange/libraries.hpp"
#include "cli/options/arguments.hpp"
#include "tests/cli/store_commands.hpp"

#include <atomic>
#include <chrono>
#include <csignal>
#include <mutex>
#include <semaphore>
#include <thread>

namespace damscope::cli {
namespace {

using std::chrono::milliseconds;

const std::string who =
    R"({"draughtsnet":{"version":"1","python":"","apikey":"secret"},"scan":{"name":"Scan"}})";

class Draughtsnet : public StoreCommands {
protected:
    Draughtsnet() {
        EXPECT_EQ(run({"import", "samples/international.pdn"}).status, 0);
        const auto free = httpServer("127.0.0.1", 0, {});
        port_ = free->port();
    }
    [[nodiscard]] Words serving(const std::string& games) const {
        return {"analyse", games,    "--nodes", "100", "--serve", std::to_string(port_),
                "--key",   "secret", "--json"};
    }
    [[nodiscard]] std::string endpoint() const {
        return "http://127.0.0.1:" + std::to_string(port_) + "/";
    }
    [[nodiscard]] Ran work(const std::string& key) const {
        return run({"engine", "work", "--endpoint", endpoint(), "--key", key, "--hash", "1",
                    "--endgames", "none", "--until-idle", "--json"});
    }
    [[nodiscard]] Start start() const {
        Start start;
        start.environment.emplace_back("DAMSCOPE_DB", folder_.file("games.db"));
        return start;
    }

    std::uint16_t port_ = 0;
};

TEST_F(Draughtsnet, aServerAndItsWorkersFillTheDatabase) {
    Running server(serving("1-6"), start());
    server.awaitWords("serving");
    const HttpClient client(endpoint());
    EXPECT_EQ(client.get("key/secret").status, 200);
    EXPECT_EQ(client.get("key/wrong").status, 404);
    EXPECT_EQ(client.get("elsewhere").status, 404);
    EXPECT_EQ(work("wrong").status, 3);
    // Who takes work and is never seen again, who talks nonsense, who lies, who sends too much.
    EXPECT_EQ(client.post("acquire", "hello").status, 400);
    const HttpAnswer taken = client.post("acquire", who);
    ASSERT_EQ(taken.status, 202) << taken.text;
    const std::string id = Json::parse(taken.text)["work"]["id"];
    EXPECT_EQ(client.post("analysis/" + id, who).status, 400);
    EXPECT_EQ(client.post("analysis/" + id, who).status, 404);
    EXPECT_EQ(client.post("move/" + id, who).status, 404);
    const int large = client.post("acquire", std::string(3U << 20, ' ')).status;
    EXPECT_TRUE(large == 413 || large == 0) << large;
    const Ran worked = work("secret");
    EXPECT_EQ(worked.status, 0) << worked.err;
    EXPECT_EQ(Json::parse(worked.out)["games"], 6);
    const Ran served = server.finish();
    EXPECT_EQ(served.status, 0) << served.err;
    const Json counts = Json::parse(served.out);
    EXPECT_EQ(counts["finished"], 6);
    EXPECT_EQ(counts["refused"], 1);
    EXPECT_GT(counts["stored"], 100);
    EXPECT_EQ(run({"db", "check"}).status, 0);
    EXPECT_EQ(run({"analyse", "report", "1"}).status, 0);
}

TEST_F(Draughtsnet, aFloodIsHeldBack) {
    Running server(serving("1-2"), start());
    server.awaitWords("serving");
    const HttpClient client(endpoint());
    int refused = 0;
    for (int i = 0; i < 300; ++i)
        refused += client.get("status").status == 429 ? 1 : 0;
    EXPECT_GT(refused, 50);
    int answered = 429;
    for (int i = 0; i < 200 && answered == 429; ++i) {
        std::this_thread::sleep_for(milliseconds(50));
        answered = client.get("status").status;
    }
    EXPECT_EQ(answered, 200);
    server.signal(SIGINT);
    EXPECT_EQ(server.finish().status, 130);
}

TEST_F(Draughtsnet, mistakesAreExplained) {
    const Ran open = run({"analyse", "1", "--serve", "0.0.0.0:0" + std::to_string(port_)});
    EXPECT_EQ(open.status, 2);
    EXPECT_TRUE(contains(open.err, "--key")) << open.err;
    EXPECT_EQ(run({"analyse", "1", "--serve", "127.0.0.1:99999"}).status, 2);
    EXPECT_EQ(run({"engine", "work", "--endpoint", "nowhere"}).status, 2);
    for (const char* wrong :
         {"ftp://127.0.0.1/", "http://", "https:///x", "http://:80/", "http://127.0.0.1:0/",
          "http://127.0.0.1:70000/", "http://[::1]:x/"}) {
        const Ran ran = run({"engine", "work", "--endpoint", wrong});
        EXPECT_EQ(ran.status, 2) << wrong;
        EXPECT_NE(ran.err, "") << wrong;
    }
    EXPECT_EQ(run({"engine", "work", "--endpoint", endpoint(), "--until-idle"}).status, 3);
}

const std::string startOfWork = "Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww";

/// Gives one work, the move after 1. 32-28, and then has nothing; answers to its results are
/// listed.
class OneWork {
public:
    explicit OneWork(std::vector<int> answers) : answers_(std::move(answers)) {}
    HttpAnswer operator()(const HttpRequest& request) {
        const std::scoped_lock guard(mutex_);
        if (request.path != "acquire") {
            results.push_back(request.text);
            return {answers_.at(results.size() - 1), {}};
        }
        if (asked++ > 0)
            return {204, {}};
        return {202, R"({"work":{"type":"analysis","id":"a1"},"position":")" + startOfWork +
                         R"(","variant":"standard","moves":"32-28","nodes":100})"};
    }
    int asked = 0;
    std::vector<std::string> results;

private:
    std::mutex mutex_;
    std::vector<int> answers_;
};

// The server was started again, or another worker was quicker.
TEST_F(Draughtsnet, aWorkerOutlivesTheWorkThatNobodyWaitsFor) {
    OneWork work{{404}};
    const auto server = httpServer("127.0.0.1", 0, std::ref(work));
    port_ = server->port();
    const Ran ran = this->work("k");
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_TRUE(contains(ran.err, "does not know this work any more")) << ran.err;
    EXPECT_EQ(work.asked, 2);
}

// An answer without a status of three digits is no answer.
TEST_F(Draughtsnet, aResultIsSentUntilItArrives) {
    OneWork work{{7, 429, 204}};
    const auto server = httpServer("127.0.0.1", 0, std::ref(work));
    port_ = server->port();
    const Ran ran = this->work("k");
    EXPECT_EQ(ran.status, 0) << ran.err;
    ASSERT_EQ(work.results.size(), 3U);
    EXPECT_EQ(work.results[0], work.results[2]);
    EXPECT_TRUE(contains(ran.err, "the server cannot be reached: " + endpoint())) << ran.err;
}

TEST_F(Draughtsnet, aServerThatIsNotThereIsReportedOnce) {
    Running worker({"engine", "work", "--endpoint", endpoint(), "--key", "k", "--endgames", "none"},
                   start());
    worker.awaitWords("trying again until it answers");
    std::atomic<int> tries = 0;
    const auto server = httpServer("127.0.0.1", port_, [&tries](const HttpRequest&) {
        ++tries;
        return HttpAnswer{7, {}}; // which is none
    });
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(20);
    while (tries < 2 && std::chrono::steady_clock::now() < end)
        std::this_thread::sleep_for(milliseconds(5));
    EXPECT_GE(tries, 2);
    worker.signal(SIGINT);
    const Ran ran = worker.finish();
    EXPECT_EQ(ran.status, 130);
    EXPECT_EQ(ran.err.find("the server"), ran.err.rfind("the server")) << ran.err;
    EXPECT_FALSE(contains(ran.err, "Connection")) << ran.err;
}

TEST_F(Draughtsnet, aWorkerEndsWhileTheServerSaysNothing) {
    std::counting_semaphore<> asked{0};
    std::counting_semaphore<> ended{0};
    const auto server = httpServer("127.0.0.1", 0, [&](const HttpRequest&) {
        asked.release();
        ended.acquire();
        return HttpAnswer{204, {}};
    });
    port_ = server->port();
    Running worker({"engine", "work", "--endpoint", endpoint(), "--key", "k", "--endgames", "none"},
                   start());
    asked.acquire();
    const auto stopped = std::chrono::steady_clock::now();
    worker.signal(SIGINT);
    const Ran ran = worker.finish();
    ended.release();
    EXPECT_EQ(ran.status, 130);
    EXPECT_LT(std::chrono::steady_clock::now() - stopped, std::chrono::seconds(20))
        << "it was given up as too slow";
    EXPECT_FALSE(contains(ran.err, "the server")) << ran.err;
}

// Nobody else gets a game while the server waits for a worker that has ended.
TEST_F(Draughtsnet, aGameThatComesWithTheLastResultIsGivenBack) {
    std::counting_semaphore<> sent{0};
    std::counting_semaphore<> stopped{0};
    std::vector<std::string> asked;
    const auto gameCalled = [](const std::string& id, int nodes) {
        return HttpAnswer{202, R"({"work":{"type":"analysis","id":")" + id + R"("},"position":")" +
                                   startOfWork +
                                   R"(","variant":"standard","moves":"32-28","nodes":)" +
                                   std::to_string(nodes) + "}"};
    };
    const auto server = httpServer("127.0.0.1", 0, [&](const HttpRequest& request) {
        asked.push_back(request.path);
        if (request.path == "acquire")
            return gameCalled("a1", 100);
        if (request.path != "analysis/a1")
            return HttpAnswer{204, {}};
        sent.release();
        stopped.acquire();
        return gameCalled("a2", 100'000'000); // not found before the stop
    });
    port_ = server->port();
    Running worker({"engine", "work", "--endpoint", endpoint(), "--key", "k", "--endgames", "none"},
                   start());
    sent.acquire();
    worker.signal(SIGINT);
    stopped.release();
    EXPECT_EQ(worker.finish().status, 130);
    EXPECT_EQ(asked, (std::vector<std::string>{"acquire", "analysis/a1", "abort/a2"}));
}

TEST_F(Draughtsnet, twoServersDoNotShareAPort) {
    const auto first = httpServer("127.0.0.1", 0, {});
    port_ = first->port();
    const Ran second = run(serving("1-2"));
    EXPECT_EQ(second.status, 3);
    EXPECT_TRUE(contains(second.err, "Address already in use")) << second.err;
}

// A server that asks for a move, then sends nonsense, then has nothing: as recorded.
TEST_F(Draughtsnet, aWorkerPlaysMovesToo) {
    std::mutex mutex;
    std::vector<HttpRequest> requests;
    const std::string position = "Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww";
    const auto server = httpServer("127.0.0.1", 0, [&](const HttpRequest& request) -> HttpAnswer {
        const std::scoped_lock guard(mutex);
        requests.push_back(request);
        if (requests.size() == 1)
            return {202, R"({"work":{"type":"move","id":"m1","level":3},"position":")" + position +
                             R"(","variant":"standard","moves":"32-28 19-23"})"};
        if (requests.size() == 2)
            return {202, "nonsense"};
        return {204, {}};
    });
    port_ = server->port();
    const Ran ran = work("k");
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(Json::parse(ran.out)["moves"], 1);
    ASSERT_GE(requests.size(), 3U);
    EXPECT_EQ(requests[0].path, "acquire");
    EXPECT_EQ(Json::parse(requests[0].text)["draughtsnet"]["apikey"], "k");
    EXPECT_EQ(requests[1].path, "move/m1");
    EXPECT_EQ(Json::parse(requests[1].text)["move"]["bestmove"], "2819");
    EXPECT_EQ(Json::parse(requests[1].text)["move"]["taken"], "23");
}

} // namespace
} // namespace damscope::cli
