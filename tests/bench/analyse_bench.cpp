// SPDX-License-Identifier: GPL-3.0-or-later
//
// How fast whole games are analysed, on one core and on two, and again when all is known:
//
//     analyse_bench [GAMES [NODES]]
//
// GAMES made-up games of international draughts (20), with NODES for each position (50,000), two
// best moves of each as `damscope analyse` asks for. "Every position" searches all of them;
// "shared" takes what another game has found out about the same position, as the command does;
// "again" finds all there. The stores are made in the folder for temporary files and removed.
#include "analysis/embedded_engine.hpp"
#include "db/filter.hpp"
#include "db/game_analysis.hpp"
#include "db/store.hpp"
#include "tests/bench/made_up_store.hpp"
#include "tests/bench/measure.hpp"
#include "tests/bench/workplace.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

using namespace damscope;

namespace {

namespace fs = std::filesystem;

struct Speed {
    double wall = 0; ///< seconds
    double gamesAMinute = 0;
};

Speed analyse(const fs::path& store, int threads, std::uint64_t nodes, bool anew,
              const char* title) {
    std::vector<db::GameId> games;
    {
        db::Store reading(store, db::Store::Access::read);
        games = db::findGames(reading, {});
    }
    db::AnalysisSettings settings;
    settings.limits.nodes = nodes;
    settings.limits.lines = 2;
    settings.threads = threads;
    settings.anew = anew;
    const double wall = bench::wallSeconds();
    const double processor = bench::programSeconds();
    const db::AnalysisReport report = db::analyseGames(store, games, settings, [](rules::Variant) {
        return std::make_unique<analysis::EmbeddedEngine>();
    });
    const Speed speed{bench::wallSeconds() - wall,
                      60 * static_cast<double>(report.games) / (bench::wallSeconds() - wall)};
    std::printf("%-16s%8d%10llu%10llu%10llu%10.2f%10.2f%12.1f%12.2f\n", title, threads,
                static_cast<unsigned long long>(report.searched),
                static_cast<unsigned long long>(report.reused),
                static_cast<unsigned long long>(report.forced), speed.wall,
                bench::programSeconds() - processor, speed.gamesAMinute,
                static_cast<double>(report.searched * nodes) / speed.wall / 1e6);
    std::fflush(stdout);
    return speed;
}

void measure(std::uint64_t games, std::uint64_t nodes) {
    const bench::Workplace place;
    const fs::path made = bench::madeUpStore(place.path(), games);
    const auto copy = [&](const char* name) {
        fs::copy_file(made, place / name);
        return place / name;
    };
    std::printf("%llu games, %llu nodes a position\n%-16s%8s%10s%10s%10s%10s%10s%12s%12s\n",
                static_cast<unsigned long long>(games), static_cast<unsigned long long>(nodes), "",
                "threads", "searched", "reused", "forced", "s", "CPU s", "games/min", "M nodes/s");
    const Speed one = analyse(copy("one.db"), 1, nodes, true, "every position");
    const Speed two = analyse(copy("two.db"), 2, nodes, true, "every position");
    std::printf("two threads: %.2f times one\n", two.gamesAMinute / one.gamesAMinute);
    const fs::path shared = copy("shared.db");
    (void)analyse(shared, 2, nodes, false, "shared");
    (void)analyse(shared, 2, nodes, false, "again");
}

std::uint64_t numberFrom(const char* text) {
    return std::max<std::uint64_t>(1, std::strtoull(text, nullptr, 10));
}

} // namespace

int main(int argc, char** argv) {
    try {
        measure(argc > 1 ? numberFrom(argv[1]) : 20, argc > 2 ? numberFrom(argv[2]) : 50'000);
        return 0;
    } catch (const std::exception& error) {
        std::fprintf(stderr, "analyse_bench: %s\n", error.what());
        return 3;
    }
}
