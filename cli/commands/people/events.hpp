// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text/csv.hpp"
#include "cli/terminal/json.hpp"
#include "cli/text/sheet.hpp"
#include "db/events/event_page.hpp"
#include "pages/sheet.hpp"

#include <string>
#include <vector>

namespace damscope::cli {

// What `damscope event` prints of teams.

/// The teams in the order of their standings; empty where the event has none.
[[nodiscard]] Json teamsJson(const db::EventPage& page);
/// Their encounters, board by board.
[[nodiscard]] Json encountersJson(const db::EventPage& page);
[[nodiscard]] std::string teamsCsv(const db::EventPage& page, base::CsvReader reader);
/// A line for each game of an encounter.
[[nodiscard]] std::string boardsCsv(const db::EventPage& page, base::CsvReader reader);

// What `damscope events` and `damscope event` print.

[[nodiscard]] Json eventLineJson(const db::EventLine& event);
[[nodiscard]] Sheet eventsSheet(const std::vector<db::EventLine>& events);
[[nodiscard]] std::string eventsCsv(const std::vector<db::EventLine>& events,
                                    base::CsvReader reader);

[[nodiscard]] Json eventJson(const db::EventPage& page);
/// With the crosstable, and games that are missing as holes in it.
[[nodiscard]] Sheet eventSheet(const db::EventPage& page, const pages::SheetLinks& links = {});
/// The standings, with the crosstable's cells.
[[nodiscard]] std::string eventCsv(const db::EventPage& page, base::CsvReader reader);

} // namespace damscope::cli
