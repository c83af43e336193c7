// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/db/query/random_query.hpp"

#include <array>

namespace damscope::db::query {
namespace {

using rules::Color;
using rules::Kind;
using rules::Position;
using rules::Square;

constexpr std::array pieces{
    Contents::piece(Color::white, Kind::man), Contents::piece(Color::white, Kind::king),
    Contents::piece(Color::black, Kind::man), Contents::piece(Color::black, Kind::king)};

class Maker {
public:
    Maker(const rules::Game& game, std::mt19937& random, bool draws)
        : game_(game), board_(game.start().rules().board), random_(random), draws_(draws),
          line_(game.mainLine()) {
        line_.insert(line_.begin(), rules::rootNode);
    }

    // A move of a piece, perhaps one of another, then something about the first or the second.
    Term pursuit() {
        Sequence sequence{Term(anyMove()), {}, ++last_};
        named_.push_back(last_);
        if (oneIn(2)) {
            sequence.links.push_back({within(), std::nullopt, Term(anyMove()), ++last_});
            named_.push_back(last_);
        }
        for (int i = upTo(1); i >= 0; --i) {
            Link link{within(), std::nullopt, Term(aboutNamed())};
            if (oneIn(4))
                link.without = Term(aboutNamed());
            sequence.links.push_back(std::move(link));
        }
        named_.clear();
        return Term(std::move(sequence));
    }

    Term term(int depth) {
        if (depth == 0 || oneIn(3))
            return Term(condition());
        switch (upTo(9)) {
        case 0:
            return Term(condition());
        case 8:
            return Term(Often{term(depth - 1), bounds(3)});
        case 9:
            return longest(depth);
        case 1:
            return Term(AllOf{several(depth - 1)});
        case 2:
            return Term(AnyOf{several(depth - 1)});
        case 3:
            return Term(Not{term(depth - 1)});
        case 4:
            return sequence(depth);
        case 5:
            return lasting(depth);
        case 6:
            return Term(Earlier{term(depth - 1)});
        default:
            return Term(Anywhere{term(depth - 1)});
        }
    }

private:
    int upTo(int n) { return std::uniform_int_distribution<int>(0, n)(random_); }
    bool oneIn(int n) { return upTo(n - 1) == 0; }

    std::vector<Term> several(int depth) {
        std::vector<Term> terms;
        for (int i = 1 + upTo(2); i >= 0; --i)
            terms.push_back(term(depth));
        return terms;
    }

    Term lasting(int depth) {
        Term part = term(depth - 1);
        if (isAboutMove(part))
            return Term(
                Lasting{part, upTo(6), false, oneIn(2) ? std::optional(color()) : std::nullopt});
        return Term(Lasting{part, upTo(6), oneIn(2)});
    }

    Term longest(int depth) {
        Term part = term(depth - 1);
        const auto mover = isAboutMove(part) && oneIn(2) ? std::optional(color()) : std::nullopt;
        return Term(Longest{std::move(part), mover});
    }

    // Later parts may name the piece of this one.
    int someNumber() {
        if (!oneIn(3))
            return 0;
        named_.push_back(++last_);
        return last_;
    }
    SamePiece someNamed() {
        const int part =
            named_[static_cast<std::size_t>(upTo(static_cast<int>(named_.size()) - 1))];
        return {oneIn(3) ? std::optional(color()) : std::nullopt, part};
    }

    std::optional<int> within() { return oneIn(2) ? std::optional(1 + upTo(9)) : std::nullopt; }
    MovePattern anyMove() {
        MovePattern m;
        m.type = static_cast<MovePattern::Type>(upTo(2));
        if (oneIn(2))
            m.color = color();
        return m;
    }
    Condition aboutNamed() {
        if (oneIn(3))
            return SamePieceOn{someNamed(), std::nullopt, squares(20)};
        MovePattern m = anyMove();
        (oneIn(3) ? m.taking : m.by) = someNamed();
        return m;
    }

    Term sequence(int depth) {
        Sequence sequence{term(depth - 1), {}};
        const std::size_t outside = named_.size();
        sequence.number = someNumber();
        for (int i = upTo(2); i >= 0; --i) {
            Link link;
            if (oneIn(2))
                link.within = 1 + upTo(7);
            if (oneIn(4))
                link.without = term(depth - 1);
            link.next = term(depth - 1);
            link.number = someNumber();
            sequence.links.push_back(std::move(link));
        }
        named_.resize(outside);
        return Term(std::move(sequence));
    }

    Square square() { return board_.square(upTo(board_.size() - 1)); }
    rules::SquareSet squares(int most) {
        rules::SquareSet set;
        for (int i = upTo(most - 1); i >= 0; --i)
            set.insert(square());
        return set;
    }
    Contents contents() {
        Contents c = pieces[static_cast<std::size_t>(upTo(3))];
        if (oneIn(3))
            c = c | pieces[static_cast<std::size_t>(upTo(3))];
        if (oneIn(4))
            c = c | Contents::nothing();
        return c;
    }
    Color color() { return oneIn(2) ? Color::white : Color::black; }
    Bounds bounds(int most) {
        const int low = upTo(most);
        return {low, oneIn(2) ? low : low + upTo(most)};
    }

