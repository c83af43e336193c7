// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/text/fen.hpp"

#include <array>

namespace damscope::rules {

namespace {

// In the order of FenFault.
constexpr std::array<std::string_view, static_cast<std::size_t>(FenFault::colorMissing) + 1> codes{
    "fen-too-long",     "fen-empty",          "fen-bad-side",       "fen-bad-field",
    "fen-color-twice",  "fen-comma-missing",  "fen-square-missing", "fen-no-such-square",
    "fen-square-taken", "fen-range-of-names", "fen-range-backward", "fen-color-missing"};

} // namespace

Message message(const FenError& error) {
    Message message{std::string(codes[static_cast<std::size_t>(error.fault)]), {}};
    const auto add = [&](std::string name, Value value) {
        message.parameters.push_back({std::move(name), std::move(value)});
    };
    switch (error.fault) {
    case FenFault::tooLong:
        add("number", counted(error.number));
        add("most", counted(longestFen));
        break;
    case FenFault::colorTwice:
    case FenFault::colorMissing:
        add("color", error.color == Color::white ? "white" : "black");
        break;
    case FenFault::noSuchSquare: {
        const Board& board = rules(error.variant).board;
        add("word", error.word);
        add("board", std::to_string(board.files) + "x" + std::to_string(board.ranks));
        break;
    }
    case FenFault::empty:
        break;
    default:
        add("word", error.word);
    }
    return message;
}

} // namespace damscope::rules
