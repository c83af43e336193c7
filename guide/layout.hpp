// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messages/language.hpp"
#include "messages/phrase.hpp"
#include "rules/board/rules.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

/// The layout of a page of rules: plain text in narrow lines.
namespace damscope::rules::page {

/// The columns of a page.
inline constexpr std::size_t pageWidth = 78;

/// A page written from top to bottom.
class Layout {
public:
    /// The title, underlined twice.
    void title(std::string_view text);
    /// Starts a section; the heading is underlined.
    void heading(std::string_view text);
    /// A text that stands on its own.
    void sentence(std::string_view text);
    /// Each text after a dash. A newline in it starts a new line; one that begins with a number
    /// and a full stop gets a hanging indent.
    void points(const std::vector<std::string>& texts);
    /// Parts of one sentence, each behind a dash, with a sign between them and a full stop at the
    /// end.
    void list(const std::vector<std::string>& items, std::string_view between);
    /// Lines that are left as they are, indented.
    void picture(std::string_view lines);

    [[nodiscard]] std::string text() && { return std::move(text_); }

private:
    void underlined(std::string_view text, char line);
    void wrapped(std::string_view text, std::string_view lead);

    std::string text_;
};

/// The columns that UTF-8 text of Latin and Cyrillic letters takes.
[[nodiscard]] std::size_t columnsOf(std::string_view text);

/// What a name in braces stands for: its text, and the number that plural forms go by.
struct Value {
    std::string_view name;
    std::string text;
    int number = 0;
};
using Values = std::vector<Value>;

[[nodiscard]] Value numberValue(std::string_view name, int number);

/// A sentence in a language. Every name in its braces must be among the values.
[[nodiscard]] std::string say(const Text& sentence, const Values& values, Language language);
/// A pattern with its values; its forms are those of a language.
[[nodiscard]] std::string filled(std::string_view pattern, const Values& values, Language language);

/// What a table of rules puts into the sentences.
/// The values of every name in the sentences but those of the draw rules.
[[nodiscard]] Values valuesOf(const Rules& rules);

/// The names of all squares in their places, a line a row, as White sees the board.
[[nodiscard]] std::string mapOf(const Rules& rules);

} // namespace damscope::rules::page
