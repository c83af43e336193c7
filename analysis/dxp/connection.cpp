// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/dxp/connection.hpp"

#include "analysis/dxp/message.hpp"
#include "base/system/sockets.hpp"

#include <boost/asio.hpp>

#include <array>
#include <future>
#include <thread>

namespace damscope::analysis::dxp {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;
using Places = tcp::resolver::results_type;
using boost::system::error_code;
using std::chrono::milliseconds;

constexpr milliseconds sendPatience{10'000};
constexpr milliseconds betweenAttempts{100};
constexpr milliseconds slice{50}; // after which a stop is noticed

[[noreturn]] void lose(const std::string& what, const error_code& error) {
    throw ConnectionLost(what + ": " + error.message());
}

} // namespace

// ---- a connection

class Connection::Socket {
public:
    Socket() : socket(context) {}

    asio::io_context context;
    tcp::socket socket;

    /// False if it is not done in time.
    bool run(const bool& done, milliseconds patience) {
        context.restart();
        context.run_for(patience);
        return done;
    }

    void send(std::string_view message) {
        std::string bytes(message);
        bytes += '\0';
        bool done = false;
        error_code result;
        // A read that is under way stays so: its handler may run here, too.
        asio::async_write(socket, asio::buffer(bytes), [&](const error_code& error, std::size_t) {
            result = error;
            done = true;
            context.stop();
        });
        const auto end = std::chrono::steady_clock::now() + sendPatience;
        while (!done && std::chrono::steady_clock::now() < end)
            (void)run(done, milliseconds(100));
        if (!done) {
            close();
            throw ConnectionLost("the other program does not read");
        }
        if (result)
            lose("the connection is broken", result);
    }

    std::optional<std::string> receive(milliseconds patience) {
        if (auto message = takeMessage())
            return message;
        const auto end = std::chrono::steady_clock::now() + patience;
        do {
            if (!reading_)
                read();
            context.restart();
            if (context.poll() == 0) // what has come is read, however short the time is
                context.run_until(end);
            if (auto message = takeMessage())
                return message;
            if (error_)
                lose("the connection has ended", *error_);
        } while (std::chrono::steady_clock::now() < end);
        return std::nullopt;
    }

    void putBack(std::string_view message) {
        waiting_.insert(0, 1, '\0');
        waiting_.insert(0, message);
    }

    void close() {
        error_code ignored;
        socket.close(ignored);
        context.restart();
        context.run_for(milliseconds(100)); // handlers of what was under way
    }

private:
    void read() {
        reading_ = true;
        socket.async_read_some(asio::buffer(buffer_),
                               [this](const error_code& error, std::size_t bytes) {
                                   reading_ = false;
                                   if (error)
                                       error_ = error;
                                   else
                                       waiting_.append(buffer_.data(), bytes);
                                   context.stop();
                               });
    }

    std::optional<std::string> takeMessage() {
        const std::size_t end = waiting_.find('\0');
        if (end == std::string::npos) {
            if (waiting_.size() > longestMessage)
                throw ConnectionLost("the other program sends no messages of DamExchange");
            return std::nullopt;
        }
        std::string message = waiting_.substr(0, end);
        waiting_.erase(0, end + 1);
        if (message.size() > longestMessage)
            throw ConnectionLost("the other program sends no messages of DamExchange");
        return message;
    }

    bool reading_ = false;
    std::array<char, 1024> buffer_{};
    std::string waiting_;
    std::optional<error_code> error_;
};

/// Tries to reach a host until a time, or until a stop is requested.
class Connection::Attempts {
public:
    std::string host;
    std::chrono::steady_clock::time_point end;
    std::stop_token stop;

    [[nodiscard]] Places find(std::uint16_t port) const {
        std::packaged_task<Places()> task([name = host, service = std::to_string(port)] {
            asio::io_context context;
            return tcp::resolver(context).resolve(name, service);
        });
        std::future<Places> found = task.get_future();
        std::thread(std::move(task)).detach(); // a look-up of the system cannot be interrupted
        while (found.wait_for(slice) != std::future_status::ready)
            requireTime();
        try {
            return found.get();
        } catch (const boost::system::system_error& error) {
            lose(host, error.code());
        }
    }

