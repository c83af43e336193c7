// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/vocabulary.hpp"
#include "db/store/edits.hpp"
#include "db/store/journal.hpp"
#include "db/store/store.hpp"
#include "gui/base/message_bar.hpp"
#include "gui/game/game_document.hpp"

#include <QObject>
#include <QString>
#include <QThreadPool>

#include <cstdint>
#include <deque>
#include <exception>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>

namespace damscope::gui {

// What is said of an entry of the journal before it is undone, wherever that is wanted.

/// Its command; that of an import may name many files, and is cut.
[[nodiscard]] QString commandOf(const db::JournalEntry& entry);
/// "files imported (416 games)": its kind as the history names it.
[[nodiscard]] QString labelOf(const db::JournalEntry& entry);

enum class Turn : std::uint8_t { undo, redo };
/// Asks the user, above a widget.
[[nodiscard]] bool isAgreed(Turn turn, const db::JournalEntry& entry, QWidget* above);

/// How a change that failed can be made again.
struct Retry {
    /// What is changed, if a later change of it makes this one void: the alert gives way to that.
    /// Empty: the change stands for itself, and only making it again ends its alert.
    QString key{};
    /// Asked when the user wants it, for what is true then; if not, the alert stays.
    std::function<bool()> isAllowed{};
    /// False for what would be another change by then, or has to be agreed to first.
    bool isOffered = true;
};

/// What the alert about a change with this key is about: one that the store has taken, but that
/// changed nothing, is alerted under it, too, and gives way to a later change of the same.
[[nodiscard]] QString alertSubject(const QString& key, const std::filesystem::path& store);

/// Changes stores in a thread of its own, one change after another: a writer may have to wait for
/// an import. What could not be stored is said in the bar above the page of the owner's window,
/// which offers to make the change again.
class StoreChanges : public QObject {
    Q_OBJECT

public:
    /// A change of the store; returns the step that then runs in the thread of the window.
    using Change = std::function<std::function<void()>(db::Store& store)>;
    /// In the language that the window then has.
    using Words = std::function<QString()>;
    /// The step in the thread of the window if the store fails.
    using Failure = std::function<void(const Words& reason)>;

    explicit StoreChanges(QObject* owner);

    /// `lost` says what is not stored if the store fails: "The result was not stored". The reason
    /// follows it in the bar. The signal `failed` is emitted, too.
    void make(const std::filesystem::path& store, const Change& change, const Words& lost,
              const Retry& retry = {});
    /// Nothing is said of a failure: `failure` does.
    void make(const std::filesystem::path& store, Change change, Failure failure);
    using Undone = Expected<db::JournalEntry, db::JournalRefusal>;
    using UndoneStep = std::function<void(const Undone& undone)>;
    /// Undoes the last change of a kind, after a question if it is not small and undoing it could
    /// lose work; `then` runs in the thread of the window, unless the user does not agree.
    void undoLast(const std::filesystem::path& store, db::ChangeKind kind, const Words& lost,
                  const UndoneStep& then);
    [[nodiscard]] bool isBusy() const { return pending_ > 0; }

signals:
    void failed(const QString& reason);

private:
    using Trouble = std::function<void(const std::exception_ptr& thrown)>;
    struct Attempt {
        QString subject; ///< of its alert
        std::filesystem::path store;
        Change change;
        Words lost;
        Retry retry;
    };
    void attempt(const Attempt& wanted);
    void alert(const Attempt& failure, const std::exception_ptr& thrown);
    void run(const std::filesystem::path& store, Change change, Trouble trouble);

    int pending_ = 0;
    QThreadPool thread_; // last: ends first
};

/// Why nothing was undone; `nothing` says that there is nothing to undo.
[[nodiscard]] QString worded(const db::JournalRefusal& refusal, const QString& nothing);

/// Writes games to stores in a thread of its own, one after another: other programs may be writing,
/// and the index of a large store takes time.
class GameSaver : public QObject {
    Q_OBJECT

public:
    /// Where a game that is edited is stored; nothing: nowhere yet. All requests for the game share
    /// it, so that each knows what the previous one stored.
    using SharedStoredGame = std::shared_ptr<std::optional<StoredGame>>;
    struct SaveRequest {
        std::filesystem::path store; ///< for a game that is stored nowhere
        SharedStoredGame place;
        rules::Game game;
    };

    explicit GameSaver(QObject* parent = nullptr) : QObject(parent) {}

    /// Over the stored game, unless somebody else has changed it since; as a new one without a
    /// place.
    void save(SaveRequest request);
    [[nodiscard]] bool isSaving() const { return !requests_.empty(); }
    /// Whether exactly this game, with all its contents, is being saved.
    [[nodiscard]] bool isSaving(const rules::Game& game) const;

signals:
    /// The game that was handed in is safe on the disk, at its place.
    void saved(const damscope::gui::GameSaver::SaveRequest& request);
    /// It was not saved: what is stored there is not what was read.
    void conflicted(const damscope::gui::GameSaver::SaveRequest& request,
                    const damscope::db::EditConflict& conflict);
    void failed(const damscope::gui::GameSaver::SaveRequest& request,
                const std::function<QString()>& reason);

private:
    void workOn();
    [[nodiscard]] SaveRequest takeFirst();

    std::deque<SaveRequest> requests_; ///< the first is being written
    StoreChanges changes_{this};
};

} // namespace damscope::gui
