// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text/nearest.hpp"
#include "messages/phrase.hpp"

#include <chrono>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace damscope::cli {

/// The command line is wrong; the message says what to write instead.
class UsageError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// Accepts the text of a value; returns what is wrong with it, or nothing.
class Accept {
public:
    template <std::invocable<std::string_view> F>
    Accept(F accept) // NOLINT(google-explicit-constructor): a function is one
        : accept_(std::move(accept)) {}
    /// For a value that is one of several words, which shells can complete.
    Accept(std::function<std::optional<std::string>(std::string_view)> accept,
           std::vector<std::string> choices)
        : accept_(std::move(accept)), choices_(std::move(choices)) {}

    std::optional<std::string> operator()(std::string_view text) const { return accept_(text); }
    /// The words that are accepted; empty: other ones too.
    [[nodiscard]] const std::vector<std::string>& choices() const { return choices_; }

private:
    std::function<std::optional<std::string>(std::string_view)> accept_;
    std::vector<std::string> choices_;
};

/// One option or argument of a command.
struct Argument {
    std::string name;        ///< "--depth", "-o,--output"; without dashes a positional argument
    std::string placeholder; ///< what its value is called in the help; empty for a flag
    std::string help;
    bool required = false;
    bool many = false; ///< may be given several times

    [[nodiscard]] bool isPositional() const { return !name.starts_with('-'); }
    [[nodiscard]] bool isFlag() const { return placeholder.empty(); }
    /// "-o", "--output"; none of an argument by its place.
    [[nodiscard]] std::vector<std::string_view> spellings() const;
};

/// The options and arguments of one command, in groups, each with the function for its value.
class Arguments {
public:
    struct Entry {
        Argument argument;
        std::size_t group;
        Accept accept; ///< flags get an empty text
    };

    /// Starts a group; the options that follow appear under this title in the help.
    void group(std::string title);
    void value(Argument argument, Accept accept);
    void flag(Argument argument, bool& isSet);
    /// A flag that does something; it answers with what is wrong, or nothing.
    void action(Argument argument, std::function<std::optional<std::string>()> act);

    [[nodiscard]] const std::vector<Entry>& entries() const { return entries_; }
    [[nodiscard]] const std::vector<std::string>& groups() const { return groups_; }
    /// Every spelling of every option: "-o", "--output", ...
    [[nodiscard]] std::vector<std::string_view> optionNames() const;

    /// Parses the words of a command line and passes on their values. Throws UsageError.
    void parse(std::span<const std::string> words) const;

private:
    std::vector<Entry> entries_;
    std::vector<std::string> groups_{phrase("Options")};
};

/// Stores a value in a variable, which must outlive the parse.
[[nodiscard]] Accept into(std::string& target);
[[nodiscard]] Accept into(std::optional<std::string>& target);
[[nodiscard]] Accept into(std::vector<std::string>& target);
/// A whole number between two bounds, inclusive.
[[nodiscard]] Accept into(std::int64_t& target, std::int64_t least, std::int64_t most);
[[nodiscard]] Accept into(std::optional<std::int64_t>& target, std::int64_t least,
                          std::int64_t most);
/// One of several words; the error for a mistyped one names the nearest.
[[nodiscard]] Accept oneOf(std::string& target, std::vector<std::string_view> choices);

using base::nearest;

/// "; did you mean X?", in the language of the environment.
[[nodiscard]] std::string didYouMean(std::string_view meant);
/// The same of the candidate nearest to a word, or nothing.
[[nodiscard]] std::string didYouMean(std::string_view word,
                                     std::span<const std::string_view> candidates);

/// The unit of a time that is written as a number alone.
enum class BareUnit : std::uint8_t { milliseconds, seconds };

/// "200ms", "2s", "1.5m", "1h", or a number alone; nothing for other texts and negative times.
[[nodiscard]] std::optional<std::chrono::milliseconds> readDuration(std::string_view text,
                                                                    BareUnit bare);
/// A time from 1 ms to a day.
[[nodiscard]] Accept into(std::optional<std::chrono::milliseconds>& target, BareUnit bare);

} // namespace damscope::cli
