// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/knowledge/shot_record.hpp"

#include "analysis/shots/record.hpp"
#include "rules/moves/routes.hpp"
#include "rules/text/explain.hpp"
#include "rules/text/notation.hpp"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace damscope::cli {
namespace {

using analysis::shots::Choice;
using analysis::shots::Step;
using rules::Square;

std::vector<Step> stepsOf(const db::FoundShot& shot) {
    if (!shot.start)
        return {};
    rules::Position position = *shot.start;
    std::vector<rules::Move> line;
    for (const std::string& text : shot.moves) {
        const auto match = rules::resolve(position, text);
        if (!match.unique())
            break;
        line.push_back(match.moves.front());
        position.play(line.back());
    }
    return analysis::shots::stepsOf(*shot.start, line);
}

Json squaresJson(const rules::Rules& rules, std::span<const Square> squares) {
    Json names = Json::array();
    for (const Square square : squares)
        names.push_back(rules::squareName(rules, square));
    return names;
}

const char* keyOf(Choice choice) {
    if (choice == Choice::free)
        return "choice";
    return choice == Choice::majority ? "majority" : "only";
}

Json replyJson(const Step& step, int ply, const std::string& move) {
    const rules::Rules& rules = step.before.rules();
    const Square stood(static_cast<unsigned>(step.piece));
    return {{"ply", ply},
            {"move", move},
            {"piece", rules::squareName(rules, stood)},
            {"forced", keyOf(analysis::shots::choiceAt(step.before))},
            {"taken", squaresJson(rules, step.taken)}};
}

Json captureJson(const Step& step, const std::string& move) {
    const rules::Rules& rules = step.before.rules();
    const auto routes = rules::routes(step.before, step.move, 1);
    const std::vector<Square> squares =
        routes.empty() ? std::vector{step.move.from, step.move.to} : routes.front().squares;
    return {{"move", move},
            {"path", squaresJson(rules, std::span(squares).subspan(1))},
            {"taken", squaresJson(rules, step.taken)},
            {"promotes", step.move.crowns}};
}

} // namespace

void addShotRecord(Json& object, const db::FoundShot& shot) {
    object["record"] = Json::array();
    object["last_capture"] = Json();
    const std::vector<Step> steps = stepsOf(shot);
    for (std::size_t i = 0; i < steps.size(); ++i)
        if (!steps[i].own)
            object["record"].push_back(
                replyJson(steps[i], shot.ply + static_cast<int>(i), shot.moves[i]));
        else if (steps[i].move.isCapture())
            object["last_capture"] = captureJson(steps[i], shot.moves[i]);
    object["answered"] = shot.answer.empty() ? Json() : Json(shot.answer);
}

} // namespace damscope::cli
