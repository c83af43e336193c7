// SPDX-License-Identifier: GPL-3.0-or-later
// The players and the events of a database, with their pages.
#include "gui/people/directory.hpp"
#include "gui/people/events_page.hpp"
#include "gui/people/players_page.hpp"
#include "tests/gui/named_test.hpp"
#include "tests/gui/sample_window.hpp"
#include "tests/gui/widgets.hpp"

#include <QAbstractTextDocumentLayout>
#include <QApplication>
#include <QCompleter>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QInputDialog>
#include <QLineEdit>
#include <QLocale>
#include <QMessageBox>
#include <QMimeData>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextDocument>
#include <QTimer>
#include <QToolButton>

#include <memory>

namespace damscope::gui::testing {

namespace {

constexpr const char* clubGames = R"([Event "Club 2024"]
[White "Jansen, Floris"]
[Black "Konate, Awa"]
[Round "1"]
[Result "2-0"]
1. 32-28 19-23 2-0

[Event "Club 2024"]
[White "Konate, Awa"]
[Black "Smit, P"]
[Round "2"]
[Result "1-1"]
1. 32-28 19-23 1-1

[Event "Club 2024"]
[White "Smit, P"]
[Black "Janssen, F"]
[Round "3"]
[Result "0-2"]
1. 32-28 19-23 0-2
)";

QStringList firstColumn(Directory& directory) {
    QStringList texts;
    for (int row = 0; row < directory.model().rowCount(); ++row)
        texts << directory.model().index(row, 0).data().toString();
    return texts;
}

} // namespace

class PeopleTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void playersAreListedAndFiltered();
    void theFilterAsksAsOneTypes();
    void aPlayerHasAPage();
    void decimalsAreThoseOfTheLanguage();
    void linksLeadToOtherPages();
    void anEventHasACrosstableWhoseGamesOpen();
    void draggedNamesAreMergedOnceThatIsConfirmed();
    void aNameToMergeIsTyped();
    void nothingIsMergedWithoutConsent();
    void namesBesideTheBoardLeadToTheirPages();
    void numbersAreSortedByTheirValues();
    void sortingKeepsWhoIsSelected();
    void anotherStoreHasNothingOfTheListBefore();
    void aRowIsDroppedAsThePersonThatWasDragged();
    void theQuestionIsAboutThosePersonsThoughTheListIsShorter();
    void equalRatingsHaveAnAxisAroundThem();
    void theNumberOfGamesIsReadWithoutScrolling();
    void numbersSideBySideStandApart();

private:
    [[nodiscard]] MainWindow& window() { return sample_->window(); }
    [[nodiscard]] Directory& players() { return part<PlayersPage>(window()).directory(); }
    [[nodiscard]] Directory& events() { return part<EventsPage>(window()).directory(); }
    [[nodiscard]] QString playerText() { return part<QTextBrowser>(players()).toPlainText(); }
    [[nodiscard]] QString eventText() { return part<QTextBrowser>(events()).toPlainText(); }
    void choose(Directory& directory, const QString& name);
    void drag(const QString& name, const QString& onto, bool agree);

    std::unique_ptr<SampleWindow> sample_;
};

void PeopleTest::init() {
    sample_ = std::make_unique<SampleWindow>();
    QVERIFY(sample_->import({sample_->write("club.pdn", clubGames)}));
}

void PeopleTest::choose(Directory& directory, const QString& name) {
    const int row = static_cast<int>(firstColumn(directory).indexOf(name));
    QVERIFY2(row >= 0, qPrintable(firstColumn(directory).join('|')));
    directory.list().selectRow(row);
}

void PeopleTest::playersAreListedAndFiltered() {
    actionsOf(window()).goPlayers->trigger();
    QTRY_COMPARE(players().model().rowCount(), 4);
    players().setFilter("jansen");
    QTRY_VERIFY(firstColumn(players()).contains("Jansen, Floris"));
    QTRY_VERIFY(!firstColumn(players()).contains("Smit, P"));
}

