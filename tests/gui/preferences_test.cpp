// SPDX-License-Identifier: GPL-3.0-or-later
// The preferences: each is written when it is chosen, and seen at once.
#include "base/parallel/workers.hpp"
#include "gui/database/games_panel.hpp"
#include "gui/look/theme.hpp"
#include "gui/play/play_panel.hpp"
#include "gui/settings/preferences_dialog.hpp"
#include "gui/settings/settings.hpp"
#include "rules/moves/generate.hpp"
#include "rules/text/fen.hpp"
#include "tests/gui/named_test.hpp"
#include "tests/gui/sample_window.hpp"
#include "tests/gui/written.hpp"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QDockWidget>
#include <QHash>
#include <QHeaderView>
#include <QRegularExpression>
#include <QTabWidget>
#include <QTest>
#include <QVariantAnimation>

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

namespace {

int beeps = 0;

} // namespace

// In place of Qt's, which no test can hear.
void QApplication::beep() {
    ++beeps;
}

namespace damscope::gui::testing {

class PreferencesTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void oneWindowIsOpened();
    void everyFieldHasANameAndAKeyOfItsOwn();
    void theLanguageChangesTheDialogToo();
    void resultsAreShownInTheChosenStyle();
    void theFontOfTheMovesAndOfTheRest();
    void clicksOrDragsOnly();
    void capturesSquareBySquare();
    void movesAreShownAsMovement();
    void nothingMovesOnAStillDesktop();
    void theUsersNamePlays();
    void aTurnIsAnnouncedByASound();
    void threadsAndMemoryReachTheEngine_data();
    void threadsAndMemoryReachTheEngine();
    void thoroughnessIsTheOneUnderAnalyses();
    void theLayoutIsReset();
    void whatIsChosenIsWrittenAtOnce();

private:
    [[nodiscard]] PreferencesDialog& preferences();
    template <class Widget> [[nodiscard]] Widget& field(const char* key) {
        return part<Widget>(preferences(), key);
    }
    void choose(const char* key, int entry);
    void showPosition(const char* fen);
    [[nodiscard]] QPoint at(int square);
    void drag(int from, int to);
    [[nodiscard]] std::size_t played() { return documentOf(*window_).game().mainLine().size(); }

    std::unique_ptr<SampleWindow> sample_;
    MainWindow* window_ = nullptr;
};

void PreferencesTest::init() {
    sample_ = std::make_unique<SampleWindow>();
    window_ = &sample_->window();
    QVERIFY(sample_->import({"samples/annotated.pdn", "samples/russian.pdn"}));
}

void PreferencesTest::cleanup() {
    sample_.reset();
    applyFont({}, 0);
    showResultsAs(ResultsShown::ofVariant);
}

PreferencesDialog& PreferencesTest::preferences() {
    if (window_->findChild<PreferencesDialog*>() == nullptr)
        actionsOf(*window_).preferences->trigger();
    return part<PreferencesDialog>(*window_);
}

// As a user chooses: with the keyboard.
void PreferencesTest::choose(const char* key, int entry) {
    auto& box = field<QComboBox>(key);
    box.setCurrentIndex(entry);
    emit box.activated(entry);
    QCoreApplication::processEvents();
}

void PreferencesTest::showPosition(const char* fen) {
    documentOf(*window_).markSaved();
    pasteInto(*window_, fen);
    QCOMPARE(QString::fromStdString(rules::writeFen(*documentOf(*window_).position())),
             QString(fen));
}

QPoint PreferencesTest::at(int square) {
    const BoardGeometry g = boardOf(*window_).board().geometryNow();
    return g.centre(*g.rules().square(square)).toPoint();
}

void PreferencesTest::drag(int from, int to) {
    BoardWidget& board = boardOf(*window_).board();
    QTest::mousePress(&board, Qt::LeftButton, {}, at(from));
    QTest::mouseMove(&board, (at(from) + at(to)) / 2);
    QTest::mouseMove(&board, at(to));
    QTest::mouseRelease(&board, Qt::LeftButton, {}, at(to));
}

