// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/codec/ids.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::db {

class Connection;

/// For which teams a game was played.
struct GameTeams {
    std::optional<std::size_t> white; ///< by their places in TeamTags::names(); nothing: not known
    std::optional<std::size_t> black;
    int board = 0; ///< 0: not known
};

/// Reads the tags WhiteTeam, BlackTeam and Board of games.
class TeamTags {
public:
    explicit TeamTags(Connection& connection);

    /// The board is that of its tag, else of its round: 3 of "2.3".
    [[nodiscard]] GameTeams of(GameId game, std::string_view round);
    /// As they were written first: "DC Hijken" and "dc hijken" are one.
    [[nodiscard]] const std::vector<std::string>& names() const { return names_; }

private:
    [[nodiscard]] std::string tag(GameId game, std::string_view name);
    [[nodiscard]] std::optional<std::size_t> place(const std::string& name);

    Connection& connection_;
    bool areThere_; ///< in some game of the store
    std::vector<std::string> names_;
    std::map<std::string, std::size_t> places_; ///< by folded name
};

} // namespace damscope::db
