// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/people/events/events.hpp"
#include "db/people/person_games.hpp"
#include "db/search/players/persons.hpp"
#include "db/search/structures/structures.hpp"
#include "pages/sheet.hpp"
#include "pages/site/publish.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace damscope::db {
class Store;
}

namespace damscope::pages {

/// "player/0/12.html": files that have numbers are spread over folders of a thousand.
[[nodiscard]] std::string gamePath(db::GameId game);
[[nodiscard]] std::string playerPath(db::PersonId person);
[[nodiscard]] std::string structurePath(const db::Structure& structure);
[[nodiscard]] std::string shotPath(std::string_view key);
/// The further pages of a list: "player/0/12-games-2.html" for "player/0/12.html".
[[nodiscard]] std::string morePath(std::string_view path, std::string_view what,
                                   std::size_t number);
/// "pdn/player/0/12.pdn" for "player/0/12.html".
[[nodiscard]] std::string pdnPath(std::string_view path);

/// "../../": from a page to the root of the site.
[[nodiscard]] std::string rootFrom(std::string_view path);
[[nodiscard]] std::string linkFrom(std::string_view path, std::string_view target);

/// What a site shows, and where: the games of a filter, with their players and events.
class SiteMap {
public:
    SiteMap(db::Store& store, const db::Filter& filter);

    [[nodiscard]] const std::vector<db::GameId>& games() const { return games_; }
    /// Whether a game is analysed (evaluatedGames).
    [[nodiscard]] bool isEvaluated(db::GameId game) const;
    [[nodiscard]] const db::Persons& persons() const { return persons_; }
    /// Those with most games first.
    [[nodiscard]] const std::vector<db::PersonLine>& players() const { return players_; }
    /// The last first.
    [[nodiscard]] const std::vector<db::EventLine>& events() const { return events_; }

    /// A written name as a person who has a page.
    [[nodiscard]] std::optional<db::PersonId> playerNamed(const std::string& name) const;
    /// By the place in events().
    [[nodiscard]] const std::string& eventPath(std::size_t event) const {
        return eventPaths_[event];
    }
    [[nodiscard]] std::optional<std::size_t> eventOf(db::GameId game) const;
    /// The event of which all games have this name; nothing if there are several.
    [[nodiscard]] std::optional<std::size_t> eventNamed(std::string_view name) const;
    /// Structures with pages, which are known after theirs are made.
    void noteStructure(const db::Structure& structure) {
        structures_.emplace(structure.key, structurePath(structure));
    }
    /// Their paths by key.
    [[nodiscard]] const std::map<std::string, std::string, std::less<>>& structures() const {
        return structures_;
    }

    /// The links of a page.
    [[nodiscard]] SheetLinks linksOf(const std::string& path) const;

private:
    void placeEvents();

    std::vector<db::GameId> games_;
    std::vector<db::GameId> evaluated_; ///< ascending
    db::Persons persons_;
    std::vector<db::PersonLine> players_;
    std::vector<db::EventLine> events_;
    std::vector<std::string> eventPaths_;
    std::vector<std::uint32_t> eventOfGame_; // one more than the place, 0: none
    std::unordered_map<std::string, std::optional<std::size_t>> eventsByName_;
    std::unordered_map<std::string, db::PersonId> playersByName_;
    std::map<std::string, std::string, std::less<>> structures_;
};

/// What the pages of a site are made of, so that those are not made again for which nothing has
/// changed: the games that a page shows, who their players are and where these and their events
/// have pages; and for all pages the program, the language, and the names of the store.
class PageKeys {
public:
    /// `style`: all else that shows on each page, its title, its language.
    PageKeys(db::Store& store, const SiteMap& map, std::string_view style);

    /// The key of a page that shows these games, and some facts that are not in them.
    [[nodiscard]] PageKey of(std::span<const db::GameId> games, std::string_view facts) const;

private:
    std::uint64_t site_ = 0;           ///< 0: pages are always made
    std::vector<std::uint64_t> games_; ///< by number
};

} // namespace damscope::pages
