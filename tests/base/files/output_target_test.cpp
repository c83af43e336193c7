// SPDX-License-Identifier: GPL-3.0-or-later
// Which files output may replace, by any name that leads to them.
#include "analysis/evaluation/weights.hpp"
#include "base/files/open_files.hpp"
#include "base/files/output_target.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/store.hpp"
#include "messages/translation.hpp"
#include "tests/db/temporary_folder.hpp"

#include <gtest/gtest.h>

#include <array>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>
#include <vector>

namespace damscope::base {
namespace {

using db::Store;
using db::TemporaryFolder;

namespace fs = std::filesystem;

using Reason = OutputRefusal::Reason;

class OutputTargets : public ::testing::Test {
protected:
    OutputTargets() {
        { const Store made(store_, Store::Access::write); }
        write("games.pdn", "1. 32-28 *");
        write("made.endgame", "Damscope endgame, and so on");
        write("own.weights", analysis::evaluation::writeWeights(
                                 analysis::evaluation::plainWeights(rules::Variant::russian)));
    }
    fs::path write(const std::string& name, const std::string& text) const {
        std::ofstream(folder_ / name, std::ios::binary) << text;
        return folder_ / name;
    }
    static std::optional<Reason> reason(const OutputTarget& target) {
        const auto refusal = refusalOf(target);
        return refusal ? std::optional(refusal->reason) : std::nullopt;
    }

    TemporaryFolder folder_;
    fs::path store_ = folder_ / "games.db";
};

TEST_F(OutputTargets, otherFilesAndNewOnesMayBeWritten) {
    EXPECT_FALSE(refusalOf({folder_ / "games.pdn"}));
    EXPECT_FALSE(refusalOf({folder_ / "new.pdn"}));
    EXPECT_FALSE(refusalOf({folder_ / "new.pdn", {folder_ / "games.pdn"}, true}));
    EXPECT_FALSE(refusalOf({folder_ / "no such folder/new.pdn"}));
    EXPECT_FALSE(refusalOf({""}));
}

TEST_F(OutputTargets, aStoreIsRefusedByEveryName) {
    fs::create_hard_link(store_, folder_ / "hard link.pdn");
    fs::create_directory(folder_ / "sub");
    for (const fs::path& name : {store_, folder_ / "hard link.pdn", folder_ / "./games.db",
                                 folder_ / "sub/../games.db", fs::proximate(store_)})
        EXPECT_EQ(reason({name}), Reason::store) << name;
}

TEST_F(OutputTargets, aDamagedStoreIsStillOne) {
    std::fstream(store_, std::ios::in | std::ios::out | std::ios::binary) << "no header any more";
    EXPECT_EQ(reason({store_}), Reason::store);
}

TEST_F(OutputTargets, otherDatabasesOfSqliteAreOrdinaryFiles) {
    std::string header("SQLite format 3\0", 16);
    header.resize(4096, '\0');
    EXPECT_FALSE(refusalOf({write("foreign.sqlite", header)}));
}

TEST_F(OutputTargets, whatLiesBesideAStoreIsRefusedEvenIfItDoesNotExist) {
    for (const char* name :
         {"games.db-wal", "games.db-shm", "games.db-journal", "games.db-lock", "games.db-WAL"}) {
        const auto refusal = refusalOf({folder_ / name});
        ASSERT_TRUE(refusal) << name;
        EXPECT_EQ(refusal->reason, Reason::partOfStore);
        EXPECT_EQ(refusal->other.filename(), "games.db");
    }
    EXPECT_FALSE(refusalOf({folder_ / "games.pdn-wal"}));
}

TEST_F(OutputTargets, aStoreIsNotMadeInPlaceOfALog) {
    for (const char* name : {"games.db-wal", "games.db-lock"})
        EXPECT_THROW(Store(folder_ / name, Store::Access::write), db::Error);
    EXPECT_FALSE(fs::exists(folder_ / "games.db-wal-lock"));
}

TEST_F(OutputTargets, inputsAreRefusedByEveryName) {
    const fs::path input = folder_ / "games.pdn";
    fs::create_hard_link(input, folder_ / "hard link.pdn");
    for (const fs::path& name :
         {input, folder_ / "hard link.pdn", folder_ / "./games.pdn", fs::proximate(input)})
        EXPECT_EQ(reason({name, {folder_ / "none.pdn", input}}), Reason::input) << name;
    EXPECT_EQ(reason({input, {folder_ / "hard link.pdn"}}), Reason::input);
}

TEST_F(OutputTargets, tablesAndWeightsAreRefused) {
    EXPECT_EQ(reason({folder_ / "made.endgame"}), Reason::endgameTable);
    EXPECT_EQ(reason({folder_ / "own.weights"}), Reason::weights);
}

TEST_F(OutputTargets, aFileIsKeptWhereThatIsWished) {
    EXPECT_EQ(reason({folder_ / "games.pdn", {}, true}), Reason::present);
    EXPECT_FALSE(refusalOf({folder_ / "games.pdn", {}, false}));
}

TEST(OutputRefusals, sayInEveryLanguageWhichFileAndWhatToDo) {
    constexpr std::array choose{"choose", "kies", "choisissez", "выберите", "escolha"};
    for (int r = 0; r <= static_cast<int>(Reason::present); ++r)
        for (std::size_t language = 0; language < choose.size(); ++language) {
            const OutputRefusal refusal{static_cast<Reason>(r), "out.pdn", "games.db"};
            const std::string text = translated(refusal, allLanguages()[language]);
            EXPECT_TRUE(text.starts_with("out.pdn")) << text;
            EXPECT_NE(text.find(choose.at(language)), std::string::npos) << text;
            const bool namesOther =
                refusal.reason == Reason::partOfStore || refusal.reason == Reason::input;
            EXPECT_EQ(text.find("games.db") != std::string::npos, namesOther) << text;
        }
}

} // namespace
} // namespace damscope::base
