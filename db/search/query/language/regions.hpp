// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/rules.hpp"

#include <cstddef>
#include <optional>
#include <string_view>

/// Parts of the board that have a name in queries: `rim`, `left wing`, `row 5`.
namespace damscope::db::query {

/// Squares as each player sees them: the left wing of White is the right wing of Black. Squares
/// that are named are the same for both.
struct Area {
    rules::SquareSet ofWhite;
    rules::SquareSet ofBlack;

    /// Without a colour as White sees them.
    [[nodiscard]] rules::SquareSet of(std::optional<rules::Color> color) const {
        return color == rules::Color::black ? ofBlack : ofWhite;
    }
};

/// A region whose name begins a text.
struct NamedRegion {
    Area area;
    std::size_t length = 0; ///< of its name
};

/// The region whose name the text begins with, in lower case; nothing if there is none. Throws
/// Misread, at an offset in the query, where the name is not complete or the board has no such
/// part.
[[nodiscard]] std::optional<NamedRegion> regionAt(const rules::Rules& rules, std::string_view text,
                                                  std::size_t offset);

} // namespace damscope::db::query
