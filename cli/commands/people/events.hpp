// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text/csv.hpp"
#include "cli/terminal/json.hpp"
#include "db/people/events/event_page.hpp"

#include <string>
#include <string_view>

namespace damscope::cli {

// What `damscope event` prints.

[[nodiscard]] Json eventJson(const db::EventPage& page, Language language);
/// A table of an event: "players", the standings with the crosstable's cells; "teams"; "boards", a
/// line for each game of teams.
[[nodiscard]] std::string eventCsv(const db::EventPage& page, std::string_view table,
                                   base::CsvReader reader, Language language);

} // namespace damscope::cli
