// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/import/import.hpp"

#include <QObject>
#include <QString>
#include <QStringList>

#include <filesystem>
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace damscope::gui {

/// An import in a thread of its own, with a connection of its own.
class ImportJob : public QObject {
    Q_OBJECT

public:
    explicit ImportJob(QObject* parent = nullptr) : QObject(parent) {}

    [[nodiscard]] bool isRunning() const { return running_; }
    /// One at a time. The store is made if it does not exist.
    void start(const std::filesystem::path& store, const QStringList& paths);
    /// What was committed stays; importing again goes on from there.
    void cancel() { thread_.request_stop(); }

signals:
    void progressed(const damscope::db::ImportProgress& progress);
    /// In bundles: at most ten a second.
    void problemsMet(const std::vector<damscope::db::ImportProblem>& problems);
    void finished(const damscope::db::ImportSummary& summary);
    void failed(const QString& reason);

private:
    void run(const std::stop_token& stop, const std::filesystem::path& file,
             const std::vector<std::string>& paths);

    bool running_ = false;
    std::jthread thread_;
};

} // namespace damscope::gui
