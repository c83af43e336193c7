// SPDX-License-Identifier: GPL-3.0-or-later
// The report on an import as a page: what it shows, how games are mended there, the bar that offers
// it, and where files can be dropped.
#include "db/ingest/mend.hpp"
#include "db/search/lists/filter.hpp"
#include "db/store/games.hpp"
#include "db/store/journal.hpp"
#include "db/store/store.hpp"
#include "gui/base/message_bar.hpp"
#include "gui/board/board_widget.hpp"
#include "gui/importing/import_page.hpp"
#include "gui/importing/problem_list.hpp"
#include "gui/tasks/workspace.hpp"
#include "parser/write/write.hpp"
#include "rules/text/notation.hpp"
#include "tests/gui/named_test.hpp"
#include "tests/gui/sample_window.hpp"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QDragEnterEvent>
#include <QFile>
#include <QFileDialog>
#include <QHelpEvent>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QRadioButton>
#include <QRegularExpression>
#include <QSettings>
#include <QStatusBar>
#include <QTabBar>
#include <QTest>
#include <QTextBlock>
#include <QTimer>
#include <QToolButton>
#include <QToolTip>

#include <memory>
#include <string>
#include <vector>

namespace damscope::gui::testing {

namespace {

const char* const tags = "[White \"A\"]\n[Black \"B\"]\n[GameType \"20\"]\n\n";
/// The rest of the game shows that 38-33 was meant.
const char* const sureSlip = "1. 32-28 17-21 2. 28-23 19x28 3. 33x22 18x27 4. 31x22 14-19\n"
                             "5. 34-29 9-14 6. 38-83 3-9 7. 39-34 20-25 8. 43-38 14-20 *\n\n";
/// White must capture, and nothing shows what was meant.
const char* const missedCapture = "1. 32-28 19-23 2. 37-32 14-19 3. 41-37 10-14 *\n\n";
/// The one legal move takes two men: 28x19x8.
const char* const missedLongCapture = "[White \"A\"]\n[Black \"B\"]\n[GameType \"20\"]\n"
                                      "[FEN \"W:W28,36:B13,23,40\"]\n\n1. 36-31 *\n\n";
const char* const unclearDate = "[White \"C\"]\n[Black \"D\"]\n[GameType \"20\"]\n"
                                "[Date \"one Sunday\"]\n\n1. 33-28 18-23 *\n\n";

} // namespace

class ImportPageTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void theReportOpensWhereNobodyIsBusy();
    void theBarOffersItElsewhere();
    void aCleanImportNeedsNobody();
    void aCleanImportLeavesTheOneThatIsMended();
    void aCleanImportLeavesAnOfferThatNeedsTheUser();
    void anImportInViewIsNotSwapped();
    void gamesThatWereThereAreCounted();
    void aFolderNamesItsImport();
    void aFileInAFolderNamesItsImport();
    void severalFilesAreCounted();
    void aGameWithoutNamesHasItsNumber();
    void theMoveThatIsPlayedTakesThePlaceOfTheWrongOne();
    void aChosenMoveStaysWhenTheDatabaseChanges();
    void sureProposalsAreAcceptedAtOnce();
    void whatIsLeftAsTextLeavesTheList();
    void whatIsMendedInStudyLeavesTheList();
    void whatIsCheckedLeavesTheNotes();
    void keysGoFromProblemToProblem();
    void capturesAreDrawnAlongTheirPath();
    void filesThatWereNotReadAreListed();
    void anEmptyFileIsNamed();
    void theTextOfTheFileIsShown();
    void theFileIsOpenedAtTheLine();
    void aFileThatIsGoneIsNamed();
    void aGameThatWasChangedMeanwhileIsNamed();
    void theMainButtonIsSeenInASmallWindow();
    void aLongMessageIsReadInASmallWindow();
    void theReportIsPrinted();
    void aWholeFolderIsChosenInTheDialog();
    void filesAreTakenWhereverTheyAreDropped();
    void whatIsWrongBeginsWithACapital();

private:
    void import(const QByteArray& moves);
    [[nodiscard]] ImportPage& page() { return part<ImportPage>(*window_); }
    [[nodiscard]] ProblemList& list() { return part<ProblemList>(page()); }
    [[nodiscard]] MendingSide& side() { return part<MendingSide>(page()); }
    [[nodiscard]] MessageBar& bar() { return part<MessageBar>(*window_); }
    [[nodiscard]] bool isIdle() {
        return QTest::qWaitFor([this] { return page().report() && !page().isBusy(); }, timeout);
    }
    /// Whether the side shows the selected problem.
    [[nodiscard]] bool showsProblem() {
        return QTest::qWaitFor(
            [this] { return !part<QLabel>(side(), "faultRule").text().isEmpty(); }, timeout);
    }
    [[nodiscard]] QString stored(std::uint32_t game);

