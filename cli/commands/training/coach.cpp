// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text/ascii.hpp"
#include "base/text/split.hpp"
#include "cli/commands/people/chosen_person.hpp"
#include "cli/commands/training/club_text.hpp"
#include "cli/commands/training_commands.hpp"
#include "cli/exchange/output_folder.hpp"
#include "cli/exchange/sheet_paper.hpp"
#include "cli/libraries/picture_library.hpp"
#include "cli/options/format_option.hpp"
#include "cli/options/language_option.hpp"
#include "cli/options/store_options.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/saved_file.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "db/codec/fold_name.hpp"
#include "db/sqlite/sqlite.hpp"
#include "messages/counts.hpp"
#include "messages/words.hpp"

#include <fmt/format.h>

#include <fstream>
#include <iterator>
#include <memory>
#include <set>

namespace damscope::cli {
namespace {

struct Options {
    StoreOptions store;
    std::string players;
    std::optional<db::Date> since;
    std::optional<std::string> folder;
    bool pdf = false;
    FormatOption format;
};

// One name a line; empty lines and comments are left out.
std::vector<std::string> namesIn(const std::string& file) {
    std::ifstream in(file, std::ios::binary);
    if (!in || std::filesystem::is_directory(file))
        throw UsageError("--players: " + visible(file) + " cannot be read");
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    std::vector<std::string> names;
    for (const std::string_view row : base::tableRows(text))
        if (const auto name = base::trimmed(row); !name.empty())
            names.emplace_back(name);
    if (names.empty())
        throw UsageError("--players: " + visible(file) + " has no names; write one on each line");
    return names;
}

db::ClubQuestion questionOf(const Options& options, db::Store& store) {
    const db::Persons persons(store.connection());
    db::ClubQuestion question;
    std::set<db::PersonId> seen;
    for (const std::string& name : namesIn(options.players)) {
        const db::PersonId person = personMeant(store.connection(), persons, name);
        if (seen.insert(person).second)
            question.players.push_back(person);
    }
    question.since = options.since;
    return question;
}

// "jansen-floris.html"; a number keeps the names of files apart.
std::string fileNameOf(const std::string& name, std::string_view end, std::set<std::string>& used) {
    const std::string folded = db::foldName(name);
    std::string stem;
    for (const std::string_view part : base::splitWords(folded))
        stem += (stem.empty() ? "" : "-") + std::string(part);
    std::string file = stem;
    for (int i = 2; !used.insert(file).second; ++i)
        file = fmt::format("{}-{}", stem, i);
    return file + std::string(end);
}

void save(const std::filesystem::path& file, const std::string& html) {
    SavedFile saved(base::OutputTarget{file, {}});
    saved.out().write(html);
    saved.keep();
}

void writeFolder(const std::filesystem::path& folder, bool pdf, const db::ClubReport& report) {
    const Language language = environmentLanguage();
    makeFolder("--folder", folder);
    const std::string_view end = pdf ? ".pdf" : ".html";
    std::set<std::string> used{"trainer"};
    for (const db::PlayerLesson& lesson : report.players)
        save(folder / fileNameOf(lesson.name, end, used),
             pdf ? pdfOfPages(lessonPages(lesson, language)) : lessonHtml(lesson, language));
    const Sheet club = clubSheet(report, language);
    save(folder / ("trainer" + std::string(end)),
         pdf ? pdfOfPages(sheetPaper(club)) : sheetHtml(club, language));
}

void print(const db::ClubReport& report, const Options& options, Console& console) {
    const Language language = environmentLanguage();
    if (options.format.isJson())
        return console.out().write(jsonLine(clubJson(report, language)));
    if (options.format.format() == Format::html)
        return console.out().write(sheetHtml(clubSheet(report, language), language));
    console.out().write(sheetText(clubSheet(report, language), console));
    for (const db::PlayerLesson& lesson : report.players)
        console.out().write('\n' + sheetText(lessonSheet(lesson, language), console));
}

ExitStatus run(const Options& options, Console& console) {
    if (options.pdf && !options.folder)
        throw UsageError("--pdf: give --folder, where the files are written");
    db::Store store = options.store.openForReading();
    const db::ClubQuestion question = questionOf(options, store);
    db::ClubReport report;
    {
        ProgressLine progress(console, "games");
        report = db::clubReport(store, question, console.stopToken(), showOn(progress));
    }
    if (!report.complete)
        return ExitStatus::interrupted;
    if (!options.folder) {
        print(report, options, console);
        return ExitStatus::allWell;
    }
    writeFolder(*options.folder, options.pdf, report);
    if (options.format.isJson())
        console.out().write(jsonLine(clubJson(report, environmentLanguage())));
    console.out().flush();
    console.say(inWords(countMessage("coach-written", "pages", report.players.size() + 1)));
    return ExitStatus::allWell;
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    options->store.declare(arguments);
    arguments.value(
        {"--players", "FILE", "names of the players of the club, one on each line", true},
        into(options->players));
    arguments.value({"--since", "DATE", "games from this day on; earlier ones show the progress"},
                    [options = options.get()](std::string_view text) -> std::optional<std::string> {
                        const auto reading = rules::dateReading(text);
                        if (!reading.clear || !reading.date.isKnown())
                            return "not a date; write it as 2026-09-01";
                        options->since = reading.date;
                        return std::nullopt;
                    });
    arguments.value(
        {"--folder", "FOLDER", "write a page for each player and trainer.html there, to print"},
        into(options->folder));
    arguments.flag({"--pdf", "", "with --folder: PDF files, trainer.pdf"}, options->pdf);
    options->format.declareDocument(arguments);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace

Command coachCommand() {
    return {
        "coach",
        "report what the players of a club miss",
        "Reports for each player of a club the combinations missed and allowed, by name, against "
        "the other players; three typical positions, and how it was before. What a player "
        "misses more than chance explains is marked. Games that were searched with 'damscope "
        "index --shots' take little time. docs/training.md says how it counts.",
        "printf 'Jansen, Floris\\n李明\\n' > club.txt; damscope coach --players club.txt\n"
        "    reports on two players\n"
        "damscope coach --players club.txt --since 2023 --folder lessons --pdf\n"
        "    writes a page for each of them and one for the trainer",
        declare,
        Length::paged};
}

} // namespace damscope::cli
