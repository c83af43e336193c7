// SPDX-License-Identifier: GPL-3.0-or-later
// Checks this repository, and checks with planted violations that each check can fail.
#include "tests/structure/source_tree.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <string>
#include <string_view>

namespace damscope::structure {
namespace {

namespace fs = std::filesystem;

std::string describe(const std::vector<Violation>& violations) {
    std::string text;
    for (const Violation& violation : violations)
        text +=
            violation.file + ":" + std::to_string(violation.line) + ": " + violation.reason + "\n";
    return text;
}

// ctest starts tests in the repository root.
std::vector<SourceFile> repository() {
    return readSources(fs::current_path());
}

TEST(Repository, isReadFromItsRoot) {
    ASSERT_TRUE(fs::exists("tests/structure/structure_test.cpp")) << "run in the repository root";
    EXPECT_FALSE(repository().empty());
}

TEST(Repository, includesPointDown) {
    EXPECT_EQ(describe(wrongIncludes(repository())), "");
}

TEST(Repository, foldersPointDown) {
    EXPECT_EQ(describe(upwardIncludes(repository())), "");
}

TEST(Repository, noTwoFoldersIncludeEachOther) {
    EXPECT_EQ(describe(mutualIncludes(repository())), "");
}

TEST(Repository, systemsKeepToTheirPlace) {
    EXPECT_EQ(describe(systemConditions(repository())), "");
}

TEST(Repository, librariesKeepToTheirPlace) {
    EXPECT_EQ(describe(spreadLibraries(repository())), "");
}

TEST(Repository, filesNameTheirLicence) {
    EXPECT_EQ(describe(missingLicences(repository())), "");
}

TEST(Repository, numbersOfTheWindowAreGrouped) {
    EXPECT_EQ(describe(ungroupedNumbers(repository())), "");
}

TEST(Repository, coloursHaveOnePlace) {
    EXPECT_EQ(describe(strayColours(repository())), "");
}

TEST(Repository, sizesHaveOnePlace) {
    EXPECT_EQ(describe(straySizes(repository())), "");
}

TEST(Repository, noNameIsTakenForHtml) {
    EXPECT_EQ(describe(guessedTexts(repository())), "");
}

// A small source tree of its own, gone at the end of the test.
class PlantedTree : public ::testing::Test {
protected:
    void SetUp() override {
        std::string name = ::testing::TempDir() + "damscope-structure-XXXXXX";
        ASSERT_NE(mkdtemp(name.data()), nullptr);
        root_ = name;
    }
    void TearDown() override { fs::remove_all(root_); }

