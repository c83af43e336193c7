// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/board/board_picture.hpp"

#include <QImage>
#include <QString>

#include <optional>

namespace damscope::gui {

/// A board as a picture of its own.
struct Diagram {
    rules::Variant variant;
    BoardPicture picture;
    BoardThemeName theme;
    Numbering numbering;
    bool flipped;
};

/// The diagram, as wide as this; as high as its board asks for.
[[nodiscard]] QImage diagramImage(const Diagram& diagram, int width);

/// Writes an SVG file (vectors) or, by any other name, a PNG file. Why it could not; nothing if all
/// is well.
[[nodiscard]] std::optional<QString> saveDiagram(const QString& file, const Diagram& diagram);

} // namespace damscope::gui
