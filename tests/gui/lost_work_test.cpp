// SPDX-License-Identifier: GPL-3.0-or-later
// No work is lost in the window: two windows, a crash, undo, exploring, settings, file dialogs.
#include "db/lists/filter.hpp"
#include "db/store/games.hpp"
#include "db/store/store.hpp"
#include "gui/base/file_dialogs.hpp"
#include "gui/base/text.hpp"
#include "gui/control/conflict_dialog.hpp"
#include "gui/game/comment_edit.hpp"
#include "gui/game/header_dialog.hpp"
#include "gui/settings/settings.hpp"
#include "parser/meaning/annotation.hpp"
#include "parser/meaning/pasted.hpp"
#include "parser/write/write.hpp"
#include "rules/moves/generate.hpp"
#include "tests/gui/sample_window.hpp"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QFileDialog>
#include <QListView>
#include <QMessageBox>
#include <QProcess>
#include <QSettings>
#include <QStandardPaths>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include <algorithm>
#include <cstdio>
#include <memory>
#include <set>
#include <string>
#include <vector>

namespace damscope::gui::testing {

namespace {

constexpr int timeout = 60'000; // milliseconds
constexpr db::GameId first{1};

void annotate(const MainWindow& window, const QString& text) {
    actionsOf(window).start->trigger();
    actionsOf(window).next->trigger();
    documentOf(window).setComment(rules::Remark::Place::after, text);
}

// What a program does that is about to crash: it changes game 1 and says so.
int crash(const QString& recovery, const QString& store) {
    MainWindow window(recovery);
    window.stores().open(store.toStdString());
    keeperOf(window).open(first);
    annotate(window, "Before the crash.");
    QTest::qWait(3000); // the copy is at most a second and a half behind
    std::puts("written");
    std::fflush(stdout);
    QTest::qWait(timeout);
    return 1;
}

// What another program does: it changes game 1, and saves it when it is told to.
int change(const QString& recovery, const QString& store, const QString& text) {
    MainWindow window(recovery);
    window.stores().open(store.toStdString());
    keeperOf(window).open(first);
    annotate(window, text);
    QTest::qWait(3000); // the copy for recovery is written
    std::puts("changed");
    std::fflush(stdout);
    (void)std::getchar();
    actionsOf(window).saveGame->trigger();
    (void)QTest::qWaitFor(
        [&] {
            return !documentOf(window).isChanged() ||
                   window.findChild<ConflictDialog*>() != nullptr;
        },
        timeout);
    std::puts(documentOf(window).isChanged() ? "conflict" : "saved");
    std::fflush(stdout);
    documentOf(window).markSaved();
    return 0;
}

} // namespace

class LostWorkTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void ofTwoWindowsTheLaterSaveAsks();
    void ofTwoProgramsTheLaterSaveAsks();
    void aProgramKilledWhileItSavesLosesNothing();
    void afterDiscardingAPastedPositionNothingIsChanged();
    void aKilledProgramLeavesAChangeOfItsGame();
    void undoInACommentGoesBackByWordsThenByChanges();
    void aTabLeavesTheMoves();
    void everyPanelIsReachedByItsKey();
    void oneKeyGoesToTheBoard();
    void openingsAreExploredWithoutAChange();
    void anExploredLineIsKeptOnRequest();
    void aFileDialogDeletesNoFolder();
    void theDialogOfThePrinterDeletesNoFolder();
    void aGameWithoutNamesIsSavedAfterAQuestion();
    void settingsAreWrittenWhenTheyChange();
    void twoWindowsKeepEachOthersSettings();
    void theTitleNamesTheGameAndTheDatabase();

private:
    void start(QProcess& program, const QString& recovery, const QString& text) const;
    [[nodiscard]] std::string comment(db::GameId id) const;
    [[nodiscard]] std::size_t count() const;
    [[nodiscard]] std::string pdn() const { return parser::writePdn(documentOf(*window_).game()); }

    std::unique_ptr<SampleWindow> sample_;
    MainWindow* window_ = nullptr;
};

void LostWorkTest::init() {
    sample_ = std::make_unique<SampleWindow>();
    window_ = &sample_->window();
    QVERIFY(sample_->import({"samples/annotated.pdn", "samples/russian.pdn"}));
    QVERIFY(keeperOf(*window_).open(first));
}

void LostWorkTest::cleanup() {
    sample_.reset();
}

