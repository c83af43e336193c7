// SPDX-License-Identifier: GPL-3.0-or-later
// What stands beside words: it is seen in every scheme, and grows with them.
#include "gui/look/style.hpp"
#include "gui/look/theme.hpp"
#include "tests/gui/named_test.hpp"

#include <QApplication>
#include <QFont>
#include <QImage>
#include <QPainter>
#include <QScreen>
#include <QTest>
#include <QWidget>

#include <array>
#include <cstdlib>

namespace damscope::gui::testing {

class SignsTest : public QObject {
    Q_OBJECT

private slots:
    void cleanup();

    void whiteIsLightAndBlackDark();
    void blackHasALightRim();
    void symbolsGrowWithTheText();
    void aWindowLeavesRoomForItsTitle();

private:
    const QFont font_ = QApplication::font();
};

namespace {

constexpr int signWidth = 40;

QImage signOn(const QColor& ground, bool white) {
    QImage picture(signWidth, signWidth, QImage::Format_RGB32);
    picture.fill(ground);
    QPainter painter(&picture);
    look::paintSide(painter, QRectF(0, 0, signWidth, signWidth), white);
    return picture;
}

const QColor& surfaceOf(look::Scheme scheme) {
    return look::coloursOf(scheme).surface;
}

constexpr std::array signSchemes{look::Scheme::light, look::Scheme::dark,
                                 look::Scheme::highContrast};

} // namespace

void SignsTest::cleanup() {
    QApplication::setFont(font_);
}

void SignsTest::whiteIsLightAndBlackDark() {
    for (const look::Scheme scheme : signSchemes) {
        const QPoint middle(signWidth / 2, signWidth / 2);
        QVERIFY(signOn(surfaceOf(scheme), true).pixelColor(middle).lightness() > 200);
        // As dark as the pieces of the board: what is as dark as a dark window looks hollow.
        const int black = signOn(surfaceOf(scheme), false).pixelColor(middle).lightness();
        QVERIFY(black < 80);
        QVERIFY(std::abs(black - surfaceOf(scheme).lightness()) > 20);
    }
}

// At the edge, left and right.
void SignsTest::blackHasALightRim() {
    for (const look::Scheme scheme : signSchemes) {
        const QImage sign = signOn(surfaceOf(scheme), false);
        QVERIFY(sign.pixelColor(0, signWidth / 2).lightness() > 128);
        QVERIFY(sign.pixelColor(signWidth - 1, signWidth / 2).lightness() > 128);
    }
}

void SignsTest::symbolsGrowWithTheText() {
    QFont font = font_;
    font.setPixelSize(40);
    QApplication::setFont(font);
    QVERIFY(look::besideText(look::icon::button) >= 2 * look::icon::button);
    QCOMPARE(look::Style().pixelMetric(QStyle::PM_SliderThickness, nullptr, nullptr),
             look::besideText(look::icon::handle)); // the handle of a slider, too
    font.setPixelSize(7);
    QApplication::setFont(font);
    QCOMPARE(look::besideText(look::icon::button), int{look::icon::button});
}

void SignsTest::aWindowLeavesRoomForItsTitle() {
    constexpr int title = 27; // of a usual window manager
    constexpr int sides = 16; // both, on Windows
    QWidget window;
    const QSize screen = window.screen()->availableSize();
    look::resizeWithinScreen(window, 2 * screen);
    QVERIFY(window.height() + title <= screen.height());
    QVERIFY(window.width() + sides <= screen.width());
    const QSize small(300, 200);
    look::resizeWithinScreen(window, small);
    QCOMPARE(window.size(), small);
}

namespace {
const NamedTest<SignsTest> registeredSignsTest("signs");
}

} // namespace damscope::gui::testing

#include "signs_test.moc"
