// SPDX-License-Identifier: GPL-3.0-or-later
// The search panel, on a store made from the samples.
#include "db/ingest/import.hpp"
#include "db/search/lists/collections.hpp"
#include "db/search/lists/filter.hpp"
#include "db/search/lists/filter_text.hpp"
#include "db/search/structures/structures.hpp"
#include "db/store/games.hpp"
#include "db/store/store.hpp"
#include "gui/base/text.hpp"
#include "gui/game/game_document.hpp"
#include "gui/search/pattern_board.hpp"
#include "gui/search/query_editors.hpp"
#include "gui/search/query_meaning.hpp"
#include "gui/search/query_words.hpp"
#include "gui/search/search_panel.hpp"
#include "rules/moves/generate.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"
#include "tests/gui/named_test.hpp"
#include "tests/gui/widgets.hpp"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QFontMetrics>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <memory>
#include <set>
#include <utility>

namespace damscope::gui::testing {

using rules::Variant;

class SearchTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();

    void thePatternBecomesAQuery();
    void aSquareTakesSeveralOfALayerThatAllowsIt();
    void thePatternIsSetUpByKeys();
    void theBoardFollowsTheQuery();
    void theBrushesFollowTheTheme();
    void numbersAndSideBecomeAQuery();
    void movesBecomeAQuery();
    void theCurrentPositionIsFound();
    void everyHitHoldsAtItsPly();
    void aChosenHitNamesItsPlace();
    void theBoardShowsTheSelectedHit();
    void theBoardNamesThePlayersOfTheHit();
    void theBoardShowsHitsOfAnotherVariant();
    void theBoardFollowsThePointer();
    void theGamesOfTheHitsAreExportedAndListed();
    void theGamesOfTheHitsAreCollected();
    void bothNamesOfAHitAreSeen();
    void errorsPointAtTheirPlace();
    void anErrorIsReadBelowTheQuery();
    void theTextCanBeWritten();
    void onlyTheListedGames();
    void aSearchCanBeCancelled();
    void theFocusStaysOnTheButton();
    void theCommandCanBeCopied();
    void theQueryIsSaidInWords();
    void thePositionOfAQueryDoesNotWidenThePage();
    void aLongMeaningTakesTheRoomThereIs();
    void theWordsOfQueriesAreExplained();
    void aNameIsPutIntoTheQueryByItsPicture();
    void eachEndingHasAPicture();
    void theCircleExplainsItself();
    void anotherVariantEmptiesTheBoard();
    void theModelHoldsToTheRules();

private:
    void settle();
    void find(const QString& text);
    [[nodiscard]] QString query() const { return textOf(*panel_).toPlainText(); }
    void press(int number, Qt::MouseButton button = Qt::LeftButton);
    void useBrush(const QString& name);
    void useLayer(const QString& name);

    QTemporaryDir folder_;
    std::filesystem::path store_;
    std::unique_ptr<GameDocument> document_;
    std::unique_ptr<SearchPanel> panel_;
};

void SearchTest::initTestCase() {
    store_ = folder_.filePath("games.db").toStdString();
    db::Store store(store_, db::Store::Access::write);
    const std::vector<std::string> paths{"samples/international.pdn", "samples/russian.pdn"};
    (void)db::importSources(store, paths);
}

void SearchTest::init() {
    panel_.reset();
    document_ = std::make_unique<GameDocument>();
    panel_ = std::make_unique<SearchPanel>(*document_);
    panel_->resize(480, 760);
    panel_->show();
    panel_->setStore(store_);
}

void SearchTest::settle() {
    QTRY_VERIFY_WITH_TIMEOUT(!panel_->isBusy(), 30000);
}

void SearchTest::find(const QString& text) {
    textOf(*panel_).setPlainText(text);
    panel_->search();
    settle();
}

void SearchTest::press(int number, Qt::MouseButton button) {
    PatternBoard& board = sketchOf(*panel_).board();
    const auto square = rules::rules(Variant::international).square(number);
    QTest::mouseClick(&board, button, {}, board.geometryNow().centre(*square).toPoint());
}

void SearchTest::useBrush(const QString& name) {
    for (auto* button : panel_->findChildren<QToolButton*>())
        if (button->accessibleName() == name)
            return button->click();
    QFAIL(qPrintable(name));
}

void SearchTest::useLayer(const QString& name) {
    for (auto* button : panel_->findChildren<QRadioButton*>())
        if (button->text() == name)
            return button->click();
    QFAIL(qPrintable(name));
}

