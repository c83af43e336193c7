// SPDX-License-Identifier: GPL-3.0-or-later
// The list of games in the window: how it comes to be, is filtered and sorted.
#include "gui/database/games_panel.hpp"
#include "gui/search/query_text.hpp"
#include "gui/search/search_panel.hpp"
#include "rules/game/score_sheet.hpp"
#include "rules/text/fen.hpp"
#include "tests/gui/sample_window.hpp"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QCheckBox>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QTableView>
#include <QTest>

#include <algorithm>
#include <memory>

namespace damscope::gui::testing {

class GamesTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void theFirstGameIsOpen();
    void theTableHoldsToTheRulesOfModels();
    void filtersAsTheCommandLine();
    void aWrongFilterSaysWhatIsWrong();
    void sortsByEveryColumn();
    void unknownIsBlank();
    void aCancelledImportKeepsWhatItHas();
    void filesThatAreDroppedAreImported();
    void aHitInAVariationIsShownThere();

private:
    void filter(const QString& text);
    [[nodiscard]] QString cell(int row, int column) const;

    std::unique_ptr<SampleWindow> sample_;
    MainWindow* window_ = nullptr;
};

void GamesTest::init() {
    sample_ = std::make_unique<SampleWindow>();
    window_ = &sample_->window();
    QVERIFY(sample_->import({"samples/annotated.pdn", "samples/russian.pdn", "samples/broken"}));
}

void GamesTest::cleanup() {
    sample_.reset();
}

void GamesTest::filter(const QString& text) {
    window_->games().filterLine().setText(text);
    QVERIFY(sample_->settle());
}

QString GamesTest::cell(int row, int column) const {
    const GameTableModel& model = window_->games().model();
    return model.data(model.index(row, column), Qt::DisplayRole).toString();
}

void GamesTest::theFirstGameIsOpen() {
    QVERIFY(window_->games().model().rowCount() > 25);
    QVERIFY(window_->document().game().nodeCount() > 10);
    QCOMPARE(QString::fromStdString(std::string(window_->document().game().tag("White"))),
             cell(0, GameTableModel::white));
    QVERIFY(!window_->document().isChanged());
}

void GamesTest::theTableHoldsToTheRulesOfModels() {
    GameTableModel& model = window_->games().model();
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QAbstractItemModelTester problems(&window_->problems(),
                                            QAbstractItemModelTester::FailureReportingMode::QtTest);
    filter("result:white");
    for (int row = 0; row < model.rowCount(); ++row)
        QVERIFY(!cell(row, GameTableModel::number).isEmpty());
    filter("");
}

void GamesTest::filtersAsTheCommandLine() {
    const int all = window_->games().model().rowCount();
    filter("variant:russian");
    const int russian = window_->games().model().rowCount();
    QVERIFY(russian > 0 && russian < all);
    for (int row = 0; row < russian; ++row)
        QVERIFY(cell(row, GameTableModel::variant).startsWith("Russian"));
    QCOMPARE(window_->games().countText(), QString("%1 of %2 games").arg(russian).arg(all));
    filter("--variant russian --result white");
    QVERIFY(window_->games().model().rowCount() < russian);
    filter("nobody of this name");
    QCOMPARE(window_->games().model().rowCount(), 0);
    filter("");
    QCOMPARE(window_->games().model().rowCount(), all);
}

void GamesTest::aWrongFilterSaysWhatIsWrong() {
    const int all = window_->games().model().rowCount();
    filter("result:maybe");
    QStringList shown;
    for (const QLabel* label : window_->games().findChildren<QLabel*>())
        if (label->isVisible())
            shown << label->text();
    QVERIFY2(shown.join(' ').contains("white, black, draw"), qPrintable(shown.join(' ')));
    QCOMPARE(window_->games().model().rowCount(), all);
}

void GamesTest::sortsByEveryColumn() {
    QTableView& table = window_->games().table();
    const int all = window_->games().model().rowCount();
    for (const auto order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
        table.sortByColumn(GameTableModel::moves, order);
        QVERIFY(sample_->settle());
        for (int row = 1; row < all; ++row) {
            const int before = cell(row - 1, GameTableModel::moves).toInt();
            const int now = cell(row, GameTableModel::moves).toInt();
            QVERIFY(order == Qt::AscendingOrder ? before <= now : before >= now);
        }
        table.sortByColumn(GameTableModel::white, order);
        QVERIFY(sample_->settle());
        bool blank = false;
        for (int row = 0; row < all; ++row) {
            blank = blank || cell(row, GameTableModel::white).isEmpty();
            QCOMPARE(cell(row, GameTableModel::white).isEmpty(), blank); // unknown comes last
        }
    }
    for (int column = 0; column < GameTableModel::columns; ++column) {
        table.sortByColumn(column, Qt::DescendingOrder);
        QVERIFY(sample_->settle());
        QCOMPARE(window_->games().model().rowCount(), all);
    }
    table.sortByColumn(GameTableModel::number, Qt::AscendingOrder);
    QVERIFY(sample_->settle());
    QCOMPARE(cell(0, GameTableModel::number), QString("1"));
}

void GamesTest::unknownIsBlank() {
    for (int row = 0; row < window_->games().model().rowCount(); ++row)
        for (int column = 0; column < GameTableModel::columns; ++column) {
            QVERIFY(!cell(row, column).contains('?'));
            if (column == GameTableModel::whiteRating)
                QVERIFY(cell(row, column) != "0");
        }
}

void GamesTest::aCancelledImportKeepsWhatItHas() {
    window_->importPaths(sample_->store(), {"samples/english.pdn"});
    for (auto* button : window_->findChildren<QPushButton*>())
        if (button->text() == "Cancel")
            button->click();
    QTRY_VERIFY_WITH_TIMEOUT(!window_->isImporting(), 60000);
    QVERIFY(sample_->settle());
    QVERIFY(window_->games().model().rowCount() > 25);
}

void GamesTest::filesThatAreDroppedAreImported() {
    const int before = window_->games().model().rowCount();
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(QFileInfo("samples/english.pdn").absoluteFilePath())});
    QDragEnterEvent enter({100, 100}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(window_, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop({100, 100}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(window_, &drop);
    QTRY_VERIFY_WITH_TIMEOUT(!window_->isImporting(), 60000);
    QVERIFY(sample_->settle());
    QVERIFY(window_->games().model().rowCount() > before);
}

void GamesTest::aHitInAVariationIsShownThere() {
    const rules::Game game = window_->document().game();
    const auto sheet = rules::scoreSheet(game);
    const auto inVariation = std::ranges::find_if(
        sheet, [](const rules::SheetEntry& entry) { return entry.depth == 2; });
    QVERIFY(inVariation != sheet.end());
    const auto position = game.position(inVariation->node);
    SearchPanel& search = window_->search();
    search.text().setPlainText(
        QString("position \"%1\"").arg(QString::fromStdString(rules::writeFen(*position))));
    const auto hits = [&](bool variations) {
        search.variations().setChecked(variations);
        search.search();
        return QTest::qWaitFor([&] { return !search.isBusy(); }, 20000) ? search.hits().rowCount()
                                                                        : -1;
    };
    QCOMPARE(hits(false), 0);
    QCOMPARE(hits(true), 1);
    emit search.table().activated(search.hits().index(0, 0));
    QCOMPARE(window_->document().current(), inVariation->node);
}

} // namespace damscope::gui::testing

QTEST_MAIN(damscope::gui::testing::GamesTest)
#include "games_test.moc"
