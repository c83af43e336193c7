// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace damscope::pattern {

/// Makes a sentence of a pattern; tables.hpp describes how patterns are written.
class Filler {
public:
    virtual ~Filler() = default;

    [[nodiscard]] std::string filled(std::string_view pattern) const;

protected:
    /// Whether there is a value of this name.
    [[nodiscard]] virtual bool has(std::string_view name) const = 0;
    /// The value of {name} or {name:kind}.
    [[nodiscard]] virtual std::string value(std::string_view name, std::string_view kind) const = 0;
    /// Which of the forms of {name?a|b} is meant, from 0.
    [[nodiscard]] virtual std::size_t form(std::string_view name) const = 0;
    /// {+code} as it is shown; asked for with its plus.
    [[nodiscard]] virtual std::string fragment(std::string_view code) const = 0;

private:
    [[nodiscard]] bool hasAllOf(std::string_view optionalPart) const;
    [[nodiscard]] std::string gap(std::string_view inside) const;
};

/// What stands between the braces of a gap: "count?ply|plies" is the name "count", the sign '?' and
/// the rest "ply|plies".
struct Gap {
    std::string_view name;
    char sign = '\0'; ///< ':' or '?', or none
    std::string_view rest{};
};
[[nodiscard]] Gap gapIn(std::string_view inside);

/// Where a sign stands outside of inner braces and angle brackets; the length of the text if it
/// does not.
[[nodiscard]] std::size_t findOutside(std::string_view text, char sign);

} // namespace damscope::pattern
