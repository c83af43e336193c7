// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/health/check.hpp"
#include "db/health/recover.hpp"
#include "db/sqlite/sqlite.hpp"
#include "gui/base/job.hpp"

#include <QMessageBox>
#include <QObject>
#include <QString>
#include <QStringList>

#include <filesystem>

namespace damscope::db {
class Error;
}

namespace damscope::gui {

/// Why a database cannot be opened, and what can be done about it.
class StoreTrouble : public QMessageBox {
    Q_OBJECT

public:
    StoreTrouble(const std::filesystem::path& store, const db::Error& error, QWidget* parent);

    /// What is wrong with the file, in the language of the window.
    [[nodiscard]] static QString worded(const std::filesystem::path& store, const db::Error& error);

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
class StoreRescue : public QObject {
    Q_OBJECT

public:
    explicit StoreRescue(QObject* parent = nullptr) : QObject(parent) {}

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
class StoreKeeper;

/// What a window shows first.
struct FirstStore {
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
void openFirst(StoreKeeper& stores, const FirstStore& first);

} // namespace damscope::gui
