// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/hub/hub_engine.hpp"

#include "analysis/hub/message.hpp"
#include "rules/moves/generate.hpp"

#include <algorithm>
#include <system_error>
#include <utility>

namespace damscope::analysis {
namespace {

using namespace std::chrono_literals;
using Heard = ChildProcess::Heard;
using Kind = HubMessage::Kind;
using Reach = EngineError::Reach;

constexpr auto writePatience = 2s;
constexpr auto pongPatience = 1s;
constexpr auto quitPatience = 1s;
constexpr auto stopPatience = 1s;         // for a move after "stop"
constexpr auto searchPatience = 2s;       // beyond the limits of a search
constexpr std::uint64_t slowest = 10'000; // nodes per second that an engine must reach
constexpr auto pingAfter = 5s;            // of silence in a search
constexpr auto silencePatience = 60s;
constexpr std::size_t mostParameters = 1000;
constexpr std::size_t longestName = 100;

std::string shortened(std::string text) {
    if (text.size() > longestName)
        text.resize(longestName);
    return text;
}

// The moves of a line up to the first illegal one.
std::vector<rules::Move> legalPart(rules::Position position,
                                   const std::vector<std::string>& texts) {
    constexpr std::size_t mostMoves = 60;
    std::vector<rules::Move> moves;
    for (const std::string& text : texts) {
        const auto move = hub::readMove(position, text);
        if (!move || moves.size() == mostMoves)
            break;
        moves.push_back(*move);
        position.play(*move);
    }
    return moves;
}

void merge(HubIdentity& known, const HubIdentity& reported) {
    for (const auto part :
         {&HubIdentity::name, &HubIdentity::version, &HubIdentity::author, &HubIdentity::country})
        if (!(reported.*part).empty())
            known.*part = shortened(reported.*part);
}

// The time that a search with this node limit may take.
std::chrono::milliseconds timeFor(std::uint64_t nodes) {
    constexpr std::uint64_t longest = 1'000'000'000;
    return std::chrono::milliseconds(std::min(nodes / (slowest / 1000), longest));
}

std::vector<std::string> variantChoices(const HubCapabilities& capabilities) {
    const auto found = std::ranges::find(capabilities.parameters, "variant", &HubParameter::name);
    return found == capabilities.parameters.end() ? std::vector<std::string>() : found->choices;
}

} // namespace

std::vector<rules::Variant> HubCapabilities::variants() const {
    const std::vector<std::string> choices = variantChoices(*this);
    std::vector<rules::Variant> known;
    for (const rules::Variant variant : rules::allVariants())
        if (hubVariant(variant, choices))
            known.push_back(variant);
    return known;
}

// A search in progress.
struct HubEngine::Search {
    enum class Purpose : std::uint8_t { analysis, game };
    Search(const Limits& allowed, Purpose purpose) : limits(allowed) {
        // Analysis continues until it is stopped; in a game the engine manages its time.
        if (limits.clock)
            deadline = begun + limits.clock->left + searchPatience;
        else if (limits.time)
            deadline = begun + *limits.time +
                       (purpose == Purpose::game ? searchPatience : std::chrono::seconds(0));
        else if (limits.nodes)
            deadline = begun + searchPatience + timeFor(*limits.nodes);
    }

    const Limits& limits;
    Findings findings;
    std::optional<Score> score;
    std::optional<rules::Move> move;
    Clock::time_point begun = Clock::now();
    Clock::time_point deadline = Clock::time_point::max();
    Clock::time_point lastHeard = begun;
    Clock::time_point nextPing = begun + pingAfter; // if there is no output until then
    bool stopSent = false;
    bool done = false;

