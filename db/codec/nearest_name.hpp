// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>

namespace damscope::db {

/// The name that was meant by a mistyped one: that whose form is nearest; blank if none is near.
[[nodiscard]] std::string nearestName(std::string_view name,
                                      std::span<const std::string_view> known,
                                      const std::function<std::string(std::string_view)>& formOf);

} // namespace damscope::db