void PeopleTest::theFilterAsksAsOneTypes() {
    actionsOf(window()).goEvents->trigger();
    QTRY_COMPARE(events().model().rowCount(), 1);
    QTest::keyClicks(&part<QLineEdit>(events(), "eventsFilter"), "no such event");
    QTRY_COMPARE(events().model().rowCount(), 0);
}

void PeopleTest::aPlayerHasAPage() {
    actionsOf(window()).goPlayers->trigger();
    QTRY_COMPARE(players().model().rowCount(), 4);
    choose(players(), "Konate, Awa");
    QTRY_VERIFY2(playerText().startsWith("Konate, Awa"), qPrintable(playerText()));
    QVERIFY(playerText().contains("Smit, P"));
    QVERIFY(playerText().contains("25.0")); // a loss and a draw
}

void PeopleTest::decimalsAreThoseOfTheLanguage() {
    const QLocale before;
    QLocale::setDefault(QLocale(QLocale::Dutch));
    const auto restore = qScopeGuard([&] { QLocale::setDefault(before); });
    actionsOf(window()).goPlayers->trigger();
    QTRY_COMPARE(players().model().rowCount(), 4);
    choose(players(), "Konate, Awa");
    QTRY_VERIFY2(playerText().contains("25,0"), qPrintable(playerText()));
    QVERIFY2(!playerText().contains("25.0"), qPrintable(playerText()));
}

void PeopleTest::linksLeadToOtherPages() {
    actionsOf(window()).goPlayers->trigger();
    QTRY_COMPARE(players().model().rowCount(), 4);
    choose(players(), "Konate, Awa");
    QTRY_VERIFY(playerText().startsWith("Konate, Awa"));
    auto& page = part<QTextBrowser>(players());
    emit page.anchorClicked(QUrl("person:0#Smit, P"));
    QTRY_VERIFY(playerText().startsWith("Smit, P"));
    QCOMPARE(players().list().currentIndex().siblingAtColumn(0).data().toString(),
             QString("Smit, P"));
    part<QToolButton>(players(), "playersBack").click();
    QTRY_VERIFY(playerText().startsWith("Konate, Awa"));
    emit page.anchorClicked(QUrl("event:0#Club 2024"));
    QTRY_VERIFY(eventText().startsWith("Club 2024"));
    QVERIFY(part<EventsPage>(window()).isVisible());
    emit page.anchorClicked(QUrl("person:0#Nobody"));
    QTRY_VERIFY(playerText().contains("No game in this database"));
}

void PeopleTest::anEventHasACrosstableWhoseGamesOpen() {
    actionsOf(window()).goEvents->trigger();
    QTRY_COMPARE(events().model().rowCount(), 1);
    choose(events(), "Club 2024");
    QTRY_VERIFY(eventText().contains("Buchholz"));
    auto& page = part<QTextBrowser>(events());
    QVERIFY(page.toHtml().contains("href=\"game:2"));
    emit page.anchorClicked(QUrl("game:2"));
    QTRY_COMPARE(controllerOf(window()).openedGame(), std::optional(db::GameId{2}));
    QVERIFY(boardOf(window()).isVisible());
}

void PeopleTest::drag(const QString& name, const QString& onto, bool agree) {
    SheetModel& model = players().model();
    const QStringList names = firstColumn(players());
    const QModelIndex from = model.index(static_cast<int>(names.indexOf(name)), 0);
    const QModelIndex to = model.index(static_cast<int>(names.indexOf(onto)), 0);
    bool asked = false;
    QTimer answer;
    connect(&answer, &QTimer::timeout, this, [&] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (box == nullptr)
            return;
        asked = true;
        QVERIFY(box->text().contains(name) && box->text().contains(onto));
        (agree ? static_cast<QAbstractButton*>(box->defaultButton())
               : box->button(QMessageBox::Cancel))
            ->click();
    });
    answer.start(20);
    const std::unique_ptr<QMimeData> data(model.mimeData({from}));
    QVERIFY(model.dropMimeData(data.get(), Qt::MoveAction, -1, -1, to));
    QTRY_VERIFY(asked);
}

