// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/records/message_json.hpp"

#include <gtest/gtest.h>

namespace damscope::db {
namespace {

using MoveTexts = std::vector<std::string>;

const Message example{
    "repaired",
    {{"done", Message{"other-move-done", {{"written", "32-82"}, {"meant", "32-28"}}}},
     {"move", "31... 18-22"},
     {"explanation", Message{"capture-compulsory", {{"moves", MoveTexts{"23x32"}}}}},
     {"others", std::int64_t{-3}}}};

TEST(MessageJson, showsWhatIsInIt) {
    EXPECT_EQ(parametersAsJson({"x", {}}), "{}");
    EXPECT_EQ(parametersAsJson({"capture-compulsory",
                                {{"moves", MoveTexts{"23x32"}}, {"unlisted", std::int64_t{2}}}}),
              R"({"moves":["23x32"],"unlisted":2})");
    EXPECT_EQ(messageAsJson({"bad-fen", {{"fen", Message{"fen-empty", {}}}}}),
              R"({"code":"bad-fen","parameters":{"fen":{"code":"fen-empty","parameters":{}}}})");
}

TEST(MessageJson, isReadBack) {
    EXPECT_EQ(messageFromJson("repaired", parametersAsJson(example)), example);
    EXPECT_EQ(messageFromJson(messageAsJson(example)), example);
    const Message strange{"stray-text", {{"text", "\"\\\n\u2028{}é"}}};
    EXPECT_EQ(messageFromJson(messageAsJson(strange)), strange);
}

TEST(MessageJson, takesBytesThatAreNotUtf8) {
    const Message damaged{"system", {{"text", "a\xFF"}}};
    EXPECT_EQ(messageFromJson(messageAsJson(damaged))->text("text"), "a\uFFFD");
}

TEST(MessageJson, refusesWhatNobodyWrites) {
    for (const std::string_view text :
         {"", "x", "[]", "3", "{\"a\":1.5}", "{\"a\":null}", "{\"a\":[1]}", "{\"a\":{}}",
          "{\"a\":{\"code\":3,\"parameters\":{}}}", "{\"a\":\"b\"", "{\"a\":true}"})
        EXPECT_FALSE(messageFromJson("x", text)) << text;
    for (const std::string_view text : {"", "{}", "[]", "{\"code\":\"x\"}", "\"x\""})
        EXPECT_FALSE(messageFromJson(text)) << text;
}

TEST(MessageJson, refusesWhatIsNestedTooDeep) {
    std::string deep = "{}";
    for (int i = 0; i < 20; ++i)
        deep.insert(0, "{\"a\":{\"code\":\"x\",\"parameters\":").append("}}");
    EXPECT_FALSE(messageFromJson("x", deep));
    EXPECT_FALSE(messageFromJson("x", std::string(100'000, '[')));
}

} // namespace
} // namespace damscope::db
