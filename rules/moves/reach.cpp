// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/moves/reach.hpp"

#include "rules/moves/routes.hpp"

#include <vector>

namespace damscope::rules::detail {

namespace {

// Positions and texts can be constructed with endlessly many routes.
constexpr int stepLimit = 50'000;

class Searcher {
public:
    Searcher(const Position& position, std::span<const Square> squares, Leniency leniency)
        : position_(position), rules_(position.rules()), squares_(squares), lenient_(leniency),
          mover_(position.at(squares.front())->color), occupied_(position.pieces()) {
        occupied_.erase(squares.front());
    }

    Search run() {
        const bool king = position_.kings().contains(squares_.front());
        goOn({squares_.front(), king, 1, {}, std::nullopt, {}});
        return {best_, steps_ <= stepLimit};
    }

private:
    /// A partial capture.
    struct Stage {
        Square at;
        bool king;
        std::size_t written; ///< number of the squares passed so far
        SquareSet taken;
        std::optional<Heading> came;
        std::optional<Square> takenTwice;
    };

    [[nodiscard]] bool flies(const Stage& s) const { return s.king && rules_.flyingKings; }

    [[nodiscard]] bool isFree(Square s, SquareSet taken) const {
        return !occupied_.contains(s) || (rules_.removal == Removal::atOnce && taken.contains(s));
    }

    [[nodiscard]] bool mayTakeAlong(Heading h, const Stage& s) const {
        return isCaptureLine(rules_, h) && (mayTurnBack() || !s.came || h != back(*s.came)) &&
               (s.king || rules_.menCaptureBackward || lenient_.menCaptureBackward ||
                !isBackward(h, mover_));
    }

    [[nodiscard]] bool mayTurnBack() const {
        return rules_.kingMayTurnBack && (lenient_.halfTurn || !lenient_.takeTwice);
    }

    [[nodiscard]] bool mayTake(Square victim, const Stage& s) const {
        if (!position_.pieces(opponent(mover_)).contains(victim))
            return false;
        if (s.taken.contains(victim) &&
            (rules_.removal == Removal::atOnce || !lenient_.takeTwice || s.takenTwice))
            return false;
        return s.king || rules_.menTakeKings || lenient_.menTakeKings ||
               !position_.kings().contains(victim);
    }

    /// Steps onto a square of the route, which may be the next one written.
    void pass(Stage& s, Square to) const {
        s.at = to;
        if (s.written < squares_.size() && squares_[s.written] == to)
            ++s.written;
    }

    /// Continues in every direction; true if there is anything to take.
    bool goOn(const Stage& s) {
        bool takes = false;
        if (++steps_ > stepLimit)
            return takes;
        for (const Heading h : headings(rules_))
            if (mayTakeAlong(h, s))
                takes |= take(s, h);
        return takes;
    }

    bool take(Stage s, Heading h) {
        auto next = neighbour(rules_.board, s.at, h);
        while (flies(s) && next && isFree(*next, s.taken)) {
            pass(s, *next);
            next = neighbour(rules_.board, *next, h);
        }
        if (!next || !mayTake(*next, s))
            return false;
        const auto land = neighbour(rules_.board, *next, h);
        if (!land || !isFree(*land, s.taken))
            return false;
        if (s.taken.contains(*next))
            s.takenTwice = *next;
        s.taken.insert(*next);
        s.came = h;
        landBehind(s, *next);
        return true;
    }

    /// Tries every square behind the piece just taken.
    void landBehind(Stage s, Square victim) {
        std::vector<Stage> ends;
        bool goesOn = false;
        bool first = true;
        const Heading h = *s.came;
        for (auto to = neighbour(rules_.board, victim, h); to && isFree(*to, s.taken);
             to = neighbour(rules_.board, *to, h)) {
            pass(s, *to);
            if (first || mayRestFurther(victim))
                ends.push_back(s);
            goesOn |= goOnCrowned(s);
            first = false;
            if (!flies(s) || (rules_.landing == Landing::rightBehind && !lenient_.landAnywhere))
                break;
        }
        for (const Stage& end : ends)
            offer(end, goesOn);
    }

    [[nodiscard]] bool mayRestFurther(Square victim) const {
        return lenient_.landAnywhere || rules_.landing != Landing::rightBehindLastKing ||
               !position_.kings().contains(victim);
    }

    bool goOnCrowned(Stage s) {
        const bool crowns = !s.king && rules_.board.rowOf(s.at) == rules_.crowningRow(mover_);
        if (crowns && lenient_.goOnCrowned) {
            s.king = true;
            return goOn(s);
        }
        if (crowns && rules_.crowning == Crowning::stops)
            return false;
        s.king = s.king || (crowns && rules_.crowning == Crowning::continues);
        return goOn(s);
    }

    void offer(const Stage& s, bool goesOn) {
        if (s.written != squares_.size() || s.at != squares_.back() ||
            lenient_.takeTwice != s.takenTwice.has_value() ||
            (lenient_.onlyAtLast && neighbour(rules_.board, s.at, back(*s.came)) != s.takenTwice))
            return;
        if (!best_ || s.taken.size() > best_->captured.size())
            best_ = Reach{s.taken, goesOn, s.takenTwice};
    }

    const Position& position_;
    const Rules& rules_;
    std::span<const Square> squares_;
    Leniency lenient_;
    Color mover_;
    SquareSet occupied_;
    std::optional<Reach> best_;
    int steps_ = 0;
};

} // namespace

Search reach(const Position& position, std::span<const Square> squares, Leniency leniency) {
    return Searcher(position, squares, leniency).run();
}

} // namespace damscope::rules::detail
