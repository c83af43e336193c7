// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/judgement/annotation.hpp"
#include "cli/commands/commands.hpp"
#include "cli/options/filter_options.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/judged_game.hpp"
#include "cli/options/output_options.hpp"
#include "cli/options/store_options.hpp"
#include "cli/terminal/json.hpp"
#include "cli/terminal/progress.hpp"
#include "db/findings/why/ranking.hpp"
#include "db/store/edits.hpp"
#include "db/store/journal.hpp"
#include "messages/message.hpp"
#include "messages/phrase.hpp"
#include "parser/write/write.hpp"

#include <functional>
#include <memory>

namespace damscope::cli {
namespace annotate_command {
namespace {

struct Options {
    StoreOptions store;
    FilterOptions filter;
    JudgementOptions judgement;
    std::vector<std::string> ids;
    std::int64_t longest = 10;
    bool remove = false;
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
    if (!options.remove && !judged.judgement.isAnalysed()) {
        ++outcome.unknown;
        return;
    }
    const analysis::Annotated annotated =
        options.remove ? analysis::withoutAnnotations(judged.game)
                       : analysis::annotate(judged.game, judged.judgement,
                                            settingsFrom(judged, options, console.locale()));
    if (options.print)
        console.out().write(parser::writePdn(annotated.game));
    else if (!(annotated.game == judged.game))
        db::replaceGame(change, judged.line.id, annotated.game);
    ++outcome.games;
    outcome.moves += static_cast<std::uint64_t>(annotated.moves);
}

ExitStatus run(const Options& options, Console& console) {
    const std::stop_token stop = console.stopToken();
    db::Store store =
        options.print ? options.store.openForReading() : options.store.openForWriting();
    GameJudge judge(store, options.judgement);
    db::StoreChange change(store, db::ChangeKind::edit,
                           options.remove ? "annotate --remove" : "annotate");
    Outcome outcome;
    for (const db::GameId id : gamesMeant(store, options.ids, options.filter.filter())) {
        if (stop.stop_requested())
            return ExitStatus::interrupted;
        annotate(change, judge.judged(db::number(id)), options, console, outcome);
    }
    if (options.format.isJson())
        console.out().write(jsonLine({{"games", outcome.games},
                                      {"moves", outcome.moves},
                                      {"not_analysed", outcome.unknown}}));
    Message done =
        countMessage(options.remove ? "annotate-removed" : "annotate-done", "games", outcome.games);
    addCount(done, "m", "moves", outcome.moves);
    console.say(done);
    if (outcome.unknown > 0)
        console.say(countMessage("annotate-unknown", "games", outcome.unknown));
    return outcome.unknown > 0 ? ExitStatus::problems : ExitStatus::allWell;
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    arguments.value({"ID", "ID", phrase("game numbers: 12, or 3,5,8-10"), false, true},
                    into(options->ids));
    options->store.declare(arguments);
    arguments.value({"--line", "N", phrase("at most N plies of a better line; 10 if not set")},
                    into(options->longest, 1, 100));
    arguments.flag({"--words", "",
                    phrase("add to the comments what is proved about the move, as why says it")},
                   options->words);
    arguments.flag({"--remove", "", phrase("remove Damscope's annotations")}, options->remove);
    arguments.flag(
        {"--print", "", phrase("print the games as PDN and leave the database unchanged")},
        options->print);
    options->format.declareObject(arguments);
    options->judgement.declare(arguments);
    options->filter.declare(arguments);
    arguments.excludes("--print", {options->format.is(Format::json)},
                       phrase("--print: writes PDN; not with JSON"));
    arguments.refuse(phrase("say which games: numbers, or a filter such as --player NAME"),
                     [options] { return options->ids.empty() && !options->filter.given(); });
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace annotate_command

Command annotateCommand() {
    return {"annotate", phrase("write the judgement of analysed games into them"),
            phrase("Marks inaccuracies with ?!, mistakes with ? and blunders with ??; adds a short "
                   "comment, "
                   "in the language of --language, and the better line as a variation. Signs, "
                   "comments and "
                   "variations that people wrote "
                   "are kept and not repeated. What Damscope added is marked with [%damscope "
                   "...], replaced by the next annotate, and removed by --remove."),
            phrase("damscope annotate 60 --language nl\n"
                   "    annotates game 60 in Dutch\n"
                   "damscope annotate 60 --print\n"
                   "    shows what annotate would write\n"
                   "damscope annotate 60 --remove\n"
                   "    removes these annotations"),
            annotate_command::declare};
}

} // namespace damscope::cli
