// SPDX-License-Identifier: GPL-3.0-or-later
// The hour of an archivist: a folder with broken games is imported, games are mended by the board,
// sure proposals accepted, the report of what is left printed, one game left as text, all games
// exported and read again, and days later the import is looked at again and undone. Every key and
// click is counted.
#include "db/search/lists/filter.hpp"
#include "db/store/games.hpp"
#include "db/store/store.hpp"
#include "gui/database/history_dialog.hpp"
#include "gui/importing/import_page.hpp"
#include "gui/importing/problem_list.hpp"
#include "parser/write/write.hpp"
#include "tests/gui/named_test.hpp"
#include "tests/gui/sample_window.hpp"
#include "tests/gui/written.hpp"

#include <QAction>
#include <QApplication>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QMessageBox>
#include <QRadioButton>
#include <QTabBar>
#include <QTest>

#include <algorithm>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace damscope::gui::testing {

namespace {

// Who has White, the result, the moves, and behind a question mark what could not be read.
std::string gameWords(const rules::Game& game) {
    std::string text = std::string(game.tag("White")) + ' ' + std::string(game.tag("Result")) +
                       ' ' + mainLineText(game);
    for (const rules::NodeId node : game.mainLine())
        for (const rules::Remark& remark : game.remarks(node))
            if (const auto* unread = remark.as<rules::UnreadText>())
                text += " ? " + unread->text;
    return text;
}

} // namespace

class ArchivistTest : public QObject {
    Q_OBJECT

private slots:
    void anHour();

private:
    void makeFolder();
    void importFolder();
    void acceptSure();
    void mendByBoard();
    void acceptProposal();
    void printWhatIsLeft();
    void leaveTheRest();
    void exportAll();
    void openAgain();
    void undoIt();

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {});
    void click(QAbstractButton& button);
    void typeName(QWidget& dialog, const QString& name);
    [[nodiscard]] ImportPage& page() { return part<ImportPage>(*window_); }
    [[nodiscard]] ProblemList& list() { return part<ProblemList>(page()); }
    [[nodiscard]] MendingSide& side() { return part<MendingSide>(page()); }
    [[nodiscard]] bool isIdle() {
        return QTest::qWaitFor(
            [this] {
                return page().report() && !page().isBusy() &&
                       (list().count() == 0 || !part<QLabel>(side(), "faultRule").text().isEmpty());
            },
            timeout);
    }
    [[nodiscard]] std::string move() {
        return list().selected() == nullptr ? std::string() : list().selected()->problem.move;
    }
    [[nodiscard]] std::size_t stored() const;

    std::unique_ptr<SampleWindow> sample_;
    MainWindow* window_ = nullptr;
    QString folder_;
    int keys_ = 0;
};

// Where the focus is, as a keyboard does.
void ArchivistTest::press(Qt::Key key, Qt::KeyboardModifiers modifiers) {
    ++keys_;
    if (QApplication::activeModalWidget() == nullptr) {
        window_->activateWindow(); // without a window manager nobody does it
        // Qt's widgets learn it later than the window system does, and shortcuts ask the widgets.
        QTRY_VERIFY(window_->isActiveWindow());
        QTRY_VERIFY(QApplication::focusWidget() != nullptr);
    }
    QTest::keyClick(QApplication::focusWidget(), key, modifiers);
}

void ArchivistTest::click(QAbstractButton& button) {
    ++keys_;
    QTest::mouseClick(&button, Qt::LeftButton);
}

// Types the name of a file or a folder, where none is proposed.
void ArchivistTest::typeName(QWidget& dialog, const QString& name) {
    auto& line = part<QLineEdit>(dialog, "fileNameEdit");
    QVERIFY2(line.text().isEmpty(), qPrintable(line.text()));
    keys_ += static_cast<int>(QFileInfo(name).fileName().size()); // folders hang on the machine
    line.setText(name); // typed, completions of the dialog come in between at random
}

std::size_t ArchivistTest::stored() const {
    db::Store store(sample_->store(), db::Store::Access::read);
    return db::countGames(store, {});
}

// Five files of a club: what was typed wrong is certain, likely, open to the reader, or lost.
void ArchivistTest::makeFolder() {
    folder_ = sample_->file("club");
    QVERIFY(QDir().mkpath(folder_));
    const QByteArray tags = "[White \"A\"]\n[Black \"B\"]\n[GameType \"20\"]\n[Result \"1-1\"]\n\n";
    const auto write = [&](const QString& name, const QByteArray& moves) {
        QVERIFY(!sample_->write("club/" + name, tags + moves + " 1-1\n\n").isEmpty());
    };
    write("a-certain.pdn", "1. 32-28 17-21 2. 28-23 19x28 3. 33x22 18x27 4. 31x22 14-19\n"
                           "5. 34-29 9-14 6. 38-83 3-9 7. 39-34 20-25 8. 43-38 14-20");
    write("b-likely.pdn", "1. 32-28 17-21 2. 38-38 19-23 3. 28x19");
    write("c-open.pdn", "1. 32-28 17-21 2. 77-66 21-26");
    write("d-lost.pdn", "1. 33-28 99-99 2. 31-26 88-88");
    QVERIFY(!sample_->write("club/e-fine.pdn", twoGames).isEmpty());
}

