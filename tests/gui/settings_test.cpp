// SPDX-License-Identifier: GPL-3.0-or-later
// Settings are kept as soon as they change, also those of two windows at once.
#include "gui/settings/settings.hpp"
#include "tests/gui/sample_window.hpp"

#include <QAction>
#include <QSettings>
#include <QSpinBox>
#include <QTest>

#include <memory>

namespace damscope::gui::testing {

class SettingsTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void settingsAreWrittenWhenTheyChange();
    void twoWindowsKeepEachOthersSettings();

private:
    std::unique_ptr<SampleWindow> sample_;
    MainWindow* window_ = nullptr;
};

void SettingsTest::init() {
    sample_ = std::make_unique<SampleWindow>();
    window_ = &sample_->window();
    QVERIFY(sample_->import({"samples/annotated.pdn"}));
}

void SettingsTest::cleanup() {
    sample_.reset();
}

void SettingsTest::settingsAreWrittenWhenTheyChange() {
    window_->useAppearance(Appearance::dark);
    QCOMPARE(*Settings().appearance, Appearance::dark);
    window_->useAppearance(Appearance::light);
    QCOMPARE(*Settings().appearance, Appearance::light);
    part<QSpinBox>(engineOf(*window_)).setValue(3);
    QCOMPARE(*Settings().engineLines, 3);
    analysesOf(*window_).setThoroughness(Thoroughness::thorough);
    QCOMPARE(*Settings().thoroughness, Thoroughness::thorough);
    QVERIFY(Settings().recentStores->contains(QString::fromStdString(sample_->store().string())));
    window_->resize(1111, 777);
    QTRY_VERIFY_WITH_TIMEOUT(*Settings().windowGeometry == window_->saveGeometry(), 5000);
    // As earlier versions wrote them.
    QSettings().setValue("appearance", 2);
    QSettings().setValue("engine/thoroughness", 0);
    QCOMPARE(*Settings().appearance, Appearance::dark);
    QCOMPARE(*Settings().thoroughness, Thoroughness::quick);
    QSettings().setValue("appearance", "no such thing");
    QCOMPARE(*Settings().appearance, Appearance::system);
    window_->useAppearance(Appearance::system);
}

void SettingsTest::twoWindowsKeepEachOthersSettings() {
    MainWindow other(sample_->file("other"));
    actionsOf(other).touchMove->trigger();
    part<QSpinBox>(engineOf(*window_)).setValue(4);
    documentOf(other).markSaved();
    other.close();
    QCOMPARE(*Settings().touchMove, true);
    QCOMPARE(*Settings().engineLines, 4);
    Settings one;
    Settings two;
    one.rememberStore("/one.db");
    two.rememberStore("/two.db");
    one.appearance.set(Appearance::dark);
    two.appearance.set(Appearance::light); // which the other window does not know
    one.appearance.set(Appearance::dark);
    QCOMPARE(*Settings().appearance, Appearance::dark);
    QCOMPARE(Settings().recentStores->mid(0, 2), (QStringList{"/two.db", "/one.db"}));
}

} // namespace damscope::gui::testing

QTEST_MAIN(damscope::gui::testing::SettingsTest)
#include "settings_test.moc"
