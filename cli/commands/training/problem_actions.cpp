// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text/ascii.hpp"
#include "cli/commands/training/deck.hpp"
#include "cli/commands/training/exercise_actions.hpp"
#include "cli/exchange/games_source.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/store_options.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "db/search/structures/structures.hpp"
#include "db/store/codec/main_line.hpp"
#include "db/store/games.hpp"
#include "db/training/compositions.hpp"
#include "db/training/exercise_table.hpp"
#include "db/training/exercise_words.hpp"
#include "messages/message.hpp"
#include "messages/translation.hpp"
#include "rules/text/fen.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace damscope::cli::exercise_command {
namespace {

using db::Soundness;

/// A problem of the files, and what is found about it.
struct Reported {
    std::size_t number = 0; ///< from 1, of the problems in the files
    db::ComposedProblem problem;
    db::CheckedProblem checked;
    std::string sameAs;   ///< another one with this position, colours exchanged or not
    bool repeats = false; ///< that one is sound
};

// Worth keeping: an unsound one does not keep a sound one of the same position out.
bool isUsable(const Reported& reported) {
    const Soundness soundness = reported.checked.soundness;
    return !reported.repeats && (soundness == Soundness::sound || soundness == Soundness::dual);
}

/// Reads the problems of files, and checks them one after another.
class Problems {
public:
    Problems(const Options& options, Console& console)
        : console_(console), games_(options.selection.open(console)),
          engine_(options.judging, console.stopToken()) {}

    // Those that the database has count as there before.
    void know(const std::vector<db::Exercise>& exercises) {
        for (const db::Exercise& exercise : exercises) {
            const std::string name = db::compositionText(exercise.composition);
            known_.emplace(exercise.key(),
                           Known{name.empty() ? exerciseName(exercise.key()) : name, true});
        }
    }

    template <class Take> void forEach(const Take& take) {
        db::Store& store = games_.store();
        const auto games = db::findGames(store, games_.filter());
        ProgressLine progress(console_, "counted-problems");
        const auto show = showOn(progress);
        for (const db::GameId id : games) {
            if (console_.stopToken().stop_requested())
                return;
            const auto game = db::loadGame(store, id);
            auto problem = game ? db::composedProblem(*game) : std::nullopt;
            if (!problem) {
                ++others_;
                unsolved_ +=
                    game && game->start() != rules::Position::start(game->variant()) ? 1U : 0U;
                continue;
            }
            ++count_;
            show(count_, games.size());
            const Reported reported = report(std::move(*problem));
            if (console_.stopToken().stop_requested())
                return; // in the middle of it
            take(reported);
        }
        complete_ = true;
    }

    [[nodiscard]] std::uint64_t count() const { return count_; }
    [[nodiscard]] std::uint64_t others() const { return others_; } ///< games without a set-up
    /// Reports positions that were set up and have no moves.
    void reportUnsolved() const {
        if (unsolved_ > 0)
            console_.say(countMessage("problems-unsolved", "positions", unsolved_));
    }
    [[nodiscard]] bool complete() const { return complete_; }

private:
    Reported report(db::ComposedProblem problem) {
        Reported reported{count_, std::move(problem), {}, {}};
        const auto key = db::exerciseKey(reported.problem.position);
        const std::string own = db::compositionText(reported.problem.composition);
        const auto [known, isNew] =
            known_.emplace(key, Known{own.empty() ? fmt::format("#{}", count_) : own, false});
        if (!isNew)
            reported.sameAs = known->second.name;
        reported.repeats = known->second.sound;
        reported.checked = db::checkProblem(reported.problem, engine_.prover());
        known->second.sound = known->second.sound || isUsable(reported);
        return reported;
    }

