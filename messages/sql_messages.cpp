// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with a statement of SQL. What SQLite itself says is in English.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto messages = std::to_array<Entry>({
    {"sql-empty", phrase("there is no statement; write one such as SELECT count(*) FROM games")},
    {"sql-several", phrase("another statement begins here; give one at a time")},
    {"sql-writes",
     phrase("this is not a SELECT; only SELECT is possible here, and nothing was changed")},
    {"sql-wrong", phrase("SQLite does not accept this: {reason}")},
    {"sql-out-of-time",
     phrase("not finished in the time that --timeout allows; allow more, or select less")},
    {"sql-stopped", phrase("interrupted")},
    {"sql-failed", phrase("the database is damaged or cannot be read: {reason}; 'damscope check' "
                          "reports what can be "
                          "saved")},
});

} // namespace

std::span<const Entry> sqlMessages() {
    return messages;
}

} // namespace damscope::tables