    [[nodiscard]] error_code connect(Socket& socket, const Places& places) const {
        bool done = false;
        error_code error;
        asio::async_connect(socket.socket, places,
                            [&](const error_code& result, const tcp::endpoint&) {
                                error = result;
                                done = true;
                            });
        try {
            requireTime();
            while (!socket.run(done, slice))
                requireTime();
        } catch (const ConnectionLost&) {
            socket.close(); // with what is under way
            throw;
        }
        return error;
    }

private:
    void requireTime() const {
        if (stop.stop_requested())
            throw ConnectionLost(host + ": stopped");
        if (std::chrono::steady_clock::now() > end)
            throw ConnectionLost(host + ": no answer");
    }
};

Connection::Connection(std::unique_ptr<Socket> socket) : socket_(std::move(socket)) {}
Connection::Connection(Connection&&) noexcept = default;
Connection& Connection::operator=(Connection&&) noexcept = default;
// Handlers of what is under way end with the context.
Connection::~Connection() = default;

Connection Connection::open(const std::string& host, std::uint16_t port, milliseconds patience,
                            const std::stop_token& stop) {
    const Attempts attempts{host, std::chrono::steady_clock::now() + patience, stop};
    const auto places = attempts.find(port);
    while (true) {
        auto socket = std::make_unique<Socket>();
        const error_code error = attempts.connect(*socket, places);
        if (!error) {
            socket->socket.set_option(tcp::no_delay(true));
            return Connection(std::move(socket));
        }
        if (std::chrono::steady_clock::now() + betweenAttempts > attempts.end)
            lose(host, error);
        std::this_thread::sleep_for(betweenAttempts);
    }
}

void Connection::send(std::string_view message) {
    socket_->send(message);
}

std::optional<std::string> Connection::receive(milliseconds patience) {
    return socket_->receive(patience);
}

void Connection::putBack(std::string_view message) {
    socket_->putBack(message);
}

// ---- waiting for one

class Listener::Acceptor {
public:
    Acceptor(const std::string& address, std::uint16_t port) : acceptor(context) {
        error_code error;
        tcp::resolver resolver(context);
        const auto places = resolver.resolve(address, std::to_string(port), error);
        if (error || places.empty())
            lose(address, error);
        const tcp::endpoint place = places.begin()->endpoint();
        acceptor.open(place.protocol(), error);
        if (!error)
            acceptor.set_option(tcp::acceptor::reuse_address(base::asksToReusePort), error);
        if (!error)
            acceptor.bind(place, error);
        if (!error)
            acceptor.listen(tcp::acceptor::max_listen_connections, error);
        if (error)
            lose(address + ", port " + std::to_string(port), error);
    }

    asio::io_context context;
    tcp::acceptor acceptor;
};

Listener::Listener(const std::string& address, std::uint16_t port)
    : acceptor_(std::make_unique<Acceptor>(address, port)) {}
Listener::~Listener() = default;

std::uint16_t Listener::port() const {
    return acceptor_->acceptor.local_endpoint().port();
}

std::optional<Connection> Listener::accept(milliseconds patience) {
    auto socket = std::make_unique<Connection::Socket>();
    bool done = false;
    error_code error;
    acceptor_->acceptor.async_accept(socket->socket, [&](const error_code& result) {
        error = result;
        done = true;
    });
    acceptor_->context.restart();
    acceptor_->context.run_for(patience);
    if (!done) {
        acceptor_->acceptor.cancel(error);
        acceptor_->context.restart();
        acceptor_->context.run();
        if (error)
            return std::nullopt;
    }
    if (error == asio::error::connection_aborted) // it has gone before it was taken
        return std::nullopt;
    if (error)
        lose("no connection", error);
    socket->socket.set_option(tcp::no_delay(true), error);
    return Connection(std::move(socket));
}

namespace {

using std::chrono::milliseconds;

constexpr std::size_t mostGuests = 16; // the one that has said nothing for longest leaves
constexpr std::size_t mostHeard = 10;
constexpr milliseconds moment{1};

} // namespace

Reception::Reception(Listener& listener, std::string request)
    : listener_(listener), request_(std::move(request)) {}

std::optional<Connection> Reception::receive(milliseconds patience) {
    const auto end = std::chrono::steady_clock::now() + patience;
    do {
        constexpr milliseconds slice{20};
        if (auto connection = listener_.accept(slice))
            welcome(std::move(*connection));
        for (auto guest = guests_.begin(); guest != guests_.end();) {
            const Shown shown = listen(*guest);
            if (shown == Shown::player) {
                Connection player = std::move(guest->connection);
                for (auto heard = guest->heard.rbegin(); heard != guest->heard.rend(); ++heard)
                    player.putBack(*heard);
                return player;
            }
            strangers_ += shown == Shown::stranger ? 1 : 0;
            guest = shown == Shown::nothing ? guest + 1 : guests_.erase(guest);
        }
    } while (std::chrono::steady_clock::now() < end);
    return std::nullopt;
}

void Reception::welcome(Connection connection) {
    try {
        if (!request_.empty())
            connection.send(request_);
    } catch (const ConnectionLost&) {
        return; // it has gone again
    }
    guests_.push_back({std::move(connection), {}});
    if (guests_.size() > mostGuests)
        guests_.pop_front();
}

Reception::Shown Reception::listen(Guest& guest) const {
    try {
        while (const auto text = guest.connection.receive(moment)) {
            const auto message = read(*text);
            guest.heard.push_back(*text);
            const bool speaks =
                message && (request_.empty() ? std::holds_alternative<GameRequest>(*message)
                                             : std::holds_alternative<GameAnswer>(*message));
            if (speaks)
                return Shown::player;
            if (!message || !std::holds_alternative<Chat>(*message) ||
                guest.heard.size() > mostHeard)
                return Shown::stranger;
        }
        return Shown::nothing;
    } catch (const ConnectionLost&) {
        return Shown::stranger;
    }
}

} // namespace damscope::analysis::dxp
