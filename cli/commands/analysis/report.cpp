// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text/utf8.hpp"
#include "chart/course.hpp"
#include "cli/commands/commands.hpp"
#include "cli/exchange/libraries.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/judged_game.hpp"
#include "cli/options/output_options.hpp"
#include "cli/options/store_options.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "cli/text/game_text.hpp"
#include "cli/text/report_text.hpp"
#include "messages/phrase.hpp"
#include "pages/game_report.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <memory>

namespace damscope::cli {
namespace report_command {
namespace {

struct Options {
    StoreOptions store;
    JudgementOptions judgement;
    std::int64_t id = 0;
    FormatOption format;
};

ExitStatus run(const Options& options, Console& console) {
    constexpr int widest = 100;
    db::Store store = options.store.openForReading();
    const db::Snapshot snapshot(store);
    const JudgedGame judged = GameJudge(store, options.judgement).judged(options.id);
    requireAnalysis(judged);
    const Language language = console.locale();
    if (options.format.isJson())
        console.out().write(jsonLine(reportJson(judged, language)));
    else
        console.out().write(sheetText(
            reportSheet(judged, std::min(console.width(), widest), console.locale()), console));
    return ExitStatus::allWell;
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    declareGame(arguments, options->id);
    options->store.declare(arguments);
    options->format.declareObject(arguments,
                                  phrase("text, or json: one JSON object, with every move"));
    options->judgement.declare(arguments);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace report_command

Command reportCommand() {
    return {
        "report",
        phrase("report on an analysed game: course, accuracy, errors"),
        phrase(
            "Judges a game by the evaluations that damscope analyse has stored. Scores are in men; "
            "positive scores favour White. Thresholds can be changed without a new analysis."),
        phrase("damscope report 60\n"
               "    shows the course of game 60, both players' accuracy and the worst moves\n"
               "damscope report 60 --mistake 15 --json\n"
               "    judges less strictly and prints JSON for other programs"),
        report_command::declare,
        Length::paged};
}

namespace plot_command {
namespace {

struct Options {
    StoreOptions store;
    JudgementOptions judgement;
    std::int64_t id = 0;
    OutputOptions output;
    std::optional<std::string> format;
    std::int64_t width = 1100;
    std::int64_t height = 520;
    bool dark = false;
};

constexpr std::array<std::pair<std::string_view, chart::PictureFormat>, 3> formats{
    {{"svg", chart::PictureFormat::svg},
     {"png", chart::PictureFormat::png},
     {"pdf", chart::PictureFormat::pdf}}};

// By --format, else by the end of the file's name. Nothing for other names.
std::optional<chart::PictureFormat> formatOf(const Options& options) {
    std::string wanted = options.format.value_or("");
    if (wanted.empty()) {
        wanted = std::filesystem::path(options.output.file).extension().string();
        wanted.erase(0, std::min<std::size_t>(wanted.size(), 1)); // the dot
    }
    for (const auto& [name, format] : formats)
        if (name == wanted)
            return format;
    return std::nullopt;
}

chart::Course courseOf(const JudgedGame& judged, const Locale& locale) {
    const db::GameHeader& header = judged.line.header;
    chart::Course course = chart::courseOf(judged.game, judged.judgement);
    course.title = fmt::format("{} – {}  {}", base::isolated(visibleOrUnknown(header.white)),
                               base::isolated(visibleOrUnknown(header.black)),
                               resultText(judged.game.start().rules(), header.result, locale));
    std::vector<std::string> facts;
    for (const std::string& fact : {header.event, header.date})
        if (!fact.empty())
            facts.push_back(base::isolated(visible(fact)));
    facts.push_back(visible(pages::engineWords(judged.judgement.engines, locale)));
    course.subtitle = fmt::format("{}", fmt::join(facts, " · "));
    return course;
}

ExitStatus run(const Options& options, Console& console) {
    const chart::PictureOptions picture{
        *formatOf(options), options.dark ? chart::Theme::dark : chart::Theme::light,
        static_cast<int>(options.width), static_cast<int>(options.height)};
    db::Store store = options.store.openForReading();
    const OutputGuard guard(store);
    options.output.requireWritable(guard);
    const JudgedGame judged = GameJudge(store, options.judgement).judged(options.id);
    requireEvaluations(judged);
    const std::string bytes = drawn(courseOf(judged, console.locale()), picture);
    options.output.write(guard, console, bytes);
    return ExitStatus::allWell;
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    declareGame(arguments, options->id);
    options->output.declare(arguments,
                            phrase("output file: .svg, .png or .pdf; - is standard output"));
    options->output.declareReplaceOriginal(arguments);
    options->store.declare(arguments);
    arguments.value({"--format", "FORMAT", phrase("svg, png or pdf, whatever the file's name is")},
                    into(options->format));
    arguments.value(
        {"--width", "N", phrase("width in pixels, or in points for a PDF; 1100 if not set")},
        into(options->width, 300, 10'000));
    arguments.value({"--height", "N", phrase("height likewise; 520 if not set")},
                    into(options->height, 200, 10'000));
    arguments.flag({"--dark", "", phrase("draw in light colours on a dark background")},
                   options->dark);
    options->judgement.declare(arguments);
    arguments.check([options] {
        return formatOf(*options)
                   ? Complaint()
                   : Message{"usage-picture-format", {{"file", visible(options->output.file)}}};
    });
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace plot_command

Command plotCommand() {
    return {"plot", phrase("draw the evaluation of an analysed game as a picture"),
            phrase("Scores that favour White are drawn above the middle, scores that favour Black "
                   "below it. "
                   "Errors are marked, moves that were not evaluated are gaps, and clock times, if "
                   "the game "
                   "has them, are drawn below."),
            phrase("damscope plot 60 -o game.svg\n"
                   "    draws game 60\n"
                   "damscope plot 60 -o game.png --dark --width 1600\n"
                   "    draws it light on dark, as a PNG"),
            plot_command::declare};
}

} // namespace damscope::cli
