// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.hpp"
#include "cli/commands/publish/site_page.hpp"
#include "cli/exchange/export_options.hpp"
#include "cli/options/filter_options.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/output_options.hpp"
#include "cli/options/store_options.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "cli/text/name_proposals.hpp"
#include "messages/counts.hpp"
#include "messages/phrase.hpp"

#include <fmt/format.h>

#include <memory>
#include <utility>

namespace damscope::cli {
namespace publish_command {
namespace {

struct Options {
    StoreOptions store;
    FilterOptions filter;
    std::string folder;
    std::string title;
    std::int64_t positions = 2000;
    FormatOption format;
};

SiteFolder folderOf(const Options& options) {
    try {
        return SiteFolder(options.folder);
    } catch (const ForeignFolder&) {
        throw UsageError(inWords({"site-foreign", {{"folder", visible(options.folder)}}}));
    } catch (const BusyFolder&) {
        throw UsageError(inWords({"site-busy", {{"folder", visible(options.folder)}}}));
    } catch (const std::filesystem::filesystem_error& failure) {
        refuseFolder("FOLDER", failure);
    }
}

std::size_t putAll(Site& site, const Options& options, Console& console) {
    const db::Filter& filter = options.filter.filter();
    putShared(site);
    if (!putThemes(site, filter))
        console.say(inWords({"site-not-searched", {}}));
    const std::size_t damaged = putGames(site);
    putPlayers(site, filter);
    putEvents(site);
    putOpenings(site, filter, static_cast<std::size_t>(options.positions));
    putSearchIndex(site);
    putLists(site);
    return damaged;
}

struct Games {
    std::size_t all = 0;
    std::size_t damaged = 0;
};

void report(const SiteFolder::Counts& counts, const Games& games, const Options& options,
            Console& console) {
    if (options.format.isJson())
        console.out().write(jsonLine({{"folder", options.folder},
                                      {"games", games.all},
                                      {"damaged", games.damaged},
                                      {"files", counts.files},
                                      {"bytes", counts.bytes},
                                      {"made", counts.made},
                                      {"written", counts.written},
                                      {"removed", counts.removed}}));
    Message done = countMessage("site-done", "files", counts.files);
    done.parameters.push_back({"written", grouped(counts.written)});
    done.parameters.push_back({"removed", grouped(counts.removed)});
    done.parameters.push_back(
        {"megabytes", fmt::format("{:.1f}", static_cast<double>(counts.bytes) / 1e6)});
    console.say(inWords(done));
    if (games.damaged > 0)
        console.warn(inWords(countMessage("site-damaged", "games", games.damaged)));
}

ExitStatus run(const Options& options, Console& console) {
    db::Store store = options.store.openForReading();
    const db::Snapshot snapshot(store);
    SiteMap map(store, options.filter.filter());
    // A slip in a filter, or the wrong database, must not empty a site.
    requireGames(store, map.games(), options.filter.filter());
    SiteFolder folder = folderOf(options);
    const std::stop_token stop = console.stopToken();
    ProgressLine progress(console, "pages");
    std::uint64_t pages = 0;
    const auto expected =
        static_cast<double>(map.games().size() + map.players().size() + map.events().size() + 1);
    const std::string title = options.title.empty() ? siteWord("title") : options.title;
    const PageKeys keys(store, map, title);
    Site site{store, folder, map, keys, title, environmentLanguage(), stop, [&] {
                  ++pages;
                  progress.show(pages, std::min(1.0, static_cast<double>(pages) / expected));
              }};
    const std::size_t damaged = putAll(site, options, console);
    if (stop.stop_requested()) {
        folder.interrupt();
        console.warn(inWords({"site-interrupted", {}}));
        return ExitStatus::interrupted;
    }
    folder.finish();
    report(folder.counts(), {map.games().size(), damaged}, options, console);
    return damaged > 0 ? ExitStatus::problems : ExitStatus::allWell;
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
