// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes, with the right check before them, as a block of the position index.
#include "db/hash.hpp"
#include "db/postings.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace damscope::db;
    const std::uint64_t hash = hashOf({data, size});
    std::vector<std::uint8_t> block;
    for (unsigned shift = 0; shift < 32; shift += 8)
        block.push_back(static_cast<std::uint8_t>(hash >> shift));
    block.insert(block.end(), data, data + size);
    std::vector<Hit> hits;
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
