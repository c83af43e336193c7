// SPDX-License-Identifier: GPL-3.0-or-later
// Any text: every game in it is read, assembled, written, and read back equal.

#include "parser/syntax/reader.hpp"
#include "tests/parser/round_trip.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

namespace {

using namespace damscope::parser;

void check(bool isSo, const char* what) {
    if (isSo)
        return;
    std::fprintf(stderr, "%s\n", what);
    std::abort();
}

void checkRepaired(const GameText& text, const ReadGame& asWritten) {
    const ReadGame game = assemble(text, {{}, {}, Repair::apply});
    check(!game.repaired || !asWritten.legal, "a legal game was repaired");
    check(!game.repaired || game.plies > 0, "a repaired game has no moves");
    if (game.repaired)
        check(testing::roundTripFault(game).empty(), testing::roundTripFault(game).c_str());
}

void checkGame(const GameText& text) {
    check(text.script.size() == text.itemOffsets.size(), "an item has no place");
    const ReadGame game = assemble(text);
    for (std::size_t i = 1; i < game.problems.size(); ++i)
        check(game.problems[i - 1].offset <= game.problems[i].offset, "problems out of order");
    check(testing::roundTripFault(game).empty(), testing::roundTripFault(game).c_str());
    checkRepaired(text, game);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text(data, data + size);
    Reader reader(text);
    std::size_t end = 0;
    for (GameText game; reader.next(game);) {
        check(game.offset >= end, "games overlap");
        end = game.offset + game.source.size();
        check(end <= text.size(), "a game goes beyond the text");
        checkGame(game);
    }
    check(reader.offset() == text.size(), "not all was read");
    return 0;
}
