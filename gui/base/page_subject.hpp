// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/codec/numbers.hpp"
#include "db/training/deck.hpp"
#include "pages/sheet.hpp"
#include "rules/game/game.hpp"

#include <QString>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <variant>
#include <vector>

class QPagedPaintDevice;

namespace damscope::db {
class Store;
}

namespace damscope::gui {

/// What the task that is shown is about: Print and Export act on it, and say so.
struct PageSubject {
    enum class Kind : std::uint8_t {
        game,
        games,
        crosstable,
        round, ///< of an event, for the wall
        player,
        dossier,
        repertoire,
        exercises,
        diagram,
        report,
        list ///< of players or events
    };
    /// Drawn by its page itself.
    using Painted = std::function<void(QPagedPaintDevice&)>;
    /// Read from the store only when it is written, because it may be long.
    using Read = std::function<pages::Sheet(db::Store&, const std::stop_token&)>;
    using Pictures = std::vector<std::string>; ///< in SVG, one on a page
    /// The first exercises of a deck of the store.
    struct Exercises {
        db::Deck deck = {};
        std::size_t most = SIZE_MAX;
        bool hasSolutions = true; ///< on the last pages
    };
    /// The open game, games of the store, a page of tables, exercises of the store, pictures.
    using Content = std::variant<rules::Game, std::vector<db::GameId>, pages::Sheet, Read,
                                 Exercises, Pictures, Painted>;

    Kind kind = Kind::game;
    qint64 games = 1;
    QString title = {}; ///< of the document, and of its file
    /// Asked for when it is printed or exported; none: it is still being searched.
    std::function<Content()> content = {};
    /// Asks how it is to be printed or exported, before `content` is asked for. False: not at all.
    std::function<bool()> ask = {};
    std::vector<db::GameId> eventGames = {}; ///< those of a crosstable: they can follow it
};

/// A game, and the place in it that a board shows.
struct ShownGame {
    rules::Game game;
    rules::NodeId at = rules::rootNode;
    qint64 number = 0; ///< in the store, or in its file; 0: it has none
};

/// "&Print the crosstable…"; "&Print…" where there is nothing to print.
[[nodiscard]] QString printText(const std::optional<PageSubject>& subject);
/// "E&xport 43 games…"; "E&xport…" where there is nothing to export.
[[nodiscard]] QString exportText(const std::optional<PageSubject>& subject);
/// "Web page of the crosstable…"; empty where the subject is a game or a position, which are shared
/// with their board, or has no such page.
[[nodiscard]] QString webPageText(const std::optional<PageSubject>& subject);
/// "&Copy 3 games (PDN)"; empty where the subject is not games, or too many.
[[nodiscard]] QString copyText(const std::optional<PageSubject>& subject);
/// The kinds of files that it can be exported to, for a file dialog.
[[nodiscard]] QString exportKinds(const PageSubject& subject);
/// The one of these that writes a crosstable with the games of its event.
[[nodiscard]] QString bulletinKind();
/// Web pages alone.
[[nodiscard]] QString webPageKind();

} // namespace damscope::gui