    std::unique_ptr<SampleWindow> sample_;
    MainWindow* window_ = nullptr;
};

void ImportPageTest::init() {
    sample_ = std::make_unique<SampleWindow>();
    window_ = &sample_->window();
    window_->showHome();
}

void ImportPageTest::cleanup() {
    sample_.reset();
}

void ImportPageTest::import(const QByteArray& moves) {
    QVERIFY(sample_->import({sample_->write("club.pdn", moves)}));
    QVERIFY(isIdle());
}

QString ImportPageTest::stored(std::uint32_t game) {
    db::Store store(sample_->store(), db::Store::Access::read);
    const auto loaded = db::loadGame(store, db::GameId{game});
    return loaded ? QString::fromStdString(parser::writePdn(*loaded)) : QString();
}

void ImportPageTest::whatIsWrongBeginsWithACapital() {
    import(QByteArray(tags) + "1. 32-28 three stray words 19-23 *\n\n");
    QVERIFY(showsProblem());
    const QString rule = part<QLabel>(side(), "faultRule").text();
    QVERIFY2(rule.startsWith("This is not PDN"), qPrintable(rule));
    constexpr int wrong = 3; // the column
    QCOMPARE(list().topLevelItem(1)->text(wrong), rule);
}

void ImportPageTest::theReportOpensWhereNobodyIsBusy() {
    import(QByteArray(tags) + missedCapture + tags + "1. 32-28 19-23 *\n\n");
    QVERIFY(page().isVisible());
    QVERIFY(actionsOf(*window_).goImport->isVisible());
    QCOMPARE(list().count(), 1);
    QCOMPARE(list().topLevelItem(0)->text(0), QString("club.pdn · 1 problem"));
    QCOMPARE(page().report()->stored, std::uint64_t{2});
    QCOMPARE(part<QLabel>(page(), "importFacts").text(), QString("1 file · 2 games read"));
    const QString title = part<QLabel>(page(), "importTitle").text();
    const QRegularExpression withDay(
        "^Import of club\\.pdn, [A-Z][a-z]{2} \\d{1,2}, \\d{4} \\d\\d:\\d\\d$");
    QVERIFY2(withDay.match(title).hasMatch(), qPrintable(title));
    QVERIFY(page().subject()->title.startsWith("Import of club, "));
    part<QToolButton>(page(), "closeImport").click();
    QVERIFY(!page().isVisible());
    QVERIFY(!actionsOf(*window_).goImport->isVisible());
}

void ImportPageTest::theBarOffersItElsewhere() {
    actionsOf(*window_).goStudy->trigger();
    QVERIFY(!bar().isVisible());
    QVERIFY(sample_->import({sample_->write("club.pdn", QByteArray(tags) + missedCapture)}));
    QVERIFY(!page().isVisible());
    QVERIFY(bar().isVisible());
    QCOMPARE(buttonOf(bar(), "answer1").text(), QString("Show the problem"));
    buttonOf(bar(), "answer1").click();
    QVERIFY(page().isVisible());
    QVERIFY2(!bar().isVisible(), "it is answered");
}

