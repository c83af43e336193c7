// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messages/language.hpp"

#include <cstddef>
#include <cstdint>

namespace damscope {

/// How many forms a word has that stands with a number: 2, but 3 in Russian.
[[nodiscard]] std::size_t pluralForms(Language language);
/// Which of them goes with a number, from 0.
[[nodiscard]] std::size_t pluralForm(Language language, std::int64_t number);

} // namespace damscope
