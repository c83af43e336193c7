// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/query/match/move_reader.hpp"

#include "db/codec/board_lines.hpp"

namespace damscope::db::query {

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
