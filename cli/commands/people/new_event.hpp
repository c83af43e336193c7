// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options/apply_option.hpp"
#include "cli/options/arguments.hpp"
#include "cli/options/store_options.hpp"
#include "cli/terminal/console.hpp"
#include "db/people/events/event_editing.hpp"
#include "rules/board/rules.hpp"
#include "rules/text/date.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace damscope::cli {

/// --enter and what belongs to it: the games of an event, before they are played or with their
/// results.
class NewEventOptions {
public:
    void declare(Arguments& arguments);
    [[nodiscard]] bool given() const { return players_.has_value(); }
    /// Makes the games, or lists them where they are many; without a variant those of the event
    /// that are there, or international. `counting` is kept with them. Throws UsageError for a list
    /// of players that is none.
    ExitStatus enter(const std::string& name, std::optional<rules::Variant> variant,
                     const db::EventCounting& counting, const StoreOptions& store,
                     const ApplyOption& apply, Console& console) const;

private:
    [[nodiscard]] db::Draw draw() const;
    void checkAgainst(const db::Entrants& entrants) const;
    /// What is to be done in a store, which need not exist; `event` has its names then.
    [[nodiscard]] db::RoundEntry entryIn(const StoreOptions& store, db::NewEvent& event,
                                         const db::Entrants& entrants,
                                         std::optional<rules::Variant> variant,
                                         Console& console) const;

    std::optional<std::string> players_;
    bool twice_ = false;
    std::int64_t rounds_ = 0;
    std::int64_t pairings_ = 0;
    rules::Date date_;
    std::string site_;
    std::vector<std::string> newcomers_;
};

} // namespace damscope::cli
