// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/db/query/oracle.hpp"

#include "rules/game/adjudication.hpp"
#include "rules/moves/forcing.hpp"
#include "rules/moves/generate.hpp"
#include "rules/moves/routes.hpp"

#include <algorithm>
#include <map>

namespace damscope::db::query {
namespace {

using rules::Color;
using rules::Game;
using rules::Kind;
using rules::NodeId;
using rules::Position;
using rules::Square;

/// One line of a game, as nodes from the root.
class OracleLine {
public:
    OracleLine(const Game& game, std::vector<NodeId> nodes, bool isMain)
        : game_(game), nodes_(std::move(nodes)) {
        positions_.emplace_back(game.start());
        for (std::size_t i = 1; i < nodes_.size(); ++i)
            positions_.push_back(game.positionAfter(positions_.back(), nodes_[i]));
        if (isMain)
            draws_ = rules::adjudicate(game);
    }

    [[nodiscard]] const std::vector<NodeId>& nodes() const { return nodes_; }

    /// Whether the term begins at one of the two times of a place.
    bool holds(const Term& term, int place) const {
        return !ends(term, 2 * place).empty() || !ends(term, 2 * place + 1).empty();
    }

private:
    using Ends = std::set<int>; // times at which a term is complete

    [[nodiscard]] int places() const { return static_cast<int>(nodes_.size()); }
    [[nodiscard]] bool known(int place) const {
        return positions_[static_cast<std::size_t>(place)].has_value();
    }
    [[nodiscard]] const Position& position(int place) const {
        return *positions_[static_cast<std::size_t>(place)];
    }
    // The move that is made in a position.
    [[nodiscard]] const rules::Move* move(int place) const {
        if (place + 1 >= places() || !known(place))
            return nullptr;
        const rules::Node& node = game_.node(nodes_[static_cast<std::size_t>(place) + 1]);
        return node.step == rules::Step::move ? &node.move : nullptr;
    }

    Ends ends(const Term& term, int time) const {
        const int place = time / 2;
        if (!known(place))
            return {};
        const bool isMoveTime = time % 2 == 1;
        if (const auto* sequence = std::get_if<Sequence>(&term.meaning))
            return endsOfSequence(*sequence, time);
        if (const auto* lasting = std::get_if<Lasting>(&term.meaning)) {
            if (isMoveTime != isAboutMove(term))
                return {};
            return isMoveTime ? endOfMoves(*lasting, place) : endOfLasting(*lasting, place);
        }
        if (const auto* any = std::get_if<AnyOf>(&term.meaning)) {
            Ends all;
            for (const Term& part : any->parts)
                all.merge(ends(part, time));
            return all;
        }
        if (isMoveTime != isAboutMove(term) || !isTrue(term, place))
            return {};
        return {time};
    }

    // Of terms that are neither sequences, lasting nor alternatives.
    bool isTrue(const Term& term, int place) const {
        if (const auto* all = std::get_if<AllOf>(&term.meaning))
            return std::ranges::all_of(all->parts,
                                       [&](const Term& part) { return holds(part, place); });
        if (const auto* negation = std::get_if<Not>(&term.meaning))
            return !holds(*negation->part, place);
        if (const auto* anywhere = std::get_if<Anywhere>(&term.meaning)) {
            for (int p = 0; p < places(); ++p)
                if (holds(*anywhere->part, p))
                    return true;
            return false;
        }
        if (const auto* earlier = std::get_if<Earlier>(&term.meaning)) {
            for (int p = 0; p < place; ++p)
                if (known(p) && holds(*earlier->part, p))
                    return true;
            return false;
        }
        if (const auto* often = std::get_if<Often>(&term.meaning))
            return often->bounds.contains(
                remembered(*often->part, [&] { return howOften(*often->part); }));
        if (const auto* longest = std::get_if<Longest>(&term.meaning))
            return place == remembered(*longest->part, [&] { return beginOfLongest(*longest); });
        return std::visit([&](const auto& c) { return isTrue(c, place); },
                          std::get<Condition>(term.meaning));
    }

    Ends endsOfSequence(const Sequence& sequence, int time) const {
        if (namesPieces(sequence))
            return endsOfBoundSequence(sequence, time);
        Ends reached = ends(*sequence.first, time);
        for (const Link& link : sequence.links) {
            Ends next;
            for (const int end : reached)
                for (int start = end + 1; start < 2 * places(); ++start) {
                    if (link.within && start > end + 2 * *link.within)
                        break;
                    next.merge(ends(*link.next, start));
                    if (link.without && !ends(**link.without, start).empty())
                        break; // what follows must not come after it
                }
            reached = std::move(next);
        }
        return reached;
    }

