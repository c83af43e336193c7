// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messages/language.hpp"
#include "rules/moves/generate.hpp"
#include "rules/moves/routes.hpp"
#include "rules/text/explain.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace damscope::gui {

/// One of several captures that share both ends, as it is offered to the player.
struct Choice {
    rules::Move move;
    rules::Route route;  ///< one way to make it
    rules::Square badge; ///< a square of the way that tells it from the others, for its number
    std::string text;    ///< "4x27x38x15"
};

/// What presses on squares and typed text mean: how a player enters a move. Knows no widgets; the
/// mouse, the keyboard and a screen reader all speak to it, so that they mean the same.
///
/// Nothing is ever guessed: where several captures fit, they are offered.
class MoveEntry {
public:
    /// A move was made.
    struct Played {
        rules::Move move;
    };
    /// What was tried breaks a rule; in words for the player.
    struct Refused {
        std::string reason;
    };
    /// Only the picture has changed.
    struct Changed {};
    using Outcome = std::variant<Changed, Played, Refused>;

    /// The language in which refusals are worded.
    void speak(damscope::Language language) { language_ = language; }
    /// Nothing can be entered where the position is not known.
    void setPosition(std::optional<rules::Position> position);
    [[nodiscard]] const std::optional<rules::Position>& position() const { return position_; }

    /// A press on a square: lifts a piece, puts it down, chooses among captures by a square on
    /// their way.
    Outcome press(rules::Square square);
    /// Takes one of the offered captures, by its number from 1.
    Outcome choose(int number);
    /// A move as text: "32-28", "3228", "4x27x15".
    Outcome type(std::string_view text);
    /// Puts a lifted piece back and forgets what was chosen.
    void cancel();

    /// Pieces that may move.
    [[nodiscard]] rules::SquareSet movable() const { return movable_; }
    /// How many pieces must be captured at least; 0 if there is no capture.
    [[nodiscard]] int mustCapture() const { return mustCapture_; }
    /// The square of the lifted piece.
    [[nodiscard]] std::optional<rules::Square> lifted() const { return lifted_; }
    /// Where the lifted piece is shown: on its square, or on the last square of its way that was
    /// chosen and on which it can land.
    [[nodiscard]] std::optional<rules::Square> standing() const;
    /// Where the lifted piece can end.
    [[nodiscard]] rules::SquareSet targets() const;
    /// Pieces that are captured for certain, from what was chosen so far: they stay on the board
    /// until the capture ends.
    [[nodiscard]] rules::SquareSet ghosts() const;
    /// The captures to choose from; empty where there is nothing to choose.
    [[nodiscard]] std::span<const Choice> choices() const { return choices_; }
    /// The reason why a piece of the side to move cannot be lifted; nothing if it can, or if the
    /// square has none.
    [[nodiscard]] std::optional<std::string> reasonNotToLift(rules::Square square) const;

private:
    struct Candidate {
        rules::Move move;
        std::vector<rules::Route> routes;
    };

    Outcome lift(rules::Square square);
    Outcome pressWhileLifted(rules::Square square);
    [[nodiscard]] std::vector<Candidate> through(rules::Square square) const;
    [[nodiscard]] rules::Square badgeOf(const Candidate& candidate) const;
    Outcome narrow(rules::Square square, std::vector<Candidate> left);
    Outcome settle(std::vector<Candidate> left);
    Outcome played(const rules::Move& move);
    void offer();
    [[nodiscard]] std::string said(const rules::Explanation& explanation) const;
    [[nodiscard]] std::string why(rules::Square from, rules::Square to) const;

    damscope::Language language_ = damscope::Language::english;
    std::optional<rules::Position> position_;
    rules::MoveList legal_;
    rules::SquareSet movable_;
    int mustCapture_ = 0;
    std::optional<rules::Square> lifted_;
    std::vector<Candidate> candidates_; ///< what the lifted piece can still do
    std::vector<rules::Square> chosen_; ///< squares on the way that were chosen
    std::vector<Choice> choices_;
};

} // namespace damscope::gui
