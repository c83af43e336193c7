// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/codec/numbers.hpp"
#include "gui/base/job.hpp"
#include "gui/game/header_dialog.hpp"

#include <QObject>

#include <filesystem>
#include <functional>
#include <vector>

class QWidget;

namespace damscope::gui {

class GameDocument;
class GameKeeper;

/// Asks for the header of the open game, or of a new one. Names are completed from the open store.
class HeaderEditor : public QObject {
    Q_OBJECT

public:
    HeaderEditor(GameDocument& document, GameKeeper& games, QWidget& window);

    void setStore(const std::filesystem::path& store) { store_ = store; }
    /// The user's name is proposed too.
    void setOwnName(std::function<QString()> name) { ownName_ = std::move(name); }
    /// Changes the open game, which can be undone.
    void edit();
    /// Opens a new game, of the variant that is chosen. Event, site, date, round and time control
    /// of the last one are proposed, so that a round of a tournament is entered without them.
    void newGame();

signals:
    /// The moves of a new game can be entered.
    void gameBegun();
    /// A message for the user.
    void reported(const QString& text);

private:
    void offerNames(HeaderDialog& dialog);
    [[nodiscard]] GameHeader proposed() const;
    void remember(const GameHeader& header);

    GameDocument& document_;
    GameKeeper& games_;
    QWidget& window_;
    std::function<QString()> ownName_;
    std::filesystem::path store_;
    std::vector<rules::Tag> occasion_; ///< of the last new game
    Job names_{*this, [this](const QString& reason) { emit reported(reason); }};
};

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
