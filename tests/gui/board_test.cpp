// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/board/board_widget.hpp"
#include "gui/database/preview_board.hpp"
#include "rules/moves/generate.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"
#include "tests/gui/ambiguous_captures.hpp"
#include "tests/gui/named_test.hpp"

#include <QAccessible>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <set>
#include <vector>

namespace damscope::gui::testing {

using rules::Move;
using rules::Position;
using rules::Square;
using rules::Variant;

namespace {

Square square(Variant variant, std::string_view name) {
    return rules::squareNamed(rules::rules(variant), name).value();
}

Position set(Variant variant, std::string_view fen) {
    return rules::readFen(variant, fen).value();
}

// The legal move that is written like this in full.
Move named(const Position& position, const std::string& text) {
    for (const Move& m : rules::legalMoves(position))
        if (rules::fullText(position, m) == text)
            return m;
    qFatal("no such move: %s", text.c_str());
}

// Another capture takes every piece that one of them takes: no square distinguishes it.
bool isPartOfAnother(const Position& position, const Move& m, const AmbiguousCapture& c) {
    return std::ranges::any_of(c.captures, [&](const std::string& text) {
        const Move other = named(position, text);
        return !(other == m) && (m.captured - other.captured).empty();
    });
}

// A board on the screen, with the moves that were played on it.
struct Table {
    BoardWidget board;
    std::vector<Move> played;
    QString refusal;

    explicit Table(const Position& position) {
        board.resize(640, 640);
        board.setPosition(position.variant(), position);
        QObject::connect(&board, &BoardWidget::movePlayed,
                         [this](const Move& m) { played.push_back(m); });
        QObject::connect(&board, &BoardWidget::statusChanged,
                         [this](const QString& text, bool refused) {
                             if (refused)
                                 refusal = text;
                         });
        board.show();
        board.setFocus();
    }
    [[nodiscard]] QPoint at(Square s) const { return board.geometryNow().centre(s).toPoint(); }
    void click(Square s) { QTest::mouseClick(&board, Qt::LeftButton, {}, at(s)); }
    void drag(Square from, Square to) {
        QTest::mousePress(&board, Qt::LeftButton, {}, at(from));
        QTest::mouseMove(&board, (at(from) + at(to)) / 2);
        QTest::mouseMove(&board, at(to));
        QTest::mouseRelease(&board, Qt::LeftButton, {}, at(to));
    }
    void type(const std::string& text) {
        for (const char c : text)
            QTest::keyClick(&board, c);
        QTest::keyClick(&board, Qt::Key_Return);
    }
    void pressCell(Square s) {
        QAccessibleInterface* table = QAccessible::queryAccessibleInterface(&board);
        QAccessibleInterface* cell = table->child(board.geometryNow().board().index(s));
        cell->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    }
    // The offered choice that makes a move, from 1; 0 if it is not offered.
    [[nodiscard]] int numberOf(const Move& m) const {
        int number = 0;
        for (const Choice& c : board.entry().choices()) {
            ++number;
            if (c.move == m)
                return number;
        }
        return 0;
    }
    // If no square distinguishes a capture from the others, its number does.
    void finish(const Move& m, bool byNumber) {
        if (byNumber && played.empty())
            QTest::keyClick(&board, static_cast<char>('0' + numberOf(m)));
    }
    [[nodiscard]] Square badgeOf(const Move& m) const {
        return board.entry().choices()[static_cast<std::size_t>(numberOf(m) - 1)].badge;
    }
};

} // namespace

class BoardTest : public QObject {
    Q_OBJECT

private slots:
    void everySquareIsFoundAtItsCentre_data();
    void everySquareIsFoundAtItsCentre();
    void numbersBeginWhereTheGameTypeSays();
    void arrowKeysReachEverySquareAndComeBack();
    void edgesShowFilesAndRanksOrNumbers();
    void theArrowOfACaptureFollowsItsPath();
    void thePreviewDrawsCapturesAlongTheirPath();

    void ambiguousCaptures_data();
    void ambiguousCaptures();

