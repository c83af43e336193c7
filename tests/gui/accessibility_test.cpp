// SPDX-License-Identifier: GPL-3.0-or-later
// The window as a screen reader and the keyboard find it. DAMSCOPE_DUMP=1 prints the tree.
#include "db/store/games.hpp"
#include "db/store/store.hpp"
#include "gui/analysis/evaluation_bar.hpp"
#include "tests/gui/named_test.hpp"
#include "tests/gui/sample_window.hpp"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QTest>

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <set>

namespace damscope::gui::testing {

class AccessibilityTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void everythingInteractiveIsNamed();
    void noNameIsUsedTwice();
    void theFocusGoesRoundOnce();
    void everyPanelInFrontIsNamed();
    void everyDialogIsNamed();
    void boardsAreTables();
    void boardsToFillAreTables();
    void theEvaluationIsAValue();

private:
    void visit(QAccessibleInterface& seen, int depth);

    struct Seen {
        QAccessible::Role role;
        QString name;
        QString what;
    };
    std::unique_ptr<SampleWindow> sample_;
    MainWindow* window_ = nullptr;
    std::vector<Seen> interactive_;
};

void AccessibilityTest::init() {
    sample_ = std::make_unique<SampleWindow>();
    window_ = &sample_->window();
    QVERIFY(sample_->import({"samples/annotated.pdn"}));
    QVERIFY(QTest::qWaitForWindowExposed(window_));
    interactive_.clear();
    visit(*QAccessible::queryAccessibleInterface(window_), 0);
}

void AccessibilityTest::cleanup() {
    sample_.reset();
}

// That of the label, if a field has no name of its own: the field says what is in it.
static QString spokenName(const QAccessibleInterface& seen) {
    const auto* widget = qobject_cast<const QWidget*>(seen.object());
    if (widget != nullptr && !widget->accessibleName().isEmpty())
        return widget->accessibleName();
    for (const auto& [other, relation] : seen.relations(QAccessible::Label))
        if (other != nullptr)
            return other->text(QAccessible::Name);
    return seen.text(QAccessible::Name);
}

// Cells and moves are found through what contains them.
void AccessibilityTest::visit(QAccessibleInterface& seen, int depth) {
    const QAccessible::State state = seen.state();
    if (state.invisible)
        return;
    const QObject* object = seen.object();
    const QString what = object == nullptr ? QString()
                                           : QString("%1 %2").arg(object->metaObject()->className(),
                                                                  object->objectName());
    if (qEnvironmentVariableIsSet("DAMSCOPE_DUMP"))
        qInfo("%s%d \"%s\" %s", qPrintable(QString(qsizetype{2} * depth, ' ')), seen.role(),
              qPrintable(seen.text(QAccessible::Name)), qPrintable(what));
    const auto* widget = qobject_cast<const QWidget*>(object);
    // The tabs of docks take no focus: the View menu has their choices for the keyboard.
    const bool takesFocus =
        widget != nullptr && state.focusable && (widget->focusPolicy() & Qt::TabFocus) != 0;
    if (widget != nullptr && (takesFocus || seen.role() == QAccessible::PageTabList) &&
        widget->isVisible() && !widget->visibleRegion().isEmpty())
        interactive_.push_back({seen.role(), spokenName(seen), what});
    if (seen.role() == QAccessible::Table || seen.role() == QAccessible::EditableText)
        return;
    for (int i = 0; i < seen.childCount(); ++i)
        if (QAccessibleInterface* child = seen.child(i))
            visit(*child, depth + 1);
}

void AccessibilityTest::everythingInteractiveIsNamed() {
    QVERIFY(interactive_.size() > 8);
    for (const Seen& seen : interactive_)
        QVERIFY2(std::ranges::any_of(seen.name, [](QChar c) { return c.isLetter(); }),
                 qPrintable(QString("\"%1\": %2").arg(seen.name, seen.what)));
}

void AccessibilityTest::noNameIsUsedTwice() {
    std::map<std::pair<int, QString>, QString> names;
    for (const Seen& seen : interactive_) {
        const auto [place, isNew] = names.emplace(std::pair(seen.role, seen.name), seen.what);
        QVERIFY2(isNew,
                 qPrintable(QString("\"%1\": %2 and %3").arg(seen.name, place->second, seen.what)));
    }
}

void AccessibilityTest::everyPanelInFrontIsNamed() {
    for (QDockWidget* dock : window_->findChildren<QDockWidget*>()) {
        dock->show();
        dock->raise();
        QCoreApplication::processEvents();
        interactive_.clear();
        visit(*QAccessible::queryAccessibleInterface(window_), 0);
        everythingInteractiveIsNamed();
        noNameIsUsedTwice();
        if (QTest::currentTestFailed())
            QFAIL(qPrintable(dock->objectName()));
    }
}

