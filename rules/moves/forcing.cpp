// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/moves/forcing.hpp"

#include "rules/board/variants.hpp"
#include "rules/moves/generate.hpp"
#include "rules/moves/generator.hpp"
#include "rules/moves/pieces.hpp"
#include "rules/moves/routes.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

namespace damscope::rules {
namespace {

using detail::Generator;
using detail::Pieces;

enum class Reply : std::uint8_t { capture, none, quiet };

template <const Rules& R, Color C> [[gnu::noinline]] Reply findReply(const Pieces<R>& pieces) {
    const Generator<R, C> g(pieces);
    if (g.over())
        return Reply::none;
    if (g.canCapture())
        return Reply::capture;
    return g.canMoveQuietly() ? Reply::quiet : Reply::none;
}

void add(ForcingMoves& found, const Move& move, Reply reply) {
    if (reply == Reply::capture)
        found.moves.push(move);
    else if (reply == Reply::none)
        found.ending = move;
    else
        (move.crowns ? found.crowning : found.quiet) = move;
}

// Captures are left to legalMoves.
template <const Rules& R, Color C>
void findQuietMoves(const Pieces<R>& pieces, ForcingMoves& found) {
    Generator<R, C>(pieces).quietMoves([&](auto from, auto to, bool crowns) {
        add(found, {Square(detail::lowest(from)), Square(detail::lowest(to)), crowns, {}},
            findReply<R, opponent(C)>(pieces.template afterQuiet<C>(from, to, crowns)));
    });
}

template <const Rules& R, Color C> bool quietUnlessCapture(const Position& p, ForcingMoves& found) {
    const auto pieces = detail::toPieces<R>(p);
    if (Generator<R, C>(pieces).over())
        return true;
    if (Generator<R, C>(pieces).canCapture())
        return false;
    findQuietMoves<R, C>(pieces, found);
    return true;
}

template <const Rules& R> bool quietIn(const Position& p, ForcingMoves& found) {
    return p.toMove() == Color::white ? quietUnlessCapture<R, Color::white>(p, found)
                                      : quietUnlessCapture<R, Color::black>(p, found);
}

template <const Rules& R> bool takesIn(const Position& p) {
    const auto pieces = detail::toPieces<R>(p);
    const Reply reply = p.toMove() == Color::white ? findReply<R, Color::white>(pieces)
                                                   : findReply<R, Color::black>(pieces);
    return reply == Reply::capture;
}

struct Functions {
    bool (*quiet)(const Position&, ForcingMoves&);
    bool (*takes)(const Position&);
};

constexpr auto functions = []<std::size_t... I>(std::index_sequence<I...>) {
    return std::array<Functions, variantCount>{
        Functions{&quietIn<*tables::all[I]>, &takesIn<*tables::all[I]>}...};
}
(std::make_index_sequence<variantCount>{});

const Functions& variantFunctions(const Position& p) {
    return functions[static_cast<std::size_t>(p.variant())];
}

} // namespace

ForcingMoves forcingMoves(const Position& position) {
    ForcingMoves found;
    if (variantFunctions(position).quiet(position, found))
        return found;
    found.moves = legalMoves(position);
    found.captures = true;
    return found;
}

bool mustCapture(const Position& position) {
    return variantFunctions(position).takes(position);
}

namespace {

/// Breakthrough: the side with a king has won. In a position set up with kings on both sides, the
/// side that has just moved.
std::optional<Color> kingMaker(const Position& p) {
    for (const Color c : {opponent(p.toMove()), p.toMove()})
        if (!p.kings(c).empty())
            return c;
    return std::nullopt;
}

bool canCapture(const Position& p) {
    const MoveList legal = legalMoves(p);
    return !legal.empty() && legal[0].isCapture();
}

} // namespace

Outcome outcome(const Position& position) {
    const Color mover = position.toMove();
    const Goal goal = position.rules().goal;
    if (goal == Goal::firstKing)
        if (const auto winner = kingMaker(position))
            return {BoardEnd::kingMade, winFor(*winner)};
    if (!legalMoves(position).empty())
        return {};
    if (goal == Goal::loseAll)
        return {BoardEnd::allLost, winFor(mover)};
    const bool noPieces = position.pieces(mover).empty();
    return {noPieces ? BoardEnd::noPieces : BoardEnd::blocked, winFor(opponent(mover))};
}

bool kingMustFall(const Position& position) {
    return canCapture(position) || std::ranges::all_of(legalMoves(position), [&](const Move& m) {
               return canCapture(position.after(m));
           });
}

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
