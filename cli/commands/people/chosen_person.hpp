// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/people/persons.hpp"

#include <string>

namespace damscope::cli {

/// The written name that a user gives: exactly as it is written, or `#` and its number. Throws
/// UsageError with the nearest names if there is none.
[[nodiscard]] db::NameId writtenName(const db::Persons& persons, const std::string& given);

/// The one person whom a text means. Throws UsageError with the candidates if there are several,
/// and with the nearest names if there is none.
[[nodiscard]] db::PersonId personMeant(db::Connection& connection, const db::Persons& persons,
                                       const std::string& text);

} // namespace damscope::cli