void SearchTest::thePatternBecomesAQuery() {
    press(27);
    press(28);
    useBrush("Black king");
    press(18);
    QCOMPARE(query(), QString("black king on 18 and white men on 27 28"));
    useLayer("Excluded");
    useBrush("Black man");
    press(9);
    QCOMPARE(query(), QString("black king on 18 and white men on 27 28 and not black man on 9"));
    press(18, Qt::RightButton);
    QCOMPARE(query(), QString("white men on 27 28 and not black man on 9"));
    press(9); // once more takes it away
    QCOMPARE(query(), QString("white men on 27 28"));
}

void SearchTest::aSquareTakesSeveralOfALayerThatAllowsIt() {
    useLayer("One of these");
    press(27);
    useBrush("Empty square");
    press(27);
    useBrush("White man");
    press(32);
    QCOMPARE(query(), QString("(white man/empty on 27 or white man on 32)"));
    useLayer("Required");
    useBrush("Black man");
    press(27); // the other layer gives way
    QCOMPARE(query(), QString("black man on 27 and white man on 32"));
}

void SearchTest::thePatternIsSetUpByKeys() {
    PatternBoard& board = sketchOf(*panel_).board();
    board.setFocus();
    QTest::keyClick(&board, Qt::Key_Space);
    QTest::keyClick(&board, Qt::Key_Right);
    useBrush("Black man");
    board.setFocus();
    QTest::keyClick(&board, Qt::Key_Space);
    QVERIFY(query().contains("black man on 2"));
    QVERIFY(board.accessibleDescription().contains("2"));
    QVERIFY(board.accessibleDescription().contains("Black man"));
    QTest::keyClick(&board, Qt::Key_Delete);
    QVERIFY(!query().contains("black"));
}

void SearchTest::theBoardFollowsTheQuery() {
    const auto& rules = rules::rules(Variant::international);
    const auto on = [&](int number) {
        return sketchOf(*panel_).board().describe(*rules.square(number));
    };
    textOf(*panel_).setPlainText("white king on 1 and not black man on any of 7 8 and "
                                 "black men >= 3 and black to move");
    QCOMPARE(on(1), QString("1: must be: White king"));
    QCOMPARE(on(8), QString("8: must not be: Black man"));
    QCOMPARE(sketchOf(*panel_).sketch().numbers.size(), std::size_t(1));
    QVERIFY(sketchOf(*panel_).sketch().toMove == rules::Color::black);
    QVERIFY(query().endsWith("black to move"));    // what was typed stays as it is
    textOf(*panel_).setPlainText("white king on"); // not yet a query
    QCOMPARE(on(1), QString("1: must be: White king"));
    textOf(*panel_).setPlainText("white king on 1 then black captures");
    QCOMPARE(on(1), QString("1: anything"));
    QCOMPARE(messageText(*panel_), QString("The board above cannot show this query."));
    textOf(*panel_).clear();
    QCOMPARE(messageText(*panel_), QString());
}

void SearchTest::theBrushesFollowTheTheme() {
    const auto corner = [this] {
        for (auto* button : panel_->findChildren<QToolButton*>())
            if (button->accessibleName() == "White man")
                return button->icon().pixmap(button->iconSize()).toImage().pixelColor(0, 0);
        return QColor();
    };
    for (const auto theme : {BoardThemeName::wood, BoardThemeName::slate}) {
        panel_->setLook({theme, PieceSet::turned});
        QCOMPARE(corner(), boardTheme(theme).dark);
    }
}

void SearchTest::numbersAndSideBecomeAQuery() {
    sketchOf(*panel_).setCurrentIndex(1);
    const auto box = [this](const QString& name) {
        for (auto* b : panel_->findChildren<QSpinBox*>())
            if (b->accessibleName() == name)
                return b;
        return static_cast<QSpinBox*>(nullptr);
    };
    box("White kings, at least")->setValue(1);
    box("All pieces, at most")->setValue(8);
    for (auto* b : panel_->findChildren<QComboBox*>())
        if (b->accessibleName() == "Side to move")
            b->setCurrentIndex(2);
    QCOMPARE(query(), QString("black to move and white kings >= 1 and pieces <= 8"));
    find(query());
    QVERIFY(hitsOf(*panel_).rowCount() > 0);
}

