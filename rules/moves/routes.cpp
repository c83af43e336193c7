// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/moves/routes.hpp"

#include <unordered_set>

namespace damscope::rules {

namespace {

using detail::back;
using detail::Heading;

/// Which squares a route must have.
enum class Demand : std::uint8_t {
    none,
    passes, ///< they are on it in this order
    landsOn ///< they are its landing squares, all of them
};

/// The state of a partial capture that can still become the requested move. Two routes that reach
/// the same state continue alike.
struct Stage {
    Square at{0};
    bool king = false;
    /// The direction of its last jump; nothing if it may continue in every direction.
    std::optional<Heading> came;
    /// False on a king's further landing squares: going straight on from there is the same as from
    /// the first.
    bool straightToo = true;
    std::size_t written = 0; ///< number of the required squares passed so far
    SquareSet taken;
    friend bool operator==(const Stage&, const Stage&) = default;
};

struct StageHash {
    std::size_t operator()(const Stage& s) const {
        constexpr std::uint64_t mixer = 0x9e3779b97f4a7c15; // 2^64 over the golden ratio
        const SquareBits bits = s.taken.bits();
        std::uint64_t hash = static_cast<std::uint64_t>(bits) * mixer;
        hash = (hash ^ static_cast<std::uint64_t>(bits >> 64) ^ (hash >> 32)) * mixer;
        hash = (hash ^ (s.at.bit() + 128 * s.written) ^ (hash >> 32)) * mixer;
        return static_cast<std::size_t>(hash ^ (hash >> 32));
    }
};

/// Follows the captures of one piece like the generator, but only those that can still become the
/// requested move, and records the route. A state that led nowhere is not followed again.
class RouteSearch {
public:
    RouteSearch(const Position& p, const Move& m, std::size_t most, Demand demand = Demand::none,
                std::span<const Square> squares = {})
        : position_(p), rules_(p.rules()), move_(m), mover_(p.toMove()), most_(most),
          demand_(demand), squares_(squares), occupied_(p.pieces()) {
        occupied_.erase(m.from);
        route_.squares.push_back(m.from);
        route_.way.push_back(m.from);
    }

    /// Whether there were too many partial captures to follow them all.
    [[nodiscard]] bool isCut() const { return steps_ > mostSteps; }

    std::vector<Route> run() {
        Stage start;
        start.at = move_.from;
        start.king = position_.kings().contains(move_.from);
        if (stepOn(start.written, move_.from) && landOn(start.written, move_.from))
            goOn(start);
        return std::move(found_);
    }

private:
    static constexpr std::size_t mostSteps = 100'000;
    static constexpr std::size_t stepsWithoutBound = 200; // more than most captures have

    [[nodiscard]] bool flies(bool king) const { return king && rules_.flyingKings; }
    [[nodiscard]] bool isDone() const { return found_.size() >= most_; }

    [[nodiscard]] std::optional<Square> next(Square s, Heading h) const {
        return detail::neighbour(rules_.board, s, h);
    }
    [[nodiscard]] bool isFree(Square s, SquareSet taken) const {
        return !occupied_.contains(s) || (rules_.removal == Removal::atOnce && taken.contains(s));
    }
    [[nodiscard]] bool mayTakeAlong(Heading h, const Stage& s) const {
        if (!detail::isCaptureLine(rules_, h) ||
            !(s.king || rules_.menCaptureBackward || !detail::isBackward(h, mover_)))
            return false;
        return !s.came ||
               ((h != *s.came || s.straightToo) && (h != back(*s.came) || rules_.kingMayTurnBack));
    }

    bool stepOn(std::size_t& written, Square s) const {
        if (demand_ == Demand::passes && written < squares_.size() && squares_[written] == s)
            ++written;
        return true;
    }
    /// False if another square was required.
    bool landOn(std::size_t& written, Square s) const {
        if (demand_ != Demand::landsOn)
            return true;
        return written < squares_.size() && squares_[written++] == s;
    }

    void goOn(Stage s) {
        // A piece that stays until the move is over blocks the way back by itself.
        if (s.straightToo && (rules_.kingMayTurnBack || rules_.removal != Removal::atOnce))
            s.came.reset();
        if (isDone() || isCut() || deadEnds_.contains(s))
            return;
        ++steps_;
        if (isHopeless(s)) {
            deadEnds_.insert(s);
            return;
        }
        const std::size_t before = found_.size();
        for (const Heading h : detail::headings(rules_))
            if (mayTakeAlong(h, s) && !isDone())
                take(s, h);
        if (found_.size() == before)
            deadEnds_.insert(s);
    }