    static bool namesPieces(const Sequence& sequence) {
        return sequence.number != 0 || std::ranges::any_of(sequence.links, [](const Link& link) {
                   return link.number != 0;
               });
    }

    // Every way through the parts is tried, since each has its own pieces.
    Ends endsOfBoundSequence(const Sequence& sequence, int time) const {
        Ends all;
        const Ends first = ends(*sequence.first, time);
        if (!first.empty() && bind(sequence.number, time / 2))
            for (const int end : first)
                goOn(sequence, 0, end, all);
        return all;
    }
    void goOn(const Sequence& sequence, std::size_t next, int end, Ends& all) const {
        if (next == sequence.links.size()) {
            all.insert(end);
            return;
        }
        const Link& link = sequence.links[next];
        const int last = link.within ? end + 2 * *link.within : 2 * places();
        for (int start = end + 1; start < 2 * places() && start <= last; ++start) {
            const Ends ended = ends(*link.next, start);
            if (!ended.empty() && bind(link.number, start / 2))
                for (const int e : ended)
                    goOn(sequence, next + 1, e, all);
            if (link.without && !ends(**link.without, start).empty())
                break;
        }
    }
    bool bind(int number, int place) const {
        if (number == 0)
            return true;
        bound_[number] = place;
        return move(place) != nullptr;
    }

    // Where a piece stands some plies later, if it is still there.
    [[nodiscard]] std::optional<Square> followed(Square square, int from, int to) const {
        for (int p = from; p < to; ++p) {
            const rules::Node& node = game_.node(nodes_[static_cast<std::size_t>(p) + 1]);
            const bool moved = node.step == rules::Step::move;
            if ((!moved && node.step != rules::Step::pass) || !known(p) || !known(p + 1))
                return std::nullopt;
            if (moved && node.move.captured.contains(square))
                return std::nullopt;
            if (moved && node.move.from == square)
                square = node.move.to;
        }
        return square;
    }
    // Where the piece that the part is about stands at a place, before or after its move.
    [[nodiscard]] std::optional<Square> whereIs(const SamePiece& piece, int place) const {
        const int bound = bound_.at(piece.part);
        const Square from = move(bound)->from;
        if (place >= bound)
            return followed(from, bound, place);
        for (const Square s : position(place).pieces())
            if (followed(s, place, bound) == from)
                return s;
        return std::nullopt;
    }

    static bool mustCapture(const Position& position) {
        const rules::MoveList moves = rules::legalMoves(position);
        return !moves.empty() && moves[0].isCapture();
    }

    Ends endOfLasting(const Lasting& lasting, int place) const {
        for (int p = place; p < places(); ++p) {
            const bool counts = !lasting.quiet || !known(p) || !mustCapture(position(p));
            if (!counts && p == place)
                return {};
            if (!counts)
                continue;
            if (!known(p) || !holds(*lasting.part, p))
                return {};
            if (p >= place + lasting.plies)
                return {2 * p};
        }
        return {};
    }

    // The moves of the next plies, of one side if that is asked for.
    Ends endOfMoves(const Lasting& lasting, int place) const {
        const auto isOther = [&](int p) {
            return lasting.mover && known(p) && position(p).toMove() != *lasting.mover;
        };
        int last = place + std::max(lasting.plies, 1) - 1;
        if (lasting.mover && (last - place) % 2 == 1)
            --last;
        if (isOther(place) || last >= places())
            return {};
        int end = place;
        for (int p = place; p <= last; ++p) {
            if (isOther(p))
                continue;
            if (!known(p) || !holds(*lasting.part, p))
                return {};
            end = p;
        }
        return {2 * end + 1};
    }

    // What is asked of the whole line is counted once: terms within terms would take for ever. Not
    // where a term may be about a piece of another, which is a different one each time.
    template <class Count> int remembered(const Term& part, Count count) const {
        if (!bound_.empty())
            return count();
        const auto found = counts_.find(&part);
        return found != counts_.end() ? found->second
                                      : counts_.emplace(&part, count()).first->second;
    }

    int howOften(const Term& part) const {
        int count = 0;
        for (int p = 0; p < places(); ++p) {
            const bool here = known(p) && holds(part, p);
            const bool before = p > 0 && known(p - 1) && holds(part, p - 1);
            count += here && (isAboutMove(part) || !before) ? 1 : 0;
        }
        return count;
    }

