// SPDX-License-Identifier: GPL-3.0-or-later
// The openings panel, on a store made from the samples; every game is played through as an oracle.
#include "db/ingest/import.hpp"
#include "db/store/games.hpp"
#include "db/store/store.hpp"
#include "gui/game/game_document.hpp"
#include "gui/openings/openings_panel.hpp"
#include "parser/meaning/guess.hpp"
#include "rules/text/explain.hpp"
#include "rules/text/notation.hpp"
#include "tests/gui/named_test.hpp"
#include "tests/gui/widgets.hpp"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QLabel>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <map>
#include <memory>

namespace damscope::gui::testing {

using rules::Position;
using rules::Variant;

namespace {

struct Count {
    int games = 0;
    int wins = 0;
    int draws = 0;
    int losses = 0;
};

// A game that was played on by a side.
void add(Count& c, rules::GameResult result, rules::Color side) {
    using enum rules::GameResult;
    const bool white = side == rules::Color::white;
    ++c.games;
    c.wins += result == (white ? whiteWins : blackWins) ? 1 : 0;
    c.losses += result == (white ? blackWins : whiteWins) ? 1 : 0;
    c.draws += result == draw ? 1 : 0;
}

// What the games played where they had a position first.
std::map<std::string, Count> played(const std::vector<rules::Game>& games, const Position& at) {
    std::map<std::string, Count> counts;
    for (const rules::Game& game : games) {
        Position before = game.start();
        for (const rules::NodeId id : game.mainLine()) {
            const auto after = game.position(id);
            if (!after || game.node(id).step != rules::Step::move)
                break;
            if (before == at) {
                add(counts[rules::moveText(before, game.node(id).move)], game.result, at.toMove());
                break;
            }
            before = *after;
        }
    }
    return counts;
}

} // namespace

class OpeningsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();

    void countsWhatTheGamesPlayed();
    void theModelsHoldToTheRules();
    void aClickExploresTheMove();
    void returnExploresTheMove();
    void onlyTheListedGames();
    void onlyTheLastPositionIsShown();
    void nothingIsCountedWhileHidden();
    void lastMovesLeadBack();
    void movesReachedOtherwiseAreDistinguished();
    void theOpeningIsThatOfTheWayHere();
    void aMissingStoreIsReported();

private:
    void settle();
    [[nodiscard]] QString cell(int row, int column) const;
    void compareWithGames();
    /// The panel shows a store of two games.
    void makeStore(const std::string& first, const std::string& second);
    void openAtEnd(const std::string& moves);

    QTemporaryDir folder_;
    int stores_ = 0;
    std::filesystem::path store_;
    std::vector<rules::Game> games_;
    std::unique_ptr<GameDocument> document_;
    std::unique_ptr<OpeningsPanel> panel_;
};

void OpeningsTest::initTestCase() {
    store_ = folder_.filePath("games.db").toStdString();
    db::Store store(store_, db::Store::Access::write);
    const std::vector<std::string> paths{"samples/international.pdn", "samples/annotated.pdn",
                                         "samples/english.pdn"};
    (void)db::importSources(store, paths);
    for (const db::GameId id : db::findGames(store, {}))
        if (auto game = db::loadGame(store, id).value(); game.variant() == Variant::international)
            games_.push_back(std::move(game));
    QVERIFY(games_.size() > 40);
}

void OpeningsTest::init() {
    panel_.reset();
    document_ = std::make_unique<GameDocument>();
    panel_ = std::make_unique<OpeningsPanel>(*document_);
    panel_->resize(700, 500);
    panel_->show();
    panel_->setStore(store_);
    settle();
}

void OpeningsTest::settle() {
    QTRY_VERIFY_WITH_TIMEOUT(!panel_->isBusy(), 20000);
}

QString OpeningsTest::cell(int row, int column) const {
    return movesOf(*panel_).index(row, column).data().toString();
}

void OpeningsTest::compareWithGames() {
    const auto expected = played(games_, *document_->position());
    std::size_t seen = 0;
    for (int row = 0; row < movesOf(*panel_).rowCount(); ++row) {
        if (cell(row, OpeningModel::games).startsWith('('))
            continue;
        const auto found = expected.find(cell(row, OpeningModel::move).toStdString());
        QVERIFY(found != expected.end());
        const Count& c = found->second;
        QCOMPARE(cell(row, OpeningModel::games), QString::number(c.games));
        QCOMPARE(cell(row, OpeningModel::bar),
                 QString("%1 / %2 / %3").arg(c.wins).arg(c.draws).arg(c.losses));
        ++seen;
    }
    QCOMPARE(seen, expected.size());
}

