// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text/nearest.hpp"
#include "cli/terminal/console.hpp"
#include "messages/message.hpp"
#include "messages/phrase.hpp"

#include <chrono>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace damscope::cli {

/// The command line is wrong; the message says what to write instead.
class UsageError : public Failure {
public:
    using Failure::Failure;
};

/// What is wrong, or nothing.
using Complaint = std::optional<Message>;

/// Reads the text of a value; returns what is wrong with it.
class ValueParser {
public:
    template <std::invocable<std::string_view> F>
    ValueParser(F parse) // NOLINT(google-explicit-constructor): a function is one
        : parse_(std::move(parse)) {}
    /// For a value that is, or begins with, one of several words, which shells can complete.
    ValueParser(std::function<Complaint(std::string_view)> parse, std::vector<std::string> choices)
        : parse_(std::move(parse)), choices_(std::move(choices)) {}

    Complaint operator()(std::string_view text) const { return parse_(text); }
    /// The words that shells complete, and, unless one ends with ':' and is a beginning, the only
    /// ones that are accepted.
    [[nodiscard]] const std::vector<std::string>& choices() const { return choices_; }

private:
    std::function<Complaint(std::string_view)> parse_;
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

/// What a rule between options is about: that an option is given, or what `holds` says, which is
/// asked once all values are read.
struct Condition {
    std::string name; ///< of the option, and in messages
    std::function<bool()> holds{};

    Condition(const char* option) // NOLINT(google-explicit-constructor): most are a name alone
        : name(option) {}
    Condition(std::string condition, std::function<bool()> isMet)
        : name(std::move(condition)), holds(std::move(isMet)) {}
};

/// The options and arguments of one command, in groups, each with the function for its value, and
/// the rules between them.
class Arguments {
public:
    struct Entry {
        Argument argument;
        std::size_t group;
        ValueParser parse; ///< flags get an empty text
    };

    Arguments() = default;
    /// What is set for all commands is what options have that are not given.
    explicit Arguments(Settings settings) : settings_(std::move(settings)) {}
    // Rules refer to it.
    Arguments(const Arguments&) = delete;
    Arguments& operator=(const Arguments&) = delete;
    ~Arguments() = default;
    [[nodiscard]] const Settings& settings() const { return settings_; }

    /// Whether the help of a command lists the options of a group; the manual page and the
    /// completion of shells always do.
    enum class InHelp : std::uint8_t { listed, left };
    struct Group {
        std::string title;
        InHelp inHelp = InHelp::listed;
    };
    /// Starts a group; the options that follow appear under this title in the help.
    void group(std::string title, InHelp inHelp = InHelp::listed);
    /// The group that options appear in now, and to go on with one.
    [[nodiscard]] std::size_t currentGroup() const { return group_; }
    void continueGroup(std::size_t group) { group_ = group; }
    void value(Argument argument, ValueParser parse);
    void flag(Argument argument, bool& isSet);
    /// A flag that does something; it answers with what is wrong, or nothing.
    void action(Argument argument, std::function<Complaint()> act);

    // A rule may have a text of its own, which says what to do instead.

    /// At most one of several options: "--ply and --move: choose one".
    void chooseOne(std::vector<Condition> options, const char* text = nullptr);
    /// An option only with one of others: "--settled: goes with --watch".
    void needs(Condition option, std::vector<Condition> others, const char* text = nullptr);
    /// An option without others: "--endings: not with --csv".
    void excludes(Condition option, std::vector<Condition> others, const char* text = nullptr);
    /// What these do not say, in a text for it.
    void refuse(const char* text, std::function<bool()> isWrong);
    /// The same where the message depends on the values.
    void check(std::function<Complaint()> wrong);
    /// NAME, which every ACTION of a command needs but some: "bookmark open: give the name".
    void needsName(std::string command, const std::string& action,
                   const std::optional<std::string>& name, std::vector<std::string_view> nameless);

    [[nodiscard]] const std::vector<Entry>& entries() const { return entries_; }
    [[nodiscard]] const std::vector<Group>& groups() const { return groups_; }
    /// Every spelling of every option: "-o", "--output", ...
    [[nodiscard]] std::vector<std::string_view> optionNames() const;

    /// Parses the words of a command line, passes on their values, and checks the rules. Throws
    /// UsageError.
    void parse(std::span<const std::string> words) const;

private:
    /// Whether the entry with this index is given.
    using Given = std::function<bool(std::size_t)>;
    using Rule = std::function<Complaint(const Given&)>;

    [[nodiscard]] bool isMet(const Condition& condition, const Given& given) const;
    [[nodiscard]] std::vector<std::string> met(const std::vector<Condition>& conditions,
                                               const Given& given) const;

    Settings settings_;
    std::vector<Rule> rules_;
    std::vector<Entry> entries_;
    std::vector<Group> groups_{{phrase("Options")}};
    std::size_t group_ = 0; ///< of the next option
};

/// Stores a value in a variable, which must outlive the parse.
[[nodiscard]] ValueParser into(std::string& target);
[[nodiscard]] ValueParser into(std::optional<std::string>& target);
[[nodiscard]] ValueParser into(std::vector<std::string>& target);
/// A whole number between two bounds, inclusive.
[[nodiscard]] ValueParser into(std::int64_t& target, std::int64_t least, std::int64_t most);
[[nodiscard]] ValueParser into(std::optional<std::int64_t>& target, std::int64_t least,
                               std::int64_t most);
/// One of several words; the error for a mistyped one names the nearest.
[[nodiscard]] ValueParser oneOf(std::string& target, std::vector<std::string_view> choices);

/// NAME=VALUE, both kept; `example` is one of them, for the message.
[[nodiscard]] ValueParser into(std::vector<std::pair<std::string, std::string>>& target,
                               std::string example);

/// Throws UsageError: what is wrong with the value of an option.
[[noreturn]] void refuseValue(std::string_view option, Message wrong);

using base::nearest;

/// "; did you mean X?", of the candidate nearest to a word, for the end of a message; empty if none
/// is near.
[[nodiscard]] Value didYouMean(std::string_view word, std::span<const std::string_view> candidates);
/// The message with that at its end.
[[nodiscard]] Message withNearest(Message wrong, std::string_view word,
                                  std::span<const std::string_view> candidates);
/// The message with "; did you mean X?" at its end.
[[nodiscard]] Message withHint(Message wrong, std::string_view meant);

/// "200ms", "2s", "1.5m", "1h", or a number of seconds; nothing for other texts and negative times.
[[nodiscard]] std::optional<std::chrono::milliseconds> readDuration(std::string_view text);
/// A time from 1 ms to a day.
[[nodiscard]] ValueParser into(std::optional<std::chrono::milliseconds>& target);

} // namespace damscope::cli
