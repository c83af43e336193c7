// SPDX-License-Identifier: GPL-3.0-or-later
// Everything is reached by keys: the panels, the board, the list of the keys.
#include "tests/gui/named_test.hpp"
#include "tests/gui/sample_window.hpp"

#include <QAction>
#include <QApplication>
#include <QTest>

#include <algorithm>
#include <map>
#include <memory>
#include <set>
#include <vector>

namespace damscope::gui::testing {

class KeyboardTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void noTwoActionsShareAKey();
    void theKeysAreShownOnce();
    void aTabLeavesTheMoves();
    void everyPanelIsReachedByItsKey();
    void oneKeyGoesToTheBoard();
    void keysGoToNothingHidden();

private:
    std::unique_ptr<SampleWindow> sample_;
    MainWindow* window_ = nullptr;
};

void KeyboardTest::init() {
    sample_ = std::make_unique<SampleWindow>();
    window_ = &sample_->window();
    QVERIFY(sample_->import({"samples/annotated.pdn"}));
}

void KeyboardTest::cleanup() {
    sample_.reset();
}

void KeyboardTest::noTwoActionsShareAKey() {
    std::map<QString, QString> owners;
    for (const QAction* action : window_->findChildren<QAction*>())
        for (const QKeySequence& key : action->shortcuts()) {
            const QString text = key.toString();
            if (text.isEmpty())
                continue;
            QVERIFY2(owners.emplace(text, action->text()).second,
                     qPrintable(text + ": " + action->text() + " and " + owners[text]));
        }
    QVERIFY(owners.size() > 20);
}

void KeyboardTest::theKeysAreShownOnce() {
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_));
    const auto windows = [] {
        int visible = 0;
        for (const QWidget* widget : QApplication::topLevelWidgets())
            visible += widget->isVisible() ? 1 : 0;
        return visible;
    };
    const int before = windows();
    QTest::keyClick(window_, Qt::Key_F1);
    QCOMPARE(windows(), before + 1);
    actionsOf(*window_).shortcuts->trigger();
    QCOMPARE(windows(), before + 1);
}

void KeyboardTest::aTabLeavesTheMoves() {
    auto& moves = part<MoveList>(*window_);
    window_->activateWindow();
    moves.setFocus();
    QTRY_VERIFY(moves.hasFocus());
    QTest::keyClick(&moves, Qt::Key_Tab);
    QVERIFY(!moves.hasFocus());
    // Around the window by Tab: every panel once, the board among them.
    std::set<const QWidget*> met;
    const QWidget* board = &boardOf(*window_).board();
    while (met.insert(QApplication::focusWidget()).second)
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QVERIFY(met.contains(board));
    QVERIFY(met.contains(&moves));
    QVERIFY2(met.size() <= 6, qPrintable(QString::number(met.size())));
}

void KeyboardTest::everyPanelIsReachedByItsKey() {
    window_->activateWindow();
    const Actions& a = actionsOf(*window_);
    a.focusBoard->trigger();
    std::vector<const QWidget*> there;
    for (int i = 0; i < 4; ++i) {
        there.push_back(QApplication::focusWidget());
        a.nextPanel->trigger();
    }
    for (int i = 3; i >= 0; --i) {
        a.previousPanel->trigger();
        QCOMPARE(QApplication::focusWidget(), there[static_cast<std::size_t>(i)]);
    }
    const auto* engine = &engineOf(*window_);
    QVERIFY(std::ranges::any_of(there, [&](const QWidget* w) { return engine->isAncestorOf(w); }));
    QVERIFY(std::ranges::count(there, &part<MoveList>(*window_)) == 1);
    QCOMPARE(std::set(there.begin(), there.end()).size(), there.size());
}

void KeyboardTest::oneKeyGoesToTheBoard() {
    window_->activateWindow();
    for (QWidget* from : {static_cast<QWidget*>(&part<MoveList>(*window_)),
                          static_cast<QWidget*>(&filterLineOf(gamesOf(*window_)))}) {
        from->setFocus();
        QTRY_VERIFY(from->hasFocus());
        QTest::keyClick(from, Qt::Key_F2);
        QVERIFY(boardOf(*window_).board().hasFocus());
    }
}

// Space on the page of a search pressed a card of Home.
void KeyboardTest::keysGoToNothingHidden() {
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_));
    for (QAction* task : actionsOf(*window_).tasks()) {
        actionsOf(*window_).goHome->trigger();
        QTRY_VERIFY(QApplication::focusWidget() != nullptr);
        task->trigger();
        const QWidget* now = QApplication::focusWidget();
        QVERIFY2(now == nullptr || now->isVisible(), qPrintable(task->text()));
    }
}

namespace {
const NamedTest<KeyboardTest> registeredKeyboardTest("keyboard");
}

} // namespace damscope::gui::testing

#include "keyboard_test.moc"
