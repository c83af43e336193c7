// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/control/store_tasks.hpp"
#include "gui/database/problems_panel.hpp"

#include <QObject>
#include <QTemporaryDir>

#include <filesystem>
#include <functional>
#include <memory>
#include <vector>

class QWidget;

namespace damscope::db {
class Error;
}

namespace damscope::gui {

class GameController;
class Importer;
class OpenErrorDialog;
struct Settings;

/// Controls the open database and the destination of files. Questions are asked above `window`.
class StoreController : public QObject {
    Q_OBJECT

public:
    StoreController(GameController& games, Importer& importer, Settings& settings, QWidget& window);

    /// The user's own database, for games to keep while none is open or the open one is not meant
    /// for them. It is created when something is stored in it.
    void setOwn(const std::filesystem::path& store) { own_ = store; }
    /// Nothing is stored in this one without asking.
    void setSamples(const std::filesystem::path& store) { samples_ = store; }

    /// The open database; empty: none is open.
    [[nodiscard]] const std::filesystem::path& store() const { return store_; }
    /// The name of the open database: "games.db"; "club.pdn (not stored)",
    /// "games.db (read-only)".
    [[nodiscard]] QString name() const;
    /// Whether files are only being viewed.
    [[nodiscard]] bool isViewing() const { return viewedFiles(store_) != nullptr; }
    /// Whether nothing can be written into the open database.
    [[nodiscard]] bool isReadOnly() const;
    /// "games.db"
    [[nodiscard]] QString fileName() const;

    /// Opens a database. Errors are shown, with what can be done.
    void open(const std::filesystem::path& file);
    void askAndOpen();
    /// Shows an empty board and no games.
    void close();
    /// Closes the database, if one is open and may be left; `then` runs when it is closed.
    void closeFor(std::function<void()> then);
    /// What to say of a database whose last changes are in its log only, because another program
    /// has it open; empty if they are in its file.
    [[nodiscard]] static QString leftInLog(const std::filesystem::path& store);
    void askForFilesToImport();
    void askForFolderToImport();
    /// Asks whose games are to be fetched from the net.
    void askWhatToFetch();
    /// Asks for their encoding and variant first.
    void askHowToImport();
    /// Files whose games are only shown.
    void askForFilesToView();
    /// A damaged database, whose games go into a new one.
    void askForFileToRecover();
    void askForNew();
    /// Reads files into a database and opens it.
    void importInto(const std::filesystem::path& store, const QStringList& paths,
                    const ReadingOptions& how = {});
    /// Reads files into the open database; a single database is opened.
    void take(const QStringList& paths, const ReadingOptions& how = {});
    /// Reads a text with games into the open database.
    void takeText(const QString& text);
    /// Shows the games of files without storing them.
    void view(const QStringList& paths);
    /// Stores the games of the viewed files in the user's own database.
    void keep();

signals:
    /// `another`: game numbers now mean other games.
    void opened(bool another);
    /// The open database contains the imported games.
    void imported(const damscope::gui::ImportOutcome& outcome);
    /// The open database, which can only be read, is to be copied.
    void copyWanted();
    /// A copy is to be put in the place of a database that cannot be opened.
    void restoreWanted(const std::filesystem::path& store);
    /// A message for the user.
    void reported(const QString& text);

private:
    // A temporary database for viewed files.
    struct ViewedFiles {
        QTemporaryDir folder;
        QStringList paths;
        [[nodiscard]] std::filesystem::path store() const;
    };
    [[nodiscard]] const ViewedFiles* viewedFiles(const std::filesystem::path& store) const;
    void open(const std::filesystem::path& file, std::function<void()> then);
    void openNow(const std::filesystem::path& file, bool another);
    void alertReadOnly();
    OpenErrorDialog* showOpenError(const std::filesystem::path& file, const db::Error& error);
    void showCheck(const std::filesystem::path& file, const db::CheckReport& report);
    void askToRecover(const std::filesystem::path& file);
    void concludeRecovery(const std::filesystem::path& target, const db::RecoverReport& report);
    void connectChecker();
    void sayClosed(const std::filesystem::path& left);
    void lookForLog(const std::filesystem::path& left, int times);
    [[nodiscard]] QStringList withoutOpen(const QStringList& paths);
    [[nodiscard]] std::filesystem::path newStore(const QString& title);
    [[nodiscard]] std::filesystem::path ownStore();
    [[nodiscard]] std::filesystem::path target();
    void importFiles(const QStringList& paths, const ReadingOptions& how = {});

    GameController& games_;
    Importer& importer_;
    Settings& settings_;
    QWidget& window_;
    std::filesystem::path own_;
    std::filesystem::path samples_;
    std::filesystem::path store_;
    bool isReadOnly_ = false;
    QTemporaryDir texts_;                              ///< pasted ones, while they are read
    std::vector<std::unique_ptr<ViewedFiles>> viewed_; ///< the open one, and one being read
    StoreChecker checker_;
};

} // namespace damscope::gui
