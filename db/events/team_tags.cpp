// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/events/team_tags.hpp"

#include "db/codec/fold_name.hpp"
#include "db/records/tag_values.hpp"

#include <charconv>

namespace damscope::db {
namespace {

int numberAt(std::string_view text) {
    int number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number > 0 ? number : 0;
}

int boardIn(std::string_view round) {
    const std::size_t dot = round.rfind('.');
    return dot == round.npos ? 0 : numberAt(round.substr(dot + 1));
}

} // namespace

GameTeams TeamTags::of(const std::vector<rules::Tag>& tags, std::string_view round) {
    GameTeams teams{place(knownValue(tags, "WhiteTeam")), place(knownValue(tags, "BlackTeam")),
                    numberAt(knownValue(tags, "Board"))};
    if (teams.board == 0)
        teams.board = boardIn(round);
    return teams;
}

// "?" and "-" name none.
std::optional<std::size_t> TeamTags::place(std::string_view name) {
    const std::string folded = foldName(name);
    if (folded.empty())
        return std::nullopt;
    const auto [found, isNew] = places_.try_emplace(folded, names_.size());
    if (isNew)
        names_.emplace_back(name);
    return found->second;
}

} // namespace damscope::db
