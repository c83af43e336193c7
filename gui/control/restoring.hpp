// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <filesystem>

class QWidget;

namespace damscope::db {
struct RestoreReport;
}

namespace damscope::gui {

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
