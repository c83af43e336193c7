// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/columnar/positions_table.hpp"

namespace damscope::db {

class Store;

/// Looks up what engines have said of the positions of games.
class JudgedPositions {
public:
    explicit JudgedPositions(Store& store);
    /// By the moves before a position; empty if nothing is known of any.
    [[nodiscard]] std::vector<JudgedPosition> of(const GameParts& game) const;

private:
    Store& store_;
    bool any_; ///< the store has evaluations at all
};

} // namespace damscope::db
