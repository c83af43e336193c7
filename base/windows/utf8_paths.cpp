// SPDX-License-Identifier: GPL-3.0-or-later
// std::filesystem::path says its name in UTF-8, but reads a std::string as the locale of the C
// library has it, which on Windows is never UTF-8. It asks this conversion to do so: its members,
// which the standard library has as well, are taken from here when a program is linked. Nothing
// else uses them; files and streams are of bytes.
#include "base/windows/wide_text.hpp"

#include <algorithm>
#include <cwchar>
#include <locale>
#include <string>

namespace std {

using Utf16 = codecvt<wchar_t, char, mbstate_t>;

// All at once: there is room for more units than there are bytes.
Utf16::result Utf16::do_in(mbstate_t& /*state*/, const char* from, const char* end,
                           const char*& next, wchar_t* to, wchar_t* room, wchar_t*& written) const {
    const wstring units = damscope::base::windows::wide({from, end});
    const bool fits = static_cast<ptrdiff_t>(units.size()) <= room - to;
    next = fits ? end : from;
    written = fits ? copy(units.begin(), units.end(), to) : to;
    return fits ? ok : partial;
}

Utf16::result Utf16::do_out(mbstate_t& /*state*/, const wchar_t* from, const wchar_t* end,
                            const wchar_t*& next, char* to, char* room, char*& written) const {
    const string bytes = damscope::base::windows::narrow({from, end});
    const bool fits = static_cast<ptrdiff_t>(bytes.size()) <= room - to;
    next = fits ? end : from;
    written = fits ? copy(bytes.begin(), bytes.end(), to) : to;
    return fits ? ok : partial;
}

int Utf16::do_encoding() const noexcept {
    return 0; // not always as many bytes
}

int Utf16::do_max_length() const noexcept {
    return 4;
}

int Utf16::do_length(mbstate_t& /*state*/, const char* from, const char* end,
                     size_t /*most*/) const {
    return static_cast<int>(end - from);
}

} // namespace std
