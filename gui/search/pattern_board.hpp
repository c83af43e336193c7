// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/query/language/sketch.hpp"
#include "gui/board/square_pad.hpp"
#include "gui/look/board_theme.hpp"
#include "gui/look/sizes.hpp"
#include "rules/board/position.hpp"

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

    [[nodiscard]] QSize sizeHint() const override { return {look::board::card, look::board::card}; }
    [[nodiscard]] QSize minimumSizeHint() const override {
        return {look::board::small, look::board::small};
    }

signals:
    void patternChanged();

protected:
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

} // namespace damscope::gui
