// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

// By Unicode's own tables. A text that is not UTF-8 stays as it is. Of the marks on one letter the
// first thirty stay, as in Unicode's stream-safe text: no language needs more.
namespace damscope::base {

/// The text in composed form (NFC): a letter and its accent are one character.
[[nodiscard]] std::string composed(std::string_view text);

/// What is left of a text for comparing: in small letters, without accents, ligatures that Unicode
/// takes apart, and what is invisible.
[[nodiscard]] std::string folded(std::string_view text);

} // namespace damscope::base
