// SPDX-License-Identifier: GPL-3.0-or-later
// Who attacks damscope analyse --serve, damscope engine work and damscope engine dxp from a
// network, on this machine only. What they may cost is counted: memory by the kernel, time by a
// client that behaves.
#include "cli/exchange/libraries.hpp"
#include "tests/cli/store_commands.hpp"

#include <arpa/inet.h>
#include <atomic>
#include <chrono>
#include <csignal>
#include <fstream>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <thread>
#include <unistd.h>

namespace damscope::cli {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;
using Clock = std::chrono::steady_clock;

constexpr std::size_t mebibyte = std::size_t{1} << 20;

// As the kernel counts it, at most so far.
std::size_t peakMemory(pid_t process) {
    std::ifstream status("/proc/" + std::to_string(process) + "/status");
    for (std::string word; status >> word;)
        if (word == "VmHWM:") {
            std::size_t kibibytes = 0;
            status >> kibibytes;
            return kibibytes * 1024;
        }
    return 0;
}

// A descriptor that is closed.
class Socket {
public:
    explicit Socket(int descriptor) : descriptor_(descriptor) {}
    Socket(Socket&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}
    Socket& operator=(Socket&&) = delete;
    ~Socket() {
        if (descriptor_ != -1)
            ::close(descriptor_);
    }

    // From an address of its own (127.0.0.N) to a port of this machine.
    static Socket connectedTo(std::uint16_t port, unsigned char from) {
        Socket made(::socket(AF_INET, SOCK_STREAM, 0));
        sockaddr_in place{};
        place.sin_family = AF_INET;
        place.sin_addr.s_addr = htonl(INADDR_LOOPBACK - 1 + from);
        EXPECT_EQ(::bind(made.descriptor_, reinterpret_cast<sockaddr*>(&place), sizeof place), 0);
        place.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        place.sin_port = htons(port);
        EXPECT_EQ(::connect(made.descriptor_, reinterpret_cast<sockaddr*>(&place), sizeof place),
                  0);
        return made;
    }

