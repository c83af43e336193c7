// SPDX-License-Identifier: GPL-3.0-or-later
// Which addresses are asked, and which are not.
#include "online/address.hpp"
#include "online/source.hpp"

#include <gtest/gtest.h>

namespace damscope::online {
namespace {

std::string read(std::string_view text) {
    const auto address = addressFrom(text);
    return address ? address->text() : address.error().code;
}

TEST(Addresses, areReadAsTheyAreWritten) {
    EXPECT_EQ(read("https://lidraughts.org/@/Jansen"), "https://lidraughts.org/@/Jansen");
    EXPECT_EQ(read("HTTPS://Club.Example:443/a.pdn?x=1#part"), "https://club.example/a.pdn?x=1");
    EXPECT_EQ(read("https://club.example"), "https://club.example/");
    EXPECT_EQ(read("https://club.example:8443?all"), "https://club.example:8443/?all");
    EXPECT_EQ(read("https://[2001:db8::1]:8443/a"), "https://[2001:db8::1]:8443/a");
    EXPECT_EQ(read("https://club.example/my games/Šadžius.pdn"),
              "https://club.example/my%20games/%C5%A0ad%C5%BEius.pdn");
    for (const char* wrong :
         {"", "club.example/a.pdn", "ftp://club.example/", "https://", "https:///a.pdn",
          "https://me:secret@club.example/", "https://club.example:0/",
          "https://club.example:99999/", "https://club.example:x/", "https://a\nb/"})
        EXPECT_EQ(read(wrong), "net-address") << wrong;
}

TEST(Addresses, areSecretBeyondThisMachine) {
    EXPECT_EQ(read("http://127.0.0.1:8080/a.pdn"), "http://127.0.0.1:8080/a.pdn");
    EXPECT_EQ(read("http://localhost/a.pdn"), "http://localhost/a.pdn");
    EXPECT_EQ(read("http://[::1]/a.pdn"), "http://[::1]/a.pdn");
    EXPECT_EQ(read("http://club.example/a.pdn"), "net-open-address");
    EXPECT_EQ(read("http://127.club.example/a.pdn"), "net-open-address");
}

TEST(Redirections, staySecret) {
    const auto from = [](const char* address, const char* location) {
        const auto to = redirected(addressFrom(address).value(), location);
        return to ? to->text() : to.error().code;
    };
    const char* const page = "https://club.example/games/all?x=1";
    EXPECT_EQ(from(page, "https://files.example/b.pdn"), "https://files.example/b.pdn");
    EXPECT_EQ(from(page, "//files.example/b.pdn"), "https://files.example/b.pdn");
    EXPECT_EQ(from(page, "/b.pdn"), "https://club.example/b.pdn");
    EXPECT_EQ(from(page, "b.pdn"), "https://club.example/games/b.pdn");
    EXPECT_EQ(from(page, "?x=2"), "https://club.example/games/all?x=2");
    EXPECT_EQ(from(page, "http://club.example/b.pdn"), "net-open-address");
    EXPECT_EQ(from(page, "http://127.0.0.1/b.pdn"), "net-open-address");
    EXPECT_EQ(from(page, "file:///etc/passwd"), "net-address");
    EXPECT_EQ(from("http://127.0.0.1:8080/", "http://127.0.0.1:8081/b.pdn"),
              "http://127.0.0.1:8081/b.pdn");
}

std::string downloadOf(std::string_view text) {
    const auto source = sourceFrom(text);
    return source ? source->download.text() : source.error().code;
}

TEST(Sources, ofLidraughtsAreNamedShortly) {
    EXPECT_EQ(downloadOf("lidraughts:Jansen_1"),
              "https://lidraughts.org/games/export/Jansen_1?clocks=true&evals=true&opening=true"
              "&ongoing=true");
    EXPECT_EQ(downloadOf("lidraughts:team/the-club"),
              "https://lidraughts.org/api/team/the-club/users");
    EXPECT_EQ(downloadOf("lidraughts:tournament/abcd1234"),
              "https://lidraughts.org/api/tournament/abcd1234/games?clocks=true&evals=true"
              "&opening=true");
    EXPECT_EQ(downloadOf("lidraughts:swiss/abcd1234"),
              "https://lidraughts.org/api/swiss/abcd1234/games?clocks=true&evals=true"
              "&opening=true");
    EXPECT_EQ(downloadOf("lidraughts:study/abcd1234"), "https://lidraughts.org/study/abcd1234.pdn");
    EXPECT_EQ(downloadOf("lidraughts:game/abcd1234"),
              "https://lidraughts.org/game/export/abcd1234.pdn?clocks=true&evals=true"
              "&opening=true");
    for (const char* wrong :
         {"lidraughts:", "lidraughts:a b", "lidraughts:team/", "lidraughts:../x",
          "lidraughts:study/short", "lidraughts:club/abcd1234"})
        EXPECT_EQ(downloadOf(wrong), "lidraughts-source") << wrong;
}

TEST(Sources, thatNeedNotSayWhenGamesBeganAreFetchedWhole) {
    const auto isWhole = [](const char* text) { return isFetchedWhole(sourceFrom(text)->kind); };
    EXPECT_TRUE(isWhole("lidraughts:study/abcd1234"));
    EXPECT_TRUE(isWhole("https://lidraughts.org/study/abcd1234/efgh5678"));
    EXPECT_TRUE(isWhole("https://club.example/games.zip"));
    for (const char* dated :
         {"lidraughts:Jansen", "lidraughts:team/the-club", "lidraughts:tournament/abcd1234",
          "lidraughts:swiss/abcd1234", "lidraughts:simul/abcd1234", "lidraughts:game/abcd1234"})
        EXPECT_FALSE(isWhole(dated)) << dated;
}

// As a browser shows them.
TEST(Sources, ofLidraughtsAreKnownByTheirPages) {
    const auto same = [](const char* page, const char* name) {
        EXPECT_EQ(downloadOf(page), downloadOf(name)) << page;
    };
    same("https://lidraughts.org/@/Jansen", "lidraughts:Jansen");
    same("https://lidraughts.org/@/Jansen/all", "lidraughts:Jansen");
    same("https://lidraughts.org/team/the-club", "lidraughts:team/the-club");
    same("https://lidraughts.org/tournament/abcd1234", "lidraughts:tournament/abcd1234");
    same("https://lidraughts.org/study/abcd1234/efgh5678", "lidraughts:study/abcd1234");
    same("https://lidraughts.org/abcd1234/black#12", "lidraughts:game/abcd1234");
    // As a player of the game sees it.
    same("https://lidraughts.org/abcd1234WXYZ", "lidraughts:game/abcd1234");
    same("lidraughts:game/abcd1234WXYZ", "lidraughts:game/abcd1234");
    same("https://lidraughts.org/@/Jansen_12345", "lidraughts:Jansen_12345"); // is a name
    same("https://lidraughts.org/@/Jansen123456", "lidraughts:Jansen123456");
    EXPECT_EQ(downloadOf("https://lidraughts.org/study/abcd1234.pdn"),
              "https://lidraughts.org/study/abcd1234.pdn");
    EXPECT_EQ(downloadOf("https://club.example/@/Jansen"), "https://club.example/@/Jansen");
    EXPECT_TRUE(isOnline("lidraughts:x"));
    EXPECT_TRUE(isOnline("HTTPS://club.example/"));
    EXPECT_FALSE(isOnline("lidraughts.pdn"));
    EXPECT_FALSE(isOnline("games/https/a.pdn"));
}

} // namespace
} // namespace damscope::online
