// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/query/match/prefilter.hpp"

#include "base/vocabulary.hpp"
#include "db/store/codec/movetext_format.hpp"

#include <algorithm>
#include <bit>
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

// What follows is a variation or a remark.
void skipUnplayed(const std::uint8_t*& at, const std::uint8_t* end, rules::Variant variant) {
    readSlowly(at, end, [&](ByteReader& in) {
        if (in.peek() == openVariation)
            skipVariation(in, variant);
        else
            skipRemark(in);
    });
}

} // namespace

template <class Squares>
NecessaryTest<Squares>::NecessaryTest(const NecessaryCondition& necessary) {
    for (const Condition& condition : necessary.conditions)
        std::visit([this](const auto& c) { this->add(c); }, condition);
    for (const Color c : {Color::white, Color::black}) {
        needAtLeast(menOf(c), countSquares(board_.onlyFor(menOf(c))));
        needAtLeast(piecesOf(c), countSquares(board_.onlyFor(piecesOf(c))));
    }
    const auto& b = board_;
    forbidden_ = {{{b.whiteMen, b.whiteKings, b.blackMen, b.blackKings, b.empty},
                   {b.blackMen, b.blackKings, b.whiteMen, b.whiteKings, b.empty}}};
}

template <class Squares> void NecessaryTest<Squares>::add(const PiecesOn& pieces) {
    if (pieces.onAny)
        anySquares_.push_back(std::get<AnySquareTest<Squares>>(compiled<Squares>(pieces)));
    else
        board_.require(pieces);
}

template <class Squares> void NecessaryTest<Squares>::add(const CountIn& number) {
    numbers_.push_back(CountTest<Squares>{numbersMask(number.counted), number.bounds});
    needAtLeast(number.counted, number.bounds.low);
}

template <class Squares> void NecessaryTest<Squares>::add(const CountCompared& number) {
    numbers_.push_back(CountComparedTest<Squares>{number});
}

template <class Squares> void NecessaryTest<Squares>::add(const NumberIn& number) {
    areas_.push_back(std::get<AreaTest<Squares>>(compiled<Squares>(number)));
    needAtLeast(number.number.counted, number.bounds.low);
}

template <class Squares> void NecessaryTest<Squares>::add(const ToMove& toMove) {
    side_[toMove.color == Color::white ? 1 : 0] = false;
}

template <class Squares> void NecessaryTest<Squares>::add(const PlyIn& ply) {
    ply_ = {std::max(ply_.low, ply.bounds.low), std::min(ply_.high, ply.bounds.high)};
}

template <class Squares> void NecessaryTest<Squares>::add(const Exactly& exactly) {
    board_.require(exactly.position);
    if (!exactly.eitherSide)
        add(ToMove{exactly.position.toMove()});
}

template <class Squares> void NecessaryTest<Squares>::add(const MovePattern& m) {
    aboutMove_ = true;
    maybeQuiet_ = maybeQuiet_ && m.type != MovePattern::Type::capture;
    maybeCapture_ = maybeCapture_ && m.type != MovePattern::Type::quiet;
    promotes_ = promotes_ || m.promotes;
    if (m.from)
        from_ &= static_cast<Squares>(m.from->bits());
    if (m.to)
        to_ &= static_cast<Squares>(m.to->bits());
    if (m.color)
        add(ToMove{*m.color});
    moves_.push_back({m});
}

template <class Squares> void NecessaryTest<Squares>::add(const ResultIs& ended) {
    for (std::size_t i = 0; i < result_.size(); ++i)
        if (std::ranges::count(ended.results, static_cast<rules::GameResult>(i)) == 0)
            result_[i] = false;
}

// Pieces only become fewer, and men become kings; so kings count only together with men.
template <class Squares> void NecessaryTest<Squares>::needAtLeast(Contents counted, int number) {
    if (counted.contains(Contents::nothing()))
        return;
    for (const Color c : {Color::white, Color::black})
        if (counted.contains(Contents::piece(c, Kind::king)) && !counted.contains(menOf(c)))
            return;
    if (number > 0)
        least_.emplace_back(numbersMask(counted), number);
}

template <class Squares> bool NecessaryTest<Squares>::numbersChanged(std::uint32_t numbers) {
    for (const auto& [mask, least] : least_)
        possible_ = possible_ && sumOfNumbers(numbers & mask) >= least;
    LineEntry<Squares> entry;
    entry.numbers = numbers;
    numbersFit_ = possible_;
    for (const auto& test : numbers_)
        numbersFit_ = numbersFit_ && std::visit([&](const auto& t) { return t(entry); }, test);
    return possible_;
}

