// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/search/lists/filter.hpp"
#include "db/search/lists/filter_text.hpp"
#include "db/search/lists/names.hpp"
#include "messages/language.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::db {

class Selection;

/// A value that has a name of its own, such as "white" of results.
struct FilterValue {
    std::string_view name;
    const char* label; ///< as people say it: "White won"
    void (*set)(Filter& filter);
    bool (*holds)(const Filter& filter);
    void (*select)(Selection& selection) = nullptr; ///< where each value selects for itself
    bool isOffered = false;       ///< while a filter is typed: it is useful, and quickly counted
    std::string_view option = {}; ///< the option of the command line that says it: "won"
    const char* help = nullptr;   ///< of that option
    std::string_view says = {};   ///< as FilterCondition::says
};

/// A condition of filters, and all that is known about it: the options of the command line and
/// their help, the text of filters, the chips and lists of the window, and the search for games are
/// made from these rows.
struct FilterCondition {
    std::string_view key; ///< from:1998, --from 1998
    const char* label;    ///< in the window
    /// The words by which a selection says it (selection_text.hpp), several ways separated by |,
    /// with a word in capitals for the value (sayings.hpp): "since DATE|from DATE". The first way
    /// is the one that is written. "upsets=1-" says a value of its own; without a value, and
    /// without a place for it, it is the player who is named.
    std::string_view says = {};
    std::string_view placeholder = {}; ///< of its value in the help; empty: its values are options
    const char* help = nullptr;
    bool isMany = false;                      ///< several can be given
    std::optional<NameKind> names = {};       ///< the value is a name of this kind
    std::span<const FilterValue> values = {}; ///< those that have names
    /// Sets the filter by any other value; returns what is wrong with the value, and then leaves
    /// the filter as it is.
    std::optional<FilterError> (*parse)(Filter& filter, std::string_view value);
    /// For values that are names: what is wrong with one that is not among them.
    std::optional<FilterError> (*unknown)(std::string_view value,
                                          const NameCatalogue& names) = nullptr;
    /// The values, without those that have names, so that parse() sets them again.
    std::vector<std::string> (*print)(const Filter& filter) = nullptr;
    /// Restricts a selection if the filter has the condition. Nothing: another row does, or the
    /// values do.
    void (*select)(Selection& selection, const Filter& filter) = nullptr;
    /// A value as people say it, if that is neither the value nor its label.
    std::string (*describe)(std::string_view value, Language language) = nullptr;

    /// The value with a name, or nothing.
    [[nodiscard]] const FilterValue* find(std::string_view name) const;
};

/// Every condition that a filter can have, in the order of the help.
[[nodiscard]] std::span<const FilterCondition> filterConditions();
/// The one with a key, or nothing.
[[nodiscard]] const FilterCondition* findCondition(std::string_view key);

/// A name of something in a store.
struct NamedEntity {
    NameKind kind{};
    std::string name;
};
/// That a condition says; nothing if its value is no name.
[[nodiscard]] std::optional<NamedEntity> namedEntityOf(const FilterTerm& term);

/// The condition that an option without a value says: "won" is outcome:won.
[[nodiscard]] std::optional<FilterTerm> termOfOption(std::string_view option);
} // namespace damscope::db
