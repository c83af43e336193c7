// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/ingest/repair.hpp"
#include "cli/commands/commands.hpp"
#include "cli/exchange/selection_options.hpp"
#include "cli/options/apply_option.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/output_options.hpp"
#include "cli/options/store_options.hpp"
#include "cli/terminal/json.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "cli/text/name_proposals.hpp"
#include "cli/text/problem_text.hpp"
#include "db/store/health/check.hpp"
#include "db/store/health/recover.hpp"
#include "db/store/sqlite/files.hpp"
#include "messages/phrase.hpp"
#include "messages/translation.hpp"
#include "pages/store_tables.hpp"
#include "parser/meaning/correct.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>

namespace damscope::cli {
namespace repair_command {
namespace {

struct Options {
    SelectionOptions selection;
    ApplyOption apply;
    bool accept = false;
    bool results = false;
    FormatOption format;
};

db::RepairTask taskOf(const Options& options) {
    if (!options.apply.isGiven())
        return db::RepairTask::propose;
    return options.accept ? db::RepairTask::accept : db::RepairTask::repair;
}

// The line of the report about the game that fits the task.
bool concerns(const db::ProblemRow& problem) {
    return problem.code() == "repaired" || problem.code() == "result-repaired" ||
           parser::canBeAccepted(problem.suggestion);
}

constexpr int leastWidth = 40;
constexpr std::string_view indent = "  ";

void writeIndented(std::string_view sign, const std::string& text, Console& console) {
    console.out().write(
        fmt::format("{}{} {}\n", indent, sign,
                    cutToWidth(visible(text), std::max(console.width(), leastWidth) - 4)));
}

// What is, and what becomes of it; of a proposal what was probably meant.
void writeChange(const db::GameRepair& found, const db::ImportProblem& met, Console& console) {
    const pages::ProblemTexts texts = pages::problemTexts(met, console.locale());
    const std::string game = fmt::format("{}: {}: {}", db::number(found.game.id),
                                         visible(texts.place), visible(texts.game));
    console.out().write(cutToWidth(game, std::max(console.width(), leastWidth)) + '\n');
    if (!found.moves.before.empty() || !found.moves.after.empty()) {
        writeIndented("-", found.moves.before, console);
        writeIndented("+", found.moves.after, console);
        return;
    }
    const std::string meant =
        texts.meant.empty() ? texts.wrong : fmt::format("{} ({})", texts.wrong, texts.meant);
    std::string lines = wrapped(visible(meant), std::max(console.width(), leastWidth) - 4);
    for (std::size_t at = 0; (at = lines.find('\n', at)) != std::string::npos; ++at)
        lines.insert(at + 1, "    ");
    console.out().write(fmt::format("{}? {}\n", indent, lines));
}

void print(const db::GameRepair& found, const Options& options, JsonRows& objects,
           Console& console) {
    const db::GameLine& game = found.game;
    for (const db::ProblemRow& problem : found.problems) {
        if (!concerns(problem))
            continue;
        const db::ImportProblem met{
            game.sourcePath, game.ordinal, game.header.white, game.header.black, false,
            problem,         game.id};
        const Language language = console.locale();
        if (options.format.isJson()) {
            Json object = problemJson(met, language);
            object["changes"] = found.changes;
            object["before"] = textOrNull(found.moves.before);
            object["after"] = textOrNull(found.moves.after);
            objects.add(object);
        } else {
            writeChange(found, met, console);
        }
    }
}

Message summaryOf(const db::RepairReport& report, const Options& options) {
    if (report.games == 0)
        return {options.results ? "repair-none-refuted" : "repair-all-legal", {}};
    const bool applied = options.apply.isGiven();
    Message message = countMessage(applied ? "repair-done" : "repair-could", "games", report.games);
    message.parameters.push_back({"changed", grouped(report.changed)});
    if (report.proposals > 0)
        message.parameters.push_back(
            {"proposals", countMessage("repair-proposals", "games", report.proposals)});
    if (!applied && report.changed > 0)
        message.parameters.push_back({"unchanged", Message{"repair-unchanged", {}}});
    return message;
}

ExitStatus summarise(const db::RepairReport& report, const Options& options, Console& console) {
    for (const db::Damage& damage : report.damaged)
        console.warn(visible(console.translate(damage.reason)));
    console.say(summaryOf(report, options));
    if (!report.complete) {
        console.say(Message{"repair-interrupted", {}});
        return ExitStatus::interrupted;
    }
    return report.damaged.empty() ? ExitStatus::allWell : ExitStatus::problems;
}

ExitStatus run(const Options& options, Console& console) {
    SelectedGames games = options.selection.open(console, {.toChange = options.apply.isGiven()});
    ProgressLine progress(console, "counted-games");
    db::RepairListener listener;
    JsonRows objects = options.format.rows(console.out());
    listener.game = [&](const db::GameRepair& found) { print(found, options, objects, console); };
    listener.progress = showOn(progress);
    const auto repair = options.results ? db::repairResults : db::repairGames;
    const db::RepairReport report =
        repair(games.store(), games.filter(), taskOf(options), console.stopToken(), listener);
    if (options.format.isJson())
        objects.end();
    console.out().flush();
    proposeNames(games.store(), games.filter(), console);
    return summarise(report, options, console);
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    options->apply.declare(arguments);
    arguments.flag(
        {"--accept", "", phrase("with --apply: also change games whose proposal is not certain")},
        options->accept);
    arguments.flag(
        {"--results", "",
         phrase("instead of moves, repair recorded results that the last position refutes: "
                "certain by the board, proposed by an endgame table")},
        options->results);
    options->format.declareList(arguments);
    options->selection.declare(arguments);
    arguments.needs("--accept", {"--apply"});
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace repair_command

Command repairCommand() {
    return {
        "edit repair",
        phrase("correct slips in games with illegal moves"),
        phrase(
            "Examines the stored games that are not legal to the end. If exactly one slip, such as "
            "a "
            "wrong digit or a missing or repeated move, explains the illegal move, the game can be "
            "repaired; a remark on the move then shows what was written, also in an export. "
            "Nothing is changed without --apply; damscope undo reverts it. "
            "damscope import --repair does the same during import."),
        phrase("damscope edit repair\n"
               "    lists possible and proposed repairs\n"
               "damscope edit repair source illegal-move.pdn --apply\n"
               "    repairs the games of a file\n"
               "damscope undo\n"
               "    reverts that"),
        repair_command::declare,
        Length::paged};
}

namespace check_command {
namespace {

struct Options {
    StoreOptions store;
    bool quick = false;
    FormatOption format;
};

// What is damaged and what to do about it.
Message summaryOf(const db::CheckReport& report) {
    const auto found = [&](const char* code) {
        return countMessage(code, "faults", report.findingCount);
    };
    if (!report.isDamaged())
        return found(report.indexFaults > 0 ? "check-index" : "check-texts");
    if (report.damaged == 0)
        return found("check-file");
    Message message = found("check-games");
    addCount(message, "m", "games", report.damaged);
    addCount(message, "k", "others", report.checked - report.damaged);
    return message;
}

Json jsonOf(const db::CheckReport& report, bool logIsLeft, Language language) {
    Json findings = Json::array();
    for (const db::CheckFinding& finding : report.findings)
        findings.push_back({{"code", finding.message.code},
                            {"parameters", parametersJson(finding.message)},
                            {"message", translated(finding.message, language, ReadAt::terminal)}});
    return {{"sound", report.complete && report.sound()},
            {"complete", report.complete},
            {"games", report.games},
            {"deleted", report.deleted},
            {"checked", report.checked},
            {"damaged", report.damaged},
            {"unindexed", report.unindexed},
            {"log_cut_off", report.logIsCutOff},
            {"log_left", logIsLeft},
            {"findings", findings},
            {"finding_count", report.findingCount}};
}

void printFindings(const db::CheckReport& report, Console& console) {
    for (const db::CheckFinding& finding : report.findings)
        console.out().write(visible(console.translate(finding.message)) + '\n');
    if (report.findingCount > report.findings.size())
        console.out().write(
            console.translate(
                {"check-more", {{"n", grouped(report.findingCount - report.findings.size())}}}) +
            '\n');
}

// "sound: 849 games, 31 of them deleted".
Message soundMessage(const db::CheckReport& report) {
    Message message = countMessage("check-sound", "games", report.games);
    if (report.deleted > 0)
        message.parameters.push_back({"deleted", grouped(report.deleted)});
    return message;
}

ExitStatus report(const db::CheckReport& report, db::Store& store, const Options& options,
                  Console& console) {
    const Language language = console.locale();
    const bool logIsLeft = db::leavesLogAfter(report, store);
    if (options.format.isJson())
        console.out().write(jsonLine(jsonOf(report, logIsLeft, language)));
    else
        printFindings(report, console);
    if (logIsLeft)
        console.warn({"check-log-left", {{"log", visible(db::logOf(store.file()).string())}}});
    if (report.unindexed > 0)
        console.say(countMessage("check-unindexed", "games", report.unindexed));
    if (report.logIsCutOff)
        console.say(Message{"check-log-cut-off", {}});
    if (!report.complete) {
        console.warn(countMessage("check-interrupted", "games", report.checked));
        return ExitStatus::interrupted;
    }
    if (!report.sound()) {
        console.say(summaryOf(report));
        return ExitStatus::problems;
    }
    if (!options.format.isJson())
        console.out().write(console.translate(soundMessage(report)) + '\n');
    return ExitStatus::allWell;
}

ExitStatus run(const Options& options, Console& console) {
    db::Store store = options.store.openForReading();
    ProgressLine progress(console, "counted-games");
    const db::CheckReport checked =
        db::check(store, options.quick ? db::CheckDepth::quick : db::CheckDepth::full,
                  console.stopToken(), showOn(progress));
    return report(checked, store, options, console);
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    options->store.declare(arguments);
    options->format.declareObject(arguments);
    arguments.flag(
        {"--quick", "", phrase("check only the file and the checksums; do not replay the games")},
        options->quick);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace check_command

Command checkCommand() {
    return {
        "db check", phrase("check the database for damage"),
        phrase(
            "Checks the file, the checksum of every game, and the position index, and replays "
            "every game by the rules. Changes nothing; reports what is damaged, what can be saved, "
            "and how. Exit status 1 means that something is wrong."),
        phrase("damscope db check\n"
               "    prints \"sound\" and the number of games, or what is wrong"),
        check_command::declare};
}

namespace recover_command {
namespace {

struct Options {
    StoreOptions store;
    OutputOptions output;
    FormatOption format;
};

Json jsonOf(const db::RecoverReport& report, const std::string& file) {
    return {{"file", file},
            {"complete", report.complete},
            {"whole", report.whole},
            {"unverified", report.unverified},
            {"lost", report.lost},
            {"missing", report.missing},
            {"damaged_pages", report.damagedPages}};
}

db::RecoverReport recover(const Options& options, Output& out, Console& console) {
    ProgressLine progress(console, "counted-steps");
    return db::recoverGames(options.store.path(),
                            [&out](std::string_view piece) { out.write(piece); },
                            {console.stopToken(), showOn(progress)});
}

Message lossMessage(const db::RecoverReport& report) {
    std::string names;
    for (const db::GameId id : report.lostGames)
        names += (names.empty() ? "" : ", ") + std::to_string(number(id));
    if (report.lost > report.lostGames.size())
        names += " ...";
    Message message = countMessage("recover-lost", "games", report.lost);
    message.parameters.push_back({"names", names});
    return message;
}

void sayLosses(const db::RecoverReport& report, Console& console) {
    if (report.unverified > 0)
        console.warn(countMessage("recover-unverified", "games", report.unverified));
    if (report.lost > 0)
        console.warn(lossMessage(report));
    if (report.missing > 0)
        console.warn(countMessage("recover-missing", "numbers", report.missing));
    if (report.damagedPages > 0)
        console.warn(countMessage("recover-pages", "pages", report.damagedPages));
}

ExitStatus report(const db::RecoverReport& report, const std::string& file, Console& console) {
    if (!report.complete) {
        console.warn({"interrupted-unwritten", {{"file", visible(file)}}});
        return ExitStatus::interrupted;
    }
    if (report.whole + report.unverified == 0) {
        console.warn(Message{"recover-nothing", {}});
        return ExitStatus::failed;
    }
    Message done = countMessage("recover-done", "games", report.whole);
    done.parameters.push_back({"file", visible(file)});
    console.say(done);
    sayLosses(report, console);
    const bool all = report.whole == report.games && report.missing == 0;
    return all ? ExitStatus::allWell : ExitStatus::problems;
}

ExitStatus run(const Options& options, Console& console) {
    db::RecoverReport done;
    options.output.write({options.store.path()}, console, [&](Output& out) {
        done = recover(options, out, console);
        return done.complete && done.whole + done.unverified > 0;
    });
    if (options.format.isJson())
        console.out().write(jsonLine(jsonOf(done, options.output.file)));
    return report(done, options.output.name(console), console);
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    options->output.declare(arguments, phrase("output file, as PDN; - is standard output"));
    options->store.declare(arguments);
    options->format.declareObject(arguments);
    arguments.refuse(
        phrase("--format json: name a file with -o, standard output is the PDN"),
        [options] { return options->format.isJson() && options->output.isStandardOutput(); });
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace recover_command

Command recoverCommand() {
    return {
        "db recover", phrase("save the games of a damaged database as PDN"),
        phrase(
            "Reads the database file page by page, whatever is damaged, and writes every game that "
            "is left: games that match their checksums, and games of which at least the moves can "
            "be read. Reports what is lost. The database itself is not changed; keep it until you "
            "have looked at the result. No program may write to the database meanwhile."),
        phrase("damscope db recover -o saved.pdn\n"
               "    writes all games that can be read\n"
               "damscope import --db new.db saved.pdn\n"
               "    makes a new database from them"),
        recover_command::declare};
}

} // namespace damscope::cli
