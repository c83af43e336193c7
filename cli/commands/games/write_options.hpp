// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/commands/games/write_pictures.hpp"
#include "cli/exchange/game_files.hpp"
#include "cli/exchange/game_groups.hpp"
#include "cli/exchange/selection_options.hpp"
#include "cli/exchange/written_form.hpp"
#include "cli/options/judged_game.hpp"
#include "cli/options/output_options.hpp"
#include "cli/options/store_options.hpp"
#include "cli/terminal/console.hpp"
#include "db/search/export/export.hpp"
#include "pages/site/publish.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace damscope::cli {

/// The options of `damscope write`.
struct WriteOptions {
    SelectionOptions selection;
    OutputOptions output;
    FormOption as;
    FormatOption report; ///< of what was written, on standard output
    db::LeftOut without;
    std::optional<GroupedBy> per;
    bool fromHit = false;
    bool merged = false;
    std::int64_t depth = 40;
    std::optional<std::string> name; ///< of a merged game
    std::string title;               ///< of a site, a page or a bulletin
    std::int64_t positions = pages::SiteWish::usualPositions;
    bool withEngine = false;
    ReadingOptions reading; ///< of files
    JudgementOptions judgement;
    DiagramOptions diagrams;
    ChartOptions chart;

    void declare(Arguments& arguments);

    /// Once the command line has been read.
    [[nodiscard]] WrittenForm form() const { return formOrFault().value(); }
    [[nodiscard]] bool writesFolder() const {
        return per || form().is(Product::columns) || form().is(Product::site);
    }
    /// What must not be written over. Opens the database, if its games are written.
    [[nodiscard]] OutputGuard guard() const;
    /// How the selected games are written into files, which must outlive it.
    [[nodiscard]] pages::GamesWish wish(SelectedGames& selected, const Locale& locale) const;

private:
    [[nodiscard]] Expected<WrittenForm, Message> formOrFault() const;
    [[nodiscard]] bool writes(Product product) const;
    [[nodiscard]] bool writesGames() const {
        return writes(Product::games) || writes(Product::bulletin);
    }
    void declareSelection(Arguments& arguments);
    void declareOutput(Arguments& arguments);
    void declareGames(Arguments& arguments);
    void declareReading(Arguments& arguments);
    void declareRules(Arguments& arguments);
};

/// Says what was written, and returns the status of the command.
ExitStatus reportGames(const db::ExportReport& done, const WriteOptions& options, Console& console);

} // namespace damscope::cli
