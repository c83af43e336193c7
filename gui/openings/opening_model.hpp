// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/openings/tree.hpp"

#include <QAbstractTableModel>

#include <vector>

namespace damscope::gui {

/// A move into or out of a position, and the results of the games with it.
struct OpeningRow {
    QString move;
    rules::Color side; ///< whose wins and losses are counted
    db::Tally tally;
    std::uint64_t reached = 0; ///< games that had the position after it, by any move order
    QString opening;
};

/// The moves played in a position, or those that led to it.
class OpeningModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { move, games, bar, score, rating, performance, years, opening, columns };
    /// Of the column `bar`: a db::Tally in a QVariant, and its side as int.
    static constexpr int tallyRole = Qt::UserRole;
    static constexpr int sideRole = Qt::UserRole + 1;

    explicit OpeningModel(QString firstTitle, QObject* parent = nullptr)
        : QAbstractTableModel(parent), firstTitle_(std::move(firstTitle)) {}

    void setRows(std::vector<OpeningRow> rows);
    void setFirstTitle(const QString& title);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    [[nodiscard]] static QVariant shown(const OpeningRow& row, int column);
    [[nodiscard]] static QString explained(const OpeningRow& row);
    [[nodiscard]] static QVariant headerExplained(int section);

    QString firstTitle_;
    std::vector<OpeningRow> rows_;
};

} // namespace damscope::gui

Q_DECLARE_METATYPE(damscope::db::Tally)
