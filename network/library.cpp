// SPDX-License-Identifier: GPL-3.0-or-later
// The library that damscope loads to speak HTTP.
#include "network/http.hpp"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <httplib.h>
#include <map>
#include <mutex>
#include <sys/socket.h>
#include <thread>
#include <utility>

namespace damscope::network {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t longestRequest = std::size_t{1} << 20;
constexpr time_t seconds = 5;
constexpr time_t patience = 30; // of the client
constexpr std::size_t mostAddresses = 10'000;

/// How many requests an address may still send: fifty a second, a hundred at once.
class Allowance {
public:
    bool take(const std::string& address, Clock::time_point now) {
        const std::scoped_lock guard(mutex_);
        if (buckets_.size() >= mostAddresses && !buckets_.contains(address))
            buckets_.clear(); // all begin again
        Bucket& bucket = buckets_.try_emplace(address, Bucket{most, now}).first->second;
        const std::chrono::duration<double> passed = now - bucket.since;
        bucket = {std::min(most, bucket.left + passed.count() * aSecond), now};
        if (bucket.left < 1)
            return false;
        bucket.left -= 1;
        return true;
    }

private:
    static constexpr double aSecond = 50;
    static constexpr double most = 100;
    struct Bucket {
        double left;
        Clock::time_point since;
    };
    std::mutex mutex_;
    std::map<std::string, Bucket> buckets_;
};

// The library would let two servers share a port.
void onlyReuseClosed(socket_t socket) {
    const int yes = 1;
    (void)::setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
}

class Server final : public HttpServer {
public:
    explicit Server(Handler handler) : handler_(std::move(handler)) {
        server_.set_socket_options(onlyReuseClosed);
        server_.set_payload_max_length(longestRequest);
        server_.set_read_timeout(seconds);
        server_.set_write_timeout(seconds);
        const auto answer = [this](const httplib::Request& request, httplib::Response& response) {
            reply(request, response);
        };
        server_.Get("/.*", answer);
        server_.Post("/.*", answer);
    }
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;
    ~Server() override {
        server_.stop();
        if (thread_.joinable())
            thread_.join();
    }

    // Port 0: any that is free. The reason, as in errno, if the address cannot be used.
    int start(const std::string& address, std::uint16_t port) {
        errno = 0;
        const int bound = port == 0 ? server_.bind_to_any_port(address)
                                    : (server_.bind_to_port(address, port) ? port : -1);
        if (bound <= 0)
            return errno != 0 ? errno : EADDRNOTAVAIL;
        port_ = static_cast<std::uint16_t>(bound);
        thread_ = std::thread([this] {
            (void)server_.listen_after_bind();
            ended_ = true;
        });
        while (!server_.is_running() && !ended_) // stop() would have no effect before
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        return 0;
    }

    [[nodiscard]] std::uint16_t port() const override { return port_; }

private:
    void reply(const httplib::Request& request, httplib::Response& response) {
        if (!allowance_.take(request.remote_addr, Clock::now())) {
            response.status = 429;
            return;
        }
        const HttpAnswer answer =
            handler_({request.method, request.path.substr(1), request.body, request.remote_addr});
        response.status = answer.status;
        if (!answer.text.empty())
            response.set_content(answer.text, "application/json");
    }

    httplib::Server server_;
    Handler handler_;
    Allowance allowance_;
    std::uint16_t port_ = 0;
    std::atomic<bool> ended_ = false;
    std::thread thread_;
};

class Client final : public HttpClient {
public:
    Client(const std::string& place, std::string base) : client_(place), base_(std::move(base)) {
        client_.set_connection_timeout(seconds);
        client_.set_read_timeout(patience);
        client_.set_write_timeout(seconds);
    }
    [[nodiscard]] bool isValid() const { return client_.is_valid(); }
    HttpAnswer post(const std::string& path, const std::string& text) override {
        return answerOf(client_.Post(base_ + path, text, "application/json"));
    }
    HttpAnswer get(const std::string& path) override { return answerOf(client_.Get(base_ + path)); }

private:
    static HttpAnswer answerOf(const httplib::Result& result) {
        if (!result)
            return {0, {}};
        return {result->status, result->body.substr(0, longestRequest)};
    }

    httplib::Client client_;
    std::string base_;
};

} // namespace
} // namespace damscope::network

using namespace damscope::network;

extern "C" __attribute__((visibility("default"))) void
damscopeServe(const std::string& address, std::uint16_t port, HttpServer::Handler handler,
              std::unique_ptr<HttpServer>& server, int& error) {
    auto made = std::make_unique<Server>(std::move(handler));
    error = made->start(address, port);
    if (error == 0)
        server = std::move(made);
}

extern "C" __attribute__((visibility("default"))) void
damscopeConnect(const std::string& place, const std::string& base,
                std::unique_ptr<HttpClient>& client) {
    auto made = std::make_unique<Client>(place, base);
    if (made->isValid())
        client = std::move(made);
}
