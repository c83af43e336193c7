// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/people/events/event_editing.hpp"
#include "db/people/events/event_page.hpp"
#include "db/people/events/known_event.hpp"
#include "gui/base/message_bar.hpp"
#include "gui/base/sheet_model.hpp"
#include "gui/database/store_changes.hpp"
#include "gui/people/event_dialogs.hpp"
#include "pages/crosstable.hpp"

#include <QObject>
#include <QPointer>

#include <filesystem>
#include <functional>
#include <optional>
#include <vector>

namespace damscope::gui {

class NewEventDialog;

/// The edition with the game of a target; else the last one of its name.
[[nodiscard]] std::optional<db::EventLine> eventOf(db::Store& store, const Target& target);

/// Changes events of the open store: enters one, corrects all games of one, sets results. What is
/// changed can be reverted. Dialogs open above its parent.
class EventEditor : public QObject {
    Q_OBJECT

public:
    explicit EventEditor(QWidget& window);

    void setStore(const std::filesystem::path& store) {
        if (store != store_)
            data_.cancel(); // nothing is asked about events of the one before
        store_ = store;
    }
    /// Asks for a tournament and makes its games.
    void enter();
    /// The same for a further round of an event, which is proposed without the players who left.
    void enterNextRound(const Target& event);
    /// From now on the event is counted so; who left by their places in `players`.
    void keepCounting(const Target& event, const db::EventCounting& counting,
                      const QStringList& players);
    /// A choice is not yet stored: pages may say what was chosen before.
    [[nodiscard]] bool isKeeping() const { return keeping_ > 0; }
    void correct(const Target& event);
    /// A player has no opponent in a game that was to be played.
    void setBye(db::GameId game, rules::Color player);
    /// Once the changes that were asked for are stored; at once if there are none.
    void afterChanges(std::function<void()> act);
    /// `players` names the game to the user.
    void setResult(db::GameId game, const pages::TypedResult& typed, const QString& players);
    /// Reverts the last edit of the store, also one of another program; asks first if it is not
    /// small.
    void undo();

signals:
    /// What was chosen for an event is kept.
    void countingKept();
    /// A tournament was entered.
    void entered(const damscope::gui::Target& event);
    /// Games are others now.
    void storeChanged();
    /// A result could not be saved, or edits were reverted: what is shown is outdated.
    void outdated();
    /// A message for the user.
    void reported(const QString& text);

private:
    [[nodiscard]] bool hasStore();
    void ask(const db::NewEvent& proposed, const std::optional<NextRound>& next);
    /// Makes the games once it is clear who is meant by the names.
    void make(const db::NewEvent& event, const std::vector<db::Pairing>& pairings);
    void askWhoIsMeant(const db::RecognisedNames& names, db::NewEvent event,
                       const std::vector<db::Pairing>& pairings);
    [[nodiscard]] static QString otherNames(const db::RecognisedNames& names);
    void offerNames(NewEventDialog& dialog);
    void ask(const EventData& data);
    void count(CorrectEventDialog& dialog, const EventData& data,
               const db::EventCorrection& correction);
    void correct(const EventData& data, const db::EventCorrection& correction);

    QWidget& window_;
    std::filesystem::path store_;
    StoreChanges changes_{this};
    int keeping_ = 0;
    AlertedJob names_{*this, QStringLiteral("names of an event")};
    AlertedJob data_{*this, QStringLiteral("data of an event")};
    AlertedJob count_{*this, QStringLiteral("count of an event")};
};

} // namespace damscope::gui
