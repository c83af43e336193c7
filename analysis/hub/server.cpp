// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/hub/server.hpp"

#include "base/parallel/workers.hpp"
#include "base/text/ascii.hpp"
#include "rules/moves/generate.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <condition_variable>
#include <sstream>
#include <utility>

namespace damscope::analysis::hub {

namespace {

constexpr int mostMegabytes = 65'536;

std::optional<double> numberIn(std::optional<std::string_view> text) {
    const auto number = text ? base::readNumber<double>(*text) : std::nullopt;
    return number && std::isfinite(*number) && *number >= 0 ? number : std::nullopt;
}

std::chrono::milliseconds milliseconds(double seconds) {
    constexpr double longest = 1e9;
    return std::chrono::milliseconds(static_cast<std::int64_t>(std::min(seconds, longest) * 1000));
}

/// The Hub protocol's own names of variants; others have Damscope's.
constexpr std::array<std::pair<std::string_view, rules::Variant>, 3> hubNames{{
    {"normal", rules::Variant::international},
    {"bt", rules::Variant::breakthrough},
    {"losing", rules::Variant::antidraughts},
}};

std::optional<rules::Variant> variantOf(std::string_view name) {
    for (const auto& [hubName, variant] : hubNames)
        if (name == hubName)
            return variant;
    return rules::variantNamed(name);
}

std::string variantNames() {
    std::string names;
    for (const rules::Variant v : rules::allVariants()) {
        const auto found =
            std::ranges::find(hubNames, v, &std::pair<std::string_view, rules::Variant>::second);
        names += names.empty() ? "" : " ";
        names += found != hubNames.end() ? found->first : rules::rules(v).name;
    }
    return names;
}

std::string decimal(double n, int digits) {
    std::array<char, 64> text{};
    const auto [end, error] =
        std::to_chars(text.data(), text.data() + text.size(), n, std::chars_format::fixed, digits);
    return {text.data(), error == std::errc{} ? end : text.data()};
}

/// Scores are in men; forced results are near +-100, less a hundredth for every ply to the end, as
/// engines of this protocol write them.
std::string scoreText(const Score& score) {
    constexpr int winHundredths = 10'000;
    constexpr int tableHundredths = 8'500;
    int hundredths = 0;
    switch (score.kind()) {
    case Score::Kind::estimate:
        hundredths = score.centiMen();
        break;
    case Score::Kind::forced:
        hundredths = (score.isWin() ? 1 : -1) * (winHundredths - score.plies());
        break;
    case Score::Kind::table:
        hundredths = score.isWin() ? tableHundredths : score.isLoss() ? -tableHundredths : 0;
        break;
    }
    return decimal(hundredths / 100.0, 2);
}

std::string lineText(const rules::Rules& rules, const PvLine& line) {
    std::string text;
    for (const rules::Move& m : line.moves)
        text += (text.empty() ? "" : " ") + writeMove(rules, m);
    return text;
}

std::string infoText(const rules::Rules& rules, const Findings& f) {
    const PvLine& line = f.lines.front();
    const double seconds = static_cast<double>(f.time.count()) / 1000;
    std::string text = "info depth=" + std::to_string(line.depth) +
                       " score=" + scoreText(line.score) + " nodes=" + std::to_string(f.nodes) +
                       " time=" + decimal(seconds, 2);
    if (seconds > 0)
        text += " nps=" + decimal(static_cast<double>(f.nodes) / seconds / 1e6, 1);
    return text + ' ' + argument("pv", lineText(rules, line));
}

std::string doneText(const rules::Rules& rules, const Findings& f) {
    if (f.lines.empty())
        return "done";
    const std::vector<rules::Move>& moves = f.lines.front().moves;
    std::string text = "done " + argument("move", writeMove(rules, moves[0]));
    if (moves.size() > 1)
        text += ' ' + argument("ponder", writeMove(rules, moves[1]));
    return text;
}

} // namespace

Limits Level::ofNextMove() const {
    Limits l = limits;
    if (!infinite && seconds)
        l.clock = TimeLeft{milliseconds(*seconds), milliseconds(increment), moves};
    return l;
}

Server::Server(EngineSettings settings, std::function<void(std::string_view)> write)
    : settings_(std::move(settings)), write_(std::move(write)),
      start_(rules::Position::start(variant_)) {}

Server::~Server() {
    stop(false);
}

Server::Action Server::findAction(std::string_view command) {
    using Entry = std::pair<std::string_view, Action>;
    static constexpr std::array<Entry, 11> actions{{
        {"quit", [](Server& s, const Message&) { s.quit(); }},
        {"ping", [](Server& s, const Message&) { s.say("pong"); }},
        {"stop", [](Server& s, const Message&) { s.stop(true); }},
        {"hub", [](Server& s, const Message&) { s.introduce(); }},
        {"set-param", [](Server& s, const Message& m) { s.setParameter(m); }},
        {"init", [](Server& s, const Message&) { s.initialise(); }},
        {"level", [](Server& s, const Message& m) { s.setLevel(m); }},
        {"pos", [](Server& s, const Message& m) { s.setPosition(m); }},
        {"new-game", [](Server& s, const Message&) { s.newGame(); }},
        {"go", [](Server& s, const Message& m) { s.go(m); }},
        {"ponder-hit", [](Server& s, const Message&) { s.ponderHit(); }},
    }};
    const auto* const found = std::ranges::find(actions, command, &Entry::first);
    return found == actions.end() ? nullptr : found->second;
}

bool Server::obey(std::string_view line) {
    throwFailure();
    if (const auto m = readMessage(line)) {
        if (const Action action = findAction(m->command))
            action(*this, *m);
        return !hasQuit_;
    }
    const std::string_view text = base::trimmed(line);
    const std::string_view command = text.substr(0, text.find_first_of(base::whiteSpace));
    if (command == "set-param")
        hasVariant_ = false; // it may have named another one
    if (command == "pos" || command == "set-param")
        refusePosition("a quote is not closed");
    else if (findAction(command) != nullptr)
        fail("a quote is not closed");
    return true;
}

void Server::quit() {
    stop(false);
    hasQuit_ = true;
}

void Server::newGame() {
    stop(true);
    if (engine_)
        engine_->newGame();
}

void Server::ponderHit() {
    if (!pondering_)
        return;
    stop(false);
    start(level_.ofNextMove(), level_.infinite);
}

void Server::finish() {
    if (search_.joinable() && !endless_)
        search_.join();
    stop(true);
    throwFailure();
}

void Server::throwFailure() {
    const std::scoped_lock lock(writing_);
    if (failure_)
        std::rethrow_exception(std::exchange(failure_, nullptr));
}

void Server::say(const std::string& line) {
    const std::scoped_lock lock(writing_);
    write_(line);
}

void Server::fail(const std::string& what) {
    say("error " + argument("message", what));
}

void Server::introduce() {
    say("id name=Damscope version=" DAMSCOPE_VERSION);
    say("param name=variant value=normal type=enum " + argument("values", variantNames()));
    say("param name=threads value=" + std::to_string(settings_.threads) +
        " type=int min=1 max=" + std::to_string(base::mostThreads));
    say("param name=hash value=" + std::to_string(settings_.tableMegabytes) +
        " type=int min=1 max=" + std::to_string(mostMegabytes));
    say("wait");
}

void Server::setParameter(const Message& m) {
    const auto name = m.value("name");
    const auto value = m.value("value");
    if (!name || !value)
        return fail("set-param needs name and value");
    const auto number = numberIn(value);
    if (*name == "variant") {
        const auto variant = variantOf(*value);
        hasVariant_ = variant.has_value();
        if (!variant)
            return refusePosition("unknown variant " + std::string(*value));
        stop(true);
        variant_ = *variant;
        start_ = rules::Position::start(variant_);
        moves_.clear();
        hasPosition_ = true;
    } else if (*name == "threads" && number && *number >= 1 && *number <= base::mostThreads) {
        settings_.threads = static_cast<int>(*number);
    } else if (*name == "hash" && number && *number >= 1 && *number <= mostMegabytes) {
        settings_.tableMegabytes = static_cast<std::size_t>(*number);
    } else {
        return fail("no such parameter, or value, " + std::string(*name));
    }
    // Created again with the new settings when it is needed.
    stop(true);
    engine_.reset();
}

void Server::initialise() {
    stop(true); // a search must not see its position change
    if (!engine_)
        engine_ = std::make_unique<EmbeddedEngine>(settings_);
    engine_->setPosition(start_, moves_);
    say("ready");
}

void Server::refusePosition(const std::string& why) {
    stop(true);
    hasPosition_ = false;
    fail(why);
}

void Server::setPosition(const Message& m) {
    if (!hasVariant_)
        return refusePosition("set a variant first: the last one is not known");
    rules::Position start = rules::Position::start(variant_);
    if (const auto text = m.value("pos")) {
        const auto read = readPosition(variant_, *text);
        if (!read)
            return refusePosition("this is not a position of the variant");
        start = *read;
    }
    std::vector<rules::Move> moves;
    rules::Position position = start;
    std::istringstream words{std::string(m.value("moves").value_or(""))};
    for (std::string word; words >> word;) {
        const auto move = readMove(position, word);
        if (!move)
            return refusePosition(word + " is not a legal move");
        moves.push_back(*move);
        position.play(*move);
    }
    stop(true);
    start_ = start;
    moves_ = std::move(moves);
    hasPosition_ = true;
}

void Server::setLevel(const Message& m) {
    Level level;
    if (const auto depth = numberIn(m.value("depth")))
        level.limits.depth = std::clamp(static_cast<int>(std::min(*depth, 100.0)), 1, 100);
    if (const auto nodes = numberIn(m.value("nodes")))
        level.limits.nodes = static_cast<std::uint64_t>(std::clamp(*nodes, 1.0, 1e18));
    if (const auto time = numberIn(m.value("move-time")))
        level.limits.time = milliseconds(*time);
    level.seconds = numberIn(m.value("time"));
    level.increment = numberIn(m.value("inc")).value_or(0);
    level.moves = static_cast<int>(std::min(numberIn(m.value("moves")).value_or(0), 10'000.0));
    level.infinite = m.has("infinite");
    level_ = level;
}

void Server::go(const Message& m) {
    if (!hasPosition_)
        return fail("there is no position to search: set one with pos");
    if (m.has("think"))
        start(level_.ofNextMove(), level_.infinite);
    else if (m.has("analyze")) // no clock limits it
        start(level_.limits, level_.infinite);
    else if (m.has("ponder")) {
        start({}, true);
        pondering_ = true;
    } else
        fail("go needs think, ponder or analyze");
}

void Server::start(const Limits& limits, bool endless) {
    stop(true);
    if (!engine_)
        engine_ = std::make_unique<EmbeddedEngine>(settings_);
    engine_->setPosition(start_, moves_);
    endless_ = endless || (!limits.nodes && !limits.depth && !limits.time && !limits.clock);
    answer_ = true;
    search_ = std::jthread([this, limits](const std::stop_token& token) {
        try {
            answer(limits, token);
        } catch (...) {
            const std::scoped_lock lock(writing_);
            failure_ = std::current_exception();
        }
    });
}

void Server::answer(const Limits& limits, const std::stop_token& stop) {
    const rules::Rules& rules = rules::rules(variant_);
    const Findings found =
        engine_->search(limits, stop, [&](const Findings& f) { say(infoText(rules, f)); });
    // An endless search that is finished waits until it is stopped.
    if (endless_) {
        std::mutex mutex;
        std::condition_variable_any asked;
        std::unique_lock lock(mutex);
        asked.wait(lock, stop, [] { return false; });
    }
    if (answer_)
        say(doneText(rules, found));
}

void Server::stop(bool answer) {
    pondering_ = false;
    if (!search_.joinable())
        return;
    if (!answer)
        answer_ = false;
    search_.request_stop();
    search_.join();
}

} // namespace damscope::analysis::hub
