// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/position.hpp"
#include "rules/game/game.hpp"
#include "web/module/calls.hpp"

#include <optional>
#include <string>
#include <string_view>

/// Boards and moves as a page gets them.
namespace damscope::web {

/// One sign for each square, in the order of numbers: `w b` men, `W B` kings, `.` nothing.
[[nodiscard]] std::string boardText(const rules::Position& position);
/// The reverse; refuses a text of another length, or with other signs.
[[nodiscard]] rules::Position positionOf(rules::Variant variant, std::string_view board,
                                         rules::Color toMove);
[[nodiscard]] std::string_view sideName(rules::Color color);

/// The fields `board`, `side` and `fen`.
void addBoard(Json& object, const rules::Position& position);

/// A legal move: the fields of `damscope rules moves`, its path and whether a man is crowned.
[[nodiscard]] Json moveJson(const rules::Position& position, const rules::Move& move);
/// The legal move that a request means, by `move` in any notation or by `origin`, `target` and
/// `captured`. Throws CallError with the rule that it breaks.
[[nodiscard]] rules::Move moveIn(const rules::Position& position, const Json& request);

/// What says where: `place` of a request, or the request itself.
[[nodiscard]] const Json& placeOf(const Json& request);
/// A variant with a board, or with a FEN or the start and `moves` from there.
[[nodiscard]] rules::Path pathIn(const Json& request);
[[nodiscard]] rules::Position endOf(const rules::Path& path);

} // namespace damscope::web
