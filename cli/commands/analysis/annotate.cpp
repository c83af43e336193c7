// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/judgement/annotation.hpp"
#include "cli/commands/commands.hpp"
#include "cli/exchange/selection_options.hpp"
#include "cli/options/apply_option.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/judged_game.hpp"
#include "cli/options/output_options.hpp"
#include "cli/options/store_options.hpp"
#include "cli/terminal/json.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/text/game_list.hpp"
#include "db/findings/why/ranking.hpp"
#include "db/store/edits.hpp"
#include "db/store/journal.hpp"
#include "messages/message.hpp"
#include "messages/phrase.hpp"
#include "parser/write/write.hpp"

#include <functional>
#include <memory>
#include <span>

namespace damscope::cli {
namespace annotate_command {
namespace {

struct Options {
    SelectionOptions selection;
    JudgementOptions judgement;
    std::int64_t longest = 10;
    ApplyOption apply;
    bool print = false;
    bool words = false;
    FormatOption format;
};

// What became of the games.
struct Outcome {
    std::uint64_t games = 0; ///< changed, or printed
    std::uint64_t moves = 0;
    std::uint64_t unknown = 0; ///< not analysed
};

// What is proved about the move of a ply.
std::function<std::string(int)> explanationOf(const JudgedGame& judged, Language language) {
    static const analysis::endgame::ResultJudge tables;
    const auto words =
        std::make_shared<db::Explanation>(judged.game, tables, language, judged.names);
    return [words](int ply) { return words->of(static_cast<std::size_t>(ply - 1)); };
}

analysis::AnnotationSettings settingsFrom(const JudgedGame& judged, const Options& options,
                                          Language language) {
    analysis::AnnotationSettings settings{language, static_cast<int>(options.longest)};
    if (options.words)
        settings.explain = explanationOf(judged, language);
    return settings;
}

void annotate(db::StoreChange& change, const JudgedGame& judged, const Options& options,
              Console& console, Outcome& outcome) {
    if (!judged.judgement.isAnalysed()) {
        ++outcome.unknown;
        return;
    }
    const analysis::Annotated annotated = analysis::annotate(
        judged.game, judged.judgement, settingsFrom(judged, options, console.locale()));
    if (options.print)
        console.out().write(parser::writePdn(annotated.game));
    else if (!(annotated.game == judged.game))
        db::replaceGame(change, judged.line.id, annotated.game);
    ++outcome.games;
    outcome.moves += static_cast<std::uint64_t>(annotated.moves);
}

void writeObject(const Outcome& outcome, Console& console) {
    console.out().write(jsonLine(
        {{"games", outcome.games}, {"moves", outcome.moves}, {"not_analysed", outcome.unknown}}));
}

// The games that would be annotated, which are many.
ExitStatus list(db::Store& store, std::span<const db::GameId> ids, const Options& options,
                Console& console) {
    if (options.format.isJson()) {
        writeObject({}, console);
        console.say(countMessage("apply-preview", "games", ids.size()));
    } else {
        listConcerned(store, ids, options.format, console);
    }
    return ExitStatus::allWell;
}

ExitStatus run(const Options& options, Console& console) {
    const std::stop_token stop = console.stopToken();
    SelectedGames selected = options.selection.open(console);
    const std::vector<db::GameId> ids = selected.someGames(console);
    db::Store& store = selected.store();
    if (!options.print && !options.apply.allows(ids.size()))
        return list(store, ids, options, console);
    if (!options.print)
        store = options.selection.store().openForWriting();
    GameJudge judge(store, options.judgement);
    db::StoreChange change(store, db::ChangeKind::edit, "edit annotate");
    Outcome outcome;
    for (const db::GameId id : ids) {
        if (stop.stop_requested())
            return ExitStatus::interrupted;
        annotate(change, judge.judged(db::number(id)), options, console, outcome);
    }
    if (options.format.isJson())
        writeObject(outcome, console);
    Message done = countMessage("annotate-done", "games", outcome.games);
    addCount(done, "m", "moves", outcome.moves);
    console.say(done);
    if (outcome.unknown > 0)
        console.say(countMessage("annotate-unknown", "games", outcome.unknown));
    return outcome.unknown > 0 ? ExitStatus::problems : ExitStatus::allWell;
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    options->selection.declare(arguments, {.required = true});
    arguments.value({"--line", "N", phrase("at most N plies of a better line; 10 if not set")},
                    into(options->longest, 1, 100));
    arguments.flag({"--words", "",
                    phrase("add to the comments what is proved about the move, as damscope analyse "
                           "why says it")},
                   options->words);
    arguments.flag(
        {"--print", "", phrase("print the games as PDN and leave the database unchanged")},
        options->print);
    options->apply.declare(arguments);
    options->format.declareObject(arguments);
    options->judgement.declare(arguments);
    arguments.excludes("--print", {options->format.is(Format::json)},
                       phrase("--print: writes PDN; not with JSON"));
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace annotate_command

Command annotateCommand() {
    return {"edit annotate", phrase("write the judgement of analysed games into them"),
            phrase("Marks inaccuracies with ?!, mistakes with ? and blunders with ??; adds a short "
                   "comment, "
                   "in the language of --language, and the better line as a variation. Signs, "
                   "comments and "
                   "variations that people wrote "
                   "are kept and not repeated. What Damscope added is marked with [%damscope "
                   "...] and replaced by the next annotate. Of more than 10 games, the games are "
                   "only listed without --apply; damscope undo reverts it."),
            phrase("damscope edit annotate 60 --language nl\n"
                   "    annotates game 60 in Dutch\n"
                   "damscope edit annotate 60 --print\n"
                   "    shows what annotate would write\n"
                   "damscope undo\n"
                   "    reverts the last change"),
            annotate_command::declare};
}

} // namespace damscope::cli