    [[nodiscard]] bool isOver() const {
        return Clock::now() >= deadline || (limits.nodes && findings.nodes >= *limits.nodes) ||
               (limits.depth && findings.depth > *limits.depth);
    }
};

HubEngine::HubEngine(HubSettings settings)
    : settings_(std::move(settings)), start_(rules::Position::start(rules::Variant::international)),
      position_(start_) {}

HubEngine::~HubEngine() {
    quit();
}

std::string HubEngine::name() const {
    if (!known_)
        return settings_.title;
    std::string text = capabilities_.identity.name.empty() ? shortened(settings_.title)
                                                           : capabilities_.identity.name;
    if (!capabilities_.identity.version.empty())
        text += " " + capabilities_.identity.version;
    for (const auto& [name, value] : settings_.parameters)
        text.append(" ").append(name).append("=").append(value);
    return text;
}

void HubEngine::setPosition(const rules::Position& start, std::span<const rules::Move> moves) {
    start_ = start;
    moves_.assign(moves.begin(), moves.end());
    position_ = start;
    for (const rules::Move& move : moves_)
        position_.play(move);
}

void HubEngine::newGame() {
    newGame_ = true;
}

const HubCapabilities& HubEngine::meet(rules::Variant variant, const std::stop_token& stop) {
    if (process_ == nullptr || variant_ != variant)
        (void)start(variant, stop); // a stop needs no report
    return capabilities_;
}

bool HubEngine::start(rules::Variant variant, const std::stop_token& stop) {
    quit();
    ready_ = false;
    words_.clear();
    capabilities_ = {};
    known_ = false;
    answersPing_ = true;
    newGame_ = false;
    variant_ = variant;
    try {
        process_ = std::make_unique<ChildProcess>(settings_.call);
    } catch (const std::system_error& error) {
        throw EngineError(Reach::engine, settings_.title + ": " + error.what());
    }
    if (!greet(stop))
        return false;
    setParameters(variant);
    ready_ = awaitReady(stop);
    return ready_;
}

bool HubEngine::greet(const std::stop_token& stop) {
    say("hub");
    const auto deadline = Clock::now() + settings_.timeout;
    std::unique_ptr<HubDialect> guess;
    std::string line;
    while (dialect_ == nullptr) {
        const Heard heard = process_->hear(line, deadline, stop);
        if (heard == Heard::stopped) {
            kill();
            return false;
        }
        if (heard != Heard::line)
            failHeard(heard, "it did not answer to \"hub\"");
        takeGreeting(line, guess);
    }
    known_ = true;
    return true;
}

// Both versions end with "wait"; their introductions distinguish them.
void HubEngine::takeGreeting(const std::string& line, std::unique_ptr<HubDialect>& guess) {
    if (guess == nullptr && line.starts_with("name "))
        guess = hubVersion1();
    const HubMessage message = guess ? guess->read(line) : hubVersion2()->read(line);
    if (message.kind == Kind::identity)
        merge(capabilities_.identity, message.identity);
    else if (message.kind == Kind::parameter && capabilities_.parameters.size() < mostParameters)
        capabilities_.parameters.push_back(message.parameter);
    noteWords(message, line);
    if (message.kind != Kind::wait)
        return;
    capabilities_.protocol = guess ? 1 : 2;
    dialect_ = guess ? std::move(guess) : hubVersion2();
}

void HubEngine::setParameters(rules::Variant variant) {
    const auto choice = hubVariant(variant, variantChoices(capabilities_));
    if (!choice)
        fail("it does not play " + std::string(rules::rules(variant).name) + " draughts");
    if (!choice->empty())
        say(dialect_->set("variant", *choice));
    for (const auto& [name, value] : settings_.parameters)
        say(dialect_->set(name, value));
}

bool HubEngine::awaitReady(const std::stop_token& stop) {
    say("init");
    const auto deadline = Clock::now() + settings_.timeout;
    process_->allowMore();
    std::string line;
    for (;;) {
        const Heard heard = process_->hear(line, deadline, stop);
        if (heard == Heard::stopped) {
            kill();
            return false;
        }
        if (heard != Heard::line)
            failHeard(heard, "it did not get ready");
        const HubMessage message = dialect_->read(line);
        if (message.kind == Kind::ready)
            return true;
        noteWords(message, line);
    }
}

// Late output of the previous search must not be taken for an answer to the next one. False if it
// has ended meanwhile.
bool HubEngine::flush() {
    process_->allowMore();
    if (!answersPing_)
        return true;
    const auto deadline = Clock::now() + pongPatience;
    if (!process_->say("ping", deadline))
        return false;
    std::string line;
    for (;;) {
        const Heard heard = process_->hear(line, deadline);
        if (heard == Heard::ended)
            return false;
        if (heard == Heard::nothing) {
            answersPing_ = false;
            return true;
        }
        if (heard != Heard::line)
            failHeard(heard, "it did not answer to \"ping\"");
        if (dialect_->read(line).kind == Kind::pong)
            return true;
    }
}

// Whether it is running and waiting for a position of the variant.
bool HubEngine::prepare(const std::stop_token& stop) {
    const rules::Variant variant = position_.variant();
    const bool runs = process_ != nullptr && variant_ == variant && flush();
    return runs || start(variant, stop);
}

void HubEngine::launch(const Limits& limits, const std::string& command) {
    if (std::exchange(newGame_, false))
        say(dialect_->newGame());
    for (const std::string& line : dialect_->position(start_, moves_))
        say(line);
    for (const std::string& line : dialect_->level(limits))
        say(line);
    say(command);
}

Findings HubEngine::search(const Limits& limits, const std::stop_token& stop,
                           const Report& report) {
    if (rules::legalMoves(position_).empty())
        return {};
    if (!prepare(stop))
        return {};
    launch(limits, dialect_->analyse());
    Search search(limits, Search::Purpose::analysis);
    follow(search, stop, report);
    if (!search.score && !stop.stop_requested())
        fail("it gave no score");
    if (!search.score)
        search.findings.lines.clear();
    search.findings.time =
        std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - search.begun);
    return search.findings;
}

std::optional<Choice> HubEngine::play(const Limits& limits, const std::stop_token& stop) {
    if (rules::legalMoves(position_).empty())
        return std::nullopt;
    if (!prepare(stop))
        return std::nullopt;
    launch(limits, dialect_->think());
    Search search(limits, Search::Purpose::game);
    follow(search, stop, {});
    if (!search.move)
        return std::nullopt;
    return Choice{*search.move, search.score, search.findings.depth};
}

