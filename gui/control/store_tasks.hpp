// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/base/job.hpp"
#include "gui/control/store_trouble.hpp"

#include <QObject>

#include <filesystem>

namespace damscope::db {
struct RestoreReport;
}
class QWidget;

namespace damscope::gui {

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

signals:
    /// A message for the user.
    void reported(const QString& text);

private:
    struct Properties;
    void show(const Properties& properties);
    void showCheck(const db::CheckReport& report);

    QWidget& window_;
    std::filesystem::path store_;
    StoreRescue rescue_;
    Job job_{*this, [this](const QString& reason) { emit reported(reason); }};
};

class StoreKeeper;

/// Puts copies of databases in their places. Questions are asked above `window`.
class Restoring : public QObject {
    Q_OBJECT

public:
    Restoring(StoreKeeper& stores, QWidget& window);

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

    StoreKeeper& stores_;
    QWidget& window_;
};

} // namespace damscope::gui
