// SPDX-License-Identifier: GPL-3.0-or-later
// Embedded commands as values, and as text again.
#include "parser/meaning/annotation.hpp"

#include <gtest/gtest.h>

namespace damscope::parser {
namespace {

using rules::Clocks;
using rules::ClockTime;
using rules::Color;
using rules::Command;
using rules::Drawing;
using rules::Evaluation;
using rules::Remark;

const rules::Rules& international() {
    return rules::rules(rules::Variant::international);
}

Remark remarkOf(std::string_view text) {
    return readCommand(international(), text);
}

TEST(Commands, timesAreRead) {
    EXPECT_EQ(readSeconds("1:02:03"), 3723U);
    EXPECT_EQ(readSeconds("0:10:00"), 600U);
    EXPECT_EQ(readSeconds("5:07"), 307U);
    EXPECT_EQ(readSeconds("0:00:09.4"), 9U);
    for (const char* text : {"", "x", "1:", ":1", "1:2x", "-1", "99999999999:0", "4294967295:0:0"})
        EXPECT_EQ(readSeconds(text), std::nullopt) << text;
}

TEST(Commands, clocksAreValues) {
    EXPECT_EQ(remarkOf("%clk 0:10:00"), Remark(ClockTime{ClockTime::Kind::left, 600}));
    EXPECT_EQ(remarkOf("%emt 0:00:07"), Remark(ClockTime{ClockTime::Kind::move, 7}));
    EXPECT_EQ(remarkOf("%egt 1:00:00"), Remark(ClockTime{ClockTime::Kind::game, 3600}));
    EXPECT_EQ(remarkOf("%mct 17:10:42"), Remark(ClockTime{ClockTime::Kind::mechanical, 61842}));
    EXPECT_EQ(remarkOf("%clock w0:03:00 B0:02:58"), Remark(Clocks{180, 178, Color::black}));
    EXPECT_EQ(remarkOf("%clock W0:03:00"), Remark(Clocks{180, std::nullopt, Color::white}));
}

TEST(Commands, evaluationsAreThousandthsOfAMan) {
    EXPECT_EQ(remarkOf("%eval -0.048"), Remark(Evaluation{-48}));
    EXPECT_EQ(remarkOf("%eval 1.50"), Remark(Evaluation{1500}));
    EXPECT_EQ(*remarkOf("%eval +2").as<Evaluation>(), Evaluation{2000});
    EXPECT_EQ(*remarkOf("%eval 0.35,12").as<Evaluation>(), Evaluation{350}) << "with the depth";
}

TEST(Commands, drawingsAreValues) {
    const rules::Rules& r = international();
    EXPECT_EQ(remarkOf("%csl R38"),
              Remark(Drawing{Drawing::Kind::squares,
                             {{rules::ShapeColor::red, *r.square(38), std::nullopt}}}));
    EXPECT_EQ(remarkOf("%cal G3228"),
              Remark(Drawing{Drawing::Kind::arrows,
                             {{rules::ShapeColor::green, *r.square(32), r.square(28)}}}));
}

TEST(Commands, whatIsNotUnderstoodStaysText) {
    for (const char* text :
         {"%clk", "%clk ", "%clk soon", "%clock x0:01", "%eval", "%eval #3", "%eval 0.0001",
          "%eval .5", "%eval 1.", "%eval 1,", "%eval 1,x", "%eval 1,2,3", "%depth 12", "%", ""})
        EXPECT_EQ(remarkOf(text), Remark(Command{text})) << text;
}

// Byte for byte, however it was spelled.
TEST(Commands, everyTextComesBack) {
    for (const char* text : {"%clk 0:10:00",
                             "%clk 10:00",
                             "%clk  0:10:00 ",
                             "%clk 00:10:00",
                             "%clk 0:00:09.4",
                             "%clk 9:59 left",
                             "%clock w0:03:00 B0:02:58",
                             "%clock B0:02:58 w0:03:00",
                             "%clock W0:03:00 B0:02:58",
                             "%clock w1:00 w2:00",
                             "%eval 0.3",
                             "%eval -0.048",
                             "%eval -0",
                             "%eval +0.30",
                             "%eval 0.35,12",
                             "%csl R38,G6",
                             "%csl R38, G6",
                             "%csl ",
                             "%cal X12",
                             "%cal G3228,Rc3d4",
                             "%cal G32x28",
                             "%drgnode 1",
                             "%clk@",
                             "%CLK 0:10:00"})
        EXPECT_EQ(commandText(international(), remarkOf(text)), text);
}

TEST(Commands, aMadeValueIsSpelledInTheUsualWay) {
    EXPECT_EQ(commandText(international(), ClockTime{ClockTime::Kind::left, 3723}), "%clk 1:02:03");
    EXPECT_EQ(commandText(international(), Clocks{180, 178, Color::black}),
              "%clock w0:03:00 B0:02:58");
    EXPECT_EQ(commandText(international(), Evaluation{-50}), "%eval -0.05");
    EXPECT_EQ(commandText(international(), rules::Comment{"text"}), std::nullopt);
}

TEST(Commands, timesAreShownAsWritten) {
    EXPECT_EQ(clockText(international(), remarkOf("%clk 00:10:00 ")), "00:10:00");
    EXPECT_EQ(clockText(international(), remarkOf("%clock w0:03:00 B0:02:58")),
              "w0:03:00 B0:02:58");
    EXPECT_EQ(clockText(international(), remarkOf("%eval 0.30")), std::nullopt);
}

} // namespace
} // namespace damscope::parser
