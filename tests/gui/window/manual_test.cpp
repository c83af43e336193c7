// SPDX-License-Identifier: GPL-3.0-or-later
// What explains the program: the rules, the manual, the versions and licences.
#include "gui/window/help.hpp"
#include "rules/board/rules.hpp"
#include "tests/gui/named_test.hpp"
#include "tests/gui/sample_window.hpp"

#include <QAction>
#include <QComboBox>
#include <QDir>
#include <QElapsedTimer>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>

#include <memory>

namespace damscope::gui::testing {

class ManualTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void theRulesOfEachVariantAreShown();
    void theManualNeedsNoNetwork();
    void everyDocumentOpensAtOnce();
    void aboutNamesLibrariesAndLicences();

private:
    std::unique_ptr<SampleWindow> sample_;
    MainWindow* window_ = nullptr;
};

void ManualTest::init() {
    sample_ = std::make_unique<SampleWindow>();
    window_ = &sample_->window();
}

void ManualTest::cleanup() {
    sample_.reset();
}

void ManualTest::theRulesOfEachVariantAreShown() {
    actionsOf(*window_).rulesPages->trigger();
    auto& page = part<RulesWindow>(*window_);
    auto& variant = part<QComboBox>(page, "rulesVariant");
    QCOMPARE(variant.count(), static_cast<int>(rules::allVariants().size()));
    variant.setCurrentIndex(variant.findData(static_cast<int>(rules::Variant::international)));
    const QString board = part<QTextBrowser>(page).toPlainText(); // each of its rows is a line
    for (const char* row : {" 11 +12 +13 +14 +15", "16 +17 +18 +19 +20", "46 +47 +48 +49 +50"})
        QVERIFY2(board.contains(QRegularExpression(QString("\n *%1\n").arg(row))), row);
    variant.setCurrentIndex(variant.findData(static_cast<int>(rules::Variant::frisian)));
    QVERIFY(part<QTextBrowser>(page).toPlainText().contains("Frisian"));
    window_->useLanguage("nl");
    QTRY_VERIFY(part<QTextBrowser>(page).toPlainText().contains("Fries"));
    window_->useLanguage("en");
}

void ManualTest::theManualNeedsNoNetwork() {
    window_->setDocuments(QDir::currentPath());
    actionsOf(*window_).manual->trigger();
    actionsOf(*window_).manual->trigger();
    QCOMPARE(window_->findChildren<ManualWindow*>().size(), 1);
    auto& manual = part<ManualWindow>(*window_);
    auto& text = part<QTextBrowser>(manual);
    auto& contents = part<QListWidget>(manual);
    QVERIFY(contents.count() > 10);
    QVERIFY(text.toPlainText().contains("Damscope"));
    emit text.anchorClicked(QUrl("docs/desktop.md#preferences"));
    QVERIFY(text.toPlainText().contains("Reset layout"));
    QCOMPARE(text.textCursor().block().text(), QString("Preferences"));
    QCOMPARE(contents.currentItem()->text(), QString("The desktop"));
    buttonOf(manual, "manualBack").click();
    QVERIFY(!text.toPlainText().contains("Reset layout"));
    contents.setCurrentRow(1);
    QVERIFY(text.source().path().endsWith("docs/tutorial.md"));
}

// Also those with long tables.
void ManualTest::everyDocumentOpensAtOnce() {
    window_->setDocuments(QDir::currentPath());
    actionsOf(*window_).manual->trigger();
    auto& manual = part<ManualWindow>(*window_);
    auto& contents = part<QListWidget>(manual);
    for (int row = 1; row < contents.count(); ++row) {
        QElapsedTimer clock;
        clock.start();
        contents.setCurrentRow(row);
        manual.grab();
        QVERIFY2(
            clock.elapsed() < 3000,
            qPrintable(QString("%1: %2 ms").arg(contents.item(row)->text()).arg(clock.elapsed())));
        const auto& text = part<QTextBrowser>(manual);
        QVERIFY(text.toPlainText().startsWith(contents.item(row)->text()));
    }
}

void ManualTest::aboutNamesLibrariesAndLicences() {
    actionsOf(*window_).about->trigger();
    const auto& box = part<QMessageBox>(*window_, "about");
    QVERIFY(box.informativeText().contains(QString("Qt %1: LGPL").arg(qVersion())));
    QVERIFY(box.informativeText().contains(QRegularExpression("SQLite 3\\.\\d+")));
}

namespace {
const NamedTest<ManualTest> registeredManualTest("manual");
}

} // namespace damscope::gui::testing

#include "manual_test.moc"
