// SPDX-License-Identifier: GPL-3.0-or-later
// The list of what was wrong with an import: opening the games, repairing them, taking that back.
#include "gui/base/actions.hpp"
#include "gui/database/games_panel.hpp"
#include "gui/database/problems_panel.hpp"
#include "parser/write/write.hpp"
#include "rules/text/notation.hpp"
#include "tests/gui/named_test.hpp"
#include "tests/gui/sample_window.hpp"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QLabel>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QStatusBar>
#include <QTableView>
#include <QTest>

#include <memory>

namespace damscope::gui::testing {

class ProblemsTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void problemsAreListedAndOpenTheirGame();
    void aProblemOpensAtItsMove();
    void aProposalIsAccepted();
    void aResultThatTheBoardRefutesIsChangedAndTakenBack();
    void aDoubtfulProposalIsAskedAbout();
    void aProposalForAVariationIsOnlyRead();
    void aProposalIsRefused();
    void anAcceptedProposalIsTakenBack();
    void aRepairIsTakenBackFromTheOpenGame();
    void changesThatAreNotSavedComeFirst();
    void anotherStoreHasOtherProblems();

private:
    [[nodiscard]] ProblemsPanel& panel() { return *window_->findChild<ProblemsPanel*>(); }
    [[nodiscard]] ProblemModel& problems() { return problemsOf(*window_); }
    [[nodiscard]] QPushButton& button(const QString& text);
    void choose(int row);
    [[nodiscard]] int proposed(std::string_view file = "slip.pdn");
    [[nodiscard]] QString pdn();
    void accept();

    std::unique_ptr<SampleWindow> sample_;
    MainWindow* window_ = nullptr;
};

// One digit is wrong, and the rest of the game shows what was meant.
void ProblemsTest::init() {
    sample_ = std::make_unique<SampleWindow>();
    window_ = &sample_->window();
    const QString slip =
        sample_->write("slip.pdn", "[White \"A\"]\n[Black \"B\"]\n[GameType \"20\"]\n\n"
                                   "1. 32-28 17-21 2. 28-23 19x28 3. 33x22 18x27 4. 31x22 14-19\n"
                                   "5. 34-29 9-14 6. 38-83 3-9 7. 39-34 20-25 8. 43-38 14-20 *\n");
    QVERIFY(sample_->import({"samples/annotated.pdn", "samples/broken", slip}));
}

void ProblemsTest::cleanup() {
    sample_.reset();
}

QPushButton& ProblemsTest::button(const QString& text) {
    for (auto* found : panel().findChildren<QPushButton*>())
        if (found->text() == text)
            return *found;
    qFatal("no button %s", qPrintable(text));
}

void ProblemsTest::choose(int row) {
    tableOf(panel()).setCurrentIndex(problems().index(row, 0));
}

// The row of the slip in a file.
int ProblemsTest::proposed(std::string_view file) {
    for (int row = 0; row < problems().rowCount(); ++row)
        if (problems().problem(row).problem.suggestion &&
            problems().problem(row).path.ends_with(file))
            return row;
    return -1;
}

QString ProblemsTest::pdn() {
    return QString::fromStdString(parser::writePdn(documentOf(*window_).game()));
}

void ProblemsTest::accept() {
    choose(proposed());
    button("Accept the proposal").click();
    QTRY_VERIFY_WITH_TIMEOUT(problems().mended(proposed()), 20000);
}

