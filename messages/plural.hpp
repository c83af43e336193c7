// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messages/language.hpp"

#include <cstddef>
#include <cstdint>

namespace damscope {

/// The number of forms of a word after a number: 2, but 3 in Russian.
[[nodiscard]] std::size_t pluralForms(Language language);
/// The form for a number, from 0.
[[nodiscard]] std::size_t pluralForm(Language language, std::int64_t number);

} // namespace damscope
