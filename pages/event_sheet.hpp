// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/people/events/event_page.hpp"
#include "pages/sheet.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace damscope::pages {

/// "2002-02-26 - 2002-03-03", as far as it is known.
[[nodiscard]] std::string eventDates(const db::EventLine& event);
/// "all-play-all"; for files.
[[nodiscard]] std::string_view keyOf(db::EventKind kind);

[[nodiscard]] Sheet eventsSheet(const std::vector<db::EventLine>& events, Language language);
/// With the crosstable, and games that are missing as holes in it; of teams with their table
/// before it, and each encounter board by board.
[[nodiscard]] Sheet eventSheet(const db::EventPage& page, Language language,
                               const SheetLinks& links = {});
/// The games of the event, by round.
[[nodiscard]] SheetTable eventGames(const db::EventPage& page, Language language,
                                    const SheetLinks& links = {});

/// "6-4"; with "*" while games without a result can change who wins.
[[nodiscard]] std::string resultText(const db::Encounter& encounter, bool first);

/// The results of teams against teams, by their places in the standings: "6-4", "6-4 5-5", "?" of
/// an encounter that is missing.
class TeamGrid {
public:
    explicit TeamGrid(const db::TeamTable& teams);
    [[nodiscard]] const std::vector<std::string>& row(std::size_t place) const {
        return cells_.at(place);
    }

private:
    [[nodiscard]] std::string& at(std::size_t one, std::size_t other);
    static void add(std::string& cell, const std::string& result);

    std::vector<std::size_t> places_; ///< of teams
    std::vector<std::vector<std::string>> cells_;
};

/// The teams against each other, with match points and board points; without rows if there are
/// none.
[[nodiscard]] SheetTable teamsTable(const db::EventPage& page, Language language);
/// A table for each encounter, board by board.
[[nodiscard]] std::vector<SheetTable> encounterTables(const db::EventPage& page, Language language,
                                                      const SheetLinks& links);

} // namespace damscope::pages