std::string LostWorkTest::comment(db::GameId id) const {
    db::Store store(sample_->store(), db::Store::Access::read);
    const auto game = db::loadGame(store, id);
    return parser::comment(*game, game->mainLine().front(), rules::Remark::Place::after);
}

std::size_t LostWorkTest::count() const {
    db::Store store(sample_->store(), db::Store::Access::read);
    return db::countGames(store, {});
}

void LostWorkTest::ofTwoWindowsTheLaterSaveAsks() {
    const std::size_t before = count();
    MainWindow other(sample_->file("other"));
    other.useLanguage("en");
    other.stores().open(sample_->store());
    QVERIFY(keeperOf(other).open(first));
    annotate(*window_, "From window one.");
    actionsOf(*window_).saveGame->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(!documentOf(*window_).isChanged(), timeout);
    annotate(other, "From window two.");
    actionsOf(other).saveGame->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(other.findChild<ConflictDialog*>() != nullptr, timeout);
    QCOMPARE(comment(first), std::string("From window one."));
    buttonOf(*other.findChild<ConflictDialog*>(), "keepBoth").click();
    QTRY_COMPARE_WITH_TIMEOUT(count(), before + 1, timeout);
    QCOMPARE(comment(first), std::string("From window one."));
    QCOMPARE(comment(db::GameId{static_cast<std::uint32_t>(before + 1)}),
             std::string("From window two."));
    documentOf(other).markSaved();
}

void LostWorkTest::start(QProcess& program, const QString& recovery, const QString& text) const {
    program.start(QCoreApplication::applicationFilePath(),
                  {"--change", recovery, QString::fromStdString(sample_->store().string()), text});
    QVERIFY(program.waitForReadyRead(timeout));
    QCOMPARE(program.readAllStandardOutput().trimmed(), QByteArray("changed"));
}

void LostWorkTest::ofTwoProgramsTheLaterSaveAsks() {
    const std::size_t before = count();
    QProcess one;
    QProcess two;
    start(one, sample_->file("one"), "From program one.");
    start(two, sample_->file("two"), "From program two.");
    const auto save = [](QProcess& program) {
        program.write("\n");
        return program.waitForFinished(timeout) ? program.readAllStandardOutput().trimmed()
                                                : QByteArray("hangs");
    };
    QCOMPARE(save(one), QByteArray("saved"));
    QCOMPARE(save(two), QByteArray("conflict"));
    QCOMPARE(comment(first), std::string("From program one."));
    QCOMPARE(count(), before);
}

void LostWorkTest::aProgramKilledWhileItSavesLosesNothing() {
    const std::string before = comment(first);
    const QString recovery = sample_->file("killed");
    QProcess program;
    start(program, recovery, "Just being saved.");
    program.write("\n");
    program.waitForBytesWritten(timeout);
    QTest::qWait(5);
    program.kill();
    QVERIFY(program.waitForFinished(timeout));
    const std::string stored = comment(first); // the store can be read
    QVERIFY2(stored == before || stored == "Just being saved.", stored.c_str());
    MainWindow again(recovery);
    again.useLanguage("en");
    QVERIFY2(stored == "Just being saved." || documentOf(again).isChanged(),
             "neither stored nor recovered");
    if (!documentOf(again).isChanged())
        return;
    again.stores().open(sample_->store());
    actionsOf(again).saveGame->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(!documentOf(again).isChanged(), timeout);
    QCOMPARE(comment(first), std::string("Just being saved."));
}

void LostWorkTest::afterDiscardingAPastedPositionNothingIsChanged() {
    pasteInto(*window_, "W:WK4:B13,20,32,37");
    QVERIFY(window_->isWindowModified());
    QTimer::singleShot(0, this, [] {
        qobject_cast<QMessageBox*>(QApplication::activeModalWidget())
            ->button(QMessageBox::Discard)
            ->click();
    });
    QVERIFY(keeperOf(*window_).open(first));
    QVERIFY(!window_->isWindowModified());
    QVERIFY(keeperOf(*window_).open(db::GameId{2})); // asks nothing
    QVERIFY(!window_->isWindowModified());
}

void LostWorkTest::aKilledProgramLeavesAChangeOfItsGame() {
    const std::size_t before = count();
    const QString recovery = sample_->file("crashed");
    QProcess program;
    program.start(QCoreApplication::applicationFilePath(),
                  {"--crash", recovery, QString::fromStdString(sample_->store().string())});
    QVERIFY(program.waitForReadyRead(timeout));
    program.kill();
    QVERIFY(program.waitForFinished(timeout));
    MainWindow again(recovery);
    again.useLanguage("en");
    QVERIFY(documentOf(again).isChanged());
    again.stores().open(sample_->store());
    actionsOf(again).saveGame->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(!documentOf(again).isChanged(), timeout);
    QCOMPARE(count(), before);
    QCOMPARE(comment(first), std::string("Before the crash."));
}

