// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options/arguments.hpp"
#include "rules/game/game.hpp"

#include <span>
#include <vector>

namespace damscope::cli {

/// --set NAME=VALUE and --remove NAME: what is changed about the headers of games.
class TagOptions {
public:
    void declare(Arguments& arguments);
    /// Removed tags have an empty value.
    [[nodiscard]] const std::vector<rules::Tag>& changes() const { return changes_; }

private:
    std::vector<rules::Tag> changes_;
};

/// Throws UsageError if the changes set a Result that the rules of a variant do not know.
void requireResult(std::span<const rules::Tag> changes, rules::Variant variant);

} // namespace damscope::cli