void HubEngine::follow(Search& search, const std::stop_token& stop, const Report& report) {
    std::string line;
    while (!search.done) {
        if (!search.stopSent && (stop.stop_requested() || search.isOver())) {
            // One that has ended meanwhile may have sent its move before: its output decides.
            (void)process_->say("stop", Clock::now() + writePatience);
            search.stopSent = true;
            search.deadline = Clock::now() + stopPatience;
        }
        const auto until = std::min(search.deadline, search.nextPing);
        const Heard heard = process_->hear(line, until, search.stopSent ? std::stop_token() : stop);
        if (heard == Heard::line)
            takeLine(search, line, report);
        else if (heard == Heard::nothing)
            onTimeout(search, stop);
        else if (heard != Heard::stopped)
            failHeard(heard, "it did not finish its search");
    }
}

void HubEngine::takeLine(Search& search, const std::string& line, const Report& report) {
    search.lastHeard = Clock::now();
    search.nextPing = search.lastHeard + pingAfter;
    const HubMessage message = dialect_->read(line);
    if (message.kind == Kind::info)
        takeInfo(search, message, report);
    else if (message.kind == Kind::done)
        takeMove(search, message);
    else
        noteWords(message, line);
}

// A search may be silent for long; a working engine answers a ping.
void HubEngine::onTimeout(Search& search, const std::stop_token& stop) {
    const auto now = Clock::now();
    if (search.stopSent && now >= search.deadline) {
        if (!stop.stop_requested())
            fail("it did not finish its search in time");
        kill();             // it would ignore a "quit" too
        search.done = true; // what it has found is the result
    } else if (now >= search.nextPing) {
        const bool endless = search.deadline == Clock::time_point::max();
        if (endless && now - search.lastHeard >= silencePatience)
            fail("it has fallen silent");
        say("ping");
        search.nextPing = now + pingAfter;
    }
}

void HubEngine::takeInfo(Search& search, const HubMessage& message, const Report& report) {
    search.findings.nodes = std::max(search.findings.nodes, message.nodes.value_or(0));
    search.findings.depth = message.depth.value_or(search.findings.depth);
    if (message.time)
        search.findings.time = *message.time;
    if (!message.score)
        return;
    search.score = message.score;
    const std::vector<rules::Move> moves = legalPart(position_, message.moves);
    if (moves.empty())
        return;
    search.findings.lines = {{*message.score, search.findings.depth, moves}};
    if (report)
        report(search.findings);
}

void HubEngine::takeMove(Search& search, const HubMessage& message) {
    const auto moves = legalPart(position_, message.moves);
    if (moves.empty())
        fail(message.moves.empty() ? "it gave no move"
                                   : "it plays \"" + shortened(message.moves.front()) +
                                         "\", which is not legal here");
    search.done = true;
    search.move = moves.front();
    if (!search.score)
        return;
    std::vector<PvLine>& lines = search.findings.lines;
    if (lines.empty() || !(lines.front().moves.front() == moves.front()))
        lines = {{*search.score, search.findings.depth, {moves.front()}}};
    lines.front().score = *search.score;
}

void HubEngine::say(const std::string& line) {
    if (!process_->say(line, Clock::now() + writePatience))
        failHeard(Heard::ended, "it does not read its input");
}

void HubEngine::noteWords(const HubMessage& message, const std::string& line) {
    if (message.kind == Kind::error)
        words_ = shortened(message.text);
    else if (message.kind == Kind::other && !line.empty())
        words_ = shortened(line);
}

std::string HubEngine::lastWords() const {
    constexpr std::size_t most = 300;
    std::string text = process_->lastWords();
    while (!text.empty() && (text.back() == '\n' || text.back() == '\r' || text.back() == ' '))
        text.pop_back();
    if (text.empty())
        text = words_;
    if (const std::size_t line = text.rfind('\n'); line != std::string::npos)
        text.erase(0, line + 1);
    return text.size() > most ? text.substr(text.size() - most) : text;
}

void HubEngine::fail(const std::string& what) {
    const std::string words = lastWords();
    kill();
    throw EngineError(ready_ ? Reach::position : Reach::engine,
                      settings_.title + ": " + what +
                          (words.empty() ? "" : "; its last words: " + words));
}

void HubEngine::failHeard(Heard heard, const std::string& during) {
    if (heard == Heard::tooMuch)
        fail(during + ": it prints without end");
    if (heard == Heard::nothing)
        fail(during + " in time");
    const std::string ending = process_->ending();
    fail(ending.starts_with("cannot be started") ? ending : during + ": it " + ending);
}

void HubEngine::quit() {
    if (process_ != nullptr && process_->say("quit", Clock::now() + quitPatience))
        process_->end(quitPatience);
    kill();
}

void HubEngine::kill() {
    process_.reset();
    dialect_.reset();
}

} // namespace damscope::analysis
