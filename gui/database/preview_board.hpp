// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/search/lists/filter.hpp"
#include "db/search/lists/filter_text.hpp"
#include "db/search/query/find/asked_games.hpp"
#include "gui/base/job.hpp"
#include "gui/base/names_in_use.hpp"
#include "gui/base/page_subject.hpp"
#include "gui/look/theme.hpp"
#include "rules/game/game.hpp"

#include <QObject>
#include <QString>
#include <QWidget>

#include <filesystem>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

class QLabel;
class QSlider;

namespace damscope::gui {

class BoardWidget;

/// A small board that shows a game without opening it: its last position, or another one of its
/// main line by the slider or the wheel.
class PreviewBoard : public QWidget {
    Q_OBJECT

public:
    /// The name says to screen readers whose game it is.
    explicit PreviewBoard(QWidget* parent = nullptr, std::function<QString()> name = {});

    /// None: the board is empty. The number is that in the store.
    void setGame(std::optional<rules::Game> game, std::optional<db::GameId> number = {});
    /// The position before a move, from 1, with an arrow for it and one for a better move; 0: the
    /// last position.
    void showMove(int ply, const std::optional<rules::Move>& better);
    void setLook(const BoardLook& look);
    [[nodiscard]] const std::optional<rules::Game>& game() const { return game_; }
    /// The game and the place that is shown.
    [[nodiscard]] std::optional<ShownGame> shown() const;

signals:
    /// The name of a player, as the game has it.
    void nameClicked(const QString& name);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void showNames();
    [[nodiscard]] rules::NodeId nodeAt(int ply) const;
    void showPly(int ply);
    void retranslate();

    std::function<QString()> name_;
    std::optional<rules::Game> game_;
    std::optional<db::GameId> number_;
    std::vector<rules::NodeId> line_;
    BoardWidget* board_;
    QLabel* names_;
    QSlider* slider_;
};

/// The games of a list and their order.
struct GameQuestion {
    std::filesystem::path store;
    db::Filter filter;
    std::optional<db::query::Query> where{}; ///< only games in which it holds
    db::SortBy order = db::SortBy::imported;
    bool descending = false;
};

struct GameAnswer {
    std::vector<db::GameId> games{}; ///< in order
    quint64 all = 0;                 ///< without the filter
    /// What the query leaves of the filter, and says nothing about; nothing without a query.
    std::optional<db::Filter> found{};
    db::query::Unsearched unsearched{};
};

/// Finds and sorts games in a thread of its own, with a connection of its own. Only the answer to
/// the last question is reported.
class GameFinder : public QObject {
    Q_OBJECT

public:
    explicit GameFinder(QObject* parent = nullptr) : QObject(parent) {}

    void ask(const GameQuestion& question);
    /// The last question needs no answer.
    void cancel() { job_.cancel(); }
    [[nodiscard]] bool isBusy() const { return job_.isRunning(); }

signals:
    void found(const damscope::gui::GameAnswer& answer);
    void failed(const QString& reason);
    /// The filter names something that the store does not have.
    void refused(const damscope::db::FilterError& error);

private:
    [[nodiscard]] Job::Step answer(const GameQuestion& question, const NamesInUse::Names& names,
                                   const std::stop_token& stop);

    Job job_{*this, [this](const QString& reason) { emit failed(reason); }};
};

} // namespace damscope::gui