    void plant(const fs::path& file, std::string_view text) const {
        fs::create_directories((root_ / file).parent_path());
        std::ofstream out(root_ / file);
        out << "// SPDX-License-Identifier: GPL-3.0-or-later\n" << text;
    }
    void plantRaw(const fs::path& file, std::string_view text) const {
        fs::create_directories((root_ / file).parent_path());
        std::ofstream(root_ / file) << text;
    }
    std::vector<SourceFile> sources() const { return readSources(root_); }

private:
    fs::path root_;
};

TEST_F(PlantedTree, soundTreePasses) {
    plant("rules/board/position.hpp", "#include <cstdint>\n#include \"rules/board/board.hpp\"\n");
    plant("parser/syntax/grammar.cpp",
          "#include <boost/spirit/home/x3.hpp>\n#include \"rules/a.hpp\"\n");
    plant("analysis/engine.cpp", "#include \"rules/board/position.hpp\"\n");
    plant("db/search/query/language/grammar.cpp", "#include <boost/spirit/home/x3.hpp>\n");
    plant("db/store/sqlite/sqlite.hpp", "#include <sqlite3.h>\n");
    plant("db/store/sqlite/sqlite.cpp", "#include <sqlite3.h>\n#include \"parser/pdn.hpp\"\n");
    plant("cli/commands/games/games.cpp",
          "#include <fmt/core.h>\n#include \"db/store/store.hpp\"\n");
    plant("chart/chart.cpp", "#include <QtCharts/QChart>\n#include \"analysis/engine.hpp\"\n");
    plant("gui/window.cpp", "#include <QWidget>\n#include \"chart/chart.hpp\"\n");
    plant("gui/settings/settings.cpp", "#include <QSettings>\n");
    EXPECT_EQ(sources().size(), 10U);
    EXPECT_EQ(describe(wrongIncludes(sources())), "");
    EXPECT_EQ(describe(spreadLibraries(sources())), "");
    EXPECT_EQ(describe(missingLicences(sources())), "");
}

struct WrongInclude {
    std::string_view file;
    std::string_view line;
};

class WrongIncludeIsFound : public PlantedTree,
                            public ::testing::WithParamInterface<WrongInclude> {};

TEST_P(WrongIncludeIsFound, atItsLine) {
    plant(GetParam().file, std::string("\n") + std::string(GetParam().line) + "\n");
    const std::vector<Violation> violations = wrongIncludes(sources());
    ASSERT_EQ(violations.size(), 1U) << describe(violations);
    EXPECT_EQ(violations[0].file, GetParam().file);
    EXPECT_EQ(violations[0].line, 3U);
}

INSTANTIATE_TEST_SUITE_P(
    EveryArrowThatPointsUp, WrongIncludeIsFound,
    ::testing::Values(WrongInclude{"rules/a.cpp", "#include \"parser/pdn.hpp\""},
                      WrongInclude{"rules/a.cpp", "#include \"analysis/engine.hpp\""},
                      WrongInclude{"rules/deep/a.hpp",
                                   "  #  include \"db/store/store.hpp\" // why"},
                      WrongInclude{"rules/a.cpp", "#include <boost/container/static_vector.hpp>"},
                      WrongInclude{"rules/a.cpp", "#include <unistd.h>"},
                      WrongInclude{"db/a.cpp", "#include <sys/stat.h>"},
                      WrongInclude{"base/files/a.cpp", "#include <windows.h>"},
                      WrongInclude{"analysis/hub/a.cpp", "#include <poll.h>"},
                      WrongInclude{"intake/a.cpp", "#include <dirent.h>"},
                      WrongInclude{"intake/a.cpp", "#include <glob.h>"},
                      WrongInclude{"network/a.cpp", "#include <netdb.h>"},
                      WrongInclude{"network/a.cpp", "#include <ws2tcpip.h>"},
                      WrongInclude{"cli/a.cpp", "#include <Windows.h>"},
                      WrongInclude{"db/a.cpp", "#include <emscripten.h>"},
                      WrongInclude{"base/system/a.hpp", "#include <emscripten/threading.h>"},
                      WrongInclude{"web/module/a.cpp", "#include <unistd.h>"},
                      WrongInclude{"base/a.cpp", "#include \"messages/language.hpp\""},
                      WrongInclude{"messages/a.cpp", "#include \"rules/board/board.hpp\""},
                      WrongInclude{"intake/a.cpp", "#include \"db/store/store.hpp\""},
                      WrongInclude{"parser/a.cpp", "#include \"intake/intake.hpp\""},
                      WrongInclude{"parser/a.cpp", "#include \"analysis/engine.hpp\""},
                      WrongInclude{"parser/a.cpp", "#include \"db/store/store.hpp\""},
                      WrongInclude{"parser/a.cpp", "#include <QString>"},
                      WrongInclude{"analysis/a.cpp", "#include \"parser/pdn.hpp\""},
                      WrongInclude{"analysis/a.cpp", "#include \"db/store/store.hpp\""},
                      WrongInclude{"db/a.cpp", "#include \"cli/options.hpp\""},
                      WrongInclude{"db/a.cpp", "#include <QtCore/QString>"},
                      WrongInclude{"cli/a.cpp", "#include \"gui/window.hpp\""},
                      WrongInclude{"cli/a.cpp", "#include <QChart>"},
                      WrongInclude{"chart/a.cpp", "#include \"db/store/store.hpp\""},
                      WrongInclude{"db/a.cpp", "#include \"chart/course.hpp\""},
                      WrongInclude{"gui/a.cpp", "#include \"cli/options.hpp\""},
                      WrongInclude{"db/a.cpp", "#include \"tests/data.hpp\""},
                      WrongInclude{"db/a.cpp", "#include \"store.hpp\""},
                      WrongInclude{"db/a.cpp", "#include <rules/board/position.hpp>"}));

TEST_F(PlantedTree, upwardIncludeBetweenFoldersIsFound) {
    plant("db/store/sqlite/sqlite.hpp", "#include \"db/search/lists/filter.hpp\"\n");
    plant("db/search/lists/filter.hpp", "#include \"db/store/sqlite/other.hpp\"\n");
    const std::vector<Violation> violations = upwardIncludes(sources());
    ASSERT_EQ(violations.size(), 1U) << describe(violations);
    EXPECT_EQ(violations[0].file, "db/store/sqlite/sqlite.hpp");
    EXPECT_EQ(violations[0].line, 2U);
}

TEST_F(PlantedTree, folderBesideTheLadderIsFound) {
    plant("db/attic/old.hpp", "#include \"db/store/sqlite/sqlite.hpp\"\n");
    EXPECT_EQ(upwardIncludes(sources()).size(), 1U);
}

TEST_F(PlantedTree, foldersThatIncludeEachOtherAreFound) {
    plant("gui/game/a.hpp", "#include \"gui/board/b.hpp\"\n");
    plant("gui/board/c.cpp", "#include \"gui/game/a.hpp\"\n");
    const std::vector<Violation> violations = mutualIncludes(sources());
    ASSERT_EQ(violations.size(), 1U) << describe(violations);
    EXPECT_EQ(violations[0].file, "gui/board");
}

TEST_F(PlantedTree, conditionOnTheSystemIsFound) {
    plant("base/windows/a.cpp", "#ifdef _WIN64\n");
    plant("base/system/sockets.hpp", "#ifdef _WIN32\n");
    plant("web/module/a.cpp", "#ifdef __EMSCRIPTEN_PTHREADS__\n#include <emscripten.h>\n");
    plant("tests/a.cpp", "#ifdef _WIN32\n");
    plant("base/bit_count.hpp", "#if defined(__x86_64__) && !defined(__POPCNT__)\n");
    plant("db/a.hpp", "#ifndef NDEBUG\n// #ifdef _WIN32\n#define LINUX\n");
    EXPECT_EQ(describe(systemConditions(sources())), "");
    EXPECT_EQ(describe(wrongIncludes(sources())), "");
    plant("db/b.cpp", "#ifdef _WIN32\n#elif defined(__linux__)\n  # if !__EMSCRIPTEN__\n"
                      "#ifndef Q_OS_WIN // why\n#if defined(__unix__) || defined(__APPLE__)\n");
    plant("base/files/a.cpp", "#ifdef __linux__\n");
    const std::vector<Violation> violations = systemConditions(sources());
    ASSERT_EQ(violations.size(), 6U) << describe(violations);
    EXPECT_EQ(violations[0].file, "base/files/a.cpp");
    EXPECT_EQ(violations[1].line, 2U);
    EXPECT_EQ(violations[5].line, 6U);
}

TEST_F(PlantedTree, secondBoostFileIsFound) {
    plant("parser/syntax/grammar.cpp", "#include <boost/spirit/home/x3.hpp>\n");
    plant("parser/other.cpp", "#include <boost/variant.hpp>\n");
    const std::vector<Violation> violations = spreadLibraries(sources());
    ASSERT_EQ(violations.size(), 1U) << describe(violations);
    EXPECT_EQ(violations[0].file, "parser/other.cpp");
}

TEST_F(PlantedTree, secondGrammarOfAModuleIsFound) {
    plant("db/other/grammar.cpp", "#include <boost/spirit/home/x3.hpp>\n");
    plant("db/search/query/language/grammar.cpp", "#include <boost/spirit/home/x3.hpp>\n");
    const std::vector<Violation> violations = spreadLibraries(sources());
    ASSERT_EQ(violations.size(), 1U) << describe(violations);
    EXPECT_EQ(violations[0].file, "db/search/query/language/grammar.cpp");
}

TEST_F(PlantedTree, boostInAHeaderIsFound) {
    plant("parser/syntax/game_builder.hpp", "#include <boost/spirit/home/x3.hpp>\n");
    EXPECT_EQ(spreadLibraries(sources()).size(), 1U);
}

TEST_F(PlantedTree, secondNetworkingFileOfAModuleIsFound) {
    plant("analysis/dxp/connection.cpp", "#include <boost/asio.hpp>\n");
    plant("network/server.cpp", "#include <boost/beast.hpp>\n#include <boost/asio.hpp>\n");
    plant("network/download.cpp", "#include <boost/beast.hpp>\n");
    EXPECT_EQ(describe(spreadLibraries(sources())), "");
    plant("analysis/dxp/server.cpp", "#include <boost/beast.hpp>\n");
    EXPECT_EQ(spreadLibraries(sources()).size(), 1U);
}

TEST_F(PlantedTree, sqliteOutsideItsFolderIsFound) {
    plant("db/store/sqlite/sqlite.hpp", "#include <sqlite3.h>\n");
    plant("db/store/sqlite/sqlite.cpp", "#include <sqlite3.h>\n");
    plant("db/store/sqlite/virtual_table.cpp", "#include <sqlite3.h>\n");
    plant("db/store/store.cpp", "#include <sqlite3.h>\n");
    const std::vector<Violation> violations = spreadLibraries(sources());
    ASSERT_EQ(violations.size(), 1U) << describe(violations);
    EXPECT_EQ(violations[0].file, "db/store/store.cpp");
}

TEST_F(PlantedTree, secondChartFileIsFound) {
    plant("chart/chart.cpp", "#include <QtCharts/QChart>\n");
    plant("gui/plot.cpp", "#include <QLineSeries>\n");
    EXPECT_EQ(spreadLibraries(sources()).size(), 1U);
}

TEST_F(PlantedTree, ungroupedNumberIsFound) {
    plant("gui/game/a.cpp", "QString a = tr(\"%Ln game(s)\", nullptr, 3); // not %n\n"
                            "QString b = tr(\"Some\") + tr(\"%n game(s)\", nullptr, 3);\n");
    const std::vector<Violation> violations = ungroupedNumbers(sources());
    ASSERT_EQ(violations.size(), 1U) << describe(violations);
    EXPECT_EQ(violations[0].line, 3U);
}

TEST_F(PlantedTree, colourOutsideItsPlaceIsFound) {
    plant("gui/look/a.cpp", "const QColor text(\"#1e2124\");\n");
    plant("gui/game/a.cpp", "const QColor text = palette.color(QPalette::Text); // #12\n"
                            "const QColor one(\"#1e2124\");\n"
                            "const QColor two(0x12, 0x34, 0x56);\n"
                            "painter.setPen(Qt::white);\n");
    const std::vector<Violation> violations = strayColours(sources());
    ASSERT_EQ(violations.size(), 3U) << describe(violations);
    EXPECT_EQ(violations[0].line, 3U);
}

TEST_F(PlantedTree, sizeOutsideItsPlaceIsFound) {
    plant("gui/look/a.cpp", "window.resize(720, 600);\n");
    plant("gui/game/a.cpp", "all->setContentsMargins(0, 0, 0, 0);\n"
                            "all->setContentsMargins(0, 4, 0, 0);\n"
                            "resize(720, sizeHint().height());\n"
                            "box.adjusted(cell / 8, 0, -cell / 8, 0);\n"
                            "list->setMinimumHeight(2 * list->fontMetrics().lineSpacing());\n"
                            "font.setPixelSize(std::max(8, size));\n");
    const std::vector<Violation> violations = straySizes(sources());
    ASSERT_EQ(violations.size(), 3U) << describe(violations);
    EXPECT_EQ(violations[0].line, 3U);
    EXPECT_EQ(violations[1].line, 4U);
    EXPECT_EQ(violations[2].line, 7U);
}

TEST_F(PlantedTree, guessedHtmlIsFound) {
    plant("gui/look/style.cpp", "if (label->textFormat() == Qt::AutoText)\n");
    plant("gui/game/sound.cpp", "a->setToolTip(tr(\"Opens the file\"));\n"
                                "a->setToolTip({});\n"
                                "a->setToolTip(\n    plainTip(name));\n"
                                "row->setToolTip(0, plainTip(name));\n"
                                "QToolTip::showText(at, boardToolTip(position, text), this);\n"
                                "if (role == Qt::ToolTipRole)\n    return plainTip(name);\n");
    plant("gui/game/a.cpp", "a->setToolTip(tr(\"Opens %1\").arg(name));\n"
                            "a->setToolTip(name);\n"
                            "row->setToolTip(0, name);\n"
                            "QToolTip::showText(at, name, this);\n"
                            "if (role == Qt::ToolTipRole)\n    return name;\n"
                            "label->setTextFormat(Qt::AutoText);\n");
    const std::vector<Violation> violations = guessedTexts(sources());
    ASSERT_EQ(violations.size(), 6U) << describe(violations);
    for (const Violation& violation : violations)
        EXPECT_EQ(violation.file, "gui/game/a.cpp");
}

TEST_F(PlantedTree, fileWithoutLicenceIsFound) {
    plantRaw("rules/empty.hpp", "");
    plantRaw("tests/rules/a_test.cpp", "#include <gtest/gtest.h>\n");
    EXPECT_EQ(missingLicences(sources()).size(), 2U);
}

} // namespace
} // namespace damscope::structure
