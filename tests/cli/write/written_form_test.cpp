// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/exchange/written_form.hpp"

#include <gtest/gtest.h>

namespace damscope::cli {
namespace {

struct FormCase {
    std::vector<std::string> words;
    FormHints hints;
    WrittenForm expected;
};

TEST(WrittenForm, isThatOfTheNameOrOfTheWords) {
    const std::vector<FormCase> cases{
        {{}, {"a.pdn"}, {Product::games, "pdn"}},
        {{}, {"A.PDN"}, {Product::games, "pdn"}},
        {{}, {"a.jsonl"}, {Product::games, "jsonl"}},
        {{}, {"a.json"}, {Product::games, "json"}},
        {{}, {"a.csv"}, {Product::games, "csv"}},
        {{}, {"a.html"}, {Product::games, "html"}},
        {{}, {"a.htm"}, {Product::games, "html"}},
        {{}, {"a.pdf"}, {Product::bulletin, "pdf"}},
        {{}, {"a.svg"}, {Product::chart, "svg"}},
        {{}, {"a.png"}, {Product::chart, "png"}},
        {{}, {"a.txt"}, {Product::diagrams, "text"}},
        {{}, {"-"}, {Product::games, "pdn"}},
        {{"csv"}, {"-"}, {Product::games, "csv"}},
        {{"csv"}, {"a.pdn"}, {Product::games, "csv"}},
        {{"spreadsheet"}, {"a.csv"}, {Product::games, "spreadsheet"}},
        {{"chart"}, {"a.pdf"}, {Product::chart, "pdf"}},
        {{"chart"}, {"-"}, {Product::chart, "svg"}},
        {{"pdf", "chart"}, {"-"}, {Product::chart, "pdf"}},
        {{"diagram"}, {"-"}, {Product::diagrams, "text"}},
        {{"diagram"}, {"a.svg"}, {Product::diagrams, "svg"}},
        {{"diagram", "png"}, {"a"}, {Product::diagrams, "png"}},
        {{}, {"a.svg", true}, {Product::diagrams, "svg"}},
        {{}, {"-", true}, {Product::diagrams, "text"}},
        {{"parquet"}, {"columns"}, {Product::columns, ""}},
        {{"site"}, {"site"}, {Product::site, ""}},
        {{}, {"events", false, true}, {Product::games, "pdn"}},
        {{"pdf"}, {"events", false, true}, {Product::bulletin, "pdf"}},
    };
    for (const FormCase& one : cases) {
        const auto form = writtenForm(one.words, one.hints);
        ASSERT_TRUE(form) << one.hints.file << " " << form.error().code;
        EXPECT_EQ(form->product, one.expected.product) << one.hints.file;
        EXPECT_EQ(form->type, one.expected.type) << one.hints.file;
    }
}

TEST(WrittenForm, isNoneWhereNothingSaysIt) {
    const auto code = [](const std::vector<std::string>& words, const FormHints& hints) {
        const auto form = writtenForm(words, hints);
        return form ? std::string() : form.error().code;
    };
    EXPECT_EQ(code({}, {"a.doc"}), "usage-write-format");
    EXPECT_EQ(code({}, {"a"}), "usage-write-format");
    EXPECT_EQ(code({}, {"a.parquet"}), "usage-write-parquet");
    EXPECT_EQ(code({"csv", "pdn"}, {"a"}), "usage-write-twice");
    EXPECT_EQ(code({"chart", "diagram"}, {"a.svg"}), "usage-write-twice");
    EXPECT_EQ(code({"chart"}, {"a.pdn"}), "usage-picture-format");
    EXPECT_EQ(code({"diagram"}, {"a.pdf"}), "usage-diagram-format");
    EXPECT_EQ(code({}, {"a.pdn", true}), "usage-write-position") << "a position is no game";
    EXPECT_EQ(code({"html"}, {"a", true}), "usage-write-position");
    EXPECT_EQ(code({"chart"}, {"a.svg", true}), "usage-write-position") << "nor a chart";
    EXPECT_EQ(code({}, {"a", true}), "usage-diagram-format");
    EXPECT_EQ(code({"diagram"}, {"events", false, true}), "usage-write-per");
    EXPECT_EQ(code({"svg"}, {"events", false, true}), "usage-write-per");
    EXPECT_EQ(code({"parquet"}, {"-"}), "usage-write-folder");
    EXPECT_EQ(code({"site", "csv"}, {"site"}), "usage-write-folder");
}

TEST(WrittenForm, knowsTheEndingsOfItsFiles) {
    EXPECT_EQ((WrittenForm{Product::games, "pdn"}.ending()), ".pdn");
    EXPECT_EQ((WrittenForm{Product::games, "spreadsheet"}.ending()), ".csv");
    EXPECT_EQ((WrittenForm{Product::bulletin, "pdf"}.ending()), ".pdf");
}

} // namespace
} // namespace damscope::cli
