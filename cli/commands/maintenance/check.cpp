// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/health/check.hpp"
#include "messages/phrase.hpp"

#include "cli/commands/commands.hpp"
#include "cli/options/format_option.hpp"
#include "cli/options/language_option.hpp"
#include "cli/options/store_options.hpp"
#include "cli/terminal/json.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "cli/text/problems/problem_text.hpp"
#include "db/sqlite/log_file.hpp"
#include "messages/words.hpp"

#include <memory>

namespace damscope::cli {
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
                            {"message", words(finding.message, language)}});
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

void printFindings(const db::CheckReport& report, Language language, Console& console) {
    for (const db::CheckFinding& finding : report.findings)
        console.out().write(visible(words(finding.message, language)) + '\n');
    if (report.findingCount > report.findings.size())
        console.out().write(
            inWords(
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
    const Language language = environmentLanguage();
    const bool logIsLeft = db::leavesLogAfter(report, store);
    if (options.format.isJson())
        console.out().write(jsonLine(jsonOf(report, logIsLeft, language)));
    else
        printFindings(report, language, console);
    if (logIsLeft)
        console.warn(
            inWords({"check-log-left", {{"log", visible(db::logOf(store.file()).string())}}}));
    if (report.unindexed > 0)
        console.say(inWords(countMessage("check-unindexed", "games", report.unindexed)));
    if (report.logIsCutOff)
        console.say(inWords({"check-log-cut-off", {}}));
    if (!report.complete) {
        console.warn(inWords(countMessage("check-interrupted", "games", report.checked)));
        return ExitStatus::interrupted;
    }
    if (!report.sound()) {
        console.say(inWords(summaryOf(report)));
        return ExitStatus::problems;
    }
    if (!options.format.isJson())
        console.out().write(inWords(soundMessage(report)) + '\n');
    return ExitStatus::allWell;
}

ExitStatus run(const Options& options, Console& console) {
    db::Store store = options.store.openForReading();
    ProgressLine progress(console, "games");
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
        "check", phrase("check the database for damage"),
        phrase(
            "Checks the file, the checksum of every game, and the position index, and replays "
            "every game by the rules. Changes nothing; reports what is damaged, what can be saved, "
            "and how. Exit status 1 means that something is wrong."),
        phrase("damscope check\n"
               "    prints \"sound\" and the number of games, or what is wrong"),
        check_command::declare};
}

} // namespace damscope::cli