    bool isHopeless(const Stage& s) {
        if (steps_ == stepsWithoutBound && detail::RouteBound::holdsFor(position_, move_))
            bound_.emplace(position_, move_,
                           demand_ == Demand::passes ? squares_ : std::span<const Square>{});
        return bound_ &&
               !bound_->mayFinish(s.at, s.taken, demand_ == Demand::passes ? s.written : 0);
    }

    void take(Stage s, Heading h) {
        const std::size_t wayBefore = route_.way.size();
        std::optional<Square> to = next(s.at, h);
        if (flies(s.king))
            for (; to && isFree(*to, s.taken); to = next(*to, h)) {
                route_.way.push_back(*to);
                stepOn(s.written, *to);
            }
        if (to && move_.captured.contains(*to) && !s.taken.contains(*to)) {
            s.taken.insert(*to);
            s.came = h;
            route_.taken.push_back(*to);
            landBehind(s, *to);
            route_.taken.pop_back();
        }
        route_.way.resize(wayBefore, move_.from);
    }

    void landBehind(Stage s, Square victim) {
        const bool onlyFirst = !flies(s.king) || rules_.landing == Landing::rightBehind;
        const bool mayRestFurther =
            rules_.landing != Landing::rightBehindLastKing || !position_.kings().contains(victim);
        const Heading h = *s.came;
        s.straightToo = true;
        for (auto to = next(victim, h); to && isFree(*to, s.taken) && !isDone();
             to = next(*to, h)) {
            s.at = *to;
            route_.way.push_back(*to);
            stepOn(s.written, *to);
            route_.squares.push_back(*to);
            Stage landed = s;
            if (landOn(landed.written, *to))
                land(landed, s.straightToo || mayRestFurther);
            route_.squares.pop_back();
            s.straightToo = false;
            if (onlyFirst)
                break;
        }
    }

    void land(Stage s, bool mayRest) {
        const bool onLastRow = rules_.board.rowOf(s.at) == rules_.crowningRow(mover_);
        if (s.taken == move_.captured)
            return end(s, mayRest, onLastRow);
        if (!s.king && onLastRow && rules_.crowning == Crowning::stops)
            return;
        s.king = s.king || (rules_.crowning == Crowning::continues && onLastRow);
        goOn(s);
    }

    void end(const Stage& s, bool mayRest, bool onLastRow) {
        const bool wasKing = position_.kings().contains(move_.from);
        const bool arrivesKing = s.king || onLastRow;
        if (s.at == move_.to && mayRest && arrivesKing == (wasKing || move_.crowns) &&
            s.written == squares_.size())
            found_.push_back(route_);
    }

    const Position& position_;
    const Rules& rules_;
    const Move& move_;
    Color mover_;
    std::size_t most_;
    Demand demand_;
    std::span<const Square> squares_;
    SquareSet occupied_;
    Route route_;
    std::vector<Route> found_;
    std::unordered_set<Stage, StageHash> deadEnds_;
    std::size_t steps_ = 0;
    std::optional<detail::RouteBound> bound_; ///< once there are many steps
};

/// The squares that a quiet move passes over.
Route quietRoute(const Board& board, const Move& m) {
    Route route{{m.from, m.to}, {}, {m.from}};
    const Coordinates from = board.coordinates(m.from);
    const Coordinates to = board.coordinates(m.to);
    const auto sign = [](int n) { return (n > 0) - (n < 0); };
    Coordinates p = from;
    while (p != to) {
        p = {p.row + sign(to.row - from.row), p.column + sign(to.column - from.column)};
        if (const auto s = board.at(p))
            route.way.push_back(*s);
    }
    return route;
}

bool hasRoute(const Position& position, const Move& move, Demand demand,
              std::span<const Square> squares) {
    RouteSearch search(position, move, 1, demand, squares);
    return !search.run().empty() || search.isCut();
}

bool standsOn(std::span<const Square> way, std::span<const Square> squares) {
    std::size_t written = 0;
    for (const Square s : way)
        if (written < squares.size() && squares[written] == s)
            ++written;
    return written == squares.size();
}

} // namespace

std::vector<Route> routes(const Position& position, const Move& move, std::size_t most) {
    if (!move.isCapture())
        return {quietRoute(position.rules().board, move)};
    return RouteSearch(position, move, most).run();
}

bool passes(const Position& position, const Move& move, std::span<const Square> squares) {
    if (!move.isCapture())
        return standsOn(quietRoute(position.rules().board, move).way, squares);
    return hasRoute(position, move, Demand::passes, squares);
}

bool landsOn(const Position& position, const Move& move, std::span<const Square> squares) {
    if (!move.isCapture())
        return squares.size() == 2 && squares[0] == move.from && squares[1] == move.to;
    return hasRoute(position, move, Demand::landsOn, squares);
}

} // namespace damscope::rules

