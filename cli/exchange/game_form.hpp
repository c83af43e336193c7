// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options/arguments.hpp"
#include "messages/language.hpp"
#include "messages/message.hpp"
#include "rules/game/game.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::cli {

/// A game that a user wrote as PDN: in an editor, a file, or on the command line.
struct WrittenGame {
    std::optional<rules::Game> game;   ///< nothing if the text is not one legal game
    std::vector<std::string> problems; ///< "form:7:18: ...": safe for a terminal
    std::optional<rules::Game> broken; ///< one game in which nothing but moves is wrong
};
/// `name` is where the text comes from, `linesBefore` how many of its lines the user has not
/// written.
[[nodiscard]] WrittenGame readGame(const std::string& text, const std::string& name,
                                   Language language, std::uint32_t linesBefore = 0);

/// Whether a game has the moves of another, and no text that could not be read but that one's.
[[nodiscard]] bool hasMovesOf(const rules::Game& game, const rules::Game& other);

/// What the user makes of a text in the editor. Throws UsageError if there is no editor, and says
/// then what can be done without: `otherwise`.
[[nodiscard]] std::string editText(const std::string& text, const Message& otherwise);
/// Whether nothing but white space is left of a text: what was typed is given up.
[[nodiscard]] bool isBlank(std::string_view text);
/// The text of a file in any encoding, or of standard input for "-".
[[nodiscard]] std::string textOfFile(const std::string& path);

/// Today, as PDN writes dates.
[[nodiscard]] std::string writtenToday();

/// Saves a text that could not be used, so that nothing typed is lost; returns the new file.
[[nodiscard]] std::string keepText(const std::string& text);

/// --set NAME=VALUE and --remove NAME: what is changed about the headers of games.
class TagOptions {
public:
    void declare(Arguments& arguments);
    /// Removed tags have an empty value.
    [[nodiscard]] const std::vector<rules::Tag>& changes() const { return changes_; }

private:
    std::vector<rules::Tag> changes_;
};

/// Throws UsageError if the changes set a Result that the rules of a variant do not know.
void requireResult(std::span<const rules::Tag> changes, rules::Variant variant);

} // namespace damscope::cli