void ArchivistTest::importFolder() {
    whenDialogOpens(*this, [this](QWidget& dialog) {
        typeName(dialog, folder_);
        click(buttonOf(dialog, "wholeFolder"));
    });
    press(Qt::Key_I, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY_WITH_TIMEOUT(page().isVisible() && !importing(*window_), timeout);
    QVERIFY(isIdle());
    QCOMPARE(stored(), std::size_t{6});
    QCOMPARE(list().count(), 4);
}

void ArchivistTest::acceptSure() {
    click(buttonOf(page(), "acceptSure"));
    QTRY_COMPARE_WITH_TIMEOUT(list().count(), 3, timeout);
    QVERIFY(isIdle());
}

void ArchivistTest::acceptProposal() {
    QCOMPARE(move(), std::string("2. 38-38"));
    press(Qt::Key_Return);
    QTRY_COMPARE_WITH_TIMEOUT(list().count(), 2, timeout);
    QVERIFY(isIdle());
    printWhatIsLeft();
}

void ArchivistTest::mendByBoard() {
    QVERIFY(isIdle());
    QCOMPARE(move(), std::string("2. 77-66"));
    const auto isChosen = [this] {
        return std::ranges::any_of(side().findChildren<QRadioButton*>(), &QRadioButton::isChecked);
    };
    QTRY_VERIFY(!isChosen());
    for (const int square : {34, 29}) {
        const BoardGeometry board = side().board().geometryNow();
        ++keys_;
        QTest::mouseClick(&side().board(), Qt::LeftButton, {},
                          board.centre(*board.rules().square(square)).toPoint());
    }
    QTRY_VERIFY(isChosen());
    press(Qt::Key_Return);
    QTRY_COMPARE_WITH_TIMEOUT(list().count(), 1, timeout);
    QVERIFY(isIdle());
}

// Two games, one mended for certain and one likely so, are no errors any more.
void ArchivistTest::printWhatIsLeft() {
    const QString file = sample_->file("report.pdf");
    printInto(file, *this);
    ++keys_; // Enter in the dialog
    press(Qt::Key_P, Qt::ControlModifier);
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(file), timeout);
    QTRY_VERIFY(QApplication::activeModalWidget() == nullptr);
    QStringList texts = printedTexts(file);
    const qsizetype errors = texts.indexOf("Errors");
    const qsizetype mended = texts.indexOf("Warnings"); // what was mended is to be checked
    QVERIFY2(errors >= 0 && mended > errors, qPrintable(texts.join('|')));
    texts.resize(mended);
    QStringList left;
    QStringList read; // games, stored, there already
    for (qsizetype i = 0; i < texts.size(); ++i)
        if (const auto name = texts[i].lastIndexOf("/club/"); name >= 0)
            (i > errors ? left : read)
                << (i > errors ? texts[i].mid(name + 6).section(':', 0, 1)
                               : texts[i].mid(name + 6) + ' ' + texts.mid(i + 2, 3).join(' '));
    QCOMPARE(left, (QStringList{"c-open.pdn:6", "d-lost.pdn:6"}));
    QCOMPARE(read, (QStringList{"a-certain.pdn 1 1 0", "b-likely.pdn 1 1 0", "c-open.pdn 1 1 0",
                                "d-lost.pdn 1 1 0", "e-fine.pdn 2 2 0"}));
    const QString reasons = texts.mid(errors).join(' ');
    for (const char* move : {"77-66", "99-99"})
        QVERIFY2(reasons.contains(move), qPrintable(reasons));
}

void ArchivistTest::leaveTheRest() {
    QCOMPARE(move(), std::string("1... 99-99"));
    click(buttonOf(side(), "leaveAsText"));
    QTRY_COMPARE_WITH_TIMEOUT(list().count(), 0, timeout);
    QVERIFY(isIdle());
    QCOMPARE(part<QTabBar>(page(), "importTabs").tabText(3), QString("Done 4"));
}