void PreferencesTest::oneWindowIsOpened() {
    QTest::keyClick(window_, Qt::Key_Comma, Qt::ControlModifier);
    QTRY_COMPARE(window_->findChildren<PreferencesDialog*>().size(), 1);
    actionsOf(*window_).preferences->trigger();
    QCOMPARE(window_->findChildren<PreferencesDialog*>().size(), 1);
}

void PreferencesTest::everyFieldHasANameAndAKeyOfItsOwn() {
    auto& pages = part<QTabWidget>(preferences());
    for (int page = 0; page < pages.count(); ++page) {
        QStringList keys;
        QStringList texts;
        for (const auto* label : pages.widget(page)->findChildren<QLabel*>())
            texts << label->text();
        for (const auto* button : pages.widget(page)->findChildren<QAbstractButton*>())
            texts << button->text();
        for (const QString& text : texts)
            if (const auto key = text.indexOf('&'); key >= 0)
                keys << text.mid(key + 1, 1).toLower();
        QCOMPARE(keys.removeDuplicates(), 0);
        for (const auto* box : pages.widget(page)->findChildren<QComboBox*>())
            QVERIFY2(!box->accessibleName().isEmpty(), qPrintable(box->objectName()));
    }
}

void PreferencesTest::theLanguageChangesTheDialogToo() {
    auto& box = field<QComboBox>("language");
    choose("language", box.findText("Nederlands"));
    QTRY_COMPARE(preferences().windowTitle(), QString("Voorkeuren"));
    QCOMPARE(field<QComboBox>("language").currentText(), QString("Nederlands"));
    choose("language", field<QComboBox>("language").findText("English"));
    QTRY_COMPARE(preferences().windowTitle(), QString("Preferences"));
}

void PreferencesTest::resultsAreShownInTheChosenStyle() {
    gamesOf(*window_).filter("variant:international result:white");
    QVERIFY(sample_->settle());
    const auto shown = [this] {
        return tableOf(gamesOf(*window_)).model()->index(0, GameTableModel::result).data();
    };
    QCOMPARE(shown().toString(), QString("2-0"));
    choose("results", 2);
    QCOMPARE(shown().toString(), QString("1-0"));
    const QString moves = part<MoveList>(*window_).toPlainText();
    gamesOf(*window_).filter("variant:russian result:white");
    QVERIFY(sample_->settle());
    choose("results", 1);
    QCOMPARE(shown().toString(), QString("2-0"));
    choose("results", 0);
    QCOMPARE(shown().toString(), QString("1-0"));
    // What is stored keeps the style of its variant.
    QVERIFY(documentOf(*window_).game().tag("Result") != "");
}

void PreferencesTest::theFontOfTheMovesAndOfTheRest() {
    auto& rows = *tableOf(gamesOf(*window_)).verticalHeader();
    const int before = rows.defaultSectionSize();
    auto& sizes = field<QComboBox>("font/size");
    choose("font/size", sizes.findText("20 points"));
    QCOMPARE(QApplication::font().pointSize(), 20);
    QCOMPARE(part<MoveList>(*window_).font().pointSize(), 20);
    QTRY_VERIFY(rows.defaultSectionSize() > before);
    choose("font/movesSize", sizes.findText("9 points"));
    QCOMPARE(part<MoveList>(*window_).font().pointSize(), 9);
    QCOMPARE(QApplication::font().pointSize(), 20);
    choose("font/size", 0);
    QTRY_COMPARE(rows.defaultSectionSize(), before);
}

void PreferencesTest::clicksOrDragsOnly() {
    BoardWidget& board = boardOf(*window_).board();
    const auto click = [&](int square) {
        QTest::mouseClick(&board, Qt::LeftButton, {}, at(square));
    };
    choose("board/input", 1); // clicks
    showPosition("W:W32,33,50:B1,2,19");
    drag(32, 28);
    QCOMPARE(played(), std::size_t(0));
    QTest::keyClick(&board, Qt::Key_Escape);
    click(32);
    click(28);
    QCOMPARE(played(), std::size_t(1));
    choose("board/input", 2); // drags
    showPosition("W:W32,33,50:B1,2,19");
    click(32);
    click(28);
    QCOMPARE(played(), std::size_t(0));
    drag(32, 28);
    QCOMPARE(played(), std::size_t(1));
}

