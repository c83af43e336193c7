// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/codec/numbers.hpp"
#include "db/lists/filter.hpp"

#include <pybind11/pybind11.h>

#include <vector>

namespace damscope::db {
class Store;
}

/// What a database holds as NumPy arrays.
namespace damscope::python {

[[nodiscard]] pybind11::object arrayOf(const std::vector<db::GameId>& ids);

/// Every position of the main lines of the games of a variant that pass a filter, a column for each
/// fact; `bindings.hpp` and the documentation of Database.positions name them. Bit i of a set of
/// squares is the square with number i + 1; boards of more than 64 squares have a second column for
/// the rest. The move played there is 0, 0 where none was. Throws db::Error for damaged games.
[[nodiscard]] pybind11::dict positionColumns(db::Store& store, rules::Variant variant,
                                             db::Filter filter);

} // namespace damscope::python