void PeopleTest::draggedNamesAreMergedOnceThatIsConfirmed() {
    actionsOf(window()).goPlayers->trigger();
    QTRY_COMPARE(players().model().rowCount(), 4);
    drag("Janssen, F", "Jansen, Floris", true);
    QTRY_COMPARE(players().model().rowCount(), 3);
    QVERIFY(firstColumn(players()).contains("Jansen, Floris"));
    choose(players(), "Jansen, Floris");
    QTRY_VERIFY(playerText().contains("Janssen, F"));
    QCOMPARE(firstColumn(players()).size(), 3);
    buttonOf(players(), "undoNames").click();
    QTRY_COMPARE(players().model().rowCount(), 4);
}

// Also one that the filtered list does not have.
void PeopleTest::aNameToMergeIsTyped() {
    actionsOf(window()).goPlayers->trigger();
    QTRY_COMPARE(players().model().rowCount(), 4);
    players().setFilter("floris");
    QTRY_COMPARE(players().model().rowCount(), 1);
    choose(players(), "Jansen, Floris");
    auto& merge = buttonOf(part<PlayersPage>(window()), "mergeWith");
    QTRY_VERIFY(merge.isEnabled());
    whenDialogOpens<QInputDialog>(window(), [this](QInputDialog& dialog) {
        auto& name = part<QLineEdit>(dialog);
        const auto* agree = part<QDialogButtonBox>(dialog).button(QDialogButtonBox::Ok);
        name.setText("janss");
        QVERIFY(!agree->isEnabled());
        name.completer()->setCompletionPrefix("janss");
        QCOMPARE(name.completer()->currentCompletion(), QString("Janssen, F"));
        name.setText("janssen, f"); // as the completer, in capitals or not
        QVERIFY(agree->isEnabled());
        whenDialogOpens<QMessageBox>(window(),
                                     [](QMessageBox& box) { box.defaultButton()->click(); });
        dialog.accept();
    });
    merge.click();
    QTRY_VERIFY(playerText().contains("Janssen, F"));
}

void PeopleTest::nothingIsMergedWithoutConsent() {
    actionsOf(window()).goPlayers->trigger();
    QTRY_COMPARE(players().model().rowCount(), 4);
    drag("Janssen, F", "Jansen, Floris", false);
    QSignalSpy listed(&players().model(), &QAbstractItemModel::modelReset);
    players().refresh();
    QVERIFY(listed.wait());
    QCOMPARE(players().model().rowCount(), 4);
    QSignalSpy reports(&part<PlayersPage>(window()), &PlayersPage::reported);
    buttonOf(players(), "undoNames").click();
    QTRY_COMPARE(reports.size(), 1);
    QVERIFY(reports[0][0].toString().contains("no decision"));
}

void PeopleTest::namesBesideTheBoardLeadToTheirPages() {
    QVERIFY(controllerOf(window()).open(db::GameId{1}));
    actionsOf(window()).goStudy->trigger();
    emit boardOf(window()).playerClicked("Jansen, Floris");
    QTRY_VERIFY(playerText().startsWith("Jansen, Floris"));
    emit gamesOf(window()).eventWanted("Club 2024", db::GameId{1});
    QTRY_VERIFY(eventText().startsWith("Club 2024"));
    emit gamesOf(window()).playerWanted("Smit, P");
    QTRY_VERIFY(playerText().startsWith("Smit, P"));
}

