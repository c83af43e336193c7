// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace damscope::db {

/// Something to tell about a file or member as a whole.
struct Notice {
    enum class Severity : std::uint8_t {
        error,   ///< it could not be read, or not to its end
        warning, ///< something in it was left out that may hold games
        note     ///< something in it was left out that holds no games
    };
    Severity severity = Severity::error;
    std::string path;    ///< as it can be shown: "club.zip/1998.pdn"
    std::string code;    ///< stable word: "unreadable", "left-out", "empty"
    std::string message; ///< in plain words, without the path
};

} // namespace damscope::db