    [[nodiscard]] int beginOfLongest(const Longest& longest) const {
        std::vector<bool> here;
        for (int p = 0; p < places(); ++p)
            here.push_back(known(p) && holds(*longest.part, p));
        int best = -1;
        int most = 0;
        for (int p = 0; p < places(); ++p) {
            int length = 0;
            for (int q = p; q < places() && known(q); ++q) {
                if (here[static_cast<std::size_t>(q)])
                    ++length;
                else if (!longest.mover || position(q).toMove() == *longest.mover || q == p)
                    break;
            }
            if (length > most) {
                best = p;
                most = length;
            }
        }
        return best;
    }

    // ---- conditions

    // By the numbers of rows and columns, without the sets of squares of the search.
    [[nodiscard]] int numberOf(const Number& number, int place) const {
        Position p = position(place);
        if (number.of == Number::Of::tempi) {
            int rows = 0;
            for (const Square s : p.pieces())
                if (p.at(s) == rules::Piece{*number.color, Kind::man})
                    rows += std::abs(p.rules().board.coordinates(s).row -
                                     p.rules().crowningRow(opponent(*number.color)));
            return rows;
        }
        if (number.of != Number::Of::pieces) {
            if (number.color)
                p.setToMove(*number.color);
            int moves = 0;
            for (const rules::Move& m : rules::legalMoves(p))
                moves += number.of == Number::Of::legalMoves || !mustCapture(p.after(m)) ? 1 : 0;
            return moves;
        }
        int count = 0;
        for (const Square s : number.squares.value_or(p.rules().board.squares()))
            count += stands(p, s, number.counted) && isExposed(p, s, number.exposure) ? 1 : 0;
        return count;
    }
    static bool isExposed(Position p, Square square, Exposure exposure) {
        const auto piece = p.at(square);
        if (exposure == Exposure::any || !piece)
            return exposure == Exposure::any || !piece;
        Position theirTurn = p;
        theirTurn.setToMove(opponent(piece->color));
        for (const rules::Move& m : rules::legalMoves(theirTurn))
            if (m.captured.contains(square))
                return exposure == Exposure::attacked;
        return exposure == Exposure::protectedOnes && isCovered(p, square);
    }
    // Whether a neighbour, alone on the board with the piece, would take it; and a piece of its own
    // stands behind.
    static bool isCovered(const Position& p, Square square) {
        const int distance = p.rules().lines == rules::Lines::orthogonal ? 1 : 2;
        const auto [row, column] = p.rules().board.coordinates(square);
        for (int dr = -2; dr <= 2; ++dr)
            for (int dc = -2; dc <= 2; ++dc) {
                const auto other = p.rules().board.at({row + dr, column + dc});
                const auto behind = p.rules().board.at({row - dr, column - dc});
                const bool isStep = std::abs(dr) + std::abs(dc) == distance;
                if (!isStep || !other || !behind || !p.at(*other) || !p.at(*behind) ||
                    p.at(*other)->color == p.at(square)->color ||
                    p.at(*behind)->color != p.at(square)->color)
                    continue;
                Position alone(p.variant());
                alone.put(square, *p.at(square));
                alone.put(*other, *p.at(*other));
                alone.setToMove(p.at(*other)->color);
                for (const rules::Move& m : rules::legalMoves(alone))
                    if (m.captured.contains(square))
                        return true;
            }
        return false;
    }
    bool isTrue(const NumberIn& c, int place) const {
        const int n = numberOf(c.number, place);
        return c.bounds.low <= n && n <= c.bounds.high;
    }
    bool isTrue(const NumbersCompared& c, int place) const {
        return isTrue(c.relation, numberOf(c.left, place) - numberOf(c.right, place) - c.plus);
    }
    bool isTrue(const HasOpposition& c, int place) const {
        const Position& p = position(place);
        int difference = 0;
        int inSystem = 0;
        for (const Square s : p.pieces()) {
            difference += p.at(s)->color == Color::white ? 1 : -1;
            const int row = p.rules().board.coordinates(s).row;
            const int edge = p.rules().crowningRow(opponent(p.toMove()));
            inSystem += std::abs(row - edge) % 2 == 0 ? 1 : 0;
        }
        return difference == 0 && (c.color == p.toMove()) == (inSystem % 2 == 1);
    }
    bool isTrue(const Symmetric&, int place) const {
        const Position& p = position(place);
        const int last = p.rules().board.size() - 1;
        for (int i = 0; i <= last; ++i) {
            const auto here = p.at(p.rules().board.square(i));
            const auto there = p.at(p.rules().board.square(last - i));
            if (here.has_value() != there.has_value() ||
                (here && (here->color == there->color || here->kind != there->kind)))
                return false;
        }
        return true;
    }

