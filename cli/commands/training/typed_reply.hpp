// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options/output_options.hpp"
#include "cli/terminal/console.hpp"
#include "cli/terminal/standard_input.hpp"
#include "messages/language.hpp"
#include "rules/board/position.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace damscope::cli {

/// What a person typed as an answer.
enum class TypedReply : std::uint8_t { move, hint, skip, quit };

[[nodiscard]] TypedReply typedReply(std::string_view text);

struct TypedAnswer {
    TypedReply reply{};
    std::string text; ///< without space around it
};

/// Reads the answers of a person, or of a program where the output is JSON, line by line.
class TypedAnswers {
public:
    /// Everything must outlive it.
    TypedAnswers(Console& console, JsonRows& rows, bool isJson, Language language)
        : console_(console), rows_(rows), isJson_(isJson), language_(language) {}

    /// The next line that is not blank; the end of the input quits.
    [[nodiscard]] TypedAnswer next();
    /// The move that a text means in a position; where it means none, reports why.
    [[nodiscard]] std::optional<rules::Move> moveFrom(const rules::Position& position,
                                                      std::string_view text);

private:
    void prompt();

    Console& console_;
    JsonRows& rows_;
    bool isJson_;
    Language language_;
    StandardInput input_;
};

/// The board of a question, without the line that names who is to move: the question does.
[[nodiscard]] std::string questionBoard(const rules::Position& position, bool ascii);

} // namespace damscope::cli
