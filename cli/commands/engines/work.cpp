// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/draughtsnet/protocol.hpp"
#include "analysis/engine.hpp"
#include "cli/commands/commands.hpp"
#include "cli/exchange/libraries.hpp"
#include "cli/options/contestant.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/output_options.hpp"
#include "cli/terminal/json.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "messages/message.hpp"
#include "messages/phrase.hpp"

#include <algorithm>
#include <chrono>
#include <fmt/format.h>
#include <memory>
#include <thread>

namespace damscope::cli {
namespace work_command {
namespace {

namespace net = analysis::draughtsnet;
using std::chrono::milliseconds;

struct Options {
    std::string endpoint;
    std::string key;
    ChosenEngine engine;
    std::int64_t nodes = 200'000;
    bool untilIdle = false;
    FormatOption format;
};

/// What was done so far.
struct Done {
    std::uint64_t games = 0;
    std::uint64_t positions = 0;
    std::uint64_t moves = 0;
    std::uint64_t failures = 0; ///< of the engine
};

/// Does the work that a server gives.
class Worker {
public:
    Worker(const Options& options, Console& console)
        : options_(options), console_(console), client_(options.endpoint),
          library_(options.engine.endgames.library()) {
        sender_ = {options.key, "1.0", engineFor(rules::Variant::international).name()};
    }