template <class Squares>
bool NecessaryTest<Squares>::meetsTheRest(Board<Squares> board, std::uint32_t ply,
                                          DecodedMove<Squares> move,
                                          const MoveReader<Squares>& reader) const {
    if (!ply_.contains(static_cast<int>(ply)) || !side_[board.blackToMove ? 1 : 0])
        return false;
    LineEntry<Squares> here = entryWith(board);
    reader.record(move, here);
    const auto holds = [&](const auto& test) { return test(here); };
    return std::ranges::all_of(anySquares_, holds) && std::ranges::all_of(areas_, holds) &&
           std::ranges::all_of(moves_, [&](const auto& test) { return test.isPlayed(here); });
}

template <class Squares>
Prefilter<Squares>::Prefilter(const Query& query)
    : variant_(query.variant), reader_(query.variant),
      usualStart_(boardOf(entryOf<Squares>(rules::Position::start(query.variant)))) {
    const NecessaryConditions necessary = necessaryConditions(query.term);
    exact_ = necessary.exact;
    for (const NecessaryCondition& alternative : necessary.any) {
        tests_.emplace_back(alternative);
        letsAllPass_ = letsAllPass_ || alternative.conditions.empty();
        asksNumbers_ = asksNumbers_ || tests_.back().asksNumbers();
        lastPly_ = std::max(lastPly_, tests_.back().lastPly());
    }
}

template <class Squares>
typename Prefilter<Squares>::Match Prefilter<Squares>::check(Blob moves, rules::GameResult result) {
    if (letsAllPass_)
        return Match::maybe;
    try {
        return checkMoves(moves, result);
    } catch (const FormatError&) {
        return Match::maybe;
    }
}

template <class Squares>
typename Prefilter<Squares>::Match Prefilter<Squares>::checkMoves(Blob moves,
                                                                  rules::GameResult result) {
    const Match found = exact_ ? Match::yes : Match::maybe;
    const std::uint8_t* at = moves.data() + 2;
    const std::uint8_t* const end = moves.data() + moves.size();
    Board<Squares> board = takeStart(at, end);
    begin(result);
    bool possible = numbersChanged(board.numbers);
    std::uint32_t ply = 0;
    while (at != end) {
        if (!possible || static_cast<int>(ply) > lastPly_)
            return matchWhenGone({at, end});
        if (*at < openVariation) {
            DecodedMove<Squares> move;
            if (!reader_.read(at, end, board, move))
                return Match::maybe;
            if (isMet(board, ply, move))
                return found;
            ++ply;
            const std::uint32_t numbers = board.numbers;
            board = boardAfter(board, move);
            if (asksNumbers_ && board.numbers != numbers)
                possible = numbersChanged(board.numbers);
        } else if (isStep(*at)) {
            return Match::maybe;
        } else {
            skipUnplayed(at, end, variant_);
        }
    }
    return isMetAtEnd(board, ply) ? found : Match::no;
}

// The position that the game begins from, and `at` after it.
template <class Squares>
Board<Squares> Prefilter<Squares>::takeStart(const std::uint8_t*& at,
                                             const std::uint8_t* end) const {
    if (at == end || *at != start)
        return usualStart_;
    return boardOf(entryOf<Squares>(readSlowly(at, end, [&](ByteReader& in) {
        in.byte();
        return readPosition(in, variant_);
    })));
}

// Where no move can bring back what is asked for, a set-up position still could.
template <class Squares>
typename Prefilter<Squares>::Match Prefilter<Squares>::matchWhenGone(Blob rest) {
    const bool setsUp = std::memchr(rest.data(), setup, rest.size()) != nullptr;
    return setsUp ? Match::maybe : Match::no;
}

template <class Squares> void Prefilter<Squares>::begin(rules::GameResult result) {
    for (NecessaryTest<Squares>& test : tests_)
        test.begin(result);
}

template <class Squares> bool Prefilter<Squares>::numbersChanged(std::uint32_t numbers) {
    bool possible = false;
    for (NecessaryTest<Squares>& test : tests_)
        possible = test.numbersChanged(numbers) || possible;
    return possible;
}

template <class Squares>
bool Prefilter<Squares>::isMetAtEnd(const Board<Squares>& board, std::uint32_t ply) const {
    return std::ranges::any_of(tests_,
                               [&](const auto& test) { return test.atEnd(board, ply, reader_); });
}

