// SPDX-License-Identifier: GPL-3.0-or-later
// Collections, columns and the preview in the window, on a store made from the samples.
#include "db/search/lists/collections.hpp"
#include "db/store/store.hpp"
#include "gui/database/collections.hpp"
#include "gui/database/games_panel.hpp"
#include "gui/database/preview_board.hpp"
#include "gui/look/style.hpp"
#include "gui/window/main_window.hpp"
#include "tests/gui/named_test.hpp"
#include "tests/gui/widgets.hpp"

#include <QAction>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QSettings>
#include <QSlider>
#include <QStandardPaths>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include <memory>

namespace damscope::gui::testing {

class CollectionsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();

    void aCollectionIsMadeFilledAndEmptied();
    void theFilterAppliesWithinACollection();
    void aChangeIsTakenBack();
    void aCollectionIsDeletedAfterAQuestion();
    void aSecondOfTheSameNameIsRefused();
    void anOwnCollectionIsNamedInTheLanguageOfTheWindow();
    void columnsAreChosenAndKept();
    void thePreviewShowsTheSelectedGame();

private:
    [[nodiscard]] GamesPanel& games() { return gamesOf(*window_); }
    [[nodiscard]] CollectionsMenu& menu() { return *games().findChild<CollectionsMenu*>(); }
    void settle();
    void select(int first, int last);

    std::unique_ptr<QTemporaryDir> folder_;
    std::filesystem::path store_;
    std::unique_ptr<MainWindow> window_;
};

void CollectionsTest::initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName("damscope-test");
    QApplication::setStyle(new look::Style);
}

void CollectionsTest::init() {
    QSettings().clear();
    folder_ = std::make_unique<QTemporaryDir>();
    store_ = folder_->filePath("games.db").toStdString();
    window_ = std::make_unique<MainWindow>(folder_->filePath("recovery"));
    window_->useLanguage("en");
    window_->show();
    window_->stores().importInto(store_, {"samples/annotated.pdn", "samples/russian.pdn"});
    QTRY_VERIFY_WITH_TIMEOUT(!importing(*window_), 60000);
    settle();
}

void CollectionsTest::cleanup() {
    if (window_)
        documentOf(*window_).markSaved();
    window_.reset();
}

void CollectionsTest::settle() {
    QTRY_VERIFY_WITH_TIMEOUT(!games().isBusy(), 20000);
}

void CollectionsTest::select(int first, int last) {
    tableOf(games()).clearSelection();
    const QItemSelection rows(games().model().index(first, 0),
                              games().model().index(last, GameTableModel::columns - 1));
    tableOf(games()).selectionModel()->select(rows, QItemSelectionModel::ClearAndSelect);
}

void CollectionsTest::aCollectionIsMadeFilledAndEmptied() {
    const int all = games().model().rowCount();
    select(1, 3);
    const auto chosen = games().selectedGames();
    QCOMPARE(chosen.size(), std::size_t{3});
    menu().create(store_, "Fine & short", chosen);
    settle();
    QCOMPARE(tabsOf(games()).count(), 2);
    QCOMPARE(tabsOf(games()).chosen(), QString("Fine & short"));
    QCOMPARE(games().model().rowCount(), 3);
    for (const db::GameId id : chosen)
        QVERIFY(games().model().rowOf(id).has_value());
    tabsOf(games()).setCurrentIndex(0);
    settle();
    QCOMPARE(games().model().rowCount(), all);
    select(0, 0);
    menu().add(store_, "Fine & short", games().selectedGames());
    settle();
    tabsOf(games()).choose("Fine & short");
    settle();
    QCOMPARE(games().model().rowCount(), 4);
    menu().remove(store_, "Fine & short", {chosen.front()});
    settle();
    QCOMPARE(games().model().rowCount(), 3);
    QVERIFY(!games().model().rowOf(chosen.front()).has_value());
}

void CollectionsTest::theFilterAppliesWithinACollection() {
    select(0, games().model().rowCount() - 1);
    menu().create(store_, "All of them", games().selectedGames());
    settle();
    const int all = games().model().rowCount();
    filterLineOf(games()).setText("variant:russian");
    settle();
    QVERIFY(games().model().rowCount() > 0);
    QVERIFY(games().model().rowCount() < all);
}

