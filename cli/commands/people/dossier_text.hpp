// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/terminal/json.hpp"
#include "cli/text/sheet.hpp"
#include "db/people/dossier.hpp"
#include "db/store/store.hpp"

namespace damscope::cli {

// What `damscope prepare` prints.

[[nodiscard]] Json dossierJson(const db::Dossier& dossier);
[[nodiscard]] Sheet dossierSheet(db::Store& store, const db::Dossier& dossier);

} // namespace damscope::cli
