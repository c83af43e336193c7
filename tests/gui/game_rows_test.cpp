// SPDX-License-Identifier: GPL-3.0-or-later
// Lists of games are drawn while their rows are read in another thread.
#include "db/store/games.hpp"
#include "gui/database/games_panel.hpp"
#include "gui/database/store_reader.hpp"
#include "tests/gui/named_test.hpp"
#include "tests/gui/sample_window.hpp"

#include <QLineEdit>
#include <QTest>

#include <algorithm>
#include <future>
#include <memory>
#include <vector>

namespace damscope::gui::testing {

namespace {

constexpr int listedGames = 300;

QByteArray manyGames() {
    QByteArray text;
    for (int i = 1; i <= listedGames; ++i)
        text += "[White \"White " + QByteArray::number(i) + "\"]\n[Black \"Black " +
                QByteArray::number(i) + "\"]\n[GameType \"20\"]\n\n1. 32-28 19-23 *\n\n";
    return text;
}

/// A disk that answers on request.
class SlowDisk {
public:
    /// `answered` gets the answer.
    [[nodiscard]] StoreReader::Reading read(int answer, std::vector<int>& answered) const {
        return [answer, &answered, may = may_](db::Store&, const std::stop_token&) -> Job::Step {
            may.wait();
            return [answer, &answered] { answered.push_back(answer); };
        };
    }
    void answer() { now_.set_value(); }

private:
    std::promise<void> now_;
    std::shared_future<void> may_ = now_.get_future().share();
};

} // namespace

class GameRowsTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void anAnswerThatTakesLongComesLater();
    void onlyTheLastQuestionIsAnswered();
    void whatIsForgottenIsNotAnswered();
    void aReaderEndsWhileItReads();
    void aStoreThatCannotBeReadIsReported();
    void drawingReadsNothingItself();
    void rowsFarAwayAreDrawn();
    void aListThatChangesShowsTheNewRows();
    void theDatabaseIsClosedWhileRowsAreRead();
    void lettersAreForTheFilter();

private:
    [[nodiscard]] GameTableModel& model() { return gamesOf(sample_->window()).model(); }
    [[nodiscard]] QTableView& table() { return tableOf(gamesOf(sample_->window())); }
    [[nodiscard]] QString white(int row) {
        return model().index(row, GameTableModel::white).data().toString();
    }
    // What is drawn of a row at this moment.
    [[nodiscard]] QString drawnWhite(int row) {
        const GameRows::Drawing drawing(model(), row, row);
        return white(row);
    }

    std::unique_ptr<SampleWindow> sample_;
};

void GameRowsTest::init() {
    sample_ = std::make_unique<SampleWindow>();
    QVERIFY(sample_->import({sample_->write("many.pdn", manyGames())}));
    actionsOf(sample_->window()).goGames->trigger();
    QCOMPARE(model().rowCount(), listedGames);
}

void GameRowsTest::cleanup() {
    sample_.reset();
}

void GameRowsTest::anAnswerThatTakesLongComesLater() {
    QStringList failures;
    std::vector<int> answered;
    SlowDisk disk;
    StoreReader slow(sample_->store(), [&](const QString& reason) { failures << reason; });
    slow.read(disk.read(1, answered)); // returns
    QVERIFY(answered.empty());
    QVERIFY(slow.isReading());
    disk.answer();
    QTRY_COMPARE(answered, std::vector{1});
    QVERIFY(!slow.isReading());
    QVERIFY(failures.isEmpty());
}

void GameRowsTest::onlyTheLastQuestionIsAnswered() {
    std::vector<int> answered;
    SlowDisk disk;
    StoreReader slow(sample_->store(), [](const QString&) {});
    for (const int question : {1, 2, 3})
        slow.read(disk.read(question, answered));
    disk.answer();
    QTRY_VERIFY(!slow.isReading());
    QCOMPARE(answered, std::vector{3});
}

void GameRowsTest::whatIsForgottenIsNotAnswered() {
    std::vector<int> answered;
    SlowDisk disk;
    StoreReader slow(sample_->store(), [](const QString&) {});
    slow.read(disk.read(1, answered));
    slow.forget();
    QVERIFY(!slow.isReading());
    disk.answer();
    slow.read(disk.read(2, answered));
    QTRY_VERIFY(!slow.isReading());
    QCOMPARE(answered, std::vector{2});
}

