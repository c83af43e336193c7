// SPDX-License-Identifier: GPL-3.0-or-later
// No work is lost in the window: two windows, a crash, undo, exploring, a game without names.
#include "db/search/lists/filter.hpp"
#include "db/store/games.hpp"
#include "db/store/store.hpp"
#include "gui/control/game_controller.hpp"
#include "gui/game/annotation_panel.hpp"
#include "gui/game/header_dialog.hpp"
#include "gui/game/position_editor.hpp"
#include "parser/meaning/annotation.hpp"
#include "parser/meaning/guess.hpp"
#include "parser/write/write.hpp"
#include "rules/moves/generate.hpp"
#include "tests/gui/sample_window.hpp"
#include "tests/gui/written.hpp"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QFile>
#include <QMessageBox>
#include <QProcess>
#include <QStandardPaths>
#include <QTest>
#include <QTimer>

#include <array>
#include <cstdio>
#include <memory>
#include <string>

namespace damscope::gui::testing {

namespace {

constexpr db::GameId first{1};

void annotate(const MainWindow& window, const QString& text) {
    actionsOf(window).start->trigger();
    actionsOf(window).next->trigger();
    documentOf(window).setComment(rules::Remark::Place::after, text);
}

// Until the copy for recovery has the text.
void waitForCopy(const QString& recovery, const QString& text) {
    (void)QTest::qWaitFor(
        [&] {
            for (const QFileInfo& copy : QDir(recovery).entryInfoList({"*.pdn"})) {
                QFile file(copy.filePath());
                if (file.open(QIODevice::ReadOnly) && file.readAll().contains(text.toUtf8()))
                    return true;
            }
            return false;
        },
        timeout);
}

// Opening another game asks what becomes of the change; after that nothing is changed.
void discardByOpening(const MainWindow& window) {
    QTimer::singleShot(0, &controllerOf(window), [] {
        qobject_cast<QMessageBox*>(QApplication::activeModalWidget())
            ->button(QMessageBox::Discard)
            ->click();
    });
    QVERIFY(controllerOf(window).open(first));
    QVERIFY(!window.isWindowModified());
    QVERIFY(controllerOf(window).open(db::GameId{2})); // asks nothing
    QVERIFY(!window.isWindowModified());
}

// What a program does that is about to crash: it changes game 1 and says so.
int crash(const QString& recovery, const QString& store) {
    MainWindow window(recovery);
    window.stores().open(store.toStdString());
    controllerOf(window).open(first);
    annotate(window, "Before the crash.");
    waitForCopy(recovery, "Before the crash.");
    std::puts("written");
    std::fflush(stdout);
    return QApplication::exec(); // until it is killed
}

// What another program does: it changes game 1, waits for a line of input, and saves the game.
int change(const QString& recovery, const QString& store, const QString& text) {
    MainWindow window(recovery);
    window.stores().open(store.toStdString());
    controllerOf(window).open(first);
    annotate(window, text);
    waitForCopy(recovery, text);
    std::puts("changed");
    std::fflush(stdout);
    (void)std::getchar();
    std::puts("saving");
    std::fflush(stdout);
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

// What a program does on a usual evening: it imports a file, changes game 1, saves it and quits.
int saveAndQuit(const QString& recovery, const QString& store, const QString& text) {
    MainWindow window(recovery);
    window.show();
    window.stores().importInto(store.toStdString(), {"samples/annotated.pdn"});
    (void)QTest::qWaitFor([&] { return !importing(window) && !gamesOf(window).isBusy(); }, timeout);
    controllerOf(window).open(first);
    annotate(window, text);
    actionsOf(window).saveGame->trigger();
    (void)QTest::qWaitFor([&] { return !documentOf(window).isChanged(); }, timeout);
    QTimer::singleShot(0, actionsOf(window).quit, &QAction::trigger);
    return QApplication::exec();
}

} // namespace

class LostWorkTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void ofTwoWindowsTheLaterSaveAsks();
    void onlyTheWordsThatDifferAreMarked();
    void aConflictIsSettled_data();
    void aConflictIsSettled();
    void ofTwoProgramsTheLaterSaveAsks();
    void aProgramKilledWhileItSavesLosesNothing();
    void aProgramThatHasQuitLeavesAllInOneFile();
    void afterDiscardingAPastedPositionNothingIsChanged();
    void afterDiscardingAnEditedPositionNothingIsChanged();
    void aKilledProgramLeavesAChangeOfItsGame();
    void undoInACommentGoesBackByWordsThenByChanges();
    void openingsAreExploredWithoutAChange();
    void anExploredLineIsKeptOnRequest();
    void aGameWithoutNamesIsSavedAfterAQuestion();

private:
    void start(QProcess& program, const QString& recovery, const QString& text) const;
    [[nodiscard]] std::string comment(db::GameId id, const QString& name = "games.db") const;
    [[nodiscard]] std::size_t count(const QString& name = "games.db") const;
    [[nodiscard]] std::string pdn() const { return parser::writePdn(documentOf(*window_).game()); }

