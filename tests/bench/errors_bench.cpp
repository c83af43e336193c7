// SPDX-License-Identifier: GPL-3.0-or-later
//
// How far the errors that an analysis reports can be believed:
//
//     errors_bench STORE FOLDER [GAMES [NODES [TIMES]]]
//
// Analyses GAMES games (200) of international draughts of 40 plies or more, spread over STORE, with
// NODES a position (200,000, as `damscope analyse` does), without and with confirmation of apparent
// errors, and as an arbiter with TIMES as many nodes (20) at every position. Prints how many of the
// reported mistakes and blunders the arbiter confirms, and how many of those that it finds were
// reported. Each processor analyses a game at a time (DAMSCOPE_THREADS). What is done is kept in
// FOLDER; the same command goes on after an interruption. Ctrl-C ends the analysis: what is printed
// then are the games that all three have judged.
// FOLDER/moves.tsv lists the moves that one of the three calls an error, with what each says that
// they lose.
#include "analysis/embedded/embedded_engine.hpp"
#include "analysis/judgement/judgement.hpp"
#include "base/parallel/workers.hpp"
#include "db/findings/analysis/game_analysis.hpp"
#include "db/search/lists/filter.hpp"
#include "db/store/evaluations.hpp"
#include "db/store/games.hpp"
#include "db/store/store.hpp"
#include "tests/bench/measure.hpp"

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <fstream>
#include <memory>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

using namespace damscope;