void PreferencesTest::capturesSquareBySquare() {
    BoardWidget& board = boardOf(*window_).board();
    const auto click = [&](int square) {
        QTest::mouseClick(&board, Qt::LeftButton, {}, at(square));
    };
    const char* twoJumps = "W:W32,50:B1,18,28";
    showPosition(twoJumps);
    click(32);
    click(12);
    QVERIFY2(played() == 1, "the last square is enough unless it is chosen otherwise");
    field<QCheckBox>("board/stepwise").click();
    showPosition(twoJumps);
    click(32);
    click(12);
    QCOMPARE(played(), std::size_t(0));
    click(23);
    QCOMPARE(board.entry().standing(), board.geometryNow().rules().square(23));
    QCOMPARE(board.status(), QString("Choose the next square of the capture."));
    click(12);
    QCOMPARE(played(), std::size_t(1));
    showPosition(twoJumps);
    drag(32, 23);
    QCOMPARE(played(), std::size_t(0));
    drag(23, 12);
    QCOMPARE(played(), std::size_t(1));
}

bool isAnimating(const BoardWidget& board) {
    return board.findChild<QVariantAnimation*>()->state() == QAbstractAnimation::Running;
}

void PreferencesTest::movesAreShownAsMovement() {
    BoardWidget& board = boardOf(*window_).board();
    showPosition("W:W32,33,50:B1,2,19");
    QVERIFY(QTest::qWaitForWindowExposed(window_));
    stopSteppingFast();
    board.press(*board.geometryNow().rules().square(32));
    board.press(*board.geometryNow().rules().square(28));
    QVERIFY(isAnimating(board));
    QTRY_VERIFY(!isAnimating(board));
    documentOf(*window_).goToStart();
    QVERIFY(!isAnimating(board)); // a move that is taken back is not one
    field<QCheckBox>("board/animation").click();
    documentOf(*window_).goNext();
    QVERIFY(!isAnimating(board));
    field<QCheckBox>("board/animation").click();
    documentOf(*window_).goToStart();
    drag(33, 29);
    QVERIFY(!isAnimating(board)); // the hand has moved it
}

void PreferencesTest::nothingMovesOnAStillDesktop() {
    BoardWidget& board = boardOf(*window_).board();
    window_->reduceMotion();
    showPosition("W:W32,33,50:B1,2,19");
    QVERIFY(QTest::qWaitForWindowExposed(window_));
    stopSteppingFast();
    board.press(*board.geometryNow().rules().square(32));
    board.press(*board.geometryNow().rules().square(28));
    QCOMPARE(played(), std::size_t(1));
    QVERIFY(!isAnimating(board));
}

void PreferencesTest::theUsersNamePlays() {
    auto& name = field<QLineEdit>("user/name");
    name.setText("Anneke");
    emit name.editingFinished();
    playOf(*window_).begin();
    QCOMPARE(documentOf(*window_).game().tag("White"), std::string_view("Anneke"));
    playOf(*window_).session().abandon();
}

void PreferencesTest::aTurnIsAnnouncedByASound() {
    PlaySession& session = playOf(*window_).session();
    const auto playAndWait = [&] {
        session.play(rules::legalMoves(*documentOf(*window_).position())[0]);
        QTRY_VERIFY_WITH_TIMEOUT(session.takesMoves(), 60000);
    };
    beeps = 0;
    playOf(*window_).begin();
    playAndWait();
    QCOMPARE(beeps, 0); // off at first
    field<QCheckBox>("board/sound").click();
    playAndWait();
    QCOMPARE(beeps, 1);
    field<QCheckBox>("board/sound").click();
    playAndWait();
    QCOMPARE(beeps, 1);
    session.discard();
}

