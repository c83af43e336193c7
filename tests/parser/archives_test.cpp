// SPDX-License-Identifier: GPL-3.0-or-later
// Real archives, where the environment has them: every game found, played and written back.
#include "parser/syntax/reader.hpp"
#include "tests/parser/reading.hpp"
#include "tests/parser/round_trip.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace damscope::parser::testing {
namespace {

namespace fs = std::filesystem;

// What the manifest says of a file; counts are missing where they were not taken.
struct Expected {
    std::string file;
    std::string games;
    std::string gamesWithMoves;
    std::string plies;
    bool legal = false;
};

std::vector<Expected> manifest(const fs::path& archives) {
    std::vector<Expected> rows;
    std::ifstream in(archives / "MANIFEST.tsv");
    std::string line;
    std::getline(in, line);
    while (std::getline(in, line)) {
        std::vector<std::string> cells;
        std::istringstream row(line);
        for (std::string cell; std::getline(row, cell, '\t');)
            cells.push_back(cell);
        cells.resize(11);
        if (cells[0].ends_with(".pdn"))
            rows.push_back({cells[0], cells[5], cells[6], cells[8], cells[6] == cells[7]});
    }
    return rows;
}

// The manifest's reader took the results of Delft for moves.
int pliesExpected(const Expected& row) {
    const int resultsTakenForMoves = row.file.ends_with("delfts.pdn") ? 2 : 0;
    // It counted the ply of the torn tail that belongs to no game, though it is illegal.
    const int illegalPlies = row.file.ends_with("Cat.C1.pdn") ? 1 : 0;
    return std::stoi(row.plies) - resultsTakenForMoves - illegalPlies;
}

bool hasMoves(const GameText& game) {
    for (const rules::ScriptItem& item : game.script)
        if (item.kind == rules::ScriptItem::Kind::move)
            return true;
    return false;
}

struct Counted {
    std::size_t games = 0;
    std::size_t withMoves = 0;
    int plies = 0;
    int illegal = 0;
};

Counted readArchive(const std::string& text) {
    const std::vector<GameText> games = readAll(text);
    const std::vector<rules::Variant> preference = preferenceOf(games);
    Counted counted{games.size()};
    for (const GameText& game : games) {
        const ReadGame read = assemble(game, {{}, preference});
        counted.withMoves += hasMoves(game) ? 1U : 0U;
        counted.plies += read.plies;
        counted.illegal += hasMoves(game) && !read.legal ? 1 : 0;
        EXPECT_EQ(roundTripFault(read), "");
    }
    return counted;
}

class PdnArchives : public ::testing::Test {
protected:
    void SetUp() override {
        const char* shared = std::getenv("DAMSCOPE_SHARED"); // NOLINT(concurrency-mt-unsafe)
        if (shared == nullptr)
            GTEST_SKIP() << "DAMSCOPE_SHARED is not set";
        folder_ = fs::path(shared) / "archives";
    }
    fs::path folder_;
};

TEST_F(PdnArchives, areReadAndWrittenBackWhole) {
    const std::vector<Expected> rows = manifest(folder_);
    ASSERT_FALSE(rows.empty());
    for (const Expected& row : rows) {
        SCOPED_TRACE(row.file);
        const Counted counted = readArchive(contentsOf(folder_ / row.file));
        if (row.games.empty())
            continue;
        EXPECT_EQ(std::to_string(counted.games), row.games);
        EXPECT_EQ(std::to_string(counted.withMoves), row.gamesWithMoves);
        EXPECT_EQ(counted.plies, pliesExpected(row));
        const bool delfts = row.file.ends_with("delfts.pdn");
        EXPECT_EQ(counted.illegal, row.legal || delfts ? 0 : 1);
    }
}

} // namespace
} // namespace damscope::parser::testing
