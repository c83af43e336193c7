// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/system/local_time.hpp"

namespace damscope::base {

std::optional<std::tm> localTime(std::time_t moment) {
    std::tm local{};
    return ::localtime_r(&moment, &local) == nullptr ? std::nullopt : std::optional(local);
}

} // namespace damscope::base
