// SPDX-License-Identifier: GPL-3.0-or-later
// An edited game and a new one are saved in the store that they belong to.
#include "db/store/games.hpp"
#include "db/store/store.hpp"
#include "parser/meaning/annotation.hpp"
#include "rules/moves/generate.hpp"
#include "tests/gui/named_test.hpp"
#include "tests/gui/sample_window.hpp"

#include <QAction>
#include <QApplication>
#include <QMessageBox>
#include <QTest>
#include <QTimer>

#include <filesystem>
#include <memory>
#include <string>

namespace damscope::gui::testing {

class SavingTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void anEditedGameIsSaved();
    void aShortenedGameIsSaved();
    void aNewGameIsAdded();
    void anotherStoreKeepsItsGames();

private:
    [[nodiscard]] const rules::Game& game() const { return documentOf(*window_).game(); }
    [[nodiscard]] int storedGames() const;
    void playFirstMove() const;

    std::unique_ptr<SampleWindow> sample_;
    MainWindow* window_ = nullptr;
};

void SavingTest::init() {
    sample_ = std::make_unique<SampleWindow>();
    window_ = &sample_->window();
    QVERIFY(sample_->import({"samples/annotated.pdn"}));
}

void SavingTest::cleanup() {
    sample_.reset();
}

int SavingTest::storedGames() const {
    return gamesOf(*window_).isBusy() ? -1 : gamesOf(*window_).model().rowCount();
}

void SavingTest::playFirstMove() const {
    const auto moves = rules::legalMoves(*documentOf(*window_).position());
    emit boardOf(*window_).board().movePlayed(moves[0]);
}

void SavingTest::anEditedGameIsSaved() {
    const auto id = *gamesOf(*window_).model().gameAt(1);
    controllerOf(*window_).open(id);
    actionsOf(*window_).next->trigger();
    documentOf(*window_).setComment(rules::Remark::Place::after, "Seen again.");
    QVERIFY(documentOf(*window_).isChanged());
    actionsOf(*window_).saveGame->trigger();
    QTRY_VERIFY(!documentOf(*window_).isChanged());
    controllerOf(*window_).open(*gamesOf(*window_).model().gameAt(0));
    controllerOf(*window_).open(id);
    QCOMPARE(parser::comment(game(), game().mainLine()[0], rules::Remark::Place::after),
             std::string("Seen again."));
}

void SavingTest::aShortenedGameIsSaved() {
    const int before = storedGames();
    const auto id = *gamesOf(*window_).model().gameAt(0);
    controllerOf(*window_).open(id);
    const auto line = game().mainLine();
    QVERIFY(line.size() > 6);
    documentOf(*window_).goTo(line[4]);
    documentOf(*window_).deleteFromHere();
    actionsOf(*window_).saveGame->trigger();
    QTRY_VERIFY(!documentOf(*window_).isChanged());
    QTRY_COMPARE(storedGames(), before);
    controllerOf(*window_).open(*gamesOf(*window_).model().gameAt(1));
    controllerOf(*window_).open(id);
    QCOMPARE(game().mainLine().size(), std::size_t(4));
}

void SavingTest::aNewGameIsAdded() {
    const int before = storedGames();
    QTimer::singleShot(0, this, [] {
        auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        part<QLineEdit>(*dialog, "White").setText("Anneke");
        dialog->accept();
    });
    actionsOf(*window_).newGame->trigger();
    playFirstMove();
    actionsOf(*window_).saveGame->trigger();
    QTRY_COMPARE(storedGames(), before + 1);
    QTRY_VERIFY(!documentOf(*window_).isChanged());
    playFirstMove();
    actionsOf(*window_).saveGame->trigger(); // the same game, not another one
    QTRY_VERIFY(!documentOf(*window_).isChanged());
    QTRY_COMPARE(storedGames(), before + 1);
}

// The numbers of games mean others there.
void SavingTest::anotherStoreKeepsItsGames() {
    const std::filesystem::path here = sample_->store();
    const std::filesystem::path there = sample_->file("there.db").toStdString();
    std::filesystem::copy_file(here, there);
    const auto id = *gamesOf(*window_).model().gameAt(1);
    const auto comment = [&](const std::filesystem::path& file) {
        db::Store store(file, db::Store::Access::read);
        const auto stored = db::loadGame(store, id);
        return parser::comment(*stored, stored->mainLine()[0], rules::Remark::Place::after);
    };
    controllerOf(*window_).open(id);
    actionsOf(*window_).next->trigger();
    documentOf(*window_).setComment(rules::Remark::Place::after, "Seen again.");
    QTimer::singleShot(0, this, [] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        box->button(QMessageBox::Save)->click();
    });
    window_->stores().open(there);
    QTRY_VERIFY(window_->windowTitle().contains("there.db"));
    QTRY_COMPARE(comment(here), std::string("Seen again."));
    // Its first game is shown; what was open before is not a game of this store.
    QTRY_COMPARE(QString::fromStdString(std::string(game().tag("White"))),
                 gamesOf(*window_).model().index(0, GameTableModel::white).data().toString());
    window_->stores().open(here);
    controllerOf(*window_).open(id);
    window_->stores().open(there);
    // Nothing of the other store is on the board in the meantime, so it cannot be saved here.
    QVERIFY(parser::comment(game(),
                            game().mainLine().empty() ? rules::rootNode : game().mainLine()[0],
                            rules::Remark::Place::after) != "Seen again.");
    QTRY_COMPARE(QString::fromStdString(std::string(game().tag("White"))),
                 gamesOf(*window_).model().index(0, GameTableModel::white).data().toString());
    QVERIFY(comment(there) != "Seen again.");
}

namespace {
const NamedTest<SavingTest> registeredSavingTest("saving");
}

} // namespace damscope::gui::testing

#include "saving_test.moc"
