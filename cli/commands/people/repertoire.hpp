// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options/arguments.hpp"
#include "cli/terminal/console.hpp"
#include "cli/terminal/json.hpp"
#include "cli/text/sheet.hpp"
#include "db/findings/repertoire/repertoire.hpp"
#include "db/store/store.hpp"
#include "pages/repertoire_sheet.hpp"
#include "rules/game/game.hpp"

#include <span>
#include <string>
#include <vector>

namespace damscope::cli {

/// LINES and --side: a repertoire, and whose it is.
class LinesOption {
public:
    void declare(Arguments& arguments);

    [[nodiscard]] rules::Color side() const {
        return as_ == "white" ? rules::Color::white : rules::Color::black;
    }
    /// The games with variations of the file, else of the collection of the store. Throws
    /// UsageError if it is neither, or has no games.
    [[nodiscard]] std::vector<rules::Game> games(db::Store& store, Console& console) const;

private:
    std::string lines_;
    std::string as_;
};

[[nodiscard]] Json repertoireJson(const db::Repertoire& repertoire,
                                  const pages::CheckedRepertoire& checked, Language language);

} // namespace damscope::cli
