// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/vocabulary.hpp"
#include "db/search/lists/filter.hpp"
#include "db/search/lists/filter_text.hpp"
#include "db/search/lists/selection_text.hpp"
#include "db/search/query/find/find.hpp"
#include "db/search/query/language/query.hpp"
#include "db/search/query/language/query_error.hpp"
#include "messages/message.hpp"
#include "rules/board/rules.hpp"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string_view>
#include <variant>

namespace damscope::db::query {

/// Games by one text, read to the end: conditions, and the query behind `where`.
struct AskedGames {
    GameSelection said{};
    std::optional<Query> where{};
};

/// What is wrong with such a text.
using AskedError = std::variant<FilterError, QueryError>;

/// The variant that a query among the games of a filter is about.
[[nodiscard]] inline rules::Variant
searchedVariant(const Filter& filter, rules::Variant usual = rules::Variant::international) {
    return filter.variant.value_or(usual);
}

/// Reads a selection without files (selection_text.hpp) with its query.
[[nodiscard]] Expected<AskedGames, AskedError> readAskedGames(std::string_view text,
                                                              const NameCatalogue& names);

/// What a query says nothing about.
struct Unsearched {
    Gaps gaps{};
    std::uint64_t otherVariants = 0; ///< games of the filter
    friend bool operator==(const Unsearched&, const Unsearched&) = default;
};
/// That so many games are of other variants than a query is about.
[[nodiscard]] Message otherVariantsMessage(std::uint64_t games, rules::Variant searched);

/// Leaves of the games of a filter those in which the query holds, by their numbers: what takes a
/// filter then takes what was found. The sink gets the first place of each. After a stop request
/// the filter has only some of them.
[[nodiscard]] Unsearched keepFound(Store& store, Filter& filter, const Query& query,
                                   const HitSink& sink, const FindOptions& options = {},
                                   const std::stop_token& stop = {});

} // namespace damscope::db::query
