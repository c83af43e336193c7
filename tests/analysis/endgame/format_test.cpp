// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers of positions, the run-length code, and the files.
#include "analysis/endgame/numbering.hpp"
#include "analysis/endgame/slice.hpp"
#include "analysis/endgame/tables.hpp"
#include "analysis/endgame/variant_endgame.hpp"
#include "rules/board/variants.hpp"
#include "rules/moves/pieces.hpp"
#include "tests/analysis/endgame/made_tables.hpp"
#include "tests/analysis/endgame/naive_results.hpp"

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <optional>
#include <random>
#include <set>

namespace damscope::analysis::endgame {
namespace {

namespace fs = std::filesystem;

TEST(Choices, comeInTheOrderOfTheirRanks) {
    const std::vector<Chosen> choices = allChoices(9, 4);
    ASSERT_EQ(choices.size(), choose(9, 4));
    for (std::size_t i = 0; i < choices.size(); ++i)
        EXPECT_EQ(choiceRank(choices[i]), i);
    EXPECT_EQ(allChoices(5, 0).size(), 1U) << "nothing can be chosen in one way";
    EXPECT_TRUE(allChoices(2, 3).empty());
}

TEST(Classes, comeAfterThoseTheyLeadTo) {
    const auto classes = classesUpTo(rules::Variant::international, 4);
    EXPECT_EQ(classes.size(), 4U + 12U + 25U);
    EXPECT_EQ(nameOf(classes.front()), "0011");
    const auto placeOf = [&](const char* name) {
        return std::ranges::find(classes, name, nameOf) - classes.begin();
    };
    EXPECT_LT(placeOf("0021"), placeOf("1011")) << "a man becomes a king";
    EXPECT_LT(placeOf("2100"), placeOf("0022")) << "a piece is taken";
}

TEST(Classes, ofBreakthroughHaveNoKings) {
    for (const Material& m : classesUpTo(rules::Variant::breakthrough, 4))
        EXPECT_EQ(m.men(), m.pieces());
    EXPECT_TRUE(classesUpTo(rules::Variant::frisian, 4).empty());
}

TEST(Numbers, areDifferentForDifferentPositions) {
    using Numbers = Numbering<rules::tables::italian>;
    const NaiveResults all(rules::Variant::italian, 2);
    std::map<std::string, std::set<std::uint64_t>> numbers;
    for (const rules::Position& p : all.positions()) {
        const auto pieces = rules::detail::toPieces<rules::tables::italian>(p);
        const bool white = p.toMove() == rules::Color::white;
        const Material m = white ? Numbers::countMaterial<Color::white>(pieces)
                                 : Numbers::countMaterial<Color::black>(pieces);
        const auto number = white ? Numbers::numberOf<Color::white>(pieces)
                                  : Numbers::numberOf<Color::black>(pieces);
        EXPECT_LT(number, numberCount(p.rules().board, m));
        if (white) {
            EXPECT_TRUE(numbers[nameOf(m)].insert(number).second);
        } else {
            EXPECT_EQ(number,
                      Numbers::numberOf<Color::white>(
                          rules::detail::toPieces<rules::tables::italian>(rules::turned(p))));
        }
    }
    EXPECT_EQ(numbers["0011"].size(), 32U * 31U);
    EXPECT_EQ(numbers["1100"].size(), 28U * 28U - 24U) << "24 squares hold men of both colours";
}

TEST(Slices, numberTheirPlacesAsTheClassDoes) {
    using R = Numbering<rules::tables::russian>;
    const Material m{1, 1, 2, 1};
    const Slice<rules::tables::russian>::Kings kings(m);
    const MenPlacements<rules::tables::russian> white(Color::white, 1);
    const MenPlacements<rules::tables::russian> black(Color::black, 1);
    Slice<rules::tables::russian> slice(kings);
    slice.setMen(white.bits(20), black.bits(3));
    for (std::uint64_t place = 0; place < slice.size(); ++place) {
        const auto p = slice.pieces(place);
        ASSERT_EQ(slice.placeOf(p), place);
        ASSERT_EQ(R::numberOf<Color::white>(p), (20 * black.size() + 3) * slice.size() + place);
    }
}

std::vector<Entry> randomEntries(std::size_t count, std::mt19937& random) {
    std::vector<Entry> entries;
    while (entries.size() < count) {
        const auto kind = random() % 4;
        const Entry e = kind == 3 ? Entry(Result::win, true, false)
                                  : Entry(static_cast<Result>(kind), false, false);
        entries.insert(entries.end(), 1 + random() % (random() % 8 == 0 ? 3000 : 9), e);
    }
    entries.resize(count);
    return entries;
}

TEST(RunLengths, giveBackWhatWentIn) {
    std::mt19937 random(3);
    for (int i = 0; i < 50; ++i) {
        const auto entries = randomEntries(1 + random() % 4096, random);
        std::vector<std::uint8_t> bytes;
        runs::append(entries, bytes);
        for (std::size_t place = 0; place < entries.size(); ++place) {
            const auto result = runs::resultAt(bytes, place);
            ASSERT_TRUE(result);
            if (entries[place].isStored()) {
                ASSERT_EQ(*result, entries[place].result());
            }
        }
        EXPECT_FALSE(runs::resultAt(bytes, entries.size()));
    }
}

class TableFile : public ::testing::Test {
protected:
    void SetUp() override {
        (void)folder_.make(rules::Variant::english, 2);
        file_ = folder_.path() / "english" / "1100.endgame";
    }
    std::string read() const {
        std::ifstream in(file_, std::ios::binary);
        return {std::istreambuf_iterator<char>(in), {}};
    }
    void write(const std::string& bytes) const {
        std::ofstream(file_, std::ios::binary | std::ios::trunc) << bytes;
    }
    // Why the file is refused; empty if it is not.
    std::string refusal() const {
        const Tables tables(folder_.path(), rules::Variant::english);
        EXPECT_EQ(tables.refusals().empty(), tables.find({1, 1, 0, 0}) != nullptr);
        return tables.refusals().empty() ? "" : tables.refusals().front().reason;
    }

