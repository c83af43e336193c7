// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/search/pattern_board.hpp"

#include <QTabWidget>

#include <array>
#include <vector>

class QButtonGroup;
class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;
class QVBoxLayout;

namespace damscope::gui {

class MoveRow;

/// The editor of a query: a board with a pattern, piece counts, a sequence of moves.
class SketchEditor : public QTabWidget {
    Q_OBJECT

public:
    explicit SketchEditor(QWidget* parent = nullptr);

    [[nodiscard]] db::query::Sketch sketch() const;
    /// Shows board and numbers of a query that was written as text; emits nothing.
    void show(const db::query::Sketch& sketch);
    void setLook(const BoardLook& look);
    /// Games of this variant are searched from now on; everything that names squares is cleared if
    /// it changes.
    void setVariant(rules::Variant variant);
    void clear();
    [[nodiscard]] PatternBoard& board() { return *board_; }

signals:
    void changed();
    /// Requests the pieces on the main board.
    void boardWanted();

protected:
    void changeEvent(QEvent* event) override;

private:
    struct NumberRow {
        db::query::Contents counted;
        QLabel* name;
        QSpinBox* low;
        QSpinBox* high;
    };

    QWidget* composeBoard();
    QWidget* composeNumbers();
    QWidget* composeMoves();
    MoveRow* addMove();
    void empty();
    void paintBrushes();
    void retranslate();

    PatternBoard* board_;
    QButtonGroup* layers_;
    QButtonGroup* brushes_;
    QPushButton* takeOver_;
    QPushButton* clear_;
    QCheckBox* exchanged_;
    QComboBox* toMove_;
    std::array<NumberRow, 5> numbers_{};
    QVBoxLayout* moveList_;
    std::vector<MoveRow*> moves_;
    QPushButton* addMove_;
    QLabel* movesHint_;
    BoardLook look_;
};

} // namespace damscope::gui