void LostWorkTest::undoInACommentGoesBackByWordsThenByChanges() {
    GameDocument& document = documentOf(*window_);
    actionsOf(*window_).end->trigger();
    document.toggleNag(1);
    const std::string signedOnly = pdn();
    auto* edit = window_->findChildren<CommentEdit*>().last();
    edit->selectAll();
    const QString text = edit->toPlainText();
    edit->moveCursor(QTextCursor::End);
    edit->setFocus();
    window_->activateWindow();
    QTRY_VERIFY(edit->hasFocus());
    QTest::keyClicks(edit, "one two three");
    QCOMPARE(edit->toPlainText(), text + "one two three");
    QTest::keyClick(edit, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(edit->toPlainText(), text + "one two ");
    QTest::keyClick(edit, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(edit->toPlainText(), text + "one ");
    QTest::keyClick(edit, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(edit->toPlainText(), text + "one two ");
    QTest::keyClick(edit, Qt::Key_Z, Qt::ControlModifier);
    QTest::keyClick(edit, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(pdn(), signedOnly);
    QTest::keyClick(edit, Qt::Key_Z, Qt::ControlModifier); // now the sign
    QVERIFY(pdn() != signedOnly);
    QVERIFY(!document.isChanged());
}

void LostWorkTest::aTabLeavesTheMoves() {
    auto& moves = part<MoveList>(*window_);
    window_->activateWindow();
    moves.setFocus();
    QTRY_VERIFY(moves.hasFocus());
    QTest::keyClick(&moves, Qt::Key_Tab);
    QVERIFY(!moves.hasFocus());
    // Around the window by Tab: every widget once, the board among them.
    std::set<const QWidget*> met;
    const QWidget* board = &boardOf(*window_).board();
    while (met.insert(QApplication::focusWidget()).second)
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QVERIFY(met.contains(board));
    QVERIFY(met.contains(&moves));
    QVERIFY2(met.size() <= 50, qPrintable(QString::number(met.size())));
}

void LostWorkTest::everyPanelIsReachedByItsKey() {
    window_->activateWindow();
    const Actions& a = actionsOf(*window_);
    a.focusBoard->trigger();
    std::vector<const QWidget*> there;
    for (int i = 0; i < 4; ++i) {
        there.push_back(QApplication::focusWidget());
        a.nextPanel->trigger();
    }
    for (int i = 3; i >= 0; --i) {
        a.previousPanel->trigger();
        QCOMPARE(QApplication::focusWidget(), there[static_cast<std::size_t>(i)]);
    }
    const auto* games = &gamesOf(*window_);
    QVERIFY(std::ranges::any_of(there, [&](const QWidget* w) { return games->isAncestorOf(w); }));
    QVERIFY(std::ranges::count(there, &part<MoveList>(*window_)) == 1);
    QCOMPARE(std::set(there.begin(), there.end()).size(), there.size());
}

void LostWorkTest::oneKeyGoesToTheBoard() {
    window_->activateWindow();
    for (QWidget* from : {static_cast<QWidget*>(&part<MoveList>(*window_)),
                          static_cast<QWidget*>(&filterLineOf(gamesOf(*window_)))}) {
        from->setFocus();
        QTRY_VERIFY(from->hasFocus());
        QTest::keyClick(from, Qt::Key_F2);
        QVERIFY(boardOf(*window_).board().hasFocus());
    }
}

void LostWorkTest::openingsAreExploredWithoutAChange() {
    GameDocument& document = documentOf(*window_);
    QVERIFY(keeperOf(*window_).openNew(
        parser::gameFrom(rules::Position::start(rules::Variant::international)), false));
    const std::string before = pdn();
    actionsOf(*window_).openings->trigger();
    OpeningsPanel& openings = openingsOf(*window_);
    QTableView& table = moveTableOf(openings);
    for (int plies = 0; plies < 3; ++plies) {
        QTRY_VERIFY_WITH_TIMEOUT(!openings.isBusy() && table.model()->rowCount() > 0, timeout);
        const int last = table.model()->rowCount() - 1;
        emit table.clicked(table.model()->index(last, 0));
        QCOMPARE(document.explored().size(), static_cast<std::size_t>(plies + 1));
        QCOMPARE(pdn(), before);
        QVERIFY(!document.isChanged());
    }
    QVERIFY(actionsOf(*window_).keepLine->isEnabled());
    // Nothing else changes the game meanwhile.
    actionsOf(*window_).deleteFromHere->trigger();
    document.toggleNag(1);
    QCOMPARE(pdn(), before);
    actionsOf(*window_).endExploring->trigger();
    QVERIFY(!document.isExploring());
    QVERIFY(!actionsOf(*window_).keepLine->isEnabled());
    QCOMPARE(pdn(), before);
}

void LostWorkTest::anExploredLineIsKeptOnRequest() {
    GameDocument& document = documentOf(*window_);
    actionsOf(*window_).start->trigger();
    const std::string before = pdn();
    const rules::Position start = *document.position();
    const auto moves = rules::legalMoves(start);
    const rules::Move played = document.game().node(document.game().mainLine().front()).move;
    for (const rules::Move& move : moves) {
        if (move == played)
            continue;
        document.explore(move);
        break;
    }
    QVERIFY(document.isExploring());
    // The board goes on exploring.
    emit boardOf(*window_).board().movePlayed(rules::legalMoves(*document.position())[0]);
    QCOMPARE(document.explored().size(), std::size_t(2));
    actionsOf(*window_).previous->trigger();
    QCOMPARE(document.explored().size(), std::size_t(1));
    QCOMPARE(pdn(), before);
    const rules::Position shown = *document.position();
    actionsOf(*window_).keepLine->trigger();
    QVERIFY(!document.isExploring());
    QVERIFY(document.isChanged());
    QVERIFY(*document.position() == shown);
    actionsOf(*window_).undo->trigger();
    QCOMPARE(pdn(), before);
}

void LostWorkTest::aFileDialogDeletesNoFolder() {
    QVERIFY(QDir(sample_->file(".")).mkpath("treasure/inside"));
    QSettings().setValue("folders/reading", sample_->file("."));
    bool asked = false;
    QTimer::singleShot(300, this, [&] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog != nullptr);
        auto* list = dialog->findChild<QListView*>("listView");
        QVERIFY(list != nullptr);
        dialog->selectFile("treasure");
        list->setFocus();
        QTimer::singleShot(300, this, [&asked, dialog] {
            if (auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget())) {
                asked = true;
                box->button(QMessageBox::Yes)->click();
            }
            dialog->reject();
        });
        QTest::keyClick(list, Qt::Key_Delete);
    });
    QCOMPARE(askForFolder(window_, {"Import a folder"}), QString());
    QVERIFY(!asked);
    QVERIFY(QFileInfo::exists(sample_->file("treasure/inside")));
}

// Qt makes its file dialog itself.
void LostWorkTest::theDialogOfThePrinterDeletesNoFolder() {
    QVERIFY(QDir(sample_->file(".")).mkpath("treasure/inside"));
    bool pressed = false;
    bool asked = false;
    QTimer::singleShot(300, this, [&] {
        auto* printing = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        QVERIFY(printing != nullptr && printing->inherits("QPrintDialog"));
        part<QLineEdit>(*printing, "filename").setText(sample_->file("game.pdf"));
        QTimer::singleShot(300, this, [&] {
            auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog != nullptr);
            dialog->setDirectory(sample_->file("."));
            dialog->selectFile("treasure");
            auto* list = dialog->findChild<QListView*>("listView");
            list->setFocus();
            QTimer::singleShot(300, this, [&asked, dialog] {
                if (auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget())) {
                    asked = true;
                    box->button(QMessageBox::Yes)->click();
                }
                dialog->reject();
            });
            pressed = true;
            QTest::keyClick(list, Qt::Key_Delete);
        });
        part<QToolButton>(*printing, "fileBrowser").click();
        printing->reject();
    });
    actionsOf(*window_).print->trigger();
    QVERIFY(pressed);
    QVERIFY(!asked);
    QVERIFY(QFileInfo::exists(sample_->file("treasure/inside")));
}

