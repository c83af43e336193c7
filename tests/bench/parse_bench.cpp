// SPDX-License-Identifier: GPL-3.0-or-later
//
// How fast PDN is read, one thread: the reader alone, with every game assembled (played by the
// rules), and with every game written again. Over the file named, or over games made up.
#include "parser/meaning/assemble.hpp"
#include "parser/syntax/reader.hpp"
#include "parser/write/write.hpp"
#include "rules/moves/generate.hpp"
#include "tests/bench/measure.hpp"

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <random>
#include <string>

using namespace damscope;

namespace {

/// A game of up to a hundred plies, with a header, a comment here and there and a clock at every
/// tenth move.
std::string madeUpGame(std::mt19937& random) {
    rules::Game game(rules::Position::start(rules::Variant::international));
    game.tags = {{"Event", "Clubkampioenschap 2007"},
                 {"Site", "Utrecht"},
                 {"Date", "2007.05.19"},
                 {"White", "Janssen, A."},
                 {"Black", "de Vries, B."},
                 {"Result", "1-1"},
                 {"GameType", "20"}};
    rules::NodeId at = rules::rootNode;
    rules::Position position = game.start();
    for (int ply = 0; ply < 100; ++ply) {
        const rules::MoveList moves = legalMoves(position);
        if (moves.empty())
            break;
        const rules::Move move = moves[random() % moves.size()];
        at = game.addMove(at, move);
        position = position.after(move);
        if (random() % 25 == 0)
            game.addRemark(at, rules::Comment{"a remark of some words"});
        if (ply % 10 == 9)
            game.addRemark(at, rules::ClockTime{rules::ClockTime::Kind::left, 600});
    }
    return parser::writePdn(game);
}

std::string madeUpText() {
    std::mt19937 random(7); // NOLINT: the same games every time
    std::string games;
    for (int i = 0; i < 500; ++i)
        games += madeUpGame(random);
    std::string text;
    while (text.size() < (std::size_t{32} << 20))
        text += games;
    return text;
}

std::string contentsOf(const char* file) {
    std::ifstream in(file, std::ios::binary);
    std::string text(std::istreambuf_iterator<char>(in), {});
    if (!in || text.empty()) {
        std::fprintf(stderr, "cannot read %s\n", file);
        std::exit(1);
    }
    return text;
}

/// Megabytes a second of the best of five runs.
template <class Work> double speed(const std::string& text, Work work) {
    double best = 0;
    for (int run = 0; run < 5; ++run) {
        const double start = bench::threadSeconds();
        parser::Reader reader(text);
        for (parser::GameText game; reader.next(game);)
            work(game);
        best = std::max(best,
                        static_cast<double>(text.size()) / (bench::threadSeconds() - start) / 1e6);
    }
    return best;
}

} // namespace

int main(int argc, char** argv) {
    const std::string text = argc > 1 ? contentsOf(argv[1]) : madeUpText();
    std::size_t seen = 0;
    const auto read = [&](const parser::GameText& game) { seen += game.script.size(); };
    const auto play = [&](const parser::GameText& game) {
        seen += parser::assemble(game).game.nodeCount();
    };
    const auto write = [&](const parser::GameText& game) {
        seen += parser::writePdn(parser::assemble(game).game).size();
    };
    std::printf("text                 %8.1f MB\n", static_cast<double>(text.size()) / 1e6);
    std::printf("read                 %8.1f MB/s\n", speed(text, read));
    std::printf("read, played         %8.1f MB/s\n", speed(text, play));
    std::printf("read, played, written%8.1f MB/s\n", speed(text, write));
    return seen > 0 ? 0 : 1;
}
