// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/result.hpp"
#include "rules/board/rules.hpp"

#include <cstdint>
#include <limits>
#include <type_traits>
#include <utility>

namespace damscope::db {

/// Which integers of a store are values of a type: all that it holds, or those that an enumeration
/// names where it is an index of tables.
template <class Value> struct StoredRange {
    using Number = typename std::conditional_t<std::is_enum_v<Value>, std::underlying_type<Value>,
                                               std::type_identity<Value>>::type;
    static constexpr std::int64_t least =
        std::is_signed_v<Number> ? static_cast<std::int64_t>(std::numeric_limits<Number>::min())
                                 : 0;
    static constexpr std::int64_t most =
        std::in_range<std::int64_t>(std::numeric_limits<Number>::max())
            ? static_cast<std::int64_t>(std::numeric_limits<Number>::max())
            : INT64_MAX;
};
template <> struct StoredRange<rules::Color> { static constexpr std::int64_t least = 0, most = 1; };
template <> struct StoredRange<rules::Variant> {
    static constexpr std::int64_t least = 0, most = rules::variantCount - 1;
};
template <> struct StoredRange<rules::GameResult> {
    static constexpr std::int64_t least = 0,
                                  most = static_cast<std::int64_t>(rules::GameResult::bothLose);
};

} // namespace damscope::db