void ProblemsTest::problemsAreListedAndOpenTheirGame() {
    const ProblemModel& problems = problemsOf(*window_);
    const QAbstractItemModelTester tester(&problemsOf(*window_),
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    QVERIFY(problems.rowCount() > 3);
    auto* table = &tableOf(panel());
    int opened = 0;
    for (int row = 0; row < problems.rowCount(); ++row) {
        if (!problems.problem(row).path.ends_with("illegal-move.pdn") ||
            problems.problem(row).ordinal == 0)
            continue;
        emit table->activated(problems.index(row, 0));
        ++opened;
        QTRY_VERIFY(pdn().contains("unread"));
    }
    QVERIFY(opened > 0);
}

void ProblemsTest::aProblemOpensAtItsMove() {
    QVERIFY(sample_->import({sample_->write(
        "twice.pdn", "[White \"A\"]\n[Black \"B\"]\n[GameType \"20\"]\n\n"
                     "1. 32-28 17-21 (1... 18-23 2. 38-83 19-24) 2. 33-29 20-24 3. 41-14 *\n")}));
    const auto shown = [this](const std::string& move) {
        for (int row = 0; row < problems().rowCount(); ++row)
            if (problems().problem(row).path.ends_with("twice.pdn") &&
                problems().problem(row).problem.move == move) {
                documentOf(*window_).goToStart();
                emit tableOf(panel()).activated(problems().index(row, 0));
                const rules::Game& game = documentOf(*window_).game();
                const rules::NodeId at = documentOf(*window_).current();
                return QString::fromStdString(
                    rules::moveText(*game.position(game.node(at).parent), game.node(at).move));
            }
        return QString("no such problem");
    };
    QCOMPARE(shown("3. 41-14"), QString("20-24"));
    QCOMPARE(shown("2. 38-83"), QString("18-23")); // in a variation
}

void ProblemsTest::aResultThatTheBoardRefutesIsChangedAndTakenBack() {
    QVERIFY(
        sample_->import({sample_->write("result.pdn", "[GameType \"20\"]\n[Result \"0-2\"]\n"
                                                      "[FEN \"W:W27:B21\"]\n\n1. 27x16 0-2\n")}));
    const int row = proposed("result.pdn");
    QVERIFY(row >= 0);
    choose(row);
    button("Accept the proposal").click();
    QTRY_VERIFY_WITH_TIMEOUT(problems().mended(row), 20000);
    QVERIFY2(pdn().contains("[Result \"2-0\"]"), qPrintable(pdn()));
    QVERIFY2(pdn().contains("27x16 {[%repaired result 0-2]}"), qPrintable(pdn()));
    QTRY_VERIFY(actionsOf(*window_).takeRepairBack->isEnabled());
    button("Revert the change").click();
    QTRY_VERIFY_WITH_TIMEOUT(!problems().mended(row), 20000);
    QVERIFY2(pdn().contains("[Result \"0-2\"]"), qPrintable(pdn()));
    QVERIFY(!pdn().contains("repaired"));
}

void ProblemsTest::aProposalIsAccepted() {
    QVERIFY(!button("Accept the proposal").isEnabled());
    choose(proposed());
    QVERIFY(button("Accept the proposal").isEnabled());
    QVERIFY(!button("Revert the change").isEnabled());
    QVERIFY2(messageOf(panel()).text().contains("6. 38-33 instead of 38-83"),
             qPrintable(messageOf(panel()).text()));
    const QModelIndex place = problems().index(proposed(), ProblemModel::place);
    QVERIFY(place.data().toString().startsWith("slip.pdn:"));
    QVERIFY(place.data(Qt::ToolTipRole)
                .toString()
                .startsWith(QString::fromStdString(problems().problem(proposed()).path) + ":"));
    accept();
    QVERIFY2(pdn().contains("38-33 {[%repaired written 38-83]}"), qPrintable(pdn()));
    QVERIFY(!pdn().contains("unread"));
    QVERIFY(!button("Accept the proposal").isEnabled());
    QVERIFY(!button("Reject the proposal").isEnabled());
    QVERIFY(button("Revert the change").isEnabled());
}

void ProblemsTest::aDoubtfulProposalIsAskedAbout() {
    QVERIFY(sample_->import(
        {sample_->write("doubt.pdn", "[GameType \"20\"]\n[Result \"1-1\"]\n\n"
                                     "1. 32-28 17-21 2. 38-38 19-23 3. 28x19 1-1\n")}));
    QCOMPARE(problems().rowCount(), 1);
    for (const bool agreed : {false, true}) {
        emit panel().repairWanted(0);
        QPointer<QMessageBox> box;
        QTRY_VERIFY((box = window_->findChild<QMessageBox*>()) != nullptr);
        QVERIFY2(box->informativeText().contains("38-32 instead of 38-38"),
                 qPrintable(box->informativeText()));
        for (auto* button : box->buttons())
            if (box->buttonRole(button) ==
                (agreed ? QMessageBox::AcceptRole : QMessageBox::RejectRole))
                button->click();
        QTRY_VERIFY(box == nullptr);
        QTRY_COMPARE_WITH_TIMEOUT(problems().mended(0).has_value(), agreed, 20000);
    }
    // The changed move is shown.
    QCOMPARE(documentOf(*window_).current(), documentOf(*window_).game().mainLine().at(2));
    QVERIFY2(pdn().contains("38-32 {[%repaired written 38-38]}"), qPrintable(pdn()));
}

// Accepting would change the main line.
void ProblemsTest::aProposalForAVariationIsOnlyRead() {
    QVERIFY(sample_->import(
        {sample_->write("both.pdn", "[GameType \"20\"]\n[Result \"1-1\"]\n\n1. 32-28 17-21 "
                                    "(1... 19-32 2. 28x19 14x23) 2. 38-38 19-23 3. 28x19 1-1\n")}));
    QCOMPARE(problems().rowCount(), 2);
    choose(0);
    QVERIFY2(messageOf(panel()).text().contains("1... 19-23 instead of 19-32"),
             qPrintable(messageOf(panel()).text()));
    QVERIFY(!button("Accept the proposal").isEnabled());
    QVERIFY(!button("Reject the proposal").isEnabled());
    choose(1);
    QVERIFY(button("Accept the proposal").isEnabled());
}

void ProblemsTest::aProposalIsRefused() {
    const int before = problems().rowCount();
    choose(proposed());
    button("Reject the proposal").click();
    QCOMPARE(problems().rowCount(), before - 1);
    QCOMPARE(proposed(), -1);
}

void ProblemsTest::anAcceptedProposalIsTakenBack() {
    // Kept text may be broken into lines elsewhere.
    const auto flat = [](QString text) { return text.remove("%0A").remove(' ').remove('\n'); };
    choose(proposed());
    button("Open the game").click();
    QTRY_VERIFY(pdn().contains("38-83"));
    const QString written = flat(pdn());
    const QString message = problems().index(proposed(), ProblemModel::message).data().toString();
    for (int round = 0; round < 2; ++round) {
        accept();
        QVERIFY(problems()
                    .index(proposed(), ProblemModel::message)
                    .data()
                    .toString()
                    .startsWith("Repaired."));
        button("Revert the change").click();
        QTRY_VERIFY_WITH_TIMEOUT(!problems().mended(proposed()), 20000);
        QCOMPARE(flat(pdn()), written);
        QCOMPARE(problems().index(proposed(), ProblemModel::message).data().toString(), message);
        // What can be played of it ends before the slip.
        QCOMPARE(documentOf(*window_).current(), documentOf(*window_).game().mainLine().at(9));
        QVERIFY(!button("Revert the change").isEnabled());
    }
}

// Days later, when the list is that of the store: the game itself knows what was changed.
void ProblemsTest::aRepairIsTakenBackFromTheOpenGame() {
    QVERIFY(!actionsOf(*window_).takeRepairBack->isEnabled());
    accept();
    QTRY_VERIFY_WITH_TIMEOUT(actionsOf(*window_).takeRepairBack->isEnabled(), 20000);
    const db::GameId game = *problems().mended(proposed());
    documentOf(*window_).setComment(rules::Remark::Place::after, "Seen again.");
    actionsOf(*window_).saveGame->trigger();
    QTRY_VERIFY(!documentOf(*window_).isChanged());
    sample_->restart();
    window_ = &sample_->window();
    QVERIFY(sample_->settle());
    QTRY_VERIFY(problems().rowCount() > 0);
    controllerOf(*window_).open(game);
    QVERIFY(actionsOf(*window_).takeRepairBack->isEnabled());
    actionsOf(*window_).takeRepairBack->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(!actionsOf(*window_).takeRepairBack->isEnabled(), 20000);
    QVERIFY2(pdn().contains("38-83") && !pdn().contains("repaired"), qPrintable(pdn()));
    QVERIFY(pdn().contains("Seen again."));
}

void ProblemsTest::changesThatAreNotSavedComeFirst() {
    accept();
    const QString repaired = pdn();
    documentOf(*window_).setComment(rules::Remark::Place::after, "Seen again.");
    button("Revert the change").click();
    QVERIFY2(window_->statusBar()->currentMessage().contains("not saved"),
             qPrintable(window_->statusBar()->currentMessage()));
    QVERIFY(problems().mended(proposed()));
    actionsOf(*window_).undo->trigger();
    QCOMPARE(pdn(), repaired);
    button("Revert the change").click();
    QTRY_VERIFY_WITH_TIMEOUT(!problems().mended(proposed()), 20000);
}

void ProblemsTest::anotherStoreHasOtherProblems() {
    accept();
    const std::filesystem::path copy = sample_->file("copy.db").toStdString();
    std::filesystem::copy_file(sample_->store(), copy);
    window_->stores().open(sample_->store());
    QVERIFY(problems().rowCount() > 0);
    window_->stores().open(copy);
    QCOMPARE(problems().rowCount(), 0);
}

namespace {
const NamedTest<ProblemsTest> registeredProblemsTest("problems");
}

} // namespace damscope::gui::testing

#include "problems_test.moc"
