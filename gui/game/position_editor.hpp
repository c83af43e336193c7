// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/board/accessible_board.hpp"
#include "gui/board/board_picture.hpp"

#include <QDialog>

#include <optional>

class QButtonGroup;
class QComboBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;

namespace damscope::gui {

/// The board of the editor: the left button puts the chosen piece on a square, or removes the same
/// piece; the right button empties a square.
class SetupBoard : public SquarePad {
    Q_OBJECT

public:
    explicit SetupBoard(QWidget* parent = nullptr);

    void setPosition(const rules::Position& position);
    [[nodiscard]] const rules::Position& position() const { return position_; }
    /// The piece to put; none: squares are emptied.
    void setBrush(std::optional<rules::Piece> piece) { brush_ = piece; }
    void setLook(const BoardLook& look) { look_ = look; }

signals:
    void positionChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    [[nodiscard]] const rules::Rules& rulesNow() const override { return position_.rules(); }
    void fill(rules::Square square) override { put(square, brush_); }
    void clear(rules::Square square) override { put(square, std::nullopt); }
    [[nodiscard]] QString described(rules::Square square) const override;

private:
    void put(rules::Square square, std::optional<rules::Piece> piece);

    rules::Position position_;
    std::optional<rules::Piece> brush_;
    BoardLook look_;
};

/// Sets up a position: by placing pieces, or as FEN or Hub text. Always shows what is unusual about
/// it.
class PositionEditor : public QDialog {
    Q_OBJECT

public:
    explicit PositionEditor(const rules::Position& position, const BoardLook& look,
                            QWidget* parent = nullptr);

    [[nodiscard]] const rules::Position& position() const { return board_->position(); }

private:
    [[nodiscard]] QLayout* composeSide();
    void connectInput();
    void showPosition();
    void readFen();
    void readHub();
    void setVariant(int index);
    [[nodiscard]] QString remarks() const;

    SetupBoard* board_;
    QComboBox* variant_;
    QComboBox* mover_;
    QButtonGroup* pieces_;
    QLineEdit* fen_;
    QLineEdit* hub_;
    QLabel* remarks_;
    QDialogButtonBox* buttons_;
};

} // namespace damscope::gui
