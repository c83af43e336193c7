// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files/user_folder.hpp"

#include <cstdlib>
#include <optional>
#include <string>

namespace damscope::base::testing {

/// An environment variable for the time of a test; unset without a value.
class EnvironmentVariable {
public:
    EnvironmentVariable(const char* name, const std::optional<std::string>& value)
        : name_(name), before_(environment(name)) {
        set(value);
    }
    ~EnvironmentVariable() { set(before_); }
    EnvironmentVariable(const EnvironmentVariable&) = delete;
    EnvironmentVariable& operator=(const EnvironmentVariable&) = delete;

private:
    void set(const std::optional<std::string>& value) {
#ifdef _WIN32
        ::_putenv_s(name_, value.value_or(std::string()).c_str());
#else
        if (value)
            ::setenv(name_, value->c_str(), 1);
        else
            ::unsetenv(name_);
#endif
    }

    const char* name_;
    std::optional<std::string> before_;
};

} // namespace damscope::base::testing
