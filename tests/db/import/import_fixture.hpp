// SPDX-License-Identifier: GPL-3.0-or-later
// An import into a store in a folder of its own, for tests.
#pragma once

#include "db/ingest/import.hpp"
#include "tests/intake/intake_files.hpp"

#include <gtest/gtest.h>

#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::db::testing {

/// An import with all that it reported.
struct Imported {
    ImportSummary summary;
    std::vector<ImportProblem> problems;
    std::vector<Notice> notices;
    std::vector<ImportedSource> sources;
};

class ImportTest : public ::testing::Test {
protected:
    [[nodiscard]] std::string store(std::string_view name = "games.db") const {
        return folder_.path(name);
    }
    Imported import(const std::vector<std::string>& paths, const ImportOptions& options = {},
                    std::string_view name = "games.db", const std::stop_token& stop = {}) const;
    /// Every game as PDN, with its id, place and problems.
    [[nodiscard]] std::string contents(std::string_view name = "games.db") const;
    void expectSound(std::string_view name = "games.db") const;

    TemporaryFolder folder_;
};

/// A game whose second move is illegal: 19-23 must be answered by 28x19.
[[nodiscard]] std::string illegalGame(int number);

} // namespace damscope::db::testing
