// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/settings/settings.hpp"

#include <QSettings>

#include <array>

namespace damscope::gui {

namespace {

constexpr int mostRecent = 10;

} // namespace

QVariant storedSetting(const char* key) {
    return QSettings().value(key);
}

void storeSetting(const char* key, const QVariant& value) {
    QSettings().setValue(key, value); // which is in the file when the QSettings ends
}

std::span<const QLatin1String> settingNames(Appearance) {
    static constexpr std::array names{QLatin1String("system"), QLatin1String("light"),
                                      QLatin1String("dark"), QLatin1String("highContrast")};
    return names;
}

std::span<const QLatin1String> settingNames(Thoroughness) {
    static constexpr std::array names{QLatin1String("quick"), QLatin1String("standard"),
                                      QLatin1String("thorough")};
    return names;
}

std::span<const QLatin1String> settingNames(BoardThemeName) {
    static constexpr std::array names{QLatin1String("wood"), QLatin1String("tournament"),
                                      QLatin1String("slate"), QLatin1String("highContrast")};
    return names;
}

std::span<const QLatin1String> settingNames(PieceSet) {
    static constexpr std::array names{QLatin1String("turned"), QLatin1String("smooth"),
                                      QLatin1String("ringed"), QLatin1String("flat")};
    return names;
}

std::span<const QLatin1String> settingNames(Numbering) {
    static constexpr std::array names{QLatin1String("inside"), QLatin1String("outside"),
                                      QLatin1String("none")};
    return names;
}

std::span<const QLatin1String> settingNames(MoveInput) {
    static constexpr std::array names{QLatin1String("clicksAndDrags"), QLatin1String("clicks"),
                                      QLatin1String("drags")};
    return names;
}

std::span<const QLatin1String> settingNames(ResultsShown) {
    static constexpr std::array names{QLatin1String("ofVariant"), QLatin1String("twoPoints"),
                                      QLatin1String("onePoint")};
    return names;
}

QString Settings::ownName() const {
    return userName->isEmpty() ? qEnvironmentVariable("USER") : *userName;
}

void Settings::rememberStore(const QString& file) {
    recentStores.read();
    QStringList stores = *recentStores;
    stores.removeAll(file);
    stores.prepend(file);
    recentStores.set(stores.mid(0, mostRecent));
}

void Settings::rememberGame(const QString& store, quint32 game) {
    constexpr int mostGames = 30; // of all stores
    recentGames.read();
    QStringList games = *recentGames;
    const QString entry = QStringLiteral("%1 %2").arg(game).arg(store);
    games.removeAll(entry);
    games.prepend(entry);
    recentGames.set(games.mid(0, mostGames));
}

std::vector<quint32> Settings::recentGamesOf(const QString& store) const {
    std::vector<quint32> games;
    for (const QString& entry : *recentGames)
        if (entry.section(QLatin1Char(' '), 1) == store)
            games.push_back(entry.section(QLatin1Char(' '), 0, 0).toUInt());
    return games;
}

} // namespace damscope::gui
