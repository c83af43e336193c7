// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/events/event_rows.hpp"

#include "db/codec/fold_name.hpp"
#include "db/codec/round_text.hpp"
#include "db/events/event_name.hpp"
#include "db/records/tag_values.hpp"
#include "db/records/tags.hpp"
#include "db/sqlite/sqlite.hpp"

namespace damscope::db {
namespace {

constexpr std::string_view rowSql =
    "SELECT g.white, g.black, g.white_rating, g.black_rating, g.variant, g.result, g.tags, "
    "g.round, e.name, g.day, g.plies, s.name FROM game g JOIN event e ON e.id = g.event "
    "LEFT JOIN site s ON s.id = g.site WHERE g.id = ?1";
constexpr std::string_view tagListSql = "SELECT names FROM tag_list WHERE id = ?1";

constexpr std::array<std::string_view, 6> distinguishingTags{"Section",     "Stage", "Group",
                                                             "TimeControl", "Board", "Time"};

} // namespace

std::optional<EventRow> EventRows::read(GameId game) {
    const auto row = connection_.kept(rowSql);
    if (!row->bind(game).step())
        return std::nullopt;
    const auto number = [&](int column) { return static_cast<int>(row->integer(column)); };
    EventRow read;
    read.id = game;
    const std::vector<rules::Tag> tags = storedTags(connection_, game);
    read.white = {row->id(0), number(2), playerNumbers(tags, rules::Color::white)};
    read.black = {row->id(1), number(3), playerNumbers(tags, rules::Color::black)};
    read.variant = row->as<rules::Variant>(4);
    read.result = row->as<rules::GameResult>(5);
    read.detail = detailOf(row->integer(6), read.variant);
    std::string round(row->text(7));
    read.round = roundKey(round);
    if (read.round.empty()) {
        round = readEventName(row->text(8)).round;
        read.round = roundKey(round);
    }
    read.roundNumber = roundNumber(round);
    read.day = rules::Date::ofStored(row->as<std::uint32_t>(9));
    read.plies = number(10);
    read.site = knownText(row->text(11));
    read.teams = teamTags_.of(tags, round);
    for (std::size_t i = 0; i < distinguishingTags.size(); ++i)
        read.marks.at(i) = foldName(knownValue(tags, distinguishingTags.at(i)));
    return read;
}

const rules::ResultDetail& EventRows::detailOf(std::int64_t tagList, rules::Variant variant) {
    const auto [detail, isNew] = details_.try_emplace({tagList, variant});
    if (isNew)
        if (const auto names = connection_.kept(tagListSql); names->bind(tagList).step())
            detail->second = resultDetail(rules::rules(variant), sharedResult(names->text(0)));
    return detail->second;
}

} // namespace damscope::db
