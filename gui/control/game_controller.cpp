// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/control/game_controller.hpp"

#include "db/search/lists/collections.hpp"
#include "gui/base/actions.hpp"
#include "gui/base/file_dialogs.hpp"
#include "gui/base/job.hpp"
#include "gui/base/message_bar.hpp"
#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/control/new_games.hpp"
#include "gui/database/collections.hpp"
#include "gui/look/theme.hpp"
#include "gui/play/play_session.hpp"
#include "gui/settings/settings.hpp"
#include "parser/meaning/guess.hpp"
#include "parser/write/write.hpp"

#include <QAction>
#include <QCheckBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStringView>
#include <QTextCursor>

#include <algorithm>
#include <array>
#include <iterator>
#include <span>
#include <utility>

namespace damscope::gui {

namespace {

// The subjects of alerts.
const QString gameNotRead = QStringLiteral("game not read");
const QString gameNotSaved = QStringLiteral("game not saved");

} // namespace

GameController::GameController(GameDocument& document, PlaySession& session,
                               const QString& recovery, QWidget& window)
    : QObject(&window), document_(document), session_(session), recovery_(recovery),
      window_(window), journal_(document, recovery),
      place_(std::make_shared<std::optional<StoredGame>>()) {
    connect(&journal_, &Journal::failed, this, [this](const QString& reason) {
        openFailure(window_, tr("Your changes could not be backed up: %1").arg(reason),
                    tr("Save the game soon: a crash or a power failure would lose its changes."));
    });
    connect(&session_, &PlaySession::ended, this, &GameController::keepPlayed);
    connect(&document_, &GameDocument::savedStateChanged, this, [this] {
        if (!document_.isChanged())
            retractFailure(*this, gameNotSaved);
    });
    connectSaver();
}

void GameController::setStore(const std::filesystem::path& store,
                              const std::filesystem::path& storeForNew) {
    db::Store opened(store, db::Store::Access::read);
    store_.emplace(std::move(opened));
    storeForNew_ = storeForNew;
    // A game left by a crash may belong to this store.
    if (!opened_ && *place_ && (*place_)->store == store)
        opened_ = (*place_)->id;
    if (opened_)
        return;
    awaitFirst();
    resumes_ = true;
}

void GameController::awaitFirst() {
    resumes_ = false;
    firstDue_ = !document_.isChanged() && !session_.isPlaying();
}

// The first start shows a game, not an empty board.
void GameController::openFirst(db::GameId game, const std::vector<std::uint32_t>& last) {
    if (!std::exchange(firstDue_, false) || document_.isChanged())
        return;
    const auto resumed = resumes_ ? firstStored(last) : std::nullopt;
    open(resumed.value_or(game));
}

// Some may have been deleted.
std::optional<db::GameId> GameController::firstStored(const std::vector<std::uint32_t>& games) {
    for (const std::uint32_t number : games)
        if (const db::GameId id{number}; store_ && db::loadVersion(*store_, id))
            return id;
    return std::nullopt;
}

void GameController::clearStore() {
    retractUnread(); // what could not be read is in the other store
    store_.reset();
    storeForNew_.clear();
    startPlace(std::nullopt);
    document_.open(parser::gameFrom(rules::Position::start(document_.game().variant())));
    emit placeChanged();
}

void GameController::startPlace(const std::optional<StoredGame>& place) {
    place_ = std::make_shared<std::optional<StoredGame>>(place);
    opened_.reset();
    firstDue_ = false;
    journal_.setPlace(place);
}

bool GameController::open(db::GameId id) {
    if (!store_ || !mayLeave())
        return false;
    try {
        auto loaded = db::loadVersion(*store_, id);
        if (!loaded) {
            alertDamage(loaded.error());
            return false;
        }
        const bool savesHere = storeForNew_ == store_->file();
        startPlace(savesHere ? std::optional(StoredGame{store_->file(), id, loaded->version})
                             : std::nullopt);
        opened_ = id;
        document_.open(std::move(loaded->game));
    } catch (const std::exception& e) {
        alertUnread(id, worded(e));
        return false;
    }
    if (unread_ == id)
        retractUnread();
    emit placeChanged();
    return true;
}

bool GameController::openAt(db::GameId game, int ply) {
    if (!isOpen(game) && !open(game))
        return false;
    const std::vector<rules::NodeId> line = document_.game().mainLine();
    const auto before = static_cast<std::size_t>(ply);
    if (before > 0 && before <= line.size())
        document_.goTo(line[before - 1]);
    return true;
}

void GameController::readAgain() {
    if (opened_ && !document_.isChanged())
        open(*opened_);
}

// A check says more about a game that is damaged; one that is gone can only be named.
void GameController::alertDamage(const db::Damage& damage) {
    unread_ = damage.id;
    std::vector<Alert::Answer> answers;
    if (const auto* actions = window_.findChild<Actions*>(); actions != nullptr && !damage.missing)
        answers.push_back({[] { return tr("Check the database"); },
                           [check = actions->checkStore] { check->trigger(); }, false});
    alertFailure(
        *this, gameNotRead,
        [id = damage.id, isMissing = damage.missing] {
            return (isMissing ? tr("Game %1 is not in the database any more.")
                              : tr("Game %1 is damaged and cannot be opened."))
                .arg(QLocale().toString(db::number(id)));
        },
        answers);
}

void GameController::alertUnread(db::GameId id, const QString& reason) {
    unread_ = id;
    alertFailure(
        *this, gameNotRead,
        [id] { return tr("Game %1 could not be read").arg(QLocale().toString(db::number(id))); },
        reason, [this, id] { open(id); });
}

void GameController::retractUnread() {
    unread_.reset();
    retractFailure(*this, gameNotRead);
}

void GameController::followStore() {
    if (!store_ || !opened_ || !*place_ || document_.isChanged() || isSaving())
        return;
    try {
        const auto stored = db::versionOf(*store_, *opened_);
        if (stored && *stored != (*place_)->version)
            open(*opened_);
        else if (stored && unread_ == opened_)
            retractUnread(); // it is the one that is shown
    } catch (const std::exception& e) {
        alertUnread(*opened_, worded(e));
    }
}

bool GameController::openNew(rules::Game game, bool changed) {
    if (!mayLeave())
        return false;
    startPlace(std::nullopt);
    document_.open(std::move(game), rules::rootNode, changed);
    emit placeChanged();
    return true;
}

void GameController::leaveForPlay() {
    startPlace(std::nullopt);
    emit placeChanged();
}

bool GameController::mayLeave() {
    if (session_.isPlaying())
        return endPlayed(session_, window_); // what is to be kept is being stored
    if (!document_.isChanged() || saver_.isSaving(document_.game()))
        return true;
    const auto answer = QMessageBox::question(
        &window_, tr("Unsaved changes"), tr("The game has changes that are not saved. Save them?"),
        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel);
    if (answer == QMessageBox::Save)
        return save();
    return answer == QMessageBox::Discard;
}

void GameController::keepPlayed() {
    if (document_.game().mainLine().empty())
        return document_.markSaved(); // there is nothing to save
    if (storeForNew_.empty())
        return;
    startPlace(std::nullopt); // it was never another game
    if (!session_.isWanted())
        return document_.markSaved();
    collected_ = session_.hasEngine() ? place_ : nullptr;
    store();
}

// Games against the engine have a collection of their own.
void GameController::collect(const StoredGame& game) {
    changes_.make(
        game.store,
        [this, id = game.id](db::Store& store) {
            const std::string name = ownCollection(store, db::OwnCollection::againstEngine);
            (void)db::addGames(store, name, std::array{id});
            return std::function<void()>([this] { emit collectionsChanged(); });
        },
        [number = QLocale().toString(db::number(game.id))] {
            return tr("Game %1 was not added to the games against the engine").arg(number);
        });
}

bool GameController::save() {
    if (!*place_ && storeForNew_.empty())
        return saveAs();
    if (!*place_ && !nameIfWanted())
        return false;
    return store();
}

// Whether the game is to be saved, with or without names.
bool GameController::nameIfWanted() {
    const auto unnamed = [this] {
        const rules::Game& game = document_.game();
        return knownText(game.tag("White")).isEmpty() && knownText(game.tag("Black")).isEmpty();
    };
    if (!unnamed() || saver_.isSaving(document_.game()))
        return true;
    const UnnamedGame answer = askAboutUnnamed(window_);
    if (answer == UnnamedGame::nameFirst)
        emit headerWanted(); // which the user has filled in when this returns
    return answer == UnnamedGame::save || (answer == UnnamedGame::nameFirst && !unnamed());
}

bool GameController::store() {
    if (!saver_.isSaving(document_.game()))
        saver_.save({storeForNew_, place_, document_.game()});
    return true;
}

bool GameController::saveAs() {
    const QString name =
        askWhereToSave(&window_, {tr("Save game"), tr("Portable Draughts Notation (*.pdn)")});
    if (name.isEmpty())
        return false;
    OutputFile file(name, rulesLanguage(), originalsOf(storeForNew_));
    const QByteArray pdn = QByteArray::fromStdString(parser::writePdn(document_.game()));
    if (!file.open(QIODevice::WriteOnly) || file.write(pdn) != pdn.size() || !file.commit()) {
        openFailure(window_, tr("The game could not be saved: %1").arg(file.errorString()));
        return false;
    }
    document_.markSaved();
    return true;
}

void GameController::connectSaver() {
    connect(&saver_, &GameSaver::saved, this, [this](const GameSaver::SaveRequest& request) {
        if (request.place == place_) {
            journal_.setPlace(*place_);
            if (store_ && (*place_)->store == store_->file())
                opened_ = (*place_)->id;
            if (document_.game() == request.game)
                document_.markSaved();
            emit placeChanged();
        }
        const StoredGame& place = **request.place;
        if (collected_ == request.place) {
            collected_.reset();
            collect(place);
        }
        emit storeChanged();
        emit reported(tr("The game is stored as number %1 in %2.")
                          .arg(QLocale().toString(db::number(place.id)))
                          .arg(qtText(place.store.filename().string())));
        concludeSaving();
    });
    connect(&saver_, &GameSaver::conflicted, this, &GameController::resolve);
    connect(&saver_, &GameSaver::failed, this,
            [this](const GameSaver::SaveRequest& request, const std::function<QString()>& reason) {
                giveUpSaving();
                alertUnsaved(reason);
                if (request.place == place_ || document_.isChanged())
                    return;
                // The user expects it to be saved.
                place_ = request.place;
                opened_.reset();
                journal_.setPlace(*place_);
                document_.open(request.game, rules::rootNode, true);
                emit placeChanged();
            });
}

void GameController::alertUnsaved(const std::function<QString()>& reason) {
    alertFailure(*this, gameNotSaved,
                 [reason] {
                     return tr("The game could not be saved: %1").arg(reason()) + QLatin1Char(' ') +
                            tr("It stays open.");
                 },
                 {{[] { return tr("Save elsewhere…"); }, [this] { saveAs(); }},
                  {[] { return tr("Try again"); }, [this] { save(); }}});
}

void GameController::afterSaving(std::function<void()> then) {
    if (!saver_.isSaving())
        return then();
    then_ = std::move(then);
}

void GameController::concludeSaving() {
    if (then_ && !saver_.isSaving())
        std::exchange(then_, {})();
}

void GameController::giveUpSaving() {
    then_ = {};
}

// No question about a game that is no longer open: both versions are kept.
void GameController::resolve(const GameSaver::SaveRequest& request,
                             const db::EditConflict& conflict) {
    if (request.place != place_)
        return keepBoth(request);
    giveUpSaving();
    auto* dialog = new ConflictDialog(document_.game(), conflict, &window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ConflictDialog::keepBothChosen, this, [this, request] { keepBoth(request); });
    connect(dialog, &ConflictDialog::replaceChosen, this, [this, request, conflict] {
        (*request.place)->version = conflict.stored->version;
        if (request.place == place_)
            save();
    });
    connect(dialog, &ConflictDialog::takeStoredChosen, this, [this, request, conflict] {
        if (request.place != place_)
            return;
        const auto opened = opened_;
        startPlace(StoredGame{(*place_)->store, (*place_)->id, conflict.stored->version});
        opened_ = opened;
        document_.open(conflict.stored->game);
        emit placeChanged();
    });
    dialog->open();
}

void GameController::keepBoth(const GameSaver::SaveRequest& request) {
    const std::filesystem::path store = (*request.place)->store;
    request.place->reset(); // a new game from here on
    const bool open = request.place == place_;
    saver_.save({store, request.place, open ? document_.game() : request.game});
}

// One at each start; other left games wait for the next starts.
void GameController::recover() {
    for (const QString& file : Journal::abandoned(recovery_)) {
        auto kept = Journal::read(file);
        if (!kept)
            continue;
        startPlace(kept->place);
        document_.open(std::move(kept->game), rules::rootNode, true);
        journal_.flush(); // a copy of our own first
        Journal::discard(file);
        emit placeChanged();
        const auto text = [place = kept->place] {
            return place ? tr("Damscope ended without saving your changes to game %1 of %2. Here "
                              "they are.")
                               .arg(QLocale().toString(db::number(place->id)))
                               .arg(qtText(place->store.filename().string()))
                         : tr("Damscope ended without saving this game. Here it is as you left "
                              "it.");
        };
        emit alerted({QStringLiteral("recovered"),
                      text,
                      {{[] { return tr("Look at it"); }, [this] { emit sightWanted(); }}}});
        return;
    }
}

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(damscope::gui::UnnamedGame)
};

} // namespace

