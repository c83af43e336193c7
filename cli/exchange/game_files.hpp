// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/exchange/sheet_paper.hpp"
#include "cli/exchange/written_form.hpp"
#include "cli/options/judged_game.hpp"
#include "cli/terminal/console.hpp"
#include "cli/terminal/output.hpp"
#include "db/search/export/export.hpp"
#include "db/store/codec/numbers.hpp"
#include "db/store/store.hpp"

#include <span>
#include <string>
#include <utility>

namespace damscope::cli {

/// How games are written into a file.
struct GamesWish {
    WrittenForm form; ///< games or a bulletin
    db::GameChange change = {};
    bool isExcerpt = false;          ///< `change` begins games elsewhere
    std::string title = {};          ///< of a page or bulletin; blank: the usual one
    JudgementOptions judgement = {}; ///< by which a bulletin draws errors
};

/// Writes games into files of one kind.
class GameFiles {
public:
    GameFiles(db::Store& store, GamesWish wish, Console& console)
        : store_(store), wish_(std::move(wish)), console_(console), pdf_(console) {}

    /// One game at a time is in memory. If games are all of an event, its table is the first page
    /// of a bulletin, and the games follow by round.
    [[nodiscard]] db::ExportReport write(std::span<const db::GameId> games, Output& out);
    /// Warns, after the last file, of letters that are boxes in PDF.
    void report() { pdf_.report(); }

private:
    [[nodiscard]] db::ExportReport writeBulletin(std::span<const db::GameId> games, Output& out);

    db::Store& store_;
    GamesWish wish_;
    Console& console_;
    PdfPrinter pdf_;
};

} // namespace damscope::cli
