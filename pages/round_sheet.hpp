// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/people/events/event_page.hpp"
#include "messages/language.hpp"
#include "pages/sheet.hpp"

namespace damscope::pages {

/// The points of each player after each round, and in brackets the place: "5 (2)". Without rows
/// where fewer than two rounds are known, of teams, and of events that are too large for it.
[[nodiscard]] SheetTable progressTable(const db::EventPage& page, Language language,
                                       const SheetLinks& links = {});

/// To hang on the wall: the games of a round, with the results that are known, its byes, and the
/// standings.
[[nodiscard]] Sheet roundSheet(const db::EventPage& page, int round, Language language);

} // namespace damscope::pages
