// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace damscope {

struct Parameter;

/// A message to a person as data: its code and the parameters for its gaps. words() makes a
/// sentence of it in a language; only the command line and the window call that.
struct Message {
    std::string code; ///< stable word, for the store and for scripts: "capture-compulsory"
    std::vector<Parameter> parameters;
    friend bool operator==(const Message&, const Message&);

    [[nodiscard]] const Parameter* find(std::string_view name) const;
    /// The text of a parameter; empty if there is none.
    [[nodiscard]] std::string_view text(std::string_view name) const;
};

/// The value of a gap: a text that is the same in every language, such as a square or a move; the
/// key of a word that is not, such as "white" or "king" (the table of the message distinguishes
/// them); a number; another message; several texts or keys.
using Value = std::variant<std::string, std::int64_t, Message, std::vector<std::string>>;

struct Parameter {
    std::string name;
    Value value;
    friend bool operator==(const Parameter&, const Parameter&) = default;
};

/// A count as a value.
template <class Number> [[nodiscard]] std::int64_t counted(Number number) {
    return static_cast<std::int64_t>(number);
}

} // namespace damscope