UnnamedGame askAboutUnnamed(QWidget& window) {
    Setting<bool> silent("games/saveUnnamed", false);
    if (*silent)
        return UnnamedGame::save;
    QMessageBox box(QMessageBox::Question, Words::tr("Save game"),
                    Words::tr("The game names no players. It will be hard to find in a list."),
                    QMessageBox::Cancel, &window);
    QPushButton* name = box.addButton(Words::tr("&Game data…"), QMessageBox::ActionRole);
    name->setObjectName("nameFirst");
    QPushButton* save = box.addButton(Words::tr("&Save"), QMessageBox::AcceptRole);
    save->setObjectName("saveUnnamed");
    box.setDefaultButton(save);
    auto* never = new QCheckBox(Words::tr("&Do not show this again"), &box);
    box.setCheckBox(never);
    box.exec();
    const bool saves = box.clickedButton() == save;
    if (saves && never->isChecked())
        silent.set(true);
    if (box.clickedButton() == name)
        return UnnamedGame::nameFirst;
    return saves ? UnnamedGame::save : UnnamedGame::cancel;
}

namespace {

QPlainTextEdit* textOf(const rules::Game& game, const QString& name, QWidget* parent) {
    auto* text = new QPlainTextEdit(qtText(parser::writePdn(game)), parent);
    text->setReadOnly(true);
    text->setTabChangesFocus(true);
    text->setAccessibleName(name);
    return text;
}

// Marks the words that the other text does not have.
void markDifferences(QPlainTextEdit& text, const QPlainTextEdit& other) {
    QColor colour = text.palette().color(QPalette::Highlight);
    colour.setAlphaF(0.4F);
    QList<QTextEdit::ExtraSelection> marks;
    for (const TextSpan& span : differingWords(text.toPlainText(), other.toPlainText())) {
        QTextEdit::ExtraSelection mark;
        mark.cursor = QTextCursor(text.document());
        mark.cursor.setPosition(span.begin);
        mark.cursor.setPosition(span.end, QTextCursor::KeepAnchor);
        mark.format.setBackground(colour);
        marks << mark;
    }
    text.setExtraSelections(marks);
    if (marks.isEmpty())
        return;
    QTextCursor there(text.document());
    there.setPosition(marks.first().cursor.selectionStart());
    text.setTextCursor(there);
}

} // namespace

