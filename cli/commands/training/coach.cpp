// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text/ascii.hpp"
#include "base/text/split.hpp"
#include "cli/commands/commands.hpp"
#include "cli/commands/people/player.hpp"
#include "cli/commands/training/deck.hpp"
#include "cli/exchange/print_option.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/output_options.hpp"
#include "cli/options/store_options.hpp"
#include "cli/terminal/output.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "db/store/codec/fold_name.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/training/club_report.hpp"
#include "messages/message.hpp"
#include "messages/phrase.hpp"
#include "messages/translation.hpp"
#include "pages/club_sheet.hpp"
#include "pages/paper/exercise_paper.hpp"
#include "pages/paper/sheet_paper.hpp"

#include <fmt/format.h>

#include <fstream>
#include <iterator>
#include <memory>
#include <set>

namespace damscope::cli {
namespace coach_command {
namespace {

struct Options {
    StoreOptions store;
    std::string players;
    std::optional<db::Date> since;
    std::optional<std::string> folder;
    bool pdf = false;
    JudgingOptions judging;
    FormatOption format;
};

// One name a line; empty lines and comments are left out.
std::vector<std::string> namesIn(const std::string& file) {
    std::ifstream in = inputFile(file, "--players");
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    std::vector<std::string> names;
    for (const std::string_view row : base::tableRows(text))
        if (const auto name = base::trimmed(row); !name.empty())
            names.emplace_back(name);
    if (names.empty())
        throw UsageError({"usage-players-empty", {{"file", visible(file)}}});
    return names;
}

// So many positions of a player are tried; not all become exercises.
constexpr std::size_t triedPositions = 24;
constexpr std::size_t typicalPositions = 3;

/// The players of the list, and what is wrong with its other names.
struct ClubList {
    std::vector<db::PersonId> players;
    std::vector<Message> faults;
};

ClubList playersOf(const Options& options, db::Store& store) {
    const db::Persons persons(store.connection());
    ClubList list;
    std::set<db::PersonId> seen;
    for (const std::string& name : namesIn(options.players)) {
        try {
            const db::PersonId person = personMeant(store, persons, name);
            if (seen.insert(person).second)
                list.players.push_back(person);
        } catch (const UsageError& error) {
            list.faults.push_back(error.message());
        }
    }
    if (list.players.empty())
        throw UsageError(list.faults.front());
    return list;
}

// False if it was stopped.
bool proveLessons(db::Store& store, db::ClubReport& report, const Options& options,
                  Console& console) {
    TrainingEngine engine(options.judging, console.stopToken());
    ProgressLine progress(console, "counted-players");
    const auto show = showOn(progress);
    std::uint64_t done = 0;
    for (db::PlayerLesson& lesson : report.players) {
        show(done++, report.players.size());
        db::proveLesson(store, lesson, engine.prover(), typicalPositions, console.stopToken());
    }
    return !console.stopToken().stop_requested();
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

Json periodJson(const db::PeriodCounts& period) {
    return {{"games", period.games},
            {"missed", period.missed},
            {"chances", period.chances},
            {"allowed", period.allowed}};
}

Json lessonJson(const db::PlayerLesson& lesson, Language language) {
    return {{"name", lesson.name},
            {"since", periodJson(lesson.since)},
            {"before", periodJson(lesson.before)},
            {"undated", lesson.undated},
            {"motifs", rowsJson(pages::motifTable(lesson, language))},
            {"positions", rowsJson(pages::positionTable(lesson, language))}};
}

Json clubJson(const db::ClubReport& report, Language language) {
    Json players = Json::array();
    for (const db::PlayerLesson& lesson : report.players)
        players.push_back(lessonJson(lesson, language));
    return {{"all", periodJson(report.all)},
            {"players", players},
            {"motifs", rowsJson(pages::motifTable(report, language))}};
}

// The positions as questions, their solutions on the last page.
std::vector<std::string> questionPages(const db::PlayerLesson& lesson, std::size_t first,
                                       Language language) {
    if (lesson.positions.empty())
        return {};
    pages::PrintedSheet sheet{lesson.name, {}, 4, language, first};
    for (const db::LessonPosition& position : lesson.positions)
        sheet.questions.push_back({position.position, pages::taskOf(position, language),
                                   pages::originOf(position, language),
                                   pages::solution(position, lesson.names, language)});
    return pages::pagesOf(sheet);
}

// A page for a browser or paper.
std::string lessonHtml(const db::PlayerLesson& lesson, Language language) {
    std::string html = sheetHtml(pages::lessonSheet(lesson, language, false), language);
    std::string pages;
    for (const std::string& page : questionPages(lesson, 2, language))
        pages += page;
    html.insert(html.rfind("</main>"), pages);
    return html;
}

// The same as pages of A4 in SVG.
std::vector<std::string> lessonPages(const db::PlayerLesson& lesson, Language language) {
    std::vector<std::string> pages =
        pages::sheetPaper(pages::lessonSheet(lesson, language, false), language);
    for (std::string& page : questionPages(lesson, pages.size() + 1, language))
        pages.push_back(std::move(page));
    return pages;
}

void save(const std::filesystem::path& file, const std::string& html) {
    SavedFile saved(base::OutputTarget{file, {}});
    saved.out().write(html);
    saved.keep();
}

void writeFolder(const std::filesystem::path& folder, bool pdf, const db::ClubReport& report,
                 Console& console) {
    const Language language = console.locale();
    PdfPrinter printer(console);
    makeFolder("--folder", folder);
    const std::string_view end = pdf ? ".pdf" : ".html";
    std::set<std::string> used{"trainer"};
    for (const db::PlayerLesson& lesson : report.players)
        save(folder / fileNameOf(lesson.name, end, used),
             pdf ? printer.print(lesson.name, lessonPages(lesson, language))
                 : lessonHtml(lesson, language));
    const Sheet club = pages::clubSheet(report, language);
    save(folder / ("trainer" + std::string(end)),
         pdf ? printer.print(club.title, pages::sheetPaper(club, language))
             : sheetHtml(club, language));
    printer.report();
}

void print(const db::ClubReport& report, const Options& options, Console& console) {
    const Language language = console.locale();
    if (options.format.isJson())
        return console.out().write(jsonLine(clubJson(report, language)));
    if (options.format.format() == Format::html)
        return console.out().write(sheetHtml(pages::clubSheet(report, language), language));
    console.out().write(sheetText(pages::clubSheet(report, language), console));
    for (const db::PlayerLesson& lesson : report.players)
        console.out().write('\n' + sheetText(pages::lessonSheet(lesson, language), console));
}

ExitStatus run(const Options& options, Console& console) {
    db::Store store = options.store.openForReading();
    const ClubList list = playersOf(options, store);
    for (const Message& fault : list.faults)
        console.fail(visibleLines(console.translate(fault)));
    const ExitStatus done = list.faults.empty() ? ExitStatus::allWell : ExitStatus::problems;
    const db::ClubQuestion question{list.players, options.since, triedPositions};
    db::ClubReport report;
    {
        ProgressLine progress(console, "counted-games");
        report = db::clubReport(store, question, console.stopToken(), showOn(progress));
    }
    if (!report.complete || !proveLessons(store, report, options, console))
        return ExitStatus::interrupted;
    if (!options.folder) {
        print(report, options, console);
        return done;
    }
    writeFolder(*options.folder, options.pdf, report, console);
    if (options.format.isJson())
        console.out().write(jsonLine(clubJson(report, console.locale())));
    console.out().flush();
    console.say(countMessage("coach-written", "pages", report.players.size() + 1));
    return done;
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    options->store.declare(arguments);
    arguments.value(
        {"--players", "FILE", phrase("names of the players of the club, one per line"), true},
        into(options->players));
    arguments.value({"--since", "DATE",
                     phrase("the day of the last report: games from that day on are reported, and "
                            "earlier ones show the progress")},
                    [options = options.get()](std::string_view text) -> Complaint {
                        const auto reading = rules::dateReading(text);
                        if (!reading.clear || !reading.date.isKnown())
                            return Message{"usage-date", {}};
                        options->since = reading.date;
                        return std::nullopt;
                    });
    arguments.value({"--folder", "FOLDER",
                     phrase("write a page for each player and trainer.html there, to print")},
                    into(options->folder));
    arguments.flag({"--pdf", "", phrase("with --folder: PDF files, trainer.pdf")}, options->pdf);
    options->judging.declare(arguments);
    options->format.declareDocument(arguments);
    arguments.needs("--pdf", {"--folder"},
                    phrase("--pdf: give --folder, where the files are written"));
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace coach_command

Command coachCommand() {
    return {
        "train coach",
        phrase("report what the players of a club miss"),
        phrase("Reports which combinations each player of a club missed and allowed, by name and "
               "compared with the other players, with three typical positions and with how it was "
               "before. What a player misses more often than chance explains is marked. Games that "
               "were searched with 'damscope db index --shots' take little time. docs/training.md "
               "says how it counts."),
        phrase("printf 'Jansen, Floris\\n李明\\n' > club.txt; damscope train coach --players "
               "club.txt\n"
               "    reports on two players\n"
               "damscope train coach --players club.txt --since 2023 --folder lessons --pdf\n"
               "    writes a page for each of them and one for the trainer"),
        coach_command::declare,
        Length::paged};
}

} // namespace damscope::cli
