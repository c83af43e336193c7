// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/parallel/workers.hpp"
#include "base/vocabulary.hpp"
#include "db/search/lists/filter.hpp"
#include "messages/language.hpp"
#include "messages/message.hpp"
#include "pages/site/folder.hpp"
#include "rules/board/rules.hpp"

#include <cstddef>
#include <filesystem>
#include <optional>
#include <stop_token>
#include <string>

namespace damscope::db {
class Store;
}

namespace damscope::pages {

/// A web site of static pages that a user wants.
struct SiteWish {
    static constexpr std::size_t usualPositions = 2000;

    std::filesystem::path folder;           ///< where it is, or will be
    db::Filter filter = {};                 ///< which games it shows
    std::string title = {};                 ///< above each page; blank: the usual one
    std::size_t positions = usualPositions; ///< pages of opening positions for each variant
    Language language = Language::english;
    std::optional<rules::ResultStyle> results = {}; ///< how results are written; not set: as usual
};

/// What was done for a wish.
struct PublishedSite {
    std::size_t games = 0;
    std::size_t damaged = 0; ///< games that cannot be read: their pages say so
    bool themesKnown = true; ///< games have been searched for structures and combinations
    bool isComplete = true;  ///< not stopped: what was written stays, and the next run continues
    SiteFolder::Counts counts = {}; ///< of files
};

/// How many files a site has, and what was done to them.
[[nodiscard]] Message messageOf(const PublishedSite& site);
/// Why it was not, and what to do.
[[nodiscard]] Message messageOf(const SiteRefusal& refusal);

/// Writes a site, or renews it: only pages of what has changed are made again. Its progress is
/// counted in pages. Throws db::Error, std::system_error when a file cannot be written.
[[nodiscard]] Expected<PublishedSite, SiteRefusal> publish(db::Store& store, const SiteWish& wish,
                                                           const base::Progress& progress = {},
                                                           const std::stop_token& stop = {});

} // namespace damscope::pages
