// SPDX-License-Identifier: GPL-3.0-or-later
// Lists of players, sources and problems as data: what they say to people and to files.
#include "cli/text/sheet.hpp"
#include "pages/player_sheet.hpp"
#include "pages/store_tables.hpp"

#include <gtest/gtest.h>

namespace damscope::pages {
namespace {

using rules::Variant;

TEST(PlayersSheet, namesTheSameNumbersForPeopleAndForFiles) {
    db::PersonLine line;
    line.person = db::PersonId{7};
    line.name = "Jansen, Floris";
    line.otherNames = {"F. Jansen", "Jansen"};
    line.record = {.games = 9, .wins = 5, .draws = 0, .losses = 3};
    line.firstYear = 2019;
    line.lastYear = 2021;
    line.highestRating = 1400;
    db::PersonLine other;
    other.name = "Smit";
    const SheetTable table = playersSheet({line}, Language::english).tables.front();
    EXPECT_EQ(
        cli::tableCsv(table, base::CsvReader::program),
        "person_id,name,other_names,games,wins,draws,losses,score,first_year,last_year,rating,"
        "highest_rating\r\n"
        "7,\"Jansen, Floris\",F. Jansen; Jansen,9,5,0,3,0.6250,2019,2021,,1400\r\n");
    EXPECT_EQ(cli::rowJson(table, 0), cli::Json({{"person_id", 7},
                                                 {"name", "Jansen, Floris"},
                                                 {"other_names", {"F. Jansen", "Jansen"}},
                                                 {"games", 9},
                                                 {"wins", 5},
                                                 {"draws", 0},
                                                 {"losses", 3},
                                                 {"score", 0.625},
                                                 {"first_year", 2019},
                                                 {"last_year", 2021},
                                                 {"rating", nullptr},
                                                 {"highest_rating", 1400}}));
    const auto shown = [&] {
        const Sheet sheet = playersSheet({line, other}, Language::english);
        const SheetTable part = shownPart(sheet.tables.front());
        std::string text;
        for (const Cell& cell : part.rows.front())
            text += cell.text + "|";
        return text;
    };
    EXPECT_EQ(shown(), "Jansen, Floris|9|5|0|3|62.5|2019-2021|F. Jansen; Jansen|")
        << "nobody has a rating";
    other.rating = 2100;
    EXPECT_EQ(shown(), "Jansen, Floris|9|5|0|3|62.5|2019-2021||F. Jansen; Jansen|");
}

ListedSource exampleSource() {
    ListedSource listed;
    listed.source.id = db::SourceId{3};
    listed.source.source.path = "club.pdn";
    listed.source.source.encoding = "windows-1257";
    listed.source.progress.games = 1500;
    listed.source.progress.done = true;
    listed.facts.games = 1500;
    listed.facts.variants = {{Variant::international, 4}, {Variant::russian, 1496}};
    return listed;
}

std::string shownOf(const ListedSource& listed, VariantNames names = VariantNames::forCommands) {
    std::string shown;
    const SheetTable part = shownPart(sourcesTable({listed}, names, Language::english));
    for (const Cell& cell : part.rows.front())
        shown += cell.text + "|";
    return shown;
}

TEST(SourcesTable, saysHowEachWasRead) {
    ListedSource listed = exampleSource();
    EXPECT_EQ(shownOf(listed), "3|club.pdn|1 500|windows-1257|russian 1 496, international 4|0|0|");
    listed.source.progress.guessed = 12;
    listed.source.source.encodingSource = db::EncodingSource::doubtful;
    listed.source.source.otherEncoding = "ISO-8859-13";
    EXPECT_EQ(shownOf(listed), "3|club.pdn|1 500|windows-1257, or ISO-8859-13|"
                               "russian 1 496, international 4; 12 guessed|0|0|");
    listed.facts.variants = {{Variant::russian, 1500}};
    listed.source.progress.guessed = 1500;
    listed.source.source.encodingSource = db::EncodingSource::chosen;
    EXPECT_EQ(shownOf(listed), "3|club.pdn|1 500|windows-1257 (chosen)|russian (guessed)|0|0|");
    listed.source.reading.variant = Variant::english;
    listed.source.progress.done = false;
    EXPECT_EQ(shownOf(listed, VariantNames::titles),
              "3|club.pdn (not read to its end)|1 500|windows-1257 (chosen)|"
              "English draughts (checkers) (chosen)|0|0|");
}

TEST(SourcesTable, hasValuesForFiles) {
    const SheetTable table =
        sourcesTable({exampleSource()}, VariantNames::forCommands, Language::dutch);
    const cli::Json json = cli::rowJson(table, 0);
    EXPECT_EQ(json["id"], 3);
    EXPECT_EQ(json["games"], 1500);
    EXPECT_EQ(json["encoding"], "windows-1257");
    EXPECT_EQ(json["complete"], true);
    EXPECT_TRUE(json["other_encoding"].is_null());
    EXPECT_TRUE(json["variant_chosen"].is_null());
}

TEST(ProblemTexts, cutNamesBetweenCharacters) {
    db::ImportProblem met;
    met.path = "club.pdn";
    met.ordinal = 3;
    met.problem.message = {"empty", {}};
    for (std::size_t i = 0; i < 300; ++i)
        met.white += "é";
    for (const char* first : {"", "x"}) {
        met.white = first + met.white;
        const std::string game = problemTexts(met, Language::english).game;
        EXPECT_LT(game.size(), 260U);
        EXPECT_TRUE(game.ends_with("é - ?)")) << game;
    }
}

} // namespace
} // namespace damscope::pages