void SearchTest::movesBecomeAQuery() {
    sketchOf(*panel_).setCurrentIndex(2);
    for (auto* button : panel_->findChildren<QPushButton*>())
        if (button->text() == "Add a move") {
            button->click();
            button->click();
        }
    const auto rows = panel_->findChildren<MoveRow*>();
    QCOMPARE(rows.size(), 2);
    const auto choose = [](MoveRow* row, const QString& box, int index) {
        for (auto* b : row->findChildren<QComboBox*>())
            if (b->accessibleName() == box)
                b->setCurrentIndex(index);
    };
    choose(rows[0], "Who moves", 1);
    choose(rows[0], "What it does", 3);
    choose(rows[1], "How long after", 1);
    choose(rows[1], "Who moves", 1);
    choose(rows[1], "What it does", 2);
    for (auto* line : rows[1]->findChildren<QLineEdit*>())
        if (line->accessibleName() == "To squares")
            line->setText("4, 5 77");
    QCOMPARE(query(), QString("white gives\nthen within 4 plies white captures to 4 5"));
    for (auto* button : rows[0]->findChildren<QToolButton*>())
        button->click();
    QCOMPARE(query(), QString("white captures to 4 5"));
}

void SearchTest::theCurrentPositionIsFound() {
    db::Store store(store_, db::Store::Access::read);
    const auto id = db::findGames(store, {}).front();
    document_->open(db::loadGame(store, id).value());
    for (int i = 0; i < 30; ++i)
        document_->goNext();
    panel_->searchPosition();
    settle();
    QCOMPARE(hitsOf(*panel_).rowCount(), 1);
    QVERIFY(hitsOf(*panel_).hit(0).game == id);
    QCOMPARE(hitsOf(*panel_).hit(0).ply, 30);
    // The number that stands before the next move, as the game is written.
    QVERIFY(hitsOf(*panel_).index(0, HitModel::move).data().toString().startsWith("16. "));
}

void SearchTest::everyHitHoldsAtItsPly() {
    find("white king on any of 1 2 3 4 5");
    QVERIFY(hitsOf(*panel_).rowCount() > 0);
    db::Store store(store_, db::Store::Access::read);
    for (int row = 0; row < hitsOf(*panel_).rowCount(); ++row) {
        const auto& hit = hitsOf(*panel_).hit(row);
        const rules::Game game = db::loadGame(store, hit.game).value();
        const auto line = game.mainLine();
        const auto position = game.position(
            hit.ply == 0 ? rules::rootNode : line[static_cast<std::size_t>(hit.ply) - 1]);
        bool stands = false;
        for (const rules::Square s : position->kings(rules::Color::white))
            stands = stands || position->rules().board.rowOf(s) == 0;
        QVERIFY(stands);
        const QString players = hitsOf(*panel_).index(row, HitModel::players).data().toString();
        const QString white = knownText(game.tag("White"));
        const QString black = knownText(game.tag("Black"));
        if (!white.isEmpty() && !black.isEmpty())
            QCOMPARE(players, QString("%1 – %2").arg(white, black));
        const QString date = qtText(game.tag("Date"));
        if (date.startsWith("20"))
            QCOMPARE(hitsOf(*panel_).index(row, HitModel::year).data().toString(), date.left(4));
    }
}

void SearchTest::aChosenHitNamesItsPlace() {
    find("black king on any of 46 47 48 49 50");
    QVERIFY(hitsOf(*panel_).rowCount() > 0);
    QSignalSpy chosen(&panel_->found(), &HitList::placeChosen);
    emit tableOf(*panel_).activated(hitsOf(*panel_).index(0, 2));
    QCOMPARE(chosen.count(), 1);
    const auto hit = chosen.at(0).at(0).value<db::query::Hit>();
    QVERIFY(hit.game == hitsOf(*panel_).hit(0).game);
    QCOMPARE(hit.ply, hitsOf(*panel_).hit(0).ply);
}

