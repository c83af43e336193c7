// SPDX-License-Identifier: GPL-3.0-or-later
// The list of games in the window: how it comes to be, is filtered and sorted.
#include "db/store/games.hpp"
#include "db/store/store.hpp"
#include "gui/base/job.hpp"
#include "gui/base/text.hpp"
#include "gui/control/importer.hpp"
#include "gui/database/games_panel.hpp"
#include "gui/search/query_editors.hpp"
#include "gui/search/search_panel.hpp"
#include "parser/write/write.hpp"
#include "rules/game/score_sheet.hpp"
#include "rules/text/fen.hpp"
#include "tests/gui/named_test.hpp"
#include "tests/gui/sample_window.hpp"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QCheckBox>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QStatusBar>
#include <QTableView>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include <algorithm>
#include <array>
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
    void anEmptyListSaysWhy();
    void sortsByEveryColumn();
    void unknownIsBlank();
    void aCancelledImportKeepsWhatItHas();
    void theTimeLeftIsEstimated();
    void theProgressOfAnImportCountsOnce();
    void gamesDeletedBeforeAreReported();
    void filesThatAreDroppedAreImported();
    void aHitInAVariationIsShownThere();
    void theWholeListIsDeletedAndBroughtBack();
    void thousandsAreSeparated();
    void emptyColumnsAreHiddenUntilTheyAreUsed();

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
    gamesOf(*window_).filter(text);
    QVERIFY(sample_->settle());
}

QString GamesTest::cell(int row, int column) const {
    const GameTableModel& model = gamesOf(*window_).model();
    return model.data(model.index(row, column), Qt::DisplayRole).toString();
}

void GamesTest::theFirstGameIsOpen() {
    QVERIFY(gamesOf(*window_).model().rowCount() > 25);
    QVERIFY(documentOf(*window_).game().nodeCount() > 10);
    QCOMPARE(QString::fromStdString(std::string(documentOf(*window_).game().tag("White"))),
             cell(0, GameTableModel::white));
    QVERIFY(!documentOf(*window_).isChanged());
}

void GamesTest::theTableHoldsToTheRulesOfModels() {
    GameTableModel& model = gamesOf(*window_).model();
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QAbstractItemModelTester problems(&problemsOf(*window_),
                                            QAbstractItemModelTester::FailureReportingMode::QtTest);
    filter("result:white");
    QVERIFY(model.rowCount() > 0);
    for (int row = 0; row < model.rowCount(); ++row)
        QVERIFY(!cell(row, GameTableModel::number).isEmpty());
    filter("");
}

void GamesTest::filtersAsTheCommandLine() {
    const int all = gamesOf(*window_).model().rowCount();
    filter("variant:russian");
    const int russian = gamesOf(*window_).model().rowCount();
    QVERIFY(russian > 0 && russian < all);
    for (int row = 0; row < russian; ++row)
        QVERIFY(cell(row, GameTableModel::variant).startsWith("Russian"));
    QCOMPARE(gamesOf(*window_).countText(), QString("%1 of %2 games").arg(russian).arg(all));
    filter("--variant russian --result white");
    QVERIFY(gamesOf(*window_).model().rowCount() < russian);
    filter("nobody of this name");
    QCOMPARE(gamesOf(*window_).model().rowCount(), 0);
    filter("");
    QCOMPARE(gamesOf(*window_).model().rowCount(), all);
}

void GamesTest::aWrongFilterSaysWhatIsWrong() {
    actionsOf(*window_).goGames->trigger();
    const int all = gamesOf(*window_).model().rowCount();
    filter("result:maybe");
    QStringList shown;
    for (const QLabel* label : gamesOf(*window_).findChildren<QLabel*>())
        if (label->isVisible())
            shown << label->text();
    QVERIFY2(shown.join(' ').contains("white, black, draw"), qPrintable(shown.join(' ')));
    QCOMPARE(gamesOf(*window_).model().rowCount(), all);
}

