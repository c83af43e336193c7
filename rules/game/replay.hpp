// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messages/message.hpp"
#include "rules/game/game.hpp"
#include "rules/text/explain.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::rules {

/// One element of a game as written, not yet checked against the rules.
struct ScriptItem {
    enum class Kind : std::uint8_t {
        move,          ///< text: "32-28", blanks inside allowed
        unknownMove,   ///< one "-" of "- -"
        moveNumber,    ///< number; `black` for "31..." ; only for the place of problems
        comment,       ///< text between the braces
        command,       ///< text between "[" and "]" inside a comment: "%clk 0:10:00"
        nag,           ///< number
        strength,      ///< text "!?"
        openVariation, ///< replaces the move before it
        closeVariation,
        setup, ///< text: the FEN; "B::", "--" and "Z0" are null moves
        unread ///< text that the reader could not understand, kept in place
    };
    Kind kind;
    bool black = false;       ///< moveNumber only
    std::uint32_t number = 0; ///< moveNumber, nag
    std::string_view text;    ///< must live as long as the script is used
};
using Script = std::vector<ScriptItem>;

/// Whether the text of a setup sets up no position, but passes.
[[nodiscard]] bool isNullMove(std::string_view setup);

/// A problem that replay reports: its item, severity and reason.
struct Finding {
    Severity severity; ///< error: the line stops here, and the rest is kept as text
    bool inVariation;  ///< else in the main line
    Reason reason;
    std::size_t item; ///< index into the script
    int moveNumber;   ///< of the move concerned, counted from the start
    Color mover;
    std::string move; ///< as written
    Message message;

    [[nodiscard]] bool stopsMainLine() const { return severity == Severity::error && !inVariation; }
};

/// A variation with an illegal move, as a line of its own.
struct BrokenVariation {
    std::size_t fault; ///< the item of its finding
    std::size_t first; ///< the item after its opening bracket
    std::size_t end;   ///< the item that closes it; the script's size if none does
    Position start;    ///< before the move that it replaces
    int plies;         ///< before it, counted from the start; one more if the second mover began
};

/// A script played by the rules.
struct Replayed {
    Game game;
    std::vector<Finding>
        findings; ///< the first thousand, and in any case the one that stopped the main line
    std::vector<BrokenVariation> brokenVariations; ///< the first eight with a known position
    std::size_t unlisted = 0;                      ///< further ones
    std::vector<std::size_t> textNumbers; ///< items: move numbers and dashes that are text only
    int mainLinePlies = 0;        ///< legal plies of the main line (unknown ones not counted)
    bool legal = true;            ///< the whole main line was legal
    std::optional<Position> last; ///< at the end of the legal main line, if it is known

    explicit Replayed(const Position& start) : game(start) {}
};

/// The places of the items of a script in their text, so that what cannot be played is kept as it
/// was written.
struct ScriptSource {
    std::string_view text;                ///< the movetext, without the result that ends it
    std::span<const std::size_t> offsets; ///< of each item, into text
    /// The meaning of an embedded command; absent: commands are kept as text.
    Remark (*readCommand)(const Rules& rules, std::string_view text) = nullptr;
};

/// Plays a script from a position. The main line stops at its first illegal move: the legal part is
/// the game, the rest (from that item on) becomes one UnreadText at its last node. A variation
/// with an illegal move loses its rest in the same way. Of several captures that fit a text the one
/// that makes most of the rest of the line legal is played; if that does not decide, the first; a
/// notice lists the candidates. A capture written jump by jump ("11x18 18x25", also across a move
/// number) is joined. A variation before the move it replaces, as lidraughts writes it, is moved
/// after it. Without a source the rest is written out item by item.
[[nodiscard]] Replayed replay(const Position& start, const Script& script,
                              const ScriptSource& source = {});

/// The number of plies of the main line that are legal in a variant from its start (or `start`): to
/// recognise the variant of an untagged game. Examines at most `limit` plies.
struct Fit {
    int plies = 0;        ///< legal plies of the main line
    bool complete = true; ///< nothing illegal found
};
[[nodiscard]] Fit fit(const Position& start, const Script& script, int limit = 400);

} // namespace damscope::rules