void OpeningsTest::countsWhatTheGamesPlayed() {
    document_->open(games_.front());
    for (int ply = 0; ply < 12; ++ply) {
        settle();
        compareWithGames();
        document_->goNext();
    }
}

void OpeningsTest::theModelsHoldToTheRules() {
    const QAbstractItemModelTester moves(&movesOf(*panel_),
                                         QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QAbstractItemModelTester arrivals(&arrivalsOf(*panel_),
                                            QAbstractItemModelTester::FailureReportingMode::QtTest);
    document_->open(games_.front());
    for (int ply = 0; ply < 6; ++ply) {
        settle();
        document_->goNext();
    }
    settle();
}

void OpeningsTest::aClickExploresTheMove() {
    const QString text = cell(1, OpeningModel::move);
    const QModelIndex second = movesOf(*panel_).index(1, 0);
    QTest::mouseClick(moveTableOf(*panel_).viewport(), Qt::LeftButton, {},
                      moveTableOf(*panel_).visualRect(second).center());
    QCOMPARE(document_->explored().size(), std::size_t(1));
    QCOMPARE(QString::fromStdString(rules::shortText(document_->game().start().rules(),
                                                     document_->explored().front())),
             text);
    QVERIFY(!document_->isChanged());
    QCOMPARE(document_->game().nodeCount(), std::size_t(1));
    settle();
    compareWithGames();
}

void OpeningsTest::returnExploresTheMove() {
    moveTableOf(*panel_).setCurrentIndex(movesOf(*panel_).index(0, 0));
    QTest::keyClick(&moveTableOf(*panel_), Qt::Key_Return);
    QCOMPARE(document_->explored().size(), std::size_t(1));
    document_->keepExplored();
    QCOMPARE(document_->game().ply(document_->current()), 1);
}

void OpeningsTest::onlyTheListedGames() {
    db::Filter filter;
    filter.result = rules::GameResult::whiteWins;
    panel_->setFilter(filter);
    compareWithGames(); // not yet asked for
    onlyListedOf(*panel_).setChecked(true);
    settle();
    QVERIFY(movesOf(*panel_).rowCount() > 0);
    for (int row = 0; row < movesOf(*panel_).rowCount(); ++row)
        if (const QString games = cell(row, OpeningModel::games); !games.startsWith('('))
            QCOMPARE(cell(row, OpeningModel::bar), games + " / 0 / 0");
    onlyListedOf(*panel_).setChecked(false);
    settle();
    compareWithGames();
}

void OpeningsTest::onlyTheLastPositionIsShown() {
    document_->open(games_.front());
    for (int i = 0; i < 40; ++i) {
        document_->goNext();
        QCoreApplication::processEvents();
    }
    document_->goToStart();
    document_->goNext();
    settle();
    compareWithGames();
}

void OpeningsTest::nothingIsCountedWhileHidden() {
    panel_->hide();
    document_->open(games_.front());
    document_->goNext();
    QVERIFY(!panel_->isBusy());
    panel_->show();
    QVERIFY(panel_->isBusy());
    settle();
    compareWithGames();
}

void OpeningsTest::makeStore(const std::string& first, const std::string& second) {
    const QString name = folder_.filePath("two%1").arg(++stores_);
    QFile file(name + ".pdn");
    QVERIFY(file.open(QIODevice::WriteOnly));
    for (const std::string& moves : {first, second})
        file.write(("[White \"A\"]\n[GameType \"20\"]\n\n" + moves + " *\n\n").c_str());
    file.close();
    const std::filesystem::path made = (name + ".db").toStdString();
    {
        db::Store store(made, db::Store::Access::write);
        (void)db::importSources(store, std::vector{file.fileName().toStdString()});
    }
    panel_->setStore(made);
}

void OpeningsTest::openAtEnd(const std::string& moves) {
    const auto game = parser::gameFromText(moves, Variant::international);
    QVERIFY(game.has_value());
    document_->open(*game);
    document_->goToEnd();
}

void OpeningsTest::lastMovesLeadBack() {
    makeStore("1. 31-26 19-23 2. 35-30", "1. 35-30 19-23 2. 31-26");
    openAtEnd("1. 35-30 19-23");
    const Position other = *document_->position();
    openAtEnd("1. 31-26 19-23 2. 35-30");
    settle();
    QCOMPARE(arrivalsOf(*panel_).rowCount(), 2);
    const auto press = [&](const QString& move) {
        for (int row = 0; row < 2; ++row)
            if (arrivalsOf(*panel_).index(row, 0).data() == move)
                emit arrivalTableOf(*panel_).clicked(arrivalsOf(*panel_).index(row, 0));
    };
    const rules::NodeId left = document_->current();
    press("31-26"); // the open game did not come this way
    QVERIFY(*document_->position() == other);
    QVERIFY(document_->isExploring() && !document_->canKeepExplored());
    QVERIFY(!document_->isChanged());
    settle(); // the openings follow, and lead on from there
    QCOMPARE(movesOf(*panel_).rowCount(), 1);
    emit moveTableOf(*panel_).clicked(movesOf(*panel_).index(0, 0));
    QCOMPARE(document_->explored().size(), std::size_t{1});
    document_->goPrevious();
    QVERIFY(*document_->position() == other);
    document_->goPrevious(); // to the game, where it was left
    QVERIFY(!document_->isExploring());
    QCOMPARE(document_->current(), left);
    settle();
    press("35-30");
    QCOMPARE(document_->game().ply(document_->current()), 2);
    QVERIFY(!document_->isExploring());
}

void OpeningsTest::movesReachedOtherwiseAreDistinguished() {
    makeStore("1. 31-26 19-23 2. 35-30", "1. 35-30 19-23 2. 32-28");
    openAtEnd("1. 35-30 19-23");
    settle();
    QCOMPARE(movesOf(*panel_).rowCount(), 2);
    QCOMPARE(cell(0, OpeningModel::move), QString("32-28"));
    QCOMPARE(cell(0, OpeningModel::games), QString("1"));
    QCOMPARE(cell(1, OpeningModel::move), QString("31-26"));
    QCOMPARE(cell(1, OpeningModel::games), QString("(1)"));
    const auto color = [&](int row) {
        return movesOf(*panel_).index(row, 0).data(Qt::ForegroundRole).value<QColor>();
    };
    QVERIFY(color(1).isValid());
    QVERIFY(color(0) != color(1));
}

void OpeningsTest::theOpeningIsThatOfTheWayHere() {
    makeStore("1. 32-28 18-23 2. 38-32 12-18", "1. 32-28 18-23 2. 33-29 23x32 3. 37x28 20-25");
    const auto says = [&](const QString& words) {
        return std::ranges::any_of(panel_->findChildren<QLabel*>(), [&](const QLabel* label) {
            return label->isVisible() && label->text().contains(words);
        });
    };
    openAtEnd("1. 32-28 18-23");
    settle();
    QVERIFY(says("Chefneux opening  ·  2 game"));
    openAtEnd("1. 32-28 18-23 2. 33-29 23x32 3. 37x28");
    settle();
    QVERIFY(says("Chefneux opening …"));
    QCOMPARE(cell(0, OpeningModel::opening), QString("the Fox")); // the heading has the rest
    document_->explore(rules::resolve(*document_->position(), "20-25").moves.front());
    settle();
    QVERIFY(says("Chefneux opening: the Fox"));
    openAtEnd("1. 32-28 18-23 2. 38-32");
    settle();
    QVERIFY(says("Chefneux opening …  ·  1 game"));
    document_->explore(rules::resolve(*document_->position(), "12-18").moves.front());
    settle();
    QVERIFY(says("Chefneux opening …"));
}

void OpeningsTest::aMissingStoreIsReported() {
    panel_->setStore(folder_.filePath("nowhere.db").toStdString());
    settle();
    QCOMPARE(movesOf(*panel_).rowCount(), 0);
    QString said;
    for (const QLabel* label : panel_->findChildren<QLabel*>())
        if (label->isVisible())
            said += label->text();
    QVERIFY2(said.contains("nowhere.db"), qPrintable(said));
}

namespace {
const NamedTest<OpeningsTest> registeredOpeningsTest("openings");
}

} // namespace damscope::gui::testing

#include "openings_test.moc"