    std::unique_ptr<SampleWindow> sample_;
    MainWindow* window_ = nullptr;
};

void LostWorkTest::init() {
    sample_ = std::make_unique<SampleWindow>();
    window_ = &sample_->window();
    QVERIFY(sample_->import({"samples/annotated.pdn", "samples/russian.pdn"}));
    QVERIFY(controllerOf(*window_).open(first));
}

void LostWorkTest::cleanup() {
    sample_.reset();
}

std::string LostWorkTest::comment(db::GameId id, const QString& name) const {
    db::Store store(sample_->file(name).toStdString(), db::Store::Access::read);
    const auto game = db::loadGame(store, id);
    return parser::comment(*game, game->mainLine().front(), rules::Remark::Place::after);
}

std::size_t LostWorkTest::count(const QString& name) const {
    db::Store store(sample_->file(name).toStdString(), db::Store::Access::read);
    return db::countGames(store, {});
}

void LostWorkTest::ofTwoWindowsTheLaterSaveAsks() {
    const std::size_t before = count();
    MainWindow other(sample_->file("other"));
    other.useLanguage("en");
    other.stores().open(sample_->store());
    QVERIFY(controllerOf(other).open(first));
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

// Comments move the ends of lines: what follows them is the same nevertheless.
void LostWorkTest::onlyTheWordsThatDifferAreMarked() {
    const QString one = "1. 32-28 {A long comment.} 19-23\n2. 28x19 14x23 3. 37-32";
    const QString two = "1. 32-28 {Short.} 19-23 2. 28x19\n14x23 3. 37-31 *";
    const auto marked = [](const QString& text, const QString& other) {
        QStringList words;
        for (const TextSpan& span : differingWords(text, other))
            words << text.mid(span.begin, span.end - span.begin);
        return words;
    };
    QCOMPARE(marked(one, two), (QStringList{"{A long comment.}", "37-32"}));
    QCOMPARE(marked(two, one), (QStringList{"{Short.}", "37-31 *"}));
    QCOMPARE(marked(one, one), QStringList());
    QCOMPARE(marked(one, ""), QStringList{one});
    QCOMPARE(marked("", one), QStringList());
    QCOMPARE(marked("a b c", "b"), (QStringList{"a", "c"}));
}

void LostWorkTest::aConflictIsSettled_data() {
    QTest::addColumn<QString>("button");
    QTest::addColumn<bool>("deleted");
    QTest::addColumn<QString>("kept");
    QTest::addRow("by replacing") << "replace" << false << "Mine.";
    QTest::addRow("by taking the stored game") << "takeStored" << false << "Theirs.";
    QTest::addRow("of a deleted game, by storing it again") << "keepBoth" << true << "Mine.";
}

void LostWorkTest::aConflictIsSettled() {
    QFETCH(QString, button);
    QFETCH(bool, deleted);
    QFETCH(QString, kept);
    const std::size_t before = count();
    annotate(*window_, "Mine.");
    {
        MainWindow other(sample_->file("other"));
        other.stores().open(sample_->store());
        QVERIFY(controllerOf(other).open(first));
        annotate(other, "Theirs.");
        actionsOf(other).saveGame->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!documentOf(other).isChanged(), timeout);
    }
    if (deleted) {
        db::Store store(sample_->store(), db::Store::Access::write);
        QCOMPARE(db::deleteGames(store, std::array{first}, "a test"), std::uint64_t{1});
    }
    actionsOf(*window_).saveGame->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(window_->findChild<ConflictDialog*>() != nullptr, timeout);
    buttonOf(*window_->findChild<ConflictDialog*>(), qPrintable(button)).click();
    QTRY_VERIFY_WITH_TIMEOUT(!documentOf(*window_).isChanged(), timeout);
    QTRY_VERIFY_WITH_TIMEOUT(!controllerOf(*window_).isSaving(), timeout);
    QCOMPARE(count(), before);
    actionsOf(*window_).start->trigger();
    actionsOf(*window_).next->trigger();
    QCOMPARE(parser::comment(documentOf(*window_).game(), documentOf(*window_).current(),
                             rules::Remark::Place::after),
             kept.toStdString());
    if (!deleted)
        QCOMPARE(comment(first), kept.toStdString());
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
        return program.waitForFinished(timeout)
                   ? program.readAllStandardOutput().trimmed().split('\n').last()
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
    QVERIFY(program.waitForReadyRead(timeout));
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

// Another program copies its file without anything that may lie beside it.
void LostWorkTest::aProgramThatHasQuitLeavesAllInOneFile() {
    const QString file = sample_->file("evening.db");
    QCOMPARE(QProcess::execute(QCoreApplication::applicationFilePath(),
                               {"--quit", sample_->file("evening"), file, "Saved before the end."}),
             0);
    QCOMPARE(QProcess::execute("cp", {file, sample_->file("copy.db")}), 0);
    QCOMPARE(count("copy.db"), gamesInFile("samples/annotated.pdn").size());
    QCOMPARE(comment(first, "copy.db"), std::string("Saved before the end."));
}

void LostWorkTest::afterDiscardingAPastedPositionNothingIsChanged() {
    pasteInto(*window_, "W:WK4:B13,20,32,37");
    QVERIFY(window_->isWindowModified());
    discardByOpening(*window_);
}

void LostWorkTest::afterDiscardingAnEditedPositionNothingIsChanged() {
    QTimer::singleShot(0, this, [] {
        auto* editor = qobject_cast<PositionEditor*>(QApplication::activeModalWidget());
        QVERIFY(editor != nullptr);
        auto& fen = part<QLineEdit>(*editor);
        fen.setText("W:WK4:B13,20,32,37");
        emit fen.textEdited(fen.text());
        editor->accept();
    });
    actionsOf(*window_).editPosition->trigger();
    QVERIFY(window_->isWindowModified());
    discardByOpening(*window_);
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

void LostWorkTest::openingsAreExploredWithoutAChange() {
    GameDocument& document = documentOf(*window_);
    QVERIFY(controllerOf(*window_).openNew(
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

void LostWorkTest::aGameWithoutNamesIsSavedAfterAQuestion() {
    const std::size_t before = count();
    QVERIFY(controllerOf(*window_).openNew(
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
    whenDialogOpens<HeaderDialog>(*this, [](HeaderDialog& dialog) {
        part<QLineEdit>(dialog, "White").setText("Anneke");
        dialog.accept();
    });
    answer("nameFirst", false);
    QTRY_VERIFY_WITH_TIMEOUT(!documentOf(*window_).isChanged(), timeout);
    QCOMPARE(count(), before + 1);
    QCOMPARE(documentOf(*window_).game().tag("White"), std::string_view("Anneke"));
    const auto another = [&] {
        return controllerOf(*window_).openNew(
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
    if (arguments.value(1) == "--quit")
        return damscope::gui::testing::saveAndQuit(arguments.value(2), arguments.value(3),
                                                   arguments.value(4));
    damscope::gui::testing::LostWorkTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "lost_work_test.moc"