    static bool stands(const Position& position, Square s, Contents contents) {
        const auto piece = position.at(s);
        return contents.contains(piece ? Contents::piece(piece->color, piece->kind)
                                       : Contents::nothing());
    }
    static int number(const Position& position, Contents counted) {
        int n = 0;
        for (const Square s : position.pieces())
            n += stands(position, s, counted) ? 1 : 0;
        return n;
    }

    bool isTrue(const Quiet&, int place) const { return !mustCapture(position(place)); }
    bool isTrue(const PiecesOn& c, int place) const {
        const auto holdsOn = [&](Square s) { return stands(position(place), s, c.contents); };
        return c.onAny ? std::any_of(c.squares.begin(), c.squares.end(), holdsOn)
                       : std::all_of(c.squares.begin(), c.squares.end(), holdsOn);
    }
    bool isTrue(const CountIn& c, int place) const {
        const int n = number(position(place), c.counted);
        return c.bounds.low <= n && n <= c.bounds.high;
    }
    bool isTrue(const CountCompared& c, int place) const {
        const int difference =
            number(position(place), c.counted) - number(position(place), c.other) - c.plus;
        return isTrue(c.relation, difference);
    }
    static bool isTrue(Relation relation, int difference) {
        switch (relation) {
        case Relation::less:
            return difference < 0;
        case Relation::atMost:
            return difference <= 0;
        case Relation::equal:
            return difference == 0;
        case Relation::atLeast:
            return difference >= 0;
        default:
            return difference > 0;
        }
    }
    bool isTrue(const ToMove& c, int place) const { return position(place).toMove() == c.color; }
    bool isTrue(const PlyIn& c, int place) const {
        const int ply = game_.ply(nodes_[static_cast<std::size_t>(place)]);
        return c.bounds.low <= ply && ply <= c.bounds.high;
    }
    bool isTrue(const Exactly& c, int place) const {
        Position wanted = c.position;
        if (c.eitherSide)
            wanted.setToMove(position(place).toMove());
        return wanted == position(place);
    }
    bool isTrue(const ResultIs& c, int) const {
        return std::ranges::count(c.results, game_.result) > 0;
    }
    bool isTrue(const SamePieceOn& c, int place) const {
        const auto square = whereIs(c.piece, place);
        if (!square || !c.squares.contains(*square))
            return false;
        const rules::Piece piece = *position(place).at(*square);
        return (!c.piece.color || *c.piece.color == piece.color) &&
               (!c.kind || *c.kind == piece.kind);
    }
    bool isTrue(const AtEnd&, int place) const { return place + 1 == places(); }
    bool isTrue(const Blocked& c, int place) const {
        const Position& p = position(place);
        return (!c.color || *c.color == p.toMove()) && !p.pieces(p.toMove()).empty() &&
               rules::legalMoves(p).empty() && rules::outcome(p).end != rules::BoardEnd::kingMade;
    }
    // The games of these tests have no evaluations, and there are no tables.
    bool isTrue(const ErrorPlayed&, int) const { return false; }
    bool isTrue(const ClockShows&, int) const { return false; }
    bool isTrue(const TableSays&, int) const { return false; }
    // Random queries do not ask for it; the finder has an oracle of its own.
    bool isTrue(const ShotBegins&, int) const { return false; }
    bool isTrue(const DrawRuleApplied& c, int place) const {
        const int ply = game_.ply(nodes_[static_cast<std::size_t>(place)]);
        return std::ranges::any_of(draws_, [&](const rules::Adjudication& draw) {
            return draw.at == ply && (c.name.empty() || c.name == draw.rule.name);
        });
    }

