// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/syntax/game_text.hpp"

namespace damscope::parser {

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
