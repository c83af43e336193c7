// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/board/accessible_board.hpp"

#include "gui/board/board_widget.hpp"

#include <QAccessibleInterface>
#include <QAccessibleWidget>
#include <QKeyEvent>
#include <QMouseEvent>

#include <algorithm>
#include <optional>
#include <vector>

namespace damscope::gui {

namespace {

// What boards to play on and boards to fill have in common.
std::optional<rules::Square> selectedOn(const BoardWidget& board) {
    return board.entry().lifted();
}
std::optional<rules::Square> selectedOn(const SquarePad&) {
    return std::nullopt;
}
QString statusOf(const BoardWidget& board) {
    return board.status();
}
QString statusOf(const SquarePad& board) {
    return board.describe(board.cursor());
}

template <class Board>
class AccessibleSquare : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    AccessibleSquare(Board* board, rules::Square square) : board_(board), square_(square) {}

    bool isValid() const override { return board_ != nullptr; }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return board_->window()->windowHandle(); }
    QAccessibleInterface* parent() const override {
        return QAccessible::queryAccessibleInterface(board_);
    }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QAccessible::Role role() const override { return QAccessible::Cell; }
    QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Name ? board_->describe(square_) : QString();
    }
    void setText(QAccessible::Text, const QString&) override {}
    QRect rect() const override {
        const QRect cell = board_->geometryNow().cell(square_).toRect();
        return {board_->mapToGlobal(cell.topLeft()), cell.size()};
    }
    QAccessible::State state() const override {
        QAccessible::State s;
        s.focusable = true;
        s.selectable = true;
        s.focused = board_->hasFocus() && board_->cursor() == square_;
        s.selected = selectedOn(*board_) == square_;
        return s;
    }
    void* interface_cast(QAccessible::InterfaceType type) override {
        if (type == QAccessible::ActionInterface)
            return static_cast<QAccessibleActionInterface*>(this);
        return nullptr;
    }

    QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
    void doAction(const QString& name) override {
        if (name == pressAction())
            board_->press(square_);
        else if (name == setFocusAction()) {
            board_->setFocus();
            board_->setCursorSquare(square_);
        }
    }
    QStringList keyBindingsForAction(const QString& name) const override {
        return name == pressAction() ? QStringList{QStringLiteral("Space")} : QStringList{};
    }

private:
    Board* board_;
    rules::Square square_;
};

/// The interfaces of the squares belong to Qt's cache from the moment that they are registered.
template <class Board>
class AccessibleBoard : public QAccessibleWidget, public QAccessibleTableInterface {
public:
    explicit AccessibleBoard(Board* board)
        : QAccessibleWidget(board, QAccessible::Table), board_(board) {}
    ~AccessibleBoard() override {
        for (const QAccessible::Id id : squares_)
            QAccessible::deleteAccessibleInterface(id);
    }

