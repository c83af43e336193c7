// SPDX-License-Identifier: GPL-3.0-or-later
// Commands that fail, and commands that report what they have done, speak the language of their
// reader.
#include "tests/cli/store_commands.hpp"

#include <array>
#include <regex>
#include <sstream>

namespace damscope::cli {
namespace {

struct Said {
    const char* name;
    Words words;
};

void PrintTo(const Said& said, std::ostream* out) {
    *out << said.name;
}

class SpokenLanguages : public StoreCommands, public ::testing::WithParamInterface<Said> {
protected:
    void SetUp() override {
        import(sound + other + tags("Jansma", "Konaté") + "1. 34-30 20-25 1-1\n\n");
    }

    [[nodiscard]] Ran runIn(const std::string& language) const {
        Words words = GetParam().words;
        for (std::string& word : words)
            if (const auto at = word.find("@/"); at != std::string::npos)
                word.replace(at, 2, folder_.file(""));
        Start start;
        for (const char* variable :
             {"DAMSCOPE_LANGUAGE", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "DAMSCOPE_ENGINES"})
            start.environment.emplace_back(variable, "");
        start.environment.emplace_back("LANG", language);
        return run(words, start);
    }
};

// Words that only English sentences have; none is an option, a keyword or a name here.
const std::regex& english() {
    static const std::regex words(
        R"(\b(the|there|this|that|these|and|with|write|give|choose|cannot|is not|are|was|were|has|)"
        R"(have|shows|lists|games|added|removed|found|nothing|expected)\b)");
    return words;
}

// Quoted texts, options, commands and names of files are the same in every language.
std::string sentenceIn(const std::string& line) {
    static const std::regex typed(R"('[^']*'|"[^"]*"|«[^»]*»|--?[a-z-]+|/\S+|damscope( [a-z]+)+)");
    return std::regex_replace(line, typed, "");
}

TEST_P(SpokenLanguages, sayNoSentenceInEnglish) {
    const Ran plain = runIn("C");
    const std::string spoken = plain.out + plain.err;
    EXPECT_FALSE(spoken.empty());
    for (const char* language : {"nl_NL.UTF-8", "fr_FR.UTF-8", "ru_RU.UTF-8", "pt_PT.UTF-8"}) {
        SCOPED_TRACE(language);
        const Ran ran = runIn(language);
        // What is wrong does not depend on the language.
        EXPECT_EQ(ran.status, plain.status) << ran.err;
        std::istringstream lines(ran.err);
        for (std::string line; std::getline(lines, line);)
            EXPECT_FALSE(std::regex_search(sentenceIn(line), english())) << line;
        EXPECT_NE(ran.err, plain.err);
    }
}

INSTANTIATE_TEST_SUITE_P(
    Mistakes, SpokenLanguages,
    ::testing::Values(
        Said{"noGame", {"show", "99"}}, Said{"noSuchMove", {"show", "1", "--move", "80w"}},
        Said{"noSuchPly", {"show", "1", "--ply", "80"}},
        Said{"severalGames", {"analyse", "why", "all"}},
        Said{"notAnalysed", {"analyse", "report", "1"}},
        Said{"noSource", {"db", "sources", "nope"}}, Said{"noPlayer", {"player", "Nobody"}},
        Said{"severalPlayers", {"player", "Jans"}}, Said{"noEvent", {"event", "Nothing"}},
        Said{"noCollection", {"list", "--in", "Nope"}},
        Said{"noBookmark", {"edit", "bookmark", "open", "nope"}},
        Said{"noName", {"edit", "collection", "add"}},
        Said{"noSelection", {"edit", "collection", "add", "Shots"}},
        Said{"noEngine", {"analyse", "1", "--engine", "scna"}},
        Said{"noParameter", {"engine", "match", "--variant", "russian", "--first", "node=5"}},
        Said{"noFolder", {"import", "--watch", "@/games.pdn"}},
        Said{"wrongResult", {"edit", "1", "--set", "Result=9-8"}},
        Said{"wrongDate", {"edit", "new", "1. 32-28", "--set", "Date=yesterday"}},
        Said{"wrongTag", {"edit", "1", "--set", "Bad Name=x"}},
        Said{"wrongEncoding", {"import", "--encoding", "klingon", "x"}},
        Said{"twoFormats", {"list", "--json", "--csv"}}, Said{"wonByNobody", {"list", "--won"}},
        Said{"noShard", {"analyse", "1", "--shard", "x"}}, Said{"noEntry", {"log", "99"}},
        Said{"noTables",
             {"analyse", "endgame", "build", "--variant", "russian", "--folder", "@/t", "--pieces",
              "99"}},
        Said{"wrongDeck", {"engine", "weights", "--deck", "kind=nothing"}},
        Said{"wrongPicture", {"write", "1", "-o", "@/course.gif"}},
        Said{"manyEdits", {"edit", "--player", "Jansen"}}),
    [](const auto& said) { return std::string(said.param.name); });

INSTANTIATE_TEST_SUITE_P(
    Results, SpokenLanguages,
    ::testing::Values(Said{"bookmarks", {"edit", "bookmark"}},
                      Said{"collections", {"edit", "collection"}}, Said{"undo", {"undo"}},
                      Said{"duplicates", {"edit", "duplicates"}}, Said{"log", {"log"}},
                      Said{"index", {"db", "index"}}, Said{"themes", {"db", "index", "--shots"}},
                      Said{"repair", {"edit", "repair"}},
                      Said{"recover", {"db", "recover", "-o", "@/saved.pdn"}},
                      Said{"convert", {"write", "@/games.pdn", "-o", "@/copy.pdn"}},
                      Said{"exported", {"write", "-o", "@/all.pdn"}},
                      Said{"analysed", {"analyse", "1", "--nodes", "10", "--endgames", "none"}},
                      Said{"annotated", {"edit", "annotate", "1"}},
                      Said{"noEndgames", {"analyse", "endgame", "info", "--folder", "@/none"}}),
    [](const auto& said) { return std::string(said.param.name); });

} // namespace
} // namespace damscope::cli
