// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/settings/desktop_motion.hpp"

#include <QProcess>
#include <QSettings>
#include <QStandardPaths>

#include <utility>

namespace damscope::gui {

namespace {

// The value of a key in a file of the user's settings; nothing if there is none.
QVariant valueIn(const QString& file, const QString& key) {
    const QString found = QStandardPaths::locate(QStandardPaths::GenericConfigLocation, file);
    return found.isEmpty() ? QVariant() : QSettings(found, QSettings::IniFormat).value(key);
}

// Whether files say so: KDE's factor of durations is zero, or GTK's animations are off.
bool isDesktopStill() {
    const QVariant factor = valueIn("kdeglobals", "KDE/AnimationDurationFactor");
    if (factor.isValid() && factor.toString().toDouble() == 0)
        return true;
    for (const char* file : {"gtk-4.0/settings.ini", "gtk-3.0/settings.ini"})
        if (const QVariant on = valueIn(file, "Settings/gtk-enable-animations");
            on.isValid() && !on.toBool())
            return true;
    return false;
}

void askGnome(QObject& parent, std::function<void()> then) {
    const QString tool = QStandardPaths::findExecutable("gsettings");
    const QString desktop = qEnvironmentVariable("XDG_CURRENT_DESKTOP");
    if (tool.isEmpty() || desktop.isEmpty() || desktop.contains("KDE"))
        return;
    auto* question = new QProcess(&parent);
    QObject::connect(question, &QProcess::finished, &parent, [question, then = std::move(then)] {
        if (question->readAllStandardOutput().trimmed() == "false")
            then();
        question->deleteLater();
    });
    question->start(tool, {"get", "org.gnome.desktop.interface", "enable-animations"});
}

} // namespace

void onStillDesktop(QObject& parent, std::function<void()> then) {
    if (isDesktopStill())
        return then();
    askGnome(parent, std::move(then));
}

} // namespace damscope::gui
