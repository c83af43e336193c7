// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/codec/ids.hpp"
#include "gui/base/job.hpp"
#include "rules/board/position.hpp"

#include <QList>
#include <QObject>
#include <QString>

#include <filesystem>
#include <optional>

namespace damscope::gui {

struct Settings;

/// A stored game that was open lately.
struct LastGame {
    db::GameId id{};
    QString players;
    QString facts;
    rules::Position position; ///< the last one of the game
};

/// Remembers which games of each store were opened last, from one start to the next, and reads
/// them in a thread of its own.
class LastGames : public QObject {
    Q_OBJECT

public:
    LastGames(Settings& settings, QObject* parent);

    void setStore(const std::filesystem::path& store);
    /// Another game is open; nothing: one that is stored nowhere.
    void setOpen(const std::optional<db::GameId>& game);

signals:
    /// Those of the store that are not open, the last one first.
    void found(const QList<damscope::gui::LastGame>& games);

private:
    void read();

    Settings& settings_;
    std::filesystem::path store_;
    std::optional<db::GameId> open_;
    Job job_{*this, [](const QString&) {}}; ///< a failure is reported by the list of games
};

} // namespace damscope::gui
