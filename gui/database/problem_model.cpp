// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/database/problem_model.hpp"

#include "gui/base/plain_tip.hpp"
#include "gui/base/rules_words.hpp"
#include "gui/base/text.hpp"

#include <algorithm>
#include <cassert>

namespace damscope::gui {

namespace {

// "club.zip/1998.pdn:12:5"
QString placeOf(const db::ImportProblem& met) {
    QString place = qtText(met.path);
    for (const std::uint64_t n : {met.problem.line, met.problem.column})
        if (n > 0)
            place += QStringLiteral(":%1").arg(n);
    return place;
}

// "3, Jansen - Pieters, 31... 18-22"
QString gameOf(const db::ImportProblem& met) {
    if (met.ordinal == 0)
        return {};
    QString game = QString::number(met.ordinal);
    if (!met.white.empty() || !met.black.empty())
        game += QStringLiteral(", %1 - %2").arg(qtText(met.white), qtText(met.black));
    if (!met.problem.move.empty())
        game += QStringLiteral(", %1").arg(qtText(met.problem.move));
    return game;
}

} // namespace

ProblemModel::ProblemModel(QObject* parent) : QAbstractTableModel(parent) {}

QString ProblemModel::worded(const db::ImportProblem& met) {
    QString wrong = gui::worded(met.problem.message);
    if (!met.problem.suggestion)
        return wrong;
    return QStringLiteral("%1 (%2)").arg(wrong, gui::worded(*met.problem.suggestion));
}

void ProblemModel::clear() {
    beginResetModel();
    rows_.clear();
    endResetModel();
}

void ProblemModel::add(const std::vector<db::ImportProblem>& problems) {
    if (problems.empty())
        return;
    const int first = rowCount();
    beginInsertRows({}, first, first + static_cast<int>(problems.size()) - 1);
    for (const db::ImportProblem& problem : problems)
        rows_.push_back({problem});
    endInsertRows();
}

void ProblemModel::remove(int row) {
    assert(row >= 0 && row < rowCount());
    beginRemoveRows({}, row, row);
    rows_.erase(rows_.begin() + row);
    endRemoveRows();
}

void ProblemModel::setMended(const db::ImportProblem& problem, db::GameId id) {
    const auto found = std::ranges::find(rows_, problem, &Row::problem);
    if (found != rows_.end())
        setMended(static_cast<std::size_t>(found - rows_.begin()), id);
}

void ProblemModel::setAsWritten(db::GameId id) {
    for (std::size_t row = 0; row < rows_.size(); ++row)
        if (rows_[row].mended == id)
            setMended(row, std::nullopt);
}

void ProblemModel::setMended(std::size_t row, std::optional<db::GameId> id) {
    assert(row < rows_.size());
    rows_[row].mended = id;
    const int shown = static_cast<int>(row);
    emit dataChanged(index(shown, 0), index(shown, columns - 1));
}

void ProblemModel::retranslate() {
    emit headerDataChanged(Qt::Horizontal, 0, columns - 1);
    if (!rows_.empty())
        emit dataChanged(index(0, message), index(rowCount() - 1, message));
}

int ProblemModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int ProblemModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columns;
}

QVariant ProblemModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    const Row& row = rows_[static_cast<std::size_t>(index.row())];
    if (role == Qt::ToolTipRole) // with the folder
        return plainTip(index.column() == place ? placeOf(row.problem)
                                                : shown(row, index.column()));
    return shown(row, index.column());
}

QString ProblemModel::shown(const Row& row, int column) {
    const db::ImportProblem& p = row.problem;
    switch (column) {
    case place:
        return placeOf(p).section(QLatin1Char('/'), -1);
    case game:
        return gameOf(p);
    default:
        if (row.mended)
            return tr("Repaired. %1").arg(worded(p));
        return p.problem.severity == Severity::error ? worded(p) : tr("Warning: %1").arg(worded(p));
    }
}

QVariant ProblemModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    if (section == place)
        return tr("Place");
    return section == game ? tr("Game") : tr("What is wrong");
}

} // namespace damscope::gui
