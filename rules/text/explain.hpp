// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messages/message.hpp"
#include "rules/board/position.hpp"
#include "rules/text/notation.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace damscope::rules {

/// The rule that a move breaks, or why a text does not name a single move. Stored on disk: append,
/// never reorder.
enum class Reason : std::uint8_t {
    notAMove,          ///< the text cannot be read as a move on this board
    noSuchSquare,      ///< a square that the board does not have
    noPiece,           ///< the from square is empty
    notYours,          ///< a piece of the opponent is there
    occupied,          ///< the to square is not empty
    notAlongALine,     ///< from and to are not on one line
    notForward,        ///< a man does not move backward
    tooFar,            ///< a man, or a king that does not fly, moves one square
    blocked,           ///< a piece is in the way
    captureCompulsory, ///< a quiet move although there is a capture
    moreToTake,        ///< a capture that takes fewer than the rules demand
    captureUnfinished, ///< the capture can and must continue
    kingMustCapture,   ///< the capture of a king (Czech) or with a king (Italian, Frisian) is first
    betterCaptureExists, ///< the precedence of captures demands another (value, kings taken, kings
                         ///< first)
    takesTwice,          ///< the same piece would be jumped twice
    manMayNotTakeKing,   ///< Italian
    manMayNotCaptureBackward,
    mustLandBehind,     ///< a king must stop right behind the piece it took (Thai)
    nothingToTake,      ///< written as a capture, or jumps, but there is nothing to take
    kingMoveLimit,      ///< the same king has made its moves in a row (Frisian)
    ambiguous,          ///< several captures fit the text
    gameOver,           ///< the game had ended
    positionUnknown,    ///< a move before it was not recorded
    wrongSeparator,     ///< remark: '-' on a capture or 'x' on a quiet move
    wrongWay,           ///< remark: a square written between from and to is not on the way
    capturesOnlyAlong,  ///< rows and columns are for captures (Frisian)
    mustLandBehindKing, ///< a king that takes a king last must stop right behind it (Killer)
    stopsWhereCrowned,  ///< a man that a capture crowns stops there
    notKingYet          ///< a man that passes the last row continues as a man
};
inline constexpr std::size_t reasonCount = static_cast<std::size_t>(Reason::notKingYet) + 1;

/// A short stable word for a reason, for JSON and the store: "capture-compulsory".
[[nodiscard]] std::string_view code(Reason reason);

/// Why a text names no legal move, with the parameters of the message.
struct Explanation {
    Reason reason;
    std::vector<Square> squares; ///< the squares concerned
    std::vector<Move> playable;  ///< possible moves instead, or the candidates
    std::string word{};          ///< the name of a square that the board does not have
};

/// The explanation as a message: "capture is compulsory: 23x32" in words.
[[nodiscard]] Message message(const Position& position, const Explanation& explanation);

/// The meaning of a move's text in a position.
struct MoveMatch {
    std::vector<Move> moves;            ///< the legal moves that it fits: one if it is correct
    std::optional<Explanation> problem; ///< present unless unique()
    /// '-' written on a capture or 'x' on a quiet move: common in real files, worth a remark only.
    bool wrongSeparator = false;
    /// The ends name one move, but a square written between them is not on its path.
    bool wrongWay = false;
    /// Several fit, but the text is exactly what moveText() writes for the first: a capture of one
    /// jump. Programs that shorten longer captures write the same, so the others are listed.
    bool exact = false;
    /// The first move is meant.
    [[nodiscard]] bool unique() const { return moves.size() == 1 || exact; }
};

/// The legal moves that a text fits. Squares between from and to must be on the path, in order, but
/// need not be complete; if they are, other captures that pass over the same squares do not count.
/// A capture of one jump has no squares between its ends: its ends name it, since PDN 3.0 requires
/// longer ones with the same ends to be written in full (MoveMatch::exact). Any other text that
/// fits several different moves is ambiguous, never guessed.
[[nodiscard]] MoveMatch resolve(const Position& position, std::string_view text);
[[nodiscard]] MoveMatch resolve(const Position& position, const MoveText& text);
/// The same as resolve, with the position's legal moves given by the caller.
[[nodiscard]] MoveMatch resolve(const Position& position, const MoveList& legal,
                                std::string_view text);

/// What there is to say of a match: why it is none, or the remark on a text that fits one move but
/// is not written as it should be.
[[nodiscard]] std::optional<Explanation> remarkOn(const MoveMatch& match);

/// Why a text is not a legal move; unspecified for legal ones.
[[nodiscard]] Explanation explain(const Position& position, std::string_view text);
[[nodiscard]] Explanation explain(const Position& position, const MoveText& text);

} // namespace damscope::rules
