// SPDX-License-Identifier: GPL-3.0-or-later
// The search with tables, and tables against the search.
#include "analysis/embedded/embedded_engine.hpp"
#include "analysis/endgame/variant_endgame.hpp"
#include "analysis/evaluation/weights.hpp"
#include "analysis/match/referee.hpp"
#include "rules/moves/generate.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"
#include "tests/analysis/endgame/made_tables.hpp"
#include "tests/analysis/endgame/play_out.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <random>
#include <set>
#include <string>
#include <thread>

namespace damscope::analysis::endgame {
namespace {

using rules::Color;
using rules::Kind;
using rules::Position;
using rules::Variant;

// A position of so many pieces, at least one on each side, where the side to move can move.
Position randomEnding(Variant variant, unsigned pieces, std::mt19937& random) {
    while (true) {
        Position p(variant);
        const rules::Board& board = p.rules().board;
        for (unsigned i = 0; i < pieces; ++i) {
            const auto s =
                board.square(static_cast<int>(random() % static_cast<unsigned>(board.size())));
            const Color c = i % 2 == 0 ? Color::white : Color::black;
            const bool king = random() % 2 == 0 || board.rowOf(s) == p.rules().crowningRow(c);
            p.put(s, {c, king ? Kind::king : Kind::man});
        }
        p.setToMove(random() % 2 == 0 ? Color::white : Color::black);
        if (p.pieces().size() == static_cast<int>(pieces) && !p.pieces(Color::black).empty() &&
            !p.pieces(Color::white).empty() && !rules::legalMoves(p).empty())
            return p;
    }
}

struct Endings {
    explicit Endings(Variant variant)
        : tables(folder.make(variant, 3)), library(std::make_shared<const Library>(folder.path())) {
    }
    [[nodiscard]] Result of(const Position& p) const {
        return variantEndgame(p.variant()).result(p, tables).value();
    }
    TableFolder folder;
    Tables tables;
    std::shared_ptr<const Library> library;
};

Score judge(EmbeddedEngine& engine, const Position& p, const Limits& limits) {
    engine.newGame();
    engine.setPosition(p);
    return engine.search(limits).lines.at(0).score;
}

TEST(SearchWithoutTables, provesOnlyWhatTablesSay) {
    Limits limits;
    limits.nodes = 3000;
    for (const Variant variant : {Variant::international, Variant::english, Variant::russian}) {
        const Endings endings(variant);
        EmbeddedEngine engine({1, 1, nullptr});
        std::mt19937 random(5);
        int proved = 0;
        for (int i = 0; i < 150; ++i) {
            const Position p = randomEnding(variant, 2 + static_cast<unsigned>(i % 2), random);
            const Score score = judge(engine, p, limits);
            if (score.kind() != Score::Kind::forced)
                continue;
            ++proved;
            EXPECT_EQ(endings.of(p), score.isWin() ? Result::win : Result::loss)
                << p.rules().name << ' ' << rules::writeFen(p) << ' ' << text(score);
        }
        EXPECT_GT(proved, 30) << rules::rules(variant).name;
    }
}

// 25-29 and 25-30 lose in 11, 25-21 and 25-22 draw: wherever the search is cut short, it must not
// take the loss of the move that it looked at first for that of the position.
TEST(SearchWithoutTables, doesNotPreferTheMoveThatIsProvedToLose) {
    const Position p = *rules::readFen(Variant::english, "W:WK25:BK12");
    EmbeddedEngine engine({1, 1, nullptr});
    for (std::uint64_t nodes = 100; nodes <= 20'000; nodes += 100) {
        Limits limits;
        limits.nodes = nodes;
        EXPECT_NE(judge(engine, p, limits).kind(), Score::Kind::forced) << nodes;
    }
}

// The same where tables refute the first move: what is not lost is not called lost.
TEST(SearchWithTables, doesNotPreferTheMoveThatTheyRefute) {
    for (const Variant variant : {Variant::international, Variant::english, Variant::russian}) {
        const Endings endings(variant);
        EmbeddedEngine engine({1, 1, nullptr, endings.library});
        std::mt19937 random(8);
        for (int i = 0; i < 50; ++i) {
            const Position p = randomEnding(variant, 3, random);
            if (endings.of(p) == Result::loss)
                continue;
            Limits limits;
            for (limits.nodes = 1; *limits.nodes <= 30; ++*limits.nodes)
                EXPECT_FALSE(judge(engine, p, limits).isLoss())
                    << rules::writeFen(p) << ' ' << *limits.nodes;
        }
    }
}

// Most moves of the black king lose it. A search that is cut short prefers each of them in turn, as
// long as the tables have not refuted it.
TEST(SearchWithTables, doesNotPreferASecondMoveThatTheyRefute) {
    const Endings endings(Variant::international);
    const auto plain = std::make_shared<const evaluation::Weights>(
        evaluation::plainWeights(Variant::international));
    EmbeddedEngine engine({1, 1, plain, endings.library});
    const Position p = *rules::readFen(Variant::international, "B:WK23,K50:BK44");
    std::set<std::string> losing;
    for (const rules::Move& m : rules::legalMoves(p))
        if (endings.of(p.after(m)) == Result::win)
            losing.insert(rules::shortText(p.rules(), m));
    std::set<std::string> preferred;
    Limits limits;
    for (limits.nodes = 1; *limits.nodes <= 50; ++*limits.nodes) {
        engine.newGame();
        engine.setPosition(p);
        const rules::Move m = engine.search(limits).lines.at(0).moves.at(0);
        if (endings.of(p.after(m)) == Result::win)
            preferred.insert(rules::shortText(p.rules(), m));
    }
    EXPECT_EQ(preferred, losing);
}

TEST(SearchWithTables, saysWhatTheyKnow) {
    Limits limits;
    limits.depth = 2;
    for (const Variant variant : {Variant::international, Variant::english, Variant::russian}) {
        const Endings endings(variant);
        EmbeddedEngine engine({1, 1, nullptr, endings.library});
        std::mt19937 random(6);
        std::array<int, 3> results{};
        for (int i = 0; i < 200; ++i) {
            const Position p = randomEnding(variant, 2 + static_cast<unsigned>(i % 2), random);
            const Score score = judge(engine, p, limits);
            const Result known = endings.of(p);
            ++results[static_cast<std::size_t>(known)];
            const Result found = score.isWin()    ? Result::win
                                 : score.isLoss() ? Result::loss
                                                  : Result::draw;
            EXPECT_EQ(found, known) << p.rules().name << ' ' << rules::writeFen(p);
        }
        for (const int count : results)
            EXPECT_GT(count, 5) << rules::rules(variant).name;
    }
}

TEST(SearchWithTables, winsWhatIsWon) {
    for (const Variant variant : {Variant::international, Variant::english, Variant::russian,
                                  Variant::brazilian, Variant::italian}) {
        const Endings endings(variant);
        EmbeddedEngine engine({1, 4, nullptr, endings.library});
        std::mt19937 random(7);
        int won = 0;
        while (won < 25) {
            const Position p = randomEnding(variant, 3, random);
            if (endings.of(p) == Result::draw)
                continue;
            ++won;
            EXPECT_EQ(playOut(engine, p), gameResult(p, endings.of(p)))
                << p.rules().name << ' ' << rules::writeFen(p);
        }
    }
}

TEST(Engine, namesItsTables) {
    const TableFolder folder;
    const auto nameWith = [](const std::filesystem::path& path) {
        return EmbeddedEngine({1, 1, nullptr, std::make_shared<const Library>(path)}).name();
    };
    EXPECT_NE(nameWith(folder.path()).find("endgame tables"), std::string::npos);
    EXPECT_EQ(nameWith(folder.path() / "missing"), EmbeddedEngine({1, 1, nullptr}).name());
}

TEST(Library, makesWhatIsMissingAndGivesItOut) {
    const TableFolder folder;
    const auto library =
        std::make_shared<const Library>(folder.path(), Library::ReportRefusal(), Missing::areMade);
    EmbeddedEngine engine({1, 1, nullptr, library});
    // White's man goes through first; only a table knows it at depth 1.
    const Position won = *rules::readFen(Variant::breakthrough, "W:W17:B30");
    Limits limits;
    limits.depth = 1;
    engine.setPosition(won);
    EXPECT_NE(engine.search(limits).lines.at(0).score.kind(), Score::Kind::table);
    while (library->of(Variant::breakthrough).empty())
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    EXPECT_FALSE(lacksTables(folder.path(), Variant::breakthrough));
    EXPECT_TRUE(lacksTables(folder.path(), Variant::english));
    EXPECT_FALSE(lacksTables(folder.path(), Variant::frisian)) << "it has none";
    engine.setPosition(won);
    EXPECT_EQ(engine.search(limits).lines.at(0).score.kind(), Score::Kind::table);
}

TEST(Library, makesLargeTablesWhereThereIsRoom) {
    const TableFolder folder;
    EXPECT_TRUE(hasRoomFor(folder.path(), Variant::english, smallPieces));
    EXPECT_TRUE(hasRoomFor(folder.path() / "not" / "made yet", Variant::english, smallPieces));
    EXPECT_FALSE(hasRoomFor(folder.path(), Variant::canadian, mostPieces + 1))
        << "no table has so many";
    EXPECT_FALSE(hasRoomFor(folder.path(), Variant::frisian, smallPieces)) << "it has none";
}

TEST(Library, endsWhileItMakesTables) {
    const TableFolder folder;
    const Library library(folder.path(), Library::ReportRefusal(), Missing::areMade);
    EXPECT_TRUE(library.of(Variant::international).empty());
}

TEST(Referee, endsGamesThatTablesKnow) {
    const Endings endings(Variant::english);
    const auto king = [](Position& p, int square, Color c) {
        p.put(p.rules().square(square).value(), {c, Kind::king});
    };
    Position even(Variant::english);
    king(even, 1, Color::black);
    king(even, 32, Color::white);
    EXPECT_EQ(match::Referee(even, &endings.tables).result(), rules::GameResult::draw);
    EXPECT_EQ(match::Referee(even).result(), std::nullopt);
    Position won = even;
    king(won, 31, Color::white);
    EXPECT_EQ(match::Referee(won, &endings.tables).result(), rules::GameResult::whiteWins);
}

} // namespace
} // namespace damscope::analysis::endgame
