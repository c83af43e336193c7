// SPDX-License-Identifier: GPL-3.0-or-later
// Studies of a store, as the window shows them.
#include "db/findings/study/studies.hpp"
#include "db/store/store.hpp"
#include "gui/analysis/studies_dialog.hpp"
#include "rules/moves/generate.hpp"
#include "tests/gui/named_test.hpp"
#include "tests/gui/sample_window.hpp"

#include <QAction>
#include <QListWidget>
#include <QTest>
#include <QTextBrowser>

#include <memory>

namespace damscope::gui::testing {

class StudiesTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        sample_ = std::make_unique<SampleWindow>();
        QVERIFY(sample_->import({sample_->write("two.pdn", twoGames)}));
    }
    void cleanup() { sample_.reset(); }

    void aDatabaseWithoutStudiesSaysHowToMakeOne();
    void whatEnginesFoundIsShown();

private:
    [[nodiscard]] StudiesDialog& dialog() {
        actionsOf(sample_->window()).studies->trigger();
        return *sample_->window().findChild<StudiesDialog*>();
    }

    std::unique_ptr<SampleWindow> sample_;
};

void StudiesTest::aDatabaseWithoutStudiesSaysHowToMakeOne() {
    StudiesDialog& open = dialog();
    QVERIFY(part<QTextBrowser>(open, "study").placeholderText().contains("damscope study new"));
    QCOMPARE(part<QListWidget>(open, "studies").count(), 0);
}

void StudiesTest::whatEnginesFoundIsShown() {
    const auto start = rules::Position::start(rules::Variant::international);
    {
        db::Store store(sample_->store(), db::Store::Access::write);
        QVERIFY(!db::createStudy(store, "<b>Night</b>", start, "60 22w", "to look at"));
        const auto study = db::findStudy(store, "<b>night</b>");
        QVERIFY(study);
        analysis::PositionEvaluation evaluation;
        evaluation.engine = "Scan 3.1";
        evaluation.depth = 21;
        evaluation.asked.nodes = 1000;
        evaluation.lines.push_back({analysis::Score::centiMen(12), {rules::legalMoves(start)[0]}});
        db::keeperOf(store, *study).save(start, evaluation);
    }
    StudiesDialog& open = dialog();
    const auto& page = part<QTextBrowser>(open, "study");
    QTRY_VERIFY(page.toPlainText().contains("Scan 3.1"));
    for (const char* text : {"<b>Night</b>", "60 22w", "to look at", "+0.12", "21"})
        QVERIFY2(page.toPlainText().contains(text), text);
    QCOMPARE(part<QListWidget>(open, "studies").item(0)->text(), QString("<b>Night</b>"));
}

namespace {
const NamedTest<StudiesTest> registeredStudiesTest("studies");
}

} // namespace damscope::gui::testing

#include "studies_test.moc"
