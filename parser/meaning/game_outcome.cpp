// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/meaning/game_outcome.hpp"

#include "base/text/ascii.hpp"
#include "parser/meaning/game_tags.hpp"
#include "parser/syntax/comment_parts.hpp"
#include "parser/syntax/reader.hpp"
#include "parser/syntax/wrapped_lines.hpp"
#include "rules/text/explain.hpp"

#include <algorithm>

namespace damscope::parser {
namespace {

using rules::GameResult;
using rules::ScriptItem;

bool isStep(const ScriptItem& item) {
    return item.kind == ScriptItem::Kind::move || item.kind == ScriptItem::Kind::unknownMove ||
           item.kind == ScriptItem::Kind::setup;
}

// A result behind a number, before more moves, is a slip in a move.
bool beginsWithMove(std::string_view unread) {
    GameText rest;
    if (!Reader(unread).next(rest))
        return false;
    const bool goesOn = rest.source.size() < base::trimmed(unread).size();
    const auto first = std::ranges::find_if(rest.script, [](const ScriptItem& item) {
        return item.kind != ScriptItem::Kind::moveNumber;
    });
    return first == rest.script.end() ? goesOn && !rest.script.empty() : isStep(*first);
}

rules::NodeId lastNode(const rules::Game& game) {
    const std::vector<rules::NodeId> line = game.mainLine();
    return line.empty() ? rules::rootNode : line.back();
}

} // namespace

bool endsInUnreadMoves(const rules::Game& game) {
    return game.hasRemarks() &&
           std::ranges::any_of(game.remarks(lastNode(game)), [](const rules::Remark& remark) {
               const auto* unread = remark.as<rules::UnreadText>();
               return unread != nullptr && beginsWithMove(unread->text);
           });
}

std::optional<rules::Position> lastPosition(const rules::Game& game) {
    return endsInUnreadMoves(game) ? std::nullopt : game.position(lastNode(game));
}

GameOutcome gameOutcome(const rules::Game& game) {
    GameOutcome v;
    v.ply = game.ply(lastNode(game));
    v.draws = adjudicate(game);
    if (const auto last = lastPosition(game))
        v.board = outcome(*last);
    return v;
}

bool refutes(const rules::Game& game, GameResult known) {
    if (known == GameResult::unknown || game.result == known ||
        game.result == GameResult::unknown || game.result == GameResult::bothLose)
        return false;
    return game.result != GameResult::draw || adjudicate(game).empty();
}

namespace {

using rules::GameResult;

constexpr std::string_view resultWord = "result";

std::string textOf(const rules::Game& game, GameResult result) {
    return std::string(writeResult(game.start().rules(), result));
}

/// What a remark says was written in place of the result; nothing if it is another remark.
std::optional<std::string> resultIn(const rules::Remark& remark) {
    const auto* command = remark.as<rules::Command>();
    const auto record = command == nullptr ? std::nullopt : argumentOf(command->text, repairedWord);
    const auto written = record ? argumentOf(*record, resultWord) : std::nullopt;
    return written ? std::optional(percentDecoded(*written)) : std::nullopt;
}

std::string tagOf(const rules::Game& game) {
    const auto tag = tagNamed(game.tags, "Result");
    return tag ? game.tags[*tag].value : textOf(game, game.result);
}

} // namespace

Problem refutedResult(const rules::Game& game, Message explanation, GameResult known) {
    return {Severity::warning,
            {"result-refuted",
             {{"explanation", std::move(explanation)}, {"result", textOf(game, game.result)}}},
            {},
            Message{"result-meant", {{"result", textOf(game, known)}}}};
}

std::optional<Problem> resultRefutedByBoard(const rules::Game& game, const rules::Position& last) {
    const rules::Outcome board = rules::outcome(last);
    if (!refutes(game, board.result))
        return std::nullopt;
    return refutedResult(game, rules::message(last, {rules::Reason::gameOver, {}, {}}),
                         board.result);
}

Message resultRepaired(const Problem& refuted) {
    const Parameter* explanation = refuted.message.find("explanation");
    return {"result-repaired",
            {{"written", std::string(refuted.message.text("result"))},
             {"result", std::string(refuted.suggestion->text("result"))},
             {"explanation", explanation->value}}};
}

void repairResult(rules::Game& game, GameResult result) {
    if (!resultBeforeRepair(game)) {
        const std::string record = std::string(repairedWord) + ' ' + std::string(resultWord) + ' ' +
                                   percentEncoded(tagOf(game));
        game.addRemark(lastNode(game), rules::Remark(rules::Command{record}));
    }
    game.result = result;
    game.tags = completeTags(std::move(game.tags), game);
}

std::optional<std::string> resultBeforeRepair(const rules::Game& game) {
    for (const rules::Remark& remark : game.remarks(lastNode(game)))
        if (auto written = resultIn(remark))
            return written;
    return std::nullopt;
}

bool undoResultRepair(rules::Game& game) {
    const auto written = resultBeforeRepair(game);
    if (!written)
        return false;
    const rules::NodeId last = lastNode(game);
    const auto remarks = game.remarks(last);
    std::vector<rules::Remark> others;
    std::ranges::copy_if(remarks, std::back_inserter(others),
                         [](const rules::Remark& r) { return !resultIn(r); });
    game.setRemarks(last, std::move(others));
    const rules::Rules& rules = game.start().rules();
    game.result = readResult(rules, *written).value_or(GameResult::unknown);
    setResult(game.tags, rules, *written);
    return true;
}

} // namespace damscope::parser
