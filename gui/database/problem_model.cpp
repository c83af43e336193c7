// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/database/problem_model.hpp"

#include "gui/base/rules_words.hpp"
#include "gui/base/text.hpp"
#include "intake/problem_words.hpp"

#include <algorithm>

namespace damscope::gui {

ProblemModel::ProblemModel(QObject* parent)
    : QAbstractTableModel(parent), words_(db::problemWords(rulesLanguage())) {}

QString ProblemModel::worded(const MetProblem& problem) const {
    const QString wrong = qtText(words_.of("problem", problem.message).value_or(problem.message));
    if (problem.suggestion.empty())
        return wrong;
    return QStringLiteral("%1 (%2)").arg(
        wrong, qtText(words_.of("suggestion", problem.suggestion).value_or(problem.suggestion)));
}

void ProblemModel::clear() {
    beginResetModel();
    problems_.clear();
    endResetModel();
}

void ProblemModel::add(const std::vector<MetProblem>& problems) {
    if (problems.empty())
        return;
    const int first = rowCount();
    beginInsertRows({}, first, first + static_cast<int>(problems.size()) - 1);
    problems_.insert(problems_.end(), problems.begin(), problems.end());
    endInsertRows();
}

void ProblemModel::remove(int row) {
    beginRemoveRows({}, row, row);
    problems_.erase(problems_.begin() + row);
    endRemoveRows();
}

void ProblemModel::setMended(const MetProblem& problem, db::GameId id) {
    const auto found = std::ranges::find(problems_, problem);
    if (found != problems_.end())
        setMended(static_cast<std::size_t>(found - problems_.begin()), id);
}

void ProblemModel::setAsWritten(db::GameId id) {
    for (std::size_t row = 0; row < problems_.size(); ++row)
        if (problems_[row].mended == id)
            setMended(row, std::nullopt);
}

void ProblemModel::setMended(std::size_t row, std::optional<db::GameId> id) {
    problems_[row].mended = id;
    const int shown = static_cast<int>(row);
    emit dataChanged(index(shown, 0), index(shown, columns - 1));
}

void ProblemModel::retranslate() {
    words_ = db::problemWords(rulesLanguage());
    emit headerDataChanged(Qt::Horizontal, 0, columns - 1);
    if (!problems_.empty())
        emit dataChanged(index(0, message), index(rowCount() - 1, message));
}

int ProblemModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(problems_.size());
}

int ProblemModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columns;
}

QVariant ProblemModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    const MetProblem& p = problem(index.row());
    switch (index.column()) {
    case place: // which folder it is says the pointer
        return role == Qt::ToolTipRole ? p.place : p.place.section(QLatin1Char('/'), -1);
    case game:
        return p.game;
    default:
        if (p.mended)
            return tr("Mended. %1").arg(worded(p));
        return p.isError ? worded(p) : tr("Warning: %1").arg(worded(p));
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
