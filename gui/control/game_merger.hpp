// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/findings/repertoire/repertoire.hpp"
#include "db/store/codec/numbers.hpp"
#include "gui/base/message_bar.hpp"

#include <QObject>
#include <QString>

#include <filesystem>
#include <vector>

namespace damscope::gui {

class GameDocument;

/// Puts stored games into the open game as variations, as one change, which can be undone.
class GameMerger : public QObject {
    Q_OBJECT

public:
    GameMerger(GameDocument& document, QObject* parent);

    void setStore(const std::filesystem::path& store) { store_ = store; }
    void merge(const std::vector<db::GameId>& games);

signals:
    /// The open game has their moves.
    void merged();
    /// A message for the user.
    void reported(const QString& text);

private:
    void conclude(const db::MergedGame& found);

    GameDocument& document_;
    std::filesystem::path store_;
    AlertedJob job_{*this, QStringLiteral("games to merge")};
};

} // namespace damscope::gui
