// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <vector>

namespace damscope::db {

class Store;

/// The files that the sources of a store were read from, each once: themselves, or the archives
/// they are in.
[[nodiscard]] std::vector<std::filesystem::path> originals(Store& store);

} // namespace damscope::db
