// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/parser/round_trip.hpp"

#include "parser/syntax/reader.hpp"
#include "parser/write/write.hpp"
#include "tests/parser/strict_pdn.hpp"

namespace damscope::parser::testing {

std::string roundTripFault(const ReadGame& game) {
    const std::string written = writePdn(game.game);
    if (const std::string fault = strictFault(written); !fault.empty())
        return fault + "\n" + written;
    Reader reader(written);
    GameText text;
    if (!reader.next(text))
        return "no game was read back:\n" + written;
    const ReadGame again = assemble(text);
    const std::string writtenAgain = writePdn(again.game);
    const std::string both = written + "-- and read back:\n" + writtenAgain;
    if (reader.next(text))
        return "more than one game was read back:\n" + both;
    if (!(again.game == game.game))
        return "another game was read back:\n" + both;
    if (again.legal != game.legal)
        return "the game is not as legal as before:\n" + both;
    if (writtenAgain != written)
        return "another text was written:\n" + both;
    return {};
}

} // namespace damscope::parser::testing
