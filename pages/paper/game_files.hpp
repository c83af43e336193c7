// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/judgement/judgement.hpp"
#include "base/parallel/workers.hpp"
#include "chart/course.hpp"
#include "db/search/export/export.hpp"
#include "db/store/codec/numbers.hpp"
#include "pages/locale.hpp"
#include "rules/game/game.hpp"

#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>

namespace damscope::db {
class Store;
}

namespace damscope::pages {

/// How games are written into a file.
struct GamesWish {
    std::optional<db::ExportFormat> format = {}; ///< nothing: a bulletin
    Locale locale = {};
    std::string title = {}; ///< of a page or bulletin; blank: the usual one
    db::GameChange change = {};
    bool isExcerpt = false; ///< `change` begins games elsewhere
    /// By which a bulletin draws errors; not set: by what is stored, and by comments.
    std::function<analysis::GameJudgement(db::GameId, const rules::Game&)> judge = {};
    base::Progress progress = {}; ///< by games; not set: nobody looks
};

/// Prints the pages of a document, one after another: the command line loads what can do that, the
/// window has it.
using PrintPages = std::function<void(const std::string& title, const chart::NextPage& next)>;

/// Where games go: the bytes of a file, or pages to print.
struct GamesOutput {
    db::OutputSink bytes;
    PrintPages pages;
};

/// Writes games of a store, one at a time in memory. If games are all of an event, its table is the
/// first page of a bulletin, and the games follow by round.
[[nodiscard]] db::ExportReport writeGames(db::Store& store, std::span<const db::GameId> games,
                                          const GamesWish& wish, const GamesOutput& out,
                                          const std::stop_token& stop);

/// By what is stored, and by comments; without a store by these alone.
[[nodiscard]] analysis::GameJudgement judgementOf(db::Store* store, const rules::Game& game);

/// Writes a game that need not be stored: as PDN, as a page, or as a bulletin.
void writeGame(const rules::Game& game, const analysis::GameJudgement& judgement,
               const GamesWish& wish, const GamesOutput& out);

} // namespace damscope::pages
