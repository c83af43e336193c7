// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/database/problem_model.hpp"

namespace damscope::gui {

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

void ProblemModel::setMended(int row) {
    MetProblem& p = problems_[static_cast<std::size_t>(row)];
    p.hasSuggestion = false;
    p.isMended = true;
    p.message = tr("Mended. %1").arg(p.message);
    emit dataChanged(index(row, 0), index(row, columns - 1));
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
    case place:
        return p.place;
    case game:
        return p.game;
    default:
        return p.isError || p.isMended ? p.message : tr("Warning: %1").arg(p.message);
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
