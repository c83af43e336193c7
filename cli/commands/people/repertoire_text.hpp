// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/terminal/json.hpp"
#include "cli/text/sheet.hpp"
#include "db/repertoire/changed_evaluations.hpp"
#include "db/repertoire/departures.hpp"
#include "db/store/store.hpp"

#include <vector>

namespace damscope::cli {

/// What was found of a repertoire and the games that were played.
struct CheckedRepertoire {
    std::vector<db::Departure> departures;
    std::vector<db::Gap> gaps;
    std::vector<db::ChangedEvaluation> changed;
};

[[nodiscard]] Sheet repertoireSheet(db::Store& store, const db::Repertoire& repertoire,
                                    const CheckedRepertoire& checked);
[[nodiscard]] Json repertoireJson(const db::Repertoire& repertoire,
                                  const CheckedRepertoire& checked);

} // namespace damscope::cli
