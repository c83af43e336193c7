// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options/arguments.hpp"
#include "cli/terminal/console.hpp"
#include "db/store/store.hpp"
#include "rules/game/game.hpp"

#include <string>
#include <vector>

namespace damscope::cli {

/// LINES and --as: a repertoire, and whose it is.
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

} // namespace damscope::cli