    Console& console_;
    SelectedGames games_;
    TrainingEngine engine_;
    struct Known {
        std::string name;
        bool sound = false; ///< one with the position; a later one repeats it
    };
    std::map<db::ExerciseKey, Known> known_;
    std::size_t count_ = 0;
    std::uint64_t others_ = 0;
    std::uint64_t unsolved_ = 0; ///< of these, set up
    bool complete_ = false;
};

std::string moveOf(const Reported& reported, int ply, const rules::Move& move) {
    rules::Position position = reported.problem.position;
    for (int i = 0; i < ply; ++i)
        position.play(reported.problem.solution[static_cast<std::size_t>(i)]);
    return fmt::format("{}. {}", ply / 2 + 1, db::playedText(position, move));
}

// "2. 1-50": the first move of the solution that is not legal; empty if all are.
std::string unreadOf(const db::ComposedProblem& problem) {
    if (!problem.unread)
        return {};
    std::string_view text = base::trimmed(*problem.unread);
    if (const std::size_t number = text.find_first_not_of("0123456789");
        number != std::string_view::npos && number > 0 && text[number] == '.') { // "2. 1-50"
        text.remove_prefix(std::min(text.find_first_not_of('.', number), text.size()));
        text = base::trimmed(text);
    }
    const std::size_t plies = problem.solution.size();
    const bool black = (problem.position.toMove() == rules::Color::black) != (plies % 2 == 1);
    const std::size_t white = problem.position.toMove() == rules::Color::white ? plies : plies + 1;
    return fmt::format("{}{} {}", white / 2 + 1, black ? "..." : ".",
                       text.substr(0, text.find_first_of(" \t\r\n")));
}

Json jsonOf(const Reported& reported) {
    Json alternatives = Json::array();
    for (const db::Alternative& alternative : reported.checked.alternatives)
        alternatives.push_back(moveOf(reported, alternative.ply, alternative.move));
    const db::ComposedProblem& problem = reported.problem;
    const auto refuted = static_cast<std::size_t>(std::max(reported.checked.refutedAt, 0));
    return {{"number", reported.number},
            {"fen", rules::writeFen(problem.position)},
            {"author", textOrNull(problem.composition.author)},
            {"source", textOrNull(problem.composition.source)},
            {"source_number", textOrNull(problem.composition.number)},
            {"solution", movesJson(problem.position, problem.solution)},
            {"soundness", db::word(reported.checked.soundness)},
            {"proof", db::word(reported.checked.proof)},
            {"alternatives", alternatives},
            {"refuted",
             reported.checked.refutedAt < 0
                 ? Json()
                 : Json(moveOf(reported, reported.checked.refutedAt, problem.solution[refuted]))},
            {"illegal", textOrNull(unreadOf(problem))},
            {"same_as", textOrNull(reported.sameAs)}};
}

std::string textOf(const Reported& reported, Language language) {
    std::string text =
        fmt::format("{:>4}  {}", reported.number,
                    word("soundness", db::word(reported.checked.soundness), language));
    for (const db::Alternative& alternative : reported.checked.alternatives)
        text += ", " + moveOf(reported, alternative.ply, alternative.move);
    if (const auto at = reported.checked.refutedAt; at >= 0)
        text +=
            ", " + moveOf(reported, at, reported.problem.solution[static_cast<std::size_t>(at)]);
    if (const std::string unread = unreadOf(reported.problem); !unread.empty())
        text += ", " + unread;
    if (!reported.sameAs.empty())
        text += "; " + translated({"problem-same", {{"name", reported.sameAs}}}, language);
    const std::string from = db::compositionText(reported.problem.composition);
    return visible(from.empty() ? text : text + "  (" + from + ')') + '\n';
}

} // namespace

ExitStatus makeOfProblems(const Options& options, Console& console) {
    db::Store store = options.selection.store().openForWriting();
    Problems problems(options, console);
    problems.know(db::allExercises(store));
    std::vector<db::Exercise> made;
    std::map<std::string, std::uint64_t> rejected;
    problems.forEach([&](const Reported& reported) {
        if (isUsable(reported))
            made.push_back(
                db::exerciseOf(reported.problem, reported.checked, namesOf(store).shots));
        else
            ++rejected[reported.repeats ? "known"
                                        : std::string(db::word(reported.checked.soundness))];
    });
    const db::KeptExercises kept = db::keepExercises(store, made);
    std::uint64_t rejections = 0;
    Json reasons = Json::object();
    std::string reasonText;
    for (const auto& [reason, count] : rejected) {
        rejections += count;
        reasons[reason] = count;
        reasonText += rejectionLine(count, word("soundness", reason, console.locale()));
    }
    if (options.format.isJson()) {
        JsonRows rows = options.format.rows(console.out());
        rows.add({{"games", problems.count() + problems.others()},
                  {"candidates", problems.count()},
                  {"added", kept.added},
                  {"known", kept.joined},
                  {"rejected", reasons}});
        rows.end();
    }
    console.out().flush();
    Message message = countMessage("exercises-made", "exercises", kept.added);
    message.parameters.push_back({"candidates", damscope::counted(problems.count())});
    message.parameters.push_back({"rejected", damscope::counted(rejections)});
    console.say(console.translate(message) + reasonText);
    problems.reportUnsolved();
    return problems.complete() ? ExitStatus::allWell : ExitStatus::interrupted;
}

ExitStatus checkProblems(const Options& options, Console& console) {
    Problems problems(options, console);
    JsonRows rows = options.format.rows(console.out());
    std::uint64_t unsound = 0;
    problems.forEach([&](const Reported& reported) {
        unsound += isUsable(reported) ? 0U : 1U;
        if (options.format.isJson())
            rows.add(jsonOf(reported));
        else
            console.out().write(textOf(reported, console.locale()));
    });
    if (options.format.isJson())
        rows.end();
    console.out().flush();
    Message message = countMessage("problems-checked", "problems", problems.count());
    message.parameters.push_back({"unsound", damscope::counted(unsound)});
    console.say(message);
    problems.reportUnsolved();
    if (!problems.complete())
        return ExitStatus::interrupted;
    return unsound == 0 ? ExitStatus::allWell : ExitStatus::problems;
}

} // namespace damscope::cli::exercise_command
