// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/base/job.hpp"
#include "gui/base/message_bar.hpp"
#include "gui/base/page_subject.hpp"
#include "gui/database/store_changes.hpp"
#include "gui/importing/mending_side.hpp"
#include "pages/import_report.hpp"

#include <QString>
#include <QWidget>

#include <array>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <vector>

class QLabel;
class QPushButton;
class QTabBar;
class QToolButton;

namespace damscope::gui {

class ProblemList;

/// What an import did and what is wrong with its games, as a page that stays until it is closed:
/// counts, the problems file by file, and beside them the one that is mended. Any import of the
/// journal can be shown, and undone.
class ImportPage : public QWidget {
    Q_OBJECT

public:
    explicit ImportPage(QWidget* parent);

    void setStore(const std::filesystem::path& store);
    void setLook(const BoardLook& look) { side_->setLook(look); }
    /// Whether a game may be changed in the store now; says why if not.
    void setGuard(std::function<bool(db::GameId)> mayChange) { mayChange_ = std::move(mayChange); }

    /// Shows an import of the journal.
    void open(std::int64_t entry);
    [[nodiscard]] std::optional<std::int64_t> entry() const { return entry_; }
    /// The store may have changed: what is mended leaves the list.
    void refresh();
    [[nodiscard]] bool isBusy() const { return reading_.isRunning() || changes_.isBusy(); }
    [[nodiscard]] const std::optional<pages::ImportReport>& report() const { return report_; }
    /// What is printed and exported; nothing while no import is shown.
    [[nodiscard]] std::optional<PageSubject> subject() const;

signals:
    /// Another import is shown, or none.
    void shown(bool any);
    /// What is printed may be another.
    void subjectChanged();
    void undoWanted(qint64 entry);
    void redoWanted(qint64 entry);
    /// The games that the import brought are to be listed.
    void gamesWanted(const QString& filter);
    void problemWanted(const damscope::db::ImportProblem& problem);
    /// The store has a new version of a game.
    void storeChanged();
    /// A message for the user.
    void reported(const QString& text);

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    enum Tab { needed, notes, files, done, tabs };

    void compose();
    [[nodiscard]] QLayout* header();
    void setFonts();
    void connectParts();
    void retranslate();
    void alertReading(const QString& reason);
    void take(std::optional<pages::ImportReport> report);
    void keepSettled(const std::vector<db::ImportProblem>& before,
                     const std::vector<db::ImportProblem>& now);
    [[nodiscard]] QString filesText() const;
    void write();
    void writeTiles();
    void listTab();
    void showSelected();
    void carryOut(const Remedy& remedy);
    void acceptSure();
    void openFile();
    /// `otherwise` is alerted if the change finds nothing to change.
    void change(const std::vector<db::GameId>& games, std::function<bool(db::Store&)> change,
                const StoreChanges::Words& otherwise);
    void clear();

    std::filesystem::path store_;
    std::optional<std::int64_t> entry_;
    std::optional<pages::ImportReport> report_;
    QString filter_; ///< of the games that it brought
    QString source_; ///< the file, archive or folder that it read; empty: several
    std::vector<db::ImportProblem> done_; ///< problems that were there while the page is open
    std::function<bool(db::GameId)> mayChange_;
    QLabel* title_;
    QLabel* facts_;
    QPushButton* undo_;
    QPushButton* games_;
    QToolButton* close_;
    std::array<QLabel*, 5> tiles_{};
    QTabBar* tabs_;
    QPushButton* acceptSure_;
    ProblemList* list_;
    MendingSide* side_;
    StoreChanges changes_{this};
    Job reading_{*this, [this](const QString& reason) { alertReading(reason); }};
    AlertedJob file_{*this, QStringLiteral("file of a problem")};
    AlertedJob details_{*this, QStringLiteral("game of a problem")};
};

} // namespace damscope::gui
