// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chart/course.hpp"
#include "pages/sheet.hpp"

#include <QAbstractTableModel>
#include <QDate>
#include <QFont>
#include <QImage>
#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

class QPalette;
class QTextEdit;
class QTreeWidget;
class QUrl;

namespace damscope::gui {

/// A table of a page as a list that can be sorted. Rows are known by their places in the table.
class SheetModel : public QAbstractTableModel {
    Q_OBJECT

public:
    /// The type of what is dragged: rows of this list.
    static const QString dragged;

    using QAbstractTableModel::QAbstractTableModel;

    /// In the order of the table; the user's order is forgotten. `ids`: of the rows, if they can be
    /// dragged.
    void setTable(const pages::SheetTable& table, std::vector<qint64> ids = {});
    [[nodiscard]] const pages::SheetTable& table() const { return table_; }
    /// The columns stay.
    void clear();
    /// Rows can be dragged on one another.
    void setMergeable(bool mergeable) { mergeable_ = mergeable; }
    [[nodiscard]] std::size_t placeOf(int row) const { return order_.at(std::size_t(row)); }
    /// A column of numbers.
    [[nodiscard]] bool isNumber(int column) const;
    [[nodiscard]] std::optional<int> rowOf(std::size_t place) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    void sort(int column, Qt::SortOrder order) override;

    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    [[nodiscard]] QStringList mimeTypes() const override { return {dragged}; }
    [[nodiscard]] QMimeData* mimeData(const QModelIndexList& indexes) const override;
    bool dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                      const QModelIndex& onto) override;

signals:
    /// A row was dropped on another: their places in the table, as long as it is not another.
    void droppedOn(std::size_t place, std::size_t onto);

private:
    [[nodiscard]] QString text(std::size_t place, int column) const;
    [[nodiscard]] QByteArray identityOf(std::size_t place) const;

    pages::SheetTable table_;
    std::vector<qint64> ids_;
    std::vector<std::size_t> order_; ///< of the rows as they are shown
    bool mergeable_ = false;
};

/// A table of a page in a list that shows its rows in their order: what people read of it.
void fillList(QTreeWidget& list, const pages::SheetTable& table);

/// What a link on a page leads to.
struct Target {
    enum class To : std::uint8_t { person, event, game };
    To to{};
    qint64 id = 0; ///< of a person or a game; of one of its games for an event; 0: not known
    QString name;  ///< as games have it
};

/// The room of a page that is written as rich text.
struct PageRoom {
    double width = 0; ///< of its lines, in pixels
    QFont font;
};
/// That of a page in a widget, as if it scrolled: a page that is made narrower must not become
/// wider again by that. Nothing: it is not in sight, and its width is not known.
[[nodiscard]] std::optional<PageRoom> roomOf(const QTextEdit& page);

/// A page as rich text, with more of it below its facts. Tables without rows are left out. A wide
/// table is made narrower if the room is known: its columns stand closer, then long titles of
/// numbers are shortened, then names; the mouse pointer shows them whole. Columns that may go are
/// left out if that is not enough.
[[nodiscard]] QString sheetText(const pages::Sheet& sheet, const QPalette& palette,
                                const QString& belowFacts = {},
                                const std::optional<PageRoom>& room = {});
/// One of its tables, with its title; nothing if it has no rows.
[[nodiscard]] QString tableText(const pages::SheetTable& table, const QPalette& palette);
/// The links are those that targetOf() reads.
[[nodiscard]] pages::SheetLinks windowLinks();
[[nodiscard]] std::optional<Target> targetOf(const QUrl& link);

/// A rating on a day.
struct RatedDay {
    QDate day;
    int rating = 0;
};

/// The lines of a chart of ratings: equal ratings are a line in its middle.
struct RatingAxis {
    int low = 0;
    int high = 0;
    int step = 0;
};
[[nodiscard]] RatingAxis ratingAxis(int least, int most);

/// How a chart of ratings is drawn.
struct RatingChartLook {
    chart::Theme theme = chart::Theme::light;
    QFont font;
    QSize size;       ///< in pixels of the window
    double ratio = 1; ///< pixels of the screen in one
};

/// The course of a rating over the years, in the style of the chart of a game. Fewer than two days:
/// no picture.
[[nodiscard]] QImage ratingChart(const std::vector<RatedDay>& days, const RatingChartLook& look);

} // namespace damscope::gui
