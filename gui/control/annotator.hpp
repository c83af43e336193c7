// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/codec/ids.hpp"

#include <QObject>

#include <filesystem>
#include <vector>

class QWidget;

namespace damscope::gui {

class GameDocument;
class GameKeeper;

/// Writes the judgement of analysed games into them, and removes it. Dialogs open above `window`.
class Annotator : public QObject {
    Q_OBJECT

public:
    Annotator(GameDocument& document, GameKeeper& games, QWidget& window);

    void setStore(const std::filesystem::path& store) { store_ = store; }
    /// Asks which of these.
    void annotate(const std::vector<db::GameId>& selected, const std::vector<db::GameId>& listed);

signals:
    /// The store has new versions of games.
    void storeChanged();
    /// A message for the user.
    void reported(const QString& text);

private:
    struct Order;
    struct Outcome;
    void start(const Order& order);
    void conclude(const Order& order, const Outcome& outcome);

    GameDocument& document_;
    GameKeeper& games_;
    QWidget& window_;
    std::filesystem::path store_;
};

} // namespace damscope::gui
