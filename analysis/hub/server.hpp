// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/embedded/embedded_engine.hpp"
#include "analysis/hub/message.hpp"

#include <atomic>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>

namespace damscope::analysis::hub {

/// The time for a game from a `level` command.
struct Level {
    Limits limits; ///< of a move: depth, nodes, move-time
    bool infinite = false;
    std::optional<double> seconds; ///< left on the clock
    double increment = 0;          ///< seconds added for each move
    int moves = 0;                 ///< to the next time control; 0: the rest of the game

    /// The limits of one move, with the clock if there is one.
    [[nodiscard]] Limits ofNextMove() const;
};

/// The embedded engine as a Hub engine (Hub protocol 2): handles one line after the other, searches
/// in a thread of its own and writes its answers line by line.
///
/// Supported: hub, set-param, init, new-game, pos, level, go think|ponder|analyze, ponder-hit,
/// stop, ping, quit. Parameters: variant (normal, killer, bt, frisian, losing, and Damscope's own
/// names), threads, hash (MB). Commands that it does not know are ignored, as the protocol asks;
/// after a position that was refused nothing is searched until another one is set.
class Server {
public:
    /// `write` gets whole lines without their ends, from two threads but never concurrently.
    Server(EngineSettings settings, std::function<void(std::string_view)> write);
    /// Stops a search in progress.
    ~Server();
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;

    /// False if the line is "quit". Rethrows exceptions of `write`, including those in the search.
    bool obey(std::string_view line);
    /// Waits for a search that ends by itself; stops any other.
    void finish();

private:
    using Action = void (*)(Server&, const Message&);
    /// What is done at a command; null for one that is not known.
    static Action findAction(std::string_view command);

    void quit();
    void answer(const Limits& limits, const std::stop_token& stop);
    void throwFailure();
    void say(const std::string& line);
    void fail(const std::string& what);
    void introduce();
    void setParameter(const Message& m);
    void initialise();
    void setPosition(const Message& m);
    /// Reports why, and forgets the position: a client must not get a move of another one.
    void refusePosition(const std::string& why);
    void setLevel(const Message& m);
    void newGame();
    void ponderHit();
    void go(const Message& m);
    void start(const Limits& limits, bool endless);
    /// Ends a search in progress. Its answer is written unless it is not wanted.
    void stop(bool answer);

    EngineSettings settings_;
    std::function<void(std::string_view)> write_;
    std::mutex writing_;
    std::exception_ptr failure_; ///< of the search thread; under `writing_`
    std::unique_ptr<EmbeddedEngine> engine_;
    rules::Variant variant_ = rules::Variant::international;
    rules::Position start_;
    std::vector<rules::Move> moves_;
    bool hasQuit_ = false;
    bool hasVariant_ = true;  ///< false after a variant that is not known or was not read
    bool hasPosition_ = true; ///< false after a position or a variant that was refused
    Level level_;
    bool pondering_ = false;
    bool endless_ = false;
    std::atomic<bool> answer_ = true;
    std::jthread search_;
};

} // namespace damscope::analysis::hub
