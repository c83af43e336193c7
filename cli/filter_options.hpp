// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/arguments.hpp"
#include "db/filter.hpp"

#include <string>

namespace damscope::cli {

/// FILTER: which games a command is about. The same options in every command that has them.
class FilterOptions {
public:
    void declare(Arguments& arguments);
    /// What was asked for.
    [[nodiscard]] const db::Filter& filter() const { return filter_; }

private:
    db::Filter filter_;
};

} // namespace damscope::cli
