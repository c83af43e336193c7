// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/terminal/json.hpp"
#include "cli/text/sheet.hpp"
#include "db/people/dossier.hpp"
#include "db/store/store.hpp"

namespace damscope::cli {

// What `damscope prepare` prints.

[[nodiscard]] Json dossierJson(const db::Dossier& dossier);
/// `most`: rows of each table of the page of the opponent; none: all.
[[nodiscard]] Sheet dossierSheet(db::Store& store, const db::Dossier& dossier,
                                 std::optional<std::size_t> most);

} // namespace damscope::cli