    // A position of the game; the start where it is not known.
    Position somePosition() {
        const auto id = line_[static_cast<std::size_t>(upTo(static_cast<int>(line_.size()) - 1))];
        return game_.position(id).value_or(game_.start());
    }
    std::optional<rules::Move> someMove() {
        const auto id = line_[static_cast<std::size_t>(upTo(static_cast<int>(line_.size()) - 1))];
        if (id == rules::rootNode || game_.node(id).step != rules::Step::move)
            return std::nullopt;
        return game_.node(id).move;
    }

    // Some squares with what is on them somewhere in the game.
    PiecesOn somethingThatStands() {
        const Position position = somePosition();
        PiecesOn standing{contents(), squares(4), oneIn(3)};
        if (oneIn(4))
            return standing;
        standing.squares = {};
        for (const Square s : squares(6)) {
            const auto piece = position.at(s);
            const Contents here =
                piece ? Contents::piece(piece->color, piece->kind) : Contents::nothing();
            if (standing.squares.empty())
                standing.contents = here;
            if (here == standing.contents)
                standing.squares.insert(s);
        }
        return standing;
    }

    MovePattern movePattern() {
        MovePattern m;
        const auto played = someMove();
        m.type = static_cast<MovePattern::Type>(upTo(2));
        if (oneIn(2))
            m.color = color();
        if (oneIn(3))
            m.kind = oneIn(2) ? Kind::king : Kind::man;
        if (played && oneIn(3))
            m.from = rules::SquareSet{played->from, square()};
        if (played && oneIn(3))
            m.to = rules::SquareSet{played->to, square()};
        if (played && oneIn(4))
            m.over = played->captured;
        if (m.type == MovePattern::Type::capture && oneIn(2))
            m.takes = taken();
        if (oneIn(4))
            m.gives = taken();
        m.promotes = oneIn(6);
        m.takenNext = oneIn(6);
        if (played && oneIn(5))
            m.through = rules::SquareSet{played->from, oneIn(2) ? played->to : square()};
        m.forced = oneIn(8);
        m.byMajority = oneIn(10);
        if (!named_.empty() && oneIn(2))
            (oneIn(4) ? m.taking : m.by) = someNamed();
        return m;
    }
    CaptureCounts taken() {
        CaptureCounts t;
        (oneIn(3) ? t.kings : oneIn(2) ? t.men : t.pieces) = {1 + upTo(2), 3 + upTo(3)};
        return t;
    }

    Number number() {
        Number n{.of = static_cast<Number::Of>(oneIn(2) ? 0 : upTo(3))};
        if (n.of == Number::Of::tempi || (n.of != Number::Of::pieces && oneIn(2)))
            n.color = color();
        if (n.of != Number::Of::pieces)
            return n;
        n.exposure = static_cast<Exposure>(upTo(2));
        n.counted =
            pieces[static_cast<std::size_t>(upTo(3))] | pieces[static_cast<std::size_t>(upTo(3))];
        if (oneIn(3))
            n.counted = n.exposure == Exposure::any ? contents() : n.counted;
        if (n.counted.contains(Contents::nothing()) || oneIn(2))
            n.squares = squares(20);
        return n;
    }

    Condition condition() {
        if (!named_.empty() && oneIn(6))
            return SamePieceOn{someNamed(),
                               oneIn(3) ? std::optional(oneIn(2) ? Kind::man : Kind::king)
                                        : std::nullopt,
                               squares(12)};
        if (oneIn(6))
            return oneIn(3)   ? Condition(NumbersCompared{number(), static_cast<Relation>(upTo(4)),
                                                        number(), upTo(4) - 2})
                   : oneIn(6) ? Condition(Symmetric{})
                   : oneIn(4) ? Condition(HasOpposition{color()})
                              : Condition(NumberIn{number(), bounds(5)});
        switch (upTo(draws_ ? 13 : 12)) {
        case 0:
        case 1:
        case 2:
            return somethingThatStands();
        case 3:
            return CountIn{contents(), bounds(12)};
        case 4:
            return CountCompared{contents(), static_cast<Relation>(upTo(4)), contents(),
                                 upTo(4) - 2};
        case 5:
            return ToMove{color()};
        case 6:
            return PlyIn{bounds(40)};
        case 7:
            return Exactly{somePosition(), oneIn(2)};
        case 8:
            return ResultIs{
                {static_cast<rules::GameResult>(upTo(4)), static_cast<rules::GameResult>(upTo(4))}};
        case 9:
            return oneIn(2) ? Condition(AtEnd{})
                            : Condition(Blocked{oneIn(2) ? std::optional(color()) : std::nullopt});
        case 13:
            return DrawRuleApplied{};
        default:
            return movePattern();
        }
    }

    const rules::Game& game_;
    const rules::Board& board_;
    std::mt19937& random_;
    bool draws_;
    std::vector<rules::NodeId> line_;
    std::vector<int> named_; // numbers of the earlier parts of the sequences around
    int last_ = 0;
};

} // namespace

Query randomPursuit(const rules::Game& game, std::mt19937& random) {
    return {game.variant(), Maker(game, random, false).pursuit()};
}

Query randomQuery(const rules::Game& game, std::mt19937& random, bool draws) {
    const int depth = std::uniform_int_distribution<int>(0, 3)(random);
    return {game.variant(), Maker(game, random, draws).term(depth)};
}

} // namespace damscope::db::query
