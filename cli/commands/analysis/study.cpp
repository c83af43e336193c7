// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/analysis/study.hpp"

#include "base/text/split.hpp"
#include "cli/commands/commands.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/position_options.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "cli/text/sheet.hpp"
#include "messages/phrase.hpp"
#include "rules/text/explain.hpp"
#include "rules/text/fen.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <memory>
#include <span>
#include <string_view>
#include <utility>

namespace damscope::cli {
namespace study_command {

db::Study studyMeant(db::Store& store, const std::string& name) {
    if (auto study = db::findStudy(store, name))
        return *std::move(study);
    const std::vector<db::Study> all = db::studies(store);
    std::vector<std::string_view> names;
    std::ranges::transform(all, std::back_inserter(names), &db::Study::name);
    throw UsageError(withNearest({"usage-no-study", {{"name", visible(name)}}}, name, names));
}

namespace {

void require(const db::StudyChange& change, const std::string& name) {
    if (change)
        throw UsageError(db::messageOf(*change, visible(name)));
}

ExitStatus list(const Options& options, Console& console) {
    db::Store store = options.store.openForReading();
    const std::vector<db::Study> all = db::studies(store);
    TableWriter table;
    for (const db::Study& study : all) {
        table.beginRow();
        table.put(listColumn("name", console.locale(), "name"), study.name);
        table.put(listColumn("variant", console.locale(), "variant"), study.position.rules().name);
        table.put(rightColumn("positions", console.locale(), "positions"),
                  Cell::count(study.positions));
        table.put(listColumn("from", console.locale(), "origin"), Cell::known(study.origin));
        table.put(listColumn("note", console.locale(), "note"), Cell::known(study.note));
        table.put(fileColumn("fen"), rules::writeFen(study.position));
        table.put(fileColumn("made"), study.made);
    }
    writeList(std::move(table), options.format, console);
    if (!options.format.isJson())
        console.say(counted(all.size(), "counted-studies"));
    return options.status.of(ExitStatus::allWell, all.size());
}

ExitStatus create(const Options& options, Console& console) {
    const std::string text =
        options.position.value_or(fmt::format("{}", fmt::join(options.words, " ")));
    const rules::Variant variant = options.variant.value_or(console.settings().usualVariant());
    const rules::Position position =
        text.empty() ? rules::Position::start(variant)
                     : positionMeant(variant, text, "POSITION", options.store, console);
    if (options.variant && position.variant() != *options.variant)
        throw UsageError(
            {"usage-study-variant",
             {{"position", visible(text)}, {"variant", std::string(position.rules().name)}}});
    db::Store store = options.store.openForWriting();
    require(db::createStudy(store, *options.name, position, isGamePosition(text) ? text : "",
                            options.note),
            *options.name);
    console.say({"study-made", {{"name", visible(*options.name)}}});
    return ExitStatus::allWell;
}

// "1.", "22...": numbers may stand before moves.
std::string_view withoutNumber(std::string_view word) {
    const std::size_t dot = word.rfind('.');
    return dot == std::string_view::npos ? word : word.substr(dot + 1);
}

std::vector<rules::Move> movesIn(rules::Position position, std::span<const std::string> texts) {
    std::vector<rules::Move> moves;
    for (const std::string& text : texts)
        for (const std::string_view word : base::splitWords(text)) {
            const std::string_view move = withoutNumber(word);
            if (move.empty())
                continue;
            const rules::MoveMatch match = rules::resolve(position, move);
            if (!match.unique())
                throw UsageError({"usage-study-move",
                                  {{"move", visible(move)},
                                   {"wrong", rules::message(position, *match.problem)}}});
            moves.push_back(match.moves.front());
            position.play(moves.back());
        }
    return moves;
}

ExitStatus note(const Options& options, Console& console) {
    db::Store store = options.store.openExisting();
    const db::Study study = studyMeant(store, *options.name);
    const std::span<const std::string> words = options.words;
    const auto moves = movesIn(study.position, words.first(words.size() - 1));
    require(db::noteStudy(store, study.name, moves, words.back()), study.name);
    console.say({"study-noted", {{"name", visible(study.name)}}});
    return ExitStatus::allWell;
}

ExitStatus erase(const Options& options, Console& console) {
    db::Store store = options.store.openExisting();
    const db::Study study = studyMeant(store, *options.name);
    require(db::deleteStudy(store, study.name), study.name);
    console.say({"study-deleted", {{"name", visible(study.name)}}});
    return ExitStatus::allWell;
}

struct NamedAction {
    std::string_view name;
    ExitStatus (*run)(const Options&, Console&);
};
constexpr std::array<NamedAction, 7> actions{{{"list", list},
                                              {"new", create},
                                              {"run", study_command::run},
                                              {"show", show},
                                              {"write", write},
                                              {"note", note},
                                              {"delete", erase}}};

void declareWork(Arguments& arguments, Options& options) {
    constexpr std::int64_t most = 1'000'000'000'000;
    constexpr std::int64_t mostFirst = 1'000'000'000;
    arguments.group(phrase("With run"));
    arguments.value(
        {"--engine", "E",
         phrase("an engine: a name from `damscope engine list`, damscope, or a command that starts "
                "an engine with the Hub protocol; several search the same positions and are "
                "compared; Damscope's own if not set"),
         false, true},
        into(options.engines));
    arguments.value({"--time", "TIME",
                     phrase("how long to work: 90s, 8h; a number is seconds; without --time and "
                            "--nodes until Ctrl-C")},
                    into(options.time));
    arguments.value({"--nodes", "N", phrase("stop after about so many nodes of all searches")},
                    into(options.nodes, 1, most));
    arguments.value({"--position-nodes", "N",
                     phrase("nodes of the first search of a position; each later one of the same "
                            "position has four times as many; 1000000 if not set")},
                    into(options.first, 1, mostFirst));
    arguments.value({"--lines", "N", phrase("best moves of each position; 3 if not set")},
                    into(options.lines, 1, 10));
    options.own.declare(arguments);
}

void declareOutput(Arguments& arguments, Options& options) {
    arguments.group(phrase("With show and write"));
    arguments.value({"--depth", "N",
                     phrase("how many plies of the tree; 4 with show, and all with write, if not "
                            "set")},
                    into(options.depth, 0, 1000));
    arguments.value({"-o,--output", "FILE", phrase("write: the file; standard output if not set")},
                    intoFileName(options.output.file));
    options.output.declareNoClobber(arguments, phrase("do not replace FILE if it exists"));
    options.output.declareForce(arguments);
    options.format.declareList(arguments);
    options.status.declare(arguments);
}

void declareRules(Arguments& arguments, const std::shared_ptr<Options>& options) {
    arguments.needsName("study", options->action, options->name, {"list"});
    arguments.refuse(
        phrase("study note: give the text of the note, after the moves it is about; an "
               "empty text removes it"),
        [options] { return options->action == "note" && options->words.empty(); });
    arguments.refuse(
        phrase("study new: name the position once, after the name or by --position"), [options] {
            return options->action == "new" && options->position && !options->words.empty();
        });
    arguments.check([options]() -> Complaint {
        const std::string& action = options->action;
        if (options->words.empty() || action == "new" || action == "note")
            return std::nullopt;
        return Message{"usage-too-many", {{"word", visible(options->words.front())}}};
    });
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    std::vector<std::string_view> names;
    std::ranges::transform(actions, std::back_inserter(names), &NamedAction::name);
    arguments.value(
        {"ACTION", "ACTION", phrase("list (the default), new, run, show, write, note or delete")},
        oneOf(options->action, names));
    arguments.value(
        {"NAME", "NAME", phrase("the name of the study; case and accents do not matter")},
        into(options->name));
    arguments.value({"WORD", "WORD",
                     phrase("new: the position, 60 22w for game 60 after White's 22nd move, or as "
                            "FEN; the start if not set. note: moves from the position, and the "
                            "text last"),
                     false, true},
                    into(options->words));
    options->store.declare(arguments);
    arguments.group(phrase("With new"));
    arguments.value(
        {"--position", "FEN", phrase("the position: W:W31-50:B1-20, or \"60 22w\" of game 60")},
        into(options->position));
    arguments.value({"--variant", "V", phrase("its variant, where it is not one of a game")},
                    intoVariant(options->variant));
    arguments.value({"--note", "TEXT", phrase("a remark about it")}, into(options->note));
    declareWork(arguments, *options);
    declareOutput(arguments, *options);
    declareRules(arguments, options);
    return [options](Console& console) {
        return std::ranges::find(actions, options->action, &NamedAction::name)
            ->run(*options, console);
    };
}

} // namespace
} // namespace study_command

Command studyCommand() {
    return {
        "study",
        phrase("work on one position for long, with several engines"),
        phrase(
            "A study keeps a position, notes, and a tree of what engines find about it. run "
            "searches its positions one after another: those that the best play leads to first, "
            "each again and longer later on. Every search is stored at once. Ctrl-C ends the work, "
            "and run goes on with it on another day, with the same engines or others; nothing is "
            "searched twice. show compares the engines. Positions that different orders of moves "
            "lead to are one."),
        phrase("damscope study new Roozenburg 60 22w\n"
               "    begins a study of game 60 after White's 22nd move\n"
               "damscope study run Roozenburg --nodes 2000000\n"
               "    searches some positions\n"
               "damscope study run Roozenburg --time 8h --engine damscope --engine scan\n"
               "    lets two engines work on it for a night\n"
               "damscope study show Roozenburg --depth 6\n"
               "    shows its tree, and where the engines differ\n"
               "damscope study note Roozenburg \"for the match in May\"\n"
               "    keeps a note\n"
               "damscope study write Roozenburg -o roozenburg.pdn\n"
               "    writes the tree as a game with variations"),
        study_command::declare,
        Length::paged};
}

} // namespace damscope::cli
