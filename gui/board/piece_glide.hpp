// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/board/geometry.hpp"

#include <QVariantAnimation>

#include <optional>

namespace damscope::gui {

/// A moved piece on its way from square to square.
class PieceGlide : public QVariantAnimation {
    Q_OBJECT

public:
    explicit PieceGlide(QObject* parent);

    void begin(rules::Square from, rules::Square to);
    /// Where it ends; nothing if no piece is on its way.
    [[nodiscard]] std::optional<rules::Square> target() const;
    [[nodiscard]] QPointF centre(const BoardGeometry& geometry) const;

private:
    rules::Square from_{0};
    rules::Square to_{0};
};

} // namespace damscope::gui
