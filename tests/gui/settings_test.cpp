// SPDX-License-Identifier: GPL-3.0-or-later
// Settings are kept as soon as they change, also those of two windows at once.
#include "gui/settings/settings.hpp"
#include "tests/gui/sample_window.hpp"

#include <QAction>
#include <QApplication>
#include <QProcess>
#include <QSettings>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTest>

#include <array>
#include <cstdio>
#include <memory>

namespace damscope::gui::testing {

namespace {

// What another program does: it reads the settings, waits for a line of input, and changes some.
int change(const QString& store, bool isFirst) {
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName("damscope-test");
    Settings settings;
    std::puts("ready");
    std::fflush(stdout);
    (void)std::getchar();
    settings.rememberStore(store);
    settings.writer->waitForDone();
    if (isFirst)
        settings.touchMove.set(true);
    else
        settings.engineLines.set(4);
    QSettings().sync();
    return QSettings().status() == QSettings::NoError ? 0 : 1;
}

} // namespace

class SettingsTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void settingsAreWrittenWhenTheyChange();
    void twoWindowsKeepEachOthersSettings();
    void twoProgramsKeepEachOthersSettings();

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
    QTRY_VERIFY(
        Settings().recentStores->contains(QString::fromStdString(sample_->store().string())));
    window_->resize(1111, 777);
    QTRY_VERIFY_WITH_TIMEOUT(*Settings().windowGeometry == window_->saveGeometry(), 5000);
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
    one.writer->waitForDone();
    two.rememberStore("/two.db");
    two.writer->waitForDone();
    one.appearance.set(Appearance::dark);
    two.appearance.set(Appearance::light); // which the other window does not know
    one.appearance.set(Appearance::dark);
    QCOMPARE(*Settings().appearance, Appearance::dark);
    QCOMPARE(Settings().recentStores->mid(0, 2), (QStringList{"/two.db", "/one.db"}));
}

// Both have read the settings before either writes one.
void SettingsTest::twoProgramsKeepEachOthersSettings() {
    std::array<QProcess, 2> programs;
    const std::array<const char*, 2> stores{"/one.db", "/two.db"};
    for (std::size_t i = 0; i < programs.size(); ++i) {
        programs[i].start(QCoreApplication::applicationFilePath(),
                          {"--set", stores[i], QString::number(i)});
        QVERIFY(programs[i].waitForReadyRead(timeout));
        QCOMPARE(programs[i].readAllStandardOutput().trimmed(), QByteArray("ready"));
    }
    for (QProcess& program : programs)
        program.write("\n");
    for (QProcess& program : programs) {
        QVERIFY(program.waitForFinished(timeout));
        QCOMPARE(program.exitCode(), 0);
    }
    QSettings().sync();
    const Settings read;
    QVERIFY(*read.touchMove);
    QCOMPARE(*read.engineLines, 4);
    for (const char* store : stores)
        QVERIFY2(read.recentStores->contains(store), store);
}

} // namespace damscope::gui::testing

int main(int argc, char** argv) {
    using namespace damscope::gui::testing;
    const QApplication application(argc, argv);
    const QStringList arguments = QApplication::arguments();
    if (arguments.value(1) == "--set")
        return change(arguments.value(2), arguments.value(3) == "0");
    SettingsTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "settings_test.moc"
