// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/base/list_table.hpp"

#include "gui/look/sizes.hpp"

#include <QAbstractItemView>
#include <QEvent>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QPainter>
#include <QTableView>

#include <algorithm>
#include <utility>

namespace damscope::gui {

namespace {

// The height of rows follows the font.
class RowHeight : public QObject {
public:
    explicit RowHeight(QTableView& table) : QObject(&table), table_(table) {
        table.installEventFilter(this);
        set();
    }

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::FontChange)
            set();
        return QObject::eventFilter(watched, event);
    }

private:
    void set() {
        table_.verticalHeader()->setDefaultSectionSize(table_.fontMetrics().height() +
                                                       look::space::medium);
    }

    QTableView& table_;
};

} // namespace

void setUpList(QTableView& table, std::span<const int> widths) {
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.setShowGrid(false);
    table.setWordWrap(false);
    table.setTabKeyNavigation(false);
    table.verticalHeader()->hide();
    table.verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    new RowHeight(table);
    table.horizontalHeader()->setHighlightSections(false);
    table.horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    // With row selection the header would check a million rows to find out whether a column is
    // selected.
    table.horizontalHeader()->setSelectionModel(
        new QItemSelectionModel(table.model(), table.horizontalHeader()));
    for (std::size_t i = 0; i < widths.size(); ++i)
        table.setColumnWidth(static_cast<int>(i),
                             widths[i] * table.fontMetrics().averageCharWidth() +
                                 look::space::medium);
}

void fitTitles(QTableView& table) {
    const QHeaderView& header = *table.horizontalHeader();
    for (int i = 0; i < header.count(); ++i)
        if (!header.isSectionHidden(i))
            table.setColumnWidth(i, std::max(table.columnWidth(i), header.sectionSizeHint(i)));
}

namespace {

class EmptyWords : public QObject {
public:
    EmptyWords(QAbstractItemView& list, std::function<QString()> words)
        : QObject(&list), list_(list), words_(std::move(words)) {
        list.viewport()->installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::Paint && watched == list_.viewport()) {
            const QString text = isEmpty() ? words_() : QString();
            if (text != list_.accessibleDescription())
                list_.setAccessibleDescription(text);
            paint(text);
        }
        return QObject::eventFilter(watched, event);
    }

private:
    [[nodiscard]] bool isEmpty() const {
        return list_.model() != nullptr && list_.model()->rowCount() == 0;
    }

    void paint(const QString& text) {
        if (text.isEmpty())
            return;
        QPainter painter(list_.viewport());
        painter.setPen(list_.palette().color(QPalette::PlaceholderText));
        painter.drawText(list_.viewport()->rect().adjusted(look::space::large, look::space::large,
                                                           -look::space::large,
                                                           -look::space::large),
                         Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, text);
    }

    QAbstractItemView& list_;
    std::function<QString()> words_;
};

} // namespace

void sayWhenEmpty(QAbstractItemView& list, std::function<QString()> words) {
    new EmptyWords(list, std::move(words)); // owned by the list
}

} // namespace damscope::gui
