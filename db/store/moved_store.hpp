// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/sqlite/sqlite.hpp"

namespace damscope::db {

class Store;

/// What to say of a store whose file was moved, renamed, replaced or deleted while games were
/// stored in it: where they are, and how many stay behind in its log. Brings as many as it can into
/// the file, wherever that is.
[[nodiscard]] Error movedStore(Store& store);

} // namespace damscope::db
