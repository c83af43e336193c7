// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/embedded/embedded_engine.hpp"
#include "analysis/play/played_game.hpp"
#include "base/text/ascii.hpp"
#include "cli/commands/commands.hpp"
#include "cli/commands/training/deck.hpp"
#include "cli/commands/training/typed_reply.hpp"
#include "cli/exchange/game_form.hpp"
#include "cli/options/engine_options.hpp"
#include "cli/options/filter_options.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/output_options.hpp"
#include "cli/options/position_options.hpp"
#include "cli/options/store_options.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "db/search/lists/collections.hpp"
#include "db/store/codec/main_line.hpp"
#include "db/store/edits.hpp"
#include "db/store/games.hpp"
#include "db/training/exercise_table.hpp"
#include "db/training/exercise_words.hpp"
#include "messages/message.hpp"
#include "messages/phrase.hpp"
#include "messages/translation.hpp"
#include "parser/meaning/guess.hpp"
#include "rules/board/result.hpp"
#include "rules/moves/forcing.hpp"
#include "rules/text/fen.hpp"

#include <fmt/format.h>

#include <array>
#include <memory>
#include <optional>
#include <random>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace damscope::cli {

/// A game of a person against the engine at a strength, which plays endings that tables know
/// perfectly.
class GamePlayedOut {
public:
    /// `library`: the tables; null: none.
    GamePlayedOut(const rules::Position& start, rules::Color human,
                  analysis::play::Strength strength, std::uint64_t seed,
                  std::shared_ptr<const analysis::endgame::Library> library);

    [[nodiscard]] const rules::Position& start() const { return start_; }
    [[nodiscard]] const rules::Position& position() const { return game_->position(); }
    [[nodiscard]] const std::vector<rules::Move>& moves() const { return game_->moves(); }
    [[nodiscard]] const std::optional<analysis::play::GameEnd>& end() const { return game_->end(); }
    /// The rule by which the person can claim a draw now.
    [[nodiscard]] std::optional<std::string_view> claim() const { return game_->claim(); }
    [[nodiscard]] bool isHumansTurn() const { return position().toMove() == human_; }

    void play(const rules::Move& move) { game_->play(move); }
    /// False: it was stopped. Throws EngineError.
    [[nodiscard]] bool engineMoves(const std::stop_token& stop);
    /// The person's side.
    void resign() { game_->resign(human_); }
    /// Claims a draw, else offers one: the engine agrees in an ending that the tables call drawn,
    /// or after ten moves if it is not better. Whether the game is drawn.
    [[nodiscard]] bool draw();
    /// The last move of the person, and what followed. False: there is none.
    [[nodiscard]] bool takeBack();

    /// As it is stored. `name`: of the person.
    [[nodiscard]] rules::Game record(const std::string& name) const;

private:
    rules::Position start_;
    rules::Color human_;
    analysis::play::Strength strength_;
    std::shared_ptr<const analysis::endgame::Library> library_;
    std::mt19937_64 random_;
    analysis::EmbeddedEngine engine_;
    std::unique_ptr<analysis::play::PlayedGame> game_;
    std::optional<analysis::Score> score_; ///< of the engine's last move, seen by it
};

namespace play_command {
namespace {

using analysis::play::GameEnd;
using rules::Color;

struct Options {
    StoreOptions store;
    std::optional<std::string> where;
    PlaceOption place;
    std::optional<rules::Variant> variant;
    std::optional<std::string> fen;
    std::optional<Color> as;
    std::int64_t strength = 5;
    std::optional<std::int64_t> seed;
    std::string name = "?";
    EndgameOption endgames;
    bool ascii = false;
    FormatOption format;
};

rules::Position exercisePosition(db::Store& store, const std::string& name) {
    for (const db::Exercise& exercise : db::allExercises(store))
        if (exerciseName(exercise.key()) == name)
            return exercise.position;
    throw UsageError({"usage-neither-exercise-nor-game", {{"word", visible(name)}}});
}

rules::Position gamePosition(db::Store& store, std::uint32_t id, const PlaceOption& place) {
    const rules::Game game = gameMeant(store, db::GameId{id});
    const auto position = game.position(place.in(game, id));
    if (!position)
        throw UsageError({"usage-no-position-there", {{"id", std::to_string(id)}}});
    return *position;
}

// The number of a game; nothing for the name of an exercise.
std::optional<std::uint32_t> gameIn(const std::string& text) {
    return base::readNumber<std::uint32_t>(text);
}

rules::Position startOf(const Options& options, Console& console) {
    if (!options.where) {
        const rules::Variant variant = options.variant.value_or(console.settings().usualVariant());
        return options.fen ? positionFromOption(variant, *options.fen, "--fen", console)
                           : rules::Position::start(variant);
    }
    db::Store store = options.store.openForReading();
    if (const auto id = gameIn(*options.where))
        return gamePosition(store, *id, options.place);
    return exercisePosition(store, *options.where);
}

std::string_view word(GameEnd::Reason reason) {
    switch (reason) {
    case GameEnd::Reason::board:
        return "board";
    case GameEnd::Reason::drawRule:
        return "draw-rule";
    case GameEnd::Reason::agreement:
        return "agreement";
    default:
        return "resignation";
    }
}

/// A person against the engine, in the terminal.
class Conversation {
public:
    Conversation(const Options& options, const rules::Position& start, Console& console)
        : options_(options), console_(console), human_(options.as.value_or(start.toMove())),
          library_(options.endgames.library()),
          game_(start, human_, static_cast<int>(options.strength), seedOf(options), library_),
          language_(console.locale()), isJson_(options.format.isJson()),
          rows_(options.format.rows(console.out())) {}

