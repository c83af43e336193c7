// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace damscope::db {

/// A date as people write it in PDN tags, as yyyymmdd with unknown parts 0: "1998.05.17" 19980517,
/// "1998.??.??" and "1998" 19980000; also 1998-05-17, 1998/5/17 and 17.05.1998. Of 5/6/1998 only
/// the year is known, since both orders are in use. A month or day that no calendar has is unknown;
/// 0 if the text is not a date or names no year from 1000 to 2999.
[[nodiscard]] int readDate(std::string_view text);

/// The day as PDN writes it: "1998.??.??"; "????.??.??" for 0.
[[nodiscard]] std::string writeDate(int day);

} // namespace damscope::db
