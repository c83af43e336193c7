// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/endgame/table_layout.hpp"

#include <xxhash.h>

namespace damscope::analysis::endgame::layout {

namespace {

constexpr std::array members{&Census::positions,  &Census::withCapture, &Census::wins,
                             &Census::draws,      &Census::losses,      &Census::quietWins,
                             &Census::quietDraws, &Census::quietLosses, &Census::blocked};
static_assert(censusAt + 8 * members.size() == checkAt);

} // namespace

Material materialIn(Bytes header) {
    return {header[materialAt], header[materialAt + 1], header[materialAt + 2],
            header[materialAt + 3]};
}

Census censusIn(Bytes header) {
    Census c;
    for (std::size_t i = 0; i < members.size(); ++i)
        c.*members[i] = number<8>(header, censusAt + 8 * i);
    return c;
}

void setCensus(std::span<std::uint8_t> header, const Census& census) {
    for (std::size_t i = 0; i < members.size(); ++i)
        setNumber<8>(header, censusAt + 8 * i, census.*members[i]);
}

std::uint64_t check(Bytes header, Bytes directory) {
    return XXH3_64bits_withSeed(directory.data(), directory.size(),
                                XXH3_64bits(header.data(), header.size()));
}

std::uint64_t blockCheck(Bytes block) {
    return XXH3_64bits(block.data(), block.size()) & 0xffffffff;
}

} // namespace damscope::analysis::endgame::layout
