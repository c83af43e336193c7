// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/system/local_time.hpp"

namespace damscope::base {

std::chrono::year_month_day today() {
    constexpr int tmYears = 1900;
    const std::tm local = localTime(std::time(nullptr)).value_or(std::tm{});
    return {std::chrono::year(local.tm_year + tmYears),
            std::chrono::month(static_cast<unsigned>(local.tm_mon + 1)),
            std::chrono::day(static_cast<unsigned>(local.tm_mday))};
}

} // namespace damscope::base
