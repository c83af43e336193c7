// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messages/language.hpp"
#include "pages/sheet.hpp"
#include "pages/site/map.hpp"
#include "pages/site/publish.hpp"
#include "rules/board/position.hpp"

#include <cstddef>
#include <filesystem>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>

namespace damscope::pages {

/// What the makers of pages share.
struct Site {
    db::Store& store;
    SiteFolder& folder;
    SiteMap& map;
    const PageKeys& keys;
    std::string title;
    Language language{};
    std::optional<rules::ResultStyle> results; ///< how results are written; not set: as usual
    std::stop_token stop;
    std::function<void()> progress; ///< a page was made
    bool hasEngine = false;         ///< the page that runs in browsers is part of it

    /// A word of a site: word("site", key).
    [[nodiscard]] std::string word(std::string_view key) const;
    /// As in pages/sheet.hpp, in the language of the site.
    [[nodiscard]] std::string pageWord(std::string_view key) const;
    [[nodiscard]] Column textColumn(std::string_view key) const;
    [[nodiscard]] Column numberColumn(std::string_view key) const;
};

/// A page, by its path.
struct SitePage {
    std::string path;
    std::string title;
    std::string body;      ///< HTML, below the title
    bool hasBoard = false; ///< a game can be played through on it, and is its title
    PageKey key{};         ///< of it, and of what it is put with: lists of games, PDN
};

/// Its place in the site: with the head that all pages have. Files of style and script are the
/// site's.
void putPage(Site& site, const SitePage& page);
/// Keeps a page with its lists of games and its PDN, if they need not be made again: those of so
/// many games, if a list is put of more than `onPage`.
[[nodiscard]] bool keepPage(Site& site, const std::string& path, PageKey key, std::size_t games,
                            std::size_t onPage);
/// The files that pages share, without the search index.
void putShared(Site& site);
/// The page that runs in browsers, from its folder, and all games as PDN for it.
void putEngine(Site& site, const std::filesystem::path& folder);
/// Where it lies in a site.
inline constexpr std::string_view enginePath = "engine/index.html";

/// <a href="...">...</a>, from a page to a path.
[[nodiscard]] std::string anchor(std::string_view from, std::string_view target,
                                 std::string_view text);

/// Some games, in the order of the ids, as a table with links.
[[nodiscard]] SheetTable gamesTable(Site& site, std::string_view path,
                                    std::span<const db::GameId> games);
/// Tables as HTML.
[[nodiscard]] std::string tablesHtml(const Site& site, std::vector<SheetTable> tables);

/// Puts a long list of games on further pages beside a page, and returns the HTML of the links to
/// them. Games keep their page when others come behind them.
[[nodiscard]] std::string putGamesPages(Site& site, const SitePage& page,
                                        std::span<const db::GameId> games);
/// Puts games into a file of PDN beside a page, and returns the link to it.
[[nodiscard]] std::string putPdn(Site& site, const SitePage& page,
                                 std::span<const db::GameId> games);

// The parts of a site; each ends early when a stop is requested.

/// How many games were damaged: their pages say so.
std::size_t putGames(Site& site);
void putPlayers(Site& site, const db::Filter& filter);
void putEvents(Site& site);
/// `mostPositions`: pages of positions; those that most games had.
void putOpenings(Site& site, const db::Filter& filter, std::size_t mostPositions);
/// Structures and combinations; false if games have not been searched for them.
bool putThemes(Site& site, const db::Filter& filter);
void putSearchIndex(Site& site);
/// The start page and the lists of players and events.
void putLists(Site& site);

/// The file with the empty board of a variant.
[[nodiscard]] std::string boardPath(rules::Variant variant);
/// A position on a page, by its path.
[[nodiscard]] std::string boardOn(std::string_view path, const rules::Position& position);

} // namespace damscope::pages
