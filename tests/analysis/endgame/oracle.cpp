// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/analysis/endgame/oracle.hpp"

#include "tests/analysis/endgame/made_tables.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <fstream>
#include <map>
#include <ostream>
#include <sstream>

namespace damscope::analysis::endgame {

// How a failing test shows the counts.
void PrintTo(const Census& c, std::ostream* out) {
    *out << c.positions << " positions, " << c.withCapture << " with capture, +" << c.wins << " ="
         << c.draws << " -" << c.losses << ", quiet +" << c.quietWins << " =" << c.quietDraws
         << " -" << c.quietLosses << ", " << c.blocked << " blocked";
}

namespace {

std::map<std::string, Census> countsOfAnother() {
    std::map<std::string, Census> classes;
    std::ifstream file("tests/data/reference/endgame_wld_international.md");
    for (std::string line; std::getline(file, line);) {
        // | 0011 | positions | with capture | all W | D | L | quiet W | D | L | no move |
        std::ranges::replace(line, '|', ' ');
        std::istringstream words(line);
        std::string name;
        Census c;
        words >> name >> c.positions >> c.withCapture >> c.wins >> c.draws >> c.losses >>
            c.quietWins >> c.quietDraws >> c.quietLosses >> c.blocked;
        const bool isClass = name.size() == 4 && std::ranges::all_of(name, [](unsigned char d) {
                                 return std::isdigit(d) != 0;
                             });
        if (words && isClass)
            classes[name] = c;
    }
    return classes;
}

} // namespace

void expectCountsOfAnother(int pieces, std::size_t classes) {
    const auto expected = countsOfAnother();
    ASSERT_FALSE(expected.empty());
    const TableFolder folder;
    const Tables tables = folder.make(rules::Variant::international, pieces);
    std::size_t compared = 0;
    for (const Material& m : classesUpTo(rules::Variant::international, pieces)) {
        ASSERT_NE(tables.find(m), nullptr) << nameOf(m);
        EXPECT_EQ(tables.find(m)->census(), expected.at(nameOf(m))) << nameOf(m);
        ++compared;
    }
    EXPECT_EQ(compared, classes);
}

} // namespace damscope::analysis::endgame
