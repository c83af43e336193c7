// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/training/compositions.hpp"

#include "analysis/shots/names.hpp"
#include "base/text/ascii.hpp"
#include "rules/moves/generate.hpp"

#include <algorithm>

namespace damscope::db {
namespace {

using rules::GameResult;
using rules::Move;
using rules::Position;

// A bound on the expectancy: more is a win, less than one minus it is a loss.
constexpr double winning = 0.9;
// The number of alternatives that are looked for; more need not be known.
constexpr std::size_t mostLines = 3;
constexpr analysis::shots::FinderLimits problemLimits{.moves = 12, .positions = 400'000};

std::string firstTag(const rules::Game& game, std::initializer_list<std::string_view> names) {
    for (const std::string_view name : names) {
        const std::string_view value = base::trimmed(game.tag(name));
        if (!value.empty() && value != "?" && value != "-")
            return std::string(value);
    }
    return {};
}

Stipulation wantedOf(const rules::Game& game, const std::string& stipulation) {
    if (const auto read = stipulationIn(stipulation))
        return *read;
    return game.result == GameResult::draw ? Stipulation::draw : Stipulation::win;
}

bool reaches(double points, Stipulation wanted) {
    return wanted == Stipulation::win ? points >= winning : points >= 1 - winning;
}

/// Follows the solution of a problem.
class Check {
public:
    Check(const ComposedProblem& problem, Prover& prover)
        : problem_(problem), prover_(prover),
          lead_(analysis::shots::lead(problem.position, problem.position.toMove())) {}

    CheckedProblem run() {
        if (problem_.unread) {
            checked_.soundness = Soundness::illegal;
            return std::move(checked_);
        }
        Position position = problem_.position;
        for (std::size_t ply = 0; ply < problem_.solution.size(); ++ply) {
            if (ply % 2 == 0 && rules::legalMoves(position).size() > 1)
                look(position, static_cast<int>(ply));
            if (checked_.refutedAt >= 0)
                break;
            position.play(problem_.solution[ply]);
        }
        checked_.soundness = verdict();
        return std::move(checked_);
    }

private:
    void look(const Position& position, int ply) {
        const Move& move = problem_.solution[static_cast<std::size_t>(ply)];
        const auto best = prover_.bestMoves(position, mostLines);
        if (best.empty())
            return;
        const double margin = prover_.settings().margin;
        const auto found = std::ranges::find(best, move, &ValuedMove::move);
        const double value =
            found != best.end() ? found->points : prover_.valueOf(position, move).points;
        const auto shot = finder_.findAfter(position, move, lead_);
        if (ply == 0)
            noteFirst(position, shot, value);
        // What is proved by captures needs no search to agree; a win is a win.
        const bool holds = reaches(value, problem_.wanted) || (shot && shot->gain > 0);
        if (!holds && best.front().points - value > 2 * margin) {
            checked_.refutedAt = ply;
            return;
        }
        // A later move that wins does not prove that the first one does.
        firstIsOpen_ = firstIsOpen_ || (ply == 0 && !shot && !reaches(value, problem_.wanted));
        if (!reaches(value, problem_.wanted))
            return; // of what is not proved there are no alternatives
        proved_ = true;
        for (const ValuedMove& other : best)
            if (other.move != move && value - other.points <= margin &&
                reaches(other.points, problem_.wanted))
                checked_.alternatives.push_back({ply, other.move});
    }

    void noteFirst(const Position& position, const std::optional<analysis::shots::Shot>& shot,
                   double value) {
        if (shot) {
            checked_.gain = shot->gain;
            checked_.proof = ExerciseProof::captures;
            proved_ = problem_.wanted == Stipulation::win && shot->gain == analysis::shots::won;
        } else if (reaches(value, problem_.wanted)) {
            checked_.proof =
                prover_.isKnown(position) ? ExerciseProof::tables : ExerciseProof::search;
        }
    }

    [[nodiscard]] Soundness verdict() const {
        if (checked_.refutedAt >= 0)
            return Soundness::noSolution;
        if (!proved_ || firstIsOpen_)
            return Soundness::unproved;
        if (checked_.alternatives.empty())
            return Soundness::sound;
        return checked_.alternatives.front().ply == 0 ? Soundness::cook : Soundness::dual;
    }

    const ComposedProblem& problem_;
    Prover& prover_;
    int lead_;
    bool proved_ = false;      // that a move of the solution reaches what is wanted
    bool firstIsOpen_ = false; // the first one neither wins by captures nor by the search
    analysis::shots::ShotFinder finder_{problemLimits};
    CheckedProblem checked_;
};

} // namespace

std::string_view word(Soundness soundness) {
    switch (soundness) {
    case Soundness::sound:
        return "sound";
    case Soundness::dual:
        return "dual";
    case Soundness::cook:
        return "cook";
    case Soundness::illegal:
        return "illegal";
    case Soundness::noSolution:
        return "no-solution";
    case Soundness::unproved:
        break;
    }
    return "unproved";
}

std::optional<ComposedProblem> composedProblem(const rules::Game& game) {
    if (game.start() == Position::start(game.variant()))
        return std::nullopt;
    ComposedProblem problem{.position = game.start(), .solution = {}, .composition = {}};
    rules::NodeId last = rules::rootNode;
    for (const rules::NodeId id : game.mainLine()) {
        if (game.node(id).step != rules::Step::move)
            break;
        problem.solution.push_back(game.node(id).move);
        last = id;
    }
    for (const rules::Remark& remark : game.remarks(last))
        if (const auto* unread = remark.as<rules::UnreadText>(); unread != nullptr)
            problem.unread = unread->text;
    if (problem.solution.empty() && !problem.unread)
        return std::nullopt;
    problem.composition = {firstTag(game, {"Author", "Composer", "White"}),
                           firstTag(game, {"Source", "Publication", "Event"}),
                           firstTag(game, {"Number", "Round"}), firstTag(game, {"Stipulation"})};
    problem.wanted = wantedOf(game, problem.composition.stipulation);
    return problem;
}

CheckedProblem checkProblem(const ComposedProblem& problem, Prover& prover) {
    return Check(problem, prover).run();
}

Exercise exerciseOf(const ComposedProblem& problem, const CheckedProblem& checked,
                    const analysis::shots::ShotNames& names) {
    Exercise exercise{.position = problem.position,
                      .kind = ExerciseKind::composition,
                      .proof = checked.proof,
                      .answers = {problem.solution.front()},
                      .line = problem.solution};
    for (const Alternative& alternative : checked.alternatives)
        if (alternative.ply == 0)
            exercise.answers.push_back(alternative.move);
    int given = 0;
    for (std::size_t ply = 1; ply < problem.solution.size(); ply += 2)
        given += static_cast<int>(problem.solution[ply].captured.size());
    exercise.gain = checked.gain;
    exercise.difficulty = difficultyOf(static_cast<int>(problem.solution.size() + 1) / 2, given);
    exercise.motifs = keysOf(names.of(problem.position, problem.solution));
    exercise.composition = problem.composition;
    exercise.wanted = problem.wanted;
    return exercise;
}

} // namespace damscope::db
