// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever thinks in the window looks endgames up in the same tables.
#include "analysis/endgame/material.hpp"
#include "analysis/endgame/tables.hpp"
#include "analysis/endgame/variant_endgame.hpp"
#include "gui/analysis/analyses_panel.hpp"
#include "gui/analysis/engine_panel.hpp"
#include "gui/base/actions.hpp"
#include "gui/play/play_panel.hpp"
#include "gui/tasks/game_tasks.hpp"
#include "tests/gui/named_test.hpp"
#include "tests/gui/sample_window.hpp"

#include <QAction>
#include <QFile>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

#include <fstream>
#include <memory>

namespace damscope::gui::testing {

namespace endgame = analysis::endgame;

class EndgameTablesTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void oneLibraryServesAll();

private:
    [[nodiscard]] int timesOpened() const;

    QTemporaryDir tables_;
    std::unique_ptr<SampleWindow> sample_;
};

constexpr auto tabled = rules::Variant::russian;
// One king against another.
constexpr endgame::Material kings{0, 0, 1, 1};

// Tables of two pieces, and empty files for the others: nothing is missing, so nothing is made.
void EndgameTablesTest::init() {
    const std::filesystem::path folder = tables_.path().toStdString();
    (void)endgame::build(folder, tabled, 2, 1, {}, {});
    const endgame::Tables made(folder, tabled);
    for (const endgame::Material& m : endgame::classesUpTo(tabled, endgame::backgroundPieces))
        if (!std::filesystem::exists(made.fileOf(m)))
            std::ofstream(made.fileOf(m)).flush();
    qputenv("DAMSCOPE_ENDGAMES", QFile::encodeName(tables_.path()));
    sample_ = std::make_unique<SampleWindow>();
    QVERIFY(sample_->import({"samples/russian.pdn"}));
}

void EndgameTablesTest::cleanup() {
    sample_.reset();
}

// Tables are read in place: each library that has opened one shows in the program's memory.
int EndgameTablesTest::timesOpened() const {
    const std::string name = endgame::fileName(kings);
    std::ifstream maps("/proc/self/maps");
    int found = 0;
    for (std::string line; std::getline(maps, line);)
        if (line.find(tables_.path().toStdString()) != std::string::npos && line.ends_with(name))
            ++found;
    return found;
}

void EndgameTablesTest::oneLibraryServesAll() {
    MainWindow& window = sample_->window();
    pasteInto(window, "[GameType \"25\"]\n[FEN \"W:WKa1:BKg1\"]\n[SetUp \"1\"]\n\n*");
    QCOMPARE(documentOf(window).game().variant(), tabled);
    documentOf(window).markSaved();
    QCOMPARE(timesOpened(), 0);
    actionsOf(window).engine->setChecked(true);
    EnginePanel& engine = engineOf(window);
    QTRY_VERIFY_WITH_TIMEOUT(tableOf(engine).rowCount() > 0, 20000);
    QCOMPARE(timesOpened(), 1);
    AnalysisQueue& queue = analysesOf(window).queue();
    analysesOf(window).setThoroughness(Thoroughness::quick);
    actionsOf(window).analyseGame->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(!queue.isRunning(), 60000);
    QCOMPARE(queue.job(0).state, AnalysisJob::State::done);
    QCOMPARE(timesOpened(), 1);
    PlaySession& session = playOf(window).session();
    PlayerChoice damscope;
    damscope.kind = PlayerChoice::Kind::engine;
    session.start({*documentOf(window).position(), {damscope, damscope}, std::nullopt});
    QTRY_VERIFY_WITH_TIMEOUT(documentOf(window).game().mainLine().size() >= 2, 20000);
    QCOMPARE(timesOpened(), 1);
    session.abandon();
}

namespace {
const NamedTest<EndgameTablesTest> registeredEndgameTablesTest("endgame_tables");
}

} // namespace damscope::gui::testing

#include "endgame_tables_test.moc"