void LostWorkTest::aGameWithoutNamesIsSavedAfterAQuestion() {
    const std::size_t before = count();
    QVERIFY(keeperOf(*window_).openNew(
        parser::gameFrom(rules::Position::start(rules::Variant::international)), true));
    const auto answer = [this](const char* button, bool never) {
        QTimer::singleShot(0, this, [button, never] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            QVERIFY(box != nullptr);
            box->checkBox()->setChecked(never);
            part<QPushButton>(*box, button).click();
        });
        actionsOf(*window_).saveGame->trigger();
    };
    QTimer::singleShot(300, this, [] {
        auto* dialog = qobject_cast<HeaderDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog != nullptr);
        part<QLineEdit>(*dialog, "White").setText("Anneke");
        dialog->accept();
    });
    answer("nameFirst", false);
    QTRY_VERIFY_WITH_TIMEOUT(!documentOf(*window_).isChanged(), timeout);
    QCOMPARE(count(), before + 1);
    QCOMPARE(documentOf(*window_).game().tag("White"), std::string_view("Anneke"));
    const auto another = [&] {
        return keeperOf(*window_).openNew(
            parser::gameFrom(rules::Position::start(rules::Variant::russian)), true);
    };
    QVERIFY(another());
    answer("saveUnnamed", true);
    QTRY_COMPARE_WITH_TIMEOUT(count(), before + 2, timeout);
    QTRY_VERIFY(!documentOf(*window_).isChanged());
    annotate(*window_, "Nothing asks about a game that is stored.");
    actionsOf(*window_).saveGame->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(!documentOf(*window_).isChanged(), timeout);
    QVERIFY(another()); // nor about another one, as was chosen
    actionsOf(*window_).saveGame->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(count(), before + 3, timeout);
}

