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

} // namespace damscope::pages
