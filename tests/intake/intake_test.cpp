// SPDX-License-Identifier: GPL-3.0-or-later
#include "intake/intake.hpp"
#include "tests/intake/intake_files.hpp"
#include "tests/messages/english.hpp"

#include <gtest/gtest.h>

#include <fstream>

namespace damscope::db::testing {
namespace {

TEST(Intake, takesAFileWhateverItIsCalled) {
    const TemporaryFolder folder;
    const std::string path = folder.write("games.from.1998", games(3));
    const Taken taken = takeAll({path});
    ASSERT_EQ(taken.texts.size(), 1U);
    EXPECT_EQ(taken.texts[0].source.path, path);
    EXPECT_EQ(taken.texts[0].source.encoding, "UTF-8");
    EXPECT_EQ(taken.texts[0].source.digest.size, games(3).size());
    EXPECT_EQ(taken.texts[0].bytes, games(3));
    EXPECT_EQ(taken.texts[0].failure, "");
    EXPECT_TRUE(taken.notices.empty());
}

TEST(Intake, takesFoldersInTheOrderOfNames) {
    const TemporaryFolder folder;
    folder.write("club/b.pdn", game(2));
    folder.write("club/a.PDN", game(1));
    folder.write("club/c/d.pdn.gz", gzipped(game(3)));
    folder.write("club/e.zip", packed(Packing::zip, {{"x.pdn", game(4), ""}}));
    folder.write("club/readme.txt", "not a game");
    folder.write("club/photo.jpg", "not a game");
    const Taken taken = takeAll({folder.path("club")});
    EXPECT_EQ(taken.paths(), (std::vector<std::string>{
                                 folder.path("club/a.PDN"), folder.path("club/b.pdn"),
                                 folder.path("club/c/d.pdn.gz"), folder.path("club/e.zip/x.pdn")}));
    ASSERT_EQ(taken.notices.size(), 1U);
    EXPECT_EQ(taken.notices[0].severity, Severity::note);
    EXPECT_EQ(taken.notices[0].path, folder.path("club"));
    EXPECT_NE(english(taken.notices[0].message).find("2 files were skipped"), std::string::npos);
}

TEST(Intake, saysThatAFolderHoldsNothing) {
    const TemporaryFolder folder;
    std::filesystem::create_directory(folder.path("empty"));
    const Taken taken = takeAll({folder.path("empty")});
    ASSERT_EQ(taken.notices.size(), 1U);
    EXPECT_EQ(taken.notices[0].severity, Severity::warning);
}

class IntakeOfArchives : public ::testing::TestWithParam<Packing> {};

TEST_P(IntakeOfArchives, takesTheirPdnMembers) {
    const TemporaryFolder folder;
    // The name says nothing: what is inside counts.
    const std::string path =
        folder.write("archive.pdn", packed(GetParam(), {{"1998.pdn", games(3000), ""},
                                                        {"notes.txt", "not a game", ""},
                                                        {"deep/1999.PDN", games(2), ""},
                                                        {"inner.zip", "not looked at", ""},
                                                        {"last.pdn", games(1), ""}}));
    const Taken taken = takeAll({path});
    ASSERT_EQ(taken.paths(), (std::vector<std::string>{path + "/1998.pdn", path + "/deep/1999.PDN",
                                                       path + "/last.pdn"}));
    EXPECT_EQ(taken.texts[0].bytes, games(3000));
    EXPECT_EQ(taken.texts[1].bytes, games(2));
    EXPECT_EQ(taken.texts[2].bytes, games(1));
    ASSERT_EQ(taken.notices.size(), 2U);
    EXPECT_EQ(taken.notices[0].path, path + "/notes.txt");
    EXPECT_EQ(taken.notices[0].severity, Severity::note);
    EXPECT_EQ(taken.notices[1].path, path + "/inner.zip");
    EXPECT_EQ(taken.notices[1].severity, Severity::warning);
}

// A member that is not read does not disturb the next ones.
TEST_P(IntakeOfArchives, goesOnWhereAMemberIsNotRead) {
    const TemporaryFolder folder;
    const std::string path = folder.write(
        "archive", packed(GetParam(), {{"a.pdn", games(3000), ""}, {"b.pdn", games(2), ""}}));
    Intake intake({path});
    ASSERT_TRUE(std::holds_alternative<OpenSource>(*intake.next()));
    auto second = intake.next();
    ASSERT_TRUE(second && std::holds_alternative<OpenSource>(*second));
    EXPECT_EQ(std::get<OpenSource>(*second).source.path, path + "/b.pdn");
    std::vector<char> room(games(2).size() + 1);
    EXPECT_EQ(readFully(*std::get<OpenSource>(*second).text, room), games(2).size());
    EXPECT_FALSE(intake.next());
}

TEST_P(IntakeOfArchives, reportsDamageWithTheMember) {
    const TemporaryFolder folder;
    std::string bytes =
        packed(GetParam(), {{"a.pdn", games(2000), ""}, {"b.pdn", games(3000), ""}});
    bytes.resize(bytes.size() / 2);
    const Taken taken = takeAll({folder.write("archive", bytes)});
    ASSERT_FALSE(taken.notices.empty());
    EXPECT_EQ(taken.notices[0].severity, Severity::error);
    for (const Taken::Text& text : taken.texts)
        EXPECT_EQ(text.bytes, games(2000)); // whole, or not at all
}

INSTANTIATE_TEST_SUITE_P(Kinds, IntakeOfArchives,
                         ::testing::Values(Packing::zip, Packing::storedZip, Packing::sevenZip,
                                           Packing::tar, Packing::tarGz, Packing::tarBz2,
                                           Packing::tarXz, Packing::tarZst));

TEST(Intake, takesPackedTexts) {
    const TemporaryFolder folder;
    for (const std::string ending : {".bz2", ".xz", ".zst", ".gz"}) {
        const std::string bytes =
            ending == ".gz" ? gzipped(games(2000)) : compressed(ending, games(2000));
        const std::string path = folder.write("a.pdn" + ending, bytes);
        const Taken taken = takeAll({path});
        ASSERT_EQ(taken.paths(), std::vector<std::string>{path});
        EXPECT_EQ(taken.texts[0].bytes, games(2000)) << ending;

        folder.write("cut", bytes.substr(0, bytes.size() - 5));
        const Taken cut = takeAll({folder.path("cut")});
        EXPECT_TRUE(cut.texts.empty()) << ending;
        ASSERT_EQ(cut.notices.size(), 1U) << ending;
        EXPECT_EQ(cut.notices[0].severity, Severity::error) << ending;
    }
}

TEST(Intake, knowsATextAgainHoweverItIsPacked) {
    const TemporaryFolder folder;
    const Taken taken =
        takeAll({folder.write("a", games(5)), folder.write("b", gzipped(games(5))),
                 folder.write("c", packed(Packing::sevenZip, {{"x.pdn", games(5), ""}})),
                 folder.write("d", games(6))});
    ASSERT_EQ(taken.texts.size(), 4U);
    EXPECT_EQ(taken.texts[0].source.digest, taken.texts[1].source.digest);
    EXPECT_EQ(taken.texts[0].source.digest, taken.texts[2].source.digest);
    EXPECT_NE(taken.texts[0].source.digest, taken.texts[3].source.digest);
}

TEST(Intake, readsAllMembersOfAGzipFile) {
    const TemporaryFolder folder;
    std::string bytes = gzipped("") + gzipped(game(1)) + gzipped("") + gzipped(game(2));
    EXPECT_EQ(takeAll({folder.write("a.gz", bytes)}).texts.at(0).bytes, games(2));
    // Padding is skipped silently; anything else is reported.
    const Taken padded = takeAll({folder.write("b.gz", bytes + std::string(100'000, '\0'))});
    EXPECT_EQ(padded.texts.at(0).bytes, games(2));
    EXPECT_TRUE(padded.notices.empty());
    const Taken behind = takeAll({folder.write("c.gz", bytes + "and more")});
    EXPECT_EQ(behind.texts.at(0).bytes, games(2));
    ASSERT_EQ(behind.notices.size(), 1U);
    EXPECT_EQ(behind.notices[0].severity, Severity::warning);
}

TEST(Intake, checksTheChecksums) {
    const TemporaryFolder folder;
    std::string gzip = gzipped(games(100));
    gzip[gzip.size() - 6] ^= 1; // in the CRC
    std::string zip = packed(Packing::storedZip, {{"a.pdn", games(100), ""}});
    zip[zip.find("32-28")] = '4'; // in the text
    for (const std::string& bytes : {gzip, zip}) {
        const Taken taken = takeAll({folder.write("damaged", bytes)});
        EXPECT_TRUE(taken.texts.empty());
        ASSERT_FALSE(taken.notices.empty());
        EXPECT_EQ(taken.notices[0].severity, Severity::error);
    }
}

TEST(Intake, refusesBombs) {
    const TemporaryFolder folder;
    const std::string blanks(40 << 20, ' ');
    IntakeOptions few;
    few.limits.members = 2;
    IntakeOptions small;
    small.limits.totalBytes = 1000;
    const std::vector<PackedFile> three{
        {"a.pdn", game(1), ""}, {"b.pdn", game(2), ""}, {"c.pdn", game(3), ""}};
    for (const auto& [bytes, options] : std::vector<std::pair<std::string, IntakeOptions>>{
             {gzipped(blanks), {}},
             {compressed(".xz", blanks), {}},
             {packed(Packing::zip, {{"a.pdn", blanks, ""}}), {}},
             {packed(Packing::sevenZip, {{"a.pdn", blanks, ""}}), {}},
             {packed(Packing::sevenZip, {{"not.wanted", blanks, ""}, {"a.pdn", game(1), ""}}), {}},
             {packed(Packing::tarBz2, {{"a.pdn", blanks, ""}}), {}},
             {packed(Packing::zip, three), few},
             {gzipped(games(100)), small}}) {
        const Taken taken = takeAll({folder.write("bomb", bytes)}, options);
        ASSERT_FALSE(taken.notices.empty());
        EXPECT_EQ(taken.notices.back().severity, Severity::error);
        EXPECT_EQ(english(taken.notices.back().message).find("refused: it "), 0U)
            << english(taken.notices.back().message);
    }
}

TEST(Intake, leavesOutLinksAndSaysSo) {
    const TemporaryFolder folder;
    const std::string path =
        folder.write("a.tar", packed(Packing::tar,
                                     {{"link.pdn", "", "/etc/passwd"}, {"good.pdn", game(1), ""}}));
    const Taken taken = takeAll({path});
    EXPECT_EQ(taken.paths(), std::vector<std::string>{path + "/good.pdn"});
    ASSERT_EQ(taken.notices.size(), 1U);
    EXPECT_EQ(taken.notices[0].path, path + "/link.pdn");
}

TEST(Intake, saysThatAMemberIsEncrypted) {
    const TemporaryFolder folder;
    const Taken taken =
        takeAll({folder.write("a.zip", packed(Packing::encryptedZip, {{"a.pdn", game(1), ""}}))});
    ASSERT_EQ(taken.notices.size(), 1U);
    EXPECT_EQ(taken.notices[0].severity, Severity::error);
    EXPECT_NE(english(taken.notices[0].message).find("encrypted"), std::string::npos);
}

TEST(Intake, findsAZipArchiveBehindAProgram) {
    const TemporaryFolder folder;
    const std::string bytes =
        "MZ" + std::string(5000, '\x90') + packed(Packing::zip, {{"a.pdn", games(2), ""}});
    EXPECT_EQ(takeAll({folder.write("games.exe", bytes)}).texts.at(0).bytes, games(2));
}

TEST(Intake, doesNotOpenArchivesInsideFiles) {
    const TemporaryFolder folder;
    const std::string zip = packed(Packing::zip, {{"a.pdn", game(1), ""}});
    for (const std::string& bytes :
         {gzipped(zip), gzipped(gzipped(game(1))), packed(Packing::zip, {{"b.pdn", zip, ""}})}) {
        const Taken taken = takeAll({folder.write("nested", bytes)});
        EXPECT_TRUE(taken.texts.empty());
        ASSERT_FALSE(taken.notices.empty());
        EXPECT_EQ(taken.notices[0].severity, Severity::error);
    }
}

// As people pack them: by their names, to a bounded depth.
TEST(Intake, opensArchivesInsideArchives) {
    const TemporaryFolder folder;
    const std::string inner = packed(
        Packing::zip, {{"c.pdn", game(3), ""}, {"d.pdn.xz", compressed(".xz", game(4)), ""}});
    const std::string outer = packed(Packing::zip, {{"a.pdn", game(1), ""},
                                                    {"b.pdn.bz2", compressed(".bz2", game(2)), ""},
                                                    {"more.zip", inner, ""},
                                                    {"e.pdn", game(5), ""}});
    const Taken taken = takeAll({folder.write("club.zip", outer)});
    ASSERT_EQ(taken.texts.size(), 5U);
    for (int i = 0; i < 5; ++i) {
        EXPECT_EQ(taken.texts[static_cast<std::size_t>(i)].bytes, game(i + 1));
        EXPECT_EQ(taken.texts[static_cast<std::size_t>(i)].failure, "");
    }
    EXPECT_TRUE(taken.paths()[3].ends_with("club.zip/more.zip/d.pdn.xz")) << taken.paths()[3];
    EXPECT_TRUE(taken.notices.empty());

    std::string deep = outer;
    for (int i = 0; i < 9; ++i)
        deep = packed(Packing::zip, {{"deeper.zip", deep, ""}});
    const Taken bounded = takeAll({folder.write("deep.zip", deep)});
    EXPECT_TRUE(bounded.texts.empty());
    EXPECT_FALSE(bounded.notices.empty());

    const Taken broken =
        takeAll({folder.write("broken.zip", packed(Packing::zip, {{"x.zip", "PK\3\4 no zip", ""},
                                                                  {"y.pdn", game(6), ""}}))});
    ASSERT_EQ(broken.texts.size(), 1U);
    EXPECT_EQ(broken.texts[0].bytes, game(6));
    EXPECT_FALSE(broken.notices.empty());
}

TEST(Intake, namesOnlyTheFirstOfManyMembersLeftOut) {
    const TemporaryFolder folder;
    std::vector<PackedFile> files;
    for (int i = 0; i < 1000; ++i)
        files.push_back({std::to_string(i) + ".txt", "x", ""});
    const Taken taken = takeAll({folder.write("a.zip", packed(Packing::zip, files))});
    EXPECT_LT(taken.notices.size(), 30U);
    EXPECT_NE(english(taken.notices.back().message).find("980 more"), std::string::npos);
}

TEST(Intake, saysWhatToDoWithAPackedStore) {
    std::string store(4096, '\0');
    store.replace(0, 16, "SQLite format 3");
    store.replace(68, 4, "Dams");
    TemporaryFolder folder;
    for (const std::string& file :
         {folder.write("both.zip",
                       packed(Packing::zip, {{"club.pdn", game(1), ""}, {"phone.db", store, ""}})),
          folder.write("phone.db.gz", gzipped(store))}) {
        const Taken taken = takeAll({file});
        ASSERT_EQ(taken.notices.size(), 1U) << file;
        EXPECT_EQ(taken.notices[0].severity, Severity::error) << file;
        const Parameter* reason = taken.notices[0].message.find("reason");
        ASSERT_NE(reason, nullptr) << file;
        EXPECT_EQ(std::get<Message>(reason->value).code, "database-packed") << file;
    }
}

TEST(Intake, refusesBinaryData) {
    const TemporaryFolder folder;
    const Taken taken = takeAll({folder.write("z.pdn", std::string(5000, '\0'))});
    ASSERT_EQ(taken.notices.size(), 1U);
    EXPECT_EQ(taken.notices[0].severity, Severity::error);
}

TEST(Intake, saysThatAFileIsEmpty) {
    const TemporaryFolder folder;
    const Taken taken = takeAll({folder.write("a.pdn", ""), folder.write("b.gz", gzipped(""))});
    ASSERT_EQ(taken.notices.size(), 2U);
    for (const Notice& notice : taken.notices)
        EXPECT_EQ(notice.message.code, "empty");
}

TEST(Intake, neverMixesTwoVersionsOfAFile) {
    const TemporaryFolder folder;
    const std::string before = games(20'000);
    for (const std::string& after :
         {before + "x", before.substr(0, before.size() / 2), std::string("x") + before,
          before.substr(0, before.size() - 100) + std::string(100, 'x'), std::string()}) {
        const std::string path = folder.write("a.pdn", before);
        Intake intake({path});
        auto item = intake.next();
        ASSERT_TRUE(item && std::holds_alternative<OpenSource>(*item));
        folder.write("a.pdn", after); // the same file, written over
        ByteStream& text = *std::get<OpenSource>(*item).text;
        std::string got;
        std::vector<char> room(10'000);
        EXPECT_THROW(while (const std::size_t size = text.read(room)) got.append(room.data(), size);
                     , SourceFailure);
        EXPECT_EQ(before.substr(0, got.size()), got);
    }
}

TEST(Intake, detectsAndForcesTheEncoding) {
    const TemporaryFolder folder;
    const std::string path = folder.write("a.pdn", "[White \"Ren\xE9\"]\n\n1. 32-28 *\n");
    EXPECT_EQ(takeAll({path}).texts.at(0).source.encoding, "windows-1252");
    IntakeOptions forced;
    forced.encoding = "CP866";
    EXPECT_EQ(takeAll({path}, forced).texts.at(0).source.encoding, "CP866");
}

TEST(Intake, stopsOnRequest) {
    const TemporaryFolder folder;
    const std::string path = folder.write("a.pdn", games(10));
    std::stop_source stop;
    IntakeOptions options;
    options.stop = stop.get_token();
    options.tick = [&] { stop.request_stop(); };
    Intake intake({path, path}, options);
    EXPECT_FALSE(intake.next());
}

TEST(Intake, knowsHowFarItIs) {
    const TemporaryFolder folder;
    const std::string a = folder.write("a.pdn", games(1000));
    const std::string b = folder.write("b.gz", gzipped(games(1000)));
    Intake intake({a, b});
    const std::uint64_t total = 2 * (std::filesystem::file_size(a) + std::filesystem::file_size(b));
    EXPECT_EQ(intake.progress().total, total);
    EXPECT_EQ(intake.progress().bytes, 0U);
    ASSERT_TRUE(intake.next());
    EXPECT_EQ(intake.progress().bytes, games(1000).size());
    while (intake.next()) {
    }
    EXPECT_EQ(intake.progress().bytes, total);
}

} // namespace
} // namespace damscope::db::testing
