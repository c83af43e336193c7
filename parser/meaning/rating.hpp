// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

namespace damscope::parser {

/// What a text means as a rating.
struct RatingReading {
    std::optional<int> rating; ///< 1 to 9999
    bool clear = true;         ///< it was understood, or says that there is none: "", "?", "-", "0"
};

/// A rating as people write it: "2245", "2245*", "2245 (FMJD)", "GMI 2401", "2245.5", "2.245".
/// Nothing where several numbers may be the rating, "1500-1600"; that is not clear.
[[nodiscard]] RatingReading readRating(std::string_view text);

} // namespace damscope::parser
