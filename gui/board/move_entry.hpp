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

/// One of several captures with the same ends, offered to the player.
struct Choice {
    rules::Move move;
    rules::Route route;  ///< one route of it
    rules::Square badge; ///< a square of the route that only this one has, for its number
    std::string text;    ///< "4x27x38x15"
};

/// The state of entering a move by pressing squares and typing text. Independent of widgets; the
/// mouse, the keyboard and a screen reader all use it, so that they behave the same.
///
/// Nothing is ever guessed: if several captures fit, they are offered.
class MoveEntry {
public:
    /// A move was made.
    struct Played {
        rules::Move move;
    };
    /// The attempted move breaks a rule; in words for the player.
    struct Refused {
        std::string reason;
    };
    /// The display has changed, but not the position.
    struct Changed {};
    using Outcome = std::variant<Changed, Played, Refused>;

    /// The language of refusals.
    void setLanguage(damscope::Language language) { language_ = language; }
    /// Each landing square of a capture has to be entered; else the last one is enough.
    void setStepwise(bool on);
    /// Nothing can be entered if the position is not known.
    void setPosition(std::optional<rules::Position> position);
    [[nodiscard]] const std::optional<rules::Position>& position() const { return position_; }

    /// A press on a square: lifts a piece, puts it down, or chooses among captures by a square on
    /// their path.
    Outcome press(rules::Square square);
    /// Chooses one of the offered captures, by its number from 1.
    Outcome choose(int number);
    /// A move as text: "32-28", "3228", "4x27x15", "28" for 2-8.
    Outcome type(std::string_view text);
    /// Whether characters that were typed say all that they can without a key that ends them: four
    /// that name both ends of a move, or of none.
    [[nodiscard]] bool isDecided(std::string_view typed) const;
    /// Puts a lifted piece back and resets the choices.
    void cancel();

    /// Whether some, but not all landing squares of a capture have been entered one by one.
    [[nodiscard]] bool isStepping() const { return stepwise_ && !chosen_.empty(); }
    /// Pieces that may move.
    [[nodiscard]] rules::SquareSet movable() const { return movable_; }
    /// The least number of pieces that must be captured; 0 if there is no capture.
    [[nodiscard]] int mustCapture() const { return mustCapture_; }
    /// The square of the lifted piece.
    [[nodiscard]] std::optional<rules::Square> lifted() const { return lifted_; }
    /// Where the lifted piece is shown: on its square, or on the last chosen square of its path
    /// where it can land.
    [[nodiscard]] std::optional<rules::Square> standing() const;
    /// Where the lifted piece can end, or land next if captures are entered square by square.
    [[nodiscard]] rules::SquareSet targets() const;
    /// Pieces that are certainly captured by the choices so far: they stay on the board
    /// until the capture ends.
    [[nodiscard]] rules::SquareSet ghosts() const;
    /// The captures to choose from; empty if there is nothing to choose.
    [[nodiscard]] std::span<const Choice> choices() const { return choices_; }
    /// Why a piece of the side to move cannot be lifted; nothing if it can, or if there is none on
    /// the square.
    [[nodiscard]] std::optional<std::string> reasonNotToLift(rules::Square square) const;

private:
    struct Candidate {
        rules::Move move;
        std::vector<rules::Route> routes;
    };

    Outcome lift(rules::Square square);
    Outcome pressWhileLifted(rules::Square square);
    std::optional<Outcome> step(rules::Square square);
    std::optional<Outcome> meet(rules::Square square);
    [[nodiscard]] std::vector<Candidate> through(rules::Square square) const;
    [[nodiscard]] rules::Square badgeOf(const Candidate& candidate) const;
    Outcome narrow(rules::Square square, std::vector<Candidate> left);
    Outcome settle(std::vector<Candidate> left);
    Outcome played(const rules::Move& move);
    void offer();
    [[nodiscard]] rules::MoveMatch meant(std::string_view text) const;
    [[nodiscard]] std::string explanationText(const rules::Explanation& explanation) const;
    [[nodiscard]] std::string why(rules::Square from, rules::Square to) const;

    bool stepwise_ = false;
    damscope::Language language_ = damscope::Language::english;
    std::optional<rules::Position> position_;
    rules::MoveList legal_;
    rules::SquareSet movable_;
    int mustCapture_ = 0;
    std::optional<rules::Square> lifted_;
    std::vector<Candidate> candidates_; ///< the possible moves of the lifted piece
    std::vector<rules::Square> chosen_; ///< chosen squares on the path
    std::vector<Choice> choices_;
};

} // namespace damscope::gui
