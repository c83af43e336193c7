// SPDX-License-Identifier: GPL-3.0-or-later
// Moves are shown as movement: 150 ms a move, 200 ms a jump, nothing where nothing is to move.
#include "gui/board/board_widget.hpp"
#include "gui/board/line_preview.hpp"
#include "gui/settings/settings.hpp"
#include "rules/moves/generate.hpp"
#include "rules/text/fen.hpp"
#include "tests/gui/named_test.hpp"
#include "tests/gui/widgets.hpp"

#include <QDir>
#include <QFile>
#include <QLabel>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace damscope::gui::testing {

using rules::Position;
using rules::Variant;

class MotionTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void aMoveSlides();
    void aCaptureJumpsAndItsMenFadeInOrder();
    void nothingMovesWhileOneStepsFast();
    void nothingMovesWhereMotionIsReduced();
    void theDesktopIsAsked_data();
    void theDesktopIsAsked();
    void aLinePlaysBesideTheBoard();

private:
    // Plays the move that captures so many.
    void play(int captured);
    [[nodiscard]] PieceGlide& glide() { return *board_->findChild<PieceGlide*>(); }

    std::unique_ptr<BoardWidget> board_;
    Position position_ = Position::start(Variant::international);
};

void MotionTest::init() {
    // 28x19x10 takes two men.
    position_ = rules::readFen(Variant::international, "W:W28,50:B23,14,1").value();
    board_ = std::make_unique<BoardWidget>();
    board_->resize(400, 400);
    board_->setAnimated(true);
    board_->setPosition(position_.variant(), position_);
    board_->show();
    stopSteppingFast();
}

void MotionTest::cleanup() {
    board_.reset();
}

void MotionTest::play(int captured) {
    for (const rules::Move& move : rules::legalMoves(position_))
        if (move.captured.size() == captured) {
            position_.play(move);
            return board_->setPosition(position_.variant(), position_, move);
        }
    QFAIL("there is no such move");
}

void MotionTest::aMoveSlides() {
    position_ = Position::start(Variant::international);
    board_->setPosition(position_.variant(), position_);
    stopSteppingFast();
    play(0);
    QVERIFY(glide().isRunning());
    QCOMPARE(glide().duration(), 150);
    QVERIFY(glide().taken().empty());
    QTRY_VERIFY(!glide().isRunning());
}

void MotionTest::aCaptureJumpsAndItsMenFadeInOrder() {
    play(2);
    QVERIFY(glide().isRunning());
    QCOMPARE(glide().duration(), 2 * 200);
    QCOMPARE(glide().taken().size(), std::size_t{2});
    // Half way through the second jump the first man has gone, and the second is whole.
    glide().pause();
    glide().setCurrentTime(295);
    glide().resume();
    const auto left = glide().taken();
    QCOMPARE(left.size(), std::size_t{1});
    QVERIFY(left.front().opacity > 0.9);
    QTRY_VERIFY(!glide().isRunning());
    QVERIFY(glide().taken().empty());
}

void MotionTest::nothingMovesWhileOneStepsFast() {
    position_ = Position::start(Variant::international);
    board_->setPosition(position_.variant(), position_);
    stopSteppingFast();
    play(0);
    QVERIFY(glide().isRunning());
    play(0);
    QVERIFY(!glide().isRunning());
}

void MotionTest::nothingMovesWhereMotionIsReduced() {
    Settings settings;
    QVERIFY(settings.showsMovement());
    settings.isMotionReduced = true; // whatever the user has chosen
    board_->setAnimated(settings.showsMovement());
    play(2);
    QVERIFY(!glide().isRunning());
}

void MotionTest::theDesktopIsAsked_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("still");
    QTest::newRow("KDE, instantly")
        << "kdeglobals" << QByteArray("[KDE]\nAnimationDurationFactor=0\n") << true;
    QTest::newRow("KDE, slower") << "kdeglobals"
                                 << QByteArray(
                                        "[KDE]\nAnimationDurationFactor=1.4142135623730951\n")
                                 << false;
    QTest::newRow("GTK, off") << "gtk-3.0/settings.ini"
                              << QByteArray("[Settings]\ngtk-enable-animations=false\n") << true;
    QTest::newRow("GTK, on") << "gtk-4.0/settings.ini"
                             << QByteArray("[Settings]\ngtk-enable-animations=true\n") << false;
}

void MotionTest::theDesktopIsAsked() {
    QFETCH(QString, file);
    QFETCH(QByteArray, text);
    QFETCH(bool, still);
    const QTemporaryDir home;
    qputenv("XDG_CONFIG_HOME", QFile::encodeName(home.path()));
    qunsetenv("XDG_CURRENT_DESKTOP"); // files alone are asked
    QObject parent;
    int calls = 0;
    onStillDesktop(parent, [&calls] { ++calls; });
    QCOMPARE(calls, 0);
    QVERIFY(QDir(home.path()).mkpath(QFileInfo(file).path()));
    QFile out(home.filePath(file));
    QVERIFY(out.open(QIODevice::WriteOnly) && out.write(text) == text.size());
    out.close();
    onStillDesktop(parent, [&calls] { ++calls; });
    QCOMPARE(calls, still ? 1 : 0);
    qunsetenv("XDG_CONFIG_HOME");
}

void MotionTest::aLinePlaysBesideTheBoard() {
    LinePreview preview(board_.get());
    Position after = position_;
    std::vector<rules::Move> line;
    for (int i = 0; i < 2; ++i) {
        line.push_back(*rules::legalMoves(after).begin());
        after.play(line.back());
    }
    const QString text = QStringLiteral("32-28 19-23 ").repeated(12);
    preview.play(position_, line, text, QPoint(300, 10));
    QVERIFY(preview.isVisible());
    const auto* below = preview.findChild<QLabel*>(); // all of it, in lines as wide as the board
    QCOMPARE(below->text(), text);
    QVERIFY(below->height() >= below->heightForWidth(below->width()));
    QVERIFY(below->height() > 2 * below->fontMetrics().height());
    QCOMPARE(preview.position(), position_);
    QTRY_COMPARE(preview.position(), after);
    preview.leave();
    QVERIFY(!preview.isVisible());
}

namespace {
const NamedTest<MotionTest> registeredMotionTest("motion");
}

} // namespace damscope::gui::testing

#include "motion_test.moc"
