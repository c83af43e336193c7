// SPDX-License-Identifier: GPL-3.0-or-later
// The position editor: clicks on its board, its texts, its variants.
#include "gui/game/position_editor.hpp"
#include "rules/text/fen.hpp"
#include "tests/gui/named_test.hpp"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

namespace damscope::gui::testing {

class PositionEditorTest : public QObject {
    Q_OBJECT

private slots:
    void theEditorSetsUpAndReadsFen();
    void theVariantIsChosenInTheEditor();
};

void PositionEditorTest::theEditorSetsUpAndReadsFen() {
    PositionEditor editor(rules::Position(rules::Variant::international), BoardLook{});
    editor.show();
    QVERIFY(QTest::qWaitForWindowActive(&editor));
    auto* board = editor.findChild<SetupBoard*>();
    const auto& r = rules::rules(rules::Variant::international);
    const auto click = [&](int number, Qt::MouseButton button) {
        QTest::mouseClick(board, button, {},
                          board->geometryNow().centre(*r.square(number)).toPoint());
    };
    click(32, Qt::LeftButton);
    click(33, Qt::LeftButton);
    click(33, Qt::RightButton);
    QCOMPARE(rules::writeFen(editor.position()), std::string("W:W32:B"));
    const auto lineNamed = [&](const QString& name) {
        for (auto* found : editor.findChildren<QLineEdit*>())
            if (found->accessibleName() == name)
                return found;
        return static_cast<QLineEdit*>(nullptr);
    };
    QLineEdit* line = lineNamed("Position as FEN");
    QLineEdit* hub = lineNamed("Position as Hub text");
    QCOMPARE(hub->text(), 'W' + QString(31, 'e') + 'w' + QString(18, 'e'));
    QCOMPARE(line->text(), QString("W:W32:B"));
    line->setFocus();
    line->clear();
    QTest::keyClicks(line, "B:W5:BK50");
    QCOMPARE(rules::writeFen(editor.position()), std::string("B:W5:BK50"));
    QCOMPARE(hub->text(), "Beeeew" + QString(44, 'e') + 'B');
    hub->setFocus();
    hub->clear();
    QTest::keyClicks(hub, "WWb" + QString(48, 'e'));
    QCOMPARE(rules::writeFen(editor.position()), std::string("W:WK1:B2"));
    QCOMPARE(line->text(), QString("W:WK1:B2"));
    hub->clear();
    QTest::keyClicks(hub, "W?");
    QVERIFY(!editor.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled());
    editor.findChild<SetupBoard*>()->setPosition(rules::Position(rules::Variant::international));
    line->setFocus();
    line->clear();
    QTest::keyClicks(line, "B:W5:BK50");
    QString said;
    for (const QLabel* label : editor.findChildren<QLabel*>())
        said += label->text();
    QVERIFY2(said.contains("become kings"), qPrintable(said)); // a white man on 5
}

void PositionEditorTest::theVariantIsChosenInTheEditor() {
    PositionEditor editor(rules::Position::start(rules::Variant::international), BoardLook{});
    editor.show();
    for (auto* box : editor.findChildren<QComboBox*>())
        if (box->accessibleName() == "Variant") {
            box->setCurrentIndex(box->findData(static_cast<int>(rules::Variant::russian)));
            emit box->activated(box->currentIndex());
        }
    QCOMPARE(editor.position().variant(), rules::Variant::russian);
    QCOMPARE(editor.findChild<SetupBoard*>()->geometryNow().rules().board.size(), 32);
}

namespace {
const NamedTest<PositionEditorTest> registeredPositionEditorTest("position_editor");
}

} // namespace damscope::gui::testing

#include "position_editor_test.moc"
