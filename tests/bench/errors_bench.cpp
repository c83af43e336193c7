// SPDX-License-Identifier: GPL-3.0-or-later
//
// How far the errors that an analysis reports can be believed:
//
//     errors_bench STORE FOLDER [GAMES [NODES [EVERY [TIMES]]]]
//
// Analyses GAMES games (200) of international draughts of 40 plies or more, spread over STORE, with
// NODES a position (200,000, as `damscope analyse` does), without and with confirmation of apparent
// errors. A search with TIMES as many nodes (20) then judges every move that one of them calls a
// mistake or a blunder, and one move in EVERY (30) of all. Prints how many of the reported ones it
// confirms, and how many of those that it finds among the others were reported. What is done is
// kept in FOLDER; the same command goes on after an interruption. FOLDER/moves.tsv lists the moves
// that were compared, with what each of the three says that they lose.
#include "analysis/embedded/embedded_engine.hpp"
#include "analysis/judgement/judgement.hpp"
#include "db/analysis/doubtful_positions.hpp"
#include "db/analysis/game_analysis.hpp"
#include "db/analysis/standard.hpp"
#include "db/lists/filter.hpp"
#include "db/store/evaluations.hpp"
#include "db/store/games.hpp"
#include "db/store/store.hpp"
#include "tests/bench/measure.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <fstream>
#include <memory>
#include <set>
#include <string>
#include <utility>
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
    std::uint64_t every = 30;
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
analysis::EngineSettings engineSettings() {
    analysis::EngineSettings settings;
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

/// An analysis of the games as a user gets it.
class Judge {
public:
    Judge(const Plan& plan, const std::vector<db::GameId>& games, const char* name,
          int confirmation)
        : file_(copyIn(plan, name)) {
        db::AnalysisSettings settings;
        settings.limits = db::standardLimits();
        settings.limits.nodes = plan.nodes;
        settings.confirmation = confirmation;
        const double before = bench::programSeconds();
        const db::AnalysisReport report =
            db::analyseGames(file_, games, settings, [](rules::Variant) {
                return std::make_unique<analysis::EmbeddedEngine>(engineSettings());
            });
        std::printf("%s: %llu positions searched, %llu again, %.0f s\n", name,
                    static_cast<unsigned long long>(report.searched),
                    static_cast<unsigned long long>(report.confirmed),
                    bench::programSeconds() - before);
        std::fflush(stdout);
        store_ = std::make_unique<db::Store>(file_, db::Store::Access::read);
    }

    analysis::GameJudgement of(const rules::Game& game) {
        return analysis::judge(
            game, [&](const rules::Position& p) { return db::evaluation(*store_, p); });
    }

private:
    fs::path file_;
    std::unique_ptr<db::Store> store_;
};

/// The thorough search, which keeps what it has found.
class Arbiter {
public:
    explicit Arbiter(const Plan& plan)
        : store_(copyIn(plan, "arbiter.db"), db::Store::Access::write), writer_(store_) {
        limits_ = db::standardLimits();
        limits_.nodes = plan.nodes * plan.times;
    }

    /// The judgement of a single move of the main line.
    analysis::JudgedMove of(const rules::Game& game, std::size_t index) {
        const auto known = [&](const rules::Position& p) { return this->known(p); };
        const rules::NodeId move = analysis::judge(game, known).moves.at(index).node;
        for (const db::EnginePosition& place : db::judgingPositions(game, move, {}))
            if (!known(place.position))
                search(place);
        return analysis::judge(game, known, truth).moves.at(index);
    }

private:
    /// What a mistake is, without the margin for the uncertainty of a quicker search.
    static constexpr analysis::Thresholds truth{.mistake = 0.10};

    std::optional<analysis::PositionEvaluation> known(const rules::Position& p) {
        auto evaluation = db::evaluation(store_, p);
        if (evaluation && !analysis::satisfies(*evaluation, limits_))
            evaluation.reset();
        return evaluation;
    }

    void search(const db::EnginePosition& place) {
        engine_.newGame();
        engine_.setPosition(place.path.start, place.path.moves);
        writer_.save(place.position,
                     analysis::evaluationOf(engine_.search(limits_), place.position.toMove(),
                                            limits_, engine_.name()));
    }

    db::Store store_;
    db::EvaluationWriter writer_;
    analysis::Limits limits_;
    analysis::EmbeddedEngine engine_{engineSettings()};
};

struct Tally {
    std::uint64_t reported = 0;   ///< mistakes and blunders
    std::uint64_t confirmed = 0;  ///< of these, mistakes or blunders for the arbiter
    std::uint64_t errors = 0;     ///< of these, at least inaccuracies
    std::uint64_t found = 0;      ///< mistakes and blunders of the arbiter among the sample
    std::uint64_t had = 0;        ///< of these, reported as such
    std::uint64_t hadAsError = 0; ///< of these, reported at least as inaccuracies

    void add(Quality reportedAs, Quality truth, bool sampled) {
        if (isSerious(reportedAs)) {
            ++reported;
            confirmed += isSerious(truth) ? 1U : 0U;
            errors += isError(truth) ? 1U : 0U;
        }
        if (sampled && isSerious(truth)) {
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
void list(std::ostream& out, db::GameId game, bool sampled,
          const std::array<analysis::JudgedMove, 3>& judgements) {
    out << static_cast<std::uint32_t>(game) << '\t' << judgements[0].ply << '\t'
        << (sampled ? 1 : 0);
    for (const analysis::JudgedMove& move : judgements)
        out << '\t' << analysis::name(move.quality) << '\t' << move.loss;
    out << '\n';
}

void measure(const Plan& plan) {
    fs::create_directories(plan.folder);
    const auto games = chosenGames(plan);
    std::array<Judge, 2> judges{Judge(plan, games, "plain.db", 1),
                                Judge(plan, games, "confirmed.db", db::standardConfirmation)};
    Arbiter arbiter(plan);
    std::array<Tally, 2> tallies{};
    std::uint64_t number = 0;
    std::ofstream moves(plan.folder / "moves.tsv");
    moves << "game\tply\tsampled\tplain\tloss\tconfirmed\tloss\tarbiter\tloss\n";
    db::Store reading(plan.store, db::Store::Access::read);
    for (const db::GameId id : games) {
        const auto game = db::loadGame(reading, id);
        if (!game)
            continue;
        const std::array judgements{judges[0].of(*game), judges[1].of(*game)};
        for (std::size_t i = 0; i < judgements[0].moves.size(); ++i) {
            const std::array qualities{judgements[0].moves[i].quality,
                                       judgements[1].moves[i].quality};
            if (qualities[0] == Quality::forced || qualities[0] == Quality::unknown)
                continue;
            const bool sampled = number++ % plan.every == 0;
            if (!sampled && !isSerious(qualities[0]) && !isSerious(qualities[1]))
                continue;
            const analysis::JudgedMove arbitrated = arbiter.of(*game, i);
            const Quality truth = arbitrated.quality;
            list(moves, id, sampled, {judgements[0].moves[i], judgements[1].moves[i], arbitrated});
            for (std::size_t j = 0; j < 2; ++j)
                tallies[j].add(qualities[j], truth, sampled);
        }
    }
    std::printf(
        "%llu games, %llu moves judged, every %llu of them a sample\n%-22s%9s%10s%10s%9s%10s%10s\n",
        static_cast<unsigned long long>(games.size()), static_cast<unsigned long long>(number),
        static_cast<unsigned long long>(plan.every), "", "reported", "so too %", "error %",
        "sample", "so too %", "error %");
    print("not confirmed", tallies[0]);
    print("confirmed", tallies[1]);
}

std::uint64_t numberFrom(const char* text) {
    return std::max<std::uint64_t>(1, std::strtoull(text, nullptr, 10));
}

} // namespace

int main(int argc, char** argv) {
    if (argc < 3) {
        std::fprintf(stderr, "usage: errors_bench STORE FOLDER [GAMES [NODES [EVERY [TIMES]]]]\n");
        return 2;
    }
    Plan plan{argv[1], argv[2]};
    const std::array fields{&plan.games, &plan.nodes, &plan.every, &plan.times};
    for (std::size_t i = 0; i < fields.size() && i + 3 < static_cast<std::size_t>(argc); ++i)
        *fields[i] = numberFrom(argv[i + 3]);
    try {
        measure(plan);
        return 0;
    } catch (const std::exception& error) {
        std::fprintf(stderr, "errors_bench: %s\n", error.what());
        return 3;
    }
}
