// SPDX-License-Identifier: GPL-3.0-or-later
#include "messages/problem.hpp"

namespace damscope {

std::string_view nameOf(Severity severity) {
    switch (severity) {
    case Severity::error:
        return "error";
    case Severity::warning:
        return "warning";
    case Severity::note:
        break;
    }
    return "note";
}

Severity severityNamed(std::string_view name) {
    if (name == "warning")
        return Severity::warning;
    return name == "note" ? Severity::note : Severity::error;
}

} // namespace damscope
