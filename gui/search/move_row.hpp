// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/query/language/sketch.hpp"

#include <QWidget>

class QComboBox;
class QLineEdit;
class QSpinBox;
class QToolButton;

namespace damscope::gui {

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

protected:
    void changeEvent(QEvent* event) override;

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
