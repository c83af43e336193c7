// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/endgame/library.hpp"
#include "rules/board/position.hpp"
#include "rules/board/result.hpp"

#include <optional>

namespace damscope::db {

/// Results of positions by the endgame tables in their usual folder.
class TableResults {
public:
    TableResults();
    /// With perfect play; unknown where no table has the position.
    [[nodiscard]] rules::GameResult of(const rules::Position& position) const;

private:
    std::optional<analysis::endgame::Library> tables_;
};

} // namespace damscope::db
