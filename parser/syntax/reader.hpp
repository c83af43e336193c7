// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messages/message.hpp"
#include "rules/game/replay.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::parser {

/// A place in a text, as editors count: lines and columns from 1, columns in characters.
struct TextPlace {
    std::uint64_t line = 1;
    std::uint64_t column = 1;
    friend bool operator==(TextPlace, TextPlace) = default;
};

/// A problem and where it is. Errors: some of the game is kept as text only. Warnings: departs from
/// PDN, but it is clear what is meant. docs/pdn.md lists the codes.
struct TextProblem : Problem {
    std::size_t offset = 0; ///< into the text that the Reader was given
};

struct TagText {
    std::string name;  ///< HTML entities undone
    std::string value; ///< escapes undone
    std::size_t offset = 0;
};

/// One game as written: the syntax of PDN (3.0 reading grammar, 2.0 and 1.0 habits, and the
/// dialects listed in docs/pdn.md), nothing checked against the rules. Views point into the text
/// that the Reader was given.
struct GameText {
    std::string_view source; ///< everything from the game's first character to its last
    std::size_t offset = 0;  ///< of source, in the Reader's text
    std::vector<TagText> tags;
    rules::Script script;
    std::vector<std::size_t> itemOffsets; ///< of each script item, parallel to script
    std::string_view terminator;          ///< "1-0", "*", in source; empty if the game has none
    std::vector<TextProblem> problems;    ///< the first hundred
    std::size_t unlisted = 0;             ///< further ones
    /// Texts of items that stand in the source percent-encoded or with carriage returns. Shared, so
    /// that copies of the game stay valid.
    std::vector<std::shared_ptr<const std::string>> made;

    /// The value of the first tag with this name, case ignored; nothing if there is none.
    [[nodiscard]] const std::string* tag(std::string_view name) const;
    void clear();
};

/// Reads game after game from a UTF-8 text, in place, never throwing on what the text holds. A
/// broken game does not affect its neighbours: an unclosed comment, quote, bracket or variation
/// ends at the next tag section at the latest. What was not understood is an `unread` item where it
/// was, with a diagnostic; nothing is left out silently.
class Reader {
public:
    /// The text must outlive the reader and every GameText that it fills.
    explicit Reader(std::string_view text) : text_(text) {}
    /// The next game; false at the end of the text. Reuses what `game` has allocated.
    bool next(GameText& game);
    /// How far the text has been read, in bytes.
    [[nodiscard]] std::size_t offset() const { return offset_; }

private:
    std::string_view text_;
    std::size_t offset_ = 0;
};

/// The place after a text that begins at `start`. LF, CR and CR LF each end a line.
[[nodiscard]] TextPlace placeBehind(std::string_view text, TextPlace start);

/// Turns offsets into places, counting on from the last one asked for: counting again from the
/// start for every problem would be quadratic. Ask in ascending order; an offset before the last
/// one is right too, but counted from the start.
class PlaceFinder {
public:
    explicit PlaceFinder(std::string_view text, TextPlace start = {})
        : text_(text), start_(start), place_(start) {}
    /// The place of a byte; the end of the text for offsets beyond it.
    TextPlace at(std::size_t offset);

private:
    std::string_view text_;
    TextPlace start_;
    TextPlace place_;
    std::size_t offset_ = 0;
};

} // namespace damscope::parser
