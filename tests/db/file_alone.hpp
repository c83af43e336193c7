// SPDX-License-Identifier: GPL-3.0-or-later
// What somebody gets who copies the file of a store and nothing that lies beside it.
#pragma once

#include "db/store/health/check.hpp"
#include "db/store/store.hpp"
#include "tests/db/temporary_folder.hpp"

#include <filesystem>

namespace damscope::db {

/// The games in a copy of the file alone, which must be sound.
inline std::uint64_t gamesInFileAlone(const std::filesystem::path& store) {
    const TemporaryFolder folder;
    std::filesystem::copy_file(store, folder / "copy.db");
    Store copy(folder / "copy.db", Store::Access::read);
    const CheckReport report = check(copy);
    EXPECT_TRUE(report.sound()) << report.findingCount << " faults in a copy of " << store;
    return report.games;
}

} // namespace damscope::db
