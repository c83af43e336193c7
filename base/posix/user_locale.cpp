// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/system/user_locale.hpp"

#include "base/files/user_folder.hpp"

#include <clocale>

namespace damscope::base {

std::optional<std::string> userLocale() {
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"})
        if (auto locale = environment(name))
            return locale;
    return std::nullopt;
}

Utf8Locale::Utf8Locale() : locale_(::newlocale(LC_CTYPE_MASK, "C.UTF-8", nullptr)) {}

Utf8Locale::~Utf8Locale() {
    if (locale_ != nullptr)
        ::freelocale(static_cast<locale_t>(locale_));
}

Utf8Locale::InThread::InThread(const Utf8Locale& locale)
    : before_(locale.locale_ != nullptr ? ::uselocale(static_cast<locale_t>(locale.locale_))
                                        : nullptr) {}

Utf8Locale::InThread::~InThread() {
    if (before_ != nullptr)
        ::uselocale(static_cast<locale_t>(before_));
}

} // namespace damscope::base
