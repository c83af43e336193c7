// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/search/lists/filter.hpp"
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
class Statement;

/// Ids of players, events, ...; 0, which means none, is never among them.
class IdSet {
public:
    IdSet() = default;
    /// Those that a statement selects.
    explicit IdSet(Statement& select);
    void insert(std::uint32_t id);
    [[nodiscard]] bool isEmpty() const { return has_.empty(); }
    [[nodiscard]] bool contains(std::uint32_t id) const {
        return id < has_.size() && has_[id] != 0;
    }

private:
    std::vector<std::uint8_t> has_;
};

/// Those of a table whose name has all words. A query without a word in it ("?") is that of no
/// name.
[[nodiscard]] IdSet named(const Connection& connection, const std::string& table,
                          std::string_view name);

/// Which side the player has whom a filter names: --player of either colour, else --white or
/// --black.
class PlayerSides {
public:
    PlayerSides(const Connection& connection, const Filter& filter);
    /// Of a game with these players.
    [[nodiscard]] rules::Color of(std::uint32_t white) const {
        if (always_)
            return *always_;
        return players_.contains(white) ? rules::Color::white : rules::Color::black;
    }

private:
    std::optional<rules::Color> always_;
    IdSet players_;
};

/// The players that a name means, in whatever form it is written (name_query.hpp), with all other
/// names that were decided to mean these persons (db/people). Those in whose names its words are
/// only somewhere inside count if there is no other.
[[nodiscard]] IdSet playersNamed(const Connection& connection, std::string_view name);

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
