// SPDX-License-Identifier: GPL-3.0-or-later
// The requests of the library that damscope loads to speak HTTP.
#include "network/http.hpp"
#include "network/trust.hpp"

#include <algorithm>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <chrono>
#include <functional>
#include <future>
#include <limits>
#include <list>
#include <thread>
#include <tuple>

namespace damscope::network {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
using asio::ip::tcp;
using boost::system::error_code;
using Clock = std::chrono::steady_clock;
using std::chrono::seconds;

constexpr seconds connectPatience{20};
constexpr seconds readPatience{60}; // servers that count games first take their time
constexpr std::chrono::milliseconds slice{50};
constexpr std::chrono::milliseconds headStart{250}; // of an address before the next one is tried
constexpr std::uint32_t longestHead = 32U << 10;
constexpr std::size_t pieceSize = 64U << 10;

// Certificates take a while to read.
asio::ssl::context trustingContext() {
    asio::ssl::context context(asio::ssl::context::tls_client);
    trustAsTheSystem(context.native_handle());
    return context;
}

/// What makes a connection secure; made where it is needed.
struct Secure {
    explicit Secure(beast::tcp_stream& open) : stream(open, context) {}

    asio::ssl::context context = trustingContext(); ///< first: the stream takes over what it trusts
    asio::ssl::stream<beast::tcp_stream&> stream;
};

HostAddresses addressesOfSystem(const std::string& host) {
    asio::io_context context;
    error_code error;
    const auto found = tcp::resolver(context).resolve(host, "", error);
    HostAddresses addresses{{}, error.message()};
    for (const auto& each : found)
        addresses.numbers.push_back(each.endpoint().address().to_string());
    return addresses;
}

// Those of the two families in turn: one of them may have no way to the host.
std::vector<tcp::endpoint> inTurn(const HostAddresses& addresses, std::uint16_t port) {
    std::vector<tcp::endpoint> first;
    std::vector<tcp::endpoint> second;
    for (const std::string& number : addresses.numbers) {
        const tcp::endpoint place(asio::ip::make_address(number), port);
        const bool isOfFirst = first.empty() || first.front().protocol() == place.protocol();
        (isOfFirst ? first : second).push_back(place);
    }
    std::vector<tcp::endpoint> places;
    for (std::size_t i = 0; i < std::max(first.size(), second.size()); ++i)
        for (const auto* family : {&first, &second})
            if (i < family->size())
                places.push_back((*family)[i]);
    return places;
}

/// Connects to the place that answers first (RFC 8305): the next one is tried when one has failed,
/// or has not answered for a while, and those before it may still win.
class Race {
public:
    using Socket = beast::tcp_stream::socket_type;

    Race(asio::io_context& context, std::vector<tcp::endpoint> places)
        : context_(context), places_(std::move(places)), headStart_(context) {}

    /// `done` is called once, when nothing of this is under way any more.
    void begin(std::function<void(error_code)> done) {
        done_ = std::move(done);
        tryNext();
    }
    void cancel() {
        tried_ = places_.size();
        headStart_.cancel();
        error_code ignored;
        for (Socket& socket : sockets_)
            socket.close(ignored);
    }
    /// Once, after it has gone well.
    [[nodiscard]] Socket takeWinner() { return *std::move(winner_); }

private:
    void tryNext() {
        headStart_.cancel();
        if (tried_ == places_.size())
            return;
        Socket& socket = sockets_.emplace_back(context_);
        ++underWay_;
        socket.async_connect(places_[tried_++],
                             [this, &socket](error_code error) { take(socket, error); });
        if (tried_ == places_.size())
            return;
        headStart_.expires_after(headStart);
        ++underWay_;
        headStart_.async_wait([this](error_code error) {
            if (!error)
                tryNext();
            end();
        });
    }

    void take(Socket& socket, error_code error) {
        if (!error && !winner_) {
            winner_ = std::move(socket);
            cancel();
        } else if (error) {
            error_ = error;
            tryNext();
        }
        end();
    }

    void end() {
        if (--underWay_ == 0)
            done_(winner_ ? error_code() : error_);
    }

    asio::io_context& context_;
    std::vector<tcp::endpoint> places_;
    std::size_t tried_ = 0;
    asio::steady_timer headStart_;
    std::list<Socket> sockets_;
    std::optional<Socket> winner_;
    error_code error_; ///< of the last one that failed
    int underWay_ = 0;
    std::function<void(error_code)> done_;
};

/// Runs operations to their ends, but no longer than their time, and not after a stop.
class Waiter {
public:
    Waiter(std::stop_token stop, std::optional<seconds> patience, seconds grace)
        : stop_(std::move(stop)), grace_(grace),
          latest_(patience ? Clock::now() + *patience : Clock::time_point::max()) {}

