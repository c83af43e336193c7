// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
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

/// The players that a name means, in whatever form it is written (name_query.hpp), with all other
/// names that were decided to mean these persons (db/people). Those in whose names its words are
/// only somewhere inside count if there is no other.
[[nodiscard]] IdSet playersNamed(const Connection& connection, std::string_view name);

} // namespace damscope::db
