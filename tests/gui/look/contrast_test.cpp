// SPDX-License-Identifier: GPL-3.0-or-later
// Text is read and marks are seen: their contrast, as WCAG 2.1 computes it.
#include "chart/evaluation_scene.hpp"
#include "gui/look/theme.hpp"
#include "tests/gui/named_test.hpp"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace damscope::gui::testing {

constexpr double leastForText = 4.5;
constexpr double leastForMarks = 3.0;

class ContrastTest : public QObject {
    Q_OBJECT

private slots:
    void theFormulaIsThatOfWcag();
    void textIsRead_data() { schemes(); }
    void textIsRead();
    void paletteHasTheseColours_data() { schemes(); }
    void paletteHasTheseColours();
    void textOfTheBoardIsRead_data() { boards(); }
    void textOfTheBoardIsRead();
    void marksAreSeen_data() { boards(); }
    void marksAreSeen();
    void piecesAreSeen_data() { boards(); }
    void piecesAreSeen();
    void chartsAreRead();

private:
    static void schemes();
    static void boards();
};

static double linear(float value) {
    const auto part = static_cast<double>(value);
    return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
}

static double luminance(const QColor& c) {
    return 0.2126 * linear(c.redF()) + 0.7152 * linear(c.greenF()) + 0.0722 * linear(c.blueF());
}

static double contrast(const QColor& a, const QColor& b) {
    const auto [darker, lighter] = std::minmax({luminance(a), luminance(b)});
    return (lighter + 0.05) / (darker + 0.05);
}

static void verify(const QColor& seen, const QColor& behind, double least, const char* what) {
    const double found = contrast(seen, behind);
    QVERIFY2(found >= least, qPrintable(QString("%1: %2 on %3 is %4:1")
                                            .arg(what, seen.name(), behind.name())
                                            .arg(found, 0, 'f', 2)));
}

void ContrastTest::schemes() {
    QTest::addColumn<look::Scheme>("scheme");
    QTest::newRow("light") << look::Scheme::light;
    QTest::newRow("dark") << look::Scheme::dark;
    QTest::newRow("high contrast") << look::Scheme::highContrast;
}

void ContrastTest::boards() {
    QTest::addColumn<int>("theme");
    const std::array<const char*, 4> names{"wood", "tournament", "slate", "high contrast"};
    for (std::size_t i = 0; i < names.size(); ++i)
        QTest::newRow(names[i]) << static_cast<int>(i);
}

// The examples of the Web Content Accessibility Guidelines.
void ContrastTest::theFormulaIsThatOfWcag() {
    QCOMPARE(qRound(100 * contrast(QColor("#ffffff"), QColor("#000000"))), 2100);
    QCOMPARE(qRound(100 * contrast(QColor("#777777"), QColor("#ffffff"))), 448);
}

void ContrastTest::textIsRead() {
    QFETCH(look::Scheme, scheme);
    const look::Colours& c = look::coloursOf(scheme);
    for (const QColor& behind : {c.ground, c.rail, c.surface, c.stripe, c.button, c.accentGround}) {
        verify(c.text, behind, leastForText, "text");
        verify(c.secondText, behind, leastForText, "second text");
        verify(c.accent, behind, leastForText, "accent");
    }
    for (const QColor& behind : {c.ground, c.surface, c.stripe})
        verify(c.failure, behind, leastForText, "failure");
    verify(c.text, c.hint, leastForText, "tool tip");
    verify(c.onAccent, c.accent, leastForText, "text on the accent");
    verify(c.onAccent, c.accentTouched, leastForText, "text on the accent");
    for (const QColor& behind : {c.ground, c.surface, c.stripe})
        verify(c.fieldLine, behind, leastForMarks, "edge of a field");
    verify(c.onDraw, c.draw, leastForText, "drawn games");
    verify(whiteColour, blackColour, leastForText, "text on a side");
}

