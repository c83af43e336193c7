// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/codec/ids.hpp"
#include "gui/base/newest_task.hpp"
#include "rules/game/game.hpp"

#include <QObject>

#include <deque>
#include <filesystem>
#include <optional>

namespace damscope::gui {

/// Writes games into stores in a thread of its own, one after another: others may be writing, and
/// the index of a large store takes its time.
class GameSaver : public QObject {
    Q_OBJECT

public:
    explicit GameSaver(QObject* parent = nullptr) : QObject(parent) {}

    /// Over the stored game of this id; without an id as a new one.
    void save(const std::filesystem::path& store, std::optional<db::GameId> id,
              const rules::Game& game);
    [[nodiscard]] bool isSaving() const { return !orders_.empty(); }
    /// Whether it is this very game, with all that is in it, that is being saved.
    [[nodiscard]] bool isSaving(const rules::Game& game) const;

signals:
    /// The game that was handed in is safe on the disk.
    void saved(damscope::db::GameId id, const damscope::rules::Game& game);
    void failed(const damscope::rules::Game& game, const QString& reason);

private:
    struct Order {
        std::filesystem::path store;
        std::optional<db::GameId> id;
        rules::Game game;
    };
    void workOn();
    [[nodiscard]] Order takeFirst();

    std::deque<Order> orders_; ///< the first is being written
    NewestTask task_;
};

} // namespace damscope::gui
