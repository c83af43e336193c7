// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options/arguments.hpp"
#include "db/lists/filter.hpp"
#include "db/lists/filter_error.hpp"

#include <optional>
#include <string>

namespace damscope::cli {

/// What is said about a value that a filter does not take; nothing if nothing is wrong with it.
[[nodiscard]] std::optional<std::string> said(const std::optional<db::FilterError>& wrong);

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

} // namespace damscope::cli
