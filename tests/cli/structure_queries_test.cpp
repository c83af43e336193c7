// SPDX-License-Identifier: GPL-3.0-or-later
// The query of a structure, as its page prints it, finds the games that --structure selects.
#include "tests/cli/store_commands.hpp"

#include <cstdlib>
#include <filesystem>
#include <set>

namespace damscope::cli {
namespace {

class StructureQueries : public StoreCommands {
protected:
    StructureQueries() {
        addGames("samples");
        if (const char* shared = std::getenv("DAMSCOPE_SHARED"))
            addGames((std::filesystem::path(shared) / "archives").string());
        EXPECT_EQ(run({"db", "index", "--shots"}).status, 0);
    }
    std::set<std::int64_t> games(const Words& words) const {
        const Ran ran = run(words);
        EXPECT_LE(ran.status, 1) << ran.err;
        std::set<std::int64_t> ids;
        for (const Json& game : objects(ran.out))
            ids.insert(game["id"].get<std::int64_t>());
        return ids;
    }

private:
    // Some of these games have mistakes.
    void addGames(const std::string& folder) const { EXPECT_LE(run({"import", folder}).status, 1); }
};

TEST_F(StructureQueries, FindWhatTheStructureSelects) {
    std::size_t structures = 0;
    std::size_t found = 0;
    for (const Json& row : objects(run({"config", "names", "--json"}).out)) {
        if (row["kind"] != "structure")
            continue;
        ++structures;
        const std::string key = row["key"];
        const std::string query = row["query"];
        const std::string variant = row["variant"];
        const auto selected = games(
            {"list", "--structure", key, "--variant", variant, "--limit", "1000000", "--json"});
        EXPECT_EQ(games({"find", "--mirror", "--variant", variant, "--json", query}), selected)
            << query;
        EXPECT_EQ(games({"find", "--variant", variant, "--json", "structure \"" + key + "\""}),
                  selected);
        found += selected.size();
    }
    EXPECT_GT(structures, 30U);
    EXPECT_GT(found, 20U) << "the samples alone have some";
}

} // namespace
} // namespace damscope::cli