void GameRowsTest::aReaderEndsWhileItReads() {
    std::vector<int> answered;
    SlowDisk disk;
    auto slow = std::make_unique<StoreReader>(sample_->store(), [](const QString&) {});
    slow->read(disk.read(1, answered));
    const auto answering = std::async(std::launch::async, [&] { disk.answer(); });
    slow.reset();
    QCoreApplication::processEvents();
    QVERIFY(answered.empty());
}

void GameRowsTest::aStoreThatCannotBeReadIsReported() {
    QStringList failures;
    std::vector<int> answered;
    SlowDisk disk;
    disk.answer();
    StoreReader broken(sample_->file("none.db").toStdString(),
                       [&](const QString& reason) { failures << reason; });
    broken.read(disk.read(1, answered));
    QTRY_COMPARE(failures.size(), 1);
    QVERIFY2(failures.front().contains("none.db"), qPrintable(failures.front()));
    QVERIFY(answered.empty());
}

void GameRowsTest::drawingReadsNothingItself() {
    const GameRows::Drawing drawing(model(), 0, 0);
    QCOMPARE(white(listedGames - 1), QString()); // which is not drawn
}

void GameRowsTest::rowsFarAwayAreDrawn() {
    table().scrollToBottom();
    const int row = table().rowAt(table().viewport()->height() / 2);
    QVERIFY(row > listedGames / 2);
    QTRY_COMPARE(drawnWhite(row), QString("White %1").arg(row + 1));
    QVERIFY(sample_->settle());
    const QImage drawn = table().viewport()->grab().toImage();
    for (int i = 0; i < listedGames; ++i)
        QCOMPARE(white(i), QString("White %1").arg(i + 1)); // read at once, without a drawing
    QCOMPARE(drawn, table().viewport()->grab().toImage());
}

void GameRowsTest::aListThatChangesShowsTheNewRows() {
    std::vector<db::GameId> order = model().games();
    const int row = listedGames - 1;
    (void)drawnWhite(row); // on its way, perhaps
    std::ranges::reverse(order);
    model().setGames(order);
    QTRY_COMPARE(drawnWhite(row), QString("White 1"));
    std::ranges::reverse(order);
    model().setGames(order);
    QTRY_COMPARE(drawnWhite(row), QString("White %1").arg(listedGames));
}

void GameRowsTest::theDatabaseIsClosedWhileRowsAreRead() {
    (void)drawnWhite(listedGames - 1);
    sample_->window().stores().close();
    QTRY_COMPARE(model().rowCount(), 0);
    QVERIFY(!model().isReading());
    sample_->window().stores().open(sample_->store());
    QTRY_COMPARE(model().rowCount(), listedGames);
    QTRY_COMPARE(drawnWhite(listedGames - 1), QString("White %1").arg(listedGames));
    (void)drawnWhite(listedGames / 2);
    sample_->close(); // and the window
}

void GameRowsTest::lettersAreForTheFilter() {
    table().setFocus();
    QTest::keyClicks(&table(), "w");
    QLineEdit& line = filterLineOf(gamesOf(sample_->window()));
    QCOMPARE(line.text(), QString("w"));
    QTest::keyClicks(&line, "hite 17");
    QTRY_COMPARE(gamesOf(sample_->window()).filterText(), QString("white 17"));
    QVERIFY(sample_->settle());
    QTRY_VERIFY(model().rowCount() > 0 && model().rowCount() < listedGames);
    // The next letters go on with what is there; Space selects.
    table().setFocus();
    QTest::keyClick(&table(), Qt::Key_Space);
    QTest::keyClick(&table(), Qt::Key_Space, Qt::ControlModifier);
    QCOMPARE(line.text(), QString("white 17"));
    QVERIFY(!line.hasFocus());
    QTest::keyClicks(&table(), "3");
    QCOMPARE(line.text(), QString("white 173"));
}

namespace {
const NamedTest<GameRowsTest> registeredGameRowsTest("game_rows");
}

} // namespace damscope::gui::testing

#include "game_rows_test.moc"