void GamesTest::anEmptyListSaysWhy() {
    actionsOf(*window_).goGames->trigger();
    QTableView& table = tableOf(gamesOf(*window_));
    const auto said = [&] {
        table.viewport()->repaint();
        return table.accessibleDescription();
    };
    QCOMPARE(said(), QString());
    const QImage before = table.viewport()->grab().toImage();
    filter("player:nobody");
    QCOMPARE(table.model()->rowCount(), 0);
    QVERIFY2(said().startsWith("No game matches the filter"), qPrintable(said()));
    QVERIFY(table.viewport()->grab().toImage() != before);
    filter({});
    QCOMPARE(said(), QString());
}

void GamesTest::sortsByEveryColumn() {
    QTableView& table = tableOf(gamesOf(*window_));
    const int all = gamesOf(*window_).model().rowCount();
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
        QCOMPARE(gamesOf(*window_).model().rowCount(), all);
    }
    table.sortByColumn(GameTableModel::number, Qt::AscendingOrder);
    QVERIFY(sample_->settle());
    QCOMPARE(cell(0, GameTableModel::number), QString("1"));
}

void GamesTest::unknownIsBlank() {
    QVERIFY(gamesOf(*window_).model().rowCount() > 0);
    for (int row = 0; row < gamesOf(*window_).model().rowCount(); ++row)
        for (int column = 0; column < GameTableModel::columns; ++column) {
            QVERIFY(!cell(row, column).contains('?'));
            if (column == GameTableModel::whiteRating)
                QVERIFY(cell(row, column) != "0");
        }
}

void GamesTest::aCancelledImportKeepsWhatItHas() {
    window_->stores().importInto(sample_->store(), {"samples/english.pdn"});
    for (auto* button : window_->findChildren<QPushButton*>())
        if (button->text() == "Cancel")
            button->click();
    QTRY_VERIFY_WITH_TIMEOUT(!importing(*window_), 60000);
    QVERIFY(sample_->settle());
    filter({}); // what was stored before the click is what is listed
    QVERIFY(gamesOf(*window_).model().rowCount() > 25);
}

