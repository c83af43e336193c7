// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messages/problem.hpp"

#include <string>
#include <utility>

namespace damscope::db {

/// What is reported about a file or member as a whole: "unreadable", "left-out", "empty".
struct Notice {
    Severity severity = Severity::error; ///< warning: what was skipped may hold games
    std::string path;                    ///< fit for display: "club.zip/1998.pdn"
    Message message;
};

/// It could not be read completely.
[[nodiscard]] inline Notice unreadable(std::string path, Message reason) {
    return {Severity::error, std::move(path), {"unreadable", {{"reason", std::move(reason)}}}};
}

/// It was skipped, or something in it was.
[[nodiscard]] inline Notice leftOut(Severity severity, std::string path, Message reason) {
    return {severity, std::move(path), {"left-out", {{"reason", std::move(reason)}}}};
}

} // namespace damscope::db
