// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <stdexcept>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility> // for Asio, which forgets it
#include <vector>

/// The socket protocol of DamExchange: messages over TCP, each with a NUL at its end.
namespace damscope::analysis::dxp {

inline constexpr std::uint16_t usualPort = 27531;

/// No connection, or not any more; what() gives the reason.
class ConnectionLost : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// A connection to another program. Not safe for concurrent use.
class Connection {
public:
    /// Tries for this long, also while nobody listens there yet, or until a stop is requested.
    /// Throws ConnectionLost.
    [[nodiscard]] static Connection open(const std::string& host, std::uint16_t port,
                                         std::chrono::milliseconds patience,
                                         const std::stop_token& stop = {});

    Connection(Connection&&) noexcept;
    Connection& operator=(Connection&&) noexcept;
    ~Connection();

    /// Throws ConnectionLost, also if the other side does not read for ten seconds.
    void send(std::string_view message);
    /// The next message; nothing if none comes in time. Throws ConnectionLost at the end of the
    /// connection, and at a message that is longer than any can be.
    [[nodiscard]] std::optional<std::string> receive(std::chrono::milliseconds patience);
    /// Puts a message back before those that are still to be received.
    void putBack(std::string_view message);

private:
    friend class Listener;
    class Socket;
    class Attempts;
    explicit Connection(std::unique_ptr<Socket> socket);

    std::unique_ptr<Socket> socket_;
};

/// Waits for programs that connect.
class Listener {
public:
    /// Port 0: any that is free. Throws ConnectionLost if the address cannot be used.
    Listener(const std::string& address, std::uint16_t port);
    Listener(const Listener&) = delete;
    Listener& operator=(const Listener&) = delete;
    ~Listener();

    [[nodiscard]] std::uint16_t port() const;
    /// Nothing if nobody comes in time.
    [[nodiscard]] std::optional<Connection> accept(std::chrono::milliseconds patience);

private:
    class Acceptor;
    std::unique_ptr<Acceptor> acceptor_;
};

/// Accepts connections for a program that waits for an opponent: the opponent is the first that
/// sends a message of DamExchange. Connections that send something else, close or stay silent keep
/// no other out.
class Reception {
public:
    /// `request`: what the side that waits asks each program that connects, if it is that side
    /// which asks for the games; the other program answers. Empty: the other program asks.
    Reception(Listener& listener, std::string request);

    /// The opponent's connection, with all that it has sent still to be received; nothing if there
    /// is none within this time. Throws ConnectionLost if no more connections can be accepted.
    [[nodiscard]] std::optional<Connection> receive(std::chrono::milliseconds patience);
    /// How many sent something else.
    [[nodiscard]] std::size_t strangers() const { return strangers_; }

private:
    struct Guest {
        Connection connection;
        std::vector<std::string> heard; ///< chat
    };
    enum class Shown { nothing, player, stranger };

    void welcome(Connection connection);
    [[nodiscard]] Shown listen(Guest& guest) const;

    Listener& listener_;
    std::string request_;
    std::deque<Guest> guests_; ///< the one that came last is the last one
    std::size_t strangers_ = 0;
};

} // namespace damscope::analysis::dxp
