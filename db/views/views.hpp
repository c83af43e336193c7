// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace damscope::db {

class Connection;

/// A view: the contents of a store by the names that people use. Documented in docs/store.md.
struct View {
    std::string_view name;
    std::string_view select;
};

/// In the order of the documents: games, players, events, evaluations.
[[nodiscard]] std::span<const View> views();

/// Where a view is made.
enum class ViewPlace : std::uint8_t {
    store,     ///< in the file, for every SQLite tool
    connection ///< for this connection only, whatever the file has under its name
};
/// Makes the views, in the store those of an earlier version too.
void createViews(const Connection& connection, ViewPlace place);

} // namespace damscope::db
