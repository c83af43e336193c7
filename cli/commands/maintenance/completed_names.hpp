// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options/arguments.hpp"
#include "db/store/store.hpp"

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::cli {

/// What a value of a command names, for the completion of shells.
struct NameQuestion {
    std::string_view command; ///< its name
    const Argument& argument;
    std::span<const std::string> before; ///< the words of the command before it
    std::string_view begun;              ///< what is typed of it
};

/// Whether names can stand there: `damscope list in ...`, `--player ...`.
[[nodiscard]] bool asksForNames(const NameQuestion& question);

/// Those of the database, of combinations and of structures that begin so, and words that continue
/// a selection; a bounded number. `open` opens the database, and is called only for names in it.
[[nodiscard]] std::vector<std::string> namesCompleting(const NameQuestion& question,
                                                       const db::NameCatalogue& names,
                                                       const std::function<db::Store()>& open);

} // namespace damscope::cli