void PeopleTest::numbersAreSortedByTheirValues() {
    const auto number = [](const char* title) {
        return pages::Column{title, pages::Column::Align::right};
    };
    SheetModel model;
    model.setTable({"", {{"name"}, number("games")}, {{"a", 9}, {"b", 100}, {"c", pages::Cell()}}});
    model.sort(1, Qt::DescendingOrder);
    QCOMPARE(model.index(0, 0).data().toString(), QString("b"));
    QCOMPARE(model.index(2, 0).data().toString(), QString("c"));
    model.sort(1, Qt::AscendingOrder);
    QCOMPARE(model.index(0, 0).data().toString(), QString("a"));
    QCOMPARE(model.index(2, 0).data().toString(), QString("c"));
    QCOMPARE(model.placeOf(1), std::size_t(1));
}

void PeopleTest::sortingKeepsWhoIsSelected() {
    actionsOf(window()).goPlayers->trigger();
    QTRY_COMPARE(players().model().rowCount(), 4);
    for (const QString& name : firstColumn(players())) {
        choose(players(), name);
        for (const Qt::SortOrder order : {Qt::DescendingOrder, Qt::AscendingOrder}) {
            players().list().sortByColumn(0, order);
            const auto selected = players().selected();
            QCOMPARE(selected.size(), std::size_t(1));
            QCOMPARE(players().targetAt(selected.front()).name, name);
            const QModelIndexList rows = players().list().selectionModel()->selectedRows();
            QCOMPARE(rows.size(), 1);
            QCOMPARE(rows.front().data().toString(), name);
        }
    }
}

void PeopleTest::anotherStoreHasNothingOfTheListBefore() {
    actionsOf(window()).goPlayers->trigger();
    QTRY_COMPARE(players().model().rowCount(), 4);
    const int columns = players().model().columnCount();
    players().list().selectAll();
    QVERIFY(buttonOf(players(), "mergeNames").isEnabled());
    players().refresh();    // its list comes later
    players().setStore({}); // at once
    QCOMPARE(players().model().rowCount(), 0);
    QCOMPARE(players().model().columnCount(), columns);
    QVERIFY(players().selected().empty());
    QVERIFY(!buttonOf(players(), "mergeNames").isEnabled());
    QVERIFY(part<QTextBrowser>(players()).accessibleName().startsWith("No players yet"));
    // Others are listed since, more than once.
    const QSignalSpy listed(&events().model(), &QAbstractItemModel::modelReset);
    actionsOf(window()).goEvents->trigger();
    for (int lists = 1; lists <= 3; ++lists) {
        events().refresh();
        QTRY_VERIFY(listed.count() >= lists);
    }
    QCOMPARE(players().model().rowCount(), 0);
}

void PeopleTest::aRowIsDroppedAsThePersonThatWasDragged() {
    SheetModel model;
    model.setMergeable(true);
    const auto list = [](std::vector<pages::Cells> rows) {
        return pages::SheetTable{"", {{"name"}}, std::move(rows)};
    };
    model.setTable(list({{"a"}, {"b"}, {"c"}}), {7, 8, 9});
    QSignalSpy drops(&model, &SheetModel::droppedOn);
    const std::unique_ptr<QMimeData> data(model.mimeData({model.index(1, 0)}));
    const auto drop = [&](int row) {
        return model.dropMimeData(data.get(), Qt::MoveAction, -1, -1, model.index(row, 0));
    };
    QVERIFY(!drop(1));
    model.setTable(list({{"b"}, {"c"}}), {8, 9});
    QVERIFY(!drop(0));
    QVERIFY(drop(1));
    QCOMPARE(drops.size(), 1);
    QCOMPARE(drops[0][0].value<std::size_t>(), std::size_t(0));
    model.setTable(list({{"a"}, {"c"}}), {7, 9});
    QVERIFY(!drop(0));
    model.setTable(list({{"x"}, {"c"}}), {8, 9}); // the same id in another store
    QVERIFY(!drop(1));
    QCOMPARE(drops.size(), 1);
}

