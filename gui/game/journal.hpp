// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/game/game_document.hpp"
#include "rules/game/game.hpp"

#include <QLockFile>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>

#include <memory>
#include <optional>

namespace damscope::gui {

class GameDocument;

/// Keeps a copy of the open game on disk, as PDN, while it has unsaved changes: at most a second
/// and a half behind. The copy of a program that crashed can be recovered, as a change of the same
/// stored game.
class Journal : public QObject {
    Q_OBJECT

public:
    /// The folder is created if it does not exist. If it cannot be written, `failed` is emitted
    /// with every change and nothing is saved.
    Journal(GameDocument& document, const QString& folder, QObject* parent = nullptr);
    ~Journal() override;

    /// Files of programs that are no longer running.
    [[nodiscard]] static QStringList abandoned(const QString& folder);
    struct Kept {
        rules::Game game;
        std::optional<StoredGame> place{}; ///< the stored game that it is a change of
    };
    /// The game in such a file; nothing if it cannot be read.
    [[nodiscard]] static std::optional<Kept> read(const QString& file);
    static void discard(const QString& file);

    /// The stored game that is open; nothing: the open game is stored nowhere.
    void setPlace(const std::optional<StoredGame>& place) { place_ = place; }
    /// Writes pending changes at once.
    void flush();

signals:
    void failed(const QString& reason);

private:
    void noteChange();

    GameDocument& document_;
    std::optional<StoredGame> place_;
    QString file_;
    std::unique_ptr<QLockFile> lock_;
    QTimer timer_;
};

} // namespace damscope::gui
