// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text/csv.hpp"
#include "cli/terminal/json.hpp"
#include "db/events/event_page.hpp"

#include <string>

namespace damscope::cli {

// What `damscope event` prints of teams.

/// The teams in the order of their standings; empty where the event has none.
[[nodiscard]] Json teamsJson(const db::EventPage& page);
/// Their encounters, board by board.
[[nodiscard]] Json encountersJson(const db::EventPage& page);
[[nodiscard]] std::string teamsCsv(const db::EventPage& page, base::CsvReader reader);
/// A line for each game of an encounter.
[[nodiscard]] std::string boardsCsv(const db::EventPage& page, base::CsvReader reader);

} // namespace damscope::cli
