// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options/arguments.hpp"
#include "rules/game/game.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace damscope::cli {

/// A game has no such position.
class NoSuchPlace : public UsageError {
public:
    using UsageError::UsageError;
};

/// --ply and --move: a position of a game, else its last one.
class PlaceOption {
public:
    void declare(Arguments& arguments);
    [[nodiscard]] bool given() const { return ply_ || move_; }
    /// The node of the main line with the position after it. Throws NoSuchPlace, with the number
    /// `id` for the game, if the game is not that long.
    [[nodiscard]] rules::NodeId in(const rules::Game& game, std::int64_t id) const;

private:
    /// A move as players write it: number and side; without a side the later one.
    struct NumberedMove {
        std::int64_t number = 0;
        std::optional<rules::Color> color;
    };
    [[nodiscard]] static std::optional<NumberedMove> numberedMove(std::string_view text);
    [[nodiscard]] rules::NodeId afterPly(const rules::Game& game, std::int64_t id) const;
    [[nodiscard]] rules::NodeId afterMove(const rules::Game& game, std::int64_t id) const;

    std::optional<std::int64_t> ply_;
    std::optional<NumberedMove> move_;
    std::string moveText_;
};

} // namespace damscope::cli
