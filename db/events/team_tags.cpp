// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/events/team_tags.hpp"

#include "base/text/ascii.hpp"
#include "db/codec/fold_name.hpp"
#include "db/sqlite/sqlite.hpp"

#include <charconv>

namespace damscope::db {
namespace {

constexpr std::string_view areThereSql =
    "SELECT 1 FROM tag_name WHERE name IN ('WhiteTeam', 'BlackTeam')";
constexpr std::string_view tagSql =
    "SELECT t.value FROM tag t JOIN tag_name n ON n.id = t.name WHERE t.game = ?1 AND n.name = ?2";

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

TeamTags::TeamTags(Connection& connection)
    : connection_(connection), areThere_(connection.kept(areThereSql)->step()) {}

GameTeams TeamTags::of(GameId game, std::string_view round) {
    if (!areThere_)
        return {};
    GameTeams teams{place(tag(game, "WhiteTeam")), place(tag(game, "BlackTeam")),
                    numberAt(base::trimmed(tag(game, "Board")))};
    if (teams.board == 0)
        teams.board = boardIn(round);
    return teams;
}

std::string TeamTags::tag(GameId game, std::string_view name) {
    const auto select = connection_.kept(tagSql);
    return select->bind(game, name).step() ? std::string(select->text(0)) : std::string();
}

// "?" and "-" name none.
std::optional<std::size_t> TeamTags::place(const std::string& name) {
    const std::string folded = foldName(name);
    if (folded.empty())
        return std::nullopt;
    const auto [found, isNew] = places_.try_emplace(folded, names_.size());
    if (isNew)
        names_.emplace_back(base::trimmed(name));
    return found->second;
}

} // namespace damscope::db
