// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/people/event_editor.hpp"
#include "gui/base/message_bar.hpp"
#include "gui/base/text.hpp"

#include "db/people/events/event_name.hpp"
#include "db/people/events/next_round.hpp"
#include "db/search/lists/names.hpp"
#include "db/store/games.hpp"
#include "db/store/journal.hpp"

#include <QAbstractButton>
#include <QDate>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>

#include <algorithm>
#include <set>
#include <utility>

namespace damscope::gui {

namespace {

QStringList names(db::Store& store, db::NameKind kind) {
    QStringList all;
    for (const std::string& name : db::knownNames(store, kind))
        all << qtText(name);
    return all;
}

// What all of them have; blank if they differ.
class Common {
public:
    void add(std::string_view value) {
        const std::string_view known = value == "?" ? std::string_view() : value;
        if (first_)
            value_ = known;
        else if (known != value_)
            value_.clear();
        first_ = false;
    }
    [[nodiscard]] const std::string& value() const { return value_; }

private:
    bool first_ = true;
    std::string value_;
};

EventData dataOf(db::Store& store, const db::EventLine& event) {
    Common name;
    Common site;
    Common date;
    EventData data{event.games, event.name, {}, {}, {}, {}};
    for (const db::GameId id : event.games) {
        const auto game = db::loadGame(store, id);
        if (!game)
            continue;
        name.add(game->tag("Event"));
        site.add(game->tag("Site"));
        date.add(game->tag("Date"));
        for (const char* side : {"White", "Black"})
            if (const std::string_view player = game->tag(side); !player.empty() && player != "?")
                data.players.emplace(player);
    }
    data.name = name.value();
    data.site = site.value();
    data.date = date.value();
    return data;
}

db::NewEvent furtherRoundOf(db::Store& store, const db::EventLine& event) {
    const EventData data = dataOf(store, event);
    db::NewEvent next{data.name.empty() ? event.name : data.name, data.site, {}, {}, {}};
    if (const auto game = db::loadGame(store, event.games.front()))
        next.variant = game->variant();
    return next;
}

// Rounds of teams are not proposed. One round says nothing about how the next one is drawn.
std::optional<NextRound> nextRoundOf(const db::EventPage& page) {
    if (!page.teams.standings.empty() || page.players.size() < 2)
        return std::nullopt;
    const std::set<std::size_t>& left = page.counting.withdrawn;
    const db::RoundProposal byStandings = db::nextRoundByStandings(page, left);
    NextRound next{byStandings.round, {}, qtText(writePairings(byStandings, page))};
    if (const auto ofTables = db::nextBergerRound(page, left))
        next.ofTables = qtText(writePairings(*ofTables, page));
    next.areTablesUsual = !next.ofTables.isEmpty() && next.round > 2;
    return next;
}

std::string today() {
    return QDate::currentDate().toString(QStringLiteral("yyyy.MM.dd")).toStdString();
}

std::optional<db::EventLine> eventAmong(std::vector<db::EventLine> events, const Target& target) {
    const auto hasGame = [&](const db::EventLine& event) {
        return std::ranges::binary_search(event.games,
                                          db::GameId{static_cast<std::uint32_t>(target.id)});
    };
    const std::string key = db::readEventName(target.name.toStdString()).key;
    auto found = target.id > 0 ? std::ranges::find_if(events, hasGame) : events.end();
    if (found == events.end())
        found = std::ranges::find(events, key, &db::EventLine::key);
    return found == events.end() ? std::nullopt : std::optional(std::move(*found));
}

} // namespace

// Events of the name are found faster than all; the game may be of one that has another name now.
std::optional<db::EventLine> eventOf(db::Store& store, const Target& target) {
    auto found = eventAmong(db::listEvents(store, target.name.toStdString()), target);
    const auto game = db::GameId{static_cast<std::uint32_t>(target.id)};
    if (found && (target.id <= 0 || std::ranges::binary_search(found->games, game)))
        return found;
    return eventAmong(db::listEvents(store, {}), target);
}

EventEditor::EventEditor(QWidget& window) : QObject(&window), window_(window) {
    connect(&changes_, &StoreChanges::failed, this, &EventEditor::outdated);
}

bool EventEditor::hasStore() {
    if (store_.empty())
        emit reported(sentence({"page-no-store", {}}));
    return !store_.empty();
}

void EventEditor::enter() {
    if (hasStore())
        ask(db::NewEvent{{}, {}, today(), {}, {}}, {});
}

void EventEditor::enterNextRound(const Target& event) {
    if (!hasStore())
        return;
    data_.start(
        [this, file = store_, event](const Job::Report&, const std::stop_token&) -> Job::Step {
            db::Store store(file, db::Store::Access::read);
            const auto found = eventOf(store, event);
            if (!found)
                return {};
            db::NewEvent proposed = furtherRoundOf(store, *found);
            proposed.date = today();
            const auto next = nextRoundOf(db::eventPage(store, *found));
            return [this, proposed, next] { ask(proposed, next); };
        });
}

namespace {

// By their names: the page may have them in another order by now.
void keep(db::Store& store, const db::EventLine& event, const db::EventCounting& chosen,
          const QStringList& players) {
    QStringList now;
    for (const db::EventPlayer& player : db::eventPage(store, event).players)
        now << qtText(pages::playerName(player));
    db::EventCounting counting = chosen;
    if (now != players) {
        counting.withdrawn.clear();
        for (const std::size_t left : chosen.withdrawn)
            if (const qsizetype place = now.indexOf(players.value(static_cast<qsizetype>(left)));
                place >= 0)
                counting.withdrawn.insert(static_cast<std::size_t>(place));
    }
    (void)db::keepCounting(store, event, counting, "event \"" + event.name + "\" --remember");
}

} // namespace

void EventEditor::keepCounting(const Target& event, const db::EventCounting& counting,
                               const QStringList& players) {
    ++keeping_;
    const QString subject = alertSubject(QStringLiteral("counting not kept"), store_);
    changes_.make(
        store_,
        [this, subject, event, counting, players](db::Store& store) {
            if (const auto found = eventOf(store, event))
                keep(store, *found, counting, players);
            return std::function<void()>([this, subject] {
                --keeping_;
                retractFailure(*this, subject);
                emit storeChanged();
                emit countingKept();
            });
        },
        [this, subject](const std::function<QString()>& reason) {
            --keeping_;
            alertFailure(*this, subject, [reason] {
                return tr("How the event is counted was not stored: %1").arg(reason());
            });
            emit outdated();
        });
}

void EventEditor::ask(const db::NewEvent& proposed, const std::optional<NextRound>& next) {
    NewEventDialog dialog(proposed, next, &window_);
    offerNames(dialog);
    if (dialog.exec() != QDialog::Accepted || !hasStore())
        return;
    make(dialog.newEvent(), dialog.pairings());
}

void EventEditor::make(const db::NewEvent& event, const std::vector<db::Pairing>& pairings) {
    changes_.make(
        store_,
        [this, event, pairings, file = store_](db::Store& store) {
            db::NewEvent meant = event;
            const db::RecognisedNames names = db::recogniseNames(store, meant, pairings);
            if (!names.doubts.empty())
                return std::function<void()>([this, names, event, pairings, file] {
                    if (file == store_) // else another one was opened since
                        askWhoIsMeant(names, event, pairings);
                });
            const db::RoundEntry entry = db::roundEntry(store, meant, pairings);
            if (entry.conflict || entry.games() == 0)
                return std::function<void()>([this, entry] {
                    emit reported(
                        entry.conflict
                            ? tr("Nothing was created: a game of this round is there with "
                                 "another result or other colours.")
                            : tr("All these games are there already."));
                });
            const auto games = db::enterRounds(store, meant, entry);
            const db::GameId shown = games.empty() ? entry.known.front().game : games.front();
            return std::function<void()>(
                [this, count = games.size(), shown, names, name = qtText(meant.name)] {
                    emit storeChanged();
                    emit reported(trPlural("%Ln game created. Type the results in the table.",
                                           "%Ln games created. Type the results in the table.",
                                           static_cast<int>(count)) +
                                  otherNames(names));
                    emit entered({Target::To::event, db::number(shown), name});
                });
        },
        [name = qtText(event.name)] { return tr("The games of %1 were not created").arg(name); });
}

// What the list has in another spelling than the database.
QString EventEditor::otherNames(const db::RecognisedNames& names) {
    QStringList taken;
    for (const auto& [name, known] : names.taken)
        taken << qtText(name) + QStringLiteral(" → ") + qtText(known);
    return taken.isEmpty() ? QString()
                           : QStringLiteral(" ") + tr("Names as the database has them: %1.")
                                                       .arg(taken.join(QStringLiteral("; ")));
}

// One name after another.
void EventEditor::askWhoIsMeant(const db::RecognisedNames& names, db::NewEvent event,
                                const std::vector<db::Pairing>& pairings) {
    const db::NameDoubt& doubt = names.doubts.front();
    const QString name = qtText(doubt.name);
    QMessageBox box(QMessageBox::Question, tr("Who is meant?"),
                    tr("Is “%1” one of the players who are there?").arg(name), QMessageBox::Cancel,
                    &window_);
    box.setTextFormat(Qt::PlainText);
    std::vector<std::pair<QAbstractButton*, std::string>> known;
    for (const std::string& near : doubt.near)
        known.emplace_back(
            box.addButton(qtText(near).replace(u'&', QLatin1String("&&")), QMessageBox::AcceptRole),
            near);
    QAbstractButton* other = box.addButton(tr("Another person"), QMessageBox::AcceptRole);
    box.exec();
    const auto chosen = std::ranges::find(known, box.clickedButton(),
                                          &std::pair<QAbstractButton*, std::string>::first);
    if (chosen != known.end())
        std::ranges::replace(event.players, doubt.name, chosen->second);
    else if (box.clickedButton() == other)
        event.newcomers.insert(doubt.name);
    else
        return;
    if (hasStore())
        make(event, pairings);
}

void EventEditor::offerNames(NewEventDialog& dialog) {
    names_.start([file = store_, dialog = QPointer(&dialog)](const Job::Report&,
                                                             const std::stop_token&) -> Job::Step {
        db::Store store(file, db::Store::Access::read);
        return
            [dialog, players = names(store, db::NameKind::player),
             events = names(store, db::NameKind::event), sites = names(store, db::NameKind::site)] {
                if (!dialog.isNull())
                    dialog->offer(players, events, sites);
            };
    });
}

void EventEditor::correct(const Target& event) {
    if (!hasStore())
        return;
    data_.start(
        [this, file = store_, event](const Job::Report&, const std::stop_token&) -> Job::Step {
            db::Store store(file, db::Store::Access::read);
            const auto found = eventOf(store, event);
            if (!found)
                return {};
            return [this, data = dataOf(store, *found)] { ask(data); };
        });
}

void EventEditor::ask(const EventData& data) {
    const std::filesystem::path file = store_;
    CorrectEventDialog dialog(data, &window_);
    connect(&dialog, &CorrectEventDialog::corrected, this,
            [&](const db::EventCorrection& correction) { count(dialog, data, correction); });
    count(dialog, data, dialog.correction());
    const bool agreed = dialog.exec() == QDialog::Accepted;
    count_.cancel();
    if (agreed && store_ == file)
        correct(data, dialog.correction());
}

void EventEditor::count(CorrectEventDialog& dialog, const EventData& data,
                        const db::EventCorrection& correction) {
    count_.start([file = store_, games = data.games, correction, dialog = QPointer(&dialog)](
                     const Job::Report&, const std::stop_token& stop) -> Job::Step {
        db::Store store(file, db::Store::Access::read);
        const auto changed = db::countChanged(store, games, correction, stop);
        return [dialog, changed] {
            if (!dialog.isNull())
                dialog->setCount(changed);
        };
    });
}

void EventEditor::correct(const EventData& data, const db::EventCorrection& correction) {
    changes_.make(
        store_,
        [this, data, correction](db::Store& store) {
            const db::EditReport report = db::correctEvent(store, data.games, correction,
                                                           "event \"" + data.title + "\" --set");
            return std::function<void()>([this, report] {
                emit storeChanged();
                emit outdated();
                emit reported(trPlural("%Ln game corrected. This can be undone.",
                                       "%Ln games corrected. This can be undone.",
                                       static_cast<int>(report.changed)));
            });
        },
        [name = qtText(data.title)] {
            return tr("The correction of %1 was not stored").arg(name);
        });
}

void EventEditor::afterChanges(std::function<void()> act) {
    if (!changes_.isBusy())
        return act();
    changes_.make(
        store_, [act = std::move(act)](db::Store&) { return act; },
        [this](const StoreChanges::Words& reason) { emit reported(reason()); });
}

namespace {

QString resultKey(db::GameId game) {
    return QStringLiteral("result of game %1").arg(db::number(game));
}

} // namespace

void EventEditor::setResult(db::GameId game, const pages::TypedResult& typed,
                            const QString& players) {
    changes_.make(
        store_,
        [this, game, typed, players, file = store_](db::Store& store) {
            const db::EditReport report =
                db::setResult(store, game, typed.result, typed.detail,
                              "edit " + std::to_string(db::number(game)) + " --set Result");
            return std::function<void()>(
                [this, game, players, file, damaged = !report.damaged.empty()] {
                    emit storeChanged();
                    if (!damaged)
                        return;
                    alertFailure(*this, alertSubject(resultKey(game), file), [players] {
                        return tr("The result of %1 was not stored: the game cannot be read.")
                            .arg(players);
                    });
                    emit outdated();
                });
        },
        [players] { return tr("The result of %1 was not stored").arg(players); },
        {.key = resultKey(game)});
}

void EventEditor::setBye(db::GameId game, rules::Color player) {
    changes_.make(
        store_,
        [this, game, player, file = store_](db::Store& store) {
            const db::EditReport report = db::setBye(
                store, game, player, "edit " + std::to_string(db::number(game)) + " --set Result");
            return std::function<void()>([this, game, file, damaged = !report.damaged.empty()] {
                if (damaged)
                    alertFailure(*this, alertSubject(resultKey(game), file), [game] {
                        return tr("The bye in game %1 was not stored: the game cannot be read.")
                            .arg(QLocale().toString(db::number(game)));
                    });
                emit storeChanged();
                emit outdated();
            });
        },
        [number = QLocale().toString(db::number(game))] {
            return tr("The bye in game %1 was not stored").arg(number);
        },
        {.key = resultKey(game)});
}

void EventEditor::undo() {
    if (!hasStore())
        return;
    changes_.undoLast(
        store_, db::ChangeKind::edit, [] { return tr("The last correction was not undone"); },
        [this](const StoreChanges::Undone& undone) {
            if (!undone) {
                emit reported(worded(undone.error(), tr("There is no correction to undo.")));
                return;
            }
            emit storeChanged();
            emit outdated();
            emit reported(tr("Undone: %1").arg(qtText(undone->what)));
        });
}

} // namespace damscope::gui
