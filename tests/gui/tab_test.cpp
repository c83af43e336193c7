// SPDX-License-Identifier: GPL-3.0-or-later
// The window by keys alone: Tab goes from panel to panel, and every control is reached.
#include "tests/gui/named_test.hpp"
#include "tests/gui/sample_window.hpp"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QTest>

#include <algorithm>
#include <memory>
#include <set>

namespace damscope::gui::testing {

class TabTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void tabGoesFromPanelToPanel();
    void tabReturnsToThePlaceInThePanel();
    void downLeadsFromTheFilterToTheGames();
    void aFormIsGoneThroughByFields();
    void everyControlIsReached();

private:
    static QWidget* focus() { return QApplication::focusWidget(); }
    static void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(focus(), key, modifiers);
    }
    [[nodiscard]] QWidget* panelOf(QWidget* widget) const;
    [[nodiscard]] std::vector<QWidget*> panelsInFront() const;
    [[nodiscard]] std::set<QWidget*> controlsIn(const QWidget& panel) const;
    [[nodiscard]] std::vector<QWidget*> stops(Qt::Key key, Qt::KeyboardModifiers modifiers = {});

    std::unique_ptr<SampleWindow> sample_;
    MainWindow* window_ = nullptr;
};

constexpr std::size_t mostStops = 6; // of the first layout

void TabTest::init() {
    sample_ = std::make_unique<SampleWindow>();
    window_ = &sample_->window();
    QVERIFY(sample_->import({"samples/annotated.pdn"}));
    QVERIFY(QTest::qWaitForWindowExposed(window_));
    window_->activateWindow();
    QTRY_VERIFY(window_->isActiveWindow());
    actionsOf(*window_).focusBoard->trigger();
}

void TabTest::cleanup() {
    sample_.reset();
}

QWidget* TabTest::panelOf(QWidget* widget) const {
    for (QWidget* panel : panelsInFront())
        if (panel == widget || panel->isAncestorOf(widget))
            return panel;
    return nullptr;
}

std::vector<QWidget*> TabTest::panelsInFront() const {
    std::vector<QWidget*> panels{window_->centralWidget()};
    for (QDockWidget* dock : window_->findChildren<QDockWidget*>())
        if (dock->isVisible() && !dock->visibleRegion().isEmpty())
            panels.push_back(dock->widget());
    return panels;
}

// What Tab would stop at in any other program.
std::set<QWidget*> TabTest::controlsIn(const QWidget& panel) const {
    std::set<QWidget*> controls;
    for (QWidget* widget : panel.findChildren<QWidget*>())
        if (widget->isVisible() && widget->isEnabled() && widget->focusProxy() == nullptr &&
            (widget->focusPolicy() & Qt::TabFocus) != 0)
            controls.insert(widget);
    return controls;
}

// Where a key leads until it comes to a place again, which must be the first.
std::vector<QWidget*> TabTest::stops(Qt::Key key, Qt::KeyboardModifiers modifiers) {
    std::vector<QWidget*> met;
    while (std::ranges::find(met, focus()) == met.end()) {
        met.push_back(focus());
        press(key, modifiers);
    }
    if (focus() != met.front())
        qFatal("the way round does not lead back to %s", met.front()->metaObject()->className());
    return met;
}

void TabTest::tabGoesFromPanelToPanel() {
    const std::vector<QWidget*> met = stops(Qt::Key_Tab);
    QCOMPARE(met.front(), &boardOf(*window_).board());
    QVERIFY2(met.size() <= mostStops, qPrintable(QString::number(met.size())));
    std::set<QWidget*> panels;
    for (QWidget* widget : met)
        QVERIFY2(panels.insert(panelOf(widget)).second, widget->metaObject()->className());
    QCOMPARE(panels.size(), panelsInFront().size());
    std::vector<QWidget*> back = stops(Qt::Key_Backtab, Qt::ShiftModifier);
    std::ranges::reverse(back);
    std::rotate(back.begin(), back.end() - 1, back.end());
    QVERIFY(back == met);
}

void TabTest::tabReturnsToThePlaceInThePanel() {
    auto& lines = part<QSpinBox>(engineOf(*window_));
    lines.setFocus();
    press(Qt::Key_Tab);
    QVERIFY(!engineOf(*window_).isAncestorOf(focus()));
    press(Qt::Key_Backtab, Qt::ShiftModifier);
    QVERIFY(lines.hasFocus());
}

void TabTest::downLeadsFromTheFilterToTheGames() {
    actionsOf(*window_).find->trigger();
    QTest::keyClicks(focus(), "result:white");
    press(Qt::Key_Down);
    QVERIFY(tableOf(gamesOf(*window_)).hasFocus());
}

void TabTest::aFormIsGoneThroughByFields() {
    SearchPanel& search = searchOf(*window_);
    actionsOf(*window_).search->trigger();
    QVERIFY(textOf(search).hasFocus());
    QTRY_VERIFY(panelOf(&textOf(search)) != nullptr);
    press(Qt::Key_Tab);
    QVERIFY(search.isAncestorOf(focus()) && !textOf(search).hasFocus());
    int fields = 1;
    while (search.isAncestorOf(focus())) {
        press(Qt::Key_Tab);
        QVERIFY(++fields < 20);
    }
    QVERIFY(panelOf(focus()) != nullptr);
    press(Qt::Key_Backtab, Qt::ShiftModifier); // to its last field
    QVERIFY(search.isAncestorOf(focus()));
}

static QByteArray described(std::set<QWidget*> expected, const std::vector<QWidget*>& met) {
    QByteArray text;
    for (const QWidget* widget : met)
        text += QByteArray(widget->metaObject()->className()) + ' ';
    for (QWidget* widget : met)
        expected.erase(widget);
    text += "missed: ";
    for (const QWidget* widget : expected)
        text += QByteArray(widget->metaObject()->className()) + ' ';
    return text;
}

void TabTest::everyControlIsReached() {
    for (QDockWidget* dock : window_->findChildren<QDockWidget*>()) {
        dock->show();
        dock->raise();
        QCoreApplication::processEvents();
        std::set<QWidget*> reached;
        for (QWidget* panel : panelsInFront()) {
            const std::set<QWidget*> expected = controlsIn(*panel);
            QVERIFY2(!expected.empty(), qPrintable(dock->objectName()));
            (*expected.begin())->setFocus();
            const std::vector<QWidget*> met = stops(Qt::Key_Tab, Qt::ControlModifier);
            QVERIFY2(std::set(met.begin(), met.end()) == expected, described(expected, met));
            reached.insert(met.begin(), met.end());
            const auto back = stops(Qt::Key_Backtab, Qt::ControlModifier | Qt::ShiftModifier);
            QCOMPARE(back.size(), met.size());
        }
        for (QWidget* widget : controlsIn(*window_)) {
            QVERIFY2(widget->window() != window_ || widget->visibleRegion().isEmpty() ||
                         reached.contains(widget),
                     qPrintable(QString("%1 %2").arg(widget->metaObject()->className(),
                                                     widget->objectName())));
        }
    }
}

namespace {
const NamedTest<TabTest> registeredTabTest("tab");
}

} // namespace damscope::gui::testing

#include "tab_test.moc"
