// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/health/check.hpp"
#include "db/health/recover.hpp"
#include "db/sqlite/sqlite.hpp"
#include "gui/base/job.hpp"

#include <QObject>

#include <filesystem>

namespace damscope::gui {

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

} // namespace damscope::gui
