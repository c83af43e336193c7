// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdio>
#include <string>
#include <string_view>

namespace damscope::base {

/// A file without a name in place of a standard stream, until its end. For programs that run
/// commands inside themselves, one after another.
class Redirection {
public:
    enum class Stream : int { input = 0, output = 1, messages = 2 };

    /// `contents`: what is read there. Throws std::system_error.
    explicit Redirection(Stream stream, std::string_view contents = {});
    Redirection(const Redirection&) = delete;
    Redirection& operator=(const Redirection&) = delete;
    ~Redirection();

    [[nodiscard]] int descriptor() const;
    /// What was written there so far.
    [[nodiscard]] std::string contents() const;

private:
    int stream_;
    int kept_; ///< what the stream was; -1: closed
    std::FILE* file_;
};

} // namespace damscope::base