void CollectionsTest::aChangeIsTakenBack() {
    select(0, 1);
    menu().create(store_, "Club", games().selectedGames());
    settle();
    menu().undo(store_); // the collection with its games
    settle();
    QCOMPARE(tabsOf(games()).count(), 1);
    QVERIFY(tabsOf(games()).chosen().isEmpty());
}

void CollectionsTest::aCollectionIsDeletedAfterAQuestion() {
    menu().create(store_, "Lessons", {db::GameId{1}, db::GameId{2}});
    settle();
    tabsOf(games()).choose("Lessons");
    settle();
    QCOMPARE(games().model().rowCount(), 2);
    const auto remove = [this](QMessageBox::StandardButton answer) {
        QMenu* all = part<QToolButton>(games(), "listMenu").menu();
        emit all->aboutToShow();
        QTimer::singleShot(0, this, [answer] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            QVERIFY(box != nullptr);
            QVERIFY2(box->text().contains("Lessons"), qPrintable(box->text()));
            box->button(answer)->click();
        });
        for (QAction* action : all->actions())
            if (action->text() == "&Delete the collection")
                return action->trigger();
        QFAIL("no such action");
    };
    const auto stored = [this] {
        db::Store store(store_, db::Store::Access::read);
        return db::collections(store).size();
    };
    remove(QMessageBox::No);
    settle();
    QCOMPARE(stored(), std::size_t(1));
    remove(QMessageBox::Yes);
    settle();
    QCOMPARE(stored(), std::size_t(0));
    QTRY_VERIFY(games().model().rowCount() > 2); // its games stay
}

void CollectionsTest::aSecondOfTheSameNameIsRefused() {
    QString said;
    connect(&games(), &GamesPanel::reported, this, [&](const QString& text) { said = text; });
    menu().create(store_, "Club", {});
    settle();
    menu().create(store_, "CLUB", {});
    settle();
    QVERIFY2(said.contains("already"), qPrintable(said));
    QCOMPARE(tabsOf(games()).count(), 2);
}

void CollectionsTest::anOwnCollectionIsNamedInTheLanguageOfTheWindow() {
    const QString stored = "Repertoire with White"; // by a window that spoke English
    window_->useLanguage("nl");
    CollectionTabs tabs;
    tabs.setNames({stored, "Club & friends"});
    QCOMPARE(tabs.tabText(1), QString("Repertoire met wit"));
    QCOMPARE(tabs.tabText(2), QString("Club && friends"));
    tabs.choose(stored);
    QCOMPARE(tabs.chosen(), stored);
}

void CollectionsTest::columnsAreChosenAndKept() {
    auto* menu = games().findChild<QToolButton*>()->menu();
    emit menu->aboutToShow();
    const auto find = [&](const QString& name) {
        for (QAction* action : menu->findChildren<QAction*>())
            if (action->text() == name)
                return action;
        return static_cast<QAction*>(nullptr);
    };
    QHeaderView* header = tableOf(games()).horizontalHeader();
    QVERIFY(find("White's rating") != nullptr);
    find("White's rating")->setChecked(false);
    QVERIFY(header->isSectionHidden(GameTableModel::whiteRating));
    documentOf(*window_).markSaved();
    window_->close();
    window_ = std::make_unique<MainWindow>(folder_->filePath("recovery"));
    header = tableOf(games()).horizontalHeader();
    QVERIFY(header->isSectionHidden(GameTableModel::whiteRating));
    QVERIFY(!header->isSectionHidden(GameTableModel::white));
}

void CollectionsTest::thePreviewShowsTheSelectedGame() {
    const int row = 2;
    tableOf(games()).setCurrentIndex(games().model().index(row, 0));
    PreviewBoard& preview = previewOf(games());
    QTRY_VERIFY(preview.game().has_value());
    QCOMPARE(QString::fromStdString(std::string(preview.game()->tag("White"))),
             games().model().index(row, GameTableModel::white).data().toString());
    auto* const slider = preview.findChild<QSlider*>();
    QCOMPARE(slider->value(), static_cast<int>(preview.game()->mainLine().size()));
    slider->setValue(0);
    QCOMPARE(slider->value(), 0);
    QVERIFY(!documentOf(*window_).isChanged()); // nothing was opened
    filterLineOf(games()).setText("nobody of this name");
    settle();
    QVERIFY(!preview.game().has_value());
}

namespace {
const NamedTest<CollectionsTest> registeredCollectionsTest("collections");
}

} // namespace damscope::gui::testing

#include "collections_test.moc"
