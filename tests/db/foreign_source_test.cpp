// SPDX-License-Identifier: GPL-3.0-or-later
// Files that are none of games of draughts do not become games.
#include "db/ingest/import.hpp"
#include "db/search/export/export.hpp"
#include "db/search/lists/filter.hpp"
#include "db/store/games.hpp"
#include "db/store/sources.hpp"
#include "db/store/store.hpp"
#include "tests/intake/intake_files.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace damscope::db::testing {
namespace {

const std::string tags = "[Event \"X\"]\n[White \"A\"]\n[Black \"B\"]\n[Result \"2-0\"]\n\n";
const std::string chess = tags + "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 1-0\n\n";
const std::string played = tags + "1. 32-28 19-23 2-0\n\n";

struct Imported {
    ImportSummary summary;
    std::vector<Notice> notices;
};

class ForeignSources : public ::testing::Test {
protected:
    Imported import(const std::string& name, const std::string& text,
                    const ImportOptions& options = {}) {
        Imported imported;
        ImportListener listener;
        listener.notice = [&](const Notice& n) { imported.notices.push_back(n); };
        const std::string path = folder_.write(name, text);
        imported.summary = importSources(store_, {path}, options, {}, listener);
        return imported;
    }
    void expectRefused(const Imported& imported, const std::string& reason) {
        EXPECT_EQ(imported.summary.games, 0U);
        EXPECT_EQ(imported.summary.failed, 1U);
        ASSERT_EQ(imported.notices.size(), 1U);
        EXPECT_EQ(imported.notices[0].severity, Severity::error);
        const auto* why = std::get_if<Message>(&imported.notices[0].message.find("reason")->value);
        ASSERT_NE(why, nullptr);
        EXPECT_EQ(why->code, reason);
        EXPECT_EQ(countGames(store_, {}), 0U);
        EXPECT_TRUE(sources(store_).empty());
    }

    TemporaryFolder folder_;
    Store store_{folder_.path("games.db"), Store::Access::write};
};

TEST_F(ForeignSources, textsAreRefused) {
    const std::string notes =
        "# Notes\n\nRead [this](a.md) first: it says more.\n\n- `find \"32-28 18-23\"`: moves;\n"
        "- the others: words.\n";
    for (const std::string& text : std::vector<std::string>{
             "Dear friends,\n\nsee pages 10-20.\n", "{\"a\": [1, 2, 3]}\n", "\x89PNG\r\n",
             "<html><body><h1>Hi</h1><p>text</p></body></html>\n",
             "<!DOCTYPE html>\n<html><body><p>1. 32-28 19-23</p></body></html>\n", notes,
             "W:W31,32:B1,2\n", "{only a comment}\n"})
        expectRefused(import("a.pdn", text), "no-games");
}

TEST_F(ForeignSources, textsAreRefusedInWhateverEncoding) {
    ImportOptions options;
    options.encoding = "windows-1252";
    expectRefused(import("a.png", "\x89PNG\r\n\x1a\n\x01\x02\x03", options), "no-games");
}

TEST_F(ForeignSources, chessIsRefused) {
    expectRefused(import("a.pgn", chess), "chess");
    std::string many;
    while (many.size() < 3 << 20) // longer than what is sampled
        many += chess + tags + "1-0\n\n";
    expectRefused(import("many.pgn", many), "chess");
}

TEST_F(ForeignSources, gamesThatWereNotPlayedAreStored) {
    const Imported imported = import("a.pdn", tags + "2-0\n\n" + tags + "forfeit 2-0\n\n");
    EXPECT_EQ(imported.summary.stored, 2U);
    EXPECT_EQ(imported.summary.legal, 1U) << "what stands in place of moves is not one";
    EXPECT_EQ(imported.summary.failed, 0U);
}

TEST_F(ForeignSources, oneGameOfDraughtsKeepsAllOfTheSource) {
    const Imported imported = import("a.pdn", chess + played + chess);
    EXPECT_EQ(imported.summary.stored, 3U);
    EXPECT_EQ(imported.summary.legal, 1U);
}

TEST_F(ForeignSources, aGameBehindALongLetterIsFound) {
    std::string letter;
    while (letter.size() < 3 << 20)
        letter += "Dear friends, here come the games of this year.\n\n";
    const Imported imported = import("a.pdn", letter + played);
    EXPECT_EQ(imported.summary.failed, 0U);
    EXPECT_GE(imported.summary.stored, 1U);
    EXPECT_EQ(imported.summary.legal, 1U);
}

TEST_F(ForeignSources, strictImportRefusesWhatHasNoMoves) {
    ImportOptions options;
    options.strict = true;
    const Imported imported = import("a.pdn", played + chess, options);
    EXPECT_EQ(imported.summary.stored, 1U);
    EXPECT_EQ(imported.summary.refused, 1U);
}

} // namespace
} // namespace damscope::db::testing
