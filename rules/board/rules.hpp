// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/board.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace damscope {
enum class Language : std::uint8_t; // messages/language.hpp
}

namespace damscope::rules {

enum class Color : std::uint8_t { white, black };

[[nodiscard]] constexpr Color opponent(Color c) {
    return c == Color::white ? Color::black : Color::white;
}

/// Every game that Damscope knows. Values are stored on disk: append, never reorder.
enum class Variant : std::uint8_t {
    international,
    english,
    russian,
    italian,
    pool,
    spanish,
    brazilian,
    canadian,
    portuguese,
    czech,
    thai,
    turkish,
    frisian,
    spantsiretti,
    frysk,
    killer,
    breakthrough,
    antidraughts
};
inline constexpr int variantCount = 18;

/// The precedence among several captures.
enum class CaptureChoice : std::uint8_t {
    free,     ///< any, but a capture once begun must be completed
    most,     ///< as many pieces as possible, men and kings alike
    italian,  ///< most pieces; with a king; most kings taken; kings met as early as possible
    spanish,  ///< most pieces; most kings taken
    frisian,  ///< greatest value (a king counts a little under two men); then with a king
    kingFirst ///< free, but if a king can capture, a king must
};

/// What happens to a man that reaches the last row during a capture.
enum class Crowning : std::uint8_t {
    atRest,   ///< crowned only if the capture ends there; passing through it stays a man
    stops,    ///< the capture ends there and the man is crowned
    continues ///< crowned at once, and continues as a king
};

/// Where a flying king may land behind a captured piece.
enum class Landing : std::uint8_t {
    anywhere,           ///< on any empty square behind it
    rightBehind,        ///< only on the first square
    rightBehindLastKing ///< on the first one if the last piece taken is a king (Killer)
};

/// When captured pieces leave the board.
enum class Removal : std::uint8_t { afterCapture, atOnce };

/// The lines that pieces move along. Diagonal variants may add orthogonal captures (Frisian).
enum class Lines : std::uint8_t { diagonal, diagonalCapturesBoth, orthogonal };

/// How the game is won.
enum class Goal : std::uint8_t {
    takeOrBlock, ///< the opponent cannot move
    firstKing,   ///< making a king; or the opponent cannot move
    loseAll      ///< the player to move who cannot move wins
};

/// Corner of number 1, as White sees the board. Numbers run along the rows.
enum class FirstSquare : std::uint8_t { topLeft, bottomRight };

/// How squares are written in moves. FEN and JSON always use numbers.
enum class Notation : std::uint8_t { numeric, algebraic };

/// How results are written (PDN 3.0, ResultType).
enum class ResultStyle : std::uint8_t {
    chess /* 1-0 1/2-1/2 0-1 */,
    international /* 2-0 1-1 0-2 */
};

/// One game's rules: data only. One generator reads it (rules/moves/generator.hpp); each row's
/// clauses are named beside the values in variants.cpp and explained in docs/rules.md.
struct Rules {
    Variant variant;
    std::string_view name;  ///< on the command line: "international"
    std::string_view title; ///< for people: "International draughts"
    Board board;
    std::uint8_t rowsOfMen;
    std::uint8_t firstRowOfMen; ///< rows between a player's edge and his men: 0, Turkish 1
    Color firstMover;

    Lines lines;
    bool menCaptureBackward;
    bool menTakeKings;
    bool flyingKings;
    Landing landing;
    CaptureChoice choice;
    Crowning crowning;
    Removal removal;
    bool kingMayTurnBack; ///< half turns inside a capture (only matters when removal is at once)
    std::uint8_t kingMovesInARow; ///< limit on one king's quiet moves while men are left; 0 = none
    Goal goal;

    std::uint8_t gameType;        ///< PDN number; 0 if PDN has none
    std::string_view gameTypeTag; ///< full form, for writing; empty if PDN has none
    Notation notation;
    FirstSquare firstSquare;
    char captureSign; ///< 'x' ':' '-' as the GameType table says
    ResultStyle results;
    /// The side of the first number of a result: White, but Black in English draughts
    /// (PDN 1.0 and 2.0: results from the first mover's side).
    Color resultFirst;

    /// The number a player reads on a square, 1 to board.size().
    [[nodiscard]] constexpr int number(Square s) const {
        const int i = board.index(s);
        return firstSquare == FirstSquare::topLeft ? i + 1 : board.size() - i;
    }
    /// The square with a number; nothing if the board has no such square.
    [[nodiscard]] constexpr std::optional<Square> square(int number) const {
        if (number < 1 || number > board.size())
            return std::nullopt;
        return board.square(firstSquare == FirstSquare::topLeft ? number - 1
                                                                : board.size() - number);
    }
    /// The row where men of this colour become kings.
    [[nodiscard]] constexpr int crowningRow(Color c) const {
        return c == Color::white ? 0 : board.ranks - 1;
    }
};

/// The rules of a variant. The reference lives as long as the program.
const Rules& rules(Variant variant);

/// The name of the game in a language: "Russisch dammen (sjasjki)".
[[nodiscard]] std::string variantTitle(Variant variant, Language language);
/// All variants, in the order of the enumeration.
std::span<const Variant> allVariants();

/// A variant by its name or its PDN number ("russian", "25"), case ignored.
std::optional<Variant> variantNamed(std::string_view nameOrNumber);

/// The variant of a GameType tag (PDN 3.0, GameType; also 96 Breakthrough, 97 Frysk!, 98
/// Antidraughts as in lidraughts). Only the number decides: full forms in real files are often
/// wrong about the rest. 23 is American pool. Nothing for unknown games and invalid text.
std::optional<Variant> variantOfGameType(std::string_view tagValue);

/// What to write in a GameType tag; for variants without a PDN number, lidraughts' number or the
/// name ("killer").
std::string_view gameTypeFor(Variant variant);

} // namespace damscope::rules
