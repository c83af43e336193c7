// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/query/match/compiled_condition.hpp"

#include "rules/moves/forcing.hpp"
#include "rules/moves/generate.hpp"
#include "rules/moves/routes.hpp"

#include <algorithm>

namespace damscope::db::query {
namespace {

using rules::Color;
using rules::Kind;
using rules::SquareBits;

constexpr Contents whiteMan = Contents::piece(Color::white, Kind::man);
constexpr Contents whiteKing = Contents::piece(Color::white, Kind::king);
constexpr Contents blackMan = Contents::piece(Color::black, Kind::man);
constexpr Contents blackKing = Contents::piece(Color::black, Kind::king);

template <class Squares> Squares bitsOf(rules::SquareSet squares) {
    return static_cast<Squares>(squares.bits());
}

template <class Squares>
bool areTaken(const CaptureCounts& wanted, Squares captured, Squares kings) {
    const int all = countSquares(captured);
    const int kingsTaken = countSquares(captured & kings);
    return wanted.pieces.contains(all) && wanted.kings.contains(kingsTaken) &&
           wanted.men.contains(all - kingsTaken);
}

bool holds(int left, Relation relation, int right) {
    switch (relation) {
    case Relation::less:
        return left < right;
    case Relation::atMost:
        return left <= right;
    case Relation::equal:
        return left == right;
    case Relation::atLeast:
        return left >= right;
    case Relation::greater:
        return left > right;
    }
    return false;
}

} // namespace

template <class Squares> void BoardTest<Squares>::require(const PiecesOn& pieces) {
    const auto squares = bitsOf<Squares>(pieces.squares);
    const auto forbid = [&](Squares& where, Contents what) {
        if (!pieces.contents.contains(what))
            where |= squares;
    };
    forbid(whiteMen, whiteMan);
    forbid(whiteKings, whiteKing);
    forbid(blackMen, blackMan);
    forbid(blackKings, blackKing);
    forbid(empty, Contents::nothing());
}

template <class Squares> void BoardTest<Squares>::require(const rules::Position& position) {
    const auto white = bitsOf<Squares>(position.pieces(Color::white));
    const auto black = bitsOf<Squares>(position.pieces(Color::black));
    const auto kings = bitsOf<Squares>(position.kings());
    whiteMen |= ~(white & ~kings);
    whiteKings |= ~(white & kings);
    blackMen |= ~(black & ~kings);
    blackKings |= ~(black & kings);
    empty |= white | black;
}

template <class Squares> Squares BoardTest<Squares>::onlyFor(Contents contents) const {
    Squares only = ~Squares{0};
    for (const auto& [other, forbidden] :
         {std::pair{whiteMan, whiteMen}, std::pair{whiteKing, whiteKings},
          std::pair{blackMan, blackMen}, std::pair{blackKing, blackKings},
          std::pair{Contents::nothing(), empty}})
        if (!contents.contains(other))
            only &= forbidden;
    return only;
}

namespace {

// The squares that hold one of the contents; where nothing does, bits beside the board too.
template <class Squares> Squares squaresWith(Contents contents, const LineEntry<Squares>& p) {
    Squares all = 0;
    const auto add = [&](Contents what, Squares where) {
        if (contents.contains(what))
            all |= where;
    };
    add(whiteMan, p.white & ~p.kings);
    add(whiteKing, p.white & p.kings);
    add(blackMan, p.black & ~p.kings);
    add(blackKing, p.black & p.kings);
    add(Contents::nothing(), ~(p.white | p.black));
    return all;
}

} // namespace

template <class Squares>
bool AnySquareTest<Squares>::operator()(const LineEntry<Squares>& p) const {
    return (squaresWith(contents, p) & squares) != 0;
}

template <class Squares> bool AreaTest<Squares>::operator()(const LineEntry<Squares>& p) const {
    return bounds.contains(countSquares(squaresWith(counted, p) & squares));
}

std::uint32_t numbersMask(Contents counted) {
    std::uint32_t mask = 0;
    for (const auto& [piece, byte] :
         {std::pair{whiteMan, 0xffU}, std::pair{whiteKing, 0xff00U}, std::pair{blackMan, 0xff0000U},
          std::pair{blackKing, 0xff000000U}})
        if (counted.contains(piece))
            mask |= byte;
    return mask;
}

template <class Squares>
bool CountComparedTest<Squares>::operator()(const LineEntry<Squares>& p) const {
    return holds(sumOfNumbers(p.numbers & numbersMask(condition.counted)), condition.relation,
                 sumOfNumbers(p.numbers & numbersMask(condition.other)) + condition.plus);
}

// Places that are not known are asked too, and have no position.
template <class Squares>
bool NumberTest<Squares>::operator()(const SearchedLine<Squares>& line, std::size_t i) const {
    const LineEntry<Squares>& p = line.entries[i];
    return p.known &&
           condition.bounds.contains(numberOf(condition.number, positionAt(line.variant(), p)));
}

template <class Squares>
bool NumbersComparedTest<Squares>::operator()(const SearchedLine<Squares>& line,
                                              std::size_t i) const {
    if (!line.entries[i].known)
        return false;
    const rules::Position position = positionAt(line.variant(), line.entries[i]);
    return holds(numberOf(condition.left, position), condition.relation,
                 numberOf(condition.right, position) + condition.plus);
}

template <class Squares>
bool OppositionTest<Squares>::operator()(const SearchedLine<Squares>& line, std::size_t i) const {
    return line.entries[i].known &&
           hasOpposition(positionAt(line.variant(), line.entries[i]), color);
}

template <class Squares>
bool SymmetryTest<Squares>::operator()(const SearchedLine<Squares>& line, std::size_t i) const {
    return line.entries[i].known && isSymmetric(positionAt(line.variant(), line.entries[i]));
}

template <class Squares> bool MoveTest<Squares>::isPlayed(const LineEntry<Squares>& p) const {
    const MovePattern& m = pattern;
    const bool isCapture = p.captured != 0;
    if (m.type != MovePattern::Type::any && isCapture != (m.type == MovePattern::Type::capture))
        return false;
    if (m.color && *m.color != p.toMove())
        return false;
    if (m.promotes && !p.crowns)
        return false;
    if ((m.from && !m.from->contains(p.from)) || (m.to && !m.to->contains(p.to)))
        return false;
    const bool isKing = (p.kings >> p.from.bit() & 1) != 0;
    if (m.kind && isKing != (*m.kind == Kind::king))
        return false;
    if ((bitsOf<Squares>(m.over) & ~p.captured) != 0)
        return false;
    return !m.takes || areTaken(*m.takes, p.captured, p.kings);
}

template <class Squares>
bool MoveTest<Squares>::isAnsweredAsWanted(const SearchedLine<Squares>& line, std::size_t i) const {
    if (i + 1 == line.entries.size() || !line.entries[i + 1].moved ||
        line.entries[i + 1].captured == 0)
        return false;
    const LineEntry<Squares>& next = line.entries[i + 1];
    if (pattern.gives && !areTaken(*pattern.gives, next.captured, next.kings))
        return false;
    return !pattern.takenNext || (next.captured >> line.entries[i].to.bit() & 1) != 0;
}

template <class Squares>
bool MoveTest<Squares>::isBySame(const SearchedLine<Squares>& line, std::size_t i) const {
    const LineEntry<Squares>& p = line.entries[i];
    if (pattern.by && line.pieces().at(i, p.from) != line.bound(pattern.by->part))
        return false;
    if (!pattern.taking)
        return true;
    const rules::SquareSet captured{rules::SquareBits{p.captured}};
    return pattern.taking->color != p.toMove() &&
           line.pieces().isOn(i, captured, line.bound(pattern.taking->part));
}

template <class Squares>
bool SamePieceTest<Squares>::operator()(const SearchedLine<Squares>& line, std::size_t i) const {
    const LineEntry<Squares>& p = line.entries[i];
    return std::ranges::any_of(condition.squares, [&](rules::Square square) {
        const Squares bit = Squares{1} << square.bit();
        if (((p.white | p.black) & bit) == 0 ||
            line.pieces().at(i, square) != line.bound(condition.piece.part))
            return false;
        const auto color = (p.white & bit) != 0 ? Color::white : Color::black;
        const auto kind = (p.kings & bit) != 0 ? Kind::king : Kind::man;
        return condition.piece.color.value_or(color) == color &&
               condition.kind.value_or(kind) == kind;
    });
}

template <class Squares>
bool MoveTest<Squares>::goesAsWanted(const SearchedLine<Squares>& line, std::size_t i) const {
    const rules::Position position = positionAt(line.variant(), line.entries[i]);
    if (pattern.forced && rules::legalMoves(position).size() != 1)
        return false;
    if (pattern.byMajority && (line.entries[i].captured == 0 || !rules::majorityDecides(position)))
        return false;
    const auto passesAll = [&](const rules::Route& route) {
        rules::SquareSet way;
        for (const rules::Square square : route.way)
            way.insert(square);
        return (pattern.through - way).empty();
    };
    return pattern.through.empty() ||
           std::ranges::any_of(rules::routes(position, *moveAt(line.entries[i])), passesAll);
}

template <class Squares>
bool BlockedTest<Squares>::operator()(const SearchedLine<Squares>& line, std::size_t i) const {
    const LineEntry<Squares>& p = line.entries[i];
    if (p.moved || (color && *color != p.toMove()) || p.pieces(p.toMove()) == 0)
        return false;
    const rules::Position position = positionAt(line.variant(), p);
    const rules::BoardEnd end = rules::outcome(position).end;
    // In antidraughts, losing all pieces and being blocked are the same end.
    return end == rules::BoardEnd::blocked || end == rules::BoardEnd::allLost;
}

template <class Squares>
bool DrawRuleTest<Squares>::operator()(const SearchedLine<Squares>& line, std::size_t i) const {
    return std::ranges::any_of(line.draws(), [&](const rules::Adjudication& draw) {
        return draw.at == static_cast<int>(i) && (name.empty() || draw.rule.name == name);
    });
}

template <class Squares>
bool ErrorTest<Squares>::operator()(const SearchedLine<Squares>& line, std::size_t i) const {
    const LineEntry<Squares>& p = line.entries[i];
    if (!p.moved || (condition.color && *condition.color != p.toMove()))
        return false;
    const analysis::Quality quality = line.qualities()[i];
    if (quality == analysis::Quality::unknown)
        return line.takesUnknown;
    return condition.quality ? quality == *condition.quality
                             : quality >= analysis::Quality::inaccuracy;
}

template <class Squares>
bool ClockTest<Squares>::operator()(const SearchedLine<Squares>& line, std::size_t i) const {
    const LineEntry<Squares>& p = line.entries[i];
    const auto left = line.clock(i, condition.color.value_or(p.toMove()));
    if (!left)
        return line.takesUnknown;
    return condition.under ? *left < condition.seconds : *left > condition.seconds;
}

template <class Squares>
bool TableTest<Squares>::operator()(const SearchedLine<Squares>& line, std::size_t i) const {
    if (!line.entries[i].known || line.knowledge == nullptr)
        return line.takesUnknown;
    const rules::GameResult says =
        line.knowledge->tableResult(positionAt(line.variant(), line.entries[i]));
    return says == rules::GameResult::unknown ? line.takesUnknown : says == result;
}

template <class Squares>
bool ShotTest<Squares>::operator()(const SearchedLine<Squares>& line, std::size_t i) const {
    if (!line.entries[i].moved || (condition.color && *condition.color != line.entries[i].toMove()))
        return false;
    return std::ranges::any_of(line.shots(condition.missed), [&](const auto& shot) {
        return shot.at == i && shot.played != condition.missed &&
               (condition.names.empty()
                    ? shot.forced
                    : std::ranges::find_first_of(shot.names, condition.names) != shot.names.end());
    });
}

namespace {

template <class Squares> struct Compile {
    CompiledCondition<Squares> operator()(const PiecesOn& c) const {
        if (c.onAny)
            return AnySquareTest<Squares>{c.contents, bitsOf<Squares>(c.squares)};
        BoardTest<Squares> test;
        test.require(c);
        return test;
    }
    CompiledCondition<Squares> operator()(const CountIn& c) const {
        return CountTest<Squares>{numbersMask(c.counted), c.bounds};
    }
    CompiledCondition<Squares> operator()(const CountCompared& c) const {
        return CountComparedTest<Squares>{c};
    }
    CompiledCondition<Squares> operator()(const NumberIn& c) const {
        if (c.number.of == Number::Of::pieces && c.number.squares &&
            c.number.exposure == Exposure::any)
            return AreaTest<Squares>{c.number.counted, bitsOf<Squares>(*c.number.squares),
                                     c.bounds};
        return NumberTest<Squares>{c};
    }
    CompiledCondition<Squares> operator()(const NumbersCompared& c) const {
        return NumbersComparedTest<Squares>{c};
    }
    CompiledCondition<Squares> operator()(const HasOpposition& c) const {
        return OppositionTest<Squares>{c.color};
    }
    CompiledCondition<Squares> operator()(const Symmetric&) const {
        return SymmetryTest<Squares>{};
    }
    CompiledCondition<Squares> operator()(const ToMove& c) const {
        return ToMoveTest<Squares>{c.color == Color::black};
    }
    CompiledCondition<Squares> operator()(const PlyIn& c) const {
        return PlyTest<Squares>{c.bounds};
    }
    CompiledCondition<Squares> operator()(const Exactly& c) const {
        return ExactTest<Squares>{bitsOf<Squares>(c.position.pieces(Color::white)),
                                  bitsOf<Squares>(c.position.pieces(Color::black)),
                                  bitsOf<Squares>(c.position.kings()),
                                  c.position.toMove() == Color::black, c.eitherSide};
    }
    CompiledCondition<Squares> operator()(const MovePattern& c) const {
        return MoveTest<Squares>{c};
    }
    CompiledCondition<Squares> operator()(const ResultIs& c) const {
        ResultTest<Squares> test;
        for (const rules::GameResult result : c.results)
            test.wanted[static_cast<std::size_t>(result)] = true;
        return test;
    }
    CompiledCondition<Squares> operator()(const Quiet&) const { return QuietTest<Squares>{}; }
    CompiledCondition<Squares> operator()(const AtEnd&) const { return AtEndTest<Squares>{}; }
    CompiledCondition<Squares> operator()(const Blocked& c) const {
        return BlockedTest<Squares>{c.color};
    }
    CompiledCondition<Squares> operator()(const DrawRuleApplied& c) const {
        return DrawRuleTest<Squares>{c.name};
    }
    CompiledCondition<Squares> operator()(const ErrorPlayed& c) const {
        return ErrorTest<Squares>{c};
    }
    CompiledCondition<Squares> operator()(const ClockShows& c) const {
        return ClockTest<Squares>{c};
    }
    CompiledCondition<Squares> operator()(const TableSays& c) const {
        return TableTest<Squares>{c.result};
    }
    CompiledCondition<Squares> operator()(const ShotBegins& c) const {
        return ShotTest<Squares>{c};
    }
    CompiledCondition<Squares> operator()(const SamePieceOn& c) const {
        return SamePieceTest<Squares>{c};
    }
};

} // namespace

template <class Squares> CompiledCondition<Squares> compiled(const Condition& condition) {
    return std::visit(Compile<Squares>{}, condition);
}

template CompiledCondition<std::uint64_t> compiled(const Condition&);
template CompiledCondition<SquareBits> compiled(const Condition&);
template struct BoardTest<std::uint64_t>;
template struct BoardTest<SquareBits>;
template struct AnySquareTest<std::uint64_t>;
template struct AnySquareTest<SquareBits>;
template struct AreaTest<std::uint64_t>;
template struct AreaTest<SquareBits>;
template struct NumberTest<std::uint64_t>;
template struct NumberTest<SquareBits>;
template struct NumbersComparedTest<std::uint64_t>;
template struct NumbersComparedTest<SquareBits>;
template struct OppositionTest<std::uint64_t>;
template struct OppositionTest<SquareBits>;
template struct SymmetryTest<std::uint64_t>;
template struct SymmetryTest<SquareBits>;
template struct CountComparedTest<std::uint64_t>;
template struct CountComparedTest<SquareBits>;
template struct MoveTest<std::uint64_t>;
template struct MoveTest<SquareBits>;
template struct BlockedTest<std::uint64_t>;
template struct BlockedTest<SquareBits>;
template struct DrawRuleTest<std::uint64_t>;
template struct DrawRuleTest<SquareBits>;
template struct SamePieceTest<std::uint64_t>;
template struct SamePieceTest<SquareBits>;
template struct ClockTest<std::uint64_t>;
template struct ClockTest<SquareBits>;
template struct TableTest<std::uint64_t>;
template struct TableTest<SquareBits>;
template struct ShotTest<std::uint64_t>;
template struct ShotTest<SquareBits>;
template struct ErrorTest<std::uint64_t>;
template struct ErrorTest<SquareBits>;

} // namespace damscope::db::query