void ImportPageTest::aCleanImportNeedsNobody() {
    QVERIFY(sample_->import({sample_->write("clean.pdn", twoGames)}));
    QVERIFY(!page().isVisible());
    QVERIFY(!bar().isVisible());
    QCOMPARE(part<QStatusBar>(*window_).currentMessage(), QString("2 games stored."));
    QVERIFY(actionsOf(*window_).goImport->isVisible());
    actionsOf(*window_).goImport->trigger();
    QVERIFY(page().isVisible());
    QVERIFY(isIdle());
    QCOMPARE(page().report()->stored, std::uint64_t{2});
}

void ImportPageTest::aCleanImportLeavesTheOneThatIsMended() {
    import(QByteArray(tags) + missedCapture);
    const auto entry = *page().entry();
    QVERIFY(sample_->import({sample_->write("clean.pdn", twoGames)}));
    QCOMPARE(*page().entry(), entry);
    QVERIFY(bar().isVisible());
    QCOMPARE(buttonOf(bar(), "answer1").text(), QString("Show the import"));
    buttonOf(bar(), "answer1").click();
    QTRY_VERIFY_WITH_TIMEOUT(page().report() && page().report()->stored == 2, timeout);
    QVERIFY(*page().entry() != entry);
}

void ImportPageTest::aCleanImportLeavesAnOfferThatNeedsTheUser() {
    import(QByteArray(tags) + missedCapture);
    actionsOf(*window_).goStudy->trigger();
    QVERIFY(sample_->import({sample_->write("other.pdn", QByteArray(tags) + sureSlip)}));
    QVERIFY(sample_->import({sample_->write("clean.pdn", twoGames)}));
    QCOMPARE(buttonOf(bar(), "answer1").text(), QString("Show the problem"));
    buttonOf(bar(), "answer1").click();
    QVERIFY(isIdle());
    QCOMPARE(page().report()->stored, std::uint64_t{1});
    QCOMPARE(buttonOf(bar(), "answer1").text(), QString("Show the import"));
}

void ImportPageTest::anImportInViewIsNotSwapped() {
    import(QByteArray(tags) + missedCapture);
    const auto entry = *page().entry();
    QVERIFY(sample_->import({sample_->write("other.pdn", QByteArray(tags) + sureSlip)}));
    QCOMPARE(*page().entry(), entry);
    QCOMPARE(buttonOf(bar(), "answer1").text(), QString("Show the problem"));
    buttonOf(bar(), "answer1").click();
    QVERIFY(*page().entry() != entry);
}

void ImportPageTest::gamesThatWereThereAreCounted() {
    QVERIFY(sample_->import({sample_->write("clean.pdn", twoGames)}));
    QVERIFY(sample_->import(
        {sample_->write("more.pdn", QByteArray(twoGames) + '\n' + tags + "1. 34-29 18-22 *\n")}));
    QCOMPARE(part<QStatusBar>(*window_).currentMessage(),
             QString("1 game stored. 2 games were there already."));
}

void ImportPageTest::aFolderNamesItsImport() {
    QVERIFY(QDir().mkpath(sample_->file("club 2023.11/a")));
    (void)sample_->write("club 2023.11/a/a.pdn", twoGames);
    (void)sample_->write("club 2023.11/b.pdn", QByteArray(tags) + sureSlip);
    QVERIFY(sample_->import({sample_->file("club 2023.11")}));
    QVERIFY(isIdle());
    const QString title = part<QLabel>(page(), "importTitle").text();
    QVERIFY2(title.startsWith("Import of club 2023.11, "), qPrintable(title));
    QVERIFY(page().subject()->title.startsWith("Import of club 2023.11, "));
    QCOMPARE(part<QLabel>(page(), "importFacts").text(), QString("2 files · 3 games read"));
}

void ImportPageTest::aFileInAFolderNamesItsImport() {
    QVERIFY(QDir().mkpath(sample_->file("club")));
    QVERIFY(sample_->import({sample_->write("club/a.pdn", QByteArray(tags) + sureSlip)}));
    QVERIFY(isIdle());
    const QString title = part<QLabel>(page(), "importTitle").text();
    QVERIFY2(title.startsWith("Import of a.pdn, "), qPrintable(title));
}

