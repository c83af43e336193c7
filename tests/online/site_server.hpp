// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace damscope::online::testing {

/// What is sent in answer to a request.
struct Reply {
    int status = 200;
    std::string body;
    std::vector<std::pair<std::string, std::string>> headers{};
    /// The length that the head promises, if it is not that of the body.
    std::optional<std::size_t> claimed{};
    /// The body, as it is sent, stops here: the connection is closed, or, if it `hangs`, stays open
    /// in silence.
    std::optional<std::size_t> sent{};
    bool hangs = false;
    /// No length is promised: the body comes in chunks of this size.
    std::optional<std::size_t> chunk{};
};

/// A server of HTTP on this machine that answers as it is told, also wrongly. `identity`: the file
/// of a certificate and its key, for https.
class SiteServer {
public:
    using Handler = std::function<Reply(const std::string& target)>;

    explicit SiteServer(Handler handler, const std::string& identity = {});
    ~SiteServer();
    SiteServer(const SiteServer&) = delete;
    SiteServer& operator=(const SiteServer&) = delete;

    /// "http://127.0.0.1:PORT"
    [[nodiscard]] std::string address() const;
    [[nodiscard]] std::uint16_t port() const;
    /// The targets that were asked for.
    [[nodiscard]] std::vector<std::string> asked() const;
    /// How many requests were being answered at the same time at most.
    [[nodiscard]] int mostAtOnce() const;

private:
    struct State;
    std::unique_ptr<State> state_;
};

/// An address of this machine, at the port of a server, where connections neither succeed nor fail.
class SilentAddress {
public:
    SilentAddress(const std::string& number, const SiteServer& besides);
    ~SilentAddress();
    SilentAddress(const SilentAddress&) = delete;
    SilentAddress& operator=(const SilentAddress&) = delete;

private:
    struct State;
    std::unique_ptr<State> state_;
};

/// The value of a parameter of a target; nothing if it has none.
[[nodiscard]] std::optional<std::string> parameter(const std::string& target,
                                                   const std::string& name);

/// A game as lidraughts has it.
struct SiteGame {
    std::string id;
    std::string white;
    std::string black;
    long long created = 0; ///< milliseconds since 1970
    bool goesOn = false;
    std::string moves = "1. 32-28 { [%eval 0.02] [%clock w0:03:00 B0:03:00] } 19-23 { [%eval 0.1] "
                        "[%clock W0:03:00 b0:02:58] } 2. 28x19 { [%clock w0:02:57 B0:02:58] } "
                        "14x23 { [%clock W0:02:57 b0:02:55] }";
};
/// Its PDN, with the address of the server in its tags.
[[nodiscard]] std::string pdnOf(const SiteGame& game, const std::string& server);

/// What lidraughts answers to a request for the games of a user: the newest first, those between
/// `since` and `until`, both left out.
[[nodiscard]] std::string exported(const std::vector<SiteGame>& games, const std::string& user,
                                   const std::string& target, const std::string& server);

} // namespace damscope::online::testing
