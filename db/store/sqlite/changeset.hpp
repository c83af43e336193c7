// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/sqlite/sqlite.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

struct sqlite3_session;

namespace damscope::db {

/// Records how the rows of some tables change, from its making until its end: SQLite's session
/// extension. What a row was first and what it is last counts; the steps between do not.
class ChangeRecorder {
public:
    ChangeRecorder(const Connection& connection, std::span<const std::string_view> tables);

    /// Whether changes of rows that have not changed yet are recorded.
    void record(bool wanted) const;
    /// All changes so far; empty if there are none. Before the transaction's commit.
    [[nodiscard]] std::vector<std::uint8_t> changes() const;

private:
    struct Delete {
        void operator()(sqlite3_session* session) const;
    };
    const Connection& connection_;
    std::unique_ptr<sqlite3_session, Delete> session_;
};

/// A value of a row; the first is NULL.
using StoredValue =
    std::variant<std::monostate, std::int64_t, std::string, std::vector<std::uint8_t>>;

/// How one row changed.
struct RowChange {
    enum class Kind : std::uint8_t { added, changed, removed };
    Kind kind{};
    std::string table;
    std::vector<bool> isKey; ///< by column
    /// By column. Of a row that was changed, those that changed and, before, those of its key.
    std::vector<std::optional<StoredValue>> before;
    std::vector<std::optional<StoredValue>> after;

    /// What identifies the row in its table.
    [[nodiscard]] std::vector<StoredValue> key() const;
    /// The change back.
    [[nodiscard]] RowChange reversed() &&;
};

/// Visits the changes that a recorder has recorded. Throws Error where they are damaged.
void eachChange(const Connection& connection, std::span<const std::uint8_t> changes,
                const std::function<void(RowChange)>& visit);

/// The changes back to where these began.
[[nodiscard]] std::vector<std::uint8_t> reversed(const Connection& connection,
                                                 std::span<const std::uint8_t> changes);

/// Whether rows of the open transaction refer to rows that do not exist, where the check of
/// references was deferred to its end.
[[nodiscard]] bool lacksReferences(const Connection& connection);

} // namespace damscope::db
