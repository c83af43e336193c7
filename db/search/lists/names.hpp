// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/search/lists/filter.hpp"
#include "db/search/players/meant_players.hpp"
#include "db/store/codec/numbers.hpp"
#include "rules/board/rules.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::db {

class Connection;

/// Those of a table whose name has all words. A query without a word in it ("?") is that of no
/// name.
[[nodiscard]] IdSet named(const Connection& connection, const std::string& table,
                          std::string_view name);

/// Which side the player has whom a filter names: --player of either colour, else --white or
/// --black.
class PlayerSides {
public:
    PlayerSides(const Connection& connection, const Filter& filter);
    /// Of a game whose White has this name.
    [[nodiscard]] rules::Color of(GameId game, std::uint32_t white) const {
        if (always_)
            return *always_;
        return players_.contains(white, game, rules::Color::white) ? rules::Color::white
                                                                   : rules::Color::black;
    }

private:
    std::optional<rules::Color> always_;
    MeantPlayers players_;
};

class Store;

enum class NameKind : std::uint8_t { player, event, site };

/// The names in a store, as written, in alphabetical order of their bytes; the first
/// `most` of them. "?" and empty ones are left out.
[[nodiscard]] std::vector<std::string> knownNames(Store& store, NameKind kind,
                                                  std::size_t most = 100'000);

/// A name of the store that is like another.
struct NearName {
    std::string name; ///< as written
    std::uint64_t games = 0;
};

/// What may have been meant by a name that nothing of this kind has: the nearest names, the most
/// frequent first; at most `most` of them.
[[nodiscard]] std::vector<NearName> nearNames(Store& store, NameKind kind, std::string_view name,
                                              std::size_t most = 5);

} // namespace damscope::db
