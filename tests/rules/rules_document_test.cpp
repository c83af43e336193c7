// SPDX-License-Identifier: GPL-3.0-or-later
// docs/rules.md names tests; this keeps it from naming tests that are gone, and from leaving a rule
// of the source texts without a test or a word on why there is none.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace damscope::rules {
namespace {

namespace fs = std::filesystem;

std::string contents(const fs::path& file) {
    std::ifstream in(file);
    return {std::istreambuf_iterator<char>(in), {}};
}

// Every match of an expression with two groups, as "first.second".
std::set<std::string> pairs(const std::string& text, const std::regex& expression) {
    std::set<std::string> found;
    for (std::sregex_iterator it(text.begin(), text.end(), expression), end; it != end; ++it)
        found.insert((*it)[1].str() + "." + (*it)[2].str());
    return found;
}

std::set<std::string> testsNamedIn(const std::string& text) {
    static const std::regex name(R"(`([A-Z][A-Za-z0-9]*)\.([A-Za-z][A-Za-z0-9]*)`)");
    return pairs(text, name);
}

std::set<std::string> testsDefinedIn(const std::string& source) {
    static const std::regex definition(R"(\bTEST(?:_F|_P)?\(\s*(\w+),\s*(\w+)\))");
    return pairs(source, definition);
}

std::set<std::string> testsOfTheRepository() {
    std::set<std::string> all;
    for (const auto& entry : fs::recursive_directory_iterator("tests"))
        if (entry.path().extension() == ".cpp")
            all.merge(testsDefinedIn(contents(entry.path())));
    return all;
}

struct Row {
    std::string document; ///< "S0"
    int number;
    std::vector<std::string> cells; ///< rule, place, federation, shown by
};

std::string trimmed(const std::string& text) {
    const auto first = text.find_first_not_of(' ');
    return first == std::string::npos ? ""
                                      : text.substr(first, text.find_last_not_of(' ') - first + 1);
}

// The cells of "| a | b |".
std::vector<std::string> cellsOf(const std::string& line) {
    std::vector<std::string> cells;
    std::istringstream in(line.substr(1));
    for (std::string cell; std::getline(in, cell, '|');)
        cells.push_back(trimmed(cell));
    return cells;
}

std::vector<Row> rowsIn(const std::string& document) {
    static const std::regex label("(S[0-9])-([0-9]+)");
    std::vector<Row> rows;
    std::istringstream in(document);
    for (std::string line; std::getline(in, line);) {
        if (!line.starts_with("| S"))
            continue;
        const auto cells = cellsOf(line);
        std::smatch match;
        if (std::regex_match(cells[0], match, label))
            rows.push_back({match[1], std::stoi(match[2]), {cells.begin() + 1, cells.end()}});
    }
    return rows;
}

// A row has its rule, its place, and a test or a word on why there is none.
bool isSettled(const Row& row) {
    if (row.cells.size() != 4 || row.cells[0].empty() || row.cells[1].empty())
        return false;
    const std::string& shownBy = row.cells.back();
    return !testsNamedIn(shownBy).empty() || shownBy.find("archive") != std::string::npos;
}

std::set<std::string> unsettledIn(const std::string& document) {
    std::set<std::string> labels;
    for (const Row& row : rowsIn(document))
        if (!isSettled(row))
            labels.insert(row.document + "-" + std::to_string(row.number));
    return labels;
}

std::string book() {
    return contents("docs/rules.md");
}

TEST(RulesDocument, namesOnlyTestsThatExist) {
    const auto named = testsNamedIn(book());
    const auto defined = testsOfTheRepository();
    EXPECT_GE(named.size(), 80U);
    std::set<std::string> missing;
    std::ranges::set_difference(named, defined, std::inserter(missing, missing.end()));
    EXPECT_EQ(missing, std::set<std::string>{});
}

TEST(RulesDocument, hasRowsOfAllFiveTextsNumberedWithoutGaps) {
    std::map<std::string, int> last;
    for (const Row& row : rowsIn(book()))
        EXPECT_EQ(row.number, ++last[row.document]) << row.document;
    for (const char* document : {"S0", "S1", "S2", "S3", "S4"})
        EXPECT_GE(last[document], 20) << document;
    EXPECT_EQ(last.size(), 5U);
}

TEST(RulesDocument, showsEveryRuleOrSaysWhereItGoes) {
    EXPECT_EQ(unsettledIn(book()), std::set<std::string>{});
}

TEST(RulesDocument, namesEveryTestOfTheRules) {
    static const std::regex suites(
        "(Leaflet|Wikibook|WikibookKing|Russian|English|Variant)Rules\\..*");
    const auto named = testsNamedIn(book());
    std::set<std::string> forgotten;
    for (const std::string& test : testsOfTheRepository())
        if (std::regex_match(test, suites) && !named.contains(test))
            forgotten.insert(test);
    EXPECT_EQ(forgotten, std::set<std::string>{});
}

TEST(RulesDocument, checkFindsWhatIsMissing) {
    EXPECT_EQ(testsNamedIn("`A.b`, `GameType`, `docs/x.md`, A.c"), (std::set<std::string>{"A.b"}));
    EXPECT_EQ(testsDefinedIn("TEST(A, b) {\nTEST_P(\n    C, d) {"),
              (std::set<std::string>{"A.b", "C.d"}));
    const std::string rows = "| S0-7 | rule | place | same | `A.b` |\n"
                             "| S0-8 | rule | place | | none |\n"
                             "| S0-9 | rule | | same | archive |\n";
    EXPECT_EQ(rowsIn(rows).size(), 3U);
    EXPECT_EQ(unsettledIn(rows), (std::set<std::string>{"S0-8", "S0-9"}));
}

} // namespace
} // namespace damscope::rules
