// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/base/result_words.hpp"
#include "gui/board/geometry.hpp"
#include "gui/board/move_input.hpp"
#include "gui/look/board_theme.hpp"
#include "gui/settings/setting.hpp"

#include <QByteArray>
#include <QLatin1String>
#include <QString>
#include <QStringList>
#include <QVariantMap>

#include <cstdint>
#include <span>
#include <vector>

namespace damscope::gui {

enum class Appearance : std::uint8_t { system, light, dark, highContrast };

/// How much an analysis may spend on each move.
enum class Thoroughness : std::uint8_t { quick, standard, thorough };

[[nodiscard]] std::span<const QLatin1String> settingNames(Appearance);
[[nodiscard]] std::span<const QLatin1String> settingNames(Thoroughness);
[[nodiscard]] std::span<const QLatin1String> settingNames(BoardThemeName);
[[nodiscard]] std::span<const QLatin1String> settingNames(PieceSet);
[[nodiscard]] std::span<const QLatin1String> settingNames(Numbering);
[[nodiscard]] std::span<const QLatin1String> settingNames(MoveInput);
[[nodiscard]] std::span<const QLatin1String> settingNames(ResultsShown);

/// What is remembered from one start to the next.
struct Settings {
    Setting<QString> language{"language"}; ///< "en", "nl"; empty: as the system
    Setting<Appearance> appearance{"appearance", Appearance::system};
    Setting<BoardThemeName> board{"board/theme", BoardThemeName::wood};
    Setting<PieceSet> pieces{"board/pieces", PieceSet::turned};
    Setting<Numbering> numbering{"board/numbering", Numbering::inside};
    Setting<bool> touchMove{"board/touchMove", false};
    Setting<MoveInput> moveInput{"board/input", MoveInput::clicksAndDrags};
    Setting<bool> stepwiseCaptures{"board/stepwise", false};
    Setting<bool> animation{"board/animation", true};
    Setting<bool> sound{"board/sound", false};
    Setting<QString> fontFamily{"font/family"};      ///< empty: that of the desktop
    Setting<int> fontSize{"font/size", 0};           ///< points; 0: as the desktop
    Setting<int> movesFontSize{"font/movesSize", 0}; ///< of the moves; 0: as all others
    Setting<ResultsShown> results{"results", ResultsShown::ofVariant};
    Setting<QString> userName{"user/name"};
    Setting<QString> engine{"engine/name"}; ///< its title; empty: Damscope's own
    Setting<int> engineLines{"engine/lines", 1};
    Setting<Thoroughness> thoroughness{"engine/thoroughness", Thoroughness::standard};
    Setting<int> engineThreads{"engine/threads", 0}; ///< 0: all but one
    Setting<int> engineMegabytes{"engine/megabytes", 64};
    Setting<bool> searchImported{"databases/searchImported", false}; ///< for combinations
    Setting<QString> databaseFolder{"databases/folder"}; ///< empty: that of the command line
    Setting<QStringList> recentStores{"recentStores"};   ///< the last one first, ten at most
    Setting<QStringList> recentGames{"recentGames"};     ///< "17 /home/me/games.db"
    Setting<QByteArray> windowGeometry{"window/geometry"};
    Setting<QVariantMap> taskLayouts{"window/tasks"}; ///< the panels of each task
    Setting<QByteArray> gameColumns{"games/columns"}; ///< of the list of games
    bool isMotionReduced = false; ///< by the user's desktop, which is asked at each start

    /// The name for games that the user plays; the account's if none is set.
    [[nodiscard]] QString ownName() const;
    [[nodiscard]] BoardLook boardLook() const { return {*board, *pieces}; }
    /// Whether moves are shown by moving the piece.
    [[nodiscard]] bool showsMovement() const { return *animation && !isMotionReduced; }
    /// Puts a store first in the list, which other windows extend too.
    void rememberStore(const QString& file);
    /// A game of a store was opened.
    void rememberGame(const QString& store, quint32 game);
    /// Its games that were opened last, the last one first.
    [[nodiscard]] std::vector<quint32> recentGamesOf(const QString& store) const;
};

} // namespace damscope::gui
