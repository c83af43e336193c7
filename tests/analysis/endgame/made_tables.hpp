// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/endgame/tables.hpp"

#include <filesystem>

namespace damscope::analysis::endgame {

// A folder that is gone at the end of its scope.
class TableFolder {
public:
    TableFolder();
    ~TableFolder();
    TableFolder(const TableFolder&) = delete;
    TableFolder& operator=(const TableFolder&) = delete;
    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

    // Makes the tables of a variant in it.
    [[nodiscard]] Tables make(rules::Variant variant, int pieces) const;

private:
    std::filesystem::path path_;
};

} // namespace damscope::analysis::endgame
