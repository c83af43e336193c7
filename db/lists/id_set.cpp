// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/lists/id_set.hpp"

#include "db/codec/fold_name.hpp"
#include "db/sqlite/sqlite.hpp"

namespace damscope::db {

IdSet::IdSet(Statement& select) {
    while (select.step())
        insert(select.id(0));
}

void IdSet::insert(std::uint32_t id) {
    if (id >= has_.size())
        has_.resize(std::size_t{id} + 1);
    has_[id] = 1;
}

IdSet named(const Connection& connection, const std::string& table, std::string_view name) {
    const auto words = queryWords(name);
    std::string sql = "SELECT id FROM " + table + (words.empty() ? " WHERE 0" : " WHERE 1");
    for (std::size_t i = 0; i < words.size(); ++i)
        sql += " AND instr(folded, ?) > 0";
    Statement select = connection.prepare(sql);
    for (std::size_t i = 0; i < words.size(); ++i)
        select.bindOne(static_cast<int>(i) + 1, words[i]);
    return IdSet(select);
}

} // namespace damscope::db
