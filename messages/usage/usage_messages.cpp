// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with the words of a command line, whatever the command.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto messages = std::to_array<Entry>({
    {"did-you-mean", phrase("; did you mean {similar}?")},
    {"see-help", phrase("See damscope {command}--help")},
    {"usage-no-command", phrase("there is no command \"{word}\"")},
    {"usage-no-option", phrase("there is no option {option}")},
    {"usage-no-setting", phrase("there is no setting \"{word}\"")},
    {"usage-no-variant", phrase("usage-no-variant", "there is no variant \"{word}\"")},
    {"usage-value-before", phrase("{option}: a value is needed before {value}; if that is the "
                                  "value, write {option}={value}")},
    {"usage-one-value", phrase("{option}: exactly one value is needed")},
    {"usage-required", phrase("{option} is required")},
    {"usage-too-many", phrase("\"{word}\" is one argument too many")},
    {"usage-whole-number",
     phrase("expected a whole number from {least} to {most}, not \"{word}\"")},
    {"usage-choice", phrase("\"{word}\" is not one of {choices}")},
    {"usage-duration",
     phrase("expected a time from 1ms to 24h, such as 200ms or 2s, not \"{word}\"")},
});

} // namespace

std::span<const Entry> usageMessages() {
    return messages;
}

} // namespace damscope::tables