    [[nodiscard]] asio::io_context& context() { return context_; }
    [[nodiscard]] bool isStopped() {
        if (stop_.stop_requested() && !end_)
            end_ = Clock::now() + grace_;
        return end_ && Clock::now() >= *end_;
    }
    /// Whether the last operation was given up because of its time.
    [[nodiscard]] bool wasSlow() const { return slow_; }
    [[nodiscard]] Clock::time_point endOf(seconds patience) const {
        return std::min(Clock::now() + patience, latest_);
    }

    /// `begin` starts the operation with a handler for its result; `cancel` gives it up.
    template <class Begin, class Cancel>
    error_code await(seconds patience, const Begin& begin, const Cancel& cancel) {
        std::optional<error_code> result;
        begin([&result](error_code error, auto&&... /*result*/) { result = error; });
        context_.restart();
        const auto end = endOf(patience);
        while (!result && !isStopped() && Clock::now() < end)
            context_.run_one_for(slice);
        slow_ = !result && !isStopped();
        if (!result) {
            cancel();
            context_.run(); // the handler lives here
        }
        return result.value_or(asio::error::operation_aborted);
    }

private:
    asio::io_context context_{1};
    std::stop_token stop_;
    seconds grace_;
    std::optional<Clock::time_point> end_; ///< of the grace, after a stop
    Clock::time_point latest_;
    bool slow_ = false;
};

/// A connection of either kind, with the state of the answer that is read from it.
class Answer final : public HttpDownload {
public:
    Answer(const HttpQuery& query, const std::stop_token& stop)
        : waiter_(stop, query.patience, query.grace), stream_(waiter_.context()) {
        if (query.place.isSecure)
            secure_.emplace(stream_);
        parser_.header_limit(longestHead);
        parser_.body_limit(std::numeric_limits<std::uint64_t>::max()); // the reader counts
        if (connect(query) && (!secure_ || shakeHands(query.place.host)) && ask(query))
            takeHead();
    }

    [[nodiscard]] int status() const override { return status_; }
    [[nodiscard]] std::string header(const std::string& name) const override {
        const auto value = parser_.get()[name];
        return {value.data(), value.size()};
    }
    [[nodiscard]] std::optional<std::uint64_t> length() const override {
        const auto length = parser_.content_length();
        return length ? std::optional<std::uint64_t>(*length) : std::nullopt;
    }
    [[nodiscard]] HttpFault fault() const override { return fault_; }
    [[nodiscard]] const std::string& reason() const override { return reason_; }

    [[nodiscard]] std::size_t read(std::span<char> buffer) override {
        std::size_t got = 0;
        while (got == 0 && status_ != 0 && fault_ == HttpFault::none && !parser_.is_done())
            got = readSome(buffer);
        return got;
    }

private:
    template <class Begin> error_code onStream(seconds patience, const Begin& begin) {
        return waiter_.await(
            patience,
            [&](auto handler) {
                if (secure_)
                    begin(secure_->stream, handler);
                else
                    begin(stream_, handler);
            },
            [this] { stream_.close(); });
    }

    std::size_t readSome(std::span<char> buffer) {
        auto& body = parser_.get().body();
        body.data = buffer.data();
        body.size = buffer.size();
        const error_code error = onStream(readPatience, [&](auto& stream, auto handler) {
            http::async_read_some(stream, buffer_, parser_, handler);
        });
        if (error && error != http::error::need_buffer)
            failBody(error);
        else if (parser_.is_done() && buffer_.size() > 0)
            fail(HttpFault::malformed, error_code()); // more came than was promised
        return buffer.size() - body.size;
    }

    // The system cannot be stopped while it looks up a name, for half a minute at worst. It does so
    // in a thread of its own, which ends by itself. Nothing: it took too long, or was stopped.
    std::optional<HostAddresses> addressesOf(const HttpQuery& query) {
        error_code isName;
        asio::ip::make_address(query.place.host, isName);
        if (!isName)
            return HostAddresses{{query.place.host}};
        std::packaged_task<HostAddresses()> lookUp(
            [host = query.place.host, how = query.lookUp ? query.lookUp : addressesOfSystem] {
                return how(host);
            });
        std::future<HostAddresses> found = lookUp.get_future();
        std::thread(std::move(lookUp)).detach();
        const auto end = waiter_.endOf(connectPatience);
        while (found.wait_for(slice) != std::future_status::ready)
            if (waiter_.isStopped() || Clock::now() > end)
                return std::nullopt;
        return found.get();
    }

