// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/own_games.hpp"
#include "gui/database/store_changes.hpp"
#include "gui/game/stored_game.hpp"

#include <QObject>

#include <deque>
#include <filesystem>
#include <memory>
#include <optional>

namespace damscope::gui {

/// Writes games to stores in a thread of its own, one after another: other programs may be writing,
/// and the index of a large store takes time.
class GameSaver : public QObject {
    Q_OBJECT

public:
    /// Where a game that is edited is stored; nothing: nowhere yet. All requests for the game share
    /// it, so that each knows what the previous one stored.
    using SharedStoredGame = std::shared_ptr<std::optional<StoredGame>>;
    struct SaveRequest {
        std::filesystem::path store; ///< for a game that is stored nowhere
        SharedStoredGame place;
        rules::Game game;
    };

    explicit GameSaver(QObject* parent = nullptr) : QObject(parent) {}

    /// Over the stored game, unless somebody else has changed it since; as a new one without a
    /// place.
    void save(SaveRequest request);
    [[nodiscard]] bool isSaving() const { return !requests_.empty(); }
    /// Whether exactly this game, with all its contents, is being saved.
    [[nodiscard]] bool isSaving(const rules::Game& game) const;

signals:
    /// The game that was handed in is safe on the disk, at its place.
    void saved(const damscope::gui::GameSaver::SaveRequest& request);
    /// It was not saved: what is stored there is not what was read.
    void conflicted(const damscope::gui::GameSaver::SaveRequest& request,
                    const damscope::db::EditConflict& conflict);
    void failed(const damscope::gui::GameSaver::SaveRequest& request, const QString& reason);

private:
    void workOn();
    [[nodiscard]] SaveRequest takeFirst();

    std::deque<SaveRequest> requests_; ///< the first is being written
    StoreChanges changes_;
};

} // namespace damscope::gui