ConflictDialog::ConflictDialog(const rules::Game& own, const db::EditConflict& conflict,
                               QWidget* parent)
    : QDialog(parent) {
    setWindowTitle(tr("The game was changed elsewhere"));
    auto* grid = new QGridLayout(this);
    auto* why = new QLabel(
        conflict.stored
            ? tr("Another window or program has saved this game since you opened it. Your changes "
                 "are not stored yet. Differences are marked.")
            : tr("This game was deleted since you opened it. Your changes are not stored yet."),
        this);
    why->setWordWrap(true);
    grid->addWidget(why, 0, 0, 1, 2);
    if (conflict.stored)
        addTexts(own, conflict.stored->game);
    addButtons(conflict.stored.has_value());
}

void ConflictDialog::addTexts(const rules::Game& own, const rules::Game& stored) {
    auto* grid = static_cast<QGridLayout*>(layout());
    QPlainTextEdit* mine = textOf(own, tr("Your version"), this);
    QPlainTextEdit* theirs = textOf(stored, tr("Stored version"), this);
    markDifferences(*mine, *theirs);
    markDifferences(*theirs, *mine);
    grid->addWidget(new QLabel(mine->accessibleName(), this), 1, 0);
    grid->addWidget(new QLabel(theirs->accessibleName(), this), 1, 1);
    grid->addWidget(mine, 2, 0);
    grid->addWidget(theirs, 2, 1);
    look::resizeWithinScreen(*this, look::dialog::wide);
}

