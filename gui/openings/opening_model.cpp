// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/openings/opening_model.hpp"

#include "gui/base/plain_tip.hpp"

#include <QApplication>
#include <QLocale>
#include <QPalette>

#include <array>

namespace damscope::gui {

namespace {

QString grouped(std::uint64_t number) {
    return QLocale().toString(static_cast<qulonglong>(number));
}

QString yearsOf(const db::Tally& tally) {
    if (tally.firstYear == 0)
        return {};
    if (tally.firstYear == tally.lastYear)
        return QString::number(tally.firstYear);
    return QStringLiteral("%1–%2").arg(tally.firstYear).arg(tally.lastYear);
}

QVariant alignmentOf(int column) {
    Qt::Alignment across = Qt::AlignLeft;
    if (column == OpeningModel::games || column == OpeningModel::score ||
        column == OpeningModel::rating || column == OpeningModel::performance)
        across = Qt::AlignRight;
    else if (column == OpeningModel::bar || column == OpeningModel::years)
        across = Qt::AlignHCenter; // separate from the numbers before them
    return QVariant::fromValue(Qt::AlignVCenter | across);
}

} // namespace

void OpeningModel::setRows(std::vector<OpeningRow> rows) {
    beginResetModel();
    rows_ = std::move(rows);
    endResetModel();
}

void OpeningModel::setFirstTitle(const QString& title) {
    firstTitle_ = title;
    emit headerDataChanged(Qt::Horizontal, 0, columns - 1);
}

int OpeningModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int OpeningModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columns;
}

QVariant OpeningModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const OpeningRow& row = rows_[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return shown(row, index.column());
    case Qt::ToolTipRole:
        return plainTip(explained(row));
    case Qt::ForegroundRole: // never played here
        return row.tally.games == 0
                   ? QVariant(QApplication::palette().color(QPalette::PlaceholderText))
                   : QVariant();
    case Qt::TextAlignmentRole:
        return alignmentOf(index.column());
    case tallyRole:
        return QVariant::fromValue(row.tally);
    case sideRole:
        return static_cast<int>(row.side);
    default:
        return {};
    }
}

QVariant OpeningModel::shown(const OpeningRow& row, int column) {
    const db::Tally& t = row.tally;
    switch (column) {
    case move:
        return row.move;
    case games:
        return t.games == 0 ? QStringLiteral("(%1)").arg(grouped(row.reached)) : grouped(t.games);
    case bar: // the drawing in words
        return t.games == 0 ? QString()
                            : QStringLiteral("%1 / %2 / %3")
                                  .arg(grouped(t.wins), grouped(t.draws), grouped(t.losses));
    case score:
        return t.score() ? QLocale().toString(100 * *t.score(), 'f', 1) + QStringLiteral("%")
                         : QString();
    case rating:
        return t.rating ? QVariant(*t.rating) : QVariant();
    case performance:
        return t.performance ? QVariant(*t.performance) : QVariant();
    case years:
        return yearsOf(t);
    default:
        return row.opening;
    }
}

QString OpeningModel::explained(const OpeningRow& row) {
    if (row.tally.games == 0)
        return tr(
            "Never played here, but %Ln game(s) reached the position after it by another move "
            "order.",
            nullptr, static_cast<int>(row.reached));
    const QString text = row.side == rules::Color::white
                             ? tr("White won %1, drew %2 and lost %3 of %4 games.")
                             : tr("Black won %1, drew %2 and lost %3 of %4 games.");
    const QString opening = row.opening.isEmpty() ? QString() : row.opening + QStringLiteral(". ");
    return opening +
           text.arg(grouped(row.tally.wins), grouped(row.tally.draws), grouped(row.tally.losses),
                    grouped(row.tally.games)) +
           QLatin1Char(' ') +
           tr("In %Ln of them the opponent has a rating.", nullptr,
              static_cast<int>(row.tally.rated));
}

QVariant OpeningModel::headerExplained(int section) {
    switch (section) {
    case score:
        return tr("Points of the side to move");
    case rating:
        return tr("Average rating");
    case performance:
        return tr("The rating that this score corresponds to, from the games in which the opponent "
                  "has one; empty if they are fewer than %Ln",
                  nullptr, static_cast<int>(db::Tally::leastRated));
    default:
        return {};
    }
}

QVariant OpeningModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= columns)
        return {};
    if (role == Qt::TextAlignmentRole)
        return alignmentOf(section);
    if (role == Qt::ToolTipRole)
        return headerExplained(section);
    if (role != Qt::DisplayRole)
        return {};
    const std::array<QString, columns> names{firstTitle_, tr("Games"),  tr("Won, drawn, lost"),
                                             tr("Score"), tr("Rating"), tr("Performance"),
                                             tr("Years"), tr("Opening")};
    return names[static_cast<std::size_t>(section)];
}

} // namespace damscope::gui
