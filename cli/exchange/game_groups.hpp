// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/search/lists/filter.hpp"
#include "db/store/codec/numbers.hpp"
#include "messages/language.hpp"

#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace damscope::db {
class Store;
}

namespace damscope::cli {

/// What a folder has a file for.
enum class GroupedBy : std::uint8_t { source, event, player };

/// Games that belong together.
struct GameGroup {
    std::string name; ///< the path of the source, the event, the player; in words: without one
    std::string stem; ///< the name of its file without the ending
    std::vector<db::GameId> games;
};

/// The games of a filter by their sources, in the order these were read; by their events, the last
/// first; or by their players, each game once with either. Games without an event or a player are
/// a group, too. Memory grows with the number of games by their ids only.
[[nodiscard]] std::vector<GameGroup> groupsOf(db::Store& store, const db::Filter& filter,
                                              GroupedBy by, Language language);

/// Names of files, each once: what a name says as far as every file system allows it.
class FileNames {
public:
    /// `taken`: names that are used for something else.
    explicit FileNames(std::set<std::string> taken = {}) : taken_(std::move(taken)) {}

    /// "Jansen, F_", and "Jansen, F_ (2)" where there is one, whatever its letters' case.
    [[nodiscard]] std::string stemFor(std::string_view name);

private:
    std::set<std::string> taken_; ///< folded
};

} // namespace damscope::cli
