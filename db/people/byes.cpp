// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/people/byes.hpp"

namespace damscope::db {

using rules::GameResult;

Byes::Byes(const Persons& persons) : names_(persons.end()) {
    for (const WrittenName& name : persons.names())
        names_[number(name.id)].written = &name;
}

bool Byes::isBye(std::uint32_t name, rules::Color side, GameResult result, std::int64_t plies) {
    if (plies > 0 || name >= names_.size() || names_[name].written == nullptr)
        return false;
    std::optional<ByeName>& read = names_[name].read;
    if (!read)
        read = byeNameOf(names_[name].written->text);
    const auto won = side == rules::Color::white ? GameResult::whiteWins : GameResult::blackWins;
    return read == ByeName::yes ||
           (read == ByeName::perhaps && result != won && result != GameResult::draw);
}

} // namespace damscope::db
