// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/options/judged_game.hpp"
#include "messages/phrase.hpp"

#include "analysis/hub/engine_list.hpp"
#include "analysis/judgement/annotation.hpp"
#include "base/text/ascii.hpp"
#include "cli/options/filter_options.hpp"
#include "cli/options/general_options.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "db/store/evaluations.hpp"

#include <algorithm>
#include <iterator>
#include <span>

namespace damscope::cli {
namespace {

// Percent of a game's points.
ValueParser intoShare(double& target) {
    return [&target](std::string_view text) -> Complaint {
        const auto percent = base::readNumber<double>(text);
        if (!percent || !(*percent >= 0 && *percent <= 100))
            return Message{"usage-percentage", {{"word", std::string(text)}}};
        target = *percent / 100;
        return std::nullopt;
    };
}

std::string listed(const std::vector<std::string>& names) {
    std::string list;
    for (const std::string& name : names)
        list += "\n  " + visible(name);
    return list;
}

// The full name that an engine of the user's list gives itself; nothing if it is not in the list.
std::optional<std::string> fullName(const std::string& given, rules::Variant variant) {
    const analysis::EngineList list(analysis::EngineList::usualFile());
    const analysis::HubSettings* const known = list.find(given);
    if (known == nullptr)
        return std::nullopt;
    analysis::HubEngine engine(*known);
    (void)engine.meet(variant);
    return engine.name();
}

} // namespace

void JudgementOptions::declare(Arguments& arguments) {
    arguments.group(phrase("Judgement (explained in docs/analysis.md)"));
    arguments.value({"--inaccuracy", "P",
                     phrase("an inaccuracy is a move that loses at least P percent of the points "
                            "of a game; 5 if not set")},
                    intoShare(thresholds.inaccuracy));
    arguments.value({"--mistake", "P",
                     phrase("a mistake is a move that loses at least this much; 12 if not set")},
                    intoShare(thresholds.mistake));
    arguments.value({"--blunder", "P",
                     phrase("a blunder is a move that loses at least this much; 20 if not set")},
                    intoShare(thresholds.blunder));
    arguments.value({"--time-trouble", "P",
                     phrase("less than P percent of the longest time left; 10 if not set")},
                    intoShare(thresholds.timeTrouble));
    arguments.value(
        {"--judge", "NAME",
         phrase("only evaluations of this engine: its name in 'damscope engine', or the beginning "
                "of its full name; else the deepest of any engine, or those in the "
                "game's comments")},
        into(judge));
}

// The judge that the user means, among those of the game; as given if it is none of them.
std::string GameJudge::judgeMeant(const std::vector<std::string>& judges, rules::Variant variant) {
    const std::string& given = *options_.judge;
    if (judges.empty() || std::ranges::count(judges, given) > 0)
        return given;
    const auto [known, isNew] = fullNames_.try_emplace(variant);
    if (isNew)
        known->second = fullName(given, variant);
    if (known->second)
        return *known->second;
    std::vector<std::string> meant;
    std::ranges::copy_if(judges, std::back_inserter(meant), [&](const std::string& judge) {
        return base::lowerCase(judge).starts_with(base::lowerCase(given));
    });
    if (meant.size() > 1)
        throw UsageError(
            {"usage-several-judges", {{"name", visible(given)}, {"list", listed(meant)}}});
    return meant.empty() ? given : meant.front();
}

JudgedGame GameJudge::judged(std::int64_t number) {
    const auto id = static_cast<db::GameId>(number);
    rules::Game game = gameMeant(store_, id);
    JudgedGame judged{db::gameLines(store_, std::span(&id, 1)).at(0),
                      std::move(game),
                      {},
                      {},
                      {},
                      namesOf(store_)};
    const bool byComments = options_.judge == analysis::commentsName(judged.game);
    if (options_.judge) {
        judged.judges = db::evaluatingEngines(store_, judged.game);
        judged.judge =
            byComments ? *options_.judge : judgeMeant(judged.judges, judged.game.variant());
    }
    const auto evaluations = [&](const rules::Position& position) {
        return db::evaluation(store_, position, judged.judge);
    };
    judged.judgement =
        judged.judge && !byComments
            ? analysis::judge(judged.game, evaluations, options_.thresholds)
            : analysis::judgeWithComments(judged.game, evaluations, options_.thresholds);
    return judged;
}

namespace {

// Whether others have judged the game, and the judge who is asked for has not: what ends the game
// is judged without one.
bool isOfOthers(const JudgedGame& judged) {
    return judged.judge && judged.judge != analysis::commentsName(judged.game) &&
           std::ranges::count(judged.judges, *judged.judge) == 0 &&
           !judged.judgement.coverage().isAnalysed();
}

} // namespace

void requireEvaluations(const JudgedGame& judged) {
    if (!judged.judgement.isEmpty() && (judged.judges.empty() || !isOfOthers(judged)))
        return;
    Message message{"usage-not-analysed", {{"id", std::to_string(db::number(judged.line.id))}}};
    if (!judged.judges.empty()) {
        message.code = "usage-not-judged-by";
        message.parameters.push_back({"name", visible(judged.judge.value_or(""))});
        message.parameters.push_back({"list", listed(judged.judges)});
    }
    throw UsageError(message);
}

void requireAnalysis(const JudgedGame& judged) {
    requireEvaluations(judged);
    const analysis::Coverage coverage = judged.judgement.coverage();
    if (!coverage.isAnalysed())
        throw UsageError({"usage-partly-analysed",
                          {{"id", std::to_string(db::number(judged.line.id))},
                           {"known", std::to_string(coverage.evaluated)},
                           {"moves", std::to_string(coverage.moves)}}});
}

} // namespace damscope::cli
