// SPDX-License-Identifier: GPL-3.0-or-later
// Bookmarks in the menu, and what opens when one is chosen.
#include "db/ingest/import.hpp"
#include "db/store/store.hpp"
#include "gui/game/game_document.hpp"
#include "gui/search/search_panel.hpp"
#include "gui/tasks/database_tasks.hpp"
#include "rules/text/fen.hpp"
#include "tests/gui/named_test.hpp"
#include "tests/gui/widgets.hpp"

#include <QMenu>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace damscope::gui::testing {

using rules::Position;
using rules::Variant;

class BookmarksTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void theMenuListsWhatIsKept();
    void aChosenPositionIsSearched();
    void aChosenSearchKeepsItsGames();
    void theSearchOfThePanelCanBeKept();
    void wrongNamesAreReported();

private:
    void keep(const db::Bookmark& bookmark);
    [[nodiscard]] QStringList texts(QMenu& menu);

    const db::Bookmark start_{"Start & go",
                              db::BookmarkKind::position,
                              Variant::russian,
                              rules::writeFen(Position::start(Variant::russian)),
                              {},
                              {}};
    const db::Bookmark drawn_{
        "Drawn", db::BookmarkKind::search, Variant::international, "white men = 20", "result:draw",
        {}};
    std::unique_ptr<QTemporaryDir> folder_;
    std::filesystem::path store_;
    QWidget window_;
    std::unique_ptr<BookmarksMenu> bookmarks_;
};

void BookmarksTest::init() {
    folder_ = std::make_unique<QTemporaryDir>();
    store_ = folder_->filePath("games.db").toStdString();
    db::Store store(store_, db::Store::Access::write);
    const std::vector<std::string> paths{"samples/international.pdn", "samples/russian.pdn"};
    (void)db::importSources(store, paths);
    bookmarks_ = std::make_unique<BookmarksMenu>(&window_);
}

void BookmarksTest::keep(const db::Bookmark& bookmark) {
    bookmarks_->add(store_, bookmark);
    QTRY_VERIFY(!bookmarks_->isBusy());
}

QStringList BookmarksTest::texts(QMenu& menu) {
    menu.clear();
    bookmarks_->fill(menu, {store_, Position::start(Variant::russian), std::nullopt});
    QStringList texts;
    for (const QAction* action : menu.actions())
        if (!action->isSeparator())
            texts << action->text();
    return texts;
}

void BookmarksTest::theMenuListsWhatIsKept() {
    QMenu menu;
    QCOMPARE(texts(menu), (QStringList{"Bookmark this &position…", "&Save this search…"}));
    QVERIFY(menu.actions()[0]->isEnabled());
    QVERIFY(!menu.actions()[1]->isEnabled()); // there is no query
    keep(start_);
    keep(drawn_);
    QCOMPARE(texts(menu).mid(2), (QStringList{"Drawn", "Start && go", "&Remove a bookmark"}));
    QSignalSpy chosen(bookmarks_.get(), &BookmarksMenu::chosen);
    menu.actions()[3]->trigger();
    QCOMPARE(chosen.count(), 1);
    menu.actions().last()->menu()->actions()[0]->trigger();
    QTRY_VERIFY(!bookmarks_->isBusy());
    QCOMPARE(texts(menu).mid(2), (QStringList{"Start && go", "&Remove a bookmark"}));
}

void BookmarksTest::aChosenPositionIsSearched() {
    GameDocument document;
    SearchPanel panel(document);
    panel.setStore(store_);
    panel.open(start_);
    QTRY_VERIFY(!panel.isBusy());
    db::Store store(store_, db::Store::Access::read);
    QCOMPARE(static_cast<std::uint64_t>(hitsOf(panel).rowCount()),
             db::countGames(store, {.variant = Variant::russian}));
    QVERIFY(hitsOf(panel).rowCount() > 0);
}

void BookmarksTest::aChosenSearchKeepsItsGames() {
    GameDocument document;
    SearchPanel panel(document);
    panel.setStore(store_);
    panel.open(drawn_);
    QTRY_VERIFY(!panel.isBusy());
    QVERIFY(hitsOf(panel).rowCount() > 0);
    for (int row = 0; row < hitsOf(panel).rowCount(); ++row)
        QCOMPARE(hitsOf(panel).index(row, HitModel::result).data().toString(), QString("1-1"));
}

void BookmarksTest::theSearchOfThePanelCanBeKept() {
    GameDocument document;
    SearchPanel panel(document);
    panel.setStore(store_);
    QVERIFY(!panel.asked());
    textOf(panel).setPlainText("white flies");
    QVERIFY(!panel.asked()); // no query
    textOf(panel).setPlainText("white men = 20");
    panel.setListed({{{.result = rules::GameResult::draw}}});
    QCOMPARE(panel.asked()->filter, std::string()); // all games are searched
    onlyListedOf(panel).setChecked(true);
    db::Bookmark expected = drawn_;
    expected.name.clear();
    QVERIFY(panel.asked() == expected);
    // The collection whose games are listed is part of what is kept.
    panel.setListed({{{.result = rules::GameResult::draw, .collection = "my games"}}});
    QCOMPARE(panel.asked()->filter, std::string("result:draw in:\"my games\""));
    // So is a query that the list has.
    panel.setListed(db::query::readAskedGames("draws where white men = 20", {}).value());
    textOf(panel).setPlainText("white men = 19");
    const auto kept = panel.asked();
    QCOMPARE(kept->filter, std::string("result:draw where white men = 20"));
    panel.open(*kept);
    QTRY_VERIFY(!panel.isBusy());
    QVERIFY(hitsOf(panel).rowCount() > 0);
    for (int row = 0; row < hitsOf(panel).rowCount(); ++row)
        QCOMPARE(hitsOf(panel).index(row, HitModel::result).data().toString(), QString("1-1"));
}

void BookmarksTest::wrongNamesAreReported() {
    keep(drawn_);
    QSignalSpy reported(bookmarks_.get(), &BookmarksMenu::reported);
    keep(drawn_);
    QCOMPARE(reported.last()[0].toString(), QString("A bookmark with this name already exists."));
    bookmarks_->remove(store_, "other");
    QTRY_VERIFY(!bookmarks_->isBusy());
    QCOMPARE(reported.last()[0].toString(), QString("This bookmark no longer exists."));
}

namespace {
const NamedTest<BookmarksTest> registeredBookmarksTest("bookmarks");
}

} // namespace damscope::gui::testing

#include "bookmarks_test.moc"
