// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options/arguments.hpp"
#include "db/lists/filter.hpp"
#include "db/lists/filter_error.hpp"

#include <optional>
#include <string>

namespace damscope::cli {

/// The error for a value that a filter does not accept; nothing if the value is correct.
[[nodiscard]] std::optional<std::string> said(const std::optional<db::FilterError>& wrong);

/// FILTER: the games that a command applies to. The same options in all commands that have them.
class FilterOptions {
public:
    /// Whether --variant chooses among the games; a command may use it for something else.
    enum class Variants { chosen, all };
    void declare(Arguments& arguments, Variants variants = Variants::chosen);
    /// The selected games.
    /// Throws UsageError for --won and the like without a player.
    [[nodiscard]] const db::Filter& filter() const;
    /// Whether any filter was given; without one all games are selected.
    [[nodiscard]] bool given() const { return filter_ != db::Filter{}; }

private:
    void declareOutcomes(Arguments& arguments);

    db::Filter filter_;
    std::string outcomeOption_; ///< as it was given
};

} // namespace damscope::cli
