// SPDX-License-Identifier: GPL-3.0-or-later
// What becomes of games and stores, without the window: saving, conflicts, what a crash leaves,
// stores that cannot be opened, files that are only looked at.
#include "db/search/lists/filter.hpp"
#include "db/store/edits.hpp"
#include "db/store/games.hpp"
#include "db/store/store.hpp"
#include "gui/control/game_controller.hpp"
#include "gui/control/importer.hpp"
#include "gui/control/store_controller.hpp"
#include "gui/control/store_tasks.hpp"
#include "gui/game/game_document.hpp"
#include "gui/play/play_session.hpp"
#include "gui/settings/settings.hpp"
#include "parser/meaning/annotation.hpp"
#include "tests/gui/named_test.hpp"
#include "tests/gui/sample_window.hpp"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QMessageBox>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <array>
#include <memory>
#include <string>

namespace damscope::gui::testing {

namespace {

constexpr db::GameId first{1};

/// What a window is made of, with nothing to be seen.
struct Kept {
    Kept(const QString& recovery)
        : session(document, {}), games(document, session, recovery, window), importer(&window),
          stores(games, importer, settings, window) {}
    QWidget window;
    GameDocument document;
    PlaySession session;
    Settings settings;
    GameController games;
    Importer importer;
    StoreController stores;
};

} // namespace

class GameControllerTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();

    void aChangeIsSavedOverItsGame();
    void twoChangesInARowAreNoConflict();
    void aConflictIsShownAndBothAreKept();
    void aConflictIsSettledByReplacing();
    void aConflictIsSettledByTakingTheStoredGame();
    void aGameThatWasDeletedIsStoredAgain();
    void aGameThatWasLeftIsKeptBesideTheOther();
    void afterDiscardingAPositionNothingIsChanged();
    void whatACrashLeftIsAChangeOfItsGame();
    void aMissingStoreIsSaidInWords();
    void aForeignFileIsNoStore();
    void aDamagedStoreIsRecovered();
    void lookingAtFilesStoresNothing();
    void whatIsLookedAtCanBeKept();
    void aGameThatIsLookedAtIsSavedInTheOwnStore();
    void whatWasImportedIsWhatIsListed();
    void theSamplesAreNotMixedWithoutAQuestion();

private:
    [[nodiscard]] std::filesystem::path path(const QString& name) const {
        return folder_->filePath(name).toStdString();
    }
    QString write(const QString& name, const QByteArray& text) const;
    void fill(const QString& store);
    void import(Kept& kept, const QString& store, const QStringList& files);
    [[nodiscard]] std::string comment(db::GameId id, const QString& store = "games.db") const;
    [[nodiscard]] std::size_t count(const QString& store) const;
    void annotate(Kept& kept, const QString& text) const;
    void saveElsewhere(const std::string& text);
    [[nodiscard]] bool save(Kept& kept);
    template <class Dialog> [[nodiscard]] Dialog* waitFor(const Kept& kept);

    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<Kept> kept_;
};

void GameControllerTest::initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName("damscope-controller-test");
}

void GameControllerTest::init() {
    QSettings().clear();
    folder_ = std::make_unique<QTemporaryDir>();
    kept_ = std::make_unique<Kept>(folder_->filePath("recovery"));
    kept_->stores.setOwn(path("own.db"));
    fill("games.db");
    kept_->stores.open(path("games.db"));
    QVERIFY(kept_->games.open(first));
}

void GameControllerTest::cleanup() {
    kept_->document.markSaved();
    kept_.reset();
}

QString GameControllerTest::write(const QString& name, const QByteArray& text) const {
    QFile out(folder_->filePath(name));
    const bool written = out.open(QIODevice::WriteOnly) && out.write(text) == text.size();
    return written ? out.fileName() : QString();
}

void GameControllerTest::fill(const QString& store) {
    Kept other(folder_->filePath("other"));
    import(other, store, {write("two.pdn", twoGames)});
}

void GameControllerTest::import(Kept& kept, const QString& store, const QStringList& files) {
    kept.stores.importInto(path(store), files);
    QVERIFY(QTest::qWaitFor([&] { return !kept.importer.isRunning(); }, timeout));
}

std::string GameControllerTest::comment(db::GameId id, const QString& name) const {
    db::Store store(path(name), db::Store::Access::read);
    const auto game = db::loadGame(store, id);
    return game ? parser::comment(*game, game->mainLine().front(), rules::Remark::Place::after)
                : std::string("damaged");
}

std::size_t GameControllerTest::count(const QString& name) const {
    db::Store store(path(name), db::Store::Access::read);
    return db::countGames(store, {});
}

