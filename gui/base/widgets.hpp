// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/search/lists/filter_text.hpp"
#include "gui/base/text.hpp"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QMessageBox>
#include <QScrollArea>
#include <QSpinBox>
#include <QString>
#include <QStringList>
#include <QStyledItemDelegate>
#include <QTextDocument>

#include <functional>
#include <memory>
#include <span>
#include <utility>
#include <vector>

class QAction;
class QDialog;
class QToolButton;
class QWidget;

class QAbstractItemView;
class QTableView;

namespace damscope::gui {

/// A tooltip that shows a text as it is written. Qt takes what looks like HTML for HTML, and would
/// load the picture that a player's name asks for.
[[nodiscard]] inline QString plainTip(const QString& text) {
    return Qt::mightBeRichText(text) ? Qt::convertFromPlainText(text, Qt::WhiteSpaceNormal) : text;
}

/// A line of text that ends in an ellipsis where it has no room; the mouse pointer shows it whole.
class ElidedLabel : public QLabel {
    Q_OBJECT

public:
    using QLabel::QLabel;

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;
};

/// Writes the texts of a widget, now and whenever the language of the window changes.
void keepTranslated(QWidget& widget, std::function<void()> retranslate);

/// A new button, box or label. Its text and its tool tip follow the language of the window.
template <class Widget>
[[nodiscard]] Widget* withText(QWidget& parent, const char* name, std::function<QString()> text,
                               std::function<QString()> tip = {}) {
    auto* widget = new Widget(&parent);
    widget->setObjectName(name);
    keepTranslated(*widget, [widget, text = std::move(text), tip = std::move(tip)] {
        widget->setText(text());
        if (tip)
            widget->setToolTip(plainTip(tip()));
    });
    return widget;
}

/// A new label for sentences: plain text, on as many lines as it needs.
[[nodiscard]] QLabel* sentenceLabel(QWidget* parent, const char* name = "");

/// What to do if a file could not be written.
[[nodiscard]] QString writingAdvice();

/// Opens a message above a widget; it stays until the user closes it.
QMessageBox& openMessage(QWidget& above, QMessageBox::Icon icon, const QString& title,
                         const QString& text, const QString& advice = {});
/// The same for what failed. The usual advice is about a file that could not be written.
void openFailure(QWidget& above, const QString& text, const QString& advice = writingAdvice());

/// Buttons that accept or reject the dialog.
[[nodiscard]] QDialogButtonBox* dialogButtons(QDialog& dialog,
                                              QDialogButtonBox::StandardButtons which);

/// The button follows the action. A screen reader says the text of the action, not the sign on the
/// button.
void setAction(QToolButton& button, QAction& action);
/// A new button that is like that.
[[nodiscard]] QToolButton* actionButton(QAction& action, QWidget* parent);

/// Names a spin box for screen readers, including its line edit.
inline void setName(QSpinBox& box, const QString& name) {
    box.setAccessibleName(name);
    if (auto* line = box.findChild<QLineEdit*>())
        line->setAccessibleName(name);
}

/// The text that a spin box shows instead of its minimum, with enough width: Qt measures the text,
/// but does not notify the layout.
inline void setLeastWord(QSpinBox& box, const QString& word) {
    box.setSpecialValueText(word);
    box.updateGeometry();
}

/// The role of an item's note.
inline constexpr int noteRole = Qt::UserRole + 1;

/// Draws the text of an item at the left, elided, and its note at the right, paler.
class NotedItems : public QStyledItemDelegate {
public:
    /// No item is narrower, in pixels.
    explicit NotedItems(int leastWidth, QObject* parent);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override;

private:
    int leastWidth_;
};

/// A layout that keeps its items in their order; those that derive from it place them.
class ItemsLayout : public QLayout {
    Q_OBJECT

public:
    ItemsLayout(const ItemsLayout&) = delete;
    ItemsLayout& operator=(const ItemsLayout&) = delete;
    ~ItemsLayout() override;

    void addItem(QLayoutItem* item) override; // which it owns, as all layouts
    [[nodiscard]] int count() const override;
    [[nodiscard]] QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;

protected:
    ItemsLayout();

    std::vector<std::unique_ptr<QLayoutItem>> items_;
};

/// Puts widgets side by side, and on further lines where there is no room: the buttons of a panel
/// that may be narrow.
class FlowLayout : public ItemsLayout {
    Q_OBJECT

public:
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect& place) override;

private:
    struct Line {
        std::vector<QLayoutItem*> items;
        int height = 0;
    };
    [[nodiscard]] std::vector<Line> linesFor(int width) const;
};

/// A panel with a distance to its neighbours, to be put into a dock. What has the focus first in
/// the panel has it first in the frame.
[[nodiscard]] QWidget* framed(QWidget& panel);

/// Shows contents that may be higher than the room for them, as a form in a small window. It is as
/// wide as they need.
class Scrolled : public QScrollArea {
    Q_OBJECT

public:
    explicit Scrolled(QWidget& contents, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] int widthFor(int contents) const;
};

/// Makes a table look and move like a list of rows: no grid, no row numbers, one height for all (a
/// million rows must not be measured one by one), Tab leaves it. Widths are in characters.
void setUpList(QTableView& table, std::span<const int> widths);

/// Widens columns whose titles would be cut; call it after setting the titles.
void fitTitles(QTableView& table);

/// Proposes names that contain what is typed, in capitals or not.
void completeNames(QLineEdit& line, const QStringList& names);

/// Writes into a list without rows why it is empty, and what fills it.
void setPlaceholder(QAbstractItemView& list, std::function<QString()> words);

/// The error in a filter, in the language of the window.
[[nodiscard]] inline QString worded(const db::FilterError& error) {
    return worded(message(error));
}

} // namespace damscope::gui