    void twoClicksPlay();
    void draggingPlays();
    void typingPlays();
    void theFourthDigitDecides();
    void aNumberThatNamesOneMoveIsTaken();
    void arrowKeysAndSpacePlay();
    void theCursorIsFramedWhereKeysAreUsed();
    void aSecondClickPutsThePieceDown();
    void clickingAnotherPieceLiftsThatOne();
    void whatMustCaptureIsNamed();
    void refusalsSayWhichRuleIsBroken();
    void stepsOfACaptureLeaveGhosts();
    void touchMoveKeepsThePieceInHand();
    void aClosedBoardTakesNothing();
    void theRightButtonDraws();
    void screenReadersSeeEverySquare();
    void repaintsTheSameFlippedAndInEveryLook();
};

void BoardTest::everySquareIsFoundAtItsCentre_data() {
    QTest::addColumn<int>("variant");
    for (const Variant v : rules::allVariants())
        QTest::newRow(std::string(rules::rules(v).name).c_str()) << static_cast<int>(v);
}

void BoardTest::everySquareIsFoundAtItsCentre() {
    QFETCH(int, variant);
    const rules::Rules& r = rules::rules(static_cast<Variant>(variant));
    for (const bool flipped : {false, true})
        for (const Numbering numbering : {Numbering::inside, Numbering::outside, Numbering::none}) {
            const BoardGeometry g(r, QRectF(3, 5, 517, 430), numbering, flipped);
            QVERIFY(QRectF(3, 5, 517, 430).contains(g.outerArea()));
            for (const Square s : r.board.squares()) {
                QCOMPARE(g.squareAt(g.centre(s)), std::optional(s));
                QVERIFY(g.boardArea().contains(g.cell(s).center()));
            }
            QVERIFY(!g.squareAt(g.boardArea().topLeft() - QPointF(2, 2)));
        }
}

void BoardTest::numbersBeginWhereTheGameTypeSays() {
    const auto corner = [](Variant v, std::string_view name) {
        const BoardGeometry g(rules::rules(v), QRectF(0, 0, 400, 400), Numbering::none, false);
        const QPointF c = g.centre(square(v, name)) - g.boardArea().center();
        return std::pair(c.x() < 0 ? 'l' : 'r', c.y() < 0 ? 't' : 'b');
    };
    // 1 stands at the top left as White sees it; in the Spanish family at the bottom right.
    QCOMPARE(corner(Variant::international, "1"), std::pair('l', 't'));
    QCOMPARE(corner(Variant::international, "50"), std::pair('r', 'b'));
    QCOMPARE(corner(Variant::spanish, "1"), std::pair('r', 'b'));
    QCOMPARE(corner(Variant::russian, "a1"), std::pair('l', 'b'));
}

void BoardTest::arrowKeysReachEverySquareAndComeBack() {
    for (const Variant v : rules::allVariants()) {
        const rules::Rules& r = rules::rules(v);
        for (const bool flipped : {false, true}) {
            const BoardGeometry g(r, QRectF(0, 0, 500, 500), Numbering::none, flipped);
            std::set<Square> met{r.board.square(0)};
            std::vector<Square> open{r.board.square(0)};
            while (!open.empty()) {
                const Square s = open.back();
                open.pop_back();
                for (const auto& [dx, dy] : {std::pair(1, 0), {-1, 0}, {0, 1}, {0, -1}}) {
                    const Square n = g.neighbour(s, dx, dy);
                    const QPointF way = g.centre(n) - g.centre(s);
                    if (n != s)
                        QVERIFY(dx != 0 ? way.x() * dx > 0 : way.y() * dy > 0);
                    if (met.insert(n).second)
                        open.push_back(n);
                }
            }
            QCOMPARE(static_cast<int>(met.size()), r.board.size());
        }
    }
}

void BoardTest::edgesShowFilesAndRanksOrNumbers() {
    const BoardGeometry russian(rules::rules(Variant::russian), QRectF(0, 0, 500, 500),
                                Numbering::outside, false);
    QCOMPARE(russian.edgeLabels().size(), std::size_t{16});
    const BoardGeometry dutch(rules::rules(Variant::international), QRectF(0, 0, 500, 500),
                              Numbering::outside, false);
    QCOMPARE(dutch.edgeLabels().size(), std::size_t{18}); // 5 + 5 + 4 + 4
    for (const EdgeLabel& l : dutch.edgeLabels())
        QVERIFY(!dutch.boardArea().intersects(l.area.adjusted(1, 1, -1, -1)));
}

void BoardTest::ambiguousCaptures_data() {
    QTest::addColumn<int>("index");
    int index = 0;
    for (const AmbiguousCapture& c : testing::ambiguousCaptures())
        QTest::newRow(c.fen.c_str()) << index++;
}

void BoardTest::ambiguousCaptures() {
    QFETCH(int, index);
    const AmbiguousCapture& c = testing::ambiguousCaptures()[static_cast<std::size_t>(index)];
    const Position p = position(c);
    const Square from = square(c.variant, c.from);
    const Square to = square(c.variant, c.to);
    for (const std::string& text : c.captures) {
        const Move wanted = named(p, text);
        const std::vector<Move> expected{wanted};

        Table byNumber(p);
        byNumber.click(from);
        byNumber.click(to);
        QVERIFY(byNumber.played.empty()); // never guessed
        QCOMPARE(byNumber.board.entry().choices().size(), c.captures.size());
        QTest::keyClick(&byNumber.board, static_cast<char>('0' + byNumber.numberOf(wanted)));
        QCOMPARE(byNumber.played, expected);

        Table bySquare(p);
        bySquare.click(from);
        bySquare.click(to);
        bySquare.click(bySquare.badgeOf(wanted));
        bySquare.finish(wanted, isPartOfAnother(p, wanted, c));
        QCOMPARE(bySquare.played, expected);

        Table byDrag(p);
        byDrag.drag(from, to);
        QVERIFY(byDrag.played.empty());
        byDrag.click(byDrag.badgeOf(wanted));
        byDrag.finish(wanted, isPartOfAnother(p, wanted, c));
        QCOMPARE(byDrag.played, expected);

        Table byText(p);
        byText.type(text);
        if (byText.played.empty()) { // no squares between the ends: it cannot be distinguished
            QVERIFY(text == c.from + p.rules().captureSign + c.to);
            byText.type(std::to_string(byText.numberOf(wanted)));
        }
        QCOMPARE(byText.played, expected);

        Table byReader(p);
        byReader.pressCell(from);
        byReader.pressCell(to);
        QVERIFY(byReader.played.empty());
        byReader.pressCell(byReader.badgeOf(wanted));
        byReader.finish(wanted, isPartOfAnother(p, wanted, c));
        QCOMPARE(byReader.played, expected);
    }
}

void BoardTest::twoClicksPlay() {
    Table t(Position::start(Variant::international));
    const auto& r = rules::rules(Variant::international);
    t.click(*r.square(32));
    QVERIFY(t.board.entry().targets().contains(*r.square(28)));
    t.click(*r.square(28));
    QCOMPARE(t.played.size(), std::size_t{1});
    QCOMPARE(rules::shortText(r, t.played[0]), std::string("32-28"));
}

void BoardTest::draggingPlays() {
    for (const bool flipped : {false, true}) {
        Table t(Position::start(Variant::russian));
        t.board.setFlipped(flipped);
        t.drag(square(Variant::russian, "c3"), square(Variant::russian, "d4"));
        QCOMPARE(t.played.size(), std::size_t{1});
        QCOMPARE(rules::shortText(rules::rules(Variant::russian), t.played[0]),
                 std::string("c3-d4"));
    }
}

void BoardTest::typingPlays() {
    for (const char* text : {"32-28", "3228"}) {
        Table t(Position::start(Variant::international));
        t.type(text);
        QCOMPARE(t.played.size(), std::size_t{1});
    }
    Table letters(Position::start(Variant::russian));
    letters.type("c3d4");
    QCOMPARE(letters.played.size(), std::size_t{1});
    Table wrong(Position::start(Variant::international));
    wrong.type("32-27x");
    QVERIFY(wrong.played.empty());
    QVERIFY(!wrong.refusal.isEmpty());
}

// What is typed after a move that is none is the next move.
void BoardTest::theFourthDigitDecides() {
    Table t(Position::start(Variant::international));
    const auto key = [&](const char* keys) {
        for (const char* c = keys; *c != '\0'; ++c)
            QTest::keyClick(&t.board, *c);
    };
    for (const char* none : {"3217", "9999", "3299", "0000", "1923"}) {
        t.refusal.clear();
        key(none);
        QVERIFY2(!t.refusal.isEmpty(), none);
        QCOMPARE(t.board.status(), t.refusal);
        QVERIFY(t.played.empty());
    }
    key("3");
    QVERIFY(t.board.status() != t.refusal);
    key("228");
    QCOMPARE(t.played.size(), std::size_t{1});
    for (const Qt::Key cleared : {Qt::Key_Backspace, Qt::Key_Return, Qt::Key_Escape, Qt::Key_Up}) {
        key("3217");
        QTest::keyClick(&t.board, cleared);
        QCOMPARE(t.board.status(), QString("White to move."));
    }
    key("3328");
    QCOMPARE(t.played.size(), std::size_t{2});
    Table letters(Position::start(Variant::russian));
    for (const char c : std::string("c3e5"))
        QTest::keyClick(&letters.board, c);
    QVERIFY(!letters.refusal.isEmpty());
    // A capture that goes on may be written with every square.
    Table capture(set(Variant::russian, "W:Wc3:Bd4,d6,f6"));
    for (const char c : std::string("c3e5c7"))
        QTest::keyClick(&capture.board, c);
    QTest::keyClick(&capture.board, Qt::Key_Return);
    QCOMPARE(capture.played.size(), std::size_t{1});
}

void BoardTest::aNumberThatNamesOneMoveIsTaken() {
    for (const auto& [fen, text] : {std::pair("B:W50:B2", "28"), std::pair("B:W50:B8", "813"),
                                    std::pair("B:W50:B6", "611")}) {
        Table t(set(Variant::international, fen));
        t.type(text);
        QCOMPARE(t.played.size(), std::size_t{1});
    }
    // 6-18 is none and 61 no square; 1-12 and 11-2 are both moves of a king.
    Table none(set(Variant::international, "B:W50:B6"));
    none.type("618");
    QVERIFY(none.played.empty() && !none.refusal.isEmpty());
    Table two(set(Variant::international, "W:WK1,K11:B50"));
    two.type("112");
    QVERIFY(two.played.empty() && !two.refusal.isEmpty());
}

void BoardTest::arrowKeysAndSpacePlay() {
    Table t(Position::start(Variant::international));
    const auto& r = rules::rules(Variant::international);
    t.board.setCursorSquare(*r.square(32));
    QTest::keyClick(&t.board, Qt::Key_Space);
    QTest::keyClick(&t.board, Qt::Key_Up);
    if (t.board.cursor() != *r.square(28))
        QTest::keyClick(&t.board, Qt::Key_Right);
    QCOMPARE(t.board.cursor(), *r.square(28));
    QTest::keyClick(&t.board, Qt::Key_Space);
    QCOMPARE(t.played.size(), std::size_t{1});
    QCOMPARE(rules::shortText(r, t.played[0]), std::string("32-28"));
}

// A frame that nobody asked for hides the number of its square.
void BoardTest::theCursorIsFramedWhereKeysAreUsed() {
    Table t(Position::start(Variant::international));
    t.board.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&t.board));
    const Square first = square(Variant::international, "32");
    const auto clickTwice = [&] {
        t.click(first);
        t.click(first);
    };
    clickTwice();
    const QImage byMouse = t.board.grab().toImage();
    QTest::keyClick(&t.board, Qt::Key_Left);
    QTest::keyClick(&t.board, Qt::Key_Right);
    QCOMPARE(t.board.cursor(), first);
    QVERIFY(t.board.grab().toImage() != byMouse);
    clickTwice();
    QVERIFY(t.board.grab().toImage() == byMouse);
    // A key that only goes to the board is none on it; Tab is.
    t.board.clearFocus();
    t.board.setFocus(Qt::ShortcutFocusReason);
    QVERIFY(t.board.hasFocus());
    QVERIFY(t.board.grab().toImage() == byMouse);
    t.board.clearFocus();
    t.board.setFocus(Qt::TabFocusReason);
    QVERIFY(t.board.grab().toImage() != byMouse);
}

