// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/query/match/knowledge.hpp"

#include "db/store/evaluations.hpp"

namespace damscope::db::query {

std::optional<analysis::PositionEvaluation> Knowledge::evaluation(const rules::Position& position) {
    if (!store_)
        store_.emplace(file_, Store::Access::read);
    return db::evaluation(*store_, position);
}

rules::GameResult Knowledge::tableResult(const rules::Position& position) {
    if (!tables_)
        tables_.emplace();
    return tables_->byTables(position);
}

} // namespace damscope::db::query
