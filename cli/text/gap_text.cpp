// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/gap_text.hpp"

#include "cli/options/language_option.hpp"

namespace damscope::cli {

void reportGaps(const db::query::Gaps& gaps, Console& console) {
    for (const Message& message :
         db::query::messages(gaps, {"damscope analyse", "damscope endgame build"}))
        console.warn(inWords(message));
}

void addGaps(Json& object, const db::query::Gaps& gaps) {
    if (gaps.notAnalysed > 0)
        object["not_analysed"] = gaps.notAnalysed;
    if (gaps.withoutTables > 0)
        object["without_tables"] = gaps.withoutTables;
}

} // namespace damscope::cli
