// SPDX-License-Identifier: GPL-3.0-or-later
// The colours of the window follow those of the desktop, while it is open, where the user wants so.
#include "gui/look/style.hpp"
#include "gui/look/theme.hpp"
#include "tests/gui/named_test.hpp"
#include "tests/gui/sample_window.hpp"

#include <QApplication>
#include <QTest>
#include <QWindow>

#include <memory>

namespace damscope::gui::testing {

namespace {

/// As on a desktop that is light or dark.
class DesktopStyle : public look::Style {
public:
    explicit DesktopStyle(look::Scheme scheme) : scheme_(scheme) {}
    [[nodiscard]] QPalette standardPalette() const override { return look::paletteOf(scheme_); }

private:
    look::Scheme scheme_;
};

} // namespace

class DesktopColoursTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void theWindowFollowsTheDesktop();
    void chosenColoursStay();

private:
    void turn(look::Scheme scheme);
    [[nodiscard]] static bool isIn(const QPalette& palette, look::Scheme scheme) {
        return palette.color(QPalette::Window) == look::coloursOf(scheme).ground;
    }

    std::unique_ptr<SampleWindow> sample_;
    MainWindow* window_ = nullptr;
};

void DesktopColoursTest::init() {
    sample_ = std::make_unique<SampleWindow>();
    window_ = &sample_->window();
    QApplication::setStyle(new DesktopStyle(look::Scheme::light));
}

void DesktopColoursTest::cleanup() {
    window_->useAppearance(Appearance::system);
    sample_.reset();
    QApplication::setStyle(new look::Style);
}

// What Qt sends to every window when the desktop has become another.
void DesktopColoursTest::turn(look::Scheme scheme) {
    QApplication::setStyle(new DesktopStyle(scheme));
    QEvent event(QEvent::ThemeChange);
    QApplication::sendEvent(window_->windowHandle(), &event);
}

void DesktopColoursTest::theWindowFollowsTheDesktop() {
    window_->useAppearance(Appearance::system);
    QTRY_VERIFY(isIn(window_->palette(), look::Scheme::light));
    turn(look::Scheme::dark);
    QTRY_VERIFY(isIn(window_->palette(), look::Scheme::dark));
    turn(look::Scheme::light);
    QTRY_VERIFY(isIn(window_->palette(), look::Scheme::light));
}

void DesktopColoursTest::chosenColoursStay() {
    window_->useAppearance(Appearance::light);
    turn(look::Scheme::dark);
    QVERIFY(isIn(QApplication::palette(), look::Scheme::light));
    window_->useAppearance(Appearance::highContrast);
    turn(look::Scheme::light);
    QVERIFY(isIn(QApplication::palette(), look::Scheme::highContrast));
}

namespace {
const NamedTest<DesktopColoursTest> registeredDesktopColoursTest("desktop_colours");
}

} // namespace damscope::gui::testing

#include "desktop_colours_test.moc"