template class Prefilter<std::uint64_t>;
template class Prefilter<SquareBits>;

namespace {

/// More alternatives than these are not worth trying one by one at every place.
constexpr std::size_t mostAlternatives = 8;

NecessaryConditions nothingNecessary() {
    return {{NecessaryCondition{}}, false};
}

/// How rare what it asks for is: about the binary logarithm of how many places do not have it.
struct Rarity {
    int operator()(const PiecesOn& c) const {
        if (c.onAny)
            return 1;
        return c.squares.size() * (c.contents == Contents::nothing() ? 1 : 2);
    }
    int operator()(const CountIn& c) const { return c.bounds.low == c.bounds.high ? 3 : 2; }
    int operator()(const CountCompared&) const { return 1; }
    int operator()(const NumberIn&) const { return 2; }
    int operator()(const ToMove&) const { return 1; }
    int operator()(const PlyIn& c) const { return c.bounds == Bounds{} ? 0 : 2; }
    int operator()(const Exactly&) const { return 30; }
    int operator()(const ResultIs&) const { return 1; }
    int operator()(const MovePattern& m) const {
        int rarity = m.color ? 1 : 0;
        rarity += m.type == MovePattern::Type::capture ? 2 : 0;
        rarity += m.kind == rules::Kind::king ? 4 : 0;
        rarity += (m.from ? 3 : 0) + (m.to ? 3 : 0) + 4 * m.over.size();
        rarity += m.promotes ? 6 : 0;
        if (m.takes)
            rarity += 3 * std::max({m.takes->men.low + m.takes->kings.low, m.takes->pieces.low, 0});
        return rarity;
    }
    template <class Other> int operator()(const Other&) const { return 0; }
};

int rarityOf(const NecessaryCondition& necessary) {
    int sum = 0;
    for (const Condition& condition : necessary.conditions)
        sum += std::visit(Rarity(), condition);
    return sum;
}

int rarityOf(const NecessaryConditions& necessary) {
    int least = 1000;
    for (const NecessaryCondition& alternative : necessary.any)
        least = std::min(least, rarityOf(alternative));
    return least - static_cast<int>(std::bit_width(necessary.any.size())) + 1;
}

NecessaryConditions either(NecessaryConditions a, const NecessaryConditions& b) {
    a.any.insert(a.any.end(), b.any.begin(), b.any.end());
    a.exact = a.exact && b.exact;
    return a.any.size() > mostAlternatives ? nothingNecessary() : a;
}

// Both at one place.
NecessaryConditions together(const NecessaryConditions& a, const NecessaryConditions& b) {
    if (a.any.size() * b.any.size() > mostAlternatives) {
        NecessaryConditions better = rarityOf(a) >= rarityOf(b) ? a : b;
        better.exact = false;
        return better;
    }
    NecessaryConditions both{{}, a.exact && b.exact};
    for (const NecessaryCondition& first : a.any)
        for (const NecessaryCondition& second : b.any) {
            both.any.push_back(first);
            both.any.back().conditions.insert(both.any.back().conditions.end(),
                                              second.conditions.begin(), second.conditions.end());
        }
    return both;
}

// Both sides have as many pieces.
NecessaryConditions equalPieces() {
    return {{{{CountCompared{piecesOf(Color::white), Relation::equal, piecesOf(Color::black)}}}},
            false};
}

struct OfCondition {
    NecessaryConditions operator()(const AtEnd&) const { return nothingNecessary(); }
    NecessaryConditions operator()(const Quiet&) const { return nothingNecessary(); }
    NecessaryConditions operator()(const Blocked&) const { return nothingNecessary(); }
    NecessaryConditions operator()(const DrawRuleApplied&) const { return nothingNecessary(); }
    NecessaryConditions operator()(const ErrorPlayed&) const { return nothingNecessary(); }
    NecessaryConditions operator()(const ClockShows&) const { return nothingNecessary(); }
    NecessaryConditions operator()(const TableSays&) const { return nothingNecessary(); }
    NecessaryConditions operator()(const SamePieceOn&) const { return nothingNecessary(); }
    NecessaryConditions operator()(const NumbersCompared&) const { return nothingNecessary(); }
    NecessaryConditions operator()(const HasOpposition&) const { return equalPieces(); }
    NecessaryConditions operator()(const Symmetric&) const { return equalPieces(); }
    NecessaryConditions operator()(const NumberIn& c) const {
        if (c.number.of != Number::Of::pieces)
            return nothingNecessary();
        const bool any = c.number.exposure == Exposure::any;
        if (!any && c.bounds.low <= 0)
            return nothingNecessary();
        // There must be as many, attacked or not.
        const Bounds bounds = any ? c.bounds : Bounds{.low = c.bounds.low};
        if (!c.number.squares)
            return {{{{CountIn{c.number.counted, bounds}}}}, any};
        Number there = c.number;
        there.exposure = Exposure::any;
        return {{{{NumberIn{there, bounds}}}}, any};
    }
    NecessaryConditions operator()(const ShotBegins& shot) const {
        if (shot.missed)
            return nothingNecessary();
        return {{{{MovePattern{.color = shot.color}}}}, false};
    }
    NecessaryConditions operator()(const MovePattern& m) const {
        if (!m.gives && !m.takenNext && m.through.empty() && !m.forced && !m.byMajority && !m.by &&
            !m.taking)
            return {{{{m}}}, true};
        MovePattern alone = m;
        alone.gives.reset();
        alone.takenNext = false;
        alone.through = {};
        alone.forced = false;
        alone.byMajority = false;
        alone.by.reset();
        alone.taking.reset();
        return {{{{alone}}}, false};
    }
    template <class Other> NecessaryConditions operator()(const Other& c) const {
        return {{{{c}}}, true};
    }
};

// What the place shows at which the term begins.
NecessaryConditions here(const Term& term);

NecessaryConditions hereAll(const AllOf& all) {
    NecessaryConditions conditions{{NecessaryCondition{}}, true};
    for (const Term& part : all.parts)
        conditions = together(conditions, here(part));
    return conditions;
}

NecessaryConditions hereAny(const AnyOf& any) {
    NecessaryConditions conditions{{}, true};
    for (const Term& part : any.parts)
        conditions = either(std::move(conditions), here(part));
    return conditions;
}

NecessaryConditions hereBegins(const Term& part) {
    NecessaryConditions conditions = here(part);
    conditions.exact = false;
    return conditions;
}

NecessaryConditions here(const Term& term) {
    const Overloaded kinds{
        [](const Condition& c) { return std::visit(OfCondition(), c); },
        [](const AllOf& all) { return hereAll(all); },
        [](const AnyOf& any) { return hereAny(any); },
        [](const Not&) { return nothingNecessary(); },
        [](const Sequence& sequence) { return hereBegins(*sequence.first); },
        [](const Lasting& lasting) { return hereBegins(*lasting.part); },
        [](const Anywhere&) { return nothingNecessary(); },
        [](const Earlier&) { return nothingNecessary(); },
        [](const Often&) { return nothingNecessary(); },
        [](const Longest& longest) { return hereBegins(*longest.part); },
    };
    return std::visit(kinds, term.meaning);
}

// The answer to a move that asks for one.
NecessaryConditions answer(const Condition& condition) {
    const auto* asked = std::get_if<MovePattern>(&condition);
    if (asked == nullptr || !asked->gives)
        return nothingNecessary();
    MovePattern reply{.type = MovePattern::Type::capture, .takes = asked->gives};
    if (asked->color)
        reply.color = opponent(*asked->color);
    return {{{{reply}}}, false};
}

NecessaryConditions ofEither(const AnyOf& any) {
    NecessaryConditions each{{}, false};
    for (const Term& part : any.parts)
        each = either(std::move(each), necessaryConditions(part));
    return each;
}

} // namespace

NecessaryConditions necessaryConditions(const Term& term) {
    NecessaryConditions rarest = here(term);
    if (rarest.exact)
        return rarest;
    const auto consider = [&](NecessaryConditions other) {
        other.exact = false;
        if (rarityOf(other) > rarityOf(rarest))
            rarest = std::move(other);
    };
    const Overloaded kinds{
        [&](const Condition& c) { consider(answer(c)); },
        [&](const AllOf& all) {
            for (const Term& part : all.parts)
                consider(necessaryConditions(part));
        },
        [&](const AnyOf& any) { consider(ofEither(any)); },
        [](const Not&) {},
        [&](const Often& often) {
            if (often.bounds.low > 0)
                consider(necessaryConditions(*often.part));
        },
        [&](const Sequence& sequence) {
            consider(necessaryConditions(*sequence.first));
            for (const Link& link : sequence.links)
                consider(necessaryConditions(*link.next));
        },
        [&](const auto& single) { consider(necessaryConditions(*single.part)); },
    };
    std::visit(kinds, term.meaning);
    return rarest;
}

} // namespace damscope::db::query
