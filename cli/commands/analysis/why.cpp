// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/judgement/annotation.hpp"
#include "cli/commands/commands.hpp"
#include "cli/exchange/selection_options.hpp"
#include "cli/options/filter_options.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/output_options.hpp"
#include "cli/options/position_options.hpp"
#include "cli/terminal/json.hpp"
#include "cli/text/knowledge_text.hpp"
#include "db/findings/why/ranking.hpp"
#include "db/store/evaluations.hpp"
#include "db/store/games.hpp"
#include "messages/phrase.hpp"
#include "messages/translation.hpp"

#include <algorithm>
#include <memory>

namespace damscope::cli {
namespace why_command {
namespace {

using analysis::shots::Ply;

struct Options {
    SelectionOptions selection;
    PlaceOption place;
    bool all = false;
    FormatOption format;
};

/// Prints what is proved about moves of a game.
class Explanation {
public:
    Explanation(const rules::Game& game, const Options& options, db::Store& store, Console& console)
        : plies_(db::mainLinePlies(game)), judgement_(judgementOf(game, store)),
          isJson_(options.format.isJson()), rows_(options.format.rows(console.out())),
          console_(console), reasons_(plies_, finder_, console.names()) {}

    [[nodiscard]] std::size_t moves() const { return plies_.size() - 1; }

    void finish() {
        if (isJson_)
            rows_.end();
    }

    // About one move also what is seen at once, or that nothing is proved.
    void print(std::size_t at, bool onlyThis) {
        const Language language = console_.locale();
        auto reasons = onlyThis ? reasons_.of(at, &tables_, db::Refute::any, judgement_.at(at))
                                : reasons_.of(at, &tables_);
        if (!onlyThis)
            std::erase_if(reasons, db::isPlain);
        for (const db::Reason& reason : reasons)
            print(at, db::message(plies_, at, reason, language), reasonJson(reason, language));
        if (reasons.empty() && onlyThis)
            print(at, db::nothingProved(plies_, at), reasonJson({}, language));
    }

private:
    void print(std::size_t at, const Message& message, const Json& facts) {
        const std::string sentence = translated(message, console_.locale());
        if (!isJson_)
            return console_.out().write(sentence + '\n');
        Json object{{"ply", at}, {"code", message.code}, {"message", sentence}};
        object.update(facts);
        rows_.add(object);
    }

    static analysis::GameJudgement judgementOf(const rules::Game& game, db::Store& store) {
        return analysis::judgeWithComments(
            game, [&](const rules::Position& position) { return db::evaluation(store, position); });
    }

    std::vector<Ply> plies_;
    analysis::GameJudgement judgement_;
    bool isJson_;
    JsonRows rows_;
    Console& console_;
    analysis::shots::ShotFinder finder_;
    db::MoveReasons reasons_;
    analysis::endgame::ResultJudge tables_;
};

ExitStatus run(const Options& options, Console& console) {
    SelectedGames selected = options.selection.open(console);
    const db::GameId id = selected.oneGame(console);
    const rules::Game game = gameMeant(selected.store(), id);
    Explanation explanation(game, options, selected.store(), console);
    if (options.all) {
        for (std::size_t at = 0; at < explanation.moves(); ++at)
            explanation.print(at, false);
        explanation.finish();
        return ExitStatus::allWell;
    }
    const auto node = options.place.in(game, db::number(id));
    const auto ply = static_cast<std::size_t>(game.ply(node));
    if (ply == 0 || ply > explanation.moves())
        throw UsageError("no known move leads there; --ply 1 is the first move");
    explanation.print(ply - 1, true);
    explanation.finish();
    return ExitStatus::allWell;
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    options->selection.declare(
        arguments,
        {.files = SelectionOptions::Files::instead, .required = true, .help = oneGameHelp});
    options->place.declare(arguments);
    arguments.flag({"--all", "", phrase("about every move of the game")}, options->all);
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
