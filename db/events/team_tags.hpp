// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game/game.hpp"

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::db {

/// For which teams a game was played.
struct GameTeams {
    std::optional<std::size_t> white; ///< by their places in TeamTags::names(); nothing: not known
    std::optional<std::size_t> black;
    int board = 0; ///< 0: not known
};

/// Reads the tags WhiteTeam, BlackTeam and Board of games.
class TeamTags {
public:
    /// The board is that of its tag, else of its round: 3 of "2.3".
    [[nodiscard]] GameTeams of(const std::vector<rules::Tag>& tags, std::string_view round);
    /// As they were written first: "DC Hijken" and "dc hijken" are one.
    [[nodiscard]] const std::vector<std::string>& names() const { return names_; }

private:
    [[nodiscard]] std::optional<std::size_t> place(std::string_view name);

    std::vector<std::string> names_;
    std::map<std::string, std::size_t> places_; ///< by folded name
};

} // namespace damscope::db
