// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/base/job.hpp"
#include "gui/control/store_rescue.hpp"

#include <QObject>

#include <filesystem>

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

} // namespace damscope::gui