namespace damscope::rules::detail {

namespace {

constexpr std::size_t gridSize = 128;

} // namespace

bool RouteBound::holdsFor(const Position& position, const Move& move) {
    const Rules& rules = position.rules();
    return rules.flyingKings && rules.removal != Removal::atOnce &&
           position.kings().contains(move.from);
}

RouteBound::RouteBound(const Position& position, const Move& move, std::span<const Square> squares)
    : rules_(position.rules()), move_(move), squares_(squares), occupied_(position.pieces()),
      jumps_(gridSize), fewest_((squares.size() + 1) * gridSize, never) {
    occupied_.erase(move.from);
    for (const Square s : rules_.board.squares() - occupied_)
        for (const Heading h : headings(rules_))
            if (auto jump = jumpFrom(s, h))
                jumps_[s.bit()].push_back(*std::move(jump));
    countJumps();
}

std::optional<RouteBound::Jump> RouteBound::jumpFrom(Square s, Heading h) const {
    if (!isCaptureLine(rules_, h))
        return std::nullopt;
    Jump jump{{}, s, {}, {}};
    auto to = neighbour(rules_.board, s, h);
    for (; to && !occupied_.contains(*to); to = neighbour(rules_.board, *to, h))
        jump.approach.push_back(*to);
    if (!to || !move_.captured.contains(*to))
        return std::nullopt;
    jump.victim = *to;
    for (to = neighbour(rules_.board, *to, h); to && !occupied_.contains(*to);
         to = neighbour(rules_.board, *to, h)) {
        jump.landings.push_back(*to);
        jump.landingSet.insert(*to);
    }
    return jump.landings.empty() ? std::nullopt : std::optional(std::move(jump));
}

/// Counts from the last required square back to the first: each count rests on those behind it.
void RouteBound::countJumps() {
    fewest_[place(squares_.size(), move_.to)] = 0;
    for (std::size_t written = squares_.size() + 1; written-- > 0;)
        for (bool lowered = true; lowered;) {
            lowered = false;
            for (const Square s : rules_.board.squares() - occupied_)
                lowered |= lower(written, s);
        }
}

/// Whether a count became lower.
bool RouteBound::lower(std::size_t written, Square from) {
    Count& fewest = fewest_[place(written, from)];
    const Count before = fewest;
    for (const Jump& jump : jumps_[from.bit()]) {
        std::size_t passed = written;
        for (const Square s : jump.approach)
            passed = after(passed, s);
        for (const Square s : jump.landings) {
            passed = after(passed, s);
            if (const Count rest = fewest_[place(passed, s)]; rest < fewest && rest + 1 < fewest)
                fewest = static_cast<Count>(rest + 1);
        }
    }
    return fewest < before;
}

bool RouteBound::mayFinish(Square at, SquareSet taken, std::size_t written) const {
    const SquareSet rest = move_.captured - taken;
    return fewest_[place(written, at)] <= rest.size() && allCanBeTaken(at, rest);
}

/// Whether the king, jumping only what is left, comes to every piece and to the last square.
bool RouteBound::allCanBeTaken(Square at, SquareSet rest) const {
    SquareSet reached{at};
    SquareSet open = reached;
    SquareSet jumped;
    while (!open.empty()) {
        const Square s = open.first();
        open.erase(s);
        for (const Jump& jump : jumps_[s.bit()]) {
            if (!rest.contains(jump.victim))
                continue;
            jumped.insert(jump.victim);
            open = open | (jump.landingSet - reached);
            reached = reached | jump.landingSet;
        }
        if (jumped == rest && reached.contains(move_.to))
            return true;
    }
    return false;
}

} // namespace damscope::rules::detail