    int childCount() const override { return board_->geometryNow().board().size(); }
    QAccessibleInterface* child(int index) const override {
        if (index < 0 || index >= childCount())
            return nullptr;
        if (variantBoard_ != board_->geometryNow().board())
            rebuild();
        return QAccessible::accessibleInterface(squares_[static_cast<std::size_t>(index)]);
    }
    QAccessibleInterface* childAt(int x, int y) const override {
        const auto square = board_->geometryNow().squareAt(board_->mapFromGlobal(QPoint(x, y)));
        return square ? child(board_->geometryNow().board().index(*square)) : nullptr;
    }
    QAccessibleInterface* focusChild() const override {
        return board_->hasFocus() ? child(board_->geometryNow().board().index(board_->cursor()))
                                  : nullptr;
    }
    int indexOfChild(const QAccessibleInterface* wanted) const override {
        for (int i = 0; i < childCount(); ++i)
            if (child(i) == wanted)
                return i;
        return -1;
    }
    QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Description ? statusOf(*board_) : QAccessibleWidget::text(kind);
    }
    void* interface_cast(QAccessible::InterfaceType type) override {
        if (type == QAccessible::TableInterface)
            return static_cast<QAccessibleTableInterface*>(this);
        return QAccessibleWidget::interface_cast(type);
    }

    // Rows and columns as White sees them; squares that are not used have no cell.
    QAccessibleInterface* caption() const override { return nullptr; }
    QAccessibleInterface* summary() const override { return nullptr; }
    QAccessibleInterface* cellAt(int row, int column) const override {
        const rules::Board board = board_->geometryNow().board();
        const auto square = board.at({row, column});
        return square ? child(board.index(*square)) : nullptr;
    }
    int rowCount() const override { return board_->geometryNow().board().ranks; }
    int columnCount() const override { return board_->geometryNow().board().files; }
    QString rowDescription(int) const override { return {}; }
    QString columnDescription(int) const override { return {}; }
    int selectedCellCount() const override { return selectedOn(*board_) ? 1 : 0; }
    QList<QAccessibleInterface*> selectedCells() const override {
        const auto lifted = selectedOn(*board_);
        return lifted ? QList{child(board_->geometryNow().board().index(*lifted))}
                      : QList<QAccessibleInterface*>{};
    }
    int selectedRowCount() const override { return 0; }
    int selectedColumnCount() const override { return 0; }
    QList<int> selectedRows() const override { return {}; }
    QList<int> selectedColumns() const override { return {}; }
    bool isRowSelected(int) const override { return false; }
    bool isColumnSelected(int) const override { return false; }
    bool selectRow(int) override { return false; }
    bool selectColumn(int) override { return false; }
    bool unselectRow(int) override { return false; }
    bool unselectColumn(int) override { return false; }
    void modelChange(QAccessibleTableModelChangeEvent*) override {}

private:
    void rebuild() const {
        for (const QAccessible::Id id : squares_)
            QAccessible::deleteAccessibleInterface(id);
        squares_.clear();
        variantBoard_ = board_->geometryNow().board();
        for (int i = 0; i < variantBoard_.size(); ++i)
            squares_.push_back(QAccessible::registerAccessibleInterface(
                new AccessibleSquare<Board>(board_, variantBoard_.square(i))));
    }

    Board* board_;
    mutable rules::Board variantBoard_{0, 0, rules::Playing::all};
    mutable std::vector<QAccessible::Id> squares_;
};

QAccessibleInterface* makeInterface(const QString&, QObject* object) {
    if (auto* board = qobject_cast<BoardWidget*>(object))
        return new AccessibleBoard<BoardWidget>(board);
    if (auto* pad = qobject_cast<SquarePad*>(object))
        return new AccessibleBoard<SquarePad>(pad);
    return nullptr;
}

} // namespace

void installBoardAccessibility() {
    static const bool installed = [] {
        QAccessible::installFactory(makeInterface);
        return true;
    }();
    static_cast<void>(installed);
}

SquarePad::SquarePad(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    installBoardAccessibility();
}

// It stands in the corner next to the controls.
BoardGeometry SquarePad::geometryNow() const {
    const double side = std::min(width(), height());
    return {rulesNow(), QRectF(0, 0, side, side), Numbering::inside, false};
}

std::optional<rules::Square> SquarePad::cursorShown() const {
    return hasFocus() && usesKeys_ ? std::optional(cursor_) : std::nullopt;
}

void SquarePad::resetCursor() {
    cursor_ = rulesNow().board.square(0);
}

void SquarePad::goTo(rules::Square square) {
    cursor_ = square;
    setAccessibleDescription(described(square));
    update();
}

void SquarePad::press(rules::Square square) {
    fill(square);
    goTo(square);
}

void SquarePad::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason)
        usesKeys_ = true;
}

void SquarePad::mousePressEvent(QMouseEvent* event) {
    usesKeys_ = false;
    const auto square = geometryNow().squareAt(event->position());
    if (!square)
        return;
    if (event->button() == Qt::LeftButton)
        fill(*square);
    else
        clear(*square);
    goTo(*square);
}

void SquarePad::keyPressEvent(QKeyEvent* event) {
    usesKeys_ = true;
    if (const auto to = geometryNow().afterArrow(cursor_, event->key()))
        return goTo(*to);
    switch (event->key()) {
    case Qt::Key_Space:
        fill(cursor_);
        return goTo(cursor_);
    case Qt::Key_Delete:
        clear(cursor_);
        return goTo(cursor_);
    default:
        QWidget::keyPressEvent(event);
    }
}

} // namespace damscope::gui
