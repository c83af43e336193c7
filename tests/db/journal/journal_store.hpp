// SPDX-License-Identifier: GPL-3.0-or-later
// A store whose journal is tested.
#pragma once

#include "db/search/players/persons.hpp"
#include "db/store/codec/numbers.hpp"
#include "db/store/journal.hpp"
#include "db/store/store.hpp"
#include "tests/db/temporary_folder.hpp"
#include "tests/intake/intake_files.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <string>

namespace damscope::db {

/// All that people see of a store, without the numbers of what was taken away.
[[nodiscard]] std::string stateOf(Store& store);

class Journal : public ::testing::Test {
protected:
    Journal() { begin(); }

    /// A store with games, and no entries.
    void begin();
    /// The path of a new file with games of "Imported N" against Player 1; of some moves are
    /// illegal, and one of them can be repaired.
    [[nodiscard]] std::string written(const std::string& name, int first, int count) const;
    [[nodiscard]] NameId name(const std::string& text);
    void set(GameId id, const std::string& tag, const std::string& value);
    /// Other moves, so that the index and the list of positions change.
    void play(GameId id, int from, int to);
    [[nodiscard]] std::int64_t last() { return journal(store_, 1).at(0).id; }

    testing::TemporaryFolder folder_; ///< for files
    TemporaryFolder memory_;
    int stores_ = 0;
    Store store_{memory_ / "games.db", Store::Access::write};
};

} // namespace damscope::db
