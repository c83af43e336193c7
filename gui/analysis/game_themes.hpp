// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/base/job.hpp"
#include "rules/game/game.hpp"

#include <QObject>
#include <QString>

#include <optional>
#include <vector>

namespace damscope::gui {

/// A combination or a structure of a game's main line.
struct GameTheme {
    enum class Kind : std::uint8_t { structure, playedShot, missedShot };
    Kind kind = Kind::structure;
    rules::Color side{}; ///< whose it is
    int from = 0;        ///< ply of the position where it begins
    int to = 0;          ///< of the last position with the structure; the same for a combination
    QString name = {};   ///< short; empty for a combination without a name
    QString text = {};   ///< a sentence
    std::optional<rules::Position> position = {}; ///< where a combination begins
    std::vector<rules::Move> line = {};           ///< of a combination
};

/// Finds them, in a thread of its own. Only those of the last game are reported.
class GameThemes : public QObject {
    Q_OBJECT

public:
    explicit GameThemes(QObject* parent = nullptr) : QObject(parent) {}

    void find(const rules::Game& game);

signals:
    /// By their first ply.
    void found(const std::vector<damscope::gui::GameTheme>& themes);

private:
    Job job_{*this, [this](const QString& /*reason*/) { emit found({}); }};
};

} // namespace damscope::gui