// The open game and what was not saved of it stay as they are.
void SearchTest::theBoardShowsTheSelectedHit() {
    GameHeader header;
    header.tags = {rules::Tag{"Event", "Club evening"}};
    document_->setHeader(header);
    const auto before = document_->position();
    find("white captures at least 2");
    QVERIFY(hitsOf(*panel_).rowCount() > 0);
    const auto& hit = hitsOf(*panel_).hit(0);
    db::Store store(store_, db::Store::Access::read);
    const rules::Game game = db::loadGame(store, hit.game).value();
    const auto line = game.mainLine();
    const auto played = line.at(static_cast<std::size_t>(hit.ply));
    QSignalSpy arrows(panel_.get(), &SearchPanel::arrowsWanted);
    tableOf(*panel_).setCurrentIndex(hitsOf(*panel_).index(0, HitModel::move));
    QTRY_COMPARE(arrows.count(), 1);
    QVERIFY(document_->position() == game.position(game.node(played).parent));
    const auto shown = arrows.at(0).at(0).value<std::vector<MoveArrow>>();
    QCOMPARE(shown.size(), std::size_t(1));
    QVERIFY(shown.front().squares.front() == game.node(played).move.from);
    QVERIFY(document_->game().tag("Event") == "Club evening");
    QVERIFY(document_->isChanged());
    document_->endExploring();
    QVERIFY(document_->position() == before);
}

// And of a position of no single game nobody.
void SearchTest::theBoardNamesThePlayersOfTheHit() {
    GameHeader header;
    header.tags = {{"White", "Open, A"}, {"Black", "Open, B"}, {"WhiteRating", "1999"}};
    document_->setHeader(header);
    const BoardPanel board(*document_);
    const auto players = [&board] {
        std::set<QString> names;
        for (const auto* strip : board.findChildren<PlayerStrip*>())
            names.insert(strip->player().name + strip->player().rating);
        return names;
    };
    const std::set<QString> own{"Open, A1999", "Open, B"};
    QVERIFY(players() == own);
    find("white captures at least 2");
    db::Store store(store_, db::Store::Access::read);
    const rules::Game game = db::loadGame(store, hitsOf(*panel_).hit(0).game).value();
    std::set<QString> others;
    for (const auto& [name, rating] :
         {std::pair("White", "WhiteRating"), std::pair("Black", "BlackRating")})
        others.insert(knownText(game.tag(name)) + knownText(game.tag(rating)));
    tableOf(*panel_).setCurrentIndex(hitsOf(*panel_).index(0, HitModel::move));
    QTRY_VERIFY(players() == others);
    document_->explore({document_->current(), document_->position(), {}});
    QVERIFY(players() == (std::set<QString>{"White", "Black"}));
    document_->endExploring();
    QVERIFY(players() == own);
}

// A bookmark can be a search in another variant than that of the open game.
void SearchTest::theBoardShowsHitsOfAnotherVariant() {
    QCOMPARE(document_->game().variant(), Variant::international);
    panel_->open({{}, db::BookmarkKind::search, Variant::russian, "white man on d4", {}, {}});
    settle();
    QVERIFY(hitsOf(*panel_).rowCount() > 0);
    QSignalSpy arrows(panel_.get(), &SearchPanel::arrowsWanted);
    tableOf(*panel_).setCurrentIndex(hitsOf(*panel_).index(0, HitModel::move));
    QTRY_COMPARE(arrows.count(), 1);
    QCOMPARE(document_->position()->variant(), Variant::russian);
    const auto square = rules::squareNamed(rules::rules(Variant::russian), "d4");
    QVERIFY(document_->position()->men(rules::Color::white).contains(*square));
    document_->endExploring();
    QCOMPARE(document_->position()->variant(), Variant::international);
}

void SearchTest::theBoardFollowsThePointer() {
    find("white captures at least 2");
    QVERIFY(hitsOf(*panel_).rowCount() > 2);
    db::Store store(store_, db::Store::Access::read);
    const auto positionOf = [&](int row) {
        const auto& hit = hitsOf(*panel_).hit(row);
        const rules::Game game = db::loadGame(store, hit.game).value();
        return game.position(db::query::placeOf(game, hit));
    };
    const auto start = document_->position();
    QTableView& table = tableOf(*panel_);
    const auto point = [&](int row) { emit table.entered(hitsOf(*panel_).index(row, 0)); };
    const auto leave = [&] {
        QEvent event(QEvent::Leave);
        QApplication::sendEvent(table.viewport(), &event);
    };
    point(1);
    QTRY_VERIFY(document_->position() == positionOf(1));
    leave(); // none is selected: back to the game
    QTRY_VERIFY(document_->position() == start);
    table.setCurrentIndex(hitsOf(*panel_).index(0, HitModel::move));
    QTRY_VERIFY(document_->position() == positionOf(0));
    point(2);
    QTRY_VERIFY(document_->position() == positionOf(2));
    leave();
    QTRY_VERIFY(document_->position() == positionOf(0));
    // What the user has gone on to stays.
    point(1);
    QTRY_VERIFY(document_->position() == positionOf(1));
    document_->play(*rules::legalMoves(*positionOf(1)).begin());
    const auto played = document_->position();
    point(2);
    leave();
    settle();
    QVERIFY(document_->position() == played);
}

