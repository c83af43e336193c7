// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/meaning/game_date.hpp"

#include "parser/meaning/game_tags.hpp"

#include <string_view>

namespace damscope::parser {
namespace {

using rules::Tag;

std::string_view valueOf(const std::vector<Tag>& tags, std::string_view name) {
    const auto tag = tagNamed(tags, name);
    return tag ? std::string_view(tags[*tag].value) : std::string_view();
}

int yearOfEvent(const std::vector<Tag>& tags) {
    for (const std::string_view name : {"Event", "Site"})
        if (const int year = rules::yearIn(valueOf(tags, name)); year > 0)
            return year;
    return 0;
}

} // namespace

GameDate gameDate(const std::vector<Tag>& tags) {
    GameDate found;
    const auto tag = tagNamed(tags, "Date");
    if (tag) {
        auto reading = rules::dateReading(tags[*tag].value);
        if (!reading.clear)
            reading = rules::dateReading(tags[*tag].value, yearOfEvent(tags));
        found.date = reading.date;
        if (!reading.clear)
            found.unclear = tag;
    }
    for (const std::string_view name : {"EventDate", "UTCDate"})
        if (!found.date.isKnown())
            found.date = rules::readDate(valueOf(tags, name));
    return found;
}

} // namespace damscope::parser
