// SPDX-License-Identifier: GPL-3.0-or-later
// The server of the library that damscope loads to speak HTTP.
#include "network/http.hpp"

#include "base/system/sockets.hpp"

#include <algorithm>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <cerrno>
#include <charconv>
#include <chrono>
#include <exception>
#include <map>
#include <optional>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

namespace damscope::network {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
using asio::ip::tcp;
using boost::system::error_code;
using Clock = std::chrono::steady_clock;

// Limits on requests.
constexpr std::size_t longestText = std::size_t{1} << 20;
constexpr std::uint32_t longestHeader = 8U << 10;
constexpr std::size_t longestPiece = 64U << 10; // that is read before it is looked at
constexpr std::chrono::seconds patience{5};     // for a request, and for who takes an answer
constexpr std::size_t mostConnections = 64;
constexpr std::size_t mostOfAddress = 16;
constexpr std::size_t mostAddresses = 10'000;

/// How many requests an address may still send: fifty a second, a hundred at once.
class Allowance {
public:
    bool take(const std::string& address, Clock::time_point now) {
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
    std::map<std::string, Bucket> buckets_;
};

/// "key/a%20b?c" is "key/a b".
std::string decoded(std::string_view target) {
    target = target.substr(0, target.find('?'));
    std::string path;
    for (std::size_t i = target.starts_with('/') ? 1 : 0; i < target.size(); ++i) {
        unsigned char byte = 0;
        const std::string_view digits = target.substr(i + 1, 2);
        const char* const end = digits.data() + digits.size();
        if (target[i] == '%' && digits.size() == 2 &&
            std::from_chars(digits.data(), end, byte, 16).ptr == end) {
            path += static_cast<char>(byte);
            i += 2;
        } else
            path += target[i];
    }
    return path;
}

/// A connection: one request after another, each within the limits.
class Session : public std::enable_shared_from_this<Session> {
public:
    using Response = http::response<http::string_body>;
    using Answer = std::function<HttpAnswer(HttpRequest)>;
    using Ended = std::function<void(const Session&)>;

    Session(tcp::socket socket, std::string address, const Answer& answer, const Ended& ended)
        : stream_(std::move(socket)), address_(std::move(address)), answer_(answer), ended_(ended) {
    }

    [[nodiscard]] const std::string& address() const { return address_; }
    /// When it began to wait for the request that it has not answered yet.
    [[nodiscard]] Clock::time_point since() const { return since_; }
    void close() { stream_.close(); }

    void read() {
        since_ = Clock::now();
        parser_.emplace();
        parser_->header_limit(longestHeader);
        parser_->body_limit(longestText);
        stream_.expires_after(patience); // for all of it
        http::async_read(
            stream_, buffer_, *parser_,
            [self = shared_from_this()](error_code error, std::size_t) { self->take(error); });
    }

private:
    void take(error_code error) {
        if (error == http::error::body_limit)
            return refuse(http::status::payload_too_large);
        if (error == http::error::header_limit || error == http::error::buffer_overflow)
            return refuse(http::status::request_header_fields_too_large);
        const bool isMalformed =
            error.category() == http::make_error_code(http::error::bad_method).category();
        if (error && isMalformed && error != http::error::end_of_stream)
            return refuse(http::status::bad_request);
        if (error)
            return end();
        const auto request = parser_->release();
        const HttpAnswer answer =
            answer_({std::string(request.method_string()),
                     decoded({request.target().data(), request.target().size()}), request.body(),
                     address_});
        Response response;
        response.result(static_cast<unsigned>(answer.status));
        response.keep_alive(request.keep_alive());
        if (!answer.text.empty())
            response.set(http::field::content_type, "application/json");
        response.body() = answer.text;
        write(std::move(response));
    }

    void refuse(http::status status) {
        Response response;
        response.result(status);
        response.keep_alive(false);
        write(std::move(response));
    }

    void write(Response response) {
        response_ = std::move(response);
        if (response_.result() != http::status::no_content)
            response_.prepare_payload();
        stream_.expires_after(patience);
        http::async_write(stream_, response_,
                          [self = shared_from_this()](error_code error, std::size_t) {
                              if (error || !self->response_.keep_alive())
                                  self->end();
                              else
                                  self->read();
                          });
    }

