// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/text/explain.hpp"

#include "rules/moves/reach.hpp"
#include "rules/moves/routes.hpp"

#include <algorithm>
#include <span>

namespace damscope::rules {

namespace {

using detail::Heading;
using detail::Leniency;
using detail::Reach;

using Moves = std::vector<Move>;

Moves all(const MoveList& legal) {
    return {legal.begin(), legal.end()};
}

Moves from(const MoveList& legal, Square s) {
    Moves moves;
    std::ranges::copy_if(legal, std::back_inserter(moves),
                         [&](const Move& m) { return m.from == s; });
    return moves;
}

bool takesAllOf(const Move& m, SquareSet captured) {
    return (captured - m.captured).empty();
}

/// The value of captured pieces where kings count a little under two men (docs/rules.md, Frisian).
int frisianValue(const Position& position, SquareSet captured) {
    const int kings = (captured & position.kings()).size();
    return 199 * kings + 100 * (captured.size() - kings);
}

/// The straight line from one square to another.
struct Line {
    Heading heading;
    int steps; ///< 0 if they are not on one line
};

Line lineBetween(const Rules& rules, Square a, Square b) {
    for (const Heading h : detail::headings(rules)) {
        int steps = 1;
        for (auto s = detail::neighbour(rules.board, a, h); s;
             s = detail::neighbour(rules.board, *s, h), ++steps)
            if (*s == b)
                return {h, steps};
    }
    return {{}, 0};
}

/// Explains one reading of a text in a position where there are legal moves.
class Explainer {
public:
    Explainer(const Position& position, const MoveList& legal, const MoveText& text)
        : position_(position), rules_(position.rules()), legal_(legal), squares_(text.squares),
          saysCapture_(text.separator == Separator::capture || squares_.size() > 2),
          from_(squares_.front()), to_(squares_.back()) {}

    [[nodiscard]] Explanation explain() const {
        const auto piece = position_.at(from_);
        if (!piece)
            return {Reason::noPiece, {from_}, {}};
        if (piece->color != position_.toMove())
            return {Reason::notYours, {from_}, {}};
        const auto obstacle = obstacleToMoving(*piece);
        if (!obstacle && !saysCapture_)
            return forbiddenMove();
        const detail::Search strict = detail::reach(position_, squares_, {});
        if (strict.best)
            return worseCapture(*strict.best, *piece);
        if (!strict.complete) // it may end there, but not as it must
            return {Reason::captureCompulsory, {from_, to_}, all(legal_)};
        if (auto forbidden = forbiddenCapture(*piece))
            return *forbidden;
        return obstacle ? cannotGoThere(*obstacle) : forbiddenMove();
    }

private:
    /// What prevents a quiet move of a piece, apart from compulsory captures.
    [[nodiscard]] std::optional<Explanation> obstacleToMoving(Piece piece) const {
        if (squares_.size() > 2)
            return Explanation{Reason::nothingToTake, {from_, to_}, {}};
        if (position_.at(to_))
            return Explanation{Reason::occupied, {to_}, {}};
        const Line line = lineBetween(rules_, from_, to_);
        if (line.steps == 0)
            return Explanation{Reason::notAlongALine, {from_, to_}, {}};
        if (!detail::isMoveLine(rules_, line.heading))
            return Explanation{detail::isCaptureLine(rules_, line.heading)
                                   ? Reason::capturesOnlyAlong
                                   : Reason::notAlongALine,
                               {from_, to_},
                               {}};
        if (piece.kind == Kind::man && detail::isBackward(line.heading, piece.color))
            return Explanation{Reason::notForward, {from_, to_}, {}};
        if (line.steps > 1 && (piece.kind == Kind::man || !rules_.flyingKings))
            return Explanation{Reason::tooFar, {from_, to_}, {}};
        return blockade(line);
    }

