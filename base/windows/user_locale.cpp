// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/system/user_locale.hpp"

#include "base/files/user_folder.hpp"
#include "base/windows/wide_text.hpp"

#include <array>
#include <string>
#include <windows.h>

namespace damscope::base {
namespace {

// What the user reads Windows in, which the format of dates and numbers may differ from.
std::optional<std::string> displayLanguage() {
    ULONG count = 0;
    ULONG size = 0;
    if (::GetUserPreferredUILanguages(MUI_LANGUAGE_NAME, &count, nullptr, &size) == 0)
        return std::nullopt;
    std::wstring names(size, L'\0'); // each ends with a zero
    if (::GetUserPreferredUILanguages(MUI_LANGUAGE_NAME, &count, names.data(), &size) == 0 ||
        count == 0)
        return std::nullopt;
    return windows::narrow(names.c_str());
}

} // namespace

std::optional<std::string> userLocale() {
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"})
        if (auto locale = environment(name))
            return locale;
    if (auto language = displayLanguage())
        return language;
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
