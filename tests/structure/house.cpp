// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/structure/house.hpp"

#include <algorithm>
#include <array>

namespace damscope::structure {
namespace {

constexpr auto ladder = std::to_array<std::string_view>({
    "base",
    "base/text",
    "base/files",
    "base/parallel",
    "messages",
    "rules/board",
    "rules/moves",
    "rules/text",
    "rules/game",
    "rules/repair",
    "guide",
    "parser/encoding",
    "parser/syntax",
    "parser/meaning",
    "parser/write",
    "parser/html",
    "intake",
    "analysis",
    "analysis/evaluation",
    "analysis/weights",
    "analysis/endgame",
    "analysis/shots",
    "analysis/search",
    "analysis/embedded",
    "analysis/judgement",
    "analysis/study",
    "analysis/match",
    "analysis/hub",
    "analysis/play",
    "analysis/dxp",
    "analysis/draughtsnet",
    "analysis/train",
    "chart",
    "network",
    "db/store/sqlite",
    "db/store/codec",
    "db/store/index",
    "db/store/opening_names",
    "db/store/players",
    "db/store/records",
    "db/store/shards",
    "db/store",
    "db/store/health",
    "db/search/parquet",
    "db/search/endings",
    "db/search/query/language",
    "db/search/structures",
    "db/search/own_names",
    "db/search/themes",
    "db/search/moves",
    "db/search/players",
    "db/search/lists",
    "db/search/sql",
    "db/search/openings",
    "db/search/query/match",
    "db/search/query/find",
    "db/search/export",
    "db/search/columnar",
    "db/ingest",
    "db/people",
    "db/people/events",
    "db/findings/repertoire",
    "db/findings/shots",
    "db/findings/why",
    "db/findings/analysis",
    "db/findings/study",
    "db/training",
    "pages",
    "pages/paper",
    "pages/site",
    "cli/terminal",
    "cli/options",
    "cli/text",
    "cli/exchange",
    "cli/schemas",
    "cli/commands",
    "cli/commands/games",
    "cli/commands/search",
    "cli/commands/analysis",
    "cli/commands/people",
    "cli/commands/training",
    "cli/commands/engines",
    "cli/commands/maintenance",
    "cli/commands/rules",
    "cli/commands/developers",
    "cli",
    "gui/look",
    "gui/base",
    "gui/board",
    "gui/settings",
    "gui/game",
    "gui/filter",
    "gui/database",
    "gui/importing",
    "gui/people",
    "gui/openings",
    "gui/search",
    "gui/analysis",
    "gui/report",
    "gui/play",
    "gui/training",
    "gui/control",
    "gui/tasks",
    "gui/window",
    "gui",
    "python",
});

} // namespace

const std::vector<Module>& modules() {
    static const std::vector<Module> house{
        {"base", {}},
        {"messages", {"base"}},
        {"rules", {"base", "messages"}},
        {"guide", {"base", "messages", "rules"}},
        {"parser", {"base", "messages", "rules"}},
        {"intake", {"base", "messages", "rules", "parser"}},
        {"analysis", {"base", "messages", "rules"}},
        {"chart", {"base", "messages", "rules", "analysis"}},
        {"network", {}},
        {"db", {"base", "messages", "rules", "parser", "intake", "analysis"}},
        {"pages", {"base", "messages", "rules", "parser", "intake", "analysis", "chart", "db"}},
        {"cli",
         {"base", "messages", "rules", "guide", "parser", "intake", "analysis", "chart", "network",
          "db", "pages"}},
        {"gui",
         {"base", "messages", "rules", "guide", "parser", "intake", "analysis", "chart", "db",
          "pages"}},
        {"python", {"base", "messages", "rules", "parser", "intake", "analysis", "db"}},
    };
    return house;
}

const Module* findModule(std::string_view name) {
    const auto found = std::ranges::find(modules(), name, &Module::name);
    return found == modules().end() ? nullptr : &*found;
}

std::optional<std::size_t> rung(std::string_view folder) {
    const auto found = std::ranges::find(ladder, folder);
    if (found == ladder.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - ladder.begin());
}

} // namespace damscope::structure