    void run() {
        bool goesOn = true;
        while (goesOn && !game_.end())
            goesOn = game_.isHumansTurn() ? humanMoves() : game_.engineMoves(console_.stopToken());
        finish();
    }

private:
    static std::uint64_t seedOf(const Options& options) {
        return options.seed ? static_cast<std::uint64_t>(*options.seed)
                            : std::uint64_t{std::random_device{}()};
    }

    // False when the person leaves.
    bool humanMoves() {
        showTurn();
        for (;;) {
            const TypedAnswer typed = answers_.next();
            const std::string text = base::lowerCase(typed.text);
            if (typed.reply == TypedReply::quit)
                return false;
            if (text == "r" || text == "resign") {
                game_.resign();
                return true;
            }
            if (text == "d" || text == "draw") {
                if (game_.draw())
                    return true;
                note("declined", {"play-declined", {}});
            } else if (text == "b" || text == "back") {
                if (game_.takeBack())
                    return true;
                note("nothing-back", {"play-nothing-back", {}});
            } else if (typed.reply != TypedReply::move) {
                note("words", {"play-words", {}});
            } else if (const auto move = answers_.moveFrom(game_.position(), typed.text)) {
                game_.play(*move);
                return true;
            }
        }
    }

    void note(std::string_view event, const Message& message) {
        const std::string text = translated(message, language_);
        if (isJson_)
            rows_.add({{"event", event}, {"message", text}});
        else
            console_.out().write(text + '\n');
    }

    void showTurn() {
        const rules::Position& position = game_.position();
        const auto claim = game_.claim();
        if (isJson_)
            return rows_.add({{"event", "turn"},
                              {"variant", position.rules().name},
                              {"fen", rules::writeFen(position)},
                              {"moves", movesJson(game_.start(), game_.moves())},
                              {"claim", claim ? Json(*claim) : Json()}});
        std::string text = "\n";
        if (!game_.moves().empty())
            text += db::numberedText(game_.start(), game_.moves()) + '\n';
        text += questionBoard(position, options_.ascii);
        const bool isWhite = position.toMove() == Color::white;
        text +=
            translated({"play-turn", {{"side", isWhite ? "white" : "black"}}}, language_) + '\n';
        if (claim)
            text += translated({"play-claim", {{"rule", std::string(*claim)}}}, language_) + '\n';
        console_.out().write(text);
    }

    std::optional<db::GameId> record() {
        if (!game_.end() || game_.moves().empty())
            return std::nullopt;
        db::Store store = options_.store.openForWriting();
        const db::GameId id = db::addOwnGame(store, game_.record(options_.name), "train play").id;
        const std::string collection =
            db::ownCollection(store, db::OwnCollection::againstEngine,
                              translated({"play-collection", {}}, language_));
        (void)db::addGames(store, collection, std::array{id});
        return id;
    }