void SearchTest::theGamesOfTheHitsAreExportedAndListed() {
    HitList& found = panel_->found();
    for (const char* name : {"collectHits", "exportHits", "listHits"})
        QVERIFY(!buttonOf(found, name).isEnabled()); // nothing was found yet
    find("white won and at the end");
    const std::vector<db::GameId> games = hitsOf(*panel_).games();
    QVERIFY(!games.empty());
    QSignalSpy exported(&found, &HitList::exportWanted);
    buttonOf(found, "exportHits").click();
    QCOMPARE(exported.count(), 1);
    QVERIFY(exported.at(0).at(0).value<std::vector<db::GameId>>() == games);
    QSignalSpy listed(panel_.get(), &SearchPanel::listWanted);
    const auto listedText = [&] {
        listed.clear();
        buttonOf(found, "listHits").click();
        return listed.count() == 1 ? listed.at(0).at(0).toString() : QString();
    };
    QCOMPARE(listedText(), QString("where white won and at the end"));
    // The games among which was searched, and what the list cannot say: the numbers.
    panel_->setListed({{{.result = rules::GameResult::whiteWins}}});
    onlyListedOf(*panel_).setChecked(true);
    find("at the end");
    QCOMPARE(listedText(), QString("result:white where at the end"));
    onlyListedOf(*panel_).setChecked(false);
    variationsOf(*panel_).setChecked(true);
    find("white won and at the end");
    const auto filter = db::readFilter(listedText().toStdString(), db::NameCatalogue());
    QVERIFY(filter.hasValue());
    db::Store store(store_, db::Store::Access::read);
    QVERIFY(db::findGames(store, *filter) == hitsOf(*panel_).games());
    QSignalSpy saved(&found, &HitList::saveWanted);
    buttonOf(found, "saveSearch").click();
    QCOMPARE(saved.count(), 1);
}

void SearchTest::theGamesOfTheHitsAreCollected() {
    HitList& found = panel_->found();
    {
        db::Store store(store_, db::Store::Access::write);
        QVERIFY(db::createCollection(store, "Won games").hasValue());
    }
    find("white won and at the end");
    QMenu& menu = *buttonOf(found, "collectHits").menu();
    emit menu.aboutToShow();
    QCOMPARE(menu.actions().front()->text(), QString("Won games"));
    QSignalSpy changed(&found, &HitList::collectionsChanged);
    menu.actions().front()->trigger();
    QTRY_COMPARE(changed.count(), 1);
    db::Store store(store_, db::Store::Access::read);
    const auto collected = db::gamesIn(store, "Won games");
    QVERIFY(collected.has_value());
    QCOMPARE(collected->size(), hitsOf(*panel_).games().size());
}

void SearchTest::bothNamesOfAHitAreSeen() {
    const QFontMetrics metrics(panel_->font());
    const QStringList names{"Maggiore, Fabrice", "Ouedraogo, Dasmane"};
    const QString whole = "Maggiore, Fabrice – Ouedraogo, Dasmane";
    const QString surnames = "Maggiore – Ouedraogo";
    const auto widthOf = [&](const QString& text) { return metrics.horizontalAdvance(text); };
    QCOMPARE(pairWithin(widthOf(whole), names, metrics), whole);
    QCOMPARE(pairWithin(widthOf(whole) - 1, names, metrics), surnames);
    const int narrow = widthOf(surnames) * 2 / 3;
    const QString both = pairWithin(narrow, names, metrics);
    QVERIFY2(widthOf(both) <= narrow, qPrintable(both));
    QVERIFY2(both.startsWith("Ma") && both.section(" – ", 1).startsWith("Ou"), qPrintable(both));
    // What a short name leaves is for the other one.
    const QString uneven = pairWithin(narrow, {"Li, W.", "Ouedraogo, Dasmane"}, metrics);
    QVERIFY2(uneven.startsWith("Li – Oued"), qPrintable(uneven));
}