void BoardTest::aSecondClickPutsThePieceDown() {
    Table t(Position::start(Variant::international));
    const Square s = *rules::rules(Variant::international).square(32);
    t.click(s);
    QCOMPARE(t.board.entry().lifted(), std::optional(s));
    t.click(s);
    QVERIFY(!t.board.entry().lifted());
    t.click(s);
    QTest::keyClick(&t.board, Qt::Key_Escape);
    QVERIFY(!t.board.entry().lifted());
    QVERIFY(t.played.empty());
}

void BoardTest::clickingAnotherPieceLiftsThatOne() {
    Table t(Position::start(Variant::international));
    const auto& r = rules::rules(Variant::international);
    t.click(*r.square(32));
    t.click(*r.square(33));
    QCOMPARE(t.board.entry().lifted(), r.square(33));
}

void BoardTest::whatMustCaptureIsNamed() {
    Table t(set(Variant::international, "W:W32,45:B28,18,9"));
    QCOMPARE(t.board.entry().mustCapture(), 2);
    QCOMPARE(t.board.entry().movable(), (rules::SquareSet{square(Variant::international, "32")}));
    QVERIFY2(t.board.status().contains("capture 2"), qPrintable(t.board.status()));
}

void BoardTest::refusalsSayWhichRuleIsBroken() {
    Table must(set(Variant::international, "W:W32,45:B28,18,9"));
    must.click(square(Variant::international, "45"));
    QVERIFY2(must.refusal.contains("capture is compulsory"), qPrintable(must.refusal));
    QVERIFY(!must.board.entry().lifted());

    Table more(set(Variant::international, "W:W32,34:B28,18,30"));
    more.click(square(Variant::international, "34"));
    QVERIFY2(more.refusal.contains("a capture of 2 pieces exists"), qPrintable(more.refusal));

    Table back(set(Variant::international, "W:W28:B1"));
    back.click(square(Variant::international, "28"));
    back.click(square(Variant::international, "32"));
    QVERIFY2(back.refusal.contains("backward"), qPrintable(back.refusal));
    QVERIFY(back.board.entry().lifted());

    Table theirs(Position::start(Variant::international));
    theirs.click(square(Variant::international, "20"));
    QVERIFY2(theirs.refusal.contains("Black's"), qPrintable(theirs.refusal));

    Table stuck(Position::start(Variant::international));
    stuck.click(square(Variant::international, "46"));
    QVERIFY2(stuck.refusal.contains("41 is occupied"), qPrintable(stuck.refusal));
}

