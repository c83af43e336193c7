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
    "messages/knowledge",
    "messages/people",
    "messages/results",
    "messages/rules",
    "messages/training",
    "messages/usage",
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
    "analysis/match",
    "analysis/hub",
    "analysis/play",
    "analysis/dxp",
    "analysis/draughtsnet",
    "analysis/train",
    "chart",
    "network",
    "db/sqlite",
    "db/codec",
    "db/parquet",
    "db/index",
    "db/opening_names",
    "db/endings",
    "db/query/language",
    "db/structures",
    "db/own_names",
    "db/players",
    "db/records",
    "db/shards",
    "db/themes",
    "db/store",
    "db/sql",
    "db/lists",
    "db/openings",
    "db/repertoire",
    "db/query/match",
    "db/query/find",
    "db/shots",
    "db/people",
    "db/events",
    "db/why",
    "db/training",
    "db/import",
    "db/repair",
    "db/analysis",
    "db/export",
    "db/columnar",
    "db/health",
    "pages",
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
    "cli/commands/publish",
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
        {"pages", {"base", "messages", "rules", "parser", "intake", "analysis", "db"}},
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
