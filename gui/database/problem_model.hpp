// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/database/import_job.hpp"
#include "messages/translation.hpp"

#include <QAbstractTableModel>

#include <optional>
#include <vector>

namespace damscope::gui {

/// What was wrong with what was imported, as it is met.
class ProblemModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { place, game, message, columns };

    explicit ProblemModel(QObject* parent = nullptr);

    void clear();
    void add(const std::vector<MetProblem>& problems);
    void remove(int row);
    /// A stored game was changed as was proposed for a problem, which may have left the list.
    void setMended(const MetProblem& problem, db::GameId id);
    /// A game is again what was written.
    void setAsWritten(db::GameId id);
    /// What is wrong and what may have been meant, in the language of the window as far as it is
    /// known how the message was made.
    [[nodiscard]] QString worded(const MetProblem& problem) const;
    [[nodiscard]] const MetProblem& problem(int row) const {
        return problems_[static_cast<std::size_t>(row)];
    }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    void retranslate();

private:
    void setMended(std::size_t row, std::optional<db::GameId> id);

    std::vector<MetProblem> problems_;
    rules::Translation words_;
};

} // namespace damscope::gui