    [[nodiscard]] std::optional<Explanation> blockade(const Line& line) const {
        Explanation blocked{Reason::blocked, {}, {}};
        for (auto s = detail::neighbour(rules_.board, from_, line.heading); s && *s != to_;
             s = detail::neighbour(rules_.board, *s, line.heading))
            if (position_.at(*s))
                blocked.squares.push_back(*s);
        if (blocked.squares.empty())
            return std::nullopt;
        return blocked;
    }

    /// A quiet move that only the rest of the position forbids.
    [[nodiscard]] Explanation forbiddenMove() const {
        if (mustCapture())
            return {Reason::captureCompulsory, {from_, to_}, all(legal_)};
        return {Reason::kingMoveLimit, {from_}, {}};
    }

    [[nodiscard]] bool mustCapture() const { return legal_[0].isCapture(); }
    [[nodiscard]] bool kingMustCapture(Piece piece) const {
        return piece.kind == Kind::man && position_.kings().contains(legal_[0].from);
    }

    /// A capture that is possible, but not the one that the rules demand.
    [[nodiscard]] Explanation worseCapture(const Reach& reach, Piece piece) const {
        Moves longer;
        std::ranges::copy_if(from(legal_, from_), std::back_inserter(longer), [&](const Move& m) {
            return takesAllOf(m, reach.captured) && m.captured != reach.captured;
        });
        if (reach.goesOn && !longer.empty())
            return {Reason::captureUnfinished, {to_}, longer};
        return {rankedBelow(reach, piece), {from_, to_}, all(legal_)};
    }

    [[nodiscard]] Reason rankedBelow(const Reach& reach, Piece piece) const {
        const bool fewer = reach.captured.size() < legal_[0].captured.size();
        switch (rules_.choice) {
        case CaptureChoice::free:
            return Reason::captureUnfinished;
        case CaptureChoice::kingFirst:
            return kingMustCapture(piece) ? Reason::kingMustCapture : Reason::captureUnfinished;
        case CaptureChoice::frisian:
            if (frisianValue(position_, reach.captured) ==
                frisianValue(position_, legal_[0].captured))
                return Reason::kingMustCapture;
            break;
        case CaptureChoice::italian:
            if (!fewer && kingMustCapture(piece))
                return Reason::kingMustCapture;
            break;
        case CaptureChoice::most:
        case CaptureChoice::spanish:
            break;
        }
        return fewer ? Reason::moreToTake : Reason::betterCaptureExists;
    }

    /// A capture that a single rule forbids.
    [[nodiscard]] std::optional<Explanation> forbiddenCapture(Piece piece) const {
        const bool man = piece.kind == Kind::man;
        if (man && !rules_.menCaptureBackward && possible({.menCaptureBackward = true}))
            return Explanation{Reason::manMayNotCaptureBackward, {from_, to_}, ownMoves()};
        if (man && !rules_.menTakeKings)
            if (const auto r = possible({.menTakeKings = true}))
                return Explanation{Reason::manMayNotTakeKing, kingsIn(r->captured), ownMoves()};
        if (rules_.landing != Landing::anywhere && possible({.landAnywhere = true}))
            return Explanation{rules_.landing == Landing::rightBehind ? Reason::mustLandBehind
                                                                      : Reason::mustLandBehindKing,
                               {to_},
                               ownMoves()};
        if (man && rules_.crowning != Crowning::continues && possible({.goOnCrowned = true}))
            return Explanation{rules_.crowning == Crowning::stops ? Reason::stopsWhereCrowned
                                                                  : Reason::notKingYet,
                               {from_, to_},
                               ownMoves()};
        // Only a capture with its squares written, or with the second jump as its last, can take a
        // piece twice.
        const bool hasSquaresBetween = squares_.size() > 2;
        if (saysCapture_)
            if (const auto r = possible({.takeTwice = true,
                                         .onlyAtLast = !hasSquaresBetween,
                                         .halfTurn = hasSquaresBetween}))
                return Explanation{Reason::takesTwice, {*r->takenTwice}, ownMoves()};
        return std::nullopt;
    }

