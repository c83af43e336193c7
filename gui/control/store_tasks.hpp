// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/base/job.hpp"
#include "gui/control/store_rescue.hpp"

#include <QObject>

#include <filesystem>

class QWidget;

namespace damscope::gui {

/// What can be done with the open store as a whole: a copy, a look at what it holds, a check.
class StoreTasks : public QObject {
    Q_OBJECT

public:
    explicit StoreTasks(QWidget& window);

    void setStore(const std::filesystem::path& store) { store_ = store; }
    /// Into a file that is asked for; others may use the store meanwhile.
    void saveCopy();
    /// Shows games, size, sources and deletions, and offers a check.
    void showProperties();

signals:
    /// Something the user should know.
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

} // namespace damscope::gui
