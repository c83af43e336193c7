// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text/direction.hpp"
#include "chart/course_of_game.hpp"
#include "cli/commands/commands.hpp"
#include "cli/libraries/picture_library.hpp"
#include "cli/options/judged_game.hpp"
#include "cli/options/language_option.hpp"
#include "cli/options/output_options.hpp"
#include "cli/options/store_options.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "cli/text/result_text.hpp"
#include "messages/phrase.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <memory>

namespace damscope::cli {
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

// By --format, else by the end of the file's name.
chart::PictureFormat formatOf(const Options& options) {
    std::string wanted = options.format.value_or("");
    if (wanted.empty()) {
        wanted = std::filesystem::path(options.output.file).extension().string();
        wanted.erase(0, std::min<std::size_t>(wanted.size(), 1)); // the dot
    }
    for (const auto& [name, format] : formats)
        if (name == wanted)
            return format;
    throw UsageError(inWords({"usage-picture-format", {{"file", visible(options.output.file)}}}));
}

chart::Course courseOf(const JudgedGame& judged) {
    const db::GameHeader& header = judged.line.header;
    chart::Course course = chart::courseOf(judged.game, judged.judgement);
    course.title = fmt::format("{} – {}  {}", base::isolated(visibleOrUnknown(header.white)),
                               base::isolated(visibleOrUnknown(header.black)),
                               resultText(judged.game.start().rules(), header.result));
    std::vector<std::string> facts;
    for (const std::string& fact : {header.event, header.date})
        if (!fact.empty())
            facts.push_back(base::isolated(visible(fact)));
    facts.push_back(visible(fmt::format("{}", fmt::join(judged.judgement.engines, "; "))));
    course.subtitle = fmt::format("{}", fmt::join(facts, " · "));
    return course;
}

ExitStatus run(const Options& options, Console& console) {
    const chart::PictureOptions picture{
        formatOf(options), options.dark ? chart::Theme::dark : chart::Theme::light,
        static_cast<int>(options.width), static_cast<int>(options.height)};
    db::Store store = options.store.openForReading();
    const OutputGuard guard(store);
    options.output.requireWritable(guard);
    const JudgedGame judged = GameJudge(store, options.judgement).judged(options.id);
    requireEvaluations(judged);
    const std::string bytes = drawn(courseOf(judged), picture);
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
    arguments.value({"--width", "N", phrase("1100 if not set; in pixels, or points in a PDF")},
                    into(options->width, 300, 10'000));
    arguments.value({"--height", "N", phrase("520 if not set")},
                    into(options->height, 200, 10'000));
    arguments.flag({"--dark", "", phrase("light on dark")}, options->dark);
    options->judgement.declare(arguments);
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