    bool connect(const HttpQuery& query) {
        const error_code tooLate = asio::error::timed_out;
        const auto found = addressesOf(query);
        if (!found || found->numbers.empty())
            return fail(HttpFault::unknownHost, found ? found->reason : tooLate.message());
        Race race(waiter_.context(), inTurn(*found, query.place.port));
        const error_code error = waiter_.await(
            connectPatience, [&](auto handler) { race.begin(handler); }, [&] { race.cancel(); });
        if (error)
            return fail(HttpFault::unreachable, (waiter_.wasSlow() ? tooLate : error).message());
        stream_.socket() = race.takeWinner();
        return true;
    }

    bool shakeHands(std::string host) {
        auto& stream = secure_->stream;
        stream.set_verify_callback(asio::ssl::host_name_verification(host));
        SSL_ctrl(stream.native_handle(), SSL_CTRL_SET_TLSEXT_HOSTNAME, TLSEXT_NAMETYPE_host_name,
                 host.data()); // the macro for it casts as C does
        const error_code error = waiter_.await(
            connectPatience,
            [&](auto handler) { stream.async_handshake(asio::ssl::stream_base::client, handler); },
            [this] { stream_.close(); });
        if (!error)
            return true;
        const bool ofCertificates = error.category() == asio::error::get_ssl_category();
        return fail(ofCertificates ? HttpFault::untrusted : HttpFault::cut, error);
    }

    bool ask(const HttpQuery& query) {
        http::request<http::string_body> request(query.text ? http::verb::post : http::verb::get,
                                                 query.target, 11, query.text.value_or(""));
        const HttpPlace& place = query.place;
        const bool isUsual = place.port == (place.isSecure ? 443 : 80);
        const bool isNumber = place.host.find(':') != std::string::npos;
        request.set(http::field::host, (isNumber ? '[' + place.host + ']' : place.host) +
                                           (isUsual ? "" : ':' + std::to_string(place.port)));
        for (const auto& [name, value] : query.headers)
            request.set(name, value);
        request.keep_alive(false);
        request.prepare_payload();
        const error_code error = onStream(readPatience, [&](auto& stream, auto handler) {
            http::async_write(stream, request, handler);
        });
        return !error || fail(HttpFault::cut, error);
    }

    void takeHead() {
        const error_code error = onStream(readPatience, [&](auto& stream, auto handler) {
            http::async_read_header(stream, buffer_, parser_, handler);
        });
        constexpr int leastStatus = 100;
        if (error)
            failBody(error);
        else if (static_cast<int>(parser_.get().result_int()) < leastStatus)
            fail(HttpFault::malformed, error);
        else
            status_ = static_cast<int>(parser_.get().result_int());
    }

    void failBody(error_code error) {
        const bool ended =
            error == http::error::partial_message || error == http::error::end_of_stream ||
            error.category() != http::make_error_code(http::error::bad_method).category();
        fail(ended ? HttpFault::cut : HttpFault::malformed, error);
    }

    // Always false.
    bool fail(HttpFault fault, std::string reason) {
        const bool wasSlow = waiter_.wasSlow() && fault != HttpFault::unreachable;
        fault_ = waiter_.isStopped() ? HttpFault::stopped : wasSlow ? HttpFault::slow : fault;
        reason_ = std::move(reason);
        return false;
    }
    bool fail(HttpFault fault, error_code error) { return fail(fault, error.message()); }

    Waiter waiter_;
    beast::tcp_stream stream_;
    std::optional<Secure> secure_; ///< on top of it
    beast::flat_buffer buffer_{pieceSize};
    http::response_parser<http::buffer_body> parser_;
    int status_ = 0;
    HttpFault fault_ = HttpFault::none;
    std::string reason_;
};

} // namespace
} // namespace damscope::network

using namespace damscope::network;

extern "C" __attribute__((visibility("default"))) void
damscopeDownload(const HttpQuery& query, const std::stop_token& stop,
                 std::unique_ptr<HttpDownload>& download) {
    download = std::make_unique<Answer>(query, stop);
}