void GameControllerTest::annotate(Kept& kept, const QString& text) const {
    kept.document.goToStart();
    kept.document.goNext();
    kept.document.setComment(rules::Remark::Place::after, text);
}

// As another window does.
void GameControllerTest::saveElsewhere(const std::string& text) {
    db::Store store(path("games.db"), db::Store::Access::write);
    auto read = db::loadVersion(store, first);
    QVERIFY(read.hasValue());
    parser::setComment(read->game, read->game.mainLine().front(), rules::Remark::Place::after,
                       text);
    QVERIFY(db::overwriteGame(store, first, read->game, read->version).hasValue());
}

bool GameControllerTest::save(Kept& kept) {
    return kept.games.save() && QTest::qWaitFor([&] { return !kept.games.isSaving(); }, timeout);
}

template <class Dialog> Dialog* GameControllerTest::waitFor(const Kept& kept) {
    Dialog* found = nullptr;
    (void)QTest::qWaitFor(
        [&] {
            found = kept.window.findChild<Dialog*>();
            return found != nullptr;
        },
        timeout);
    return found;
}

void GameControllerTest::aChangeIsSavedOverItsGame() {
    annotate(*kept_, "Seen.");
    QVERIFY(kept_->document.isChanged());
    QVERIFY(save(*kept_));
    QVERIFY(!kept_->document.isChanged());
    QCOMPARE(comment(first), std::string("Seen."));
    QCOMPARE(count("games.db"), std::size_t(2));
}

void GameControllerTest::twoChangesInARowAreNoConflict() {
    annotate(*kept_, "One.");
    QVERIFY(kept_->games.save());
    annotate(*kept_, "Two."); // while the first is being written
    QVERIFY(save(*kept_));
    QCOMPARE(comment(first), std::string("Two."));
    QVERIFY(kept_->window.findChild<ConflictDialog*>() == nullptr);
    QVERIFY(!kept_->document.isChanged());
}

void GameControllerTest::aConflictIsShownAndBothAreKept() {
    saveElsewhere("From window one.");
    annotate(*kept_, "From window two.");
    QVERIFY(kept_->games.save());
    auto* dialog = waitFor<ConflictDialog>(*kept_);
    QVERIFY(dialog != nullptr);
    QString shown;
    for (const auto* text : dialog->findChildren<QPlainTextEdit*>())
        shown += text->toPlainText();
    QVERIFY(shown.contains("From window one.") && shown.contains("From window two."));
    QVERIFY(kept_->document.isChanged());
    QCOMPARE(comment(first), std::string("From window one."));
    buttonOf(*dialog, "keepBoth").click();
    QTRY_COMPARE_WITH_TIMEOUT(count("games.db"), std::size_t(3), timeout);
    QTRY_VERIFY(!kept_->document.isChanged());
    QCOMPARE(comment(first), std::string("From window one."));
    QCOMPARE(comment(db::GameId{3}), std::string("From window two."));
    QVERIFY(kept_->games.isOpen(db::GameId{3}));
}

void GameControllerTest::aConflictIsSettledByReplacing() {
    saveElsewhere("From window one.");
    annotate(*kept_, "From window two.");
    QVERIFY(kept_->games.save());
    auto* dialog = waitFor<ConflictDialog>(*kept_);
    QVERIFY(dialog != nullptr);
    buttonOf(*dialog, "replace").click();
    QTRY_VERIFY_WITH_TIMEOUT(!kept_->document.isChanged(), timeout);
    QCOMPARE(comment(first), std::string("From window two."));
    QCOMPARE(count("games.db"), std::size_t(2));
}

void GameControllerTest::aConflictIsSettledByTakingTheStoredGame() {
    saveElsewhere("From window one.");
    annotate(*kept_, "From window two.");
    QVERIFY(kept_->games.save());
    auto* dialog = waitFor<ConflictDialog>(*kept_);
    QVERIFY(dialog != nullptr);
    buttonOf(*dialog, "takeStored").click();
    QVERIFY(!kept_->document.isChanged());
    kept_->document.goNext();
    QCOMPARE(parser::comment(kept_->document.game(), kept_->document.current(),
                             rules::Remark::Place::after),
             std::string("From window one."));
    annotate(*kept_, "Both have been read.");
    QVERIFY(save(*kept_));
    QCOMPARE(comment(first), std::string("Both have been read."));
}