    [[nodiscard]] std::optional<Reach> possible(Leniency leniency) const {
        return detail::reach(position_, squares_, leniency).best;
    }

    [[nodiscard]] std::vector<Square> kingsIn(SquareSet captured) const {
        const SquareSet kings = captured & position_.kings();
        return {kings.begin(), kings.end()};
    }

    [[nodiscard]] Moves ownMoves() const { return from(legal_, from_); }

    /// No move leads there. For text written as a capture the reason is that there is nothing to
    /// take, unless a piece visibly blocks the way.
    [[nodiscard]] Explanation cannotGoThere(Explanation obstacle) const {
        const bool inTheWay =
            obstacle.reason == Reason::occupied || obstacle.reason == Reason::blocked;
        if (saysCapture_ && !(inTheWay && from_ != to_))
            obstacle = {Reason::nothingToTake, {from_, to_}, {}};
        obstacle.playable = ownMoves();
        return obstacle;
    }

    const Position& position_;
    const Rules& rules_;
    const MoveList& legal_;
    std::span<const Square> squares_;
    bool saysCapture_;
    Square from_;
    Square to_;
};

/// How close an explanation is to a move: of several readings the closest is reported.
int nearness(Reason reason) {
    switch (reason) {
    case Reason::noPiece:
        return 0;
    case Reason::notYours:
        return 1;
    case Reason::notAlongALine:
    case Reason::nothingToTake:
    case Reason::occupied:
        return 2;
    case Reason::notForward:
    case Reason::tooFar:
    case Reason::blocked:
    case Reason::capturesOnlyAlong:
        return 3;
    default:
        return 4;
    }
}

Explanation nearest(const std::vector<Explanation>& explanations) {
    return *std::ranges::max_element(explanations, {},
                                     [](const Explanation& e) { return nearness(e.reason); });
}

/// A text that gives only the file of its from square can mean every piece on that file.
std::vector<MoveText> completed(const Position& position, const MoveText& text) {
    std::vector<MoveText> texts;
    for (const Square s : position.pieces(position.toMove()))
        if (position.rules().board.coordinates(s).column == *text.fromFile) {
            MoveText full{{s}, std::nullopt, text.separator};
            full.squares.insert(full.squares.end(), text.squares.begin(), text.squares.end());
            texts.push_back(std::move(full));
        }
    return texts;
}

Explanation explainReadings(const Position& position, const std::vector<MoveText>& readings) {
    const MoveList legal = legalMoves(position);
    if (legal.empty())
        return {Reason::gameOver, {}, {}};
    std::vector<Explanation> explanations;
    for (const MoveText& text : readings)
        for (const MoveText& full :
             text.fromFile ? completed(position, text) : std::vector<MoveText>{text})
            if (full.squares.size() > 1)
                explanations.push_back(Explainer(position, legal, full).explain());
    if (explanations.empty())
        return {Reason::noPiece, {}, {}};
    return nearest(explanations);
}

} // namespace

std::optional<Explanation> remarkOn(const MoveMatch& match) {
    if (match.problem || !match.unique() || !(match.wrongWay || match.wrongSeparator))
        return match.problem;
    return Explanation{
        match.wrongWay ? Reason::wrongWay : Reason::wrongSeparator, {}, {match.moves.front()}};
}

Explanation explain(const Position& position, const MoveText& text) {
    return explainReadings(position, {text});
}

Explanation explain(const Position& position, std::string_view text) {
    const auto readings = readMoveText(position.rules(), text);
    if (!readings.empty())
        return explainReadings(position, readings);
    if (auto missing = missingSquare(position.rules(), text))
        return {Reason::noSuchSquare, {}, {}, *std::move(missing)};
    return {Reason::notAMove, {}, {}};
}

} // namespace damscope::rules