void SearchTest::errorsPointAtTheirPlace() {
    find("white man on 27 and black mann on 3");
    QVERIFY(!messageText(*panel_).isEmpty());
    const auto marks = textOf(*panel_).extraSelections();
    QCOMPARE(marks.size(), 1);
    QCOMPARE(marks.front().cursor.selectedText(), QString("mann"));
    find("white man on 27 and"); // behind the last word
    QCOMPARE(textOf(*panel_).extraSelections().size(), 1);
    QVERIFY(textOf(*panel_).extraSelections().front().cursor.hasSelection());
    // Signs of several bytes before it do not shift the place.
    find("white man on 27 # één steen\nand blackk man on 3");
    QCOMPARE(textOf(*panel_).extraSelections().front().cursor.selectedText(), QString("blackk"));
    textOf(*panel_).setPlainText("white man on 27");
    QCOMPARE(textOf(*panel_).extraSelections().size(), 0);
    QVERIFY(messageText(*panel_).isEmpty());
}

// In a low window, too, where the board leaves them no room.
void SearchTest::anErrorIsReadBelowTheQuery() {
    panel_->resize(320, 400);
    find("white mann on 24");
    const QPlainTextEdit& query = textOf(*panel_);
    const auto& message = part<QLabel>(*panel_, "searchMessage");
    const auto isWhole = [](const QWidget& widget) {
        return widget.visibleRegion().boundingRect() == widget.rect();
    };
    QTRY_VERIFY(isWhole(query) && isWhole(message));
    QVERIFY(query.viewport()->height() >= 3 * query.fontMetrics().lineSpacing());
    QVERIFY(message.geometry().top() > query.geometry().bottom());
}

void SearchTest::theTextCanBeWritten() {
    press(27);
    textOf(*panel_).setPlainText("white won and at the end");
    QTest::keyClick(&textOf(*panel_), Qt::Key_Return, Qt::ControlModifier);
    settle();
    QVERIFY(hitsOf(*panel_).rowCount() > 0);
    for (int row = 0; row < hitsOf(*panel_).rowCount(); ++row)
        QCOMPARE(hitsOf(*panel_).index(row, HitModel::result).data().toString(), QString("2-0"));
    textOf(*panel_).clear();
    panel_->search();
    QVERIFY(messageText(*panel_).contains("Enter what"));
}

void SearchTest::onlyTheListedGames() {
    find("white men = 20");
    const int all = hitsOf(*panel_).rowCount();
    db::Filter filter;
    filter.result = rules::GameResult::draw;
    panel_->setListed({{filter}});
    onlyListedOf(*panel_).setChecked(true);
    find("white men = 20");
    QVERIFY(hitsOf(*panel_).rowCount() > 0);
    QVERIFY(hitsOf(*panel_).rowCount() < all);
    for (int row = 0; row < hitsOf(*panel_).rowCount(); ++row)
        QCOMPARE(hitsOf(*panel_).index(row, HitModel::result).data().toString(), QString("1-1"));
}

void SearchTest::aSearchCanBeCancelled() {
    textOf(*panel_).setPlainText("white men >= 1");
    panel_->search();
    QVERIFY(panel_->isBusy());
    panel_->cancel();
    QVERIFY(!panel_->isBusy());
    QVERIFY(messageText(*panel_).contains("cancelled"));
    find("white men >= 1");
    QCOMPARE(hitsOf(*panel_).rowCount(), 45); // nothing of the cancelled one is among them
    QVERIFY(panel_->found().windowTitle().contains("45"));
    panel_->setStore(store_); // what was found was found in another one, or before an import
    QCOMPARE(panel_->found().windowTitle(), QString("Found"));
    QVERIFY(messageText(*panel_).isEmpty());
}

void SearchTest::theFocusStaysOnTheButton() {
    textOf(*panel_).setPlainText("white king on 1");
    panel_->activateWindow();
    auto& button = buttonOf(*panel_, "searchNow");
    button.setFocus();
    QTRY_VERIFY(button.hasFocus());
    QTest::keyClick(&button, Qt::Key_Space);
    if (panel_->isBusy())
        QVERIFY(buttonOf(*panel_, "cancelSearch").hasFocus());
    settle();
    QVERIFY(button.hasFocus());
    QVERIFY(QTest::qWaitFor([&] { return button.isVisible(); }, 1000));
    // From the query by Tab in the order that is seen.
    textOf(*panel_).setFocus();
    for (const char* next : {"onlyListed", "everyPlace", "variations", "searchNow"}) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget()->objectName(), QString(next));
    }
}

