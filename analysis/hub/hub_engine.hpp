// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/engine.hpp"
#include "analysis/hub/child_process.hpp"
#include "analysis/hub/hub_dialect.hpp"
#include "rules/board/rules.hpp"

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace damscope::analysis {

/// How an external engine is started and set up.
struct HubSettings {
    std::string title; ///< its name in messages
    ProgramCall call;
    struct Value {
        std::string name;
        std::string value;
        friend bool operator==(const Value&, const Value&) = default;
    };
    std::vector<Value> parameters;
    /// The time that it may take to introduce itself, and again to get ready.
    std::chrono::milliseconds timeout{10'000};
    friend bool operator==(const HubSettings&, const HubSettings&) = default;
};

/// The properties that an engine has reported.
struct HubCapabilities {
    int protocol = 2; ///< 1 or 2
    HubIdentity identity;
    std::vector<HubParameter> parameters; ///< at most 1000
    [[nodiscard]] std::vector<rules::Variant> variants() const;
};

/// An engine in a child process that speaks the Hub protocol. It is started on first use and
/// restarted after a failure. Its output is not trusted: its moves are checked, every answer has a
/// deadline (see docs/analysis.md), and an engine that hangs, crashes, floods, or plays an illegal
/// move is ended and reported as an EngineError.
class HubEngine : public Engine {
public:
    explicit HubEngine(HubSettings settings);
    /// Sends quit, and ends it if it does not quit within a second.
    ~HubEngine() override;

    /// Name, version and the parameters that were set; its title before it was started.
    [[nodiscard]] std::string name() const override;
    void setPosition(const rules::Position& start,
                     std::span<const rules::Move> moves = {}) override;
    /// Gives at most one line, whatever `limits` says: the protocol has no more. Throws
    /// EngineError. An engine that does not obey a stop request within a second is ended; its
    /// findings so far are the result.
    Findings search(const Limits& limits, const std::stop_token& stop = {},
                    const Report& report = {}) override;
    /// Plays as in a game: the engine gets the time limit and decides by itself when to stop. It is
    /// sent a stop two seconds after the limit. Throws EngineError.
    std::optional<Choice> play(const Limits& limits, const std::stop_token& stop = {}) override;
    void newGame() override;

    /// Starts it for a variant if it is not running, and returns its capabilities: incomplete if
    /// it was stopped meanwhile. Throws EngineError if it fails or does not play the
    /// variant.
    const HubCapabilities& meet(rules::Variant variant, const std::stop_token& stop = {});

private:
    using Clock = ChildProcess::Clock;
    struct Search;

    // Starting may be stopped: then it is ended, and they return false.
    [[nodiscard]] bool start(rules::Variant variant, const std::stop_token& stop);
    [[nodiscard]] bool greet(const std::stop_token& stop);
    void takeGreeting(const std::string& line, std::unique_ptr<HubDialect>& guess);
    void setParameters(rules::Variant variant);
    [[nodiscard]] bool awaitReady(const std::stop_token& stop);
    [[nodiscard]] bool flush();
    [[nodiscard]] bool prepare(const std::stop_token& stop);
    void launch(const Limits& limits, const std::string& command);
    void follow(Search& search, const std::stop_token& stop, const Report& report);
    void takeLine(Search& search, const std::string& line, const Report& report);
    void takeInfo(Search& search, const HubMessage& message, const Report& report);
    void takeMove(Search& search, const HubMessage& message);
    void onTimeout(Search& search, const std::stop_token& stop);
    void say(const std::string& line);
    void noteWords(const HubMessage& message, const std::string& line);
    [[nodiscard]] std::string lastWords() const;
    [[noreturn]] void fail(const std::string& what);
    [[noreturn]] void failHeard(ChildProcess::Heard heard, const std::string& during);
    void quit();
    void kill();

    HubSettings settings_;
    rules::Position start_;
    std::vector<rules::Move> moves_;
    rules::Position position_; ///< start_ after moves_
    std::unique_ptr<ChildProcess> process_;
    std::unique_ptr<HubDialect> dialect_;
    rules::Variant variant_{}; ///< the variant that the running process was set up for
    HubCapabilities capabilities_;
    bool known_ = false; ///< capabilities_ have been reported
    bool ready_ = false; ///< it has been started and can be asked
    bool newGame_ = false;
    bool answersPing_ = true;
    std::string words_; ///< its last line that was not part of the protocol
};

} // namespace damscope::analysis
