// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messages/language.hpp"

#include <cstddef>
#include <cstdint>

namespace damscope {

/// The form for a number, from 0.
[[nodiscard]] std::size_t pluralForm(Language language, std::int64_t number);

} // namespace damscope