    // False where the other side has closed, or takes nothing for ten seconds.
    [[nodiscard]] bool send(std::string_view bytes) const {
        while (!bytes.empty()) {
            pollfd ready{descriptor_, POLLOUT, 0};
            if (::poll(&ready, 1, 10'000) != 1)
                return false;
            const auto sent =
                ::send(descriptor_, bytes.data(), bytes.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
            if (sent < 0)
                return false;
            bytes.remove_prefix(static_cast<std::size_t>(sent));
        }
        return true;
    }

    // What comes until the other side closes; nothing where it does not.
    [[nodiscard]] std::optional<std::string> readToTheEnd(milliseconds patience) const {
        std::string all;
        const auto end = Clock::now() + patience;
        while (Clock::now() < end) {
            pollfd ready{descriptor_, POLLIN, 0};
            if (::poll(&ready, 1, 50) != 1)
                continue;
            char bytes[4096];
            const auto read = ::recv(descriptor_, bytes, sizeof bytes, 0);
            if (read <= 0)
                return all;
            all.append(bytes, static_cast<std::size_t>(read));
        }
        return std::nullopt;
    }

    [[nodiscard]] int descriptor() const { return descriptor_; }

private:
    int descriptor_;
};

std::string repeated(std::string_view text, std::size_t bytes) {
    std::string all;
    while (all.size() < bytes)
        all += text;
    return all;
}

// What begins like a request, and what follows without an end.
struct Endless {
    std::string name;
    std::string beginning;
    std::string piece;
};

std::vector<Endless> endlessRequests() {
    const std::string letters(64U << 10, 'a');
    const std::string post = "POST /acquire HTTP/1.1\r\nHost: a\r\n";
    const std::string chunked = post + "Transfer-Encoding: chunked\r\n\r\n";
    return {
        {"a body in chunks", chunked, "10000\r\n" + letters + "\r\n"},
        {"a body that is announced", post + "Content-Length: 4000000000\r\n\r\n", letters},
        {"a line", "GET /status HTTP/1.1\r\nX: ", letters},
        {"lines", "GET /status HTTP/1.1\r\n", repeated("X: aaaa\r\n", 64U << 10)},
        {"a target", "GET /", letters},
        {"a method", "G", letters},
        {"the extension of a chunk", chunked + "1;", letters},
        {"the digits of a chunk", chunked, repeated("0", 64U << 10)},
        {"lines after the body", chunked + "1\r\na\r\n0\r\n", repeated("X: aaaa\r\n", 64U << 10)},
        {"empty lines", "", repeated("\r\n", 64U << 10)},
        {"bytes of no protocol", "\x16\x03\x01", std::string(64U << 10, '\0')},
        {"requests whose answers nobody reads", "",
         repeated("GET /status HTTP/1.1\r\nHost: a\r\n\r\n", 64U << 10)}};
}

class HostileClients : public StoreCommands {
protected:
    HostileClients() {
        EXPECT_EQ(run({"import", "samples/international.pdn"}).status, 0);
        port_ = httpServer("127.0.0.1", 0, {})->port();
    }
    [[nodiscard]] Start start() const {
        Start start;
        start.environment.emplace_back("DAMSCOPE_DB", folder_.file("games.db"));
        return start;
    }
    [[nodiscard]] Words serving(const std::string& key = "secret") const {
        return {"analyse", "1-2", "--nodes", "100", "--serve", std::to_string(port_),
                "--key",   key,   "--json"};
    }
    [[nodiscard]] std::string endpoint() const {
        return "http://127.0.0.1:" + std::to_string(port_) + "/";
    }
    // Whether a client that behaves is answered, and in time.
    void expectAnswers() const {
        const auto begun = Clock::now();
        EXPECT_EQ(HttpClient(endpoint()).get("status").status, 200);
        EXPECT_LT(Clock::now() - begun, seconds(2));
    }

    std::uint16_t port_ = 0;
};

TEST_F(HostileClients, whatHasNoEndCostsNoMemory) {
    Running server(serving(), start());
    server.awaitWords("serving");
    expectAnswers();
    constexpr std::size_t mostSent = 64 * mebibyte;
    RecordProperty("tried", static_cast<int>(endlessRequests().size()));
    for (const Endless& endless : endlessRequests()) {
        const std::size_t before = peakMemory(server.process());
        const Socket client = Socket::connectedTo(port_, 2);
        bool takes = client.send(endless.beginning);
        for (std::size_t sent = 0; takes && sent < mostSent; sent += endless.piece.size())
            takes = client.send(endless.piece);
        EXPECT_FALSE(takes) << endless.name;
        if (fitsAsEngine) { // a sanitizer has a memory of its own
            EXPECT_LT(peakMemory(server.process()) - before, 8 * mebibyte) << endless.name;
        }
        expectAnswers();
    }
    server.signal(SIGINT);
    EXPECT_EQ(server.finish().status, 130);
}

// Sixteen bodies of a mebibyte, each but for its last byte, from each of four addresses.
TEST_F(HostileClients, manyLargeOnesTogetherHaveALimit) {
    Running server(serving(), start());
    server.awaitWords("serving");
    const std::size_t before = peakMemory(server.process());
    std::vector<Socket> clients;
    const std::string body(mebibyte - 1, ' ');
    for (int i = 0; i < 200; ++i) {
        clients.push_back(Socket::connectedTo(port_, static_cast<unsigned char>(2 + i % 8)));
        (void)clients.back().send("POST /acquire HTTP/1.1\r\nHost: a\r\nContent-Length: 1048576\r\n"
                                  "\r\n" +
                                  body);
    }
    RecordProperty("tried", static_cast<int>(clients.size()));
    expectAnswers();
    if (fitsAsEngine) {
        EXPECT_LT(peakMemory(server.process()) - before, 96 * mebibyte);
    }
    server.signal(SIGINT);
    EXPECT_EQ(server.finish().status, 130);
}

// Of one's own address too.
TEST_F(HostileClients, slowAndIdleOnesKeepNobodyWaiting) {
    Running server(serving(), start());
    server.awaitWords("serving");
    std::vector<Socket> clients;
    for (int i = 0; i < 400; ++i) {
        clients.push_back(Socket::connectedTo(port_, static_cast<unsigned char>(1 + i % 4)));
        if (i % 2 == 0)
            (void)clients.back().send("GET /sta");
    }
    RecordProperty("tried", static_cast<int>(clients.size()));
    const auto begun = Clock::now();
    while (Clock::now() - begun < seconds(1)) { // a byte each, again and again
        for (const Socket& client : clients)
            (void)client.send("t");
        expectAnswers();
        std::this_thread::sleep_for(milliseconds(100));
    }
    for (const Socket& client : clients)
        EXPECT_TRUE(client.readToTheEnd(seconds(10)));
    EXPECT_LT(Clock::now() - begun, seconds(15));
    server.signal(SIGINT);
    EXPECT_EQ(server.finish().status, 130);
}

TEST_F(HostileClients, whatIsNoRequestIsRefused) {
    Running server(serving(), start());
    server.awaitWords("serving");
    for (const std::string request :
         {"\r\n\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "GET / HTTP/1.1\r\nA\r\n\r\n",
          "POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
          "POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n"}) {
        const Socket client = Socket::connectedTo(port_, 2);
        EXPECT_TRUE(client.send(request));
        const auto answer = client.readToTheEnd(seconds(10));
        ASSERT_TRUE(answer) << request;
        EXPECT_TRUE(answer->empty() || answer->starts_with("HTTP/1.1 4")) << *answer;
    }
    expectAnswers();
    server.signal(SIGINT);
    EXPECT_EQ(server.finish().status, 130);
}

// Answers whoever connects with the same, for ever.
class HostileServer {
public:
    HostileServer(std::string beginning, std::string piece)
        : beginning_(std::move(beginning)), piece_(std::move(piece)),
          listening_(::socket(AF_INET, SOCK_STREAM, 0)) {
        sockaddr_in place{};
        place.sin_family = AF_INET;
        place.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t size = sizeof place;
        auto* const address = reinterpret_cast<sockaddr*>(&place);
        EXPECT_EQ(::bind(listening_.descriptor(), address, size), 0);
        EXPECT_EQ(::listen(listening_.descriptor(), 8), 0);
        EXPECT_EQ(::getsockname(listening_.descriptor(), address, &size), 0);
        port_ = ntohs(place.sin_port);
        thread_ = std::jthread([this](const std::stop_token& stop) { serve(stop); });
    }
    [[nodiscard]] std::string endpoint() const {
        return "http://127.0.0.1:" + std::to_string(port_) + "/";
    }
    // How many have had enough.
    [[nodiscard]] int left() const { return left_; }

private:
    void serve(const std::stop_token& stop) {
        while (!stop.stop_requested()) {
            pollfd ready{listening_.descriptor(), POLLIN, 0};
            if (::poll(&ready, 1, 50) != 1)
                continue;
            const Socket client(::accept(listening_.descriptor(), nullptr, nullptr));
            bool takes = client.send(beginning_);
            for (std::size_t sent = 0; takes && sent < 256 * mebibyte; sent += piece_.size())
                takes = client.send(piece_);
            left_ += takes ? 0 : 1;
        }
    }

    std::string beginning_;
    std::string piece_;
    Socket listening_;
    std::uint16_t port_ = 0;
    std::atomic<int> left_ = 0;
    std::jthread thread_;
};

TEST_F(HostileClients, aWorkerReadsNoAnswerWithoutAnEnd) {
    const std::string letters(64U << 10, 'a');
    const std::string ok = "HTTP/1.1 202 OK\r\n";
    for (const Endless& endless :
         {Endless{"a body in chunks", ok + "Transfer-Encoding: chunked\r\n\r\n",
                  "10000\r\n" + letters + "\r\n"},
          Endless{"a body to the end", ok + "\r\n", letters},
          Endless{"a body that is announced", ok + "Content-Length: 4000000000\r\n\r\n", letters},
          Endless{"a line", ok + "X: ", letters},
          Endless{"lines", ok, repeated("X: aaaa\r\n", 64U << 10)},
          Endless{"the extension of a chunk", ok + "Transfer-Encoding: chunked\r\n\r\n1;",
                  letters}}) {
        const HostileServer server(endless.beginning, endless.piece);
        Running worker({"engine", "work", "--endpoint", server.endpoint(), "--key", "k", "--hash",
                        "1", "--endgames", "none"},
                       start());
        worker.awaitWords("trying again until it answers");
        const auto end = Clock::now() + seconds(20);
        while (server.left() < 2 && Clock::now() < end)
            std::this_thread::sleep_for(milliseconds(20));
        EXPECT_GE(server.left(), 2) << endless.name;
        if (fitsAsEngine) {
            EXPECT_LT(peakMemory(worker.process()), 96 * mebibyte) << endless.name;
        }
        worker.signal(SIGINT);
        EXPECT_EQ(worker.finish().status, 130) << endless.name;
    }
}

// ---- keys

// What one side takes for a key the other does, too.
TEST_F(HostileClients, keysAreOfAnyLetters) {
    for (const std::string key : {"clé", "ключ", "鍵", "a b", "%20", "<&>'\"",
                                  "0123456789012345678901234567890123456789012345678901234567890123"
                                  "456789012345678901234567890123456789"}) {
        Running server(serving(key), start());
        server.awaitWords("serving");
        const Words work{"engine", "work",       "--endpoint", endpoint(),    "--hash",
                         "1",      "--endgames", "none",       "--until-idle"};
        Words right = work;
        right.insert(right.end(), {"--key", key});
        Words wrong = work;
        wrong.insert(wrong.end(), {"--key", key + "x"});
        EXPECT_NE(run(wrong).status, 0) << key;
        const Ran worked = run(right);
        EXPECT_EQ(worked.status, 0) << key << worked.err;
        EXPECT_EQ(server.finish().status, 0) << key;
    }
}

TEST_F(HostileClients, whatIsNoKeyIsRefusedOnBothSides) {
    for (const std::string& key :
         {std::string(101, 'k'), std::string("a\tb"), std::string("a\x7f"), std::string("caf\xe9"),
          std::string("a\xc2\x85"), std::string()}) {
        const Ran served = run(serving(key));
        EXPECT_EQ(served.status, 2) << key;
        EXPECT_TRUE(contains(served.err, "--key")) << served.err;
        const Ran worked =
            run({"engine", "work", "--endpoint", endpoint(), "--key", key, "--until-idle"});
        EXPECT_EQ(worked.status, 2) << key;
        EXPECT_TRUE(contains(worked.err, "--key")) << worked.err;
    }
}

// Nothing is left out of what was sent: it is the key or it is not.
TEST_F(HostileClients, almostTheKeyIsNotTheKey) {
    Running server(serving("secret"), start());
    server.awaitWords("serving");
    const HttpClient client(endpoint());
    for (const std::string key : {"secret\\u0001", "\\u0000secret", "sec\\nret", "secret\\u00e9",
                                  "secret\\u007f", "", "Secret", "secret "})
        EXPECT_EQ(client
                      .post("acquire", R"({"draughtsnet":{"version":"1","apikey":")" + key +
                                           R"("},"scan":{"name":"Scan"}})")
                      .status,
                  401)
            << key;
    EXPECT_EQ(client.get("key/secret%01").status, 404);
    EXPECT_EQ(client.get("key/s%65cret").status, 200);
    server.signal(SIGINT);
    EXPECT_EQ(server.finish().status, 130);
}

// ---- DamExchange

TEST_F(HostileClients, aListenerOutlivesStrangers) {
    const std::string port = std::to_string(port_);
    for (const std::string role : {"follower", "initiator"}) {
        Running listener({"engine", "dxp", "--listen", port, "--role", role, "--nodes", "20",
                          "--endgames", "none", "--hash", "1", "--json"},
                         start());
        listener.awaitWords("waiting for a program");
        std::vector<Socket> silent;
        for (int i = 0; i < 20; ++i)
            silent.push_back(Socket::connectedTo(port_, 2));
        for (const std::string said :
             {"GET / HTTP/1.1\r\n\r\n", "M0000322800", "\xff\xfe", "E00"}) {
            const Socket stranger = Socket::connectedTo(port_, 3);
            (void)stranger.send(said + '\0');
        }
        const Socket flood = Socket::connectedTo(port_, 4);
        (void)flood.send(std::string(100'000, 'x'));
        listener.awaitWords("does not speak DamExchange");
        const Ran other =
            run({"engine", "dxp", port, "--role", role == "follower" ? "initiator" : "follower",
                 "--nodes", "20", "--endgames", "none", "--hash", "1", "--json"});
        EXPECT_EQ(other.status, 0) << other.err;
        const Ran listened = listener.finish();
        EXPECT_EQ(listened.status, 0) << listened.err;
        ASSERT_EQ(objects(listened.out).size(), 1U);
        EXPECT_EQ(objects(listened.out)[0]["complete"], true);
    }
}

} // namespace
} // namespace damscope::cli
