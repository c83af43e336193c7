// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/search/query/language/reading.hpp"
#include "gui/search/pattern_board.hpp"
#include "rules/board/variants.hpp"

#include <QPlainTextEdit>
#include <QString>
#include <QTabWidget>

#include <array>
#include <optional>
#include <vector>

class QButtonGroup;
class QCheckBox;
class QComboBox;
class QLabel;
class QLayout;
class QSpinBox;
class QVBoxLayout;

namespace damscope::gui {

/// The text of a query. Ctrl+Return starts the search.
class QueryText : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit QueryText(QWidget* parent = nullptr);

    /// Underlines the place of an error; none: removes the underline.
    void mark(const std::optional<db::query::QueryError>& error);
    /// At the cursor, with blanks around them.
    void insertWords(const QString& words);
    [[nodiscard]] QSize sizeHint() const override;

signals:
    void searchWanted();

protected:
    void keyPressEvent(QKeyEvent* event) override;
};

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

private:
    struct NumberRow {
        db::query::Contents counted;
        QLabel* name;
        QSpinBox* low;
        QSpinBox* high;
    };

    QWidget* composeBoard();
    QLayout* composeLayers(QWidget& page);
    QLayout* composeBrushes(QWidget& page);
    QWidget* composeNumbers();
    QWidget* composeMoves();
    MoveRow* addMove();
    void empty();
    void paintBrushes();
    void showHint();
    void retranslate();

    PatternBoard* board_;
    QButtonGroup* layers_;
    QButtonGroup* brushes_;
    QLabel* hint_; ///< what a click on the board does
    QCheckBox* exchanged_;
    QComboBox* toMove_;
    std::array<NumberRow, 5> numbers_{};
    QVBoxLayout* moveList_;
    std::vector<MoveRow*> moves_;
    BoardLook look_;
};

} // namespace damscope::gui
