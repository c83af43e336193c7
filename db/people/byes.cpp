// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/people/byes.hpp"

namespace damscope::db {

using rules::GameResult;

bool Byes::isBye(std::uint32_t name, rules::Color side, GameResult result, std::int64_t plies) {
    if (plies > 0 || !persons_.has(NameId{name}))
        return false;
    const auto [read, isNew] = read_.try_emplace(name);
    if (isNew)
        read->second = byeNameOf(persons_.text(NameId{name}));
    const auto won = side == rules::Color::white ? GameResult::whiteWins : GameResult::blackWins;
    return read->second == ByeName::yes ||
           (read->second == ByeName::perhaps && result != won && result != GameResult::draw);
}

} // namespace damscope::db
