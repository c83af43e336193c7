// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options/arguments.hpp"
#include "db/training/deck.hpp"

#include <string>

namespace damscope::cli {

/// --deck and --today: which exercises, and on which day.
struct DeckOption {
    std::string words;

    void declare(Arguments& arguments);
    /// Throws UsageError for words that mean nothing, and for a player whom no game has.
    [[nodiscard]] db::Deck deckIn(db::Store& store) const;

private:
    [[nodiscard]] db::Deck readWords() const;
};

/// --today: the day that it counts as.
struct TodayOption {
    std::optional<db::Day> day;

    void declare(Arguments& arguments);
    /// That, else the day of the local calendar.
    [[nodiscard]] db::Day today() const;
};

/// "2026-11-23".
[[nodiscard]] std::string dayText(db::Day day);

} // namespace damscope::cli
