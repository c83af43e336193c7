// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/journal.hpp"
#include "gui/base/job.hpp"
#include "gui/base/sheet_model.hpp"
#include "pages/sheet.hpp"

#include <QDialog>
#include <QString>

#include <cstdint>
#include <filesystem>
#include <optional>
#include <vector>

class QLabel;
class QPushButton;
class QTableView;

namespace damscope::gui {

/// What was done to a store, the last change first, with the files or the games of the selected
/// entry. Entries can be undone and made again. The list is read again whenever the user comes back
/// to it: other windows and programs change the store, too.
class HistoryDialog : public QDialog {
    Q_OBJECT

public:
    HistoryDialog(std::filesystem::path store, QWidget* parent);

    /// Reads the entries again, and selects one; else the same one stays selected.
    void refresh(std::optional<std::int64_t> entry = std::nullopt);

signals:
    void undoLastWanted();
    void undoWanted(qint64 entry);
    void redoWanted(qint64 entry);
    void gameChosen(damscope::db::GameId game);
    /// The report on an import is wanted.
    void importChosen(qint64 entry);
    /// A message for the user.
    void reported(const QString& text);

protected:
    void changeEvent(QEvent* event) override;

private:
    /// The newest entries.
    struct Entries {
        std::vector<db::JournalEntry> all;
        bool areMore = false; ///< the store has older ones
        pages::SheetTable table;
    };
    /// What an entry is about: files that an import met, or games.
    struct Details {
        pages::SheetTable table;
        std::vector<std::optional<db::GameId>> games; ///< by row
        std::uint64_t left = 0;                       ///< that are not listed
    };
    [[nodiscard]] static Entries read(db::Store& store, std::int64_t most,
                                      damscope::Language language);
    [[nodiscard]] static Details read(db::Store& store, const db::JournalEntry& entry,
                                      damscope::Language language);

    void compose();
    void connectParts();
    void retranslate();
    void showEntries(const Entries& entries);
    void showSelected();
    void showDetails(const Details& details);
    void openGame(int row);
    [[nodiscard]] const db::JournalEntry* selected() const;

    std::filesystem::path store_;
    std::vector<db::JournalEntry> entries_;
    std::int64_t most_; ///< that are listed
    std::optional<std::int64_t> wanted_;
    std::vector<std::optional<db::GameId>> games_;
    SheetModel entryModel_;
    SheetModel detailModel_;
    QTableView* list_;
    QLabel* about_; ///< the selected entry, whose command the list may cut
    QTableView* details_;
    QLabel* more_;
    QPushButton* undoLast_;
    QPushButton* undo_;
    QPushButton* redo_;
    QPushButton* open_; ///< of an import
    QPushButton* older_;
    Job listJob_{*this, [this](const QString& reason) { emit reported(reason); }};
    Job detailJob_{*this, [this](const QString& reason) { emit reported(reason); }};
};

} // namespace damscope::gui
