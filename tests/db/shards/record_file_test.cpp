// SPDX-License-Identifier: GPL-3.0-or-later
// Files of results survive what happens to files: their writers are killed, they are cut, damaged,
// mixed up and written to by two.
#include "db/store/shards/record_file.hpp"

#include "tests/db/temporary_folder.hpp"

#include <fstream>
#include <gtest/gtest.h>
#include <system_error>
#include <vector>

namespace damscope::db {
namespace {

using Records = std::vector<std::string>;

class RecordFile : public ::testing::Test {
protected:
    // What it had before.
    Records write(const Records& records, const std::string& header = "these") const {
        Records known;
        RecordWriter writer(file_, header,
                            [&known](const std::string& record) { known.push_back(record); });
        for (const std::string& record : records)
            writer.append(record);
        return known;
    }
    [[nodiscard]] std::string bytes() const { return bytesOf(file_); }
    void put(const std::string& bytes) const {
        std::ofstream(file_, std::ios::binary | std::ios::trunc) << bytes;
    }
    [[nodiscard]] static Records rest(RecordReader& reader) {
        Records records;
        while (auto record = reader.next())
            records.push_back(std::move(*record));
        return records;
    }
    [[nodiscard]] Records read() const {
        RecordReader reader(file_);
        return rest(reader);
    }

    TemporaryFolder folder_;
    std::filesystem::path file_ = folder_ / "records";
};

TEST_F(RecordFile, returnsWhatWasWritten) {
    write({"one", "", "été\t\"x\""});
    RecordReader reader(file_);
    EXPECT_EQ(reader.header(), "these");
    EXPECT_EQ(rest(reader), (Records{"one", "", "été\t\"x\""}));
    EXPECT_FALSE(reader.isCut());
    EXPECT_EQ(reader.damaged(), 0U);
}

TEST_F(RecordFile, isContinuedAtEveryPlaceWhereItWasCut) {
    write({"one", "two"});
    const std::string whole = bytes();
    for (std::size_t length = 0; length < whole.size(); ++length) {
        put(whole.substr(0, length));
        Records known = write({"three"});
        known.emplace_back("three");
        EXPECT_EQ(read(), known) << "cut after " << length;
        EXPECT_EQ(known.size() - 1, static_cast<std::size_t>(length >= whole.size() - 21) +
                                        static_cast<std::size_t>(length == whole.size()))
            << length;
    }
}

TEST_F(RecordFile, leavesOutEveryLineThatHasChanged) {
    write({"one", "two", "three"});
    const std::string whole = bytes();
    const std::size_t second = whole.find(" two") + 1;
    for (std::size_t place = second - 17; place < second + 3; ++place) {
        std::string damaged = whole;
        damaged[place] = damaged[place] == 'z' ? 'y' : 'z';
        put(damaged);
        RecordReader reader(file_);
        EXPECT_EQ(rest(reader), (Records{"one", "three"})) << place;
        EXPECT_EQ(reader.damaged(), 1U);
    }
}

TEST_F(RecordFile, keepsFilesOfOthers) {
    for (const std::string& foreign :
         {std::string("my notes"), std::string("my notes\nand more\n"), std::string(5000, 'x')}) {
        put(foreign);
        EXPECT_THROW(write({"one"}), RecordFileError);
        EXPECT_EQ(bytes(), foreign);
        EXPECT_EQ(RecordReader(file_).header(), std::nullopt);
    }
}

TEST_F(RecordFile, refusesOtherSettings) {
    write({"one"}, "these");
    const std::string before = bytes();
    EXPECT_THROW(write({"two"}, "others"), RecordFileError);
    EXPECT_EQ(bytes(), before);
}

TEST_F(RecordFile, hasOneWriter) {
    const RecordWriter writer(file_, "these", [](const std::string&) {});
    EXPECT_THROW(write({"one"}), RecordFileError);
}

TEST_F(RecordFile, readsAVeryLongLineAsDamaged) {
    write({"one"});
    std::ofstream(file_, std::ios::binary | std::ios::app)
        << std::string(std::size_t{3} << 20, 'x') << '\n';
    RecordReader reader(file_);
    EXPECT_EQ(rest(reader), Records{"one"});
    EXPECT_EQ(reader.damaged(), 1U);
}

TEST_F(RecordFile, reportsWhatCannotBeUsed) {
    EXPECT_THROW(RecordReader(folder_ / "missing"), std::system_error);
    EXPECT_THROW(RecordReader(file_.parent_path()), std::system_error);
    EXPECT_THROW(RecordWriter("/dev/full", "these", {}), std::exception);
}

TEST(Shards, haveEveryItemOnce) {
    for (const std::uint64_t count : {1U, 2U, 3U, 7U, 100U}) {
        std::vector<int> sizes(count, 0);
        for (std::uint64_t item = 0; item < 10'000; ++item) {
            int holders = 0;
            for (std::uint64_t number = 1; number <= count; ++number)
                if (Shard{number, count}.holds(item)) {
                    ++holders;
                    ++sizes[number - 1];
                }
            ASSERT_EQ(holders, 1) << item;
        }
        const auto fair = 10'000 / static_cast<int>(count);
        for (const int size : sizes)
            EXPECT_NEAR(size, fair, fair / 2 + 1);
    }
}

TEST(Shards, areReadAsTheyAreWritten) {
    EXPECT_EQ(shardFrom("2/8"), (Shard{2, 8}));
    EXPECT_EQ(text(Shard{2, 8}), "2/8");
    for (const char* wrong : {"", "/", "0/8", "9/8", "2", "2/", "/8", "2/8x", " 2/8", "-1/8", "2/0",
                              "1/99999999999999999999", "1/1000001"})
        EXPECT_FALSE(shardFrom(wrong)) << wrong;
}

} // namespace
} // namespace damscope::db