// As "find --explain" says it.
void SearchTest::theQueryIsSaidInWords() {
    const auto& meaning = part<QLabel>(*panel_, "queryMeaning");
    QCOMPARE(meaning.text(), QString());
    press(27);
    press(28);
    QCOMPARE(meaning.text(), QString("white man on each of 27, 28"));
    textOf(*panel_).setPlainText("white gives at least 2 men");
    QCOMPARE(meaning.text(), QString("White: moves or captures\n  men given away: at least 2"));
    textOf(*panel_).setPlainText("white man on"); // not yet a query
    QCOMPARE(meaning.text(), QString());
}

// Its squares are one long word.
void SearchTest::thePositionOfAQueryDoesNotWidenThePage() {
    const int narrow = panel_->minimumSizeHint().width();
    textOf(*panel_).setPlainText(
        "position \"" +
        qtText(rules::writeFen(rules::Position::start(rules::Variant::international))) + '"');
    QVERIFY(part<QLabel>(*panel_, "queryMeaning").text().startsWith("the position"));
    QCOMPARE(panel_->minimumSizeHint().width(), narrow);
}

void SearchTest::aLongMeaningTakesTheRoomThereIs() {
    constexpr int width = 500;
    const auto& meaning = part<QLabel>(*panel_, "queryMeaning");
    const auto& area = part<QueryMeaning>(*panel_);
    const auto& board = sketchOf(*panel_);
    QStringList parts;
    for (int men = 1; men <= 20; ++men)
        parts << QStringLiteral("white men = %1").arg(men);
    panel_->resize(width, width);
    textOf(*panel_).setPlainText(parts.join(" or "));
    QVERIFY(meaning.text().endsWith("white men: exactly 20"));
    QTRY_VERIFY(area.toolTip().endsWith("white men: exactly 20"));
    QCOMPARE(area.focusPolicy(), Qt::TabFocus); // keys scroll it
    QCOMPARE(area.accessibleName(), QString("Meaning of the query"));
    panel_->resize(width, 3 * width);
    QTRY_COMPARE(area.height(), meaning.height());
    QCOMPARE(meaning.height(), meaning.heightForWidth(meaning.width()));
    QVERIFY(area.toolTip().isEmpty());
    QCOMPARE(area.focusPolicy(), Qt::NoFocus);
    const int before = board.height();
    textOf(*panel_).setPlainText("white men = 1");
    QTRY_VERIFY(board.height() > before);
    QCOMPARE(area.height(), meaning.height());
}

// Each is shown in a query that can be asked, and is in the words that are chosen from the menu.
void SearchTest::theWordsOfQueriesAreExplained() {
    int words = 0;
    for (const QueryWords& group : queryWords())
        for (const QueryWord& word : group.words) {
            const auto query = db::query::readQuery(
                rules::Variant::international, word.example.toStdString(), db::NameCatalogue());
            QVERIFY2(query.hasValue(), qPrintable(word.example));
            for (const QString& part : word.english.split(' '))
                if (part != "X" && part != "Y")
                    QVERIFY2(word.example.contains(part.left(part.indexOf('2'))),
                             qPrintable(word.english));
            ++words;
        }
    QVERIFY(words > 40);
    QueryText& text = textOf(*panel_);
    text.clear();
    const auto choose = [this](const QString& beginning, const char* button = "queryWords") {
        QMenu& menu = *buttonOf(*panel_, button).menu();
        emit menu.aboutToShow();
        for (QAction* action : menu.findChildren<QAction*>())
            if (action->text().startsWith(beginning))
                return action->trigger();
        QFAIL(qPrintable(beginning));
    };
    choose("Fork lock", "queryStructures");
    choose("Both at the same time");
    choose("White is to move");
    QCOMPARE(text.toPlainText().trimmed(), QString("structure \"fork lock\" and white to move"));
    QVERIFY(db::query::readQuery(rules::Variant::international, text.toPlainText().toStdString(),
                                 db::NameCatalogue())
                .hasValue());
}

