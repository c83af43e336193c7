// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/site/publish.hpp"

#include "db/store/store.hpp"
#include "messages/refusal.hpp"
#include "messages/words.hpp"
#include "pages/site/page.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace damscope::pages {
namespace {

// All parts; each ends early when a stop is requested. Players link to structures, whose pages
// come first.
void putAll(Site& site, const SiteWish& wish, PublishedSite& done) {
    putShared(site);
    done.themesKnown = putThemes(site, wish.filter);
    done.damaged = putGames(site);
    putPlayers(site, wish.filter);
    putEvents(site);
    putOpenings(site, wish.filter, wish.positions);
    putSearchIndex(site);
    putLists(site);
}

} // namespace

Message messageOf(const PublishedSite& site) {
    Message done = countMessage("site-done", "files", site.counts.files);
    done.parameters.push_back({"written", grouped(site.counts.written)});
    done.parameters.push_back({"removed", grouped(site.counts.removed)});
    done.parameters.push_back(
        {"megabytes", fmt::format("{:.1f}", static_cast<double>(site.counts.bytes) / 1e6)});
    return done;
}

Message messageOf(const SiteRefusal& refusal) {
    using Reason = SiteRefusal::Reason;
    if (refusal.reason == Reason::noGames)
        return {"no-games-selected", {}};
    Message message{refusal.reason == Reason::foreignFolder ? "site-foreign"
                    : refusal.reason == Reason::busyFolder  ? "site-busy"
                                                            : "usage-folder-unusable",
                    {{"folder", refusal.folder.string()}}};
    if (refusal.error) {
        message.parameters.push_back({"option", "FOLDER"});
        message.parameters.push_back({"reason", systemReason(refusal.error.value())});
    }
    return message;
}

Expected<PublishedSite, SiteRefusal> publish(db::Store& store, const SiteWish& wish,
                                             const base::Progress& progress,
                                             const std::stop_token& stop) {
    const db::Snapshot snapshot(store);
    SiteMap map(store, wish.filter);
    // A slip in a filter, or the wrong database, must not empty a site.
    if (map.games().empty())
        return Unexpected{SiteRefusal{SiteRefusal::Reason::noGames, wish.folder, {}}};
    SiteFolder folder(wish.folder);
    if (auto refusal = folder.open())
        return Unexpected{*std::move(refusal)};
    std::uint64_t made = 0;
    const std::uint64_t expected =
        map.games().size() + map.players().size() + map.events().size() + 1;
    const std::string title =
        wish.title.empty() ? word("site", "title", wish.language) : wish.title;
    const PageKeys keys(store, map,
                        fmt::format("{}\n{}\n{}", title, codeOf(wish.language),
                                    wish.results ? static_cast<int>(*wish.results) : -1));
    Site site{store, folder, map, keys, title, wish.language, wish.results, stop, [&] {
                  ++made;
                  if (progress)
                      progress(made, std::max(made, expected));
              }};
    PublishedSite done{.games = map.games().size()};
    putAll(site, wish, done);
    done.isComplete = !stop.stop_requested();
    if (done.isComplete)
        folder.finish();
    else
        folder.interrupt();
    done.counts = folder.counts();
    return done;
}

} // namespace damscope::pages
