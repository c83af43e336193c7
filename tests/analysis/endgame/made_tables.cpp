// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/analysis/endgame/made_tables.hpp"

#include "analysis/endgame/variant_endgame.hpp"
#include "base/files/file_access.hpp"

#include <gtest/gtest.h>

#include <stdexcept>
#include <system_error>

namespace damscope::analysis::endgame {

TableFolder::TableFolder() {
    std::error_code error;
    path_ = base::makeTemporaryFolder(::testing::TempDir(), error);
    if (error)
        throw std::runtime_error("no temporary folder");
}

TableFolder::~TableFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

Tables TableFolder::make(rules::Variant variant, int pieces) const {
    const BuildReport report = build(path_, variant, pieces, 2, {}, {});
    EXPECT_TRUE(report.complete);
    return {path_, variant};
}

} // namespace damscope::analysis::endgame
