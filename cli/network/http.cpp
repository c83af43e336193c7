// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/network/http.hpp"

#include "cli/options/arguments.hpp"

#include <algorithm>
#include <atomic>
#include <fmt/format.h>
#include <httplib.h>
#include <map>
#include <mutex>
#include <thread>
#include <utility>

namespace damscope::cli {
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

} // namespace

// ---- the server

class HttpServer::Implementation {
public:
    Implementation(const std::string& address, std::uint16_t port, Handler handler)
        : handler_(std::move(handler)) {
        server_.set_payload_max_length(longestRequest);
        server_.set_read_timeout(seconds);
        server_.set_write_timeout(seconds);
        const auto answer = [this](const httplib::Request& request, httplib::Response& response) {
            reply(request, response);
        };
        server_.Get("/.*", answer);
        server_.Post("/.*", answer);
        const int bound = port == 0 ? server_.bind_to_any_port(address)
                                    : (server_.bind_to_port(address, port) ? port : -1);
        if (bound <= 0)
            throw UsageError(fmt::format("{}, port {}: the address cannot be used; choose another "
                                         "port, or end the program that has it",
                                         address, port));
        port_ = static_cast<std::uint16_t>(bound);
        thread_ = std::thread([this] {
            (void)server_.listen_after_bind();
            ended_ = true;
        });
        while (!server_.is_running() && !ended_) // stop() would have no effect before
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    ~Implementation() {
        server_.stop();
        thread_.join();
    }
    [[nodiscard]] std::uint16_t port() const { return port_; }

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

HttpServer::HttpServer(const std::string& address, std::uint16_t port, Handler handler)
    : implementation_(std::make_unique<Implementation>(address, port, std::move(handler))) {}
HttpServer::~HttpServer() = default;

std::uint16_t HttpServer::port() const {
    return implementation_->port();
}

// ---- the client

class HttpClient::Implementation {
public:
    explicit Implementation(const std::string& endpoint) {
        const std::size_t scheme = endpoint.find("://");
        const std::size_t slash =
            scheme == std::string::npos ? scheme : endpoint.find('/', scheme + 3);
        if (!endpoint.starts_with("http://") && !endpoint.starts_with("https://"))
            throw UsageError(fmt::format("--endpoint: \"{}\" is not an address; write "
                                         "http://HOST:PORT/",
                                         endpoint));
        base_ = slash == std::string::npos ? "/" : endpoint.substr(slash);
        if (!base_.ends_with('/'))
            base_ += '/';
        const std::string place = endpoint.substr(0, slash);
        client_ = std::make_unique<httplib::Client>(place);
        if (!client_->is_valid())
            throw UsageError(
                fmt::format("--endpoint: {} is not supported; write http://HOST:PORT/", place));
        client_->set_connection_timeout(seconds);
        client_->set_read_timeout(patience);
        client_->set_write_timeout(seconds);
    }
    HttpAnswer post(const std::string& path, const std::string& text) {
        return answerOf(client_->Post(base_ + path, text, "application/json"));
    }
    HttpAnswer get(const std::string& path) { return answerOf(client_->Get(base_ + path)); }

private:
    static HttpAnswer answerOf(const httplib::Result& result) {
        if (!result)
            return {0, httplib::to_string(result.error())};
        return {result->status, result->body.substr(0, longestRequest)};
    }

    std::unique_ptr<httplib::Client> client_;
    std::string base_;
};

HttpClient::HttpClient(const std::string& endpoint)
    : implementation_(std::make_unique<Implementation>(endpoint)) {}
HttpClient::~HttpClient() = default;

HttpAnswer HttpClient::post(const std::string& path, const std::string& text) {
    return implementation_->post(path, text);
}
HttpAnswer HttpClient::get(const std::string& path) {
    return implementation_->get(path);
}

} // namespace damscope::cli
