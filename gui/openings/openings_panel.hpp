// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/search/lists/filter_text.hpp"
#include "db/search/openings/tree.hpp"
#include "gui/base/job.hpp"
#include "gui/base/names_in_use.hpp"
#include "pages/opening_table.hpp"

#include <QAbstractTableModel>
#include <QObject>
#include <QString>
#include <QStyledItemDelegate>
#include <QTimer>
#include <QWidget>

#include <array>
#include <filesystem>
#include <functional>
#include <optional>
#include <vector>

class QCheckBox;
class QLabel;
class QTableView;

namespace damscope::gui {

class GameDocument;
class ListColumns;

/// What the window shows of a move into or out of a position beside its cells.
struct OpeningRow {
    rules::Color side; ///< whose wins and losses are counted
    db::Tally tally;
    std::uint64_t reached = 0; ///< games that had the position after it, by any move order
    QString opening;
};

/// The moves played in a position (pages::openingTable), or those that led to it
/// (pages::arrivalTable).
class OpeningModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { move, games, bar, score, rating, performance, years, opening, columns };
    /// The data of the column `bar`: a db::Tally in a QVariant, and its side as int.
    static constexpr int tallyRole = Qt::UserRole;
    static constexpr int sideRole = Qt::UserRole + 1;

    using QAbstractTableModel::QAbstractTableModel;

    void setRows(const pages::SheetTable& table, std::vector<OpeningRow> rows);
    [[nodiscard]] bool hasRatings() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    [[nodiscard]] QString shown(std::size_t row, int column) const;
    [[nodiscard]] static QString explained(const OpeningRow& row);
    [[nodiscard]] static QVariant headerExplained(int section);

    pages::SheetTable table_;
    std::vector<OpeningRow> rows_; ///< of the table
};

} // namespace damscope::gui

Q_DECLARE_METATYPE(damscope::db::Tally)

namespace damscope::gui {

/// The position and the games to count.
struct OpeningWish {
    std::filesystem::path store;
    db::Filter filter;
    rules::Position position;
};

/// Counts what was played in a position, in a thread of its own with a connection of its own. Only
/// the answer to the last request is reported; counting for an earlier one is aborted.
class OpeningExplorer : public QObject {
    Q_OBJECT

public:
    explicit OpeningExplorer(QObject* parent = nullptr) : QObject(parent) {}

    void ask(const OpeningWish& wish);
    /// No more answers are reported.
    void cancel() { job_.cancel(); }
    [[nodiscard]] bool isBusy() const { return job_.isRunning(); }

signals:
    void found(const damscope::db::OpeningTable& table);
    /// While games without an index are being read.
    void progressed(quint64 done, quint64 total);
    void failed(const QString& reason);
    /// The filter names something that the store does not have.
    void refused(const damscope::db::FilterError& error);

private:
    [[nodiscard]] Job::Step answer(const OpeningWish& wish, const NamesInUse::Names& names,
                                   const Job::Report& report, const std::stop_token& stop);

    Job job_{*this, [this](const QString& reason) { emit failed(reason); }};
};

/// Draws a tally as a bar of three parts: won by the side to move in its own colour, drawn, lost.
/// Wide parts show their share in percent.
class ResultBar : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
};

/// The moves played in the position on the board in the games of the store. A click shows the
/// position after a move, or before it, without changing the open game. Counts only while visible.
class OpeningsPanel : public QWidget {
    Q_OBJECT

public:
    explicit OpeningsPanel(GameDocument& document, QWidget* parent = nullptr);

    /// The store with the games to count.
    void setStore(const std::filesystem::path& file);
    /// The games in the list; used if the user wants only these.
    void setFilter(const db::Filter& filter);
    void focusMoves();

    [[nodiscard]] bool isBusy() const { return explorer_.isBusy() || waiting_.isActive(); }

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void follow();
    void ask();
    void showTable(const db::OpeningTable& table);
    void clear(std::function<QString()> why);
    void leaveOutRatings();
    void playRow(int row);
    void goBackBy(int row);
    void retranslate();
    [[nodiscard]] QString summary(const db::OpeningTable& table) const;

    GameDocument& document_;
    std::filesystem::path store_;
    db::Filter filter_;
    std::optional<db::OpeningTable> table_; ///< of the position on the board; else none
    std::function<QString()> why_;          ///< why there is none, in the language of the window
    OpeningModel moves_;
    OpeningModel arrivals_;
    OpeningExplorer explorer_{this};
    QTimer waiting_;
    QLabel* heading_;
    QLabel* state_;
    QCheckBox* onlyListed_;
    QTableView* moveTable_;
    QLabel* arrivalHeading_;
    QTableView* arrivalTable_;
    std::array<ListColumns*, 2> columns_{}; ///< of both
};

} // namespace damscope::gui
