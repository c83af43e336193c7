// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/ingest/import.hpp"
#include "db/store/journal.hpp"

#include <QTreeWidget>

#include <cstdint>
#include <optional>
#include <set>
#include <vector>

namespace damscope::gui {

/// The problems of an import, file by file, each in a row: the line of the file, the game, what is
/// wrong, and what can be done.
class ProblemList : public QTreeWidget {
    Q_OBJECT

public:
    explicit ProblemList(QWidget* parent);

    /// Lists others. The one that was selected stays it, or else what follows it.
    /// `sure`: games that a repair would mend for certain. `all`: with those that are not listed.
    void list(const std::vector<db::ImportProblem>& problems, const std::set<db::GameId>& sure,
              std::uint64_t all);
    /// Files instead of problems.
    void list(const std::vector<db::JournalFile>& files);

    [[nodiscard]] const db::ImportProblem* selected() const;
    /// Its place among all, from 1; 0: none is selected.
    [[nodiscard]] int place() const;
    [[nodiscard]] int count() const { return static_cast<int>(rows_.size()); }
    /// Selects the next one, or the one before; the first follows the last.
    void step(int by);
    void retranslate();

signals:
    void chosen();

protected:
    /// Alt+Down and Alt+Up belong to the page.
    void keyPressEvent(QKeyEvent* event) override;

private:
    enum Column { line, game, wrong, remedy, columns };

    void beginFile(const QString& path);
    QTreeWidgetItem* addHeading(const QString& text);
    void begin();
    void finish(int selected);
    void select(int row);
    void setWidths();

    std::vector<db::ImportProblem> problems_; ///< of the rows; none while files are listed
    std::vector<QTreeWidgetItem*> rows_;
    QString file_; ///< the last one
};

} // namespace damscope::gui
