// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/settings/settings.hpp"

#include <QSettings>

#include <algorithm>

namespace damscope::gui {

namespace {

constexpr int mostRecent = 10;

// A file that was edited by hand may hold anything.
template <class Enum> Enum choice(const QSettings& file, const QString& key, Enum last) {
    const int value = file.value(key, 0).toInt();
    return value >= 0 && value <= static_cast<int>(last) ? static_cast<Enum>(value) : Enum{};
}

} // namespace

Settings Settings::load() {
    const QSettings file;
    Settings s;
    s.language = file.value("language").toString();
    s.appearance = choice(file, "appearance", Appearance::dark);
    s.board = choice(file, "board/theme", BoardThemeName::highContrast);
    s.numbering = choice(file, "board/numbering", Numbering::none);
    s.touchMove = file.value("board/touchMove").toBool();
    s.engine = file.value("engine/name").toString();
    s.engineLines = std::clamp(file.value("engine/lines", 1).toInt(), 1, 5);
    s.thoroughness = std::clamp(file.value("engine/thoroughness", 1).toInt(), 0, 2);
    s.recentStores = file.value("recentStores").toStringList().mid(0, mostRecent);
    s.windowGeometry = file.value("window/geometry").toByteArray();
    s.windowState = file.value("window/state").toByteArray();
    s.gameColumns = file.value("games/columns").toByteArray();
    return s;
}

void Settings::save() const {
    QSettings file;
    file.setValue("language", language);
    file.setValue("appearance", static_cast<int>(appearance));
    file.setValue("board/theme", static_cast<int>(board));
    file.setValue("board/numbering", static_cast<int>(numbering));
    file.setValue("board/touchMove", touchMove);
    file.setValue("engine/name", engine);
    file.setValue("engine/lines", engineLines);
    file.setValue("engine/thoroughness", thoroughness);
    file.setValue("recentStores", recentStores);
    file.setValue("window/geometry", windowGeometry);
    file.setValue("window/state", windowState);
    file.setValue("games/columns", gameColumns);
}

void Settings::rememberStore(const QString& file) {
    recentStores.removeAll(file);
    recentStores.prepend(file);
    recentStores = recentStores.mid(0, mostRecent);
}

} // namespace damscope::gui