    TableFolder folder_;
    fs::path file_;
};

TEST_F(TableFile, isUsedAsItWasWritten) {
    EXPECT_EQ(refusal(), "");
}

TEST_F(TableFile, isRefusedWithAnyByteChanged) {
    const std::string sound = read();
    for (std::size_t at = 0; at < sound.size(); ++at) {
        std::string damaged = sound;
        damaged[at] = static_cast<char>(damaged[at] ^ 0x10);
        write(damaged);
        EXPECT_NE(refusal(), "") << "byte " << at;
    }
}

TEST_F(TableFile, isRefusedAtAnyOtherLength) {
    const std::string sound = read();
    for (std::size_t length = 0; length < sound.size(); ++length) {
        write(sound.substr(0, length));
        EXPECT_NE(refusal(), "") << length << " bytes";
    }
    write(sound + "x");
    EXPECT_NE(refusal(), "");
}

TEST_F(TableFile, ofAnotherClassIsRefused) {
    fs::remove(file_); // the C++ library of GCC overwrites no file on Windows
    fs::copy_file(folder_.path() / "english" / "0011.endgame", file_);
    EXPECT_NE(refusal().find("other positions"), std::string::npos);
}

TEST_F(TableFile, isRebuiltWhereItIsDamaged) {
    const std::string sound = read();
    write(sound.substr(0, sound.size() / 2));
    const BuildReport report = build(folder_.path(), rules::Variant::english, 2, 1, {}, {});
    EXPECT_EQ(report.made, 1);
    EXPECT_EQ(report.ready, 3);
    EXPECT_EQ(read(), sound);
}

TEST(Build, goesOnWhereItWasStopped) {
    const TableFolder folder;
    std::stop_source stop;
    const BuildReport stopped = build(folder.path(), rules::Variant::english, 3, 2,
                                      stop.get_token(), [&](const BuildProgress& p) {
                                          if (p.current.pieces() == 3)
                                              stop.request_stop();
                                      });
    EXPECT_FALSE(stopped.complete);
    EXPECT_EQ(stopped.made, 4);
    const BuildReport rest = build(folder.path(), rules::Variant::english, 3, 2, {}, {});
    EXPECT_TRUE(rest.complete);
    EXPECT_EQ(rest.ready, 4);
    EXPECT_EQ(rest.made, 12);
}

TEST(Build, givesTheSameFilesWithAnyNumberOfThreads) {
    const TableFolder one;
    const TableFolder several;
    (void)build(one.path(), rules::Variant::brazilian, 3, 1, {}, {});
    (void)build(several.path(), rules::Variant::brazilian, 3, 3, {}, {});
    for (const Material& m : classesUpTo(rules::Variant::brazilian, 3)) {
        const auto bytes = [&](const TableFolder& folder) {
            std::ifstream in(Tables(folder.path(), rules::Variant::brazilian).fileOf(m),
                             std::ios::binary);
            return std::string(std::istreambuf_iterator<char>(in), {});
        };
        EXPECT_EQ(bytes(one), bytes(several)) << nameOf(m);
        EXPECT_FALSE(bytes(one).empty());
    }
}

TEST(Compare, findsNothingWrongInWhatWasMade) {
    const TableFolder folder;
    const Tables tables = folder.make(rules::Variant::pool, 3);
    for (const Material& m : classesUpTo(rules::Variant::pool, 3)) {
        const Comparison c =
            variantEndgame(rules::Variant::pool).compare(m, tables, std::nullopt, {});
        const Census census = tables.find(m)->census();
        EXPECT_EQ(c.wrong, 0U) << nameOf(m);
        EXPECT_FALSE(c.incomplete);
        EXPECT_EQ(c.compared, census.positions - census.withCapture);
    }
}

TEST(Compare, findsAResultThatDoesNotFollow) {
    const TableFolder folder;
    const Material m{0, 0, 1, 1};
    auto tables = std::make_optional(folder.make(rules::Variant::english, 2));
    const std::filesystem::path file = tables->fileOf(m);
    auto solutions = variantEndgame(rules::Variant::english).solve(m, *tables, {});
    tables.reset(); // Windows replaces no file that is mapped
    auto& entries = solutions.at(0).entries;
    const auto won = std::ranges::find_if(
        entries, [](Entry e) { return e.isStored() && e.result() == Result::win; });
    ASSERT_NE(won, entries.end());
    *won = Entry(Result::loss, false, false);
    writeTable(file, rules::Variant::english, solutions[0]);
    const Tables changed(folder.path(), rules::Variant::english);
    const Comparison c =
        variantEndgame(rules::Variant::english).compare(m, changed, std::nullopt, {});
    EXPECT_GT(c.wrong, 0U);
    EXPECT_TRUE(c.firstWrong);
}

} // namespace
} // namespace damscope::analysis::endgame