void AccessibilityTest::everyDialogIsNamed() {
    const Actions& a = actionsOf(*window_);
    {
        db::Store store(sample_->store(), db::Store::Access::write);
        QCOMPARE(db::deleteGames(store, std::array{db::GameId{1}}, "a test"), std::uint64_t{1});
    }
    for (QAction* opening :
         {a.preferences, a.match, a.manual, a.rulesPages, a.engines, a.about, a.sources, a.history,
          a.deletedGames, a.properties, a.shortcuts, a.studies, a.checkStore}) {
        opening->trigger();
        bool met = false;
        const auto isOpen = [this] {
            return std::ranges::any_of(QApplication::topLevelWidgets(), [this](QWidget* top) {
                return top != window_ && top->isVisible() && !top->inherits("WorkDialog");
            });
        };
        QTRY_VERIFY2(isOpen(), qPrintable(opening->objectName()));
        for (QWidget* top : QApplication::topLevelWidgets()) {
            if (top == window_ || !top->isVisible())
                continue;
            met = true;
            interactive_.clear();
            visit(*QAccessible::queryAccessibleInterface(top), 0);
            for (const Seen& seen : interactive_)
                QVERIFY2(std::ranges::any_of(seen.name, [](QChar c) { return c.isLetter(); }),
                         qPrintable(QString("%1: \"%2\": %3")
                                        .arg(opening->objectName(), seen.name, seen.what)));
            noNameIsUsedTwice();
            if (QTest::currentTestFailed())
                QFAIL(qPrintable(opening->objectName()));
            top->close();
        }
        QVERIFY2(met, qPrintable(opening->objectName()));
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
}

// By the chain that Tab follows.
void AccessibilityTest::theFocusGoesRoundOnce() {
    std::set<const QWidget*> visited;
    const QWidget* at = window_;
    do {
        QVERIFY2(visited.insert(at).second, at->metaObject()->className());
        at = at->nextInFocusChain();
    } while (at != window_);
    for (const QWidget* widget : window_->findChildren<QWidget*>())
        if (widget->window() == window_ && widget->isVisible() &&
            (widget->focusPolicy() & Qt::TabFocus) != 0)
            QVERIFY2(visited.count(widget) == 1,
                     qPrintable(QString("%1 %2").arg(widget->metaObject()->className(),
                                                     widget->objectName())));
}

void AccessibilityTest::boardsAreTables() {
    std::set<QString> names;
    for (auto* board : window_->findChildren<BoardWidget*>()) {
        if (board->window()->windowType() == Qt::ToolTip)
            continue; // beside the mouse: it repeats a line that the panel says in words
        QAccessibleInterface* seen = QAccessible::queryAccessibleInterface(board);
        QVERIFY(seen != nullptr);
        QCOMPARE(seen->role(), QAccessible::Table);
        QVERIFY(seen->tableInterface() != nullptr);
        QVERIFY2(names.insert(seen->text(QAccessible::Name)).second,
                 qPrintable(seen->text(QAccessible::Name)));
    }
    QVERIFY(names.size() >= 2);
}

void AccessibilityTest::boardsToFillAreTables() {
    PatternBoard& board = sketchOf(searchOf(*window_)).board();
    QAccessibleInterface* seen = QAccessible::queryAccessibleInterface(&board);
    QVERIFY(seen != nullptr && seen->tableInterface() != nullptr);
    QCOMPARE(seen->tableInterface()->rowCount(), 10);
    QAccessibleInterface* cell = seen->tableInterface()->cellAt(0, 1);
    QVERIFY(cell != nullptr);
    QCOMPARE(cell->text(QAccessible::Name), QString("1: anything"));
    cell->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(cell->text(QAccessible::Name), QString("1: must be: White man"));
    QCOMPARE(textOf(searchOf(*window_)).toPlainText(), QString("white man on 1"));
}

void AccessibilityTest::theEvaluationIsAValue() {
    auto& bar = part<EvaluationBar>(*window_);
    QAccessibleInterface* seen = QAccessible::queryAccessibleInterface(&bar);
    QVERIFY(seen != nullptr && seen->valueInterface() != nullptr);
    QCOMPARE(seen->text(QAccessible::Name), QString("Evaluation"));
    bar.setScore(std::nullopt);
    QCOMPARE(seen->valueInterface()->currentValue().toInt(), 50);
    bar.setScore(analysis::Score::centiMen(300));
    QVERIFY(seen->valueInterface()->currentValue().toInt() > 60);
    QVERIFY(seen->text(QAccessible::Value).contains('3'));
}

namespace {
const NamedTest<AccessibilityTest> registeredAccessibilityTest("accessibility");
}

} // namespace damscope::gui::testing

#include "accessibility_test.moc"
