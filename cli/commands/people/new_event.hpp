// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options/arguments.hpp"
#include "cli/options/store_options.hpp"
#include "cli/terminal/console.hpp"
#include "cli/terminal/exit_status.hpp"
#include "db/events/entrants.hpp"

#include <optional>
#include <string>

namespace damscope::cli {

/// --enter and what belongs to it: the games of an event that is to be played.
class NewEventOptions {
public:
    void declare(Arguments& arguments);
    [[nodiscard]] bool given() const { return players_.has_value(); }
    /// Makes the games. Throws UsageError for a list of players that is none.
    ExitStatus enter(const std::string& name, rules::Variant variant, const StoreOptions& store,
                     Console& console) const;

private:
    [[nodiscard]] db::Draw draw() const;

    std::optional<std::string> players_;
    bool twice_ = false;
    std::int64_t rounds_ = 0;
    std::int64_t pairings_ = 0;
    std::string date_;
    std::string site_;
};

} // namespace damscope::cli
