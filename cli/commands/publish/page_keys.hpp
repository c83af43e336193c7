// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/commands/publish/site_folder.hpp"
#include "cli/commands/publish/site_map.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::cli {

/// What the pages of a site are made of, so that those are not made again for which nothing has
/// changed: the games that a page shows, who their players are and where these and their events
/// have pages; and for all pages the program, the language, and the user's own names.
class PageKeys {
public:
    /// A page's title above it may change, too.
    PageKeys(db::Store& store, const SiteMap& map, std::string_view title);

    /// Of a page that shows these games, and some facts that are not in them.
    [[nodiscard]] PageKey of(std::span<const db::GameId> games, std::string_view facts) const;

private:
    std::uint64_t site_ = 0;           ///< 0: pages are always made
    std::vector<std::uint64_t> games_; ///< by number
};

} // namespace damscope::cli