void ContrastTest::paletteHasTheseColours() {
    QFETCH(look::Scheme, scheme);
    const QPalette p = look::paletteOf(scheme);
    QCOMPARE(&look::coloursOf(p), &look::coloursOf(scheme));
    for (const auto& [seen, behind] : {std::pair(QPalette::WindowText, QPalette::Window),
                                       std::pair(QPalette::Text, QPalette::Base),
                                       std::pair(QPalette::Text, QPalette::AlternateBase),
                                       std::pair(QPalette::PlaceholderText, QPalette::Base),
                                       std::pair(QPalette::ButtonText, QPalette::Button),
                                       std::pair(QPalette::HighlightedText, QPalette::Highlight),
                                       std::pair(QPalette::Link, QPalette::Base),
                                       std::pair(QPalette::ToolTipText, QPalette::ToolTipBase)})
        verify(p.color(seen), p.color(behind), leastForText, "palette");
}

void ContrastTest::textOfTheBoardIsRead() {
    QFETCH(int, theme);
    const BoardTheme& b = boardTheme(static_cast<BoardThemeName>(theme));
    // Bold, and large on a board of any size that is played on: 3:1 by the guidelines.
    verify(b.squareText, b.dark, leastForMarks, "number");
    verify(b.squareText, b.darkEnd, leastForMarks, "number");
    verify(b.edgeText, b.frame, leastForText, "number on the frame");
}

// A mark has an edge: one of the two is seen on whatever is below.
void ContrastTest::marksAreSeen() {
    QFETCH(int, theme);
    const BoardTheme& b = boardTheme(static_cast<BoardThemeName>(theme));
    verify(b.mark, b.markEdge, leastForMarks, "mark in its edge");
    for (const QColor& below : {b.dark, b.darkEnd, b.light, b.white, b.black, b.lastMove}) {
        const double found = std::max(contrast(b.mark, below), contrast(b.markEdge, below));
        QVERIFY2(found >= leastForMarks,
                 qPrintable(QString("mark on %1: %2:1").arg(below.name()).arg(found)));
    }
    const double lastMove = std::max(contrast(b.lastMove, b.dark), contrast(b.markEdge, b.dark));
    QVERIFY2(lastMove >= leastForMarks, qPrintable(QString::number(lastMove)));
    std::vector<QColor> arrows(boardInk().arrows.begin(), boardInk().arrows.end());
    arrows.push_back(boardInk().best);
    for (const QColor& arrow : arrows)
        for (const QColor& below : {b.dark, b.light, b.white, b.black})
            QVERIFY2(std::max(contrast(arrow, below), contrast(boardInk().arrowEdge, below)) >=
                         leastForMarks,
                     qPrintable(arrow.name() + " on " + below.name()));
}

void ContrastTest::piecesAreSeen() {
    QFETCH(int, theme);
    const BoardTheme& b = boardTheme(static_cast<BoardThemeName>(theme));
    const auto either = [&](const QColor& body, const QColor& edge) {
        return std::max(contrast(body, b.dark), contrast(edge, b.dark));
    };
    QVERIFY(either(b.white, b.whiteEdge) >= leastForMarks);
    QVERIFY(either(b.black, b.blackEdge) >= leastForMarks);
    QVERIFY(contrast(b.white, b.black) >= 7);
    QVERIFY(contrast(boardInk().crown, b.white) >= leastForMarks);
    QVERIFY(contrast(boardInk().crownOnBlack, b.black) >= leastForMarks);
    for (const QColor& route : boardInk().routes)
        verify(boardInk().onRoute, route, leastForText, "number of a route");
}

void ContrastTest::chartsAreRead() {
    for (const auto theme : {chart::Theme::light, chart::Theme::dark, chart::Theme::highContrast}) {
        const chart::Palette& p = chart::paletteOf(theme);
        verify(p.text, p.background, leastForText, "chart text");
        verify(p.faintText, p.background, leastForText, "chart labels");
        for (const QColor& mark : {p.line, p.inaccuracy, p.mistake, p.blunder, p.missedWin})
            verify(mark, p.background, leastForMarks, "chart mark");
    }
}

namespace {
const NamedTest<ContrastTest> registeredContrastTest("contrast");
}

} // namespace damscope::gui::testing

#include "contrast_test.moc"
