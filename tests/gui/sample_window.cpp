// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/sample_window.hpp"

#include "analysis/hub/engine_list.hpp"
#include "gui/analysis/engine_panel.hpp"
#include "gui/database/games_panel.hpp"
#include "gui/look/style.hpp"
#include "gui/tasks/game_tasks.hpp"

#include <QApplication>
#include <QFile>
#include <QSettings>
#include <QStandardPaths>
#include <QTest>

namespace damscope::gui::testing {

bool damageSchema(const QString& store) {
    QFile file(store);
    if (!file.open(QIODevice::ReadWrite))
        return false;
    QByteArray bytes = file.readAll();
    const auto at = bytes.indexOf("CREATE TABLE game");
    if (at < 0)
        return false;
    bytes.replace(at, 12, "CREATE TOBLE");
    return file.seek(0) && file.write(bytes) == bytes.size();
}

SampleWindow::SampleWindow() {
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName("damscope-test");
    QApplication::setStyle(new look::Style);
    QSettings().clear();
    qputenv("DAMSCOPE_ENGINES", QFile::encodeName(file("engines.json")));
    if (!qEnvironmentVariableIsSet("DAMSCOPE_ENDGAMES"))
        qputenv("DAMSCOPE_ENDGAMES", "none");
    open();
}

SampleWindow::~SampleWindow() {
    close();
}

void SampleWindow::open() {
    window_ = std::make_unique<MainWindow>(recovery());
    window_->useLanguage("en");
    constexpr QSize screen(1366, 768); // that of Qt without a display is too narrow for two columns
    if (window_->width() < screen.width())
        window_->resize(screen);
    window_->show();
}

void SampleWindow::close() {
    if (!window_)
        return;
    documentOf(*window_).markSaved();
    window_->close();
    window_.reset();
}

void SampleWindow::restart() {
    close();
    open();
    window_->stores().open(store());
}

QString SampleWindow::write(const QString& name, const QByteArray& text) const {
    QFile out(file(name));
    const bool written = out.open(QIODevice::WriteOnly) && out.write(text) == text.size();
    return written ? out.fileName() : QString();
}

QString scriptedEngine() {
    return QCoreApplication::applicationDirPath() + "/scripted_engine";
}

void SampleWindow::addEngine(const QString& name, const QString& mode) {
    analysis::EngineList list(analysis::EngineList::usualFile());
    analysis::HubSettings settings;
    settings.title = name.toStdString();
    settings.call.words = {scriptedEngine().toStdString(), mode.toStdString()};
    list.put(settings);
    list.save();
    engineOf(*window_).readEngines();
    (void)QTest::qWaitFor([this] { return !engineOf(*window_).isReadingEngines(); }, timeout);
}

bool SampleWindow::import(const QStringList& files) {
    window_->stores().importInto(store(), files);
    return QTest::qWaitFor([this] { return !importing(*window_); }, timeout) && settle();
}

bool SampleWindow::settle() {
    return QTest::qWaitFor([this] { return !gamesOf(*window_).isBusy(); }, timeout);
}

} // namespace damscope::gui::testing
