// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a movetext blob: an error, or a game that comes back from its own encoding.
#include "db/store/codec/game_codec.hpp"
#include "db/store/codec/main_line.hpp"
#include "parser/write/write.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>

namespace {

using namespace damscope;

void require(bool holds) {
    if (!holds)
        std::abort();
}

// Returns how many positions the main line has.
std::size_t readMainLine(std::span<const std::uint8_t> blob, bool& failed) {
    db::MainLineReader line(blob);
    std::size_t positions = 0;
    while (line.next())
        ++positions;
    failed = line.failed();
    return positions;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::span blob(data, size);
    bool failed = false;
    const std::size_t positions = readMainLine(blob, failed);
    const auto game = db::decodeGame(blob);
    if (!game)
        return 0;
    require(!failed);
    require(positions == game->mainLine().size() + 1);
    const auto again = db::decodeGame(db::encodeGame(*game));
    require(again.hasValue() && *again == *game);
    // Moves that break the rules must not hurt who writes them.
    (void)db::firstIllegalMove(*game);
    (void)parser::writePdn(*game);
    return 0;
}