void GameControllerTest::aGameThatWasDeletedIsStoredAgain() {
    {
        db::Store store(path("games.db"), db::Store::Access::write);
        QCOMPARE(db::deleteGames(store, std::array{first}, "test"), std::uint64_t{1});
    }
    annotate(*kept_, "Mine.");
    QVERIFY(kept_->games.save());
    auto* dialog = waitFor<ConflictDialog>(*kept_);
    QVERIFY(dialog != nullptr);
    QVERIFY(dialog->findChild<QPushButton*>("replace") == nullptr);
    buttonOf(*dialog, "keepBoth").click();
    QTRY_VERIFY_WITH_TIMEOUT(!kept_->document.isChanged(), timeout);
    QCOMPARE(comment(db::GameId{3}), std::string("Mine."));
}

void GameControllerTest::aGameThatWasLeftIsKeptBesideTheOther() {
    saveElsewhere("From window one.");
    annotate(*kept_, "From window two.");
    QVERIFY(kept_->games.save());
    QVERIFY(kept_->games.open(db::GameId{2})); // it is being saved
    QTRY_COMPARE_WITH_TIMEOUT(count("games.db"), std::size_t(3), timeout);
    QCOMPARE(comment(first), std::string("From window one."));
    QCOMPARE(comment(db::GameId{3}), std::string("From window two."));
    QVERIFY(kept_->games.isOpen(db::GameId{2}));
    QVERIFY(kept_->window.findChild<ConflictDialog*>() == nullptr);
}

// QUndoStack::clear() does nothing to an empty stack that is not clean.
void GameControllerTest::afterDiscardingAPositionNothingIsChanged() {
    QVERIFY(
        kept_->games.openNew(rules::Game(rules::Position::start(rules::Variant::russian)), true));
    QVERIFY(kept_->document.isChanged());
    QTimer::singleShot(0, this, [] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        box->button(QMessageBox::Discard)->click();
    });
    QVERIFY(kept_->games.open(first));
    QVERIFY(!kept_->document.isChanged());
    QVERIFY(kept_->games.open(db::GameId{2})); // asks nothing
    QVERIFY(!kept_->document.isChanged());
}

void GameControllerTest::whatACrashLeftIsAChangeOfItsGame() {
    const QString recovery = folder_->filePath("crashed");
    QByteArray left;
    {
        Kept crashed(recovery);
        crashed.stores.open(path("games.db"));
        QVERIFY(crashed.games.open(first));
        annotate(crashed, "Before the crash.");
        crashed.games.flush();
        const QStringList files = QDir(recovery).entryList({"*.pdn"});
        QCOMPARE(files.size(), 1);
        QFile file(QDir(recovery).filePath(files.first()));
        QVERIFY(file.open(QIODevice::ReadOnly));
        left = file.readAll();
        crashed.document.markSaved();
    }
    write("crashed/left.pdn", left);
    Kept again(recovery);
    again.games.recover();
    QVERIFY(again.document.isChanged());
    QVERIFY(again.document.game().tag("DamscopeStore").empty());
    again.stores.open(path("games.db"));
    QVERIFY(again.games.isOpen(first));
    QVERIFY(save(again));
    QCOMPARE(count("games.db"), std::size_t(2));
    QCOMPARE(comment(first), std::string("Before the crash."));
    again.document.markSaved();
}

void GameControllerTest::aMissingStoreIsSaidInWords() {
    Kept fresh(folder_->filePath("fresh"));
    fresh.stores.open(path("nowhere.db"));
    auto* trouble = fresh.window.findChild<OpenErrorDialog*>();
    QVERIFY(trouble != nullptr);
    QCOMPARE(trouble->text(), QString("nowhere.db: there is no database here yet"));
    QVERIFY(trouble->findChild<QPushButton*>("recover") == nullptr);
    QVERIFY(trouble->findChild<QPushButton*>("openAnother") != nullptr);
    QVERIFY(trouble->findChild<QPushButton*>("newDatabase") != nullptr);
    QVERIFY(fresh.stores.store().empty());
    QVERIFY(!std::filesystem::exists(path("nowhere.db")));
}

void GameControllerTest::aForeignFileIsNoStore() {
    write("letter.db", "Dear reader, this is no database at all.\n" + QByteArray(5000, 'x'));
    kept_->stores.open(path("letter.db"));
    auto* trouble = kept_->window.findChild<OpenErrorDialog*>();
    QVERIFY(trouble != nullptr);
    QCOMPARE(trouble->text(),
             QString("letter.db: this is not a Damscope database; nothing was changed"));
    QVERIFY(kept_->stores.store() == path("games.db")); // which stays open
}

