// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/training/make_exercises.hpp"

#include "analysis/judgement/annotation.hpp"
#include "db/findings/shots/scan.hpp"
#include "db/search/structures/structures.hpp"
#include "db/store/evaluations.hpp"
#include "db/store/games.hpp"
#include "db/store/store.hpp"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <set>
#include <tuple>
#include <utility>

namespace damscope::db {
namespace {

using rules::Color;

// Committed together: a stop loses no more than these.
constexpr std::size_t exercisesPerCommit = 25;
constexpr std::uint64_t fewOfAGame = 2;

// An order that is the same every time, and in which neighbours are far apart.
void scatter(std::vector<GameId>& games) {
    constexpr std::uint32_t golden = 2'654'435'769; // 2^32 by the golden ratio
    std::ranges::sort(games, {},
                      [](GameId id) { return static_cast<std::uint32_t>(number(id)) * golden; });
}

/// Makes exercises, game after game.
class Making {
public:
    Making(Store& store, Prover& prover, const analysis::endgame::ResultJudge& tables,
           const ExerciseMaking& options, std::stop_token stop)
        : store_(store), prover_(prover), tables_(tables), options_(options),
          stop_(std::move(stop)), persons_(store.connection()) {
        for (const Exercise& exercise : allExercises(store)) {
            known_.insert(exercise.key());
            for (const ExerciseOrigin& origin : exercise.origins)
                earlier_[origin.game].push_back({exercise, origin});
        }
    }

    /// At most so many of it.
    void addGame(GameId id, std::uint64_t most) {
        const auto game = loadGame(store_, id);
        if (!game)
            return;
        ++report_.games;
        const auto plies = mainLinePlies(*game);
        const auto evaluations = [this](const rules::Position& position) {
            return evaluation(store_, position);
        };
        const auto judgement = analysis::judgeWithComments(*game, evaluations, options_.thresholds);
        const GameLesson lesson{plies, &judgement, &tables_};
        std::optional<int> done; // the ply of an exercise: its other candidates are not needed
        for (const ExerciseCandidate& candidate : exerciseCandidates(lesson, finder_)) {
            if (isFull() || ofGame_.size() >= most || stop_.stop_requested())
                break;
            if (done == candidate.ply || !isWanted(candidate, *game))
                continue;
            if (add(candidate, id))
                done = candidate.ply;
        }
        keepOfGame();
    }

    void save() {
        if (made_.empty() && origins_.empty())
            return;
        const KeptExercises kept = keepExercises(store_, made_, origins_);
        report_.kept.added += kept.added;
        report_.kept.joined += kept.joined;
        report_.kept.replaced += kept.replaced;
        made_.clear();
        origins_.clear();
    }

    [[nodiscard]] bool isFull() const { return count_ + ofGame_.size() >= options_.limit; }
    [[nodiscard]] std::uint64_t games() const { return report_.games; }
    [[nodiscard]] ExerciseReport report(bool complete) {
        save();
        report_.complete = complete;
        report_.candidates = count_ + rejected_.size();
        for (const auto& [key, reason] : rejected_)
            ++report_.rejected[reason];
        return report_;
    }

private:
    [[nodiscard]] bool isWanted(const ExerciseCandidate& candidate, const rules::Game& game) const {
        if (options_.kind && candidate.kind != *options_.kind)
            return false;
        if (!options_.player)
            return true;
        const bool white = candidate.position.toMove() == Color::white;
        const std::string_view name = game.tag(white ? "White" : "Black");
        for (const NameId id : persons_.namesOf(*options_.player))
            if (persons_.text(id) == name)
                return true;
        return false;
    }

    // Whether its position is an exercise now.
    bool add(const ExerciseCandidate& candidate, GameId game) {
        const ExerciseKey key = exerciseKey(candidate.position);
        const ExerciseOrigin origin{game, candidate.ply, candidate.position.toMove()};
        if (known_.contains(key)) {
            if (seen_.insert({game, candidate.ply}).second)
                origins_.push_back({key, origin});
            return true;
        }
        const auto again = std::ranges::find_if(
            ofGame_, [&](const PlacedExercise& placed) { return placed.exercise.key() == key; });
        if (again != ofGame_.end()) { // the game had the position before
            again->exercise.origins.push_back(origin);
            return true;
        }
        if (refused_.contains({key, candidate.kind}) || isNearDuplicate(key))
            return false;
        auto exercise = prover_.prove(candidate, namesOf(store_).shots);
        if (stop_.stop_requested())
            return false;
        if (!exercise) {
            refused_.insert({key, candidate.kind});
            rejected_.insert_or_assign(key, exercise.error());
            return false;
        }
        exercise->origins = {origin};
        addProved({std::move(*exercise), origin});
        return true;
    }

    [[nodiscard]] bool isNearDuplicate(const ExerciseKey& key) const {
        const auto found = rejected_.find(key);
        return found != rejected_.end() && found->second == Unsuitable::nearDuplicate;
    }

    // The better one of near duplicates stays, and always one that the database has: it may have
    // been answered.
    void addProved(PlacedExercise proved) {
        const ExerciseKey key = proved.exercise.key();
        const auto isNear = [&](const PlacedExercise& other) {
            // An exercise from one player's mistakes is not left out for one that was asked of the
            // opponent.
            const bool matters = !options_.player || proved.place.side == other.place.side;
            return matters && areNearDuplicates(proved, other);
        };
        const auto staysAgainst = [&](const PlacedExercise& other) {
            return isNear(other) && !isBetter(proved, other);
        };
        if (std::ranges::any_of(earlier_[proved.place.game], isNear) ||
            std::ranges::any_of(ofGame_, staysAgainst)) {
            rejected_.insert_or_assign(key, Unsuitable::nearDuplicate);
            return;
        }
        for (const PlacedExercise& worse : ofGame_)
            if (isNear(worse))
                rejected_.insert_or_assign(worse.exercise.key(), Unsuitable::nearDuplicate);
        std::erase_if(ofGame_, isNear);
        rejected_.erase(key);
        ofGame_.push_back(std::move(proved));
    }