void SearchTest::aNameIsPutIntoTheQueryByItsPicture() {
    const auto on = [this](int number) {
        const auto square = rules::rules(Variant::international).square(number);
        return sketchOf(*panel_).board().describe(*square);
    };
    press(28);
    QMenu& menu = *buttonOf(*panel_, "queryStructures").menu();
    emit menu.aboutToShow();
    for (QAction* action : menu.actions())
        if (action->text() == "Fork lock")
            action->hover();
    QCOMPARE(on(26), QString("26: must be: White man"));
    QCOMPARE(on(22), QString("22: must be: Black man"));
    QCOMPARE(on(28), QString("28: anything"));
    emit menu.aboutToHide(); // nothing was chosen
    QCOMPARE(on(26), QString("26: anything"));
    QCOMPARE(on(28), QString("28: must be: White man"));
    for (const char* name : {"queryCombinations", "queryEndings"}) {
        QMenu& names = *buttonOf(*panel_, name).menu();
        emit names.aboutToShow();
        QVERIFY(names.actions().size() > 1);
        textOf(*panel_).clear();
        names.actions().front()->trigger();
        QVERIFY2(
            db::query::readQuery(Variant::international, query().toStdString(), db::NameCatalogue())
                .hasValue(),
            qPrintable(query()));
    }
}

void SearchTest::eachEndingHasAPicture() {
    QMenu& menu = *buttonOf(*panel_, "queryEndings").menu();
    for (const Variant variant :
         {Variant::international, Variant::russian, Variant::brazilian, Variant::english}) {
        document_->open(rules::Game(rules::Position::start(variant)));
        emit menu.aboutToShow();
        QVERIFY(menu.actions().size() > 1);
        for (QAction* action : menu.actions()) {
            action->hover();
            const rules::Rules& rules = rules::rules(variant);
            QStringList pieces;
            for (int i = 0; i < rules.board.size(); ++i) {
                const QString square = sketchOf(*panel_).board().describe(rules.board.square(i));
                if (square.contains("must be"))
                    pieces << square;
            }
            QVERIFY2(pieces.size() >= 3, qPrintable(action->text() + ": " + pieces.join(", ")));
            for (const char* side : {"White", "Black"})
                QVERIFY2(!pieces.filter(side).isEmpty(), qPrintable(action->text()));
        }
        emit menu.aboutToHide();
    }
}

void SearchTest::theCircleExplainsItself() {
    const auto& hint = part<QLabel>(*panel_, "brushHint");
    QVERIFY(!hint.text().contains("circle"));
    useBrush("Empty square");
    QVERIFY(hint.text().contains("circle") && hint.text().contains("without a piece"));
    useLayer("Excluded");
    QVERIFY(hint.text().contains("crossed"));
    useBrush("White man");
    QCOMPARE(hint.text(), QString("None of the crossed pieces is on its square."));
}

void SearchTest::theCommandCanBeCopied() {
    textOf(*panel_).setPlainText("pattern \"W27:B18\" # it's here");
    for (auto* button : panel_->findChildren<QPushButton*>())
        if (button->text() == "Copy command")
            button->click();
    const QString text = QApplication::clipboard()->text();
    QVERIFY2(text.startsWith("damscope find 'pattern \"W27:B18\" # it'\\''s here' --variant "
                             "international --db '"),
             qPrintable(text));
    QVERIFY(!text.contains("--every") && !text.contains("--player"));
    // What else was chosen, and the filter of the list where it counts.
    panel_->setListed({{{.player = "O'Dowd", .from = db::Date(1998), .withComments = true}}});
    onlyListedOf(*panel_).setChecked(true);
    variationsOf(*panel_).setChecked(true);
    QVERIFY2(
        panel_->command().contains(" --variations 'O'\\''Dowd since 1998 with comments' --db "),
        qPrintable(panel_->command()));
    panel_->setListed({{{.player = "a", .outcome = db::Outcome::lost, .shot = {.missed = true}}}});
    QVERIFY2(panel_->command().contains(" 'a lost missed' --db "), qPrintable(panel_->command()));
}

void SearchTest::anotherVariantEmptiesTheBoard() {
    press(27);
    QVERIFY(!query().isEmpty());
    document_->open(rules::Game(rules::Position::start(Variant::russian)));
    QVERIFY(query().isEmpty());
    find("white man on d4");
    QVERIFY(hitsOf(*panel_).rowCount() > 0);
    QCOMPARE(sketchOf(*panel_).board().variant(), Variant::russian);
}

void SearchTest::theModelHoldsToTheRules() {
    const QAbstractItemModelTester tester(&hitsOf(*panel_),
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    find("white men >= 1");
    find("white king on 5");
    find("nothing of the kind");
}

namespace {
const NamedTest<SearchTest> registeredSearchTest("search");
}

} // namespace damscope::gui::testing

#include "search_test.moc"
