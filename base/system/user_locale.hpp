// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

namespace damscope::base {

/// The locale that names the language of messages for this user: "nl_NL.UTF-8" or "nl-NL". It is in
/// $LC_ALL, $LC_MESSAGES or $LANG; on Windows, where these are rarely set, else in the user's
/// settings. Nothing if there is none.
[[nodiscard]] std::optional<std::string> userLocale();

/// A locale of the C library with the character set UTF-8, for functions that convert texts to that
/// of the locale. A system may have none: nothing changes then.
class Utf8Locale {
public:
    Utf8Locale();
    ~Utf8Locale();
    Utf8Locale(const Utf8Locale&) = delete;
    Utf8Locale& operator=(const Utf8Locale&) = delete;

    /// While it lives, the locale is that of this thread.
    class InThread {
    public:
        explicit InThread(const Utf8Locale& locale);
        ~InThread();
        InThread(const InThread&) = delete;
        InThread& operator=(const InThread&) = delete;

    private:
        void* before_;
    };

private:
    void* locale_;
};

} // namespace damscope::base
