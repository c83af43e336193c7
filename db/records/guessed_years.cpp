// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/records/guessed_years.hpp"

namespace damscope::db {
int guessedYear(const GameHeader& header) {
    if (header.day.isKnown())
        return 0;
    const int year = rules::yearIn(header.event);
    return year > 0 ? year : rules::yearIn(header.site);
}

} // namespace damscope::db