// Nobody has imported the folder that they are in.
void ImportPageTest::severalFilesAreCounted() {
    QVERIFY(QDir().mkpath(sample_->file("club")));
    QVERIFY(sample_->import({sample_->write("club/a.pdn", twoGames),
                             sample_->write("club/b.pdn", QByteArray(tags) + sureSlip)}));
    QVERIFY(isIdle());
    const QString title = part<QLabel>(page(), "importTitle").text();
    QVERIFY2(title.startsWith("Import of 2 files, "), qPrintable(title));
    QCOMPARE(part<QLabel>(page(), "importFacts").text(), QString("3 games read"));
}

void ImportPageTest::aGameWithoutNamesHasItsNumber() {
    import(QByteArray("[GameType \"20\"]\n\n") + missedCapture);
    QVERIFY(showsProblem());
    const QString title = part<QLabel>(side(), "faultTitle").text();
    QVERIFY2(title.startsWith("<b>Game 1</b>"), qPrintable(title));
}

void ImportPageTest::theMoveThatIsPlayedTakesThePlaceOfTheWrongOne() {
    import(QByteArray(tags) + missedCapture);
    QVERIFY(showsProblem());
    QVERIFY2(part<QLabel>(side(), "faultRule").text().contains("28x19"), "the rule that is broken");
    const rules::Rules& rules = rules::rules(rules::Variant::international);
    for (const char* square : {"28", "19"})
        side().board().press(*rules::squareNamed(rules, square));
    QVERIFY(part<QRadioButton>(side(), "choice0").isChecked());
    QVERIFY(part<QRadioButton>(side(), "choice0").text().startsWith("28x19"));
    QCOMPARE(buttonOf(side(), "saveAndNext").text(), QString("Save and next"));
    buttonOf(side(), "saveAndNext").click();
    QTRY_VERIFY_WITH_TIMEOUT(stored(1).contains("28x19"), timeout);
    QVERIFY(isIdle());
    // What follows cannot be played there: it is the next problem.
    QCOMPARE(list().count(), 1);
    QCOMPARE(list().selected()->problem.move, std::string("2... 14-19"));
    QCOMPARE(part<QTabBar>(page(), "importTabs").tabText(3), QString("Done 1"));
}

void ImportPageTest::aChosenMoveStaysWhenTheDatabaseChanges() {
    import(QByteArray(tags) + "1. 32-28 17-21 2. 77-66 21-26 *\n\n");
    QVERIFY(showsProblem());
    const rules::Rules& rules = rules::rules(rules::Variant::international);
    for (const char* square : {"34", "29"})
        side().board().press(*rules::squareNamed(rules, square));
    QVERIFY(part<QRadioButton>(side(), "choice0").isChecked());
    page().refresh();
    QVERIFY(isIdle());
    QVERIFY(part<QRadioButton>(side(), "choice0").isChecked());
    buttonOf(side(), "saveAndNext").click();
    QTRY_COMPARE_WITH_TIMEOUT(list().count(), 0, timeout);
    QVERIFY2(stored(1).contains("2. 34-29 {[%repaired written 77-66]} 21-26"),
             qPrintable(stored(1)));
}

void ImportPageTest::sureProposalsAreAcceptedAtOnce() {
    import(QByteArray(tags) + sureSlip + tags + missedCapture);
    QCOMPARE(list().count(), 2);
    QVERIFY(buttonOf(page(), "acceptSure").isVisible());
    buttonOf(page(), "acceptSure").click();
    QTRY_COMPARE_WITH_TIMEOUT(list().count(), 1, timeout);
    QVERIFY2(stored(1).contains("38-33 {[%repaired written 38-83]}"), qPrintable(stored(1)));
    QVERIFY(!buttonOf(page(), "acceptSure").isVisible());
}

void ImportPageTest::whatIsLeftAsTextLeavesTheList() {
    import(QByteArray(tags) + missedCapture);
    QVERIFY(showsProblem());
    const QString before = stored(1);
    buttonOf(side(), "leaveAsText").click();
    QTRY_COMPARE_WITH_TIMEOUT(list().count(), 0, timeout);
    QCOMPARE(stored(1), before);
    part<QTabBar>(page(), "importTabs").setCurrentIndex(3);
    QCOMPARE(list().currentItem()->data(0, Qt::AccessibleTextRole).toString(), QString("Settled"));
    // Also when the report is opened again.
    const auto entry = *page().entry();
    part<QToolButton>(page(), "closeImport").click();
    page().open(entry);
    QVERIFY(isIdle());
    QCOMPARE(list().count(), 0);
}