    static bool fits(const CaptureCounts& taken, const Position& before,
                     const rules::Move& capture) {
        int men = 0;
        int kings = 0;
        for (const Square s : capture.captured)
            ++(before.at(s)->kind == Kind::man ? men : kings);
        const auto in = [](const Bounds& b, int n) { return b.low <= n && n <= b.high; };
        return in(taken.men, men) && in(taken.kings, kings) && in(taken.pieces, men + kings);
    }
    // In some order: every order is tried.
    static bool goesThrough(const Position& before, const rules::Move& m,
                            rules::SquareSet through) {
        std::vector<Square> order(through.begin(), through.end());
        do {
            if (rules::passes(before, m, order))
                return true;
        } while (std::next_permutation(order.begin(), order.end()));
        return false;
    }
    bool isTrue(const MovePattern& c, int place) const {
        const rules::Move* m = move(place);
        if (m == nullptr)
            return false;
        const Position& before = position(place);
        if ((c.type == MovePattern::Type::quiet && m->isCapture()) ||
            (c.type == MovePattern::Type::capture && !m->isCapture()))
            return false;
        if ((c.color && *c.color != before.toMove()) ||
            (c.kind && *c.kind != before.at(m->from)->kind))
            return false;
        if ((c.from && !c.from->contains(m->from)) || (c.to && !c.to->contains(m->to)))
            return false;
        if (!std::all_of(c.over.begin(), c.over.end(),
                         [&](Square s) { return m->captured.contains(s); }))
            return false;
        if ((c.takes && !fits(*c.takes, before, *m)) || (c.promotes && !m->crowns))
            return false;
        if (c.by && whereIs(*c.by, place) != m->from)
            return false;
        if (c.taking) {
            const auto square = whereIs(*c.taking, place);
            if (!square || !m->captured.contains(*square) ||
                (c.taking->color && before.at(*square)->color != *c.taking->color))
                return false;
        }
        if (c.byMajority && (!m->isCapture() || !rules::majorityDecides(before)))
            return false;
        if (c.forced && rules::legalMoves(before).size() != 1)
            return false;
        if (!c.through.empty() && !goesThrough(before, *m, c.through))
            return false;
        const rules::Move* answer = move(place + 1);
        if (c.takenNext && (answer == nullptr || !answer->captured.contains(m->to)))
            return false;
        return !c.gives || (answer != nullptr && answer->isCapture() &&
                            fits(*c.gives, position(place + 1), *answer));
    }

    const Game& game_;
    std::vector<NodeId> nodes_;
    std::vector<std::optional<Position>> positions_;
    std::vector<rules::Adjudication> draws_;
    mutable std::map<int, int> bound_;          // numbers of parts, and the places where they begin
    mutable std::map<const Term*, int> counts_; // by the part that is counted
};

// The variations of a line that goes out below `from`, those inside a variation before it, in the
// order in which PDN writes them.
void collect(const Game& game, const std::vector<NodeId>& line, std::size_t from,
             std::vector<std::vector<NodeId>>& all) {
    for (std::size_t i = from; i < line.size(); ++i)
        for (NodeId v = game.node(line[i]).nextSibling; v != rules::noNode;
             v = game.node(v).nextSibling) {
            // Siblings hang on the first child only as far as this line is concerned.
            if (game.node(game.node(v).parent).firstChild != line[i])
                break;
            std::vector<NodeId> path(line.begin(), line.begin() + static_cast<std::ptrdiff_t>(i));
            for (NodeId n = v; n != rules::noNode; n = game.node(n).firstChild)
                path.push_back(n);
            collect(game, path, i + 1, all);
            all.push_back(path);
        }
}

} // namespace

std::vector<OracleHit> oracleHits(const Game& game, const Query& query, Scope scope) {
    std::vector<OracleHit> hits;
    if (game.variant() != query.variant)
        return hits;
    std::vector<NodeId> mainLine = game.mainLine();
    mainLine.insert(mainLine.begin(), rules::rootNode);
    std::vector<std::vector<NodeId>> lines;
    if (scope.variations)
        collect(game, mainLine, 1, lines);
    lines.insert(lines.begin(), mainLine);
    const bool aboutMove = isAboutMove(query.term);
    std::set<std::pair<NodeId, NodeId>> reported;
    for (const auto& nodes : lines) {
        const bool isMain = &nodes == &lines.front();
        const OracleLine line(game, nodes, isMain);
        for (std::size_t i = 0; i < nodes.size(); ++i) {
            if (!line.holds(query.term, static_cast<int>(i)))
                continue;
            const bool last = i + 1 == nodes.size();
            const NodeId next = last ? rules::noNode : nodes[i + 1];
            if (!reported.emplace(nodes[i], aboutMove ? next : rules::noNode).second)
                continue;
            OracleHit hit{game.ply(nodes[i]), !isMain, *game.position(nodes[i]), std::nullopt};
            if (!last && game.node(next).step == rules::Step::move)
                hit.next = game.node(next).move;
            hits.push_back(hit);
            if (!scope.everyPlace)
                return hits;
        }
    }
    return hits;
}

} // namespace damscope::db::query
