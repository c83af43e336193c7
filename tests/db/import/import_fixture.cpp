// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/db/import/import_fixture.hpp"

#include "db/search/export/export.hpp"
#include "db/search/lists/filter.hpp"
#include "db/store/games.hpp"
#include "db/store/health/check.hpp"
#include "db/store/store.hpp"
#include "tests/messages/english.hpp"

namespace damscope::db::testing {

Imported ImportTest::import(const std::vector<std::string>& paths, const ImportOptions& options,
                            std::string_view name, const std::stop_token& stop) const {
    Store into(store(name), Store::Access::write);
    Imported imported;
    ImportListener listener;
    listener.problem = [&](const ImportProblem& p) { imported.problems.push_back(p); };
    listener.notice = [&](const Notice& n) { imported.notices.push_back(n); };
    listener.source = [&](const ImportedSource& s) { imported.sources.push_back(s); };
    imported.summary = importSources(into, paths, options, stop, listener);
    const ImportSummary& s = imported.summary;
    EXPECT_EQ(s.games, s.stored + s.duplicates + s.refused);
    EXPECT_EQ(s.stored, s.legal + s.partial);
    EXPECT_EQ(s.problems, imported.problems.size());
    return imported;
}

std::string ImportTest::contents(std::string_view name) const {
    Store from(store(name), Store::Access::read);
    std::string text;
    const std::vector<GameId> ids = findGames(from, {});
    for (const GameLine& line : gameLines(from, ids)) {
        text += std::to_string(number(line.id)) + " " + line.sourcePath + " " +
                std::to_string(line.ordinal) + " " + std::to_string(line.line) + "\n";
        for (const StoredProblem& p : problems(from, line.id))
            text += std::to_string(p.problem.line) + ":" + std::to_string(p.problem.column) + " " +
                    english(p.problem.message) + "\n";
    }
    exportGames(from, ids, ExportFormat::pdn, [&](std::string_view part) { text += part; });
    return text;
}

void ImportTest::expectSound(std::string_view name) const {
    Store from(store(name), Store::Access::read);
    const CheckReport report = check(from);
    EXPECT_TRUE(report.sound());
    for (const CheckFinding& finding : report.findings)
        ADD_FAILURE() << english(finding.message);
}

std::string illegalGame(int number) {
    return "[Event \"Illegal " + std::to_string(number) +
           "\"]\n[White \"W\"]\n[Black \"B\"]\n[GameType \"20\"]\n\n1. 32-28 19-23 2. 37-32 *\n\n";
}

} // namespace damscope::db::testing
