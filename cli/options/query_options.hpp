// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options/arguments.hpp"
#include "db/query/language/query.hpp"
#include "db/query/match/matcher.hpp"

#include <optional>
#include <string>

namespace damscope::cli {

/// QUERY, and the options that abbreviate parts of one: what to find.
class QueryOptions {
public:
    void declare(Arguments& arguments);
    /// Only --find QUERY, for commands that do more than search.
    void declareOption(Arguments& arguments);
    [[nodiscard]] bool given() const { return text_.has_value(); }
    /// The query: all conditions hold at one place of a game. Throws UsageError, which shows where
    /// a query cannot be understood.
    [[nodiscard]] db::query::Query query(rules::Variant variant) const;
    /// QUERY, if it is the name of a file and an option says what to find: "find --moves ... FILE".
    [[nodiscard]] std::optional<std::string> takeFile();
    [[nodiscard]] db::query::Scope scope() const { return {everyPlace_, variations_}; }

private:
    std::optional<std::string> text_;
    std::optional<std::string> position_;
    std::optional<std::string> moves_;
    std::optional<std::string> pattern_;
    std::optional<std::string> material_;
    bool mirror_ = false;
    bool everyPlace_ = false;
    bool variations_ = false;
};

} // namespace damscope::cli