// Mended games have the moves that their players made, what could not be read is as it was.
void ArchivistTest::exportAll() {
    press(Qt::Key_2, Qt::ControlModifier); // the list of games
    QVERIFY(sample_->settle());
    auto& table = tableOf(gamesOf(*window_));
    QTRY_COMPARE(table.model()->rowCount(), 6);
    ++keys_;
    QTest::mouseClick(table.viewport(), Qt::LeftButton, {},
                      {table.viewport()->width() / 4, table.rowHeight(0) / 2});
    QVERIFY(table.hasFocus());
    press(Qt::Key_A, Qt::ControlModifier);
    const QString file = sample_->file("mended.pdn");
    whenDialogOpens(*this, [this, file](QWidget& dialog) {
        typeName(dialog, file);
        ++keys_;
        QTest::mouseClick(part<QDialogButtonBox>(dialog).buttons().constFirst(), Qt::LeftButton);
    });
    press(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(file), timeout);
    QTRY_VERIFY(QApplication::activeModalWidget() == nullptr);
    std::multiset<std::string> read;
    for (const rules::Game& game : gamesInFile(file.toStdString()))
        read.insert(gameWords(game));
    const std::string certain = "A 1-1 32-28 17-21 28-23 19x28 33x22 18x27 31x22 14-19 34-29 9-14 "
                                "38-33 3-9 39-34 20-25 43-38 14-20";
    const std::multiset<std::string> meant{certain,
                                           "A 1-1 32-28 17-21 38-32 19-23 28x19",
                                           "A 1-1 32-28 17-21 34-29 21-26",
                                           "A 1-1 33-28 ? 99-99 2. 31-26 88-88",
                                           "A  32-28 19-23",
                                           "C  33-28 18-23"};
    for (const std::string& game : read)
        QVERIFY2(meant.contains(game), game.c_str());
    QVERIFY(read == meant);
    const QString text = textOfFile(file).simplified();
    QVERIFY2(text.contains("1. 33-28 {[%unread 99-99 2. 31-26 88-88]} *"), qPrintable(text));
}

// After another start of the program.
void ArchivistTest::openAgain() {
    sample_->restart();
    window_ = &sample_->window();
    QVERIFY(sample_->settle());
    press(Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier);
    auto* dialog = window_->findChild<HistoryDialog*>();
    QVERIFY(dialog != nullptr);
    auto& entries = part<QTableView>(*dialog, "history");
    QTRY_COMPARE_WITH_TIMEOUT(entries.model()->rowCount(), 5, timeout);
    ++keys_;
    QTest::keyClick(&entries, Qt::Key_End, Qt::ControlModifier);
    QTRY_VERIFY(buttonOf(*dialog, "openEntry").isEnabled());
    click(buttonOf(*dialog, "openEntry"));
    QTRY_VERIFY_WITH_TIMEOUT(page().isVisible(), timeout);
    QVERIFY(isIdle());
    QCOMPARE(list().count(), 0);
    QCOMPARE(page().report()->stored, std::uint64_t{6});
}

void ArchivistTest::undoIt() {
    whenDialogOpens<QMessageBox>(*this, [this](QMessageBox& box) {
        ++keys_;
        QTest::keyClick(box.defaultButton(), Qt::Key_Return);
    });
    click(buttonOf(page(), "undoImport"));
    QTRY_COMPARE_WITH_TIMEOUT(stored(), std::size_t{0}, timeout);
    QTRY_VERIFY_WITH_TIMEOUT(page().report() && page().report()->entry.undone, timeout);
    QCOMPARE(buttonOf(page(), "undoImport").text(), QString("Redo this import"));
}

void ArchivistTest::anHour() {
    sample_ = std::make_unique<SampleWindow>();
    window_ = &sample_->window();
    window_->showHome();
    window_->stores().setOwn(sample_->store());
    makeFolder();
    // The keys of each job are those of docs/desktop.md.
    using Step = void (ArchivistTest::*)();
    const std::vector<std::pair<std::vector<Step>, int>> jobs{
        {{&ArchivistTest::importFolder, &ArchivistTest::acceptSure, &ArchivistTest::acceptProposal,
          &ArchivistTest::mendByBoard, &ArchivistTest::leaveTheRest},
         14},
        {{&ArchivistTest::exportAll}, 15},
        {{&ArchivistTest::openAgain, &ArchivistTest::undoIt}, 5}};
    for (const auto& [steps, documented] : jobs) {
        const int before = keys_;
        for (const Step step : steps) {
            (this->*step)();
            QVERIFY(!QTest::currentTestFailed());
        }
        QCOMPARE(keys_ - before, documented);
    }
    sample_.reset();
}

namespace {
const NamedTest<ArchivistTest> registeredArchivistTest("archivist");
}

} // namespace damscope::gui::testing

#include "archivist_test.moc"
