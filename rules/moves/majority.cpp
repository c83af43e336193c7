// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/moves/majority.hpp"

#include "rules/moves/routes.hpp"

#include <optional>

namespace damscope::rules {
namespace {

using detail::Heading;
using detail::neighbour;

/// Follows the captures of the side to move as if it could take as few as it likes: with any piece,
/// and with a king that lands where it cannot go on. Asked of single positions, so that it goes by
/// the rules as a value and not by a generator for each variant.
class FreeCaptures {
public:
    explicit FreeCaptures(const Position& position)
        : position_(position), rules_(position.rules()), mover_(position.toMove()) {}

    /// Whether two of them take unequal numbers of pieces, or unequal values in Frisian draughts.
    [[nodiscard]] bool differ() {
        for (const Square from : position_.pieces(mover_)) {
            occupied_ = position_.pieces();
            occupied_.erase(from);
            goOn({from, position_.kings().contains(from), {}, std::nullopt});
        }
        return differ_;
    }

private:
    /// Boards can be set up where a king has millions of ways.
    static constexpr int mostSteps = 20'000;

    /// A partial capture.
    struct Stage {
        Square at;
        bool king;
        SquareSet taken;
        std::optional<Heading> came;
    };

    [[nodiscard]] bool flies(const Stage& s) const { return s.king && rules_.flyingKings; }

    [[nodiscard]] bool isFree(Square s, SquareSet taken) const {
        return !occupied_.contains(s) || (rules_.removal == Removal::atOnce && taken.contains(s));
    }

    [[nodiscard]] bool mayTakeAlong(Heading h, const Stage& s) const {
        const bool turnsBack = s.came && h == detail::back(*s.came);
        const bool mayTurnBack = rules_.removal == Removal::atOnce && rules_.kingMayTurnBack;
        return detail::isCaptureLine(rules_, h) && (!turnsBack || mayTurnBack) &&
               (s.king || rules_.menCaptureBackward || !detail::isBackward(h, mover_));
    }

    [[nodiscard]] bool mayTake(Square victim, const Stage& s) const {
        return position_.pieces(opponent(mover_)).contains(victim) && !s.taken.contains(victim) &&
               (s.king || rules_.menTakeKings || !position_.kings().contains(victim));
    }

    [[nodiscard]] std::optional<Square> victim(const Stage& s, Heading h) const {
        if (!mayTakeAlong(h, s))
            return std::nullopt;
        auto next = neighbour(rules_.board, s.at, h);
        while (flies(s) && next && isFree(*next, s.taken))
            next = neighbour(rules_.board, *next, h);
        if (!next || !mayTake(*next, s))
            return std::nullopt;
        const auto land = neighbour(rules_.board, *next, h);
        return land && isFree(*land, s.taken) ? next : std::nullopt;
    }

    /// Follows every way on from a square. False if there is none.
    bool goOn(const Stage& s) {
        if (differ_ || ++steps_ > mostSteps)
            return true;
        bool goes = false;
        for (const Heading h : detail::headings(rules_))
            if (const auto taken = victim(s, h)) {
                land(s, h, *taken);
                goes = true;
            }
        return goes;
    }

    void land(Stage s, Heading h, Square victim) {
        s.taken.insert(victim);
        s.came = h;
        const bool onlyFirst = !flies(s) || rules_.landing == Landing::rightBehind;
        const bool mayRestFurther =
            rules_.landing != Landing::rightBehindLastKing || !position_.kings().contains(victim);
        bool mayRest = true;
        for (auto to = neighbour(rules_.board, victim, h); to && isFree(*to, s.taken);
             to = neighbour(rules_.board, *to, h)) {
            s.at = *to;
            if (!goOnCrowned(s) && mayRest)
                count(s.taken);
            if (onlyFirst)
                return;
            mayRest = mayRestFurther;
        }
    }

    bool goOnCrowned(Stage s) {
        if (!s.king && rules_.board.rowOf(s.at) == rules_.crowningRow(mover_)) {
            if (rules_.crowning == Crowning::stops)
                return false;
            s.king = rules_.crowning == Crowning::continues;
        }
        return goOn(s);
    }

    // In Frisian draughts a king is worth a little less than two men.
    void count(SquareSet taken) {
        const int kings =
            rules_.choice == CaptureChoice::frisian ? (taken & position_.kings()).size() : 0;
        const int value = 100 * taken.size() + 99 * kings;
        differ_ = differ_ || (first_ && *first_ != value);
        first_ = value;
    }

    const Position& position_;
    const Rules& rules_;
    Color mover_;
    SquareSet occupied_;
    std::optional<int> first_; ///< the value of the captures so far
    bool differ_ = false;
    int steps_ = 0;
};

bool hasMajority(CaptureChoice choice) {
    return choice != CaptureChoice::free && choice != CaptureChoice::kingFirst;
}

bool isOver(const Position& position) {
    return position.rules().goal == Goal::firstKing && !position.kings().empty();
}

} // namespace

bool majorityDecides(const Position& position) {
    return hasMajority(position.rules().choice) && !isOver(position) &&
           FreeCaptures(position).differ();
}

} // namespace damscope::rules