void PeopleTest::theQuestionIsAboutThosePersonsThoughTheListIsShorter() {
    actionsOf(window()).goPlayers->trigger();
    QTRY_COMPARE(players().model().rowCount(), 4);
    SheetModel& model = players().model();
    const QStringList names = firstColumn(players());
    QString question;
    QTimer answer;
    connect(&answer, &QTimer::timeout, this, [&] {
        if (auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget())) {
            question = box->text();
            box->button(QMessageBox::Cancel)->click();
        }
    });
    answer.start(20);
    const std::unique_ptr<QMimeData> data(model.mimeData({model.index(2, 0)}));
    QVERIFY(model.dropMimeData(data.get(), Qt::MoveAction, -1, -1, model.index(3, 0)));
    players().setStore({}); // lists nobody before the question
    QTRY_VERIFY(!question.isEmpty());
    QVERIFY(question.contains(names[2]) && question.contains(names[3]));

    players().setStore(sample_->store());
    QTRY_COMPARE(players().model().rowCount(), 4);
    question.clear();
    const std::unique_ptr<QMimeData> again(model.mimeData({model.index(2, 0)}));
    QVERIFY(model.dropMimeData(again.get(), Qt::MoveAction, -1, -1, model.index(3, 0)));
    part<PlayersPage>(window()).setStore({});
    QApplication::processEvents(); // it is asked in a posted event
    QVERIFY2(question.isEmpty(), "persons of another store");
}

// A small change must not look like a large one.
void PeopleTest::equalRatingsHaveAnAxisAroundThem() {
    const RatingAxis axis = ratingAxis(2110, 2110);
    QVERIFY(axis.high - axis.low >= 100);
    QVERIFY(axis.low < 2110 && 2110 < axis.high);
    QCOMPARE(axis.low % axis.step, 0);
    const RatingAxis wide = ratingAxis(1500, 2400);
    QVERIFY(wide.low <= 1500 && 2400 <= wide.high);
    QVERIFY((wide.high - wide.low) / wide.step <= 6);
}

// "2 46.5" would be read as one number.
void PeopleTest::numbersSideBySideStandApart() {
    const auto number = [](const char* title) {
        return pages::Column{title, pages::Column::Align::right};
    };
    const pages::SheetTable table{
        "", {number("#"), number("Lost"), number("S-B")}, {{"1", "2", "46.5"}}};
    QTextDocument page;
    page.setHtml(tableText(table, QPalette()));
    const auto place = [&page](const QString& text) {
        return page.documentLayout()->blockBoundingRect(page.find(text).block());
    };
    constexpr double apart = 12; // pixels
    QVERIFY(place("46.5").left() - place("2").right() >= apart);
}

namespace {

// Whether a column is seen whole, its title too.
bool isSeen(Directory& directory, const QString& title) {
    const QTableView& list = directory.list();
    const QHeaderView& header = *list.horizontalHeader();
    for (int i = 0; i < header.count(); ++i)
        if (directory.model().headerData(i, Qt::Horizontal, Qt::DisplayRole).toString() == title)
            return header.sectionSize(i) >= header.sectionSizeHint(i) &&
                   header.sectionViewportPosition(i) >= 0 &&
                   header.sectionViewportPosition(i) + header.sectionSize(i) <=
                       list.viewport()->width();
    return false;
}

} // namespace

void PeopleTest::theNumberOfGamesIsReadWithoutScrolling() {
    for (const int width : {1366, 1000}) {
        window().resize(width, 700);
        actionsOf(window()).goPlayers->trigger();
        QTRY_COMPARE(players().model().rowCount(), 4);
        QTRY_VERIFY(isSeen(players(), "Games"));
        QTRY_VERIFY(isSeen(players(), "Player"));
        actionsOf(window()).goEvents->trigger();
        QTRY_COMPARE(events().model().rowCount(), 1);
        QTRY_VERIFY(isSeen(events(), "Games"));
    }
}

namespace {
const NamedTest<PeopleTest> registeredPeopleTest("people");
}

} // namespace damscope::gui::testing

#include "people_test.moc"