    void finish() {
        const auto& end = game_.end();
        const auto id = record();
        const auto known = library_ ? analysis::play::knownEnding(game_.start(), game_.moves(),
                                                                  *library_, console_.stopToken())
                                    : std::nullopt;
        const rules::Rules& rules = game_.position().rules();
        const auto result = end ? end->result : rules::GameResult::unknown;
        if (isJson_) {
            rows_.add({{"event", "end"},
                       {"result", rules::writeResult(rules, result)},
                       {"outcome", rules::outcomeName(result)},
                       {"reason", end ? word(end->reason) : "left"},
                       {"rule", end && !end->rule.empty() ? Json(end->rule) : Json()},
                       {"moves", movesJson(game_.start(), game_.moves())},
                       {"game", id ? Json(db::number(*id)) : Json()},
                       {"ending", known ? endingJson(*known) : Json()}});
            return rows_.end();
        }
        std::string text;
        if (!game_.moves().empty())
            text += '\n' + db::numberedText(game_.start(), game_.moves()) + '\n';
        text += endText(result) + '\n';
        if (known)
            text += db::endingText(*known, language_) + '\n';
        console_.out().write(text);
        console_.out().flush();
        if (id)
            console_.say(translated({"play-stored", {{"id", db::number(*id)}}}, language_));
    }

    static Json endingJson(const analysis::play::KnownEnding& known) {
        const rules::Rules& rules = known.start.rules();
        return {{"plies", known.plies},
                {"result", rules::writeResult(rules, known.result)},
                {"outcome", rules::outcomeName(known.result)},
                {"moves", known.win ? Json(known.win->moves()) : Json()},
                {"line", known.win ? movesJson(known.start, known.win->line) : Json()}};
    }

    std::string endText(rules::GameResult result) const {
        const auto& end = game_.end();
        if (!end)
            return translated({"play-left", {}}, language_);
        if (end->reason == GameEnd::Reason::drawRule)
            return translated({"play-draw-rule", {{"rule", std::string(end->rule)}}}, language_);
        if (result == rules::GameResult::draw)
            return translated({"play-draw", {}}, language_);
        const bool white = result == rules::GameResult::whiteWins;
        const bool resigned = end->reason == GameEnd::Reason::resignation; // the engine never does
        const std::string code = resigned                            ? "play-resigned"
                                 : (human_ == Color::white) == white ? "play-won"
                                                                     : "play-lost";
        return translated(countMessage(code, "moves", (game_.moves().size() + 1) / 2), language_);
    }

