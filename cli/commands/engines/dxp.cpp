// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/dxp/connection.hpp"
#include "analysis/dxp/engine_player.hpp"
#include "cli/commands/commands.hpp"
#include "cli/exchange/libraries.hpp"
#include "cli/options/arguments.hpp"
#include "cli/options/contestant.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/output_options.hpp"
#include "cli/options/position_options.hpp"
#include "cli/terminal/json.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "messages/message.hpp"
#include "messages/phrase.hpp"
#include "parser/write/write.hpp"
#include "rules/board/result.hpp"
#include "rules/text/fen.hpp"

#include <memory>
#include <utility>

namespace damscope::cli {
namespace dxp_command {
namespace {

namespace dxp = analysis::dxp;
using std::chrono::milliseconds;

struct Options {
    std::optional<Place> place;
    bool listens = false;
    std::string role;
    rules::Variant variant = rules::Variant::international;
    std::optional<std::string> fen;
    ChosenEngine engine;
    std::string name = "Damscope";
    std::int64_t games = 1;
    std::int64_t minutes = 10;
    std::int64_t moves = 0;
    std::string color = "white";
    std::optional<std::int64_t> nodes;
    std::optional<std::int64_t> depth;
    std::optional<milliseconds> time;
    std::optional<milliseconds> silence;
    bool keepsMoves = false;
    std::string greeting;
    FormatOption format;
};

dxp::EnginePlay playFrom(const Options& options, Console& console) {
    dxp::EnginePlay play;
    const bool leads = options.role.empty() ? !options.listens : options.role == "initiator";
    play.side = leads ? dxp::Dialogue::Side::initiator : dxp::Dialogue::Side::follower;
    play.variant = options.variant;
    play.start = options.fen ? positionFromOption(play.variant, *options.fen, "--fen", console)
                             : rules::Position::start(play.variant);
    play.name = options.name;
    play.games = static_cast<int>(options.games);
    play.minutes = static_cast<int>(options.minutes);
    play.moves = static_cast<int>(options.moves);
    play.first = options.color == "white" ? rules::Color::white : rules::Color::black;
    if (options.nodes)
        play.limits.nodes = static_cast<std::uint64_t>(*options.nodes);
    if (options.depth)
        play.limits.depth = static_cast<int>(*options.depth);
    play.limits.time = options.time;
    play.givesBack = !options.keepsMoves;
    play.greeting = options.greeting;
    play.silence = options.silence.value_or(play.silence);
    play.isAsked = leads && options.listens;
    return play;
}

/// Strangers are reported once: there may be many.
dxp::Connection await(const Place& place, const std::string& request, const std::stop_token& stop,
                      Console& console) {
    dxp::Listener listener(place.host, place.port);
    console.say({"dxp-waiting",
                 {{"host", visible(place.host)}, {"port", std::to_string(listener.port())}}});
    dxp::Reception reception(listener, request);
    bool isReported = false;
    while (!stop.stop_requested()) {
        if (auto connection = reception.receive(milliseconds(200)))
            return std::move(*connection);
        if (reception.strangers() > 0 && !std::exchange(isReported, true))
            console.warn(Message{"dxp-stranger", {}});
    }
    throw Interrupted();
}

/// If it is the initiator that waits for the connection, its first request has been sent on return.
dxp::Connection connect(const Options& options, const dxp::EnginePlay& play,
                        const std::stop_token& stop, Console& console) {
    constexpr milliseconds patience{10'000};
    const Place& place = *options.place;
    if (!options.listens)
        return dxp::Connection::open(place.host, place.port, patience, stop);
    return await(place, play.isAsked ? dxp::firstRequest(play) : std::string(), stop, console);
}

dxp::Connection connectOrStop(const Options& options, const dxp::EnginePlay& play,
                              const std::stop_token& stop, Console& console) {
    try {
        return connect(options, play, stop, console);
    } catch (const dxp::ConnectionLost&) {
        if (stop.stop_requested())
            throw Interrupted();
        throw;
    }
}

/// Prints what happens: games on standard output, the rest on standard error.
class Reporter {
public:
    Reporter(const Options& options, bool leads, Console& console)
        : console_(console), leads_(leads), rows_(options.format.rows(console.out())),
          json_(options.format.isJson()) {}

    [[nodiscard]] dxp::EnginePlayReports reports() {
        return {[this](const dxp::PlayedOver& played) { print(played); },
                [this](const std::string& text) {
                    console_.say({"dxp-chat", {{"text", visible(text)}}});
                },
                [this](const dxp::GameStarted& started) { announce(started); },
                [this](dxp::GameAnswer::Code code) { explain(code); },
                [this] {
                    console_.warn(Message{"dxp-false-claim", {}});
                }};
    }
    void finish() {
        if (json_)
            rows_.end();
    }

private:
    void announce(const dxp::GameStarted& started) {
        const bool white = started.own == rules::Color::white;
        Message message =
            countMessage("dxp-game", "minutes", static_cast<std::uint64_t>(started.minutes));
        message.parameters.push_back({"opponent", visible(started.opponent)});
        message.parameters.push_back({"side", white ? "white" : "black"});
        console_.say(message);
    }
    void explain(dxp::GameAnswer::Code code) {
        using Code = dxp::GameAnswer::Code;
        if (leads_)
            return console_.warn(dxp::messageOf(dxp::GameRefused{code}));
        const char* const said =
            code == Code::otherVersion ? "dxp-refused-version" : "dxp-refused-position";
        console_.warn(Message{said, {}});
    }
    void print(const dxp::PlayedOver& played) {
        rules::Game game = played.game;
        game.tags.insert(game.tags.begin(), {"Event", "DamExchange"});
        if (!json_) {
            console_.out().write(parser::writePdn(game));
        } else {
            rows_.add(Json{{"opponent", visible(played.opponent)},
                           {"side", played.own == rules::Color::white ? "white" : "black"},
                           {"result", rules::writeResult(game.start().rules(), game.result)},
                           {"outcome", rules::outcomeName(game.result)},
                           {"plies", game.mainLine().size()},
                           {"complete", played.finished}});
        }
        console_.out().flush();
    }

    Console& console_;
    bool leads_; ///< this side asks for games
    JsonRows rows_;
    bool json_;
};

ExitStatus run(const Options& options, Console& console) {
    options.engine.validate();
    const dxp::EnginePlay play = playFrom(options, console);
    const auto engine = options.engine.make(play.variant, options.engine.endgames.library());
    const std::stop_token stop = console.stopToken();
    dxp::Connection connection = connectOrStop(options, play, stop, console);
    Reporter reporter(options, play.side == dxp::Dialogue::Side::initiator, console);
    const dxp::EnginePlayReports reports = reporter.reports();
    const dxp::EnginePlayEnd end = dxp::playWithEngine(connection, *engine, play, reports, stop);
    reporter.finish();
    if (!end.engine.empty())
        console.fail(visible(end.engine));
    if (end.violation)
        console.warn(dxp::messageOf({end.violation->reason, visible(end.violation->text)}));
    if (!end.lost.empty() && (end.games == 0 || play.side == dxp::Dialogue::Side::initiator))
        console.warn(visible(console.translate("refusal", end.lost)));
    console.say(countMessage("dxp-done", "games", static_cast<std::uint64_t>(end.games)));
    if (stop.stop_requested())
        return ExitStatus::interrupted;
    if (!end.engine.empty())
        return ExitStatus::failed;
    const bool early =
        end.games == 0 || (play.side == dxp::Dialogue::Side::initiator && end.games < play.games);
    return end.violation || early ? ExitStatus::problems : ExitStatus::allWell;
}

void declareGames(Arguments& arguments, Options& options) {
    arguments.group(phrase("Games, of the side that asks for them"));
    arguments.value({"--games", "N", phrase("how many (1); the colours alternate")},
                    into(options.games, 1, 1000));
    arguments.value({"--fen", "FEN", phrase("the position to start from")}, into(options.fen));
    arguments.value(
        {"--play-as", "COLOR", phrase("the colour of this side in the first game: white or black")},
        oneOf(options.color, {"white", "black"}));
    arguments.value({"--minutes", "N", phrase("for each side and the whole game (10)")},
                    into(options.minutes, 0, 999));
    arguments.value(
        {"--most-moves", "N",
         phrase("number of moves of each side after which a game ends; 0: no limit (0)")},
        into(options.moves, 0, 999));
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    arguments.value(
        {"PLACE", "PLACE",
         phrase("HOST, HOST:PORT or PORT of the other program; the usual port is 27531. With "
                "--listen the address to wait at: without a host for programs of this machine "
                "only, 0.0.0.0:27531 for all that can reach it"),
         true},
        into(options->place, dxp::usualPort));
    arguments.flag({"--listen", "", phrase("wait for the other program to connect")},
                   options->listens);
    arguments.value(
        {"--role", "ROLE",
         phrase("who asks for games: initiator (this side) or follower; if not set, the side "
                "that connects")},
        oneOf(options->role, {"initiator", "follower"}));
    arguments.value(
        {"--variant", "V", phrase("a game on the 10x10 board other than international draughts")},
        intoVariant(options->variant));
    options->engine.declare(arguments);
    arguments.value(
        {"--name", "NAME", phrase("the name of this side that the other program shows (Damscope)")},
        into(options->name));
    arguments.value({"--nodes", "N", phrase("nodes for each move, at most")},
                    into(options->nodes, 1, INT64_MAX / 2000));
    arguments.value({"--depth", "N", phrase("depth in plies for each move, at most")},
                    into(options->depth, 1, 200));
    arguments.value({"--time", "TIME",
                     phrase("time for each move, at most: 500ms, 2s; else that of the "
                            "game is divided")},
                    into(options->time));
    arguments.value({"--timeout", "TIME",
                     phrase("how long the other program may be silent before it is given up: 90s; "
                            "3600s if not set")},
                    into(options->silence));
    arguments.value({"--chat", "TEXT", phrase("say this at the start of each game")},
                    into(options->greeting));
    arguments.flag(
        {"--no-take-back", "", phrase("refuse when the other side wants to take moves back")},
        options->keepsMoves);
    declareGames(arguments, *options);
    options->format.declareList(arguments);
    arguments.refuse(phrase("--variant: DamExchange is for boards of 10x10"), [options] {
        return rules::rules(options->variant).board.size() != dxp::squares;
    });
    return [options](Console& console) {
        try {
            return run(*options, console);
        } catch (const dxp::ConnectionLost& lost) {
            console.fail(visible(console.translate("refusal", lost.what())));
            return ExitStatus::failed;
        }
    };
}

} // namespace
} // namespace dxp_command

Command dxpCommand() {
    return {
        "engine dxp", phrase("play against another program over a network (DamExchange)"),
        phrase(
            "Lets an engine play by DamExchange (DXP), the protocol of tournaments of draughts "
            "programs. One side waits, the other connects; either can ask for the games. Games are "
            "printed as PDN, what happens on standard error. Chat is shown, and moves are taken "
            "back when the other side asks for it."),
        phrase("damscope engine dxp --listen 27541 --nodes 200 --endgames none & damscope engine "
               "dxp 27541 "
               "--nodes 100 "
               "--endgames none\n"
               "    plays a game of two engines on this machine\n"
               "damscope engine dxp --listen 0.0.0.0:27531\n"
               "    waits for a program on another machine\n"
               "damscope engine dxp 192.168.1.5 --games 2 --minutes 5 --engine scan\n"
               "    plays two games with an engine of yours against one there"),
        dxp_command::declare};
}

} // namespace damscope::cli
