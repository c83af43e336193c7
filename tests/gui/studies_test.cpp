// SPDX-License-Identifier: GPL-3.0-or-later
// Studies of a store: what the window shows of them, and how it works on them.
#include "db/findings/study/studies.hpp"
#include "db/store/sqlite/files.hpp"
#include "db/store/store.hpp"
#include "gui/analysis/studies_dialog.hpp"
#include "gui/game/game_document.hpp"
#include "rules/moves/generate.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"
#include "tests/gui/named_test.hpp"
#include "tests/gui/sample_window.hpp"

#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QTextBrowser>
#include <QUrl>

#include <memory>
#include <optional>

namespace damscope::gui::testing {

class StudiesTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        sample_ = std::make_unique<SampleWindow>();
        QVERIFY(sample_->import({sample_->write("two.pdn", twoGames)}));
    }
    void cleanup() { sample_.reset(); }

    void aDatabaseWithoutStudiesSaysHowToMakeOne();
    void whatEnginesFoundIsShown();
    void aStudyIsMadeOfThePositionOnTheBoard();
    void aTreeGrowsWithTheScoresOfEnginesSideBySide();
    void anotherProgramHasItsTurn();
    void aLineIsShownOnTheBoardAndNoted();
    void theTreeIsShownToADepth();

private:
    [[nodiscard]] StudiesDialog& dialog() {
        actionsOf(sample_->window()).studies->trigger();
        return *sample_->window().findChild<StudiesDialog*>();
    }

    // Of the start, with a line of one engine.
    void makeStudy(const char* name);
    void makeByName(StudiesDialog& open, const char* name);
    [[nodiscard]] std::optional<db::Study> stored(const char* name) const {
        db::Store store(sample_->store(), db::Store::Access::read);
        return db::findStudy(store, name);
    }

    const rules::Position start_ = rules::Position::start(rules::Variant::international);
    std::unique_ptr<SampleWindow> sample_;
};

void StudiesTest::makeStudy(const char* name) {
    db::Store store(sample_->store(), db::Store::Access::write);
    QVERIFY(!db::createStudy(store, name, start_, "60 22w", "to look at"));
    analysis::PositionEvaluation evaluation;
    evaluation.engine = "Scan 3.1";
    evaluation.depth = 21;
    evaluation.asked.nodes = 1000;
    evaluation.lines.push_back({analysis::Score::centiMen(12), {rules::legalMoves(start_)[0]}});
    const auto storage = db::storageOf(store, *db::findStudy(store, name));
    storage.save(start_, evaluation);
    storage.keep(start_.after(rules::legalMoves(start_)[0]));
}

void StudiesTest::makeByName(StudiesDialog& open, const char* name) {
    part<QLineEdit>(open, "studyName").setText(name);
    part<QPushButton>(open, "makeStudy").click();
    QTRY_COMPARE(part<QListWidget>(open, "studies").currentItem() == nullptr
                     ? QString()
                     : part<QListWidget>(open, "studies").currentItem()->text(),
                 QString(name));
}

void StudiesTest::aDatabaseWithoutStudiesSaysHowToMakeOne() {
    StudiesDialog& open = dialog();
    QVERIFY(part<QTextBrowser>(open, "study").placeholderText().contains("Write a name"));
    QCOMPARE(part<QListWidget>(open, "studies").count(), 0);
    QVERIFY(!part<QPushButton>(open, "makeStudy").isEnabled());
    QVERIFY(!part<QPushButton>(open, "runStudy").isEnabled());
}

void StudiesTest::whatEnginesFoundIsShown() {
    makeStudy("<b>Night</b>");
    StudiesDialog& open = dialog();
    const auto& page = part<QTextBrowser>(open, "study");
    QTRY_VERIFY(page.toPlainText().contains("Scan 3.1"));
    for (const char* text : {"<b>Night</b>", "60 22w", "to look at", "+0.12", "21"})
        QVERIFY2(page.toPlainText().contains(text), text);
    // The game by its name, the time as the clocks here show it, and a position that a line may
    // leave at its commas.
    QVERIFY(page.toPlainText().contains("International draughts; game 60 22w; made "));
    QVERIFY(!page.toPlainText().contains("UTC"));
    QVERIFY(page.toPlainText().contains(QStringLiteral("31,\u200B32,")));
    QCOMPARE(part<QListWidget>(open, "studies").item(0)->text(), QString("<b>Night</b>"));
}

void StudiesTest::aStudyIsMadeOfThePositionOnTheBoard() {
    GameDocument& document = documentOf(sample_->window());
    const rules::Position other = *rules::readFen(rules::Variant::international, "B:W28,33:B9,14");
    document.open(rules::Game(other));
    StudiesDialog& open = dialog();
    makeByName(open, "Late");
    const auto study = stored("late");
    QVERIFY(study);
    QVERIFY(study->position == other);
    // The name is taken now.
    part<QLineEdit>(open, "studyName").setText("LATE");
    QSignalSpy said(&open, &StudiesDialog::reported);
    part<QPushButton>(open, "makeStudy").click();
    QTRY_COMPARE(said.count(), 1);
    QVERIFY(said[0][0].toString().contains("already a study"));
}

