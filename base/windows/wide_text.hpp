// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <system_error>

/// What the functions of Windows are given and return.
namespace damscope::base::windows {

/// UTF-16 of UTF-8 and back; what is not well formed becomes U+FFFD.
[[nodiscard]] std::wstring wide(std::string_view text);
[[nodiscard]] std::string narrow(std::wstring_view text);

/// What GetLastError() says, or a number that it gave, as an error of the generic category, so that
/// one cause is one error on every system.
[[nodiscard]] std::error_code lastError();
[[nodiscard]] std::error_code genericError(unsigned long error);

} // namespace damscope::base::windows
