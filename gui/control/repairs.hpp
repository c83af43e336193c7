// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/ingest/import.hpp"
#include "db/ingest/repair.hpp"
#include "db/store/codec/numbers.hpp"
#include "gui/base/message_bar.hpp"
#include "gui/database/store_changes.hpp"

#include <QObject>

#include <filesystem>

class QAction;
class QWidget;

namespace damscope::gui {

class GameDocument;
class GameController;
class ProblemModel;
class ProblemsPanel;

/// Handles the problems of imported games: opens the game, changes it as proposed, reverts the
/// change. Questions are asked above `window`.
class Repairs : public QObject {
    Q_OBJECT

public:
    /// `takeBack` reverts the repair of the open game, if there is one.
    Repairs(GameDocument& document, GameController& games, ProblemModel& problems,
            QAction& takeBack, QWidget& window);

    /// The store with the games of the problems.
    void setStore(const std::filesystem::path& store) {
        store_ = store;
        followGame(); // the open game may be in this store
    }
    /// Does what its buttons want.
    void connectPanel(ProblemsPanel& panel);
    void openGame(const db::ImportProblem& problem);
    void repair(const db::ImportProblem& problem);
    void takeBack(db::GameId game);
    /// Whether a game may be changed in the store; says why not.
    [[nodiscard]] bool mayChange(db::GameId game);

signals:
    /// The store has a new version of a game.
    void storeChanged();
    /// A message for the user.
    void reported(const QString& text);

private:
    void repair(const db::ImportProblem& problem, db::GameId game, db::RepairTask task);
    void concludeRepair(const db::ImportProblem& problem, db::GameId game);
    void askWhetherToRepair(const db::ImportProblem& problem, db::GameId game);
    [[nodiscard]] Retry retryOf(db::GameId game);
    [[nodiscard]] bool showChanged(db::GameId game);
    /// Reverts the repair of the open game.
    void takeBackOpen();
    void followGame();

    GameDocument& document_;
    GameController& games_;
    ProblemModel& problems_;
    QAction& takeBack_;
    QWidget& window_;
    std::filesystem::path store_;
    StoreChanges changes_{this};
};

class Importer;

/// Lists the problems that a database holds when it is opened; those of an import are listed while
/// it runs.
class StoredProblems : public QObject {
    Q_OBJECT

public:
    StoredProblems(ProblemModel& problems, Importer& importer, QObject* parent);

    void setStore(const std::filesystem::path& store);
    /// The problems of the database have changed.
    void listAgain();
    /// Games were changed: what is no longer wrong leaves the list.
    void dropSettled();

signals:
    /// A message for the user.
    void reported(const QString& text);

private:
    ProblemModel& problems_;
    std::filesystem::path listed_; ///< whose problems the list has
    AlertedJob job_{*this, QStringLiteral("result refuted")};
    AlertedJob checking_{*this, QStringLiteral("results checked")};
};

} // namespace damscope::gui
