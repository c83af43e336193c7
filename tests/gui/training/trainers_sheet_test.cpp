// SPDX-License-Identifier: GPL-3.0-or-later
// A trainer's evening: exercises made of the games of a database, a variant and a theme chosen, the
// sheet with its solutions written and printed. Keys and clicks are counted (docs/desktop.md, "How
// many keys and clicks"). $DAMSCOPE_PICTURES: a folder for a picture of each step.
#include "db/training/exercise_table.hpp"
#include "gui/training/exercise_side.hpp"
#include "gui/training/training_page.hpp"
#include "rules/moves/forcing.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"
#include "tests/gui/named_test.hpp"
#include "tests/gui/sample_window.hpp"
#include "tests/gui/written.hpp"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QSpinBox>
#include <QStatusBar>
#include <QTest>

#include <functional>
#include <memory>
#include <vector>

namespace damscope::gui::testing {

namespace {

constexpr int documentedCount = 13;

// Black misses a combination: nine men and a king for five.
constexpr const char* board =
    "B:W25,26,27,28,31,32,38,40,41,42,43,44,45,46,47:B2,3,4,6,7,9,12,14,16,17,19,21,23,24";
constexpr int gain = 4;
constexpr const char* solution = "24-30";

QByteArray missed() {
    return QByteArray("[White \"Jansen\"]\n[Black \"Meijer\"]\n[Result \"*\"]\n"
                      "[GameType \"20\"]\n[FEN \"") +
           board + "\"]\n\n1... 6-11 *\n\n";
}

db::Exercise exercise(rules::Variant variant, const char* fen, const char* answer) {
    const auto position = rules::readFen(variant, fen).value();
    const rules::Move move = rules::resolve(position, answer).moves.at(0);
    return {.position = position,
            .kind = db::ExerciseKind::missedShot,
            .proof = db::ExerciseProof::captures,
            .answers = {move},
            .line = {move},
            .gain = 2,
            .difficulty = 1};
}

// How many men Black has more than White.
int balance(const rules::Position& position) {
    const QStringList sides = QString::fromStdString(rules::writeFen(position)).split(':');
    int men = 0;
    for (const QString& side : sides.mid(1))
        men += static_cast<int>(side.split(',').size()) * (side.startsWith('B') ? 1 : -1);
    return men;
}

} // namespace

class TrainersSheetTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { sample_.reset(); }
    void aSheetForTheEvening();
    void aSheetHasAsManyExercisesAsAreWanted();

private:
    [[nodiscard]] MainWindow& window() { return sample_->window(); }
    [[nodiscard]] TrainingPage& page() { return part<TrainingPage>(window()); }
    [[nodiscard]] Trainer& trainer() { return page().exercises().trainer(); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {});
    void click(QWidget& widget);
    void inPopup(const std::function<void(QWidget&)>& answer);
    void inSheetDialog(std::function<void(QSpinBox& number, QCheckBox& solutions)> answer);
    void chooseFirstTheme();
    void writeSheet(const QString& folder);
    void printSheet(const QString& file);
    static void expectSheet(const QString& file);
    static void expectSolution(const QString& text);
    void picture(const char* step);

    std::unique_ptr<SampleWindow> sample_;
    int count_ = 0;
};

// The database has exercises of another variant and of another theme, which the sheet must not
// have.
void TrainersSheetTest::init() {
    count_ = 0;
    sample_ = std::make_unique<SampleWindow>();
    {
        db::Store store(sample_->store(), db::Store::Access::write);
        std::vector<db::Exercise> others{
            exercise(rules::Variant::russian, "W:Wc3,e3:Bd6,h8", "c3-d4"),
            exercise(rules::Variant::international, "W:W33,44:B9,14", "33-29")};
        others.front().motifs = {"royal"};
        QCOMPARE(db::keepExercises(store, others).added, 2U);
    }
    QVERIFY(sample_->import({sample_->write("club.pdn", missed())}));
}

// Where the focus is, as a keyboard does.
void TrainersSheetTest::press(Qt::Key key, Qt::KeyboardModifiers modifiers) {
    ++count_;
    window().activateWindow(); // without a window manager nobody does it when a menu closes
    // Qt's widgets learn it later than the window system does, and shortcuts ask the widgets.
    QTRY_VERIFY(window().isActiveWindow());
    QWidget* focus = QApplication::focusWidget();
    QTest::keyClick(focus == nullptr ? &window() : focus, key, modifiers);
}

