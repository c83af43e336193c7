// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/board/board_picture.hpp"
#include "gui/board/geometry.hpp"
#include "rules/moves/routes.hpp"

#include <QVariantAnimation>

#include <optional>
#include <vector>

namespace damscope::gui {

/// A moved piece on its way from square to square, jump by jump; what it takes fades in that order.
class PieceGlide : public QVariantAnimation {
    Q_OBJECT

public:
    explicit PieceGlide(QObject* parent);

    /// Shows a move by one of its routes, from the position before it.
    void begin(const rules::Position& before, const rules::Move& move);
    [[nodiscard]] bool isRunning() const { return state() == Running; }
    /// The piece that is on its way; nothing if none is.
    [[nodiscard]] std::optional<FloatingPiece> piece(const BoardGeometry& geometry) const;
    /// What has been taken or will be, as far as it is still seen.
    [[nodiscard]] std::vector<FadingPiece> taken() const;

private:
    rules::Route route_;
    std::optional<rules::Piece> piece_;
    std::vector<rules::Piece> victims_; ///< in the order of the jumps
};

} // namespace damscope::gui
