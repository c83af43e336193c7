// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/moves/generate.hpp"

#include "rules/moves/heading.hpp"

namespace damscope::rules {

namespace {

constexpr std::size_t routeLimit = 256;
/// Dead ends count too: a hostile position has more of them than there is time for.
constexpr int stepLimit = 200'000;

using detail::back;
using detail::Heading;

/// Follows the captures of one piece like the generator does, but only those that can still become
/// the move asked for, and keeps the way.
class RouteSearch {
public:
    RouteSearch(const Position& p, const Move& m)
        : position_(p), rules_(p.rules()), move_(m), mover_(p.toMove()) {
        occupied_ = p.pieces();
        occupied_.erase(m.from);
        route_.squares.push_back(m.from);
        route_.way.push_back(m.from);
    }

    std::vector<Route> run() {
        const bool king = position_.kings().contains(move_.from);
        goOn(move_.from, king, {}, std::nullopt, true);
        return std::move(found_);
    }

private:
    [[nodiscard]] bool flies(bool king) const { return king && rules_.flyingKings; }

    [[nodiscard]] std::optional<Square> next(Square s, Heading h) const {
        return detail::neighbour(rules_.board, s, h);
    }
    [[nodiscard]] bool isFree(Square s, SquareSet taken) const {
        return !occupied_.contains(s) || (rules_.removal == Removal::atOnce && taken.contains(s));
    }
    [[nodiscard]] bool mayTakeAlong(Heading h, bool king) const {
        return detail::isCaptureLine(rules_, h) &&
               (king || rules_.menCaptureBackward || !detail::isBackward(h, mover_));
    }

    /// Takes on from a square. `straightToo` is false on a king's further landing squares: going
    /// straight on from there is the same as from the first.
    void goOn(Square at, bool king, SquareSet taken, std::optional<Heading> came,
              bool straightToo) {
        if (++steps_ > stepLimit)
            return;
        for (const Heading h : detail::headings(rules_)) {
            if (found_.size() >= routeLimit || !mayTakeAlong(h, king))
                continue;
            if (came && h == *came && !straightToo)
                continue;
            if (came && h == back(*came) && !rules_.kingMayTurnBack)
                continue;
            take(at, h, king, taken);
        }
    }

    void take(Square at, Heading h, bool king, SquareSet taken) {
        const std::size_t wayBefore = route_.way.size();
        std::optional<Square> s = next(at, h);
        if (flies(king))
            while (s && isFree(*s, taken)) {
                route_.way.push_back(*s);
                s = next(*s, h);
            }
        if (s && move_.captured.contains(*s) && !taken.contains(*s)) {
            taken.insert(*s);
            route_.taken.push_back(*s);
            landBehind(*s, h, king, taken);
            route_.taken.pop_back();
        }
        route_.way.resize(wayBefore, move_.from);
    }

    void landBehind(Square victim, Heading h, bool king, SquareSet taken) {
        const bool onlyFirst = !flies(king) || rules_.landing == Landing::rightBehind;
        const bool mayRestFurther =
            rules_.landing != Landing::rightBehindLastKing || !position_.kings().contains(victim);
        bool first = true;
        for (auto s = next(victim, h); s && isFree(*s, taken); s = next(*s, h)) {
            route_.way.push_back(*s);
            route_.squares.push_back(*s);
            land(*s, h, king, taken, first, first || mayRestFurther);
            route_.squares.pop_back();
            first = false;
            if (onlyFirst)
                break;
        }
    }

    void land(Square s, Heading h, bool king, SquareSet taken, bool first, bool mayRest) {
        const bool onLastRow = rules_.board.rowOf(s) == rules_.crowningRow(mover_);
        const bool crowned = king || (rules_.crowning == Crowning::continues && onLastRow);
        if (taken == move_.captured) {
            const bool wasKing = position_.kings().contains(move_.from);
            const bool arrivesKing = crowned || onLastRow;
            if (s == move_.to && mayRest && arrivesKing == (wasKing || move_.crowns) &&
                found_.size() < routeLimit)
                found_.push_back(route_);
            return;
        }
        if (!king && onLastRow && rules_.crowning == Crowning::stops)
            return;
        goOn(s, crowned, taken, h, first);
    }

    const Position& position_;
    const Rules& rules_;
    const Move& move_;
    Color mover_;
    SquareSet occupied_;
    Route route_;
    std::vector<Route> found_;
    int steps_ = 0;
};

/// The squares that a quiet move passes over.
Route quietRoute(const Board& board, const Move& m) {
    Route route{{m.from, m.to}, {}, {m.from}};
    const Place from = board.place(m.from);
    const Place to = board.place(m.to);
    const auto sign = [](int n) { return (n > 0) - (n < 0); };
    Place p = from;
    while (p != to) {
        p = {p.row + sign(to.row - from.row), p.column + sign(to.column - from.column)};
        if (const auto s = board.at(p))
            route.way.push_back(*s);
    }
    return route;
}

} // namespace

std::vector<Route> routes(const Position& position, const Move& move) {
    if (!move.isCapture())
        return {quietRoute(position.rules().board, move)};
    return RouteSearch(position, move).run();
}

} // namespace damscope::rules
