// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/health/check.hpp"
#include "db/store/health/recover.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "gui/base/job.hpp"
#include "gui/base/widgets.hpp"

#include <QMessageBox>
#include <QObject>
#include <QString>
#include <QStringList>

#include <filesystem>

namespace damscope::db {
class Error;
}

namespace damscope::db {
struct RestoreReport;
}

class QWidget;

namespace damscope::gui {

/// Why a database cannot be opened, and what can be done about it.
class OpenErrorDialog : public QMessageBox {
    Q_OBJECT

public:
    OpenErrorDialog(const std::filesystem::path& store, const db::Error& error, QWidget* parent);

    /// It has been checked in vain: only recovery is offered.
    void leaveOutCheck();

signals:
    void checkChosen();
    void recoverChosen();
    void restoreChosen();
    void openChosen();
    void newChosen();
};

/// Puts every game that can still be read into a new store; nothing if it is stopped before.
[[nodiscard]] db::RecoverReport recoverInto(const std::filesystem::path& target,
                                            const std::filesystem::path& damaged,
                                            const std::stop_token& stop,
                                            const base::Progress& progress = {});

/// Checks a store quickly, in a thread of its own.
class StoreChecker : public QObject {
    Q_OBJECT

public:
    explicit StoreChecker(QObject* parent = nullptr) : QObject(parent) {}

    /// Changes nothing in the store.
    void check(const std::filesystem::path& store);
    [[nodiscard]] bool isRunning() const { return job_.isRunning(); }

signals:
    void checked(const std::filesystem::path& store, const damscope::db::CheckReport& report);
    /// It is damaged too much to be checked.
    void unreadable(const std::filesystem::path& store, const damscope::db::Error& error);
    void failed(const QString& reason);

private:
    Job job_{*this, [this](const QString& reason) { emit failed(reason); }};
};

struct Settings;
class StoreController;

/// What a window shows first.
struct StartStore {
    QString named{};           ///< the database that the user has named; empty: none
    QString usual{};           ///< otherwise the user's own, which may not exist yet
    QString samples{};         ///< shown while there is none
    QStringList sampleFiles{}; ///< what the samples are made from
    QStringList files{};       ///< games to view
    bool import = false;       ///< the files are to be stored
};

/// The user's own database, in the folder that the preferences name, or else in `folder`.
[[nodiscard]] QString usualStore(const Settings& settings, const QString& folder);

/// Opens it. Files are only viewed, as a file manager opens them, unless they are to be stored. A
/// database that was named and does not exist is reported.
void openFirst(StoreController& stores, const StartStore& first);

/// Actions on the open store as a whole: copying, properties, checking.
class StoreTasks : public QObject {
    Q_OBJECT

public:
    explicit StoreTasks(QWidget& window);

    void setStore(const std::filesystem::path& store) { store_ = store; }
    /// Copies it to a file that the user chooses; the store may be in use meanwhile.
    void saveCopy();
    /// Shows games, size, sources and deletions, and offers a check.
    void showProperties();
    /// Why a check has failed.
    [[nodiscard]] static QString notCheckedWords(const QString& reason);

signals:
    /// A message for the user.
    void reported(const QString& text);

private:
    struct Properties;
    void show(const Properties& properties);
    void showCheck(const db::CheckReport& report);

    QWidget& window_;
    std::filesystem::path store_;
    StoreChecker checker_;
    Job job_{*this, [this](const QString& reason) { openFailure(window_, reason); }};
};

/// Puts copies of databases in their places. Questions are asked above `window`.
class Restoring : public QObject {
    Q_OBJECT

public:
    Restoring(StoreController& stores, QWidget& window);

    /// Asks for a copy of the open database, which is closed for it and opened again.
    void askForCopy();

signals:
    /// A message for the user.
    void reported(const QString& text);

private:
    void askForCopyOf(const std::filesystem::path& store);
    [[nodiscard]] bool isWanted(const std::filesystem::path& copy,
                                const std::filesystem::path& store) const;
    void restore(const std::filesystem::path& copy, const std::filesystem::path& store);
    void conclude(const std::filesystem::path& store, const db::RestoreReport& report);

    StoreController& stores_;
    QWidget& window_;
};

} // namespace damscope::gui