void ImportPageTest::whatIsMendedInStudyLeavesTheList() {
    import(QByteArray(tags) + missedCapture);
    QVERIFY(showsProblem());
    buttonOf(side(), "openInStudy").click();
    QVERIFY(!page().isVisible());
    const int panelBefore = problemsOf(*window_).rowCount();
    documentOf(*window_).removeUnread(documentOf(*window_).current());
    actionsOf(*window_).saveGame->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(list().count(), 0, timeout);
    QTRY_COMPARE_WITH_TIMEOUT(problemsOf(*window_).rowCount(), panelBefore - 1, timeout);
}

void ImportPageTest::whatIsCheckedLeavesTheNotes() {
    import(QByteArray(unclearDate) + QByteArray(2, '\0') + '\n' + tags + missedCapture);
    auto& tabs = part<QTabBar>(page(), "importTabs");
    tabs.setCurrentIndex(1);
    const int notes = list().count();
    QVERIFY2(notes >= 2, "one of a game, one of the file");
    for (int left = notes; left > 0; --left) {
        QCOMPARE(tabs.tabText(1), QString("Notes %1").arg(left));
        QVERIFY(showsProblem());
        QCOMPARE(buttonOf(side(), "leaveAsText").text(), QString("Mark as checked"));
        QCOMPARE(buttonOf(side(), "saveAndNext").text(), QString("Next"));
        buttonOf(side(), "leaveAsText").click();
        QTRY_COMPARE_WITH_TIMEOUT(list().count(), left - 1, timeout);
        QVERIFY(isIdle());
    }
    QCOMPARE(tabs.tabText(3), QString("Done %1").arg(notes));
    QVERIFY(stored(1).contains("one Sunday"));
    // Also when the report is opened again.
    const auto entry = *page().entry();
    part<QToolButton>(page(), "closeImport").click();
    page().open(entry);
    QVERIFY(isIdle());
    QCOMPARE(page().report()->warningCount, std::uint64_t{0});
}

// With the focus in the list, where the page puts it.
void ImportPageTest::keysGoFromProblemToProblem() {
    QVERIFY(sample_->import(
        {sample_->write("a.pdn", QByteArray(tags) + missedCapture),
         sample_->write("b.pdn", QByteArray(tags) + sureSlip + missedLongCapture)}));
    QVERIFY(isIdle());
    const auto goes = [this](Qt::Key key, Qt::KeyboardModifiers modifiers, int place) {
        QTest::keyClick(&list(), key, modifiers);
        QCOMPARE(list().place(), place);
        QCOMPARE(part<QLabel>(side(), "faultPlace").text(), QString("%1 of 3").arg(place));
        QVERIFY(showsProblem());
        QVERIFY(buttonOf(side(), "leaveAsText").isEnabled());
    };
    QCOMPARE(list().place(), 1);
    for (const int place : {2, 3, 1, 2})
        goes(Qt::Key_Down, Qt::AltModifier, place);
    for (const int place : {1, 3, 2})
        goes(Qt::Key_Up, Qt::AltModifier, place);
    goes(Qt::Key_Up, {}, 1);
    goes(Qt::Key_Up, {}, 1);
    goes(Qt::Key_Down, {}, 2);
    goes(Qt::Key_End, {}, 3);
    goes(Qt::Key_Home, {}, 1);
}

void ImportPageTest::capturesAreDrawnAlongTheirPath() {
    import(missedLongCapture);
    QVERIFY(showsProblem());
    const auto path = [](const std::vector<const char*>& names) {
        std::vector<rules::Square> squares;
        for (const char* name : names)
            squares.push_back(
                *rules::squareNamed(rules::rules(rules::Variant::international), name));
        return squares;
    };
    const auto& arrows = side().board().arrows();
    QCOMPARE(arrows.size(), std::size_t{2});
    QVERIFY2(arrows[0].squares == path({"36", "31"}), "the move that was written");
    QVERIFY2(arrows[1].squares == path({"28", "19", "8"}), "the one that must be played");
}

