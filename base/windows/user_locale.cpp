// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/system/user_locale.hpp"

#include "base/files/user_folder.hpp"
#include "base/windows/wide_text.hpp"

#include <array>
#include <windows.h>

namespace damscope::base {

std::optional<std::string> userLocale() {
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"})
        if (auto locale = environment(name))
            return locale;
    std::array<wchar_t, LOCALE_NAME_MAX_LENGTH> name{};
    if (::GetUserDefaultLocaleName(name.data(), static_cast<int>(name.size())) == 0)
        return std::nullopt;
    return windows::narrow(name.data());
}

// The C library of Windows has no such locale; programs declare UTF-8 as their code page instead.
Utf8Locale::Utf8Locale() : locale_(nullptr) {}

Utf8Locale::~Utf8Locale() = default;

Utf8Locale::InThread::InThread(const Utf8Locale& locale) : before_(locale.locale_) {}

Utf8Locale::InThread::~InThread() = default;

} // namespace damscope::base
