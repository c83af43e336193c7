// SPDX-License-Identifier: GPL-3.0-or-later
//
// How fast whole games are analysed, on one core and on two, and again when all is known:
//
//     analyse_bench [GAMES [NODES]]
//
// GAMES made-up games of international draughts (20), with NODES for each position (50,000), two
// best moves of each as `damscope analyse` asks for. "Every position" searches all of them, with
// one thread and with two in turn, a hundred games at a time; "shared" takes what another game has
// found out about the same position, as the command does;
// "again" finds all there. The stores are made in the folder for temporary files and removed.
#include "analysis/embedded/embedded_engine.hpp"
#include "db/findings/analysis/game_analysis.hpp"
#include "db/search/lists/filter.hpp"
#include "db/store/store.hpp"
#include "tests/bench/made_up_store.hpp"
#include "tests/bench/measure.hpp"
#include "tests/bench/workplace.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <vector>

using namespace damscope;

namespace {

namespace fs = std::filesystem;

/// So many games are analysed with one thread and then with two, and so on: a machine that is not
/// ours alone may be slower for minutes, and shall be so for both.
constexpr std::size_t gamesOfRound = 100;

struct Work {
    std::uint64_t games = 0;
    std::uint64_t searched = 0;
    std::uint64_t reused = 0;
    std::uint64_t forced = 0;
    double wall = 0;      ///< seconds
    double processor = 0; ///< seconds

    Work& operator+=(const Work& more) {
        games += more.games;
        searched += more.searched;
        reused += more.reused;
        forced += more.forced;
        wall += more.wall;
        processor += more.processor;
        return *this;
    }
    [[nodiscard]] double gamesAMinute() const { return 60 * static_cast<double>(games) / wall; }
};

struct Plan {
    fs::path store;
    int threads = 1;
    bool reanalyse = false;
    const char* title = "";
};

using Games = std::span<const db::GameId>;

Work analyse(const Plan& plan, Games games, std::uint64_t nodes) {
    db::AnalysisSettings settings;
    settings.limits.nodes = nodes;
    settings.limits.lines = 2;
    settings.threads = plan.threads;
    settings.reanalyse = plan.reanalyse;
    const double wall = bench::wallSeconds();
    const double processor = bench::programSeconds();
    const db::AnalysisReport report =
        db::analyseGames(plan.store, games, settings, [](rules::Variant) {
            return std::make_unique<analysis::EmbeddedEngine>();
        });
    return {report.games,
            report.searched,
            report.reused,
            report.forced,
            bench::wallSeconds() - wall,
            bench::programSeconds() - processor};
}

void print(const Plan& plan, const Work& work, std::uint64_t nodes) {
    std::printf("%-16s%8d%10llu%10llu%10llu%10.2f%10.2f%12.1f%12.2f\n", plan.title, plan.threads,
                static_cast<unsigned long long>(work.searched),
                static_cast<unsigned long long>(work.reused),
                static_cast<unsigned long long>(work.forced), work.wall, work.processor,
                work.gamesAMinute(), static_cast<double>(work.searched * nodes) / work.wall / 1e6);
    std::fflush(stdout);
}

void measure(std::uint64_t count, std::uint64_t nodes) {
    const bench::Workplace place;
    const fs::path made = bench::madeUpStore(place.path(), count);
    const auto copy = [&](const char* name) {
        fs::copy_file(made, place / name);
        return place / name;
    };
    std::printf("%llu games, %llu nodes a position\n%-16s%8s%10s%10s%10s%10s%10s%12s%12s\n",
                static_cast<unsigned long long>(count), static_cast<unsigned long long>(nodes), "",
                "threads", "searched", "reused", "forced", "s", "CPU s", "games/min", "M nodes/s");
    std::vector<db::GameId> all;
    {
        db::Store reading(made, db::Store::Access::read);
        all = db::findGames(reading, {});
    }
    const Plan one{copy("one.db"), 1, true, "every position"};
    const Plan two{copy("two.db"), 2, true, "every position"};
    Work ofOne;
    Work ofTwo;
    for (std::size_t first = 0; first < all.size(); first += gamesOfRound) {
        const std::size_t size = std::min(gamesOfRound, all.size() - first);
        const Games games = Games(all).subspan(first, size);
        ofOne += analyse(one, games, nodes);
        ofTwo += analyse(two, games, nodes);
    }
    print(one, ofOne, nodes);
    print(two, ofTwo, nodes);
    std::printf("two threads: %.2f times one\n", ofTwo.gamesAMinute() / ofOne.gamesAMinute());
    const fs::path shared = copy("shared.db");
    for (const char* title : {"shared", "again"}) {
        const Plan plan{shared, 2, false, title};
        print(plan, analyse(plan, all, nodes), nodes);
    }
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
