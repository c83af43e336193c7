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

/// The problems of an import, file by file, each in a row: how grave it is, the line of the file,
/// the game, what is wrong, and what can be done.
class ProblemList : public QTreeWidget {
    Q_OBJECT

public:
    enum class Stage : std::uint8_t { open, settled };

    explicit ProblemList(QWidget* parent);

    /// Lists others. The one that was selected stays it, or else what follows it.
    /// `sure`: games that a repair would mend for certain. `all`: with those that are not listed.
    void list(const std::vector<db::ImportProblem>& problems, const std::set<db::GameId>& sure,
              std::uint64_t all, Stage stage = Stage::open);
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
    void resizeEvent(QResizeEvent* event) override;

private:
    enum Column { mark, line, game, wrong, remedy, columns };

    /// The heading of what follows; `count` is empty or how much that is.
    void addFile(const QString& path, const QString& count);
    void addRow(const db::ImportProblem& problem, const QString& whatToDo, Stage stage);
    void setMark(QTreeWidgetItem& row, Severity severity, Stage stage);
    QTreeWidgetItem* addHeading(const QString& text);
    void begin();
    void finish(int selected);
    void select(int row);
    void setWidths();

    std::vector<db::ImportProblem> problems_; ///< of the rows; none while files are listed
    std::vector<QTreeWidgetItem*> rows_;
};

} // namespace damscope::gui
