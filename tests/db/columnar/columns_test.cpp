// SPDX-License-Identifier: GPL-3.0-or-later
// Exports as Parquet: which files come and go. tests/columnar/agree compares what they hold.
#include "db/search/columnar/export_columns.hpp"

#include "base/files/output_target.hpp"
#include "db/search/columnar/tables.hpp"
#include "db/search/lists/filter.hpp"
#include "db/search/parquet/encoding.hpp"
#include "db/search/parquet/file_writer.hpp"
#include "db/store/games.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/store.hpp"
#include "tests/db/sample_games.hpp"
#include "tests/db/temporary_folder.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <map>
#include <set>
#include <span>

namespace damscope::db {
namespace {

namespace fs = std::filesystem;

using Folders = std::vector<std::string>;

class ColumnsExport : public ::testing::Test {
protected:
    ColumnsExport() {
        storeGames(store_,
                   {taggedGame({{"Date", "1977.05.17"}}, {{32, 28}, {19, 23}}),
                    taggedGame({{"Date", "1978.01.01"}}, {{33, 28}}), taggedGame({}, {{31, 27}})});
    }
    ColumnsReport run(const Filter& filter = {}, const std::stop_token& stop = {}) {
        return exportColumns(store_, findGames(store_, filter), {target_}, stop);
    }
    // Folders with files, below the target.
    [[nodiscard]] std::vector<std::string> folders() const {
        std::vector<std::string> found;
        if (!fs::exists(target_))
            return found;
        for (const auto& entry : fs::recursive_directory_iterator(target_))
            if (entry.is_regular_file())
                found.push_back(fs::relative(entry.path().parent_path(), target_).generic_string());
        std::ranges::sort(found);
        return found;
    }
    // Every file below the target.
    [[nodiscard]] std::map<std::string, std::string> bytes() const {
        std::map<std::string, std::string> found;
        for (const auto& entry : fs::recursive_directory_iterator(target_))
            if (entry.is_regular_file()) {
                std::ifstream in(entry.path(), std::ios::binary);
                found[entry.path().string()] = std::string(std::istreambuf_iterator<char>(in), {});
            }
        return found;
    }

