// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/system/local_time.hpp"

namespace damscope::base {

std::optional<std::tm> localTime(std::time_t moment) {
    std::tm local{};
    return ::localtime_s(&local, &moment) == 0 ? std::optional(local) : std::nullopt;
}

} // namespace damscope::base
