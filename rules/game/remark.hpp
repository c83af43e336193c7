// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/position.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

/// What can be written at a move. PDN writes the last five as commands inside a comment; only the
/// parser knows how.
namespace damscope::rules {

/// Free text.
struct Comment {
    std::string text;
    friend bool operator==(const Comment&, const Comment&) = default;
};

/// A numeric annotation glyph, `$5`.
struct Nag {
    std::uint32_t number = 0;
    friend bool operator==(const Nag&, const Nag&) = default;
};

/// Signs after the move, as written: "!?".
struct Strength {
    std::string signs;
    friend bool operator==(const Strength&, const Strength&) = default;
};

/// Text that could not be understood, kept as it was.
struct UnreadText {
    std::string text;
    friend bool operator==(const UnreadText&, const UnreadText&) = default;
};

/// The time on a clock when the move was made.
struct ClockTime {
    enum class Kind : std::uint8_t {
        left,      ///< for the player who moved
        move,      ///< used for the move
        game,      ///< used since the start of the game
        mechanical ///< shown by a mechanical clock
    };
    Kind kind = Kind::left;
    std::uint32_t seconds = 0;
    friend bool operator==(const ClockTime&, const ClockTime&) = default;
};

/// The time that both players have left after the move, in seconds.
struct Clocks {
    std::optional<std::uint32_t> white;
    std::optional<std::uint32_t> black;
    std::optional<Color> running; ///< whose clock
    friend bool operator==(const Clocks&, const Clocks&) = default;
};

enum class ShapeColor : std::uint8_t { green, red, yellow, blue };

/// An arrow, or a marked square.
struct Shape {
    ShapeColor color = ShapeColor::green;
    Square from{0};
    std::optional<Square> to; ///< absent: the square `from` is marked
    friend bool operator==(const Shape&, const Shape&) = default;
};

/// Marked squares or arrows on the board after the move.
struct Drawing {
    enum class Kind : std::uint8_t { squares, arrows };
    Kind kind = Kind::squares;
    std::vector<Shape> shapes;
    friend bool operator==(const Drawing&, const Drawing&) = default;
};

/// A program's evaluation of the position, in thousandths of a man.
struct Evaluation {
    std::int32_t thousandths = 0;
    friend bool operator==(const Evaluation&, const Evaluation&) = default;
};

/// Any other embedded command as it was, without its brackets: "%name value".
struct Command {
    std::string text;
    friend bool operator==(const Command&, const Command&) = default;
};

struct Remark {
    using Content = std::variant<Comment, Nag, Strength, UnreadText, ClockTime, Clocks, Drawing,
                                 Evaluation, Command>;
    /// Before the step, after it, or behind the variations that replace it, where its line ends.
    enum class Place : std::uint8_t { before, after, behind };

    Content content;
    Place place = Place::after;
    std::string spelling = {}; ///< of a command with unusual spelling

    Remark(Content what, Place where = Place::after, std::string written = {})
        : content(std::move(what)), place(where), spelling(std::move(written)) {}
    template <class Kind>
    requires std::is_constructible_v<Content, Kind> Remark(Kind what, Place where = Place::after)
        : Remark(Content(std::move(what)), where) {}

    /// The content if it is of this kind, else null.
    template <class Kind> [[nodiscard]] const Kind* as() const {
        return std::get_if<Kind>(&content);
    }
    friend bool operator==(const Remark&, const Remark&) = default;
};

} // namespace damscope::rules
