// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/database/import_job.hpp"

#include <QAbstractTableModel>

#include <optional>
#include <vector>

namespace damscope::gui {

/// The problems of imported games and what was done about them.
class ProblemModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { place, game, message, columns };

    explicit ProblemModel(QObject* parent = nullptr);

    void clear();
    void add(const std::vector<db::ImportProblem>& problems);
    void remove(int row);
    /// A stored game was changed as proposed for a problem, which may no longer be listed.
    void setMended(const db::ImportProblem& problem, db::GameId id);
    /// A game has its original text again.
    void setAsWritten(db::GameId id);
    [[nodiscard]] const db::ImportProblem& problem(int row) const {
        return rows_[static_cast<std::size_t>(row)].problem;
    }
    /// The stored game of a problem, if it was changed as proposed.
    [[nodiscard]] std::optional<db::GameId> mended(int row) const {
        return rows_[static_cast<std::size_t>(row)].mended;
    }
    /// The problem and the suggestion, in the language of the window.
    [[nodiscard]] static QString worded(const db::ImportProblem& problem);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    void retranslate();

private:
    struct Row {
        db::ImportProblem problem;
        std::optional<db::GameId> mended{};
    };
    void setMended(std::size_t row, std::optional<db::GameId> id);
    [[nodiscard]] static QString shown(const Row& row, int column);

    std::vector<Row> rows_;
};

} // namespace damscope::gui
