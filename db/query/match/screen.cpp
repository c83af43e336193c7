// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/query/match/screen.hpp"

#include "db/codec/movetext_format.hpp"

#include <algorithm>
#include <cstring>

namespace damscope::db::query {

using namespace movetext;
using rules::Color;
using rules::Kind;
using rules::SquareBits;

namespace {

constexpr Contents menOf(Color c) {
    return Contents::piece(c, Kind::man);
}
constexpr Contents piecesOf(Color c) {
    return menOf(c) | Contents::piece(c, Kind::king);
}

} // namespace

template <class Squares> ClueTest<Squares>::ClueTest(const Clue& clue) {
    for (const Condition& condition : clue.conditions)
        std::visit([this](const auto& c) { this->add(c); }, condition);
    for (const Color c : {Color::white, Color::black}) {
        needAtLeast(menOf(c), countSquares(board_.onlyFor(menOf(c))));
        needAtLeast(piecesOf(c), countSquares(board_.onlyFor(piecesOf(c))));
    }
    const auto& b = board_;
    forbidden_ = {{{b.whiteMen, b.whiteKings, b.blackMen, b.blackKings, b.empty},
                   {b.blackMen, b.blackKings, b.whiteMen, b.whiteKings, b.empty}}};
}

template <class Squares> void ClueTest<Squares>::add(const Standing& standing) {
    if (standing.onAny)
        anySquares_.push_back(std::get<AnySquareTest<Squares>>(testOf<Squares>(standing)));
    else
        board_.require(standing);
}

template <class Squares> void ClueTest<Squares>::add(const NumberIn& number) {
    numbers_.push_back(NumberTest<Squares>{numbersMask(number.counted), number.bounds});
    needAtLeast(number.counted, number.bounds.low);
}

template <class Squares> void ClueTest<Squares>::add(const NumberAgainst& number) {
    numbers_.push_back(NumberAgainstTest<Squares>{number});
}

template <class Squares> void ClueTest<Squares>::add(const ToMove& toMove) {
    side_[toMove.color == Color::white ? 1 : 0] = false;
}

template <class Squares> void ClueTest<Squares>::add(const PlyIn& ply) {
    ply_ = {std::max(ply_.low, ply.bounds.low), std::min(ply_.high, ply.bounds.high)};
}

template <class Squares> void ClueTest<Squares>::add(const Exactly& exactly) {
    board_.require(exactly.position);
    if (!exactly.eitherSide)
        add(ToMove{exactly.position.toMove()});
}

template <class Squares> void ClueTest<Squares>::add(const Manoeuvre& m) {
    aboutMove_ = true;
    maybeQuiet_ = maybeQuiet_ && m.type != Manoeuvre::Type::capture;
    maybeCapture_ = maybeCapture_ && m.type != Manoeuvre::Type::quiet;
    promotes_ = promotes_ || m.promotes;
    if (m.from)
        from_ &= static_cast<Squares>(m.from->bits());
    if (m.to)
        to_ &= static_cast<Squares>(m.to->bits());
    if (m.color)
        add(ToMove{*m.color});
    moves_.push_back({m});
}

template <class Squares> void ClueTest<Squares>::add(const Ended& ended) {
    for (std::size_t i = 0; i < result_.size(); ++i)
        if (std::ranges::count(ended.results, static_cast<rules::GameResult>(i)) == 0)
            result_[i] = false;
}

// Pieces only ever become fewer, and men kings; so kings count only together with men.
template <class Squares> void ClueTest<Squares>::needAtLeast(Contents counted, int number) {
    for (const Color c : {Color::white, Color::black})
        if (counted.contains(Contents::piece(c, Kind::king)) && !counted.contains(menOf(c)))
            return;
    if (number > 0)
        least_.emplace_back(numbersMask(counted), number);
}

template <class Squares> bool ClueTest<Squares>::numbersChanged(std::uint32_t numbers) {
    for (const auto& [mask, least] : least_)
        possible_ = possible_ && sumOfNumbers(numbers & mask) >= least;
    Place<Squares> place;
    place.numbers = numbers;
    numbersFit_ = possible_;
    for (const auto& test : numbers_)
        numbersFit_ = numbersFit_ && std::visit([&](const auto& t) { return t(place); }, test);
    return possible_;
}

template <class Squares>
bool ClueTest<Squares>::isMetClosely(Board<Squares> board, std::uint32_t ply,
                                     MoveRead<Squares> move,
                                     const MoveReader<Squares>& reader) const {
    if (!ply_.contains(static_cast<int>(ply)) || !side_[board.blackToMove ? 1 : 0])
        return false;
    Place<Squares> here = placeWith(board);
    reader.note(move, here);
    return std::ranges::all_of(anySquares_, [&](const auto& test) { return test(here); }) &&
           std::ranges::all_of(moves_, [&](const auto& test) { return test.isPlayed(here); });
}

template <class Squares>
Screen<Squares>::Screen(const Query& query)
    : variant_(query.variant), reader_(query.variant),
      usualStart_(boardOf(placeOf<Squares>(rules::Position::start(query.variant)))) {
    const Clues clues = cluesOf(query.term);
    exact_ = clues.exact;
    for (const Clue& clue : clues.any) {
        tests_.emplace_back(clue);
        saysNothing_ = saysNothing_ || clue.conditions.empty();
        asksNumbers_ = asksNumbers_ || tests_.back().asksNumbers();
        lastPly_ = std::max(lastPly_, tests_.back().lastPly());
    }
}

template <class Squares>
typename Screen<Squares>::Verdict Screen<Squares>::look(Blob moves, rules::GameResult result) {
    if (saysNothing_)
        return Verdict::maybe;
    try {
        return lookThrough(moves, result);
    } catch (const FormatError&) {
        return Verdict::maybe;
    }
}

template <class Squares>
typename Screen<Squares>::Verdict Screen<Squares>::lookThrough(Blob moves,
                                                               rules::GameResult result) {
    const Verdict found = exact_ ? Verdict::yes : Verdict::maybe;
    const std::uint8_t* at = moves.data() + 2;
    const std::uint8_t* const end = moves.data() + moves.size();
    Board<Squares> board = usualStart_;
    if (at != end && *at == start)
        board = boardOf(placeOf<Squares>(readSlowly(at, end, [&](ByteReader& in) {
            in.byte();
            return readPosition(in, variant_);
        })));
    begin(result);
    bool possible = numbersChanged(board.numbers);
    std::uint32_t ply = 0;
    while (at != end) {
        if (!possible || static_cast<int>(ply) > lastPly_)
            // A set-up could bring back what is gone.
            return std::memchr(at, setup, static_cast<std::size_t>(end - at)) == nullptr
                       ? Verdict::no
                       : Verdict::maybe;
        if (*at < openVariation) {
            MoveRead<Squares> move;
            if (!reader_.read(at, end, board, move))
                return Verdict::maybe;
            if (isMet(board, ply, move))
                return found;
            ++ply;
            const std::uint32_t numbers = board.numbers;
            board = boardAfter(board, move);
            if (asksNumbers_ && board.numbers != numbers)
                possible = numbersChanged(board.numbers);
        } else if (isStep(*at)) {
            return Verdict::maybe;
        } else if (*at == openVariation) {
            readSlowly(at, end, [&](ByteReader& in) { skipVariation(in, variant_); });
        } else {
            readSlowly(at, end, [](ByteReader& in) { skipRemark(in); });
        }
    }
    return isMetAtEnd(board, ply) ? found : Verdict::no;
}

template <class Squares> void Screen<Squares>::begin(rules::GameResult result) {
    for (ClueTest<Squares>& test : tests_)
        test.begin(result);
}

template <class Squares> bool Screen<Squares>::numbersChanged(std::uint32_t numbers) {
    bool possible = false;
    for (ClueTest<Squares>& test : tests_)
        possible = test.numbersChanged(numbers) || possible;
    return possible;
}

template <class Squares>
bool Screen<Squares>::isMetAtEnd(const Board<Squares>& board, std::uint32_t ply) const {
    return std::ranges::any_of(tests_,
                               [&](const auto& test) { return test.atEnd(board, ply, reader_); });
}

template class Screen<std::uint64_t>;
template class Screen<SquareBits>;

} // namespace damscope::db::query