void GameControllerTest::aDamagedStoreIsRecovered() {
    fill("hurt.db");
    QVERIFY(damageSchema(folder_->filePath("hurt.db")));
    kept_->stores.open(path("hurt.db"));
    auto* trouble = kept_->window.findChild<OpenErrorDialog*>();
    QVERIFY(trouble != nullptr);
    QVERIFY2(trouble->text().startsWith("hurt.db: the database is damaged; "),
             qPrintable(trouble->text()));
    QVERIFY(trouble->findChild<QPushButton*>("recover") != nullptr);
    const db::RecoverReport report = recoverInto(path("saved.db"), path("hurt.db"), {});
    QCOMPARE(report.whole, std::uint64_t(2));
    QCOMPARE(count("saved.db"), std::size_t(2));
}

void GameControllerTest::lookingAtFilesStoresNothing() {
    Kept fresh(folder_->filePath("fresh"));
    fresh.stores.setOwn(path("never.db"));
    fresh.stores.view({write("club.pdn", twoGames)});
    QTRY_VERIFY_WITH_TIMEOUT(fresh.stores.isViewing(), timeout);
    QCOMPARE(fresh.stores.name(), QString("club.pdn (not stored)"));
    const std::filesystem::path store = fresh.stores.store();
    QVERIFY(fresh.games.open(first));
    QCOMPARE(fresh.document.game().tag("White"), std::string_view("A"));
    QVERIFY(!std::filesystem::exists(path("never.db")));
    QVERIFY(!fresh.settings.recentStores->contains(QString::fromStdString(store.string())));
    fresh.stores.open(path("games.db"));
    QVERIFY(!fresh.stores.isViewing());
    QVERIFY(!std::filesystem::exists(store));
}

void GameControllerTest::whatIsLookedAtCanBeKept() {
    kept_->stores.view({write("club.pdn", twoGames)});
    QTRY_VERIFY_WITH_TIMEOUT(kept_->stores.isViewing(), timeout);
    kept_->stores.keep();
    QTRY_VERIFY_WITH_TIMEOUT(kept_->stores.store() == path("own.db"), timeout);
    QCOMPARE(count("own.db"), std::size_t(2));
    QCOMPARE(count("games.db"), std::size_t(2));
}

void GameControllerTest::aGameThatIsLookedAtIsSavedInTheOwnStore() {
    kept_->stores.view({write("club.pdn", twoGames)});
    QTRY_VERIFY_WITH_TIMEOUT(kept_->stores.isViewing(), timeout);
    QVERIFY(kept_->games.open(first));
    annotate(*kept_, "Worth keeping.");
    QVERIFY(save(*kept_));
    QVERIFY(!kept_->document.isChanged());
    QCOMPARE(count("own.db"), std::size_t(1));
    QCOMPARE(comment(first, "own.db"), std::string("Worth keeping."));
    annotate(*kept_, "Twice.");
    QVERIFY(save(*kept_));
    QCOMPARE(count("own.db"), std::size_t(1));
    QCOMPARE(comment(first, "own.db"), std::string("Twice."));
}

void GameControllerTest::whatWasImportedIsWhatIsListed() {
    QString filter;
    connect(&kept_->stores, &StoreController::imported, this,
            [&](const ImportOutcome& outcome) { filter = outcome.filter; });
    import(*kept_, "games.db",
           {write("new.pdn", "[White \"E\"]\n[GameType \"20\"]\n\n1. 31-26 *\n")});
    QTRY_COMPARE(filter, QString("id:3-3"));
    import(*kept_, "games.db", {folder_->filePath("new.pdn")});
    QTRY_VERIFY2(filter.startsWith("source:") && filter.contains("new.pdn"), qPrintable(filter));
    filter = "none";
    import(*kept_, "fresh.db", {folder_->filePath("new.pdn")});
    QTRY_COMPARE(filter, QString());
}

void GameControllerTest::theSamplesAreNotMixedWithoutAQuestion() {
    kept_->stores.setSamples(path("games.db"));
    QTimer::singleShot(0, this, [] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        for (auto* button : box->buttons())
            if (box->buttonRole(button) == QMessageBox::YesRole)
                button->click();
    });
    kept_->stores.take({write("mine.pdn", twoGames)});
    QTRY_VERIFY_WITH_TIMEOUT(kept_->stores.store() == path("own.db"), timeout);
    QCOMPARE(count("own.db"), std::size_t(2));
    QCOMPARE(count("games.db"), std::size_t(2));
}

namespace {
const NamedTest<GameControllerTest> registeredGameControllerTest("game_controller");
}

} // namespace damscope::gui::testing

#include "game_controller_test.moc"
