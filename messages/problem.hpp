// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messages/message.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace damscope {

enum class Severity : std::uint8_t {
    error,   ///< something could not be read, or is kept as text only
    warning, ///< resolved, but worth knowing
    note     ///< nothing is lost
};

/// "error", "warning", "note": for the store and for scripts.
[[nodiscard]] std::string_view nameOf(Severity severity);
/// The severity of a name; error for any other text.
[[nodiscard]] Severity severityNamed(std::string_view name);

/// A problem. Each layer adds its place in its own terms.
struct Problem {
    Severity severity = Severity::error;
    Message message{};
    std::string move{};                  ///< "31... 18-22"; empty where no move is concerned
    std::optional<Message> suggestion{}; ///< what was probably meant

    [[nodiscard]] const std::string& code() const { return message.code; }
    friend bool operator==(const Problem&, const Problem&) = default;
};

} // namespace damscope
