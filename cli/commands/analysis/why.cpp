// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.hpp"
#include "cli/options/filter_options.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/output_options.hpp"
#include "cli/options/position_options.hpp"
#include "cli/options/store_options.hpp"
#include "cli/terminal/json.hpp"
#include "cli/text/knowledge_text.hpp"
#include "db/findings/why/ranking.hpp"
#include "db/store/games.hpp"
#include "messages/phrase.hpp"
#include "messages/words.hpp"

#include <memory>

namespace damscope::cli {
namespace why_command {
namespace {

using analysis::shots::Ply;

struct Options {
    StoreOptions store;
    std::int64_t id = 0;
    PlaceOption place;
    bool all = false;
    FormatOption format;
};

/// Prints what is proved about moves of a game.
class Explanation {
public:
    Explanation(const rules::Game& game, const Options& options, Console& console)
        : plies_(db::mainLinePlies(game)), isJson_(options.format.isJson()),
          rows_(options.format.rows(console.out())), console_(console),
          reasons_(plies_, finder_, console.names()) {}

    [[nodiscard]] std::size_t moves() const { return plies_.size() - 1; }

    void finish() {
        if (isJson_)
            rows_.end();
    }

    // About one move also what is seen at once, or that nothing is proved.
    void print(std::size_t at, bool onlyThis) {
        const Language language = console_.locale();
        auto reasons = reasons_.of(at, &tables_, onlyThis ? db::Refute::any : db::Refute::claims);
        if (!onlyThis)
            std::erase_if(reasons, db::isPlain);
        for (const db::Reason& reason : reasons)
            print(at, db::message(plies_, at, reason, language), reasonJson(reason, language));
        if (reasons.empty() && onlyThis)
            print(at, db::nothingProved(plies_, at), reasonJson({}, language));
    }

private:
    void print(std::size_t at, const Message& message, const Json& facts) {
        const std::string sentence = words(message, console_.locale());
        if (!isJson_)
            return console_.out().write(sentence + '\n');
        Json object{{"ply", at}, {"code", message.code}, {"message", sentence}};
        object.update(facts);
        rows_.add(object);
    }

    std::vector<Ply> plies_;
    bool isJson_;
    JsonRows rows_;
    Console& console_;
    analysis::shots::ShotFinder finder_;
    db::MoveReasons reasons_;
    analysis::endgame::ResultJudge tables_;
};

ExitStatus run(const Options& options, Console& console) {
    db::Store store = options.store.openForReading();
    const rules::Game game = gameMeant(store, static_cast<db::GameId>(options.id));
    Explanation explanation(game, options, console);
    if (options.all) {
        for (std::size_t at = 0; at < explanation.moves(); ++at)
            explanation.print(at, false);
        explanation.finish();
        return ExitStatus::allWell;
    }
    const auto node = options.place.in(game, options.id);
    const auto ply = static_cast<std::size_t>(game.ply(node));
    if (ply == 0 || ply > explanation.moves())
        throw UsageError("no known move leads there; --ply 1 is the first move");
    explanation.print(ply - 1, true);
    explanation.finish();
    return ExitStatus::allWell;
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    declareGame(arguments, options->id);
    options->place.declare(arguments);
    arguments.flag({"--all", "", phrase("about every move of the game")}, options->all);
    options->store.declare(arguments);
    options->format.declareList(arguments);
    arguments.excludes("--all", {"--ply", "--move"});
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace why_command

Command whyCommand() {
    return {
        "analyse why",
        phrase("say what is proved about a move"),
        phrase(
            "Says why a move of a game was good or bad, from what is proved: combinations played, "
            "missed, allowed and threatened, men lost by forced captures, tempi of exchanges, "
            "results "
            "of endgame tables, structures that begin or end. The strongest reason comes first, "
            "and "
            "minor ones are left out where there are greater ones. What is not proved is not "
            "said."),
        phrase("damscope analyse why 60 --move 30w\n"
               "    about White's 30th move of game 60\n"
               "damscope analyse why 60 --all --language fr\n"
               "    about every move, in French"),
        why_command::declare,
        Length::paged};
}

} // namespace damscope::cli