// Two ways for one man, which part after the first piece.
void BoardTest::stepsOfACaptureLeaveGhosts() {
    Table t(set(Variant::international, "W:W38:B32,21,22,K1"));
    const auto sq = [](const char* n) { return square(Variant::international, n); };
    t.click(sq("38"));
    t.click(sq("27"));
    QVERIFY(t.played.empty());
    QCOMPARE(t.board.entry().standing(), std::optional(sq("27")));
    QCOMPARE(t.board.entry().ghosts(), (rules::SquareSet{sq("32")}));
    t.click(sq("16"));
    QCOMPARE(t.played.size(), std::size_t{1});
    QCOMPARE(t.played[0].captured, (rules::SquareSet{sq("32"), sq("21")}));
}

void BoardTest::touchMoveKeepsThePieceInHand() {
    Table t(Position::start(Variant::international));
    t.board.setTouchMove(true);
    const Square s = *rules::rules(Variant::international).square(32);
    t.click(s);
    t.click(s);
    QCOMPARE(t.board.entry().lifted(), std::optional(s));
    t.click(*rules::rules(Variant::international).square(33));
    QCOMPARE(t.board.entry().lifted(), std::optional(s));
    QTest::keyClick(&t.board, Qt::Key_Escape);
    QCOMPARE(t.board.entry().lifted(), std::optional(s));
}

