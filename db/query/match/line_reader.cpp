// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/query/match/line_reader.hpp"

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

} // namespace damscope::db::query
