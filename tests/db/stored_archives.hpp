// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/store.hpp"
#include "rules/game/game.hpp"
#include "tests/db/temporary_folder.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <vector>

namespace damscope::db {

// A store of all games of the real archives. They are not in this repository: see DAMSCOPE_SHARED
// in CONTRIBUTING.md; without them the tests are skipped.
class StoredArchives : public ::testing::Test {
protected:
    void SetUp() override;

    TemporaryFolder folder_;
    Store store_{folder_ / "games.db", Store::Access::write};
    std::vector<rules::Game> stored_; // in the order of their ids, from 1

private:
    void import(const std::filesystem::path& file);

    std::uint64_t sources_ = 0;
};

} // namespace damscope::db