namespace {

namespace fs = std::filesystem;
using analysis::Quality;

struct Plan {
    fs::path store;
    fs::path folder;
    std::uint64_t games = 200;
    std::uint64_t nodes = 200'000;
    std::uint64_t times = 20;
};

fs::path copyIn(const Plan& plan, const char* name) {
    fs::path copy = plan.folder / name;
    if (!fs::exists(copy))
        fs::copy_file(plan.store, copy);
    return copy;
}

std::vector<db::GameId> chosenGames(const Plan& plan) {
    db::Store store(plan.store, db::Store::Access::read);
    const auto all = db::findGames(
        store, {.variant = rules::Variant::international, .plies = db::Range{40, 10'000}});
    std::vector<db::GameId> chosen;
    const std::uint64_t count = std::min<std::uint64_t>(plan.games, all.size());
    for (std::uint64_t i = 0; i < count; ++i)
        chosen.push_back(all[i * all.size() / count]);
    return chosen;
}

/// As `damscope analyse` does: with the endgame tables that there are.
analysis::EngineSettings engineSettings(std::size_t megabytes) {
    analysis::EngineSettings settings;
    settings.tableMegabytes = megabytes;
    if (const auto folder = analysis::endgame::Library::usualFolder())
        settings.endgames = std::make_shared<const analysis::endgame::Library>(*folder);
    return settings;
}

bool isSerious(Quality q) {
    return q == Quality::mistake || q == Quality::blunder;
}
bool isError(Quality q) {
    return q >= Quality::inaccuracy;
}

/// An analysis of the games, and what it says of their moves.
class Judge {
public:
    struct Settings {
        const char* name;
        std::uint64_t nodes;
        int confirmation;
        analysis::Thresholds thresholds;
        std::size_t megabytes; ///< of the transposition table
    };
    Judge(const Plan& plan, const std::vector<db::GameId>& games, const Settings& s,
          const std::stop_token& stop)
        : file_(copyIn(plan, s.name)), thresholds_(s.thresholds) {
        db::AnalysisSettings settings;
        settings.limits = db::standardLimits();
        settings.limits.nodes = s.nodes;
        settings.confirmation = s.confirmation;
        settings.threads = base::commandThreads();
        const double before = bench::programSeconds();
        const db::AnalysisReport report = db::analyseGames(
            file_, games, settings,
            [&](rules::Variant) {
                return std::make_unique<analysis::EmbeddedEngine>(engineSettings(s.megabytes));
            },
            stop);
        std::printf("%s: %llu positions searched, %llu again, %.0f s\n", s.name,
                    static_cast<unsigned long long>(report.searched),
                    static_cast<unsigned long long>(report.confirmed),
                    bench::programSeconds() - before);
        std::fflush(stdout);
        store_ = std::make_unique<db::Store>(file_, db::Store::Access::read);
    }

    analysis::GameJudgement of(const rules::Game& game) const {
        return analysis::judge(
            game, [&](const rules::Position& p) { return db::evaluation(*store_, p); },
            thresholds_);
    }

private:
    fs::path file_;
    analysis::Thresholds thresholds_;
    std::unique_ptr<db::Store> store_;
};

struct Tally {
    std::uint64_t reported = 0;   ///< mistakes and blunders
    std::uint64_t confirmed = 0;  ///< of these, mistakes or blunders for the arbiter
    std::uint64_t errors = 0;     ///< of these, at least inaccuracies
    std::uint64_t found = 0;      ///< mistakes and blunders of the arbiter
    std::uint64_t had = 0;        ///< of these, reported as such
    std::uint64_t hadAsError = 0; ///< of these, reported at least as inaccuracies

    void add(Quality reportedAs, Quality truth) {
        if (isSerious(reportedAs)) {
            ++reported;
            confirmed += isSerious(truth) ? 1U : 0U;
            errors += isError(truth) ? 1U : 0U;
        }
        if (isSerious(truth)) {
            ++found;
            had += isSerious(reportedAs) ? 1U : 0U;
            hadAsError += isError(reportedAs) ? 1U : 0U;
        }
    }
};

double percent(std::uint64_t part, std::uint64_t whole) {
    return whole == 0 ? 0 : 100.0 * static_cast<double>(part) / static_cast<double>(whole);
}

void print(const char* name, const Tally& t) {
    std::printf("%-22s%9llu%10.1f%10.1f%9llu%10.1f%10.1f\n", name,
                static_cast<unsigned long long>(t.reported), percent(t.confirmed, t.reported),
                percent(t.errors, t.reported), static_cast<unsigned long long>(t.found),
                percent(t.had, t.found), percent(t.hadAsError, t.found));
}

/// A line of moves.tsv: what each judgement says of a move.
void list(std::ostream& out, db::GameId game,
          const std::array<const analysis::JudgedMove*, 3>& judgements) {
    out << static_cast<std::uint32_t>(game) << '\t' << judgements[0]->ply;
    for (const analysis::JudgedMove* move : judgements)
        out << '\t' << analysis::name(move->quality) << '\t' << move->loss;
    out << '\n';
}

/// Whether one judgement knows every move that another one knows.
bool knowsAllOf(const analysis::GameJudgement& judgement, const analysis::GameJudgement& other) {
    return std::ranges::equal(
        judgement.moves, other.moves,
        [](Quality mine, Quality others) {
            return mine != Quality::unknown || others == Quality::unknown;
        },
        &analysis::JudgedMove::quality, &analysis::JudgedMove::quality);
}

void measure(const Plan& plan, const std::stop_token& stop) {
    // What a mistake is, without the margin for the uncertainty of a quicker search.
    constexpr analysis::Thresholds truth{.mistake = 0.10};
    const std::size_t usual = analysis::EngineSettings{}.tableMegabytes;
    fs::create_directories(plan.folder);
    const auto games = chosenGames(plan);
    const std::array<Judge, 3> judges{
        Judge(plan, games, {"plain.db", plan.nodes, 1, {}, usual}, stop),
        Judge(plan, games, {"confirmed.db", plan.nodes, db::standardConfirmation, {}, usual}, stop),
        Judge(plan, games, {"arbiter.db", plan.nodes * plan.times, 1, truth, 4 * usual}, stop)};
    std::array<Tally, 2> tallies{};
    std::uint64_t number = 0;
    std::uint64_t judged = 0;
    std::ofstream moves(plan.folder / "moves.tsv");
    moves << "game\tply\tplain\tloss\tconfirmed\tloss\tarbiter\tloss\n";
    db::Store reading(plan.store, db::Store::Access::read);
    for (const db::GameId id : games) {
        const auto game = db::loadGame(reading, id);
        if (!game)
            continue;
        const std::array judgements{judges[0].of(*game), judges[1].of(*game), judges[2].of(*game)};
        if (!knowsAllOf(judgements[2], judgements[0]))
            continue; // the analysis was interrupted
        ++judged;
        for (std::size_t i = 0; i < judgements[0].moves.size(); ++i) {
            const std::array of{&judgements[0].moves[i], &judgements[1].moves[i],
                                &judgements[2].moves[i]};
            if (of[0]->quality == Quality::forced || of[0]->quality == Quality::unknown)
                continue;
            ++number;
            if (isError(of[0]->quality) || isError(of[1]->quality) || isError(of[2]->quality))
                list(moves, id, of);
            for (std::size_t j = 0; j < 2; ++j)
                tallies[j].add(of[j]->quality, of[2]->quality);
        }
    }
    std::printf("%llu games, %llu moves judged\n%-22s%9s%10s%10s%9s%10s%10s\n",
                static_cast<unsigned long long>(judged), static_cast<unsigned long long>(number),
                "", "reported", "so too %", "error %", "to find", "so too %", "error %");
    print("not confirmed", tallies[0]);
    print("confirmed", tallies[1]);
}

std::uint64_t numberFrom(const char* text) {
    return std::max<std::uint64_t>(1, std::strtoull(text, nullptr, 10));
}

} // namespace

int main(int argc, char** argv) {
    if (argc < 3) {
        std::fprintf(stderr, "usage: errors_bench STORE FOLDER [GAMES [NODES [TIMES]]]\n");
        return 2;
    }
    Plan plan{argv[1], argv[2]};
    const std::array fields{&plan.games, &plan.nodes, &plan.times};
    for (std::size_t i = 0; i < fields.size() && i + 3 < static_cast<std::size_t>(argc); ++i)
        *fields[i] = numberFrom(argv[i + 3]);
    try {
        // The signal is waited for by a thread of its own, which ends with the program.
        sigset_t interrupt;
        sigemptyset(&interrupt);
        sigaddset(&interrupt, SIGINT);
        pthread_sigmask(SIG_BLOCK, &interrupt, nullptr);
        std::stop_source stop;
        std::thread([stop, interrupt]() mutable {
            int signal = 0;
            sigwait(&interrupt, &signal);
            stop.request_stop();
        }).detach();
        measure(plan, stop.get_token());
        return 0;
    } catch (const std::exception& error) {
        std::fprintf(stderr, "errors_bench: %s\n", error.what());
        return 3;
    }
}
