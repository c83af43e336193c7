// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/originals.hpp"

#include "db/sqlite/sqlite.hpp"
#include "db/store/store.hpp"

#include <string>
#include <string_view>

namespace damscope::db {
namespace {

constexpr std::string_view filesSql =
    "SELECT DISTINCT coalesce(nullif(file, ''), path) FROM source WHERE size > 0";

} // namespace

std::vector<std::filesystem::path> originals(Store& store) {
    std::vector<std::filesystem::path> files;
    const auto select = store.connection().kept(filesSql);
    while (select->step())
        files.emplace_back(std::string(select->text(0)));
    return files;
}

} // namespace damscope::db