void ConflictDialog::addButtons(bool isStored) {
    auto* buttons = new QDialogButtonBox(this);
    const auto add = [&](const QString& text, const char* name, auto chosen) {
        QPushButton* button = buttons->addButton(text, QDialogButtonBox::ActionRole);
        button->setObjectName(name);
        connect(button, &QPushButton::clicked, this, [this, chosen] {
            emit(this->*chosen)();
            accept();
        });
        return button;
    };
    add(isStored ? tr("&Keep both") : tr("&Store it again"), "keepBoth",
        &ConflictDialog::keepBothChosen)
        ->setDefault(true);
    if (isStored) {
        add(tr("&Replace the stored version"), "replace", &ConflictDialog::replaceChosen);
        add(tr("&Discard your version"), "takeStored", &ConflictDialog::takeStoredChosen);
    }
    connect(buttons->addButton(QDialogButtonBox::Cancel), &QPushButton::clicked, this,
            &QDialog::reject);
    auto* grid = static_cast<QGridLayout*>(layout());
    grid->addWidget(buttons, 3, 0, 1, 2);
}

namespace {

struct Word {
    QStringView text;
    TextSpan place;
};

std::vector<Word> wordsOf(const QString& text) {
    std::vector<Word> words;
    const auto size = static_cast<int>(text.size());
    for (int begin = 0; begin < size;) {
        int end = begin;
        while (end < size && !text[end].isSpace())
            ++end;
        if (end > begin)
            words.push_back({QStringView(text).mid(begin, end - begin), {begin, end}});
        begin = end + 1;
    }
    return words;
}

bool areEqual(const Word& a, const Word& b) {
    return a.text == b.text;
}

// What the longest common subsequence leaves out of the first list.
std::vector<TextSpan> notCommon(std::span<const Word> words, std::span<const Word> others) {
    const std::size_t columns = others.size() + 1;
    std::vector<std::uint32_t> length((words.size() + 1) * columns, 0); // from here to the ends
    for (std::size_t i = words.size(); i-- > 0;)
        for (std::size_t j = others.size(); j-- > 0;)
            length[i * columns + j] =
                areEqual(words[i], others[j])
                    ? length[(i + 1) * columns + j + 1] + 1
                    : std::max(length[(i + 1) * columns + j], length[i * columns + j + 1]);
    std::vector<TextSpan> spans;
    std::size_t j = 0;
    for (std::size_t i = 0; i < words.size(); ++i) {
        while (j < others.size() && !areEqual(words[i], others[j]) &&
               length[i * columns + j + 1] > length[(i + 1) * columns + j])
            ++j;
        if (j < others.size() && areEqual(words[i], others[j]))
            ++j;
        else
            spans.push_back(words[i].place);
    }
    return spans;
}

std::vector<TextSpan> joined(const std::vector<TextSpan>& spans, const QString& text) {
    std::vector<TextSpan> whole;
    for (const TextSpan& span : spans) {
        const bool follows =
            !whole.empty() && QStringView(text)
                                  .mid(whole.back().end, span.begin - whole.back().end)
                                  .trimmed()
                                  .isEmpty();
        if (follows)
            whole.back().end = span.end;
        else
            whole.push_back(span);
    }
    return whole;
}

} // namespace

std::vector<TextSpan> differingWords(const QString& text, const QString& other) {
    constexpr std::size_t mostCompared = 4'000'000; // pairs of words; beyond, all differ
    const std::vector<Word> all = wordsOf(text);
    const std::vector<Word> allOthers = wordsOf(other);
    const auto [begin, otherBegin] = std::ranges::mismatch(all, allOthers, areEqual);
    std::span words(begin, all.end());
    std::span others(otherBegin, allOthers.end());
    while (!words.empty() && !others.empty() && areEqual(words.back(), others.back())) {
        words = words.first(words.size() - 1);
        others = others.first(others.size() - 1);
    }
    std::vector<TextSpan> spans;
    if (others.size() + 1 <= mostCompared / (words.size() + 1))
        spans = notCommon(words, others);
    else
        std::ranges::transform(words, std::back_inserter(spans), &Word::place);
    return joined(spans, text);
}

} // namespace damscope::gui
