// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/database/store_changes.hpp"

#include "db/store/sqlite/sqlite.hpp"
#include "gui/base/actions.hpp"
#include "gui/base/job.hpp"
#include "gui/base/names_in_use.hpp"
#include "gui/base/text.hpp"
#include "messages/translation.hpp"
#include "pages/journal_tables.hpp"

#include <QAction>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QUuid>
#include <QWidget>

#include <algorithm>
#include <exception>
#include <utility>

namespace damscope::gui {

namespace {

QString wordedAgain(const std::exception_ptr& thrown) {
    try {
        std::rethrow_exception(thrown);
    } catch (const std::exception& e) {
        return worded(e);
    }
}

// Whether the database has to be somewhere else to be changed.
bool isUnwritable(const std::exception_ptr& thrown) {
    try {
        std::rethrow_exception(thrown);
    } catch (const db::Error& e) {
        using Kind = db::Error::Kind;
        return e.kind() == Kind::readOnly || e.kind() == Kind::full || e.kind() == Kind::linked;
    } catch (const std::exception&) {
        return false;
    }
}

// The one that a part belongs to, for what is asked above it.
QWidget* widgetOf(const QObject& part) {
    QObject* owner = part.parent();
    while (owner != nullptr && !owner->isWidgetType())
        owner = owner->parent();
    return static_cast<QWidget*>(owner);
}

} // namespace

QString commandOf(const db::JournalEntry& entry) {
    constexpr qsizetype most = 200; // letters
    const QString what = qtText(word("deletion", entry.what, rulesLanguage()));
    return what.size() <= most ? what
                               : what.left(most / 2) + QStringLiteral("…") + what.right(most / 2);
}

QString labelOf(const db::JournalEntry& entry) {
    QString kind = qtText(word("change", db::nameOf(entry.kind), rulesLanguage()));
    const auto count = static_cast<qint64>(entry.games);
    if (count == 0)
        return kind;
    return QStringLiteral("%1 (%2)").arg(kind, entry.kind == db::ChangeKind::names
                                                   ? trPlural("%Ln name", "%Ln names", count)
                                                   : trPlural("%Ln game", "%Ln games", count));
}

bool isAgreed(Turn turn, const db::JournalEntry& entry, QWidget* above) {
    const bool undoes = turn == Turn::undo;
    QMessageBox box(QMessageBox::Question,
                    undoes ? StoreChanges::tr("Undo") : StoreChanges::tr("Redo"),
                    (undoes ? StoreChanges::tr("Undo: %1?") : StoreChanges::tr("Redo: %1?"))
                        .arg(labelOf(entry)),
                    QMessageBox::Cancel, above);
    QString about = qtText(pages::localTime(entry.made)) + QStringLiteral(": ") + commandOf(entry);
    if (undoes && entry.kind == db::ChangeKind::import)
        about +=
            QStringLiteral("\n\n") +
            StoreChanges::tr("Its games are hidden until it is made again; they lose nothing.");
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(about);
    QPushButton* agree = box.addButton(
        undoes ? StoreChanges::tr("&Undo") : StoreChanges::tr("&Redo"), QMessageBox::AcceptRole);
    box.setDefaultButton(agree);
    box.exec();
    return box.clickedButton() == agree;
}

QString alertSubject(const QString& key, const std::filesystem::path& store) {
    return key + QLatin1Char('\n') + qtText(store.string());
}

StoreChanges::StoreChanges(QObject* owner) : QObject(owner) {
    thread_.setMaxThreadCount(1); // one change after another
}

void StoreChanges::make(const std::filesystem::path& store, const Change& change, const Words& lost,
                        const Retry& retry) {
    const QString subject =
        retry.key.isEmpty() ? QUuid::createUuid().toString() : alertSubject(retry.key, store);
    attempt({subject, store, change, lost, retry});
}

void StoreChanges::attempt(const Attempt& wanted) {
    const Change stored = [this, wanted](db::Store& opened) -> std::function<void()> {
        return [this, subject = wanted.subject, then = wanted.change(opened)] {
            retractFailure(*this, subject); // what failed before has been made again
            then();
        };
    };
    run(wanted.store, stored, [this, wanted](const std::exception_ptr& thrown) {
        alert(wanted, thrown);
        emit failed(wordedAgain(thrown));
    });
}

void StoreChanges::alert(const Attempt& failure, const std::exception_ptr& thrown) {
    auto* bar = MessageBar::of(*this);
    if (bar == nullptr)
        return;
    Alert lost{
        failure.subject,
        [words = failure.lost, thrown] { return tr("%1: %2").arg(words(), wordedAgain(thrown)); },
        {},
        true,
        this}; // of a dialog that was closed meanwhile nothing can be made again
    if (failure.retry.isOffered)
        lost.answers.push_back({[] { return tr("Try again"); },
                                [this, failure, thrown] {
                                    const auto& isAllowed = failure.retry.isAllowed;
                                    !isAllowed || isAllowed() ? attempt(failure)
                                                              : alert(failure, thrown);
                                }});
    if (const auto* actions = bar->window()->findChild<Actions*>(); isUnwritable(thrown) && actions)
        lost.answers.push_back({[] { return tr("Save a copy…"); },
                                [copy = actions->saveCopy] { copy->trigger(); }, false});
    bar->notify(lost);
}

void StoreChanges::make(const std::filesystem::path& store, Change change, Failure failure) {
    run(store, std::move(change), [failure = std::move(failure)](const std::exception_ptr& thrown) {
        failure([thrown] { return wordedAgain(thrown); });
    });
}

void StoreChanges::undoLast(const std::filesystem::path& store, db::ChangeKind kind,
                            const Words& lost, const UndoneStep& then) {
    const Retry retry{.key = QStringLiteral("undo %1").arg(static_cast<int>(kind)),
                      .isOffered = false};
    const auto ask = [self = QPointer(this), store, lost, retry,
                      then](const db::JournalEntry& last) {
        if (!isAgreed(Turn::undo, last, widgetOf(*self)) || self.isNull())
            return; // while it was asked the window may have gone
        self->make(
            store,
            [then, id = last.id](db::Store& opened) -> std::function<void()> {
                return [then, undone = db::undo(opened, id)] { then(undone); };
            },
            lost, retry);
    };
    // Deleted games come back, and games stay in the database whatever collections they are in.
    const bool losesNothing =
        kind == db::ChangeKind::deletion || kind == db::ChangeKind::collection;
    make(
        store,
        [kind, losesNothing, then, ask](db::Store& opened) -> std::function<void()> {
            if (const auto last = db::lastToUndo(opened, kind);
                last && !last->isSmall() && !losesNothing)
                return [ask, last = *last] { ask(last); };
            return [then, undone = db::undoLast(opened, kind)] { then(undone); };
        },
        lost, retry);
}

// Waiting changes are still made when the window closes.
void StoreChanges::run(const std::filesystem::path& store, Change change, Trouble trouble) {
    ++pending_;
    const auto carryOut = [store, names = NamesInUse::of(*this), change = std::move(change),
                           trouble = std::move(trouble)]() -> std::function<void()> {
        try {
            db::Store opened(store, db::Store::Access::write, names);
            return change(opened);
        } catch (const std::exception&) {
            return [trouble, thrown = std::current_exception()] { trouble(thrown); };
        }
    };
    thread_.start([this, carryOut] {
        QMetaObject::invokeMethod(this, [this, then = carryOut()] {
            --pending_;
            then();
        });
    });
}

QString worded(const db::JournalRefusal& refusal, const QString& nothing) {
    return refusal.reason == db::JournalRefusal::Reason::missing
               ? nothing
               : worded(db::messageOf(refusal, 0));
}

namespace {

using Outcome = Expected<StoredGame, db::EditConflict>;

Outcome write(db::Store& store, const std::filesystem::path& file,
              const std::optional<StoredGame>& place, const rules::Game& game) {
    if (!place) {
        const db::OwnGame own = db::addOwnGame(store, game);
        return StoredGame{file, own.id, own.version};
    }
    const auto written = db::overwriteGame(store, place->id, game, place->version);
    if (!written)
        return Unexpected{written.error()};
    return StoredGame{file, place->id, *written};
}

} // namespace

void GameSaver::save(SaveRequest request) {
    requests_.push_back(std::move(request));
    if (requests_.size() == 1)
        workOn();
}

bool GameSaver::isSaving(const rules::Game& game) const {
    return std::ranges::any_of(requests_,
                               [&](const SaveRequest& request) { return request.game == game; });
}

void GameSaver::workOn() {
    const SaveRequest& request = requests_.front();
    const std::optional<StoredGame> place = *request.place;
    const std::filesystem::path file = place ? place->store : request.store;
    const auto change = [this, file, place, game = request.game](db::Store& store) {
        return std::function<void()>([this, outcome = write(store, file, place, game)] {
            const SaveRequest done = takeFirst();
            if (outcome)
                *done.place = *outcome;
            if (!requests_.empty())
                workOn();
            outcome ? emit saved(done) : emit conflicted(done, outcome.error());
        });
    };
    changes_.make(file, change, [this](const std::function<QString()>& reason) {
        const SaveRequest undone = takeFirst();
        if (!requests_.empty())
            workOn();
        emit failed(undone, reason);
    });
}

GameSaver::SaveRequest GameSaver::takeFirst() {
    SaveRequest first = std::move(requests_.front());
    requests_.pop_front();
    return first;
}

} // namespace damscope::gui
