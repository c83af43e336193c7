// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/board/board_picture.hpp"
#include "gui/board/geometry.hpp"
#include "gui/look/theme.hpp"
#include "rules/board/position.hpp"
#include "rules/moves/routes.hpp"

#include <QFrame>
#include <QTimer>
#include <QVariantAnimation>

#include <optional>
#include <vector>

class QLabel;

namespace damscope::gui {

class BoardWidget;

/// A small board beside the mouse pointer on which a line plays, move by move. The board of the
/// game stays as it is.
class LinePreview : public QFrame {
    Q_OBJECT

public:
    explicit LinePreview(QWidget* parent);

    void setLook(const BoardLook& look);
    /// Moves are shown by moving the piece.
    void setAnimated(bool on);
    /// Shows a line from its beginning, and `text` below the board, with the right upper corner at
    /// a place of the screen.
    void play(const rules::Position& from, std::vector<rules::Move> line, const QString& text,
              const QPoint& corner);
    void leave();
    /// What it shows now.
    [[nodiscard]] const rules::Position& position() const { return position_; }

private:
    void playNext();
    void fit();

    BoardWidget* board_;
    QLabel* text_;
    QTimer pace_;
    rules::Position position_;
    std::vector<rules::Move> left_; ///< the next one last
};

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