namespace {

// Of this process, in kilobytes.
int memory() {
    static const QRegularExpression data(R"(VmData:\s*(\d+))");
    return data.match(textOfFile("/proc/self/status")).captured(1).toInt();
}

// How long each thread but that of the window has been on a processor, in nanoseconds.
QHash<QString, qint64> workOfThreads() {
    const QString tasks = "/proc/self/task/";
    QHash<QString, qint64> work;
    for (const QString& thread : QDir(tasks).entryList(QDir::Dirs | QDir::NoDotAndDotDot))
        if (thread.toLongLong() != QCoreApplication::applicationPid())
            work[thread] =
                textOfFile(tasks + thread + "/schedstat").section(' ', 0, 0).toLongLong();
    return work;
}

// How many share the work from now on, until one of them has done enough to tell: others do a
// little now and then.
int workingThreads() {
    constexpr qint64 enough = 200'000'000; // nanoseconds
    const auto before = workOfThreads();
    std::vector<qint64> work;
    const auto isEnough = [&] {
        work.clear();
        const auto now = workOfThreads();
        for (auto thread = now.begin(); thread != now.end(); ++thread)
            work.push_back(thread.value() - before.value(thread.key()));
        return std::ranges::any_of(work, [](qint64 done) { return done >= enough; });
    };
    (void)QTest::qWaitFor(isEnough, timeout);
    return static_cast<int>(
        std::ranges::count_if(work, [](qint64 done) { return done >= enough / 4; }));
}

} // namespace

void PreferencesTest::threadsAndMemoryReachTheEngine_data() {
    QTest::addColumn<bool>("playing");
    QTest::addRow("the engine of the panel") << false;
    QTest::addRow("the engine of a game") << true;
}

void PreferencesTest::threadsAndMemoryReachTheEngine() {
    QFETCH(bool, playing);
    PlayPanel& play = playOf(*window_);
    playerOf(play, rules::Color::white).setCurrentIndex(1); // Damscope
    playerOf(play, rules::Color::black).setCurrentIndex(0);
    strengthOf(play, rules::Color::white).setValue(10);
    const auto start = [&](int threads, int megabytes) {
        field<QSpinBox>("engine/threads").setValue(threads);
        field<QSpinBox>("engine/megabytes").setValue(megabytes);
        if (playing)
            play.begin();
        else
            actionsOf(*window_).engine->trigger();
    };
    const auto stop = [&] {
        if (playing)
            play.session().discard();
        else
            actionsOf(*window_).engine->trigger();
    };
    constexpr int enough = 200 * 1024; // kilobytes
    const auto thinksWith = [](int threads) {
        return QTest::qWaitFor([threads] { return workingThreads() == threads; }, timeout);
    };
    start(1, 16);
    QVERIFY(thinksWith(1));
    const int littleMemory = memory();
    stop();
    start(2, 272);
    QTRY_VERIFY(memory() - littleMemory > enough);
    if (base::commandThreads() > 1) // or else more cannot be chosen
        QVERIFY(thinksWith(2));
    stop();
}

void PreferencesTest::thoroughnessIsTheOneUnderAnalyses() {
    choose("engine/thoroughness", 2);
    QCOMPARE(analysesOf(*window_).thoroughness(), Thoroughness::thorough);
}

void PreferencesTest::theLayoutIsReset() {
    auto& chart = part<QDockWidget>(*window_, "evaluation");
    chart.hide();
    window_->addDockWidget(Qt::LeftDockWidgetArea, &part<QDockWidget>(*window_, "game"));
    field<QPushButton>("resetLayout").click();
    QVERIFY(chart.isVisible());
    QCOMPARE(window_->dockWidgetArea(&part<QDockWidget>(*window_, "game")),
             Qt::RightDockWidgetArea);
    chart.hide();
    actionsOf(*window_).resetLayout->trigger();
    QVERIFY(chart.isVisible());
}

void PreferencesTest::whatIsChosenIsWrittenAtOnce() {
    field<QCheckBox>("board/sound").click();
    auto& memory = field<QSpinBox>("engine/megabytes");
    memory.setValue(128);
    const Settings written; // as another window reads them
    QVERIFY(*written.sound);
    QCOMPARE(*written.engineMegabytes, 128);
    QCOMPARE(*written.engineThreads, 0);
}

namespace {
const NamedTest<PreferencesTest> registeredPreferencesTest("preferences");
}

} // namespace damscope::gui::testing

#include "preferences_test.moc"
