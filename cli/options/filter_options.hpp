// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options/arguments.hpp"
#include "cli/options/store_options.hpp"
#include "cli/terminal/console.hpp"
#include "db/search/lists/filter.hpp"
#include "db/search/lists/filter_conditions.hpp"
#include "db/search/query/language/query.hpp"
#include "db/search/query/language/query_error.hpp"
#include "db/search/query/match/matcher.hpp"
#include "db/store/store.hpp"

#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace damscope::cli {

/// The error for a value that a filter does not accept; nothing if the value is correct.
[[nodiscard]] Complaint complaint(const std::optional<db::FilterError>& wrong);

/// The options that are the long form of a selection (selection_options.hpp): one of each
/// condition.
class FilterOptions {
public:
    /// Whether --variant chooses among the games; a command may use it for something else.
    enum class Variants { chosen, all };
    void declare(Arguments& arguments, Variants variants = Variants::chosen);
    /// The selected games.
    [[nodiscard]] const db::Filter& filter() const { return filter_; }
    /// Whether any filter was given; without one all games are selected.
    [[nodiscard]] bool given() const { return filter_ != db::Filter{}; }
    /// The option without a value that said a condition: "--won" of outcome.
    [[nodiscard]] std::optional<std::string> flagOf(std::string_view key) const;

private:
    void declareValues(Arguments& arguments, const db::FilterCondition& condition);

    db::Filter filter_;
    /// By the key of a condition whose values are options, the one that was given.
    std::map<std::string_view, std::string> valueOptions_;
};

/// Throws UsageError: what is wrong with a query, and where.
[[noreturn]] void refuseQuery(std::string_view option, std::string_view text,
                              const db::query::QueryError& error);

/// QUERY, and the options that abbreviate parts of one: what to find.
class QueryOptions {
public:
    void declare(Arguments& arguments);
    /// The query: all conditions hold at one place of a game. Throws UsageError, which shows where
    /// a query cannot be understood. A position can be one of a game of the store.
    [[nodiscard]] db::query::Query query(rules::Variant variant, const StoreOptions& store,
                                         Console& console) const;
    /// QUERY, if an option says what to find and it is no query but the first word of something
    /// else: "find --moves ... FILE".
    [[nodiscard]] std::optional<std::string> takeWord(rules::Variant variant,
                                                      const db::NameCatalogue& names);
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

/// A game that a command is about, by its number. Throws UsageError if the store does not have it,
/// std::runtime_error if it is damaged.
[[nodiscard]] rules::Game gameMeant(db::Store& store, db::GameId id);

/// There is nothing to write: what a command was to select does not exist. No file is touched; the
/// text says why, and what was perhaps meant. The program ends with ExitStatus::problems.
class NothingSelected : public Failure {
public:
    using Failure::Failure;
};

} // namespace damscope::cli
