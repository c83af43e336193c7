// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/structure_json.hpp"

#include "db/structures/structures.hpp"
#include "rules/board/variants.hpp"

namespace damscope::cli {

Json structureJson(const db::StructureResults& row, Language language) {
    const db::Structure& structure = db::structures().numbered(row.structure);
    return {{"key", structure.key},
            {"name", nameOf(structure, row.side, language)},
            {"variant", rules::rules(structure.variant).name},
            {"side", db::sideKey(structure, row.side)},
            {"games", row.games},
            {"white_wins", row.whiteWins},
            {"draws", row.draws},
            {"black_wins", row.blackWins},
            {"white_score", row.decided() == 0 ? Json() : Json(row.whiteScore())}};
}

} // namespace damscope::cli
