// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/board/board_picture.hpp"
#include "rules/board/position.hpp"

#include <QImage>
#include <QString>

#include <optional>

namespace damscope::gui {

/// A board as a separate picture.
struct Diagram {
    rules::Variant variant;
    BoardPicture picture;
    BoardThemeName theme;
    Numbering numbering;
    bool flipped;
};

/// The diagram with this width and the height of its board.
[[nodiscard]] QImage diagramImage(const Diagram& diagram, int width);

/// Writes an SVG file (vectors) or, with any other extension, a PNG file. Returns the error, if
/// any.
[[nodiscard]] std::optional<QString> saveDiagram(const QString& file, const Diagram& diagram);

/// A tooltip with a small board above a text.
[[nodiscard]] QString boardToolTip(const rules::Position& position, const QString& text);
/// The same with arrows, in the look of the user.
[[nodiscard]] QString boardToolTip(const BoardPicture& picture, BoardThemeName theme,
                                   const QString& text);

} // namespace damscope::gui
