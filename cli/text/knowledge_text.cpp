// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/knowledge_text.hpp"

#include "analysis/shots/names.hpp"
#include "analysis/shots/shot.hpp"
#include "db/findings/shots/search_themes.hpp"
#include "db/search/endings/endings.hpp"
#include "db/search/structures/structures.hpp"
#include "messages/translation.hpp"
#include "rules/moves/routes.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <span>

namespace damscope::cli {
namespace {

Json materialJson(const db::EndingMaterial& ending) {
    return {{"ply", ending.ply},
            {"white_men", ending.counts[0]},
            {"white_kings", ending.counts[1]},
            {"black_men", ending.counts[2]},
            {"black_kings", ending.counts[3]}};
}

} // namespace

std::string knowledgeText(const rules::Game& game, const db::NameCatalogue& names,
                          Language language) {
    std::string text;
    for (const pages::SheetTable& table :
         pages::knowledgeTables(pages::knowledgeOf(game, names), language)) {
        if (!table.rows.empty())
            text += fmt::format("\n{}\n", table.title);
        for (const pages::Cells& row : table.rows)
            text += fmt::format("  {}\n", row.front().text);
    }
    return text;
}

void addKnowledge(Json& object, const rules::Game& game, const db::NameCatalogue& names,
                  Language language) {
    const pages::GameKnowledge knowledge = pages::knowledgeOf(game, names, true);
    object["structures"] = Json::array();
    for (const db::StructureStay& stay : knowledge.structures) {
        const db::Structure& structure = *stay.structure;
        object["structures"].push_back({{"structure", structure.key},
                                        {"name", nameOf(structure, stay.side, language)},
                                        {"side", db::sideKey(structure, stay.side)},
                                        {"from_ply", stay.from},
                                        {"to_ply", stay.to}});
    }
    object["endings"] = Json::array();
    for (const auto& named : knowledge.endings)
        object["endings"].push_back(
            {{"name", nameOf(*named.ending, language)}, {"ply", named.ply}});
    object["ending_material"] = knowledge.material ? materialJson(*knowledge.material) : Json();
    object["combinations"] = Json::array();
    for (const db::FoundShot& shot : knowledge.shots)
        object["combinations"].push_back(shotJson(shot, language));
}

namespace {

Json namesJson(const db::FoundShot& shot, Language language) {
    Json names = Json::array();
    for (const auto& name : shot.names)
        names.push_back(nameIn(name->names, language));
    return names;
}

// Null where the line wins the game.
Json gainJson(const db::FoundShot& shot) {
    return shot.gain == analysis::shots::won ? Json() : Json(shot.gain);
}

} // namespace

std::string gainText(const db::FoundShot& shot, Language language) {
    return translated(db::gainMessage(shot), language);
}

Json shotJson(const db::FoundShot& shot, Language language) {
    Json object = shotRow(shot, language);
    addShotRecord(object, shot);
    return object;
}

Json shotRow(const db::FoundShot& shot, Language language) {
    return {{"ply", shot.ply},
            {"side", shot.side == rules::Color::white ? "white" : "black"},
            {"kind", db::kindOf(shot)},
            {"forced", shot.forced},
            {"allowed", shot.allowed},
            {"gain", gainJson(shot)},
            {"wins", shot.gain == analysis::shots::won},
            {"breaks_through", shot.won.breaksThrough},
            {"given", shot.given},
            {"length", shot.moves.size()},
            {"line", db::numberedLine(shot)},
            {"names", namesJson(shot, language)}};
}

Json reasonJson(const db::Reason& reason, Language language) {
    using Kind = db::Reason::Kind;
    const bool hasLine = !reason.shot.moves.empty();
    const bool gains = hasLine && reason.kind != Kind::exchanges && reason.kind != Kind::refuted;
    const bool changes = reason.kind == Kind::changes;
    const bool exchanges = reason.kind == Kind::exchanges;
    return {{"line", hasLine ? Json(db::numberedLine(reason.shot)) : Json()},
            {"forced", gains ? Json(reason.shot.forced) : Json()},
            {"gain", gains ? gainJson(reason.shot) : Json()},
            {"gains", gains ? Json(gainText(reason.shot, language)) : Json()},
            {"wins", gains && reason.shot.gain == analysis::shots::won},
            {"given", gains ? Json(reason.shot.given) : Json()},
            {"names", namesJson(reason.shot, language)},
            {"structure", reason.structure == nullptr ? Json() : Json(reason.structure->key)},
            {"tempi", exchanges ? Json::array({reason.tempiBefore, reason.tempiAfter}) : Json()},
            {"outcomes", changes ? Json::array({rules::outcomeName(reason.before),
                                                rules::outcomeName(reason.after)})
                                 : Json()}};
}

namespace {

using analysis::shots::Choice;
using analysis::shots::Step;
using rules::Square;

Json squaresJson(const rules::Rules& rules, std::span<const Square> squares) {
    Json numbers = Json::array();
    for (const Square square : squares)
        numbers.push_back(rules.number(square));
    return numbers;
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
            {"square", rules.number(stood)},
            {"choice", keyOf(analysis::shots::choiceAt(step.before))},
            {"captured", squaresJson(rules, step.taken)}};
}

Json captureJson(const Step& step, const std::string& move) {
    const rules::Rules& rules = step.before.rules();
    const auto routes = rules::routes(step.before, step.move, 1);
    const std::vector<Square> squares =
        routes.empty() ? std::vector{step.move.from, step.move.to} : routes.front().squares;
    return {{"move", move},
            {"squares", squaresJson(rules, std::span(squares).subspan(1))},
            {"captured", squaresJson(rules, step.taken)},
            {"crowns", step.move.crowns}};
}

} // namespace

void addShotRecord(Json& object, const db::FoundShot& shot) {
    object["record"] = Json::array();
    object["last_capture"] = Json();
    const auto steps =
        shot.start ? analysis::shots::toSteps(*shot.start, db::lineOf(shot)) : std::vector<Step>();
    for (std::size_t i = 0; i < steps.size(); ++i)
        if (!steps[i].own)
            object["record"].push_back(
                replyJson(steps[i], shot.ply + static_cast<int>(i), shot.moves[i]));
        else if (steps[i].move.isCapture())
            object["last_capture"] = captureJson(steps[i], shot.moves[i]);
    object["answered"] = shot.answer.empty() ? Json() : Json(shot.answer);
}

} // namespace damscope::cli
