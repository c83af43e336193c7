// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/base/job.hpp"

#include <QObject>

#include <filesystem>
#include <set>

class QHeaderView;
class QMenu;

namespace damscope::gui {

/// The columns of the list of games. Those that no game of the store fills are hidden, until the
/// user shows or hides them.
class GameColumns : public QObject {
    Q_OBJECT

public:
    explicit GameColumns(QHeaderView& header);

    /// Looks again which columns are filled.
    void follow(const std::filesystem::path& store);
    /// Entries that show and hide columns.
    void fill(QMenu& menu);
    /// Order, widths, and what the user has chosen; to be kept between starts.
    [[nodiscard]] QByteArray state() const;
    void restore(const QByteArray& state);

private:
    void choose(int column, bool shown);
    void hideEmpty(const std::set<int>& filled);

    QHeaderView& header_;
    std::set<int> chosen_;                  ///< shown or hidden by the user
    Job job_{*this, [](const QString&) {}}; ///< the list itself reports what is wrong with a store
};

} // namespace damscope::gui
