// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/board/board_theme.hpp"
#include "gui/board/geometry.hpp"
#include "gui/settings/setting.hpp"

#include <QByteArray>
#include <QLatin1String>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <span>

namespace damscope::gui {

enum class Appearance : std::uint8_t { system, light, dark };

/// How much an analysis may spend on each move.
enum class Thoroughness : std::uint8_t { quick, standard, thorough };

[[nodiscard]] std::span<const QLatin1String> settingNames(Appearance);
[[nodiscard]] std::span<const QLatin1String> settingNames(Thoroughness);
[[nodiscard]] std::span<const QLatin1String> settingNames(BoardThemeName);
[[nodiscard]] std::span<const QLatin1String> settingNames(Numbering);

/// What is remembered from one start to the next.
struct Settings {
    Setting<QString> language{"language"}; ///< "en", "nl"; empty: as the system
    Setting<Appearance> appearance{"appearance", Appearance::system};
    Setting<BoardThemeName> board{"board/theme", BoardThemeName::wood};
    Setting<Numbering> numbering{"board/numbering", Numbering::inside};
    Setting<bool> touchMove{"board/touchMove", false};
    Setting<QString> engine{"engine/name"}; ///< its title; empty: Damscope's own
    Setting<int> engineLines{"engine/lines", 1};
    Setting<Thoroughness> thoroughness{"engine/thoroughness", Thoroughness::standard};
    Setting<QStringList> recentStores{"recentStores"}; ///< the last one first, ten at most
    Setting<QByteArray> windowGeometry{"window/geometry"};
    Setting<QByteArray> windowState{"window/state"};
    Setting<QByteArray> gameColumns{"games/columns"}; ///< of the list of games

    /// Puts a store first in the list, which other windows extend too.
    void rememberStore(const QString& file);
};

} // namespace damscope::gui
