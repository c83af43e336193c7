// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/meaning/recognise.hpp"

#include "base/text/ascii.hpp"
#include "parser/meaning/assemble.hpp"
#include "parser/meaning/guess.hpp"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdlib>
#include <optional>
#include <string_view>

namespace damscope::parser {
namespace {

using rules::ScriptItem;
using Kind = ScriptItem::Kind;
using base::isDigit;

constexpr bool isFile(char c) {
    return c >= 'a' && c <= 'h';
}
constexpr bool isRank(char c) {
    return c >= '1' && c <= '8';
}
constexpr bool isSquareAt(std::string_view text, std::size_t at) {
    return at + 1 < text.size() && isFile(text[at]) && isRank(text[at + 1]);
}

// "32-28": a number that is not zero, a sign, another one.
bool isNumericMove(std::string_view move) {
    if (move.empty() || !isDigit(move.front()) || move.front() == '0')
        return false;
    const std::size_t sign = std::min(move.find_first_not_of(base::digits), move.size());
    const std::size_t second = move.find_first_of(base::digits, sign);
    return second != std::string_view::npos && move[second] != '0';
}

// "c3-d4", "c3:e5", "c3d4": along a diagonal, as few moves of chess are.
bool isDiagonalMove(std::string_view move) {
    if (!isSquareAt(move, 0))
        return false;
    const std::size_t second = move.find_first_of("abcdefgh", 2);
    return second != std::string_view::npos && isSquareAt(move, second) &&
           std::abs(move[0] - move[second]) == std::abs(move[1] - move[second + 1]);
}

// "e4", "exd5", "Nbd7", "O-O": a move as chess writes it (PGN standard, 8.2.3).
bool isChessMove(std::string_view word) {
    while (!word.empty() && std::string_view("+#!?").find(word.back()) != std::string_view::npos)
        word.remove_suffix(1);
    if (word == "O-O" || word == "O-O-O" || word == "0-0" || word == "0-0-0")
        return true;
    if (word.size() > 2 && word[word.size() - 2] == '=')
        word.remove_suffix(2); // promotion
    if (word.size() < 2 || !isSquareAt(word, word.size() - 2))
        return false;
    word.remove_suffix(2);
    if (word.ends_with('x'))
        word.remove_suffix(1);
    if (!word.empty() && std::string_view("KQRBN").find(word.front()) != std::string_view::npos)
        word.remove_prefix(1);
    return word.size() <= 2 &&
           std::ranges::all_of(word, [](char c) { return isFile(c) || isRank(c); });
}

std::size_t chessMovesIn(std::string_view text) {
    std::size_t count = 0;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of(" \t\r\n."), text.size());
        count += isChessMove(text.substr(0, end)) ? 1U : 0U;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return count;
}

struct Counts {
    std::size_t moves = 0;  ///< that can be of draughts
    std::size_t others = 0; ///< that cannot
    std::size_t chess = 0;  ///< words that are moves of chess
    std::size_t unread = 0; ///< pieces of text that are not PDN
    bool markup = false;    ///< it begins as a web page does
    bool numbered = false;  ///< there are move numbers, or a result at the end
    bool setUp = false;     ///< a position in the moves
};

Counts countsOf(const GameText& text) {
    Counts counts;
    counts.numbered = !text.terminator.empty();
    for (const ScriptItem& item : text.script) {
        if (item.kind == Kind::move) {
            const bool fits = isNumericMove(item.text) || isDiagonalMove(item.text);
            ++(fits ? counts.moves : counts.others);
            counts.chess += fits ? 0 : chessMovesIn(item.text);
        } else if (item.kind == Kind::unread) {
            counts.chess += chessMovesIn(item.text);
            counts.markup = counts.markup || (++counts.unread == 1 && item.text.starts_with('<'));
        } else if (item.kind == Kind::moveNumber) {
            counts.numbered = true;
        } else if (item.kind == Kind::setup) {
            counts.setUp = true;
        }
    }
    return counts;
}

// The games before 20 are chess and its relatives (PDN 3.0, GameType).
std::optional<bool> gameTypeIsDraughts(const GameText& text) {
    const std::string* type = text.tag("GameType");
    if (type == nullptr)
        return std::nullopt;
    int number = 0;
    const std::string_view value = base::trimmed(*type);
    const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
    constexpr int firstDraughts = 20;
    return error != std::errc() || number >= firstDraughts;
}

// "W:W31-50:B1-20"; chess writes "rnbqkbnr/pppppppp/...".
bool hasDraughtsPosition(const GameText& text) {
    const std::string* fen = text.tag("FEN");
    return fen != nullptr && fen->find(':') != std::string::npos;
}

int legalPlies(const GameText& text) {
    return assemble(text, {{}, {}, Repair::off}).plies;
}

// A text without tags is a game if somebody wrote moves down, not just two numbers with a sign
// between them, as of pages or years, and not a page of words in which a few moves are mentioned.
bool isPlainGame(const GameText& text, const Counts& counts) {
    constexpr std::size_t many = 4;
    if (counts.markup || counts.unread > counts.moves + counts.others)
        return false;
    if (counts.setUp || (counts.numbered && counts.moves >= many && counts.moves > counts.others))
        return true;
    const int plies = counts.moves + counts.others > 0 ? legalPlies(text) : 0;
    return plies > (counts.numbered ? 0 : 1);
}

} // namespace

TextKind kindOf(const GameText& text) {
    const Counts counts = countsOf(text);
    if (text.tags.empty())
        return isPlainGame(text, counts) ? TextKind::draughts : TextKind::text;
    const auto isDraughts = gameTypeIsDraughts(text);
    if (isDraughts)
        return *isDraughts ? TextKind::draughts : TextKind::chess;
    if (hasDraughtsPosition(text) || (counts.moves > 0 && counts.moves >= counts.chess))
        return TextKind::draughts;
    if (counts.others > 0 && legalPlies(text) > 0)
        return TextKind::draughts;
    return counts.chess > 1 ? TextKind::chess : TextKind::header;
}

} // namespace damscope::parser