    const Options& options_;
    Console& console_;
    Color human_;
    std::shared_ptr<const analysis::endgame::Library> library_;
    GamePlayedOut game_;
    Language language_;
    bool isJson_;
    JsonRows rows_;
    TypedAnswers answers_{console_, rows_, isJson_, language_};
};

ExitStatus run(const Options& options, Console& console) {
    const rules::Position start = startOf(options, console);
    const bool isOver = rules::outcome(start).end != rules::BoardEnd::none ||
                        start.pieces(rules::opponent(start.toMove())).empty();
    if (isOver)
        throw UsageError("the game is over in that position");
    Conversation(options, start, console).run();
    return ExitStatus::allWell;
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    arguments.value(
        {"WHERE", "WHERE",
         phrase("an exercise, by its name in `damscope train exercises --json`, or the number of a "
                "game; else the start of a game")},
        into(options->where));
    options->place.declare(arguments);
    arguments.value({"--fen", "FEN", phrase("the position to play from")}, into(options->fen));
    arguments.value(
        {"--variant", "V", phrase("the variant of --fen or of the game; international if not set")},
        intoVariant(options->variant));
    arguments.value({"--side", "COLOR", phrase("your side: white or black; else the one to move")},
                    [options](std::string_view text) -> Complaint {
                        if (text != "white" && text != "black")
                            return Message{"usage-side", {}};
                        options->as = text == "white" ? Color::white : Color::black;
                        return std::nullopt;
                    });
    arguments.value({"--strength", "N",
                     phrase("the strength of the engine, from 1 to 10; 5 if not set. 1 overlooks a "
                            "man now and then, 10 thinks for five seconds a move")},
                    into(options->strength, analysis::play::weakest, analysis::play::strongest));
    arguments.value({"--name", "NAME", phrase("who you are, in the game that is stored")},
                    into(options->name));
    arguments.value({"--seed", "N", phrase("the same seed and the same moves give the same game")},
                    into(options->seed, 0, INT64_MAX));
    options->endgames.declare(arguments);
    arguments.flag({"--ascii", "", phrase("draw boards in plain characters: w W b B")},
                   options->ascii);
    options->store.declare(arguments);
    options->format.declareList(arguments);
    arguments.chooseOne({"WHERE", "--fen"});
    arguments.refuse(phrase("--ply and --move refer to a game: give its number"),
                     [options] { return options->place.given() && !options->where; });
    arguments.refuse(phrase("--ply and --move refer to a game, not to an exercise"),
                     [options] { return options->place.given() && !gameIn(*options->where); });
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace play_command

Command playCommand() {
    return {
        "train play", phrase("play a position out against the engine"),
        phrase(
            "Plays a game in the terminal from an exercise, a position of a game, a FEN or the "
            "start. You answer with moves; d claims or offers a draw, b takes a move back, r "
            "resigns, q leaves without a result. Where endgame tables know the position, the "
            "engine plays perfectly at every strength: it keeps the result, and loses as late as "
            "it can. Afterwards the shortest win is shown, if the ending was won. A finished game "
            "is stored in the collection of games against the engine."),
        phrase("damscope train play --strength 3\n"
               "    a game from the start, against a weak engine\n"
               "damscope train play 1 --move 10w --side black\n"
               "    continues with Black after White's 10th move of game 1\n"
               "echo q | damscope train play --fen \"W:W27,38:B8\" --json\n"
               "    is for programs, which write a move, draw, back, resign or quit on each line"),
        play_command::declare};
}

namespace {

namespace play = analysis::play;

analysis::EngineSettings settingsWith(std::shared_ptr<const analysis::endgame::Library> library) {
    constexpr std::size_t megabytes = 64;
    analysis::EngineSettings settings;
    settings.tableMegabytes = megabytes;
    settings.endgames = std::move(library);
    return settings;
}

} // namespace

GamePlayedOut::GamePlayedOut(const rules::Position& start, rules::Color human,
                             play::Strength strength, std::uint64_t seed,
                             std::shared_ptr<const analysis::endgame::Library> library)
    : start_(start), human_(human), strength_(strength), library_(std::move(library)),
      random_(seed), engine_(settingsWith(library_)),
      game_(std::make_unique<play::PlayedGame>(start)) {}

bool GamePlayedOut::engineMoves(const std::stop_token& stop) {
    engine_.setPosition(start_, moves());
    const analysis::Findings findings = engine_.search(play::searchLimits(strength_), stop);
    if (findings.lines.empty() || stop.stop_requested())
        return false;
    const analysis::PvLine& line = play::chosenLine(findings, strength_, random_);
    score_ = line.score;
    if (game_->claim() && !score_->isBetterThan(analysis::Score::centiMen(0))) {
        game_->claimDraw();
        return true;
    }
    const rules::Move& chosen = line.moves.front();
    game_->play(library_ ? play::perfectMove(position(), chosen, *library_) : chosen);
    return true;
}

bool GamePlayedOut::draw() {
    constexpr std::size_t earliest = 20; // plies
    if (claim()) {
        game_->claimDraw();
        return true;
    }
    const auto known = library_ ? play::knownEnding(position(), {}, *library_) : std::nullopt;
    const bool isDrawn = known && known->result == rules::GameResult::draw;
    const bool agrees = !known && moves().size() >= earliest && score_ &&
                        !score_->isBetterThan(analysis::Score::centiMen(0));
    if (isDrawn || agrees)
        game_->agreeDraw();
    return isDrawn || agrees;
}

bool GamePlayedOut::takeBack() {
    const std::size_t plies = isHumansTurn() ? 2 : 1;
    if (moves().size() < plies)
        return false;
    const std::vector<rules::Move> kept(moves().begin(),
                                        moves().end() - static_cast<std::ptrdiff_t>(plies));
    game_ = std::make_unique<play::PlayedGame>(start_);
    for (const rules::Move& move : kept)
        game_->play(move);
    return true;
}

rules::Game GamePlayedOut::record(const std::string& name) const {
    std::string engine = "Damscope";
    if (strength_ < play::strongest)
        engine += fmt::format(" ({})", strength_);
    const bool white = human_ == rules::Color::white;
    const auto result = end() ? end()->result : rules::GameResult::unknown;
    rules::Game game = parser::gameFrom(start_);
    std::vector<rules::Tag> tags{
        {"Event", "Damscope"},
        {"Date", writtenToday()},
        {"White", white ? name : engine},
        {"Black", white ? engine : name},
        {"Result", std::string(rules::writeResult(start_.rules(), result))}};
    tags.insert(tags.end(), game.tags.begin(), game.tags.end());
    if (end())
        if (const std::string_view how = play::termination(*end()); !how.empty())
            tags.push_back({"Termination", std::string(how)});
    game.tags = std::move(tags);
    game.result = result;
    rules::NodeId last = rules::rootNode;
    for (const rules::Move& move : moves())
        last = game.addMove(last, move);
    return game;
}

} // namespace damscope::cli
