// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/base/job.hpp"
#include "gui/base/message_bar.hpp"
#include "gui/database/store_changes.hpp"
#include "gui/look/theme.hpp"
#include "gui/people/player_parts.hpp"
#include "pages/player_overview.hpp"

#include <QString>
#include <QWidget>

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

class QBoxLayout;
class QHBoxLayout;
class QComboBox;
class QLabel;
class QListView;
class QMenu;
class QPushButton;

namespace damscope::gui {

class FlowLayout;
class PreviewBoard;

/// A player at a glance: results by colour, what went wrong, openings, games beside a board. Cards
/// and openings choose which games are listed. What takes long is found in the background.
class PlayerPage : public QWidget {
    Q_OBJECT

public:
    explicit PlayerPage(QWidget* parent);

    void setStore(const std::filesystem::path& store);
    /// Null: nobody.
    void showPlayer(std::shared_ptr<const pages::PlayerOverview> player, db::PersonId person);
    void setLook(const BoardLook& look);

signals:
    /// A game is to be opened after so many moves; 0: at its start.
    void placeChosen(damscope::db::GameId game, int ply);
    /// The position of a game is to be asked.
    void exerciseWanted(damscope::db::GameId game, const damscope::rules::Position& position);
    void playerNamed(const QString& name);
    void mergeWanted();
    /// `mine`: the colour of who prepares; nothing: either.
    void dossierWanted(std::optional<damscope::rules::Color> mine);
    void gamesWanted(const QString& player);
    /// The page of what the user means to play with a colour.
    void repertoireWanted(damscope::rules::Color mine);
    /// The position after an opening of the player is to be played with the other colour.
    void playWanted(const damscope::rules::Position& position, damscope::rules::Color mine);
    /// A line was put into a repertoire.
    void repertoireChanged();
    /// A message for the user.
    void reported(const QString& text);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] QBoxLayout* composeHead();
    [[nodiscard]] QBoxLayout* composeCards();
    [[nodiscard]] QBoxLayout* composeOpenings();
    [[nodiscard]] QBoxLayout* composeGames();
    void connectParts();
    void fillPrepareMenu();
    void findSlowly(db::PersonId person);
    void showKnown(const db::KnownPlay& known);
    void showWrong();
    void showOpenings();
    void showGames();
    void showChips();
    void showGame();
    void showNoGame();
    void showPlace(const pages::CriticalPlace& place);
    void choose(std::optional<rules::Color> side);
    void addToRepertoire(rules::Color side, const pages::PlayerOpening& opening);
    void playOpening(rules::Color side, const pages::PlayerOpening& opening);
    void follow(const QString& link);
    void retranslate();
    [[nodiscard]] const pages::PlayerGame* chosenGame() const;
    /// Its row in the list; -1: it is not there.
    [[nodiscard]] int rowOf(std::optional<db::GameId> game) const;
    void makeExercise();

    /// An opening that was chosen, with the player's colour in it.
    struct ChosenOpening {
        rules::Color side{};
        pages::PlayerOpening opening;
    };

    std::filesystem::path store_;
    std::shared_ptr<const pages::PlayerOverview> player_;
    std::optional<rules::Color> side_;
    std::optional<ChosenOpening> opening_;
    std::vector<std::vector<std::string>> added_; ///< lines put into the repertoire
    QString clocks_;                              ///< what the clocks say
    std::optional<db::GameId> shownGame_;         ///< stays chosen when games are listed again
    pages::CriticalPlace place_;                  ///< of the game on the board
    QLabel* name_;
    QLabel* summary_;
    QPushButton* merge_;
    QPushButton* prepare_;
    QMenu* preparing_;
    ScoreCard* all_;
    ScoreCard* white_;
    ScoreCard* black_;
    QLabel* wrong_;
    QHBoxLayout* below_;       ///< openings and games
    QHBoxLayout* gamesAndOne_; ///< the list of games, and the board
    QLabel* openingsTitle_;
    QComboBox* order_; ///< of the openings
    QPushButton* play_;
    OpeningList* openings_;
    QLabel* answers_;
    QLabel* novelties_;
    QLabel* gamesTitle_;
    FlowLayout* chips_;
    PlayerGameModel games_;
    QListView* gameList_;
    PreviewBoard* board_;
    QLabel* move_;
    QLabel* why_;
    QPushButton* open_;
    QPushButton* exercise_;
    StoreChanges changes_{this};
    Job placeJob_{*this, [this](const QString& reason) {
                      showNoGame();
                      emit reported(reason);
                  }};
    AlertedJob slowJob_{*this, QStringLiteral("details of a player")};
};

} // namespace damscope::gui
