// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options/arguments.hpp"
#include "cli/options/language_option.hpp"
#include "cli/terminal/console.hpp"
#include "rules/board/position.hpp"

#include <optional>
#include <string>
#include <vector>

namespace damscope::cli {

/// Accepts a variant by name or PDN number; the error for a mistyped one names the nearest.
[[nodiscard]] Accept intoVariant(rules::Variant& target);
[[nodiscard]] Accept intoVariant(std::optional<rules::Variant>& target);

/// The variant of $DAMSCOPE_VARIANT, if it names one: that of commands that are given none.
[[nodiscard]] std::optional<rules::Variant> usualVariant();
/// That, else international.
[[nodiscard]] rules::Variant variantOrUsual(const std::optional<rules::Variant>& variant);
/// --variant, which must be given unless there is a usual one.
void declareVariant(Arguments& arguments, rules::Variant& variant, std::string help);

/// --variant and --fen: the position that a command applies to.
struct PositionOptions {
    rules::Variant variant = rules::Variant::international;
    std::optional<std::string> fen;

    void declare(Arguments& arguments);
    /// The position; the variant's starting position without --fen. Prints a warning about a
    /// probable slip in it. Throws UsageError.
    [[nodiscard]] rules::Position position(Console& console,
                                           Language language = environmentLanguage()) const;
};

/// Reads a FEN given as the value of an option, and prints a warning about a probable slip in it.
/// Throws UsageError.
[[nodiscard]] rules::Position positionFromOption(rules::Variant variant, const std::string& fen,
                                                 std::string_view option, Console& console,
                                                 Language language = environmentLanguage());

/// The positions of a file, one FEN per line, with the same warnings. Throws UsageError.
[[nodiscard]] std::vector<rules::Position> positionsFromFile(rules::Variant variant,
                                                             const std::string& path,
                                                             std::string_view option,
                                                             Console& console);

/// The position after moves given as the value of an option, "1. 32-28 18-23" or
/// "32-28 18-23". Throws UsageError.
[[nodiscard]] rules::Position positionAfterMoves(rules::Variant variant, const std::string& moves,
                                                 std::string_view option);

} // namespace damscope::cli
