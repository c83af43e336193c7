// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/search/lists/filter.hpp"
#include "gui/people/directory.hpp"

#include <QString>
#include <QTimer>
#include <QWidget>

#include <filesystem>
#include <optional>

class QPushButton;

namespace damscope::gui {

class EventCountingFields;
class EventEditor;
class ResultsPage;
class UndoButton;

/// The events of the store with their crosstables and games. Results are typed in these, a
/// tournament is entered, and all games of an event are corrected at once.
class EventsPage : public QWidget {
    Q_OBJECT

public:
    explicit EventsPage(QWidget* parent = nullptr);

    void setStore(const std::filesystem::path& store);
    [[nodiscard]] Directory& directory() { return *directory_; }
    /// What is printed: the page, or while results are typed the round and the standings.
    [[nodiscard]] std::optional<pages::Sheet> sheet() const;
    [[nodiscard]] bool printsRound() const;
    /// Whether the crosstable has all rounds.
    [[nodiscard]] bool showsWholeEvent() const;
    /// Those of the event that is shown; nothing: none is.
    [[nodiscard]] std::optional<db::Filter> shownGames() const;
    /// Asks for a tournament and makes its games; while results are typed for the next round.
    void enterTournament();
    /// Opens a dialog that asks what to correct in the event that is shown.
    void correctEvent();
    /// Shows the tables of the event to type results in, or its page again.
    void typeResults(bool on);
    /// Reverts the last correction, or result; asks first if it is of many games.
    void undo();

signals:
    /// Something else is printed now.
    void sheetChanged();
    /// Games are others now.
    void storeChanged();
    /// A game is to be opened.
    void gameChosen(damscope::db::GameId game);
    /// Games are to be listed.
    void gamesWanted(const QString& filter);
    /// A message for the user.
    void reported(const QString& text);

private:
    [[nodiscard]] QWidget* bar();
    void countAgain();
    void loadResults();
    void readResults();
    void connectEditor();
    void follow();

    std::filesystem::path store_;
    qint64 typed_ = 0;          ///< the event whose results are typed
    bool isTypedSince_ = false; ///< a result, while the others were read
    Directory* directory_;
    EventEditor* editor_;
    ResultsPage* results_;
    EventCountingFields* counting_;
    QPushButton* list_;
    QPushButton* type_;
    QPushButton* enter_;
    QPushButton* correct_;
    UndoButton* undo_;
    QTimer changed_; ///< one result follows another
    Job page_{*this, [this](const QString& reason) { emit reported(reason); }};
};

} // namespace damscope::gui
