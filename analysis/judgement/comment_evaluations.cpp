// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/judgement/comment_evaluations.hpp"

#include "base/text/ascii.hpp"

#include <charconv>
#include <cmath>
#include <cstdlib>
#include <map>
#include <string_view>
#include <utility>

namespace damscope::analysis {
namespace {

constexpr int thousandthsPerHundredth = 10;

// "%eval #-4": Black wins in four moves; "%eval #-4,12" adds the depth of the search.
std::optional<Score> forcedScore(std::string_view command) {
    constexpr std::string_view begin = "%eval #";
    constexpr int farthest = 500;
    if (!command.starts_with(begin))
        return std::nullopt;
    std::string_view text = base::trimmed(command.substr(begin.size()));
    if (const std::size_t comma = text.find(','); comma != std::string_view::npos) {
        if (!base::isAllDigits(text.substr(comma + 1)))
            return std::nullopt;
        text = text.substr(0, comma);
    }
    int moves = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), moves);
    if (error != std::errc{} || end != text.data() + text.size() || moves == 0 ||
        std::abs(moves) > farthest)
        return std::nullopt;
    const int plies = 2 * std::abs(moves) - 1;
    return moves > 0 ? Score::winIn(plies) : Score::lossIn(plies);
}

std::optional<Score> readScore(const rules::Remark& remark) {
    if (const auto* evaluation = remark.as<rules::Evaluation>())
        return Score::centiMen(static_cast<int>(
            std::lround(static_cast<double>(evaluation->thousandths) / thousandthsPerHundredth)));
    if (const auto* command = remark.as<rules::Command>())
        return forcedScore(command->text);
    return std::nullopt;
}

// "lidraughts.org" of "https://lidraughts.org/mJ3d5qPX".
std::string_view hostName(std::string_view site) {
    const std::size_t scheme = site.find("://");
    if (scheme == std::string_view::npos)
        return {};
    site.remove_prefix(scheme + 3);
    return site.substr(0, site.find('/'));
}

} // namespace

std::string commentsName(const rules::Game& game) {
    const std::string_view annotator = game.tag("Annotator");
    const std::string_view who = annotator.empty() ? hostName(game.tag("Site")) : annotator;
    return who.empty() ? "comments" : "comments (" + std::string(who) + ")";
}

EvaluationSource evaluationsInComments(const rules::Game& game) {
    std::map<rules::PositionKey, Score> scores;
    const auto take = [&](rules::NodeId node, const std::optional<rules::Position>& position) {
        for (const rules::Remark& remark : game.remarks(node))
            if (const auto score = readScore(remark); score && position)
                scores.insert_or_assign(position->key(), *score);
    };
    std::optional<rules::Position> position = game.start();
    take(rules::rootNode, position);
    for (const rules::NodeId node : game.mainLine()) {
        position = game.positionAfter(position, node);
        take(node, position);
    }
    return [scores = std::move(scores), name = commentsName(game)](
               const rules::Position& at) -> std::optional<PositionEvaluation> {
        const auto found = scores.find(at.key());
        if (found == scores.end())
            return std::nullopt;
        PositionEvaluation evaluation;
        evaluation.lines.push_back({found->second, {}});
        evaluation.engine = name;
        return evaluation;
    };
}

GameJudgement judgeWithComments(const rules::Game& game, const EvaluationSource& evaluations,
                                const Thresholds& thresholds) {
    GameJudgement judgement = judge(game, evaluations, thresholds);
    if (judgement.isAnalysed() || !game.hasRemarks())
        return judgement;
    GameJudgement byComments = judge(game, evaluationsInComments(game), thresholds);
    return byComments.coverage().evaluated > judgement.coverage().evaluated ? byComments
                                                                            : judgement;
}

namespace {

std::optional<std::uint32_t> clockIn(const rules::Remark& remark, rules::Color mover) {
    if (const auto* time = remark.as<rules::ClockTime>())
        return time->kind == rules::ClockTime::Kind::left ? std::optional(time->seconds)
                                                          : std::nullopt;
    const auto* clocks = remark.as<rules::Clocks>();
    if (clocks == nullptr)
        return std::nullopt;
    return mover == rules::Color::white ? clocks->white : clocks->black;
}

} // namespace

std::optional<int> clockAfter(const rules::Game& game, rules::NodeId node, rules::Color mover) {
    for (const rules::Remark& remark : game.remarks(node))
        if (const auto clock = clockIn(remark, mover))
            return static_cast<int>(*clock);
    return std::nullopt;
}

std::optional<int> timeSpentOn(const rules::Game& game, rules::NodeId node) {
    for (const rules::Remark& remark : game.remarks(node))
        if (const auto* time = remark.as<rules::ClockTime>();
            time != nullptr && time->kind == rules::ClockTime::Kind::move)
            return static_cast<int>(time->seconds);
    return std::nullopt;
}

} // namespace damscope::analysis
