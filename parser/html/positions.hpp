// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game/game.hpp"

#include <string>
#include <vector>

namespace damscope::parser::html {

/// Every position of a game for the script of the page, which does not know the rules.
///
/// JSON: `files` and `ranks` of the board; `cells`, for each playing square in the order of
/// rules::Board::index its row from the top, column and name; `nodes`, where 0 is the start. A node
/// is its parent's index, what changes on the board, and the squares to mark. A change is the whole
/// board ("=" and a sign for each square: w m. W king, b, B, or a dot), "?" where the position is
/// not known, or pairs of square and sign: "31.,27w".
class Positions {
public:
    explicit Positions(const rules::Game& game);
    /// The number of a node in `nodes`.
    [[nodiscard]] std::size_t indexOf(rules::NodeId node) const;
    [[nodiscard]] std::string json() const;

private:
    void add(rules::NodeId node, std::size_t parent);

    const rules::Game& game_;
    std::vector<std::size_t> indices_; ///< by node
    std::vector<std::string> boards_;  ///< by index; empty: not known
    std::string nodes_;
};

} // namespace damscope::parser::html