    void end() {
        error_code ignored;
        stream_.socket().shutdown(tcp::socket::shutdown_send, ignored);
        ended_(*this);
    }

    beast::tcp_stream stream_;
    std::string address_;
    const Answer& answer_;
    const Ended& ended_;
    beast::flat_buffer buffer_{longestPiece};
    std::optional<http::request_parser<http::string_body>> parser_;
    Response response_;
    Clock::time_point since_;
};

/// One thread answers all: no request takes long, and what is stored is stored by one writer.
class Server final : public HttpServer {
public:
    explicit Server(Handler handler) : handler_(std::move(handler)) {}
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;
    ~Server() override {
        context_.stop();
        if (thread_.joinable())
            thread_.join();
    }

    // Port 0: any that is free. The reason, as in errno, if the address cannot be used.
    int start(const std::string& address, std::uint16_t port) {
        error_code error;
        const auto places = tcp::resolver(context_).resolve(address, std::to_string(port), error);
        if (error || places.empty())
            return EADDRNOTAVAIL;
        const tcp::endpoint place = places.begin()->endpoint();
        acceptor_.open(place.protocol(), error);
        if (!error)
            acceptor_.set_option(tcp::acceptor::reuse_address(base::asksToReusePort), error);
        if (!error)
            acceptor_.bind(place, error);
        if (!error)
            acceptor_.listen(tcp::acceptor::max_listen_connections, error);
        if (error)
            return error.default_error_condition().value(); // errno, whatever the system counts in
        accept();
        thread_ = std::thread([this] { context_.run(); });
        return 0;
    }

    [[nodiscard]] std::uint16_t port() const override { return acceptor_.local_endpoint().port(); }

private:
    using Sessions = std::vector<std::shared_ptr<Session>>;

    void accept() {
        acceptor_.async_accept([this](error_code error, tcp::socket socket) {
            if (error)
                return acceptLater();
            receive(std::move(socket));
            accept();
        });
    }

    // No descriptors are left, or a connection has gone before it was taken.
    void acceptLater() {
        pause_.expires_after(std::chrono::milliseconds(100));
        pause_.async_wait([this](error_code error) {
            if (!error)
                accept();
        });
    }

    void receive(tcp::socket socket) {
        error_code error;
        const tcp::endpoint from = socket.remote_endpoint(error);
        if (error)
            return; // it has gone again
        socket.set_option(tcp::no_delay(true), error);
        const std::string address = from.address().to_string();
        makeRoom(address);
        sessions_.push_back(std::make_shared<Session>(std::move(socket), address, answer_, ended_));
        sessions_.back()->read();
    }

    // A request takes milliseconds. Where there are too many connections, a new one replaces the
    // one that has been busy with its request, or idle, for the longest time.
    void makeRoom(const std::string& address) {
        const auto isOfAddress = [&](const auto& session) { return session->address() == address; };
        const auto end = [&](auto&& those) {
            const std::shared_ptr<Session> oldest =
                *std::ranges::min_element(those, {}, [](const auto& s) { return s->since(); });
            oldest->close();
            std::erase(sessions_, oldest);
        };
        Sessions same;
        std::ranges::copy_if(sessions_, std::back_inserter(same), isOfAddress);
        if (same.size() >= mostOfAddress)
            end(same);
        else if (sessions_.size() >= mostConnections)
            end(sessions_);
    }

    HttpAnswer answer(const HttpRequest& request) {
        if (!allowance_.take(request.address, Clock::now()))
            return {static_cast<int>(http::status::too_many_requests), {}};
        try {
            return handler_(request);
        } catch (const std::exception&) { // the store, for one, cannot be written
            return {static_cast<int>(http::status::internal_server_error), {}};
        }
    }

    void forget(const Session& session) {
        std::erase_if(sessions_, [&](const auto& each) { return each.get() == &session; });
    }

    asio::io_context context_{1};
    tcp::acceptor acceptor_{context_};
    asio::steady_timer pause_{context_};
    Handler handler_;
    Allowance allowance_;
    const Session::Answer answer_ = [this](const HttpRequest& request) { return answer(request); };
    const Session::Ended ended_ = [this](const Session& session) { forget(session); };
    Sessions sessions_;
    std::thread thread_;
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