void BoardTest::aClosedBoardTakesNothing() {
    Table t(Position::start(Variant::international));
    t.board.setEntryEnabled(false);
    t.drag(square(Variant::international, "32"), square(Variant::international, "28"));
    t.type("3228");
    QVERIFY(t.played.empty());
}

void BoardTest::theRightButtonDraws() {
    Table t(Position::start(Variant::international));
    const auto sq = [](const char* n) { return square(Variant::international, n); };
    std::vector<rules::Shape> drawn;
    connect(&t.board, &BoardWidget::shapesDrawn, [&](const std::vector<rules::Shape>& s) {
        drawn = s;
        t.board.setShapes(s);
    });
    QTest::mouseClick(&t.board, Qt::RightButton, {}, t.at(sq("28")));
    QTest::mousePress(&t.board, Qt::RightButton, Qt::ShiftModifier, t.at(sq("32")));
    QTest::mouseRelease(&t.board, Qt::RightButton, Qt::ShiftModifier, t.at(sq("19")));
    const std::vector<rules::Shape> expected{
        {rules::ShapeColor::green, sq("28"), std::nullopt},
        {rules::ShapeColor::red, sq("32"), sq("19")},
    };
    QCOMPARE(drawn, expected);
    QTest::mouseClick(&t.board, Qt::RightButton, {}, t.at(sq("28")));
    QCOMPARE(drawn.size(), std::size_t{1});
}

