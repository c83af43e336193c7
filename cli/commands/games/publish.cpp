// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/site/publish.hpp"
#include "cli/commands/commands.hpp"
#include "cli/options/filter_options.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/output_options.hpp"
#include "cli/options/store_options.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "cli/text/game_text.hpp"
#include "cli/text/name_proposals.hpp"
#include "messages/message.hpp"
#include "messages/phrase.hpp"

#include <fmt/format.h>

#include <memory>

namespace damscope::cli {
namespace publish_command {
namespace {

struct Options {
    StoreOptions store;
    FilterOptions filter;
    std::string folder;
    std::string title;
    std::int64_t positions = pages::SiteWish::usualPositions;
    FormatOption format;
};

// Throws what says so.
[[noreturn]] void refuse(const pages::SiteRefusal& refusal, db::Store& store,
                         const db::Filter& filter, const Console& console) {
    if (refusal.reason == pages::SiteRefusal::Reason::noGames)
        requireGames(store, {}, filter, console);
    Message message = pages::messageOf(refusal);
    for (Parameter& parameter : message.parameters)
        if (parameter.name == "folder")
            parameter.value = visible(refusal.folder.string());
    throw UsageError(message);
}

void report(const pages::PublishedSite& site, const Options& options, Console& console) {
    if (options.format.isJson())
        console.out().write(jsonLine({{"folder", options.folder},
                                      {"games", site.games},
                                      {"damaged", site.damaged},
                                      {"files", site.counts.files},
                                      {"bytes", site.counts.bytes},
                                      {"made", site.counts.made},
                                      {"written", site.counts.written},
                                      {"removed", site.counts.removed}}));
    console.say(pages::messageOf(site));
    if (site.damaged > 0)
        console.warn(countMessage("site-damaged", "games", site.damaged));
}

ExitStatus run(const Options& options, Console& console) {
    db::Store store = options.store.openForReading();
    ProgressLine progress(console, "pages");
    const auto site = pages::publish(store,
                                     {.folder = options.folder,
                                      .filter = options.filter.filter(),
                                      .title = options.title,
                                      .positions = static_cast<std::size_t>(options.positions),
                                      .language = console.locale(),
                                      .results = console.locale().results},
                                     showOn(progress), console.stopToken());
    if (!site)
        refuse(site.error(), store, options.filter.filter(), console);
    if (!site->themesKnown)
        console.say(Message{"site-not-searched", {}});
    if (!site->isComplete) {
        console.warn(Message{"site-interrupted", {}});
        return ExitStatus::interrupted;
    }
    report(*site, options, console);
    return site->damaged > 0 ? ExitStatus::problems : ExitStatus::allWell;
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    options->store.declare(arguments);
    arguments.value({"FOLDER", "FOLDER", phrase("where the site is, or will be"), true},
                    intoFileName(options->folder));
    arguments.value({"--title", "TEXT", phrase("above each page")}, into(options->title));
    arguments.value(
        {"--positions", "N",
         phrase("pages of opening positions for each variant; 2000 if not set, 0: none")},
        into(options->positions, 0, 1'000'000));
    options->format.declareObject(arguments);
    options->filter.declare(arguments);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace publish_command

Command publishCommand() {
    return {
        "publish", phrase("write the database as a web site"),
        phrase(
            "Writes a site of static pages: players, events with crosstables, games with a board, "
            "openings, structures, combinations, a search, and PDN to download. It needs no server "
            "and no network, and can be read without scripts. A later run writes only what has "
            "changed, and removes pages of games that are gone."),
        phrase("damscope publish site\n"
               "    writes or renews the site in the folder site; open site/index.html\n"
               "damscope publish club --event \"waterkant toernooi\" --title \"Waterkant\" "
               "--language nl\n"
               "    writes a site of some games, in Dutch"),
        publish_command::declare};
}

} // namespace damscope::cli
