// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/query/line_reader.hpp"

#include "db/board_lines.hpp"

namespace damscope::db::query {

using namespace movetext;
using rules::Color;
using rules::Kind;
using rules::SquareBits;

namespace {

constexpr std::uint8_t countMask = crownsBit - 1;

// One in the byte of Place::numbers that counts such pieces.
constexpr std::uint32_t one(Color color, Kind kind) {
    return 1U << 8 * (2 * static_cast<unsigned>(color) + static_cast<unsigned>(kind));
}

template <class Squares> std::uint32_t numbersOf(const Place<Squares>& place) {
    std::uint32_t numbers = 0;
    for (const Color c : {Color::white, Color::black}) {
        const auto kings = static_cast<unsigned>(countSquares(place.pieces(c) & place.kings));
        const auto all = static_cast<unsigned>(countSquares(place.pieces(c)));
        numbers += kings * one(c, Kind::king) + (all - kings) * one(c, Kind::man);
    }
    return numbers;
}

} // namespace

template <class Squares>
LineReader<Squares>::LineReader(rules::Variant variant)
    : variant_(variant), leaveAtOnce_(rules::rules(variant).removal == rules::Removal::atOnce),
      size_(BoardLines::of(variant).size()) {
    const BoardLines& lines = BoardLines::of(variant);
    for (std::size_t i = 0; i < size_; ++i) {
        squares_.push_back(lines.square(i));
        bits_[i] = Squares{1} << squares_[i].bit();
        for (std::size_t j = 0; j < size_; ++j)
            between_.push_back(
                static_cast<Squares>(lines.between(lines.square(i), lines.square(j)).bits()));
    }
    for (const Color c : {Color::white, Color::black})
        crowning_[static_cast<std::size_t>(c)] = static_cast<Squares>(lines.crowning(c).bits());
}

template <class Squares> void LineReader<Squares>::fail(std::string message) const {
    throw FormatError{static_cast<std::size_t>(at_ - blob_.data()), std::move(message)};
}

template <class Squares> std::uint8_t LineReader<Squares>::byte() {
    if (at_ == end_)
        fail("the end comes too early");
    return *at_++;
}

// Lets the usual reader read what is rare.
template <class Squares> template <class Read> auto LineReader<Squares>::slowly(Read read) {
    ByteReader in(blob_.subspan(static_cast<std::size_t>(at_ - blob_.data())));
    struct Advance {
        const std::uint8_t*& at;
        const ByteReader& in;
        ~Advance() { at += in.offset(); }
    } const advance{at_, in};
    return read(in);
}

template <class Squares>
typename LineReader<Squares>::Outcome LineReader<Squares>::open(Blob blob) {
    blob_ = blob;
    if (blob.size() < 2 || blob[0] != version)
        return Outcome::damaged;
    result_ = static_cast<rules::GameResult>(blob[1] / 32);
    if (result_ > rules::GameResult::bothLose || blob[1] % 32 >= rules::variantCount)
        return Outcome::damaged;
    return blob[1] % 32 == static_cast<unsigned>(variant_) ? Outcome::read : Outcome::otherVariant;
}

template <class Squares>
void LineReader<Squares>::set(Place<Squares>& place, const rules::Position& position) const {
    place.white = static_cast<Squares>(position.pieces(Color::white).bits());
    place.black = static_cast<Squares>(position.pieces(Color::black).bits());
    place.kings = static_cast<Squares>(position.kings().bits());
    place.blackToMove = position.toMove() == Color::black;
    place.known = true;
    place.numbers = numbersOf(place);
}

template <class Squares> void LineReader<Squares>::start(Line<Squares>& line) {
    at_ = blob_.data();
    end_ = blob_.data() + blob_.size();
    line.assign(1, {});
    set(line.back(), slowly([](ByteReader& in) { return readHead(in).start; }));
}

template <class Squares>
typename LineReader<Squares>::Outcome LineReader<Squares>::readMainLine(Line<Squares>& line) {
    line.clear();
    try {
        start(line);
        while (at_ != end_) {
            if (isStep(*at_))
                step(line);
            else if (*at_ == openVariation)
                slowly([this](ByteReader& in) { skipVariation(in, variant_); });
            else
                slowly([](ByteReader& in) { skipRemark(in); });
        }
        return Outcome::read;
    } catch (const FormatError&) {
        return Outcome::damaged;
    }
}

template <class Squares>
typename LineReader<Squares>::Outcome
LineReader<Squares>::readVariations(Line<Squares>& line, const std::function<void()>& visit) {
    std::vector<Level> levels;
    const auto ownPlaces = [&] { return levels.empty() ? std::size_t{1} : levels.back().own; };
    try {
        start(line);
        while (at_ != end_) {
            if (isStep(*at_)) {
                step(line);
            } else if (*at_ == openVariation) {
                if (line.size() <= ownPlaces())
                    fail("a variation without a move that it replaces");
                ++at_;
                const std::size_t own = line.size() - 1;
                levels.push_back({line[own - 1], line[own], own});
                line.pop_back();
            } else if (*at_ == closeVariation) {
                if (levels.empty() || line.size() <= ownPlaces())
                    fail("the end of no variation");
                ++at_;
                visit();
                line.resize(levels.back().own);
                line.back() = levels.back().branch;
                line.push_back(levels.back().replaced);
                levels.pop_back();
            } else {
                slowly([](ByteReader& in) { skipRemark(in); });
            }
        }
        return levels.empty() ? Outcome::read : Outcome::damaged;
    } catch (const FormatError&) {
        return Outcome::damaged;
    }
}

template <class Squares> void LineReader<Squares>::step(Line<Squares>& line) {
    if (*at_ < openVariation)
        move(line);
    else
        otherStep(line);
}

template <class Squares> void LineReader<Squares>::move(Line<Squares>& line) {
    Place<Squares>& here = line.back();
    if (!here.known)
        fail("a move in an unknown position");
    const auto origin = static_cast<std::uint32_t>(at_ - blob_.data());
    const std::size_t from = *at_++;
    const std::uint8_t second = byte();
    const std::size_t to = second & (explicitBit - 1U);
    if (from >= size_ || to >= size_)
        fail("no such square");
    const Squares fromBit = bits_[from];
    const Squares toBit = bits_[to];
    const Squares mine = here.pieces(here.toMove());
    const Squares theirs = here.pieces(opponent(here.toMove()));
    const bool isKing = (here.kings & fromBit) != 0;
    here.crowns = !isKing && (crowning_[here.blackToMove ? 1 : 0] & toBit) != 0;
    here.captured = between_[from * size_ + to] & theirs;
    if ((second & explicitBit) != 0)
        here.captured = writtenOut(here.crowns);
    // Where captured pieces leave at once, the taker may come to rest where one of them stood.
    const Squares inTheWay = leaveAtOnce_ ? theirs & ~here.captured : theirs;
    if ((mine & fromBit) == 0 || (from != to && ((mine | inTheWay) & toBit) != 0) ||
        (here.captured & ~theirs) != 0 || (here.crowns && isKing))
        fail("a move that the board does not allow");
    here.from = squares_[from];
    here.to = squares_[to];
    here.moved = true;

    Place<Squares> next;
    next.known = true;
    next.origin = origin;
    next.ply = here.ply + 1;
    next.blackToMove = !here.blackToMove;
    const Squares moved = (mine & ~fromBit) | toBit;
    const Squares left = theirs & ~here.captured;
    next.white = here.blackToMove ? left : moved;
    next.black = here.blackToMove ? moved : left;
    next.kings = here.kings & ~here.captured & ~fromBit;
    if (isKing || here.crowns)
        next.kings |= toBit;
    next.numbers = here.captured == 0 && !here.crowns ? here.numbers : numbersOf(next);
    line.push_back(next);
}

// The rest of a move that names what it takes.
template <class Squares> Squares LineReader<Squares>::writtenOut(bool& crowns) {
    const std::uint8_t count = byte();
    if ((count & 0x80) != 0)
        fail("too many pieces taken");
    crowns = (count & crownsBit) != 0;
    Squares captured = 0;
    int last = -1;
    for (int i = count & countMask; i > 0; --i) {
        const std::uint8_t number = byte();
        if (number <= last || number >= size_)
            fail("taken pieces out of order, or no such square");
        last = number;
        captured |= bits_[number];
    }
    return captured;
}

// A pass, a move that was not recorded, a position set up.
template <class Squares> void LineReader<Squares>::otherStep(Line<Squares>& line) {
    Place<Squares>& here = line.back();
    here.moved = false;
    Place<Squares> next;
    next.ply = here.ply;
    const auto origin = static_cast<std::uint32_t>(at_ - blob_.data());
    const std::uint8_t code = *at_++;
    if (code == setup) {
        set(next, slowly([this](ByteReader& in) { return readPosition(in, variant_); }));
    } else {
        if (code == pass && here.known) {
            next = here;
            next.blackToMove = !here.blackToMove;
        }
        ++next.ply;
    }
    next.origin = origin;
    line.push_back(next);
}

template class LineReader<std::uint64_t>;
template class LineReader<rules::SquareBits>;

} // namespace damscope::db::query
