// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/options/judged_game.hpp"

#include "analysis/judgement/comment_evaluations.hpp"
#include "cli/options/language_option.hpp"
#include "db/store/evaluations.hpp"

#include <charconv>
#include <span>
#include <stdexcept>

namespace damscope::cli {
namespace {

// Percent of a game's points.
Accept intoShare(double& target) {
    return [&target](std::string_view text) -> std::optional<std::string> {
        double percent = 0;
        const char* const end = text.data() + text.size();
        const auto [stopped, error] = std::from_chars(text.data(), end, percent);
        if (error != std::errc() || stopped != end || !(percent >= 0 && percent <= 100))
            return inWords({"usage-percentage", {{"word", std::string(text)}}});
        target = percent / 100;
        return std::nullopt;
    };
}

} // namespace

void JudgementOptions::declare(Arguments& arguments) {
    arguments.group("Judgement (explained in docs/analysis.md)");
    arguments.value(
        {"--inaccuracy", "P", "a move that loses at least P percent of a game; 5 if not set"},
        intoShare(thresholds.inaccuracy));
    arguments.value({"--mistake", "P", "likewise; 12 if not set"}, intoShare(thresholds.mistake));
    arguments.value({"--blunder", "P", "likewise; 20 if not set"}, intoShare(thresholds.blunder));
    arguments.value(
        {"--time-trouble", "P", "less than P percent of the longest time left; 10 if not set"},
        intoShare(thresholds.timeTrouble));
    arguments.value({"--judge", "NAME",
                     "only evaluations of this engine, by its full name; else the "
                     "deepest of any engine, or those in the game's comments"},
                    into(judge));
}

JudgedGame judgedGame(db::Store& store, std::int64_t number, const JudgementOptions& options) {
    const auto id = static_cast<db::GameId>(number);
    auto game = db::loadGame(store, id);
    if (!game && game.error().missing)
        throw UsageError(inWords({"usage-no-game", {{"id", std::to_string(number)}}}));
    if (!game)
        throw std::runtime_error(game.error().reason);
    const auto evaluations = [&](const rules::Position& position) {
        return db::evaluation(store, position, options.judge);
    };
    analysis::GameJudgement judgement =
        options.judge && *options.judge != analysis::commentsName(*game)
            ? analysis::judge(*game, evaluations, options.thresholds)
            : analysis::judgeWithComments(*game, evaluations, options.thresholds);
    return {db::gameLines(store, std::span(&id, 1)).at(0), std::move(*game), std::move(judgement)};
}

void requireEvaluations(const JudgedGame& judged) {
    if (judged.judgement.isEmpty())
        throw UsageError(
            inWords({"usage-not-analysed", {{"id", std::to_string(db::number(judged.line.id))}}}));
}

void requireAnalysis(const JudgedGame& judged) {
    requireEvaluations(judged);
    const analysis::Coverage coverage = judged.judgement.coverage();
    if (!coverage.isAnalysed())
        throw UsageError(inWords({"usage-partly-analysed",
                                  {{"id", std::to_string(db::number(judged.line.id))},
                                   {"known", std::to_string(coverage.evaluated)},
                                   {"moves", std::to_string(coverage.moves)}}}));
}

} // namespace damscope::cli