void BoardTest::screenReadersSeeEverySquare() {
    for (const Variant v : rules::allVariants()) {
        Table t(Position::start(v));
        QAccessibleInterface* table = QAccessible::queryAccessibleInterface(&t.board);
        QCOMPARE(table->role(), QAccessible::Table);
        QCOMPARE(table->childCount(), rules::rules(v).board.size());
        for (int i = 0; i < table->childCount(); ++i) {
            QAccessibleInterface* cell = table->child(i);
            QCOMPARE(cell->role(), QAccessible::Cell);
            QVERIFY(!cell->text(QAccessible::Name).isEmpty());
            QCOMPARE(table->indexOfChild(cell), i);
        }
    }
    Table t(Position::start(Variant::international));
    QAccessibleInterface* table = QAccessible::queryAccessibleInterface(&t.board);
    QCOMPARE(table->child(31)->text(QAccessible::Name), QString("32: white man, can move"));
    QCOMPARE(table->child(0)->text(QAccessible::Name), QString("1: black man"));
    QCOMPARE(table->child(24)->text(QAccessible::Name), QString("25: empty"));
    t.pressCell(t.board.geometryNow().board().square(31));
    QVERIFY(table->child(31)->state().selected);
}

void BoardTest::repaintsTheSameFlippedAndInEveryLook() {
    Table t(set(Variant::international, "W:W32,K45:B28,18,K9"));
    std::set<QByteArray> pictures;
    for (const auto theme : {BoardThemeName::wood, BoardThemeName::tournament,
                             BoardThemeName::slate, BoardThemeName::highContrast})
        for (const auto pieces :
             {PieceSet::turned, PieceSet::smooth, PieceSet::ringed, PieceSet::flat})
            for (const bool flipped : {false, true}) {
                t.board.setLook({theme, pieces});
                t.board.setFlipped(flipped);
                const QImage once = t.board.grab().toImage();
                QCOMPARE(t.board.grab().toImage(), once);
                pictures.insert(QByteArray(reinterpret_cast<const char*>(once.constBits()),
                                           once.sizeInBytes()));
            }
    QCOMPARE(pictures.size(), std::size_t{32});
}

// 28x8 takes 23 and 13: over 19, which is not on the straight line.
void BoardTest::theArrowOfACaptureFollowsItsPath() {
    const Position position = set(Variant::international, "W:W28,36:B13,23,50");
    const MoveArrow arrow = arrowOf(position, named(position, "28x19x8"), MoveArrow::Kind::better);
    std::vector<Square> path;
    for (const char* name : {"28", "19", "8"})
        path.push_back(square(Variant::international, name));
    QVERIFY(arrow.squares == path);
    Table table(position);
    const BoardGeometry geometry = table.board.geometryNow();
    const QPoint corner = geometry.centre(path[1]).toPoint();
    const QColor before = table.board.grab().toImage().pixelColor(corner);
    table.board.setArrows({arrow});
    QVERIFY(table.board.grab().toImage().pixelColor(corner) != before);
}

void BoardTest::thePreviewDrawsCapturesAlongTheirPath() {
    const Position position = set(Variant::international, "W:W28,36:B13,23,50");
    rules::Game game(position);
    game.addMove(rules::rootNode, named(position, "28x19x8"));
    PreviewBoard preview;
    preview.setGame(game);
    preview.showMove(1, std::nullopt);
    const auto& arrows = preview.findChild<BoardWidget*>()->arrows();
    QCOMPARE(arrows.size(), std::size_t{1});
    QVERIFY(arrows.front().squares ==
            (std::vector{square(Variant::international, "28"), square(Variant::international, "19"),
                         square(Variant::international, "8")}));
    preview.showMove(0, std::nullopt);
    QVERIFY2(arrows.empty(), "the last position has none");
}

namespace {
const NamedTest<BoardTest> registeredBoardTest("board");
}

} // namespace damscope::gui::testing

#include "board_test.moc"
