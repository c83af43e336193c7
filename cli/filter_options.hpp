// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/arguments.hpp"
#include "db/filter.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::cli {

/// FILTER: which games a command is about. The same options in every command that has them.
class FilterOptions {
public:
    void declare(Arguments& arguments);
    /// What was asked for.
    [[nodiscard]] const db::Filter& filter() const { return filter_; }
    /// Whether anything was asked for: else all games are meant.
    [[nodiscard]] bool given() const { return filter_ != db::Filter{}; }

private:
    db::Filter filter_;
};

/// What takes "2000-2200", "2000-", "-1800" or "60".
[[nodiscard]] Accept intoRange(std::optional<db::Range>& target);
/// Adds the numbers of a text such as "12" or "3,5,8-10"; gives back what is wrong with it, if
/// anything is.
[[nodiscard]] std::optional<std::string> addIds(std::vector<db::GameId>& ids,
                                                std::string_view text);

} // namespace damscope::cli