    ExitStatus run(const std::stop_token& stop) {
        std::optional<HttpAnswer> answer; // nothing: more must be asked for
        while (!stop.stop_requested()) {
            if (!answer)
                answer = send("acquire", net::writeRequest(sender_), stop);
            if (answer->status == 202) {
                wait_ = shortest;
                answer = workOn(answer->text, stop);
                continue;
            }
            if (stop.stop_requested())
                break;
            if (const auto end = endAt(*answer))
                return *end;
            pause(answer->status == 429 ? longest : wait_, stop);
            wait_ = std::min(wait_ * 2, longest);
            answer.reset();
        }
        if (answer && answer->status == 202) // came with the last result, and is given back
            (void)workOn(answer->text, stop);
        return ExitStatus::interrupted;
    }
    [[nodiscard]] const Done& done() const { return done_; }

private:
    static constexpr milliseconds shortest{500};
    static constexpr milliseconds longest{60'000};

    analysis::Engine& engineFor(rules::Variant variant) {
        if (engine_ == nullptr)
            engine_ = options_.engine.make(variant, library_);
        return *engine_;
    }

    /// How it ends where no work came; nothing: it goes on.
    std::optional<ExitStatus> endAt(const HttpAnswer& answer) {
        if (answer.status == 204)
            return options_.untilIdle ? std::optional(ExitStatus::allWell) : std::nullopt;
        if (answer.status == 401 || answer.status == 403 || answer.status == 404) {
            console_.warn({"work-refused",
                           {{"status", std::to_string(answer.status)},
                            {"text", visible(answer.text.substr(0, 200))}}});
            return ExitStatus::failed;
        }
        if (answer.status == 0 && options_.untilIdle)
            return done_.games + done_.moves > 0 ? ExitStatus::allWell : ExitStatus::failed;
        return std::nullopt;
    }

    /// Says once that the server does not answer, and again only after it has answered.
    HttpAnswer send(const std::string& path, const std::string& text, const std::stop_token& stop) {
        HttpAnswer answer = client_.post(path, text, stop);
        if (answer.status == 0 && isReached_ && !stop.stop_requested())
            console_.warn({options_.untilIdle ? "work-unreachable" : "work-retries",
                           {{"place", visible(options_.endpoint)}}});
        isReached_ = answer.status != 0;
        return answer;
    }

    /// Sends a result, which took time to find, until the server takes or refuses it. A server that
    /// has ended does not come back for a worker that is to end with the work.
    HttpAnswer deliver(const std::string& path, const std::string& text,
                       const std::stop_token& stop) {
        constexpr int mostTries = 5; // with --until-idle
        milliseconds wait = shortest;
        for (int tries = 1;; ++tries) {
            const bool isLast = stop.stop_requested() || (options_.untilIdle && tries == mostTries);
            HttpAnswer answer = send(path, text, stop);
            const bool isHeard = answer.status != 0 && answer.status != 429;
            if (isHeard || isLast)
                return answer;
            pause(wait, stop);
            wait = std::min(wait * 2, longest);
        }
    }

    static void pause(milliseconds time, const std::stop_token& stop) {
        const auto end = std::chrono::steady_clock::now() + time;
        while (!stop.stop_requested() && std::chrono::steady_clock::now() < end)
            std::this_thread::sleep_for(milliseconds(50));
    }

    /// Does one work, and returns what the server says then; nothing where that is only about the
    /// work.
    std::optional<HttpAnswer> workOn(const std::string& text, const std::stop_token& stop) {
        const auto work = net::readWork(text);
        if (!work) {
            console_.warn(Message{"work-wrong", {}});
            return HttpAnswer{500, {}};
        }
        try {
            HttpAnswer answer =
                work->kind == net::Work::Kind::move ? move(*work, stop) : analyse(*work, stop);
            if (answer.status == 404) { // it came too late, or the server was started again
                console_.warn(Message{"work-unknown", {}});
                return std::nullopt;
            }
            if (answer.status == 400)
                console_.warn(
                    {"work-answer-refused", {{"text", visible(answer.text.substr(0, 200))}}});
            return answer;
        } catch (const analysis::EngineError& error) {
            console_.warn(visible(error.what()));
            engine_.reset();
            abort(*work, stop);
            if (++done_.failures == 3)
                return HttpAnswer{403, console_.translate({"analyse-gave-up", {}})};
            return HttpAnswer{204, {}};
        }
    }

    void abort(const net::Work& work, const std::stop_token& stop) {
        (void)client_.post("abort/" + work.id, net::writeRequest(sender_), stop);
    }

    HttpAnswer analyse(const net::Work& work, const std::stop_token& stop) {
        analysis::Engine& engine = engineFor(work.start.variant());
        engine.newGame();
        std::vector<net::Part> parts(work.moves.size() + 1);
        analysis::Limits limits;
        limits.nodes = std::min(work.nodes.value_or(static_cast<std::uint64_t>(options_.nodes)),
                                std::uint64_t{100'000'000});
        for (std::size_t left = parts.size(); left > 0; --left) {
            const std::size_t ply = left - 1;
            if (std::ranges::count(work.skipped, ply) > 0) {
                parts[ply].state = net::Part::State::skipped;
                continue;
            }
            engine.setPosition(work.start, std::span(work.moves).first(ply));
            const analysis::Findings found = engine.search(limits, stop);
            if (stop.stop_requested()) {
                abort(work, stop);
                return {0, {}};
            }
            parts[ply] = partOf(found);
            ++done_.positions;
        }
        ++done_.games;
        return deliver("analysis/" + work.id, net::writeAnalysis(sender_, work, parts), stop);
    }

    static net::Part partOf(const analysis::Findings& found) {
        net::Part part;
        part.state = net::Part::State::done;
        part.score = found.lines.empty() ? analysis::Score::lossIn(0) : found.lines[0].score;
        part.depth = found.depth;
        part.nodes = found.nodes;
        part.time = found.time;
        if (!found.lines.empty())
            part.line = found.lines[0].moves;
        return part;
    }

    HttpAnswer move(const net::Work& work, const std::stop_token& stop) {
        analysis::Engine& engine = engineFor(work.start.variant());
        engine.newGame();
        engine.setPosition(work.start, work.moves);
        analysis::Limits limits;
        limits.nodes = static_cast<std::uint64_t>(options_.nodes);
        const auto choice = engine.play(limits, stop);
        if (stop.stop_requested()) {
            abort(work, stop);
            return {0, {}};
        }
        ++done_.moves;
        return deliver(
            "move/" + work.id,
            net::writeBestMove(sender_, work, choice ? std::optional(choice->move) : std::nullopt),
            stop);
    }

    const Options& options_;
    Console& console_;
    HttpClient client_;
    std::shared_ptr<const analysis::endgame::Library> library_;
    std::unique_ptr<analysis::Engine> engine_;
    net::Sender sender_;
    Done done_;
    milliseconds wait_ = shortest;
    bool isReached_ = true; ///< as far as is known
};

ExitStatus run(const Options& options, Console& console) {
    options.engine.validate();
    const std::stop_token stop = console.stopToken();
    Worker worker(options, console);
    const ExitStatus status = worker.run(stop);
    const Done& done = worker.done();
    if (options.format.isJson())
        console.out().write(jsonLine({{"games", done.games},
                                      {"positions", done.positions},
                                      {"moves", done.moves},
                                      {"failures", done.failures}}));
    Message analysed = countMessage("work-done", "games", done.games);
    addCount(analysed, "m", "positions", done.positions);
    console.say(analysed);
    return status;
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    arguments.value({"--endpoint", "URL", phrase("the server: http://HOST:PORT/"), true},
                    intoEndpoint(options->endpoint));
    arguments.value({"--key", "KEY", phrase("the key that the server has given to this worker")},
                    intoKey(options->key));
    options->engine.declare(arguments);
    arguments.value({"--nodes", "N",
                     phrase("nodes for each position where the server names no limit (200000)")},
                    into(options->nodes, 1, 100'000'000));
    arguments.flag(
        {"--until-idle", "", phrase("end when there is no work, instead of waiting for more")},
        options->untilIdle);
    options->format.declareObject(arguments, phrase("text, or json: a summary as one JSON object"));
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace work_command

Command workCommand() {
    return {
        "engine work", phrase("analyse for a server (draughtsnet)"),
        phrase("Lets an engine work for a server that speaks draughtsnet, lidraughts' protocol: it "
               "asks "
               "for games, analyses them and sends back what it finds. damscope analyse --serve is "
               "such a server (docs/draughtsnet.md). Ctrl-C gives back the game in hand."),
        phrase("damscope analyse 1-2 --nodes 100 --serve 27542 & sleep 1; damscope engine work "
               "--endpoint "
               "http://127.0.0.1:27542/ --endgames none --until-idle\n"
               "    a server and a worker on this machine"),
        work_command::declare};
}

} // namespace damscope::cli
