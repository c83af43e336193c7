// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace damscope {

struct Parameter;

/// A message to a person as data: its code and the parameters for its gaps. translated() makes a
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

/// A count in groups of three digits: "12 408".
[[nodiscard]] std::string grouped(std::uint64_t number);

/// A message about a number of things: {n} is the number in groups of three digits, {unit?...} the
/// form of a word that goes with it.
[[nodiscard]] Message countMessage(std::string code, std::string unit, std::uint64_t count);
/// One more number, under a name of its own.
void addCount(Message& message, std::string name, std::string unit, std::uint64_t count);

} // namespace damscope