void StudiesTest::aTreeGrowsWithTheScoresOfEnginesSideBySide() {
    makeStudy("Night");
    StudiesDialog& open = dialog();
    auto& run = part<QPushButton>(open, "runStudy");
    QTRY_VERIFY(run.isEnabled());
    part<QSpinBox>(open, "studyFirst").setValue(1); // thousand nodes
    run.click();
    const auto& page = part<QTextBrowser>(open, "study");
    QTRY_VERIFY_WITH_TIMEOUT(page.toPlainText().contains("Damscope, 1 thread"), 60'000);
    QVERIFY(page.toPlainText().contains("Scan 3.1"));
    const auto& progress = part<QLabel>(open, "studyProgress");
    QTRY_VERIFY(progress.text().contains("searched"));
    const auto before = stored("night")->positions;
    QTRY_VERIFY_WITH_TIMEOUT(stored("night")->positions > before, 60'000); // it goes on
    run.click();
    QTRY_VERIFY_WITH_TIMEOUT(progress.text().contains("paused"), 60'000);
    QVERIFY(stored("night")->positions > 2);
    // It goes on where it was, also when the dialog is closed meanwhile.
    const auto paused = stored("night")->positions;
    run.click();
    open.close();
    QTRY_VERIFY_WITH_TIMEOUT(stored("night")->positions > paused, 60'000);
}

void StudiesTest::anotherProgramHasItsTurn() {
    makeStudy("Night");
    const auto turn = db::WorkTurn::take(sample_->store(), stored("night")->id);
    QVERIFY(turn);
    StudiesDialog& open = dialog();
    auto& run = part<QPushButton>(open, "runStudy");
    QTRY_VERIFY(run.isEnabled());
    run.click();
    QTRY_VERIFY_WITH_TIMEOUT(
        part<QLabel>(open, "studyProgress").text().contains("another program is working"), 60'000);
    QCOMPARE(run.text(), QString("&Work on it"));
}

void StudiesTest::aLineIsShownOnTheBoardAndNoted() {
    makeStudy("Night");
    GameDocument& document = documentOf(sample_->window());
    const rules::Game game = document.game();
    StudiesDialog& open = dialog();
    auto& page = part<QTextBrowser>(open, "study");
    const rules::Move first = rules::legalMoves(start_)[0];
    const QString move = QString::fromStdString(rules::moveText(start_, first));
    QTRY_VERIFY(page.toHtml().contains("line:" + move));
    emit page.anchorClicked(QUrl("line:" + move));
    QCOMPARE(document.explored().size(), 1U);
    QVERIFY(document.position() == start_.after(first));
    QVERIFY(document.game() == game);
    part<QPlainTextEdit>(open, "studyNote").setPlainText("his favourite");
    part<QPushButton>(open, "keepNote").click();
    QTRY_VERIFY(page.toPlainText().contains("his favourite"));
    QVERIFY(page.toPlainText().contains("to look at"));
    QCOMPARE(part<QPlainTextEdit>(open, "studyNote").toPlainText(), QString("his favourite"));
}

void StudiesTest::theTreeIsShownToADepth() {
    makeStudy("Night");
    const rules::Move first = rules::legalMoves(start_)[0];
    const rules::Position after = start_.after(first);
    const rules::Move second = rules::legalMoves(after)[0];
    {
        db::Store store(sample_->store(), db::Store::Access::write);
        analysis::PositionEvaluation evaluation;
        evaluation.engine = "Scan 3.1";
        evaluation.depth = 20;
        evaluation.asked.nodes = 1000;
        evaluation.lines.push_back({analysis::Score::centiMen(12), {second}});
        const auto storage = db::storageOf(store, *db::findStudy(store, "Night"));
        storage.save(after, evaluation);
        storage.keep(after.after(second));
    }
    StudiesDialog& open = dialog();
    const auto& page = part<QTextBrowser>(open, "study");
    const QString line = "line:" + QString::fromStdString(rules::moveText(start_, first)) + ',' +
                         QString::fromStdString(rules::moveText(after, second));
    QTRY_VERIFY(page.toHtml().contains(line));
    part<QSpinBox>(open, "studyDepth").setValue(1);
    QTRY_VERIFY(!page.toHtml().contains(line));
    QVERIFY(page.toHtml().contains(line.section(',', 0, 0)));
}

namespace {
const NamedTest<StudiesTest> registeredStudiesTest("studies");
}

} // namespace damscope::gui::testing

#include "studies_test.moc"
