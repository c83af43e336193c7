// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/query/match/line_reader.hpp"

namespace damscope::db::query {

using namespace movetext;
using rules::SquareBits;

template <class Squares>
LineReader<Squares>::LineReader(rules::Variant variant) : variant_(variant), moves_(variant) {}

template <class Squares> void LineReader<Squares>::fail(const char* message) const {
    throw FormatError{static_cast<std::size_t>(at_ - blob_.data()), message};
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

template <class Squares> void LineReader<Squares>::start(LineEntries<Squares>& line) {
    at_ = blob_.data();
    end_ = blob_.data() + blob_.size();
    line.assign(1, entryOf<Squares>(
                       readSlowly(at_, end_, [](ByteReader& in) { return readHead(in).start; })));
}

template <class Squares>
typename LineReader<Squares>::Outcome
LineReader<Squares>::readMainLine(LineEntries<Squares>& line) {
    line.clear();
    try {
        start(line);
        while (at_ != end_) {
            if (isStep(*at_))
                step(line);
            else if (*at_ == openVariation)
                readSlowly(at_, end_, [this](ByteReader& in) { skipVariation(in, variant_); });
            else
                readSlowly(at_, end_, [](ByteReader& in) { skipRemark(in); });
        }
        return Outcome::read;
    } catch (const FormatError&) {
        return Outcome::damaged;
    }
}

template <class Squares>
typename LineReader<Squares>::Outcome
LineReader<Squares>::readVariations(LineEntries<Squares>& line,
                                    const std::function<void()>& visit) {
    std::vector<Level> levels;
    try {
        start(line);
        while (at_ != end_) {
            if (isStep(*at_))
                step(line);
            else if (*at_ == openVariation)
                beginVariation(line, levels);
            else if (*at_ == closeVariation)
                endVariation(line, levels, visit);
            else
                readSlowly(at_, end_, [](ByteReader& in) { skipRemark(in); });
        }
        return levels.empty() ? Outcome::read : Outcome::damaged;
    } catch (const FormatError&) {
        return Outcome::damaged;
    }
}

template <class Squares>
void LineReader<Squares>::beginVariation(LineEntries<Squares>& line, std::vector<Level>& levels) {
    if (line.size() <= (levels.empty() ? 1 : levels.back().own))
        fail("a variation without a move that it replaces");
    ++at_;
    const std::size_t own = line.size() - 1;
    levels.push_back({line[own - 1], line[own], own});
    line.pop_back();
}

template <class Squares>
void LineReader<Squares>::endVariation(LineEntries<Squares>& line, std::vector<Level>& levels,
                                       const std::function<void()>& visit) {
    if (levels.empty() || line.size() <= levels.back().own)
        fail("the end of no variation");
    ++at_;
    visit();
    line.resize(levels.back().own);
    line.back() = levels.back().branch;
    line.push_back(levels.back().replaced);
    levels.pop_back();
}

template <class Squares> void LineReader<Squares>::step(LineEntries<Squares>& line) {
    if (*at_ < openVariation)
        move(line);
    else
        otherStep(line);
}

template <class Squares> void LineReader<Squares>::move(LineEntries<Squares>& line) {
    LineEntry<Squares>& here = line.back();
    if (!here.known)
        fail("a move in an unknown position");
    const auto origin = static_cast<std::uint32_t>(at_ - blob_.data());
    const Board<Squares> board = boardOf(here);
    DecodedMove<Squares> move;
    if (!moves_.read(at_, end_, board, move))
        fail("a move that the board does not allow");
    moves_.record(move, here);
    LineEntry<Squares> next = entryWith(boardAfter(board, move));
    next.ply = here.ply + 1;
    next.origin = origin;
    line.push_back(next);
}

// A pass, a move that was not recorded, a position set up.
template <class Squares> void LineReader<Squares>::otherStep(LineEntries<Squares>& line) {
    LineEntry<Squares>& here = line.back();
    here.moved = false;
    LineEntry<Squares> next;
    const auto origin = static_cast<std::uint32_t>(at_ - blob_.data());
    const std::uint8_t code = *at_++;
    if (code == setup) {
        next = entryOf<Squares>(
            readSlowly(at_, end_, [this](ByteReader& in) { return readPosition(in, variant_); }));
        next.ply = here.ply;
    } else {
        if (code == pass && here.known) {
            next = here;
            next.blackToMove = !here.blackToMove;
        }
        next.ply = here.ply + 1;
    }
    next.origin = origin;
    line.push_back(next);
}

template class LineReader<std::uint64_t>;
template class LineReader<rules::SquareBits>;

using rules::Color;

template <class Squares>
MoveReader<Squares>::MoveReader(rules::Variant variant)
    : leaveAtOnce_(rules::rules(variant).removal == rules::Removal::atOnce),
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

template <class Squares>
typename MoveReader<Squares>::Rest MoveReader<Squares>::readRest(const std::uint8_t* at,
                                                                 const std::uint8_t* end) const {
    constexpr std::uint8_t countMask = movetext::crownsBit - 1;
    Rest rest{nullptr, 0, false};
    if (at == end || (*at & 0x80) != 0)
        return rest;
    const std::uint8_t count = *at++;
    rest.crowns = (count & movetext::crownsBit) != 0;
    int last = -1;
    for (int i = count & countMask; i > 0; --i) {
        if (at == end || *at <= last || *at >= size_) // out of order, or no such square
            return rest;
        last = *at;
        rest.captured |= bits_[*at++];
    }
    rest.end = at;
    return rest;
}

template class MoveReader<std::uint64_t>;
template class MoveReader<rules::SquareBits>;

} // namespace damscope::db::query