void TrainersSheetTest::click(QWidget& widget) {
    ++count_;
    QTest::mouseClick(&widget, Qt::LeftButton);
}

// What a user does in the menu or the dialog that the next key or click opens.
void TrainersSheetTest::inPopup(const std::function<void(QWidget&)>& answer) {
    pollUntil(*this, [answer] {
        QWidget* popup = QApplication::activePopupWidget();
        if (popup == nullptr)
            popup = QApplication::activeModalWidget();
        if (popup != nullptr)
            answer(*popup);
        return popup != nullptr;
    });
}

void TrainersSheetTest::picture(const char* step) {
    const QString folder = qEnvironmentVariable("DAMSCOPE_PICTURES");
    if (!folder.isEmpty())
        QVERIFY(window().grab().save(QDir(folder).filePath(step) + ".png"));
}

// The first theme below "All themes" and the line.
void TrainersSheetTest::chooseFirstTheme() {
    auto& theme = part<QComboBox>(page(), "deckTheme");
    click(theme);
    for (const Qt::Key key : {Qt::Key_Down, Qt::Key_Return}) {
        ++count_;
        QTest::keyClick(theme.view(), key);
    }
    QTRY_VERIFY(!trainer().deck().structures.empty()); // a classical position
}

// What is asked before a sheet is printed or written; Enter accepts it.
void TrainersSheetTest::inSheetDialog(
    std::function<void(QSpinBox& number, QCheckBox& solutions)> answer) {
    inPopup([this, answer = std::move(answer)](QWidget& dialog) {
        answer(part<QSpinBox>(dialog, "sheetExercises"), part<QCheckBox>(dialog, "sheetSolutions"));
        ++count_;
        QTest::keyClick(&part<QSpinBox>(dialog, "sheetExercises"), Qt::Key_Return);
    });
}

// How many and with their solutions is accepted as it is proposed, and so are name and kind.
void TrainersSheetTest::writeSheet(const QString& folder) {
    inSheetDialog([this, folder](QSpinBox& number, QCheckBox& solutions) {
        QCOMPARE(number.value(), 1); // of 24 that are wanted
        QCOMPARE(number.maximum(), 1);
        QVERIFY(solutions.isChecked());
        ++count_; // Enter in the dialog that asks for a file
        keepName("Exercises", folder, *this);
    });
    click(part<QWidget>(window(), "exportButton"));
    QTRY_COMPARE_WITH_TIMEOUT(window().statusBar()->currentMessage(),
                              QString("1 of 1 exercise written to Exercises.pdf."), timeout);
}

void TrainersSheetTest::aSheetForTheEvening() {
    press(Qt::Key_8, Qt::ControlModifier);
    QTRY_COMPARE_WITH_TIMEOUT(trainer().state(), Trainer::State::asking, timeout);
    inPopup([this](QWidget& menu) {
        for (const Qt::Key key : {Qt::Key_Up, Qt::Key_Return}) { // the last: from all games
            ++count_;
            QTest::keyClick(&menu, key);
        }
    });
    click(buttonOf(page(), "makeExercises"));
    QTRY_COMPARE_WITH_TIMEOUT(trainer().overview().all, 3U, timeout);
    // International draughts comes first, whatever else the database has.
    const auto& variant = part<QComboBox>(page(), "deckVariant");
    QTRY_VERIFY2(variant.currentText().startsWith("International") &&
                     variant.currentText().endsWith("(2)"),
                 qPrintable(variant.currentText()));
    chooseFirstTheme();
    picture("sheet_chosen");

    writeSheet(sample_->file(""));
    expectSheet(sample_->file("Exercises.pdf"));
    const QString printed = sample_->file("printed.pdf");
    printSheet(printed);
    expectSheet(printed);
    qInfo("exercises made, a theme chosen, the sheet in a file and printed: %d", count_);
    QCOMPARE(count_, documentedCount);
}

