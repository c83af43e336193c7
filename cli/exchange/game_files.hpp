// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/exchange/print_option.hpp"
#include "cli/terminal/console.hpp"
#include "cli/terminal/output.hpp"
#include "db/store/codec/numbers.hpp"
#include "db/store/store.hpp"
#include "pages/paper/game_files.hpp"

#include <span>
#include <utility>

namespace damscope::cli {

/// Writes games into files of one kind, as pages::writeGames().
class GameFiles {
public:
    GameFiles(db::Store& store, pages::GamesWish wish, Console& console)
        : store_(store), wish_(std::move(wish)), console_(console), pdf_(console) {}

    [[nodiscard]] db::ExportReport write(std::span<const db::GameId> games, Output& out) {
        const db::OutputSink bytes = [&out](std::string_view piece) { out.write(piece); };
        const auto print = [&](const std::string& title, const chart::NextPage& next) {
            pdf_.print(title, next, bytes);
        };
        return pages::writeGames(store_, games, wish_, {bytes, print}, console_.stopToken());
    }
    /// Warns, after the last file, of letters that are boxes in PDF.
    void report() { pdf_.report(); }

private:
    db::Store& store_;
    pages::GamesWish wish_;
    Console& console_;
    PdfPrinter pdf_;
};

} // namespace damscope::cli