    void keepOfGame() {
        for (PlacedExercise& placed : ofGame_) {
            known_.insert(placed.exercise.key());
            for (const ExerciseOrigin& origin : placed.exercise.origins)
                seen_.insert({origin.game, origin.ply});
            placed.exercise.structures = structuresOf(placed.exercise.position);
            earlier_[placed.place.game].push_back(placed);
            made_.push_back(std::move(placed.exercise));
            ++count_;
        }
        ofGame_.clear();
        if (made_.size() >= exercisesPerCommit)
            save();
    }

    [[nodiscard]] std::vector<std::string> structuresOf(const rules::Position& position) const {
        std::set<std::string> keys;
        for (const Structure& structure : namesOf(store_).structures.all())
            if (!structure.off && !structure.defined.earlier &&
                structure.variant == position.variant())
                for (const Color side : {Color::white, Color::black})
                    if (hasStructure(structure, position, side))
                        keys.insert(structure.key);
        return {keys.begin(), keys.end()};
    }

    Store& store_;
    Prover& prover_;
    const analysis::endgame::ResultJudge& tables_;
    const ExerciseMaking& options_;
    std::stop_token stop_;
    Persons persons_;
    analysis::shots::ShotFinder finder_;
    std::set<ExerciseKey> known_;
    std::set<std::pair<ExerciseKey, ExerciseKind>> refused_;
    std::map<ExerciseKey, Unsuitable> rejected_; // why, as the last kind that was tried
    std::set<std::pair<GameId, int>> seen_;
    std::map<GameId, std::vector<PlacedExercise>> earlier_; // of games that were looked at
    std::vector<PlacedExercise> ofGame_;                    // of the game that is looked at
    std::vector<Exercise> made_;
    std::vector<NewOrigin> origins_; // of exercises that were known
    std::uint64_t count_ = 0;        // of new ones
    ExerciseReport report_;
};

} // namespace

std::uint64_t ExerciseReport::rejections() const {
    return std::accumulate(rejected.begin(), rejected.end(), std::uint64_t{0},
                           [](std::uint64_t sum, const auto& row) { return sum + row.second; });
}

ExerciseReport makeExercises(Store& store, const Filter& filter, Prover& prover,
                             const analysis::endgame::ResultJudge& tables,
                             const ExerciseMaking& options, const std::stop_token& stop,
                             const base::Progress& progress) {
    refreshOrigins(store);
    std::vector<GameId> games = findGames(store, filter);
    const std::uint64_t all = games.size();
    Making making(store, prover, tables, options, stop);
    const auto pass = [&](std::uint64_t most) {
        for (const GameId game : games) {
            if (stop.stop_requested() || making.isFull())
                break;
            making.addGame(game, most);
            if (progress)
                progress(std::min(making.games(), all), all);
        }
    };
    if (options.limit < UINT64_MAX) { // a few of them are of many games
        scatter(games);
        pass(fewOfAGame);
    }
    pass(UINT64_MAX);
    return making.report(!stop.stop_requested());
}

namespace {

constexpr int near = 6; // plies

using FromTo = std::pair<rules::Square, rules::Square>;

// As with White to move: a stored position may be that of another game, with colours exchanged.
std::set<FromTo> answersOf(const Exercise& exercise) {
    const bool white = exercise.position.toMove() == rules::Color::white;
    const rules::Board& board = exercise.position.rules().board;
    std::set<FromTo> all;
    for (const rules::Move& answer : exercise.answers) {
        const rules::Move move = white ? answer : rules::turned(board, answer);
        all.emplace(move.from, move.to);
    }
    return all;
}

bool shareAnAnswer(const Exercise& a, const Exercise& b) {
    const auto answers = answersOf(a);
    return std::ranges::any_of(answersOf(b),
                               [&](const FromTo& move) { return answers.contains(move); });
}

// The side whose combination it is.
std::optional<rules::Color> shooterOf(const PlacedExercise& placed) {
    switch (placed.exercise.kind) {
    case ExerciseKind::missedShot:
        return placed.place.side;
    case ExerciseKind::allowedShot:
        return rules::opponent(placed.place.side);
    default:
        return std::nullopt;
    }
}

bool areOfOneCombination(const PlacedExercise& a, const PlacedExercise& b) {
    const auto shooter = shooterOf(a);
    return shooter && shooter == shooterOf(b) && a.exercise.motifs == b.exercise.motifs &&
           a.exercise.gain == b.exercise.gain;
}

} // namespace

bool areNearDuplicates(const PlacedExercise& a, const PlacedExercise& b) {
    if (a.place.game != b.place.game || std::abs(a.place.ply - b.place.ply) > near)
        return false;
    return (a.place.side == b.place.side && shareAnAnswer(a.exercise, b.exercise)) ||
           areOfOneCombination(a, b);
}

bool isBetter(const PlacedExercise& a, const PlacedExercise& b) {
    const auto rank = [](const PlacedExercise& placed) {
        // The enumerators of proofs are in the order of their strength.
        return std::tuple(placed.exercise.proof, -placed.exercise.gain,
                          placed.exercise.answers.size(), placed.place.ply);
    };
    return rank(a) < rank(b);
}

} // namespace damscope::db