void LostWorkTest::settingsAreWrittenWhenTheyChange() {
    window_->useAppearance(Appearance::dark);
    QCOMPARE(*Settings().appearance, Appearance::dark);
    window_->useAppearance(Appearance::light);
    QCOMPARE(*Settings().appearance, Appearance::light);
    part<QSpinBox>(engineOf(*window_)).setValue(3);
    QCOMPARE(*Settings().engineLines, 3);
    analysesOf(*window_).setThoroughness(Thoroughness::thorough);
    QCOMPARE(*Settings().thoroughness, Thoroughness::thorough);
    QVERIFY(Settings().recentStores->contains(QString::fromStdString(sample_->store().string())));
    window_->resize(1111, 777);
    QTRY_VERIFY_WITH_TIMEOUT(*Settings().windowGeometry == window_->saveGeometry(), 5000);
    // As earlier versions wrote them.
    QSettings().setValue("appearance", 2);
    QSettings().setValue("engine/thoroughness", 0);
    QCOMPARE(*Settings().appearance, Appearance::dark);
    QCOMPARE(*Settings().thoroughness, Thoroughness::quick);
    QSettings().setValue("appearance", "no such thing");
    QCOMPARE(*Settings().appearance, Appearance::system);
    window_->useAppearance(Appearance::system);
}

void LostWorkTest::twoWindowsKeepEachOthersSettings() {
    MainWindow other(sample_->file("other"));
    actionsOf(other).touchMove->trigger();
    part<QSpinBox>(engineOf(*window_)).setValue(4);
    documentOf(other).markSaved();
    other.close();
    QCOMPARE(*Settings().touchMove, true);
    QCOMPARE(*Settings().engineLines, 4);
    Settings one;
    Settings two;
    one.rememberStore("/one.db");
    two.rememberStore("/two.db");
    one.appearance.set(Appearance::dark);
    two.appearance.set(Appearance::light); // which the other window does not know
    one.appearance.set(Appearance::dark);
    QCOMPARE(*Settings().appearance, Appearance::dark);
    QCOMPARE(Settings().recentStores->mid(0, 2), (QStringList{"/two.db", "/one.db"}));
}

void LostWorkTest::theTitleNamesTheGameAndTheDatabase() {
    const auto tag = [&](const char* name) {
        return qtText(documentOf(*window_).game().tag(name));
    };
    QCOMPARE(window_->windowTitle(),
             QString("%1 – %2 · games.db[*]").arg(tag("White"), tag("Black")));
}

} // namespace damscope::gui::testing

int main(int argc, char* argv[]) {
    const QApplication application(argc, argv);
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName("damscope-test");
    const QStringList arguments = QApplication::arguments();
    if (arguments.value(1) == "--crash")
        return damscope::gui::testing::crash(arguments.value(2), arguments.value(3));
    if (arguments.value(1) == "--change")
        return damscope::gui::testing::change(arguments.value(2), arguments.value(3),
                                              arguments.value(4));
    damscope::gui::testing::LostWorkTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "lost_work_test.moc"
