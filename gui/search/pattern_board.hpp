// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/search/query/language/sketch.hpp"
#include "gui/board/accessible_board.hpp"
#include "gui/look/theme.hpp"
#include "rules/board/position.hpp"

#include <QWidget>

class QComboBox;
class QLineEdit;
class QSpinBox;
class QToolButton;

namespace damscope::gui {

/// A board for setting up a pattern in three layers: pieces that must be on squares, may be, and
/// must not be.
class PatternBoard : public SquarePad {
    Q_OBJECT

public:
    enum class Layer { must, may, mustNot };

    explicit PatternBoard(QWidget* parent = nullptr);

    /// Starts again, on the board of a variant.
    void setVariant(rules::Variant variant);
    [[nodiscard]] rules::Variant variant() const { return variant_; }
    void setLayer(Layer layer) { layer_ = layer; }
    void setBrush(db::query::Contents brush) { brush_ = brush; }
    void setLook(const BoardLook& look);
    /// Empties all layers.
    void clearAll();
    /// Requires all pieces of a position.
    void takeOver(const rules::Position& position);
    /// Shows the three layers of a sketch of the same variant.
    void show(const db::query::Sketch& sketch);
    /// Writes the three layers into a sketch.
    void fillIn(db::query::Sketch& sketch) const;

    /// In a low window the query below it has room.
    [[nodiscard]] QSize sizeHint() const override { return {look::board::tip, look::board::tip}; }
    [[nodiscard]] QSize minimumSizeHint() const override {
        return {look::board::small, look::board::small};
    }

signals:
    void patternChanged();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    [[nodiscard]] const rules::Rules& rulesNow() const override { return rules::rules(variant_); }
    void fill(rules::Square square) override;
    void clear(rules::Square square) override;
    [[nodiscard]] QString described(rules::Square square) const override;

private:
    struct Mark {
        Layer layer;
        db::query::Contents contents;
    };

    rules::Variant variant_ = rules::Variant::international;
    BoardLook look_;
    Layer layer_ = Layer::must;
    db::query::Contents brush_;
    std::map<rules::Square, Mark> marks_;
};

/// The pieces of a pattern, in the order of the buttons.
[[nodiscard]] std::span<const db::query::Contents> patternBrushes();
[[nodiscard]] QString brushName(db::query::Contents brush);
/// Draws a brush: a piece, or a sign for an empty square.
void paintBrush(QPainter& painter, const BoardLook& look, db::query::Contents brush, QPointF centre,
                double size);

/// A move of the sequence to search for: who plays what, from where to where, and how long after
/// the previous move.
class MoveRow : public QWidget {
    Q_OBJECT

public:
    explicit MoveRow(rules::Variant variant, QWidget* parent = nullptr);

    [[nodiscard]] db::query::SketchedMove move() const;

signals:
    void changed();
    void removed();

private:
    [[nodiscard]] std::vector<rules::Square> squares(QLineEdit& line) const;
    void checkSquares(QLineEdit& line);
    void retranslate();

    rules::Variant variant_;
    QComboBox* after_;
    QSpinBox* plies_;
    QComboBox* color_;
    QComboBox* kind_;
    QComboBox* action_;
    QLineEdit* from_;
    QLineEdit* to_;
    QSpinBox* atLeast_;
    QToolButton* remove_;
};

} // namespace damscope::gui
