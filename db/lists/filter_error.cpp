// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/lists/filter_error.hpp"

#include "db/lists/filter_values.hpp"

#include <array>

namespace damscope::db {

namespace {

// In the order of FilterFault.
constexpr std::array<std::string_view, static_cast<std::size_t>(FilterFault::notSearched) + 1>
    codes{"filter-unknown-key",  "filter-value-missing", "filter-ids",
          "filter-date",         "filter-no-such-date",  "filter-range",
          "filter-result",       "filter-outcome",       "filter-variant",
          "filter-contents",     "filter-yes-or-no",     "filter-tag",
          "filter-shot",         "filter-structure",     "filter-outcome-of-nobody",
          "filter-third-player", "filter-no-collection", "filter-not-searched"};

} // namespace

Message message(const FilterError& error) {
    Message message{std::string(codes[static_cast<std::size_t>(error.fault)]),
                    {{"word", error.word}}};
    if (error.fault == FilterFault::unknownKey) {
        const auto keys = filterKeys();
        message.parameters.push_back({"keys", std::vector<std::string>(keys.begin(), keys.end())});
    }
    if (!error.similar.empty())
        message.parameters.push_back({"similar", error.similar});
    return message;
}

} // namespace damscope::db
