// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/ingest/step_taker.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace damscope::db::importing {

void StepTaker::take(ParsedStep step) {
    std::visit([this](auto&& each) { takeStep(std::forward<decltype(each)>(each)); },
               std::move(step));
}

void StepTaker::begin(const PlanPtr& plan) {
    if (plan_ == plan)
        return;
    plan_ = plan;
    ordinal_ = plan->before.games;
    ++sources_;
    if (plan->source.encoding != "UTF-8")
        ++encodings_[plan->source.encoding];
    mended_ += std::exchange(habits_, {}).mended();
    beginSource(plan);
}

void StepTaker::takeStep(GamesStep step) {
    begin(step.plan);
    for (PreparedGame& game : *step.games) {
        game.row.ordinal = ++ordinal_;
        habits_.take(game.row);
    }
    games_ += step.games->size();
    takeGames(std::move(step));
}

void StepTaker::takeStep(const SourceEvent& event) {
    std::visit([this](const auto& each) { takeEvent(each); }, event);
}

void StepTaker::takeEvent(const SourceEnd& end) {
    begin(end.plan);
    if (ordinal_ == 0)
        takeEvent(Notice{Severity::warning, plan_->source.path, {"no-games", {}}});
    endSource(end);
    for (const Notice& notice : habits_.wrongVariants(plan_->source.path))
        takeEvent(notice);
}

void StepTaker::takeEvent(const KnownSource& known) {
    ++known_;
    meet(known);
    if (listener_.source)
        listener_.source({known.source, known.knownAs, known.progress});
}

void StepTaker::takeEvent(const Notice& notice) {
    if (notice.severity == Severity::error)
        ++failed_;
    meet(notice);
    if (listener_.notice)
        listener_.notice(notice);
}

void StepTaker::report(const Source& source, const GameMet& game, const ProblemRow& problem) const {
    if (!listener_.problem)
        return;
    ImportProblem met{source.path, 0, {}, {}, game.refused, problem, game.stored};
    if (game.row != nullptr) {
        met.ordinal = game.row->ordinal;
        met.white = game.row->header.white;
        met.black = game.row->header.black;
    }
    listener_.problem(met);
}

namespace {

constexpr std::array<std::string_view, 4> mendings{"header-text", "quoted-lines", "other-quotes",
                                                   "sign-behind-name"};
constexpr std::array<std::string_view, 5> furtherHabits{
    "header-word", "unsure-position", "unclear-date", "unclear-rating", "variant-overruled"};
constexpr std::size_t mostKnown = 1000;

bool isMending(const Problem& problem) {
    return std::ranges::count(mendings, problem.code()) > 0;
}

bool isHabit(const Problem& problem) {
    return isMending(problem) || std::ranges::count(furtherHabits, problem.code()) > 0;
}

// The problem with what makes it another one.
std::string keyOf(const Problem& problem) {
    std::string key = problem.code();
    for (const std::string_view name : {"text", "word", "tag", "variant", "type"})
        key += '\n' + std::string(problem.message.text(name));
    return key;
}

std::vector<std::string> othersOf(const Message& message) {
    const Parameter* others = message.find("others");
    const auto* names =
        others != nullptr ? std::get_if<std::vector<std::string>>(&others->value) : nullptr;
    return names != nullptr ? *names : std::vector<std::string>();
}

Message wrongVariant(const std::string& variant, const std::vector<std::string>& others,
                     std::uint64_t number, std::uint64_t games) {
    Message message{others.empty() ? "wrong-variant-source" : "wrong-variant-source-open",
                    {{"number", counted(number)}, {"games", counted(games)}, {"variant", variant}}};
    if (!others.empty())
        message.parameters.push_back({"others", others});
    return message;
}

} // namespace

void SourceHabits::know(const Problem& problem) {
    if (isHabit(problem) && known_.size() < mostKnown)
        known_.insert(keyOf(problem));
}

void SourceHabits::take(GameRow& game) {
    ++games_;
    mended_ += std::ranges::any_of(game.problems, isMending) ? 1U : 0U;
    for (const ProblemRow& problem : game.problems)
        if (problem.code() == "wrong-variant" || problem.code() == "wrong-variant-open")
            ++wrong_[{std::string(problem.message.text("variant")), othersOf(problem.message)}];
    std::erase_if(game.problems, [this](const ProblemRow& problem) {
        return isHabit(problem) && known_.size() < mostKnown &&
               !known_.insert(keyOf(problem)).second;
    });
}

std::vector<Notice> SourceHabits::wrongVariants(const std::string& path) const {
    std::vector<Notice> notices;
    for (const auto& [variants, games] : wrong_)
        notices.push_back({Severity::warning, path,
                           wrongVariant(variants.first, variants.second, games, games_)});
    return notices;
}

} // namespace damscope::db::importing