void GamesTest::theTimeLeftIsEstimated() {
    TimeLeft left;
    QCOMPARE(left.text(1, 2), QString());
    left.begin();
    QCOMPARE(left.text(1, 2), QString()); // too early
    QTRY_VERIFY_WITH_TIMEOUT(!left.text(1, 2).isEmpty(), 10'000);
    QCOMPARE(left.text(0, 2), QString());
    QCOMPARE(left.text(2, 2), QString());
    const QString half = left.text(1, 2); // as long again
    QVERIFY2(half.endsWith(" seconds left") && half[0] >= '3' && half[0] <= '5', qPrintable(half));
    QVERIFY2(left.text(1, 200).endsWith(" minutes left"), qPrintable(left.text(1, 200)));
}

// Every game of the file once, with the time left, and never back.
void GamesTest::theProgressOfAnImportCountsOnce() {
    constexpr int written = 40'000;
    rules::Game game = documentOf(*window_).game();
    std::erase_if(game.tags, [](const rules::Tag& tag) { return tag.name == "White"; });
    const auto pdn = QByteArray::fromStdString(parser::writePdn(game));
    QByteArray text;
    for (int i = 0; i < written; ++i)
        text += "[White \"W" + QByteArray::number(i) + "\"]\n" + pdn + "\n";
    const QString file = sample_->write("many.pdn", text);
    const auto& importer = part<Importer>(*window_);
    const auto& label = part<QLabel>(importer);
    QLocale locale;
    QStringList shown;
    QTimer watching;
    connect(&watching, &QTimer::timeout, this, [&] { shown << label.text(); });
    watching.start(10);
    QElapsedTimer clock;
    clock.start();
    window_->stores().importInto(sample_->store(), {file});
    QTRY_VERIFY_WITH_TIMEOUT(!importing(*window_), 60000);
    int before = 0;
    for (const QString& words : shown) {
        if (!words.contains(" game"))
            continue;
        const int counted = locale.toInt(words.section(' ', 0, 0));
        QVERIFY2(counted >= before && counted <= written, qPrintable(words));
        before = counted;
    }
    QVERIFY2(before > 0, qPrintable(shown.join('\n')));
    constexpr qint64 longEnough = 4000; // milliseconds: what ends soon needs no estimate
    QVERIFY2(clock.elapsed() < longEnough || !shown.filter("left").isEmpty(),
             qPrintable(shown.join('\n')));
    const QString said = part<QStatusBar>(*window_).currentMessage();
    QCOMPARE(said, QString::fromStdString(grouped(written)) + " games stored.");
}

void GamesTest::gamesDeletedBeforeAreReported() {
    const std::string pdn = parser::writePdn(documentOf(*window_).game());
    {
        db::Store store(sample_->store(), db::Store::Access::write);
        QCOMPARE(db::deleteGames(store, std::array{db::GameId{1}}, "a test"), std::uint64_t{1});
    }
    const QString file = sample_->write("again.pdn", QByteArray::fromStdString(pdn));
    window_->stores().importInto(sample_->store(), {file});
    QTRY_VERIFY_WITH_TIMEOUT(!importing(*window_), 60000);
    const QString said = part<QStatusBar>(*window_).currentMessage();
    QVERIFY2(said.startsWith("0 games stored. 1 game was there already. "), qPrintable(said));
    QVERIFY2(said.contains("1 of the duplicates is a game deleted before, and stays deleted. "
                           "Database > Deleted games brings them back."),
             qPrintable(said));
}

void GamesTest::filesThatAreDroppedAreImported() {
    const int before = gamesOf(*window_).model().rowCount();
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(QFileInfo("samples/english.pdn").absoluteFilePath())});
    QDragEnterEvent enter({100, 100}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(window_, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop({100, 100}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(window_, &drop);
    QTRY_VERIFY_WITH_TIMEOUT(!importing(*window_), 60000);
    QVERIFY(sample_->settle());
    const int imported = gamesOf(*window_).model().rowCount();
    QVERIFY(imported > 0 && imported < before); // which are what is listed
    QCOMPARE(gamesOf(*window_).filterText(),
             QString("id:%1-%2").arg(before + 1).arg(before + imported));
    filter({});
    QCOMPARE(gamesOf(*window_).model().rowCount(), before + imported);
}

void GamesTest::aHitInAVariationIsShownThere() {
    const rules::Game game = documentOf(*window_).game();
    const auto sheet = rules::scoreSheet(game);
    const auto inVariation = std::ranges::find_if(
        sheet, [](const rules::SheetEntry& entry) { return entry.depth == 2; });
    QVERIFY(inVariation != sheet.end());
    const auto position = game.position(inVariation->node);
    SearchPanel& search = searchOf(*window_);
    textOf(search).setPlainText(
        QString("position \"%1\"").arg(QString::fromStdString(rules::writeFen(*position))));
    const auto hits = [&](bool variations) {
        variationsOf(search).setChecked(variations);
        search.search();
        return QTest::qWaitFor([&] { return !search.isBusy(); }, 20000) ? hitsOf(search).rowCount()
                                                                        : -1;
    };
    QCOMPARE(hits(false), 0);
    QCOMPARE(hits(true), 1);
    emit tableOf(search).activated(hitsOf(search).index(0, 0));
    QCOMPARE(documentOf(*window_).current(), inVariation->node);
}

void GamesTest::theWholeListIsDeletedAndBroughtBack() {
    const int all = gamesOf(*window_).model().rowCount();
    filter("variant:russian");
    const int russian = gamesOf(*window_).model().rowCount();
    QMenu* menu = part<QToolButton>(gamesOf(*window_), "listMenu").menu();
    emit menu->aboutToShow();
    auto* action = menu->findChild<QAction*>("deleteList");
    QVERIFY(action != nullptr);
    QCOMPARE(action->text(), QString("Delete &all %1 games in the list…").arg(russian));
    QTimer::singleShot(0, this, [russian] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        QVERIFY(box != nullptr);
        QCOMPARE(box->text(), QString("Delete %1 games?").arg(russian));
        for (auto* button : box->buttons())
            if (box->buttonRole(button) == QMessageBox::AcceptRole)
                button->click();
    });
    action->trigger();
    QTRY_COMPARE(gamesOf(*window_).model().rowCount(), 0);
    filter({});
    QCOMPARE(gamesOf(*window_).model().rowCount(), all - russian);
    {
        db::Store store(sample_->store(), db::Store::Access::read);
        QCOMPARE(db::deletions(store).front().reason, std::string("variant:russian"));
    }
    actionsOf(*window_).bringBackGames->trigger();
    QTRY_COMPARE(gamesOf(*window_).model().rowCount(), all);
}

void GamesTest::emptyColumnsAreHiddenUntilTheyAreUsed() {
    const auto hidden = [this](int column) {
        return tableOf(gamesOf(*window_)).isColumnHidden(column);
    };
    const auto giveRoom = [this] { // none goes for want of it
        window_->resize(1920, 1080);
        actionsOf(*window_).goGames->trigger();
    };
    giveRoom();
    QTRY_VERIFY(!hidden(GameTableModel::whiteRating)); // samples have ratings
    const std::filesystem::path store = sample_->file("plain.db").toStdString();
    const auto import = [&](const QByteArray& rating) {
        window_->stores().importInto(
            store, {sample_->write("game.pdn", "[White \"A\"]\n[Black \"B\"]\n[Event \"C\"]\n" +
                                                   rating + "[GameType \"20\"]\n\n1. 32-28 *\n")});
        QTRY_VERIFY_WITH_TIMEOUT(!importing(*window_) && window_->stores().store() == store, 60000);
    };
    import({});
    QTRY_VERIFY(hidden(GameTableModel::whiteRating));
    QVERIFY(hidden(GameTableModel::round) && hidden(GameTableModel::blackRating));
    QVERIFY(!hidden(GameTableModel::white) && !hidden(GameTableModel::event));
    import("[WhiteRating \"1400\"]\n");
    QTRY_VERIFY(!hidden(GameTableModel::whiteRating));
    QVERIFY(hidden(GameTableModel::blackRating));
    // What the user chooses stays so, also after a restart.
    const auto toggle = [this](const QString& name) {
        QMenu* menu = part<QToolButton>(gamesOf(*window_), "listMenu").menu();
        emit menu->aboutToShow();
        for (QAction* action : menu->findChildren<QAction*>())
            if (action->isCheckable() && action->text() == name)
                return action->toggle();
        QFAIL(qPrintable(name));
    };
    toggle("Black's rating");
    toggle("White's rating");
    tableOf(gamesOf(*window_))
        .hideColumn(GameTableModel::event); // which is shown again, being used
    sample_->restart();
    window_ = &sample_->window();
    giveRoom();
    window_->stores().open(store);
    QTRY_VERIFY(!hidden(GameTableModel::event)); // the store has been looked through
    QVERIFY(!hidden(GameTableModel::blackRating));
    QVERIFY(hidden(GameTableModel::whiteRating));
}

// As in the cells of tables. Sentences say "%Ln", which the locale groups.
void GamesTest::thousandsAreSeparated() {
    QVERIFY(!QLocale().toString(300000).isEmpty());
    QCOMPARE(trPlural("%Ln game", "%Ln games", 300000),
             QString("%1 games").arg(QLocale().toString(300000)));
    QCOMPARE(QLocale().toString(300000), QString("300,000"));
    for (const char* language : {"nl", "fr", "ru"}) {
        window_->useLanguage(language);
        QVERIFY(
            trPlural("%Ln game", "%Ln games", 300000).startsWith(QLocale().toString(300000) + ' '));
    }
}

namespace {
const NamedTest<GamesTest> registeredGamesTest("games");
}

} // namespace damscope::gui::testing

#include "games_test.moc"