void TrainersSheetTest::printSheet(const QString& file) {
    QTRY_VERIFY(QApplication::activeModalWidget() == nullptr);
    inSheetDialog([](QSpinBox&, QCheckBox&) {});
    printInto(file, *this);
    ++count_; // Enter in the dialog of the printer
    press(Qt::Key_P, Qt::ControlModifier);
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(file), timeout);
}

// The one exercise of the variant and the theme that were chosen; its solution stands on a page of
// its own.
void TrainersSheetTest::expectSheet(const QString& file) {
    const QList<QStringList> pages = printedPages(file);
    QCOMPARE(pages.size(), 2);
    QVERIFY2(pages[0].contains("Exercises"), qPrintable(pages[0].join('|')));
    static const QRegularExpression number(R"(^\d+\. )");
    const QStringList questions = pages[0].filter(number);
    QCOMPARE(questions.size(), 1);
    QVERIFY2(questions.front().startsWith("1. Black to move"), qPrintable(questions.front()));
    QVERIFY2(pages[0].filter(solution).isEmpty(), "the answer is beside the question");
    const qsizetype answer = pages[1].indexOf("1.");
    QVERIFY2(pages[1].contains("Solutions") && answer >= 0, qPrintable(pages[1].join('|')));
    QVERIFY2(!pages[1].contains("2."), qPrintable(pages[1].join('|')));
    expectSolution(pages[1].mid(answer + 1).join(' '));
}

// The database has two exercises. What is chosen is proposed the next time.
void TrainersSheetTest::aSheetHasAsManyExercisesAsAreWanted() {
    actionsOf(window()).goTraining->trigger();
    trainer().choose({});
    QTRY_COMPARE_WITH_TIMEOUT(trainer().overview().counts.all, 2U, timeout);
    QTRY_COMPARE_WITH_TIMEOUT(trainer().state(), Trainer::State::asking, timeout);
    inSheetDialog([this](QSpinBox& number, QCheckBox& solutions) {
        QCOMPARE(number.value(), 2);
        QCOMPARE(number.maximum(), 2);
        number.setValue(1);
        solutions.setChecked(false);
        keepName("Exercises", sample_->file(""), *this, "Web page (*.html)");
    });
    actionsOf(window()).exportSubject->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(window().statusBar()->currentMessage(),
                              QString("1 of 2 exercises written to Exercises.html."), timeout);
    const QString text = textOfFile(sample_->file("Exercises.html"));
    QVERIFY(text.contains("Exercises") && !text.contains("Solutions"));
    QCOMPARE(text.count("<svg"), 1);
    QTRY_VERIFY(QApplication::activeModalWidget() == nullptr);
    const auto wasAsked = std::make_shared<bool>(false);
    inPopup([wasAsked](QWidget& dialog) {
        *wasAsked = true;
        const auto rejection = qScopeGuard([&] { dialog.close(); }); // nothing more is asked
        QCOMPARE(part<QSpinBox>(dialog, "sheetExercises").value(), 1);
        QVERIFY(!part<QCheckBox>(dialog, "sheetSolutions").isChecked());
    });
    actionsOf(window()).exportSubject->trigger();
    QVERIFY(*wasAsked);
    QVERIFY(QApplication::activeModalWidget() == nullptr);
}

// Its moves can be played from the board of the question, and win what they should.
void TrainersSheetTest::expectSolution(const QString& text) {
    static const QRegularExpression move(R"(\d+[-x]\d+(x\d+)*)");
    auto position = rules::readFen(rules::Variant::international, board).value();
    const int before = balance(position);
    auto moves = move.globalMatch(text);
    QVERIFY2(moves.hasNext() && moves.peekNext().captured() == solution, qPrintable(text));
    while (moves.hasNext()) {
        const QString next = moves.next().captured();
        const auto meant = rules::resolve(position, next.toStdString()).moves;
        QVERIFY2(meant.size() == 1, qPrintable(next + " in " + text));
        position.play(meant.front());
    }
    QVERIFY2(!rules::mustCapture(position), "nothing of it is taken back");
    QCOMPARE(balance(position) - before, gain);
}

namespace {
const NamedTest<TrainersSheetTest> registeredTrainersSheetTest("trainers_sheet");
}

} // namespace damscope::gui::testing

#include "trainers_sheet_test.moc"