    TemporaryFolder folder_;
    Store store_{folder_ / "games.db", Store::Access::write};
    fs::path target_ = folder_ / "columns";
};

// cli/schemas/vocabulary.json describes the columns for people and programs.
TEST(ColumnsVocabulary, isThatOfTheColumns) {
    std::ifstream file("cli/schemas/vocabulary.json");
    const nlohmann::json vocabulary = nlohmann::json::parse(file);
    const std::map<std::string, std::span<const parquet::ColumnDescription>> tables{
        {"games", gameColumnsOfParquet()}, {"positions", positionColumnsOfParquet()}};
    const std::map<std::string, std::set<parquet::Type>> types{
        {"boolean", {parquet::Type::boolean}},
        {"number", {parquet::Type::float64}},
        {"string", {parquet::Type::text}},
        {"integer",
         {parquet::Type::uint8, parquet::Type::uint16, parquet::Type::uint32, parquet::Type::uint64,
          parquet::Type::int32}}};
    for (const auto& [name, columns] : tables) {
        std::vector<std::string> names;
        for (const parquet::ColumnDescription& column : columns) {
            names.emplace_back(column.name);
            const nlohmann::json& word = vocabulary["words"].at(names.back());
            EXPECT_TRUE(types.at(word.value("type", "string")).contains(column.type))
                << column.name;
        }
        EXPECT_EQ(nlohmann::json(names), vocabulary["tables"]["Parquet"][name]["columns"]) << name;
    }
}

TEST_F(ColumnsExport, hasAFileForEachVariantAndYear) {
    const ColumnsReport report = run();
    EXPECT_EQ(report.games, 3U);
    EXPECT_EQ(report.positions, 7U);
    EXPECT_EQ(
        folders(),
        (Folders{"games/variant=international/year=0", "games/variant=international/year=1977",
                 "games/variant=international/year=1978", "positions/variant=international/year=0",
                 "positions/variant=international/year=1977",
                 "positions/variant=international/year=1978"}));
}

TEST_F(ColumnsExport, ofYearsAfterOneAnotherKeepsBoth) {
    const Folders whole = (static_cast<void>(run()), folders());
    fs::remove_all(target_);
    Filter early;
    early.to = rules::Date(1977, 12, 31);
    Filter late;
    late.from = rules::Date(1978);
    EXPECT_EQ(run(early).games, 1U);
    EXPECT_EQ(run(late).games, 1U);
    EXPECT_EQ(folders(), (Folders{"games/variant=international/year=1977",
                                  "games/variant=international/year=1978",
                                  "positions/variant=international/year=1977",
                                  "positions/variant=international/year=1978"}));
    (void)run();
    EXPECT_EQ(folders(), whole) << "each year once";
}

TEST_F(ColumnsExport, ofTheWholeRemovesWhatIsNoLongerThere) {
    (void)run();
    std::ofstream(target_ / "games/variant=international/year=1977/other.parquet") << "other";
    deleteGames(store_, std::vector<GameId>{GameId{1}}, "twice");
    (void)run();
    EXPECT_EQ(
        folders(),
        (Folders{"games/variant=international/year=0", "games/variant=international/year=1977",
                 "games/variant=international/year=1978", "positions/variant=international/year=0",
                 "positions/variant=international/year=1978"}))
        << "the second is another program's";
}

TEST_F(ColumnsExport, ofAPieceOfAYearIsNotMixedWithAnother) {
    Store store{folder_ / "one_year.db", Store::Access::write};
    storeGames(store, {taggedGame({{"Date", "1977.05.17"}}, {{32, 28}}),
                       taggedGame({{"Date", "1977.06.01"}}, {{34, 29}})});
    const auto write = [&](const std::vector<GameId>& ids) {
        return exportColumns(store, ids, {target_}).games;
    };
    EXPECT_EQ(write({GameId{1}}), 1U);
    const auto before = bytes();
    EXPECT_THROW(write({GameId{2}}), OtherColumns);
    EXPECT_EQ(bytes(), before);
    EXPECT_EQ(write({GameId{1}}), 1U) << "the same again";
    EXPECT_EQ(bytes(), before);
    EXPECT_EQ(write({GameId{1}, GameId{2}}), 2U) << "all of the year take their place";
    EXPECT_EQ(folders().size(), 2U);
    EXPECT_THROW(write({GameId{1}}), OtherColumns);
}

TEST_F(ColumnsExport, keepsFilesThatMustStay) {
    (void)run();
    const auto before = bytes();
    EXPECT_THROW((void)exportColumns(store_, findGames(store_, {}), {target_, true}),
                 base::OutputRefused);
    EXPECT_EQ(bytes(), before);
}

TEST_F(ColumnsExport, thatReplacesNothingRemovesNothing) {
    Filter early;
    early.to = rules::Date(1977, 12, 31);
    EXPECT_EQ(run(early).games, 1U);
    const auto before = bytes();
    deleteGames(store_, std::vector<GameId>{GameId{1}}, "twice");
    EXPECT_EQ(exportColumns(store_, findGames(store_, {}), {target_, true}).games, 2U);
    const auto after = bytes();
    for (const auto& [file, contents] : before)
        EXPECT_EQ(after.count(file), 1U) << file;
    EXPECT_EQ(after.size(), 6U);
}

TEST_F(ColumnsExport, keepsWhatThereIsWhenItIsStopped) {
    (void)run();
    const auto before = bytes();
    EXPECT_FALSE(exportColumns(store_, {}, {target_}, stopRequested()).complete);
    EXPECT_FALSE(run({}, stopRequested()).complete);
    EXPECT_EQ(bytes(), before);
}

TEST_F(ColumnsExport, leavesNoPartOfAFileWhenItIsStopped) {
    const ColumnsReport report = run({}, stopRequested());
    EXPECT_FALSE(report.complete);
    EXPECT_EQ(folders(), Folders());
}

TEST_F(ColumnsExport, leavesOutDamagedGames) {
    store_.connection().execute("UPDATE movetext SET moves = x'0100' WHERE game = 1");
    const ColumnsReport report = run();
    EXPECT_EQ(report.games, 2U);
    ASSERT_EQ(report.damaged.size(), 1U);
    EXPECT_EQ(report.damaged[0].id, GameId{1});
}

TEST_F(ColumnsExport, ofNothingIsNoFile) {
    Filter filter;
    filter.from = rules::Date(1999);
    EXPECT_EQ(run(filter).games, 0U);
    EXPECT_EQ(folders(), Folders());
    (void)run();
    const auto before = bytes();
    EXPECT_EQ(run(filter).games, 0U);
    EXPECT_EQ(bytes(), before) << "and removes none";
}

// The examples of https://parquet.apache.org/docs/file-format/data-pages/encodings/
TEST(RunsAndBits, areThoseOfTheSpecification) {
    const std::vector<std::uint32_t> counting{0, 1, 2, 3, 4, 5, 6, 7};
    EXPECT_EQ(parquet::runsAndBits(counting, 3), std::string("\x03\x88\xc6\xfa"));
    const std::vector<std::uint32_t> same(100, 4);
    EXPECT_EQ(parquet::runsAndBits(same, 3), std::string("\xc8\x01\x04"));
    const std::vector<std::uint32_t> none;
    EXPECT_EQ(parquet::runsAndBits(none, 3), "");
    EXPECT_EQ(parquet::bitWidthOf(0), 1U);
    EXPECT_EQ(parquet::bitWidthOf(4), 3U);
}

TEST(ParquetFile, beginsAndEndsAsOne) {
    const std::vector<parquet::ColumnDescription> columns{{"a", parquet::Type::text, true}};
    std::string bytes;
    parquet::FileWriter file(columns, [&](std::string_view piece) { bytes += piece; });
    file.column(0).addNull();
    file.endRow();
    file.end();
    EXPECT_TRUE(bytes.starts_with("PAR1"));
    EXPECT_TRUE(bytes.ends_with("PAR1"));
    EXPECT_EQ(file.rows(), 1U);
}

} // namespace
} // namespace damscope::db
