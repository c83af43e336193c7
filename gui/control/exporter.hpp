// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/analysis/game_themes.hpp"
#include "gui/base/page_subject.hpp"
#include "gui/control/subject_writer.hpp"

#include <QObject>
#include <QString>

#include <filesystem>
#include <functional>
#include <optional>
#include <vector>

class QAction;
class QWidget;

namespace damscope::gui {

class Actions;
class BoardWidget;
class GameDocument;
struct Diagram;

/// Prints and exports what the task that is shown is about, and shares the position and the game
/// that are in sight. Its actions say what they act on. Dialogs open
/// above `window`.
class Exporter : public QObject {
    Q_OBJECT

public:
    /// What the task that is shown is about; nothing: neither prints nor exports.
    using Subject = std::function<std::optional<PageSubject>()>;
    /// `board` shows the open game.
    Exporter(GameDocument& document, BoardWidget& board, const Actions& actions, Subject subject,
             QWidget& window);

    /// The store to export games from.
    void setStore(const std::filesystem::path& store) { store_ = store; }
    /// The combinations of the open game.
    void setThemes(const std::vector<GameTheme>& themes);
    /// Another task is shown, or it is about something else now.
    void followSubject();
    /// What waits for a list is not done: there will be none.
    void stopWaiting() { waiting_ = nullptr; }
    /// The open game is at another place.
    void followPlace();

    /// The open game.
    [[nodiscard]] PageSubject openGame() const;
    /// Names the game that is shared; empty: none is.
    [[nodiscard]] QString sharedGame() const;
    /// "Web page of 3 games…" where games are listed, or no board is in sight; else empty.
    [[nodiscard]] QString sharedPage() const;
    /// "Copy 3 games (PDN)" where games are listed; else empty.
    [[nodiscard]] QString sharedCopy() const;
    /// Whether the position and the game of a board are shared: of the one in sight, or, where no
    /// page is shared, of the open game.
    [[nodiscard]] bool sharesBoard() const;
    void exportGames(const std::vector<db::GameId>& games);
    void exportSubject(const PageSubject& subject);
    /// What the task that is shown is about, as a web page.
    void exportPage();
    /// The games that the task that is shown is about.
    void copyGames();
    void printSubject(const PageSubject& subject);
    void printDiagram();
    void saveDiagram();
    void copyDiagram();
    void copyPosition();
    void copyGame();
    /// The game in sight as a page.
    void exportGame();
    /// The current move and those after it.
    void copyLine();
    /// The line from the place of the board in sight on, as moving pictures.
    void animateLine();
    /// The combination at the place of the open game.
    void animateCombination();

signals:
    /// A message for the user.
    void reported(const QString& text);

private:
    using Positions = std::vector<std::pair<rules::Position, std::optional<rules::Move>>>;
    void connectActions();
    using Act = void (Exporter::*)(const PageSubject&);
    void actOnSubject(Act act);
    void exportAsPage(const PageSubject& subject);
    void copyAsPdn(const PageSubject& subject);
    /// Asks for a file of one of the kinds.
    void exportAs(const PageSubject& subject, const QString& kinds);
    [[nodiscard]] SubjectWriter::Setting setting(const PageSubject& subject) const;
    using Write = std::function<SubjectWriter::Done(const SubjectWriter& writer)>;
    void write(const PageSubject& subject, const QString& file, const Write& act);
    void report(const PageSubject& subject, const QString& file, const SubjectWriter::Done& done);
    [[nodiscard]] const BoardWidget& boardInSight() const;
    /// The game of the board in sight; nothing: it is not at hand.
    [[nodiscard]] std::optional<ShownGame> gameInSight() const;
    /// The same, or, with `isOpen`, only if it is open; else a message says so.
    [[nodiscard]] std::optional<ShownGame> wantedGame(bool isOpen = false);
    [[nodiscard]] const GameTheme* combinationHere() const;
    void animate(const rules::Game& game, const Positions& positions);

    GameDocument& document_;
    BoardWidget& board_;
    const Actions& actions_;
    Subject subject_;
    QWidget& window_;
    std::filesystem::path store_;
    std::vector<GameTheme> themes_;
    Act waiting_ = nullptr; ///< for a list that is still being searched
};

/// A line as an animated PNG: each position with the move that leads to it.
[[nodiscard]] QByteArray
animatedLine(const std::vector<std::pair<rules::Position, std::optional<rules::Move>>>& positions,
             const Diagram& look, const base::Progress& progress, const std::stop_token& stop);

} // namespace damscope::gui
