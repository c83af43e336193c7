// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes, with the right check before them, as a block of the position index.
#include "db/store/codec/hash.hpp"
#include "db/store/index/postings.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace damscope::db;
    const std::uint64_t hash = hashOf({data, size});
    constexpr std::size_t hashSize = 4;
    std::vector<std::uint8_t> block(hashSize + size);
    for (std::size_t i = 0; i < hashSize; ++i)
        block[i] = static_cast<std::uint8_t>(hash >> (8 * i));
    std::copy_n(data, size, block.begin() + hashSize);
    std::vector<GamePly> hits;
    std::uint64_t key = 0;
    try {
        PostingsReader groups(block, 1, 0);
        while (groups.group(key, hits)) {
        }
        hits.clear();
        PostingsReader(block, 1, 0).find(key, hits);
        hits.clear();
        PostingsReader(block, 1, 0).hotHits(hits);
    } catch (const DamagedPostings&) {
        // as it should be
    }
    return 0;
}
