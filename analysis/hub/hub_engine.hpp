// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/engine.hpp"
#include "analysis/engine_error.hpp"
#include "analysis/hub/child_process.hpp"
#include "analysis/hub/hub_dialect.hpp"
#include "rules/board/rules.hpp"

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace damscope::analysis {

/// How an engine of another maker is started and set up.
struct HubSettings {
    std::string title; ///< what messages call it
    ProgramCall call;
    struct Value {
        std::string name;
        std::string value;
        friend bool operator==(const Value&, const Value&) = default;
    };
    std::vector<Value> parameters;
    /// How long it may take to tell about itself, and again to get ready.
    std::chrono::milliseconds patience{10'000};
    friend bool operator==(const HubSettings&, const HubSettings&) = default;
};

/// What an engine has told about itself.
struct HubCapabilities {
    int protocol = 2; ///< 1 or 2
    HubIdentity identity;
    std::vector<HubParameter> parameters; ///< at most 1000
    [[nodiscard]] std::vector<rules::Variant> variants() const;
};

/// An engine in a child process that speaks the Hub protocol. It is started when it is first needed
/// and started anew after it has failed. Nothing that it says is believed: its moves are checked,
/// every answer has a deadline (see docs/analysis.md), and an engine that hangs, crashes, floods,
/// or plays an illegal move is ended and reported as an EngineError.
class HubEngine : public Engine {
public:
    explicit HubEngine(HubSettings settings);
    /// Asks it to quit, and ends it if it does not within a second.
    ~HubEngine() override;

    /// Name, version and parameters that were set; before it was started its title.
    [[nodiscard]] std::string name() const override;
    void setPosition(const rules::Position& start,
                     std::span<const rules::Move> moves = {}) override;
    /// One line at most, whatever `limits` asks: the protocol knows no more. Throws EngineError. An
    /// engine that does not obey a stop request within a second is ended; what it had found by then
    /// is the result.
    Findings search(const Limits& limits, const std::stop_token& stop = {},
                    const Report& report = {}) override;
    /// As in a game: it is told how long it may think and when it is over decides by itself. It is
    /// told to stop two seconds after that. Throws EngineError.
    std::optional<Choice> play(const Limits& limits, const std::stop_token& stop = {}) override;
    void newGame() override;

    /// Starts it for a variant if it does not run, and gives what it tells about itself: nothing
    /// much if it was stopped meanwhile. Throws EngineError if it fails or does not play the
    /// variant.
    const HubCapabilities& meet(rules::Variant variant, const std::stop_token& stop = {});

private:
    using Clock = ChildProcess::Clock;
    struct Search;

    // Starting may be stopped: then it is ended, and they answer false.
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
    void takeSilence(Search& search, const std::stop_token& stop);
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
    rules::Variant variant_{}; ///< what the running process was set up for
    HubCapabilities capabilities_;
    bool known_ = false; ///< capabilities_ have been told
    bool ready_ = false; ///< it has been started and can be asked
    bool newGame_ = false;
    bool answersPing_ = true;
    std::string words_; ///< its last word that was none of the protocol's
};

} // namespace damscope::analysis