void ImportPageTest::filesThatWereNotReadAreListed() {
    QVERIFY(sample_->import({sample_->write("noise.pdn", QByteArray(4000, '\x01')),
                             sample_->write("clean.pdn", twoGames)}));
    QVERIFY(isIdle());
    QCOMPARE(page().report()->unread.size(), std::size_t{1});
    QCOMPARE(part<QTabBar>(page(), "importTabs").currentIndex(), 2);
    QCOMPARE(list().count(), 1);
}

void ImportPageTest::anEmptyFileIsNamed() {
    QVERIFY(sample_->import({sample_->write("nothing.pdn", {})}));
    const QString said = part<QStatusBar>(*window_).currentMessage();
    QVERIFY2(said.startsWith("The file nothing.pdn is empty: "), qPrintable(said));
}

void ImportPageTest::theTextOfTheFileIsShown() {
    import(QByteArray(tags) + "{A comment\nof two lines}\n" + missedCapture);
    QVERIFY(showsProblem());
    const auto& text = part<QPlainTextEdit>(side(), "fileText");
    QVERIFY2(text.toPlainText().contains("of two lines}\n1. 32-28 19-23 2. 37-32"),
             qPrintable(text.toPlainText()));
    QCOMPARE(text.extraSelections().size(), 1);
    QCOMPARE(text.extraSelections().first().cursor.selectedText(), QString("37-32"));
}

