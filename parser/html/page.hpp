// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game/game.hpp"

#include <string>
#include <string_view>
#include <vector>

/// Games as a web page: one file that needs no other, with a board on which they can be played
/// through by mouse and keyboard. Without scripts the moves can still be read, and printed.
namespace damscope::parser::html {

/// The words of a page beside the games; plain text.
struct Words {
    std::string language = "en"; ///< as HTML names it
    std::string title = "Draughts games";
    std::string games = "Games";
    std::string start = "To the start";
    std::string previous = "Previous move";
    std::string next = "Next move";
    std::string end = "To the end";
    std::string turn = "Turn the board";
    std::string unread = "not understood";
    std::string round = "Round";
    std::string heading = "h2"; ///< the element that a game's title is
};

/// The page up to its first game.
[[nodiscard]] std::string head(const Words& words = {});
/// A game on it: players, event, moves with variations and comments, all positions. `number` is
/// that of the game on the page, from 1; `still`, HTML, is where the board will be until the script
/// draws it.
[[nodiscard]] std::string game(const rules::Game& game, std::size_t number, const Words& words = {},
                               std::string_view still = {});
/// The page from its last game on.
[[nodiscard]] std::string tail();

/// The style and the script of the page, for pages that have them in files of their own. The
/// address of such a page may end in the game and the number of plies to show: "#g1-23".
[[nodiscard]] std::string_view pageStyle();
[[nodiscard]] std::string_view pageScript();

/// The element of a page's head that forbids browsers to run or load anything (Content Security
/// Policy), but for styles in the page and what `sources` names: "img-src 'self'".
[[nodiscard]] std::string policy(std::string_view sources = {});

/// Text with everything escaped that means something in HTML; control characters become blanks,
/// and those that turn the direction of what follows are left out.
[[nodiscard]] std::string escaped(std::string_view text);
/// The attribute ` dir="auto"` for an element with a text that has letters from right to left;
/// empty for any other.
[[nodiscard]] std::string autoDirection(std::string_view text);

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