void ImportPageTest::theFileIsOpenedAtTheLine() {
    import(QByteArray(tags) + "{A comment\nof two lines}\n" + missedCapture);
    QVERIFY(showsProblem());
    auto& open = buttonOf(side(), "openFile");
    QCOMPARE(open.text(), QString("Open the file at line 7"));
    for (const char* variable : {"VISUAL", "EDITOR"})
        qunsetenv(variable);
    open.click();
    QTRY_VERIFY_WITH_TIMEOUT(page().findChild<QPlainTextEdit*>("wholeFile") != nullptr, timeout);
    auto& text = part<QPlainTextEdit>(page(), "wholeFile");
    QVERIFY(text.isReadOnly());
    QCOMPARE(text.textCursor().block().text(),
             QString("1. 32-28 19-23 2. 37-32 14-19 3. 41-37 10-14 *"));
    text.window()->close();
    // An editor that takes a line is started with it.
    const QString asked = sample_->file("asked.txt");
    QFile editor(sample_->write("kate", "#!/bin/sh\necho \"$@\" > " + asked.toUtf8() + "\n"));
    QVERIFY(editor.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    qputenv("VISUAL", editor.fileName().toUtf8());
    open.click();
    const auto words = [&] {
        QFile file(asked);
        return file.open(QIODevice::ReadOnly) ? file.readAll().trimmed() : QByteArray();
    };
    QTRY_COMPARE_WITH_TIMEOUT(words(), "--line 7 " + sample_->file("club.pdn").toUtf8(), timeout);
    qunsetenv("VISUAL");
}

void ImportPageTest::aFileThatIsGoneIsNamed() {
    import(QByteArray(tags) + missedCapture);
    QVERIFY(showsProblem());
    QVERIFY(QFile::remove(sample_->file("club.pdn")));
    buttonOf(side(), "openFile").click();
    QTRY_VERIFY_WITH_TIMEOUT(bar().isVisible(), timeout);
    QCOMPARE(bar().text(), QString("The file club.pdn is not where it was any more."));
}

void ImportPageTest::aGameThatWasChangedMeanwhileIsNamed() {
    import(QByteArray(tags) + missedCapture);
    QVERIFY(showsProblem());
    {
        db::Store store(sample_->store(), db::Store::Access::write); // as another program does
        QVERIFY(db::leaveAsText(store, db::GameId{1}));
    }
    buttonOf(side(), "leaveAsText").click();
    QTRY_VERIFY_WITH_TIMEOUT(bar().isVisible(), timeout);
    QCOMPARE(bar().text(), QString("Game 1 could not be changed: it is no longer as it was read."));
    QTRY_COMPARE_WITH_TIMEOUT(list().count(), 0, timeout);
    {
        db::Store store(sample_->store(), db::Store::Access::write);
        QVERIFY(db::undoLast(store, db::ChangeKind::edit).hasValue());
    }
    page().open(*page().entry());
    QTRY_COMPARE_WITH_TIMEOUT(list().count(), 1, timeout);
    QVERIFY(showsProblem());
    buttonOf(side(), "leaveAsText").click();
    QTRY_COMPARE_WITH_TIMEOUT(list().count(), 0, timeout);
    QVERIFY2(bar().text().isEmpty(), qPrintable(bar().text()));
}

void ImportPageTest::theMainButtonIsSeenInASmallWindow() {
    window_->resize(960, 600);
    import(QByteArray(tags) + sureSlip);
    QVERIFY(showsProblem());
    const auto& button = buttonOf(side(), "saveAndNext");
    QVERIFY(button.isVisible());
    QTRY_COMPARE(button.visibleRegion().boundingRect(), button.rect());
    QVERIFY(window_->rect().contains(QRect(button.mapTo(window_, QPoint(0, 0)), button.size())));
    QVERIFY2(window_->width() <= 960 && window_->height() <= 600, "it still fits");
}

void ImportPageTest::aLongMessageIsReadInASmallWindow() {
    window_->resize(960, 600);
    auto& bar = part<QStatusBar>(*window_);
    const QString message = QString("A long message. ").repeated(20) + "This is its very end.";
    bar.showMessage(message);
    const QPoint middle = bar.rect().center();
    QHelpEvent asked(QEvent::ToolTip, middle, bar.mapToGlobal(middle));
    QApplication::sendEvent(&bar, &asked);
    QVERIFY2(QToolTip::text().contains(message.last(20)), qPrintable(QToolTip::text()));
}

void ImportPageTest::theReportIsPrinted() {
    import(QByteArray(tags) + missedCapture);
    QCOMPARE(actionsOf(*window_).print->text(), QString("&Print the report…"));
    const auto subject = page().subject();
    QVERIFY(subject);
    const auto content = subject->content();
    db::Store store(sample_->store(), db::Store::Access::read);
    const pages::Sheet sheet = std::get<PageSubject::Read>(content)(store, {});
    QCOMPARE(sheet.tables.at(0).rows.size(), std::size_t{1}); // the file
    QCOMPARE(sheet.tables.at(1).rows.size(), std::size_t{1}); // what is wrong in it
}

void ImportPageTest::aWholeFolderIsChosenInTheDialog() {
    (void)sample_->write("clean.pdn", twoGames);
    window_->stores().setOwn(sample_->store());
    QSettings().setValue("folders/reading", sample_->file(""));
    QTimer::singleShot(0, this, [] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog != nullptr);
        buttonOf(*dialog, "wholeFolder").click();
    });
    actionsOf(*window_).importFiles->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(!importing(*window_), timeout);
    QVERIFY(sample_->settle());
    QCOMPARE(gamesOf(*window_).model().rowCount(), 2);
}

void ImportPageTest::filesAreTakenWhereverTheyAreDropped() {
    QMimeData files;
    files.setUrls({QUrl::fromLocalFile(sample_->write("clean.pdn", twoGames))});
    for (QWidget* widget : window_->findChildren<QWidget*>()) {
        if (!widget->acceptDrops())
            continue;
        QDragEnterEvent event(QPoint(1, 1), Qt::CopyAction, &files, Qt::LeftButton, {});
        event.ignore();
        QApplication::sendEvent(widget, &event);
        QVERIFY2(event.isAccepted(), widget->metaObject()->className());
    }
}

namespace {
const NamedTest<ImportPageTest> registeredImportPageTest("import_page");
}

} // namespace damscope::gui::testing

#include "import_page_test.moc"
