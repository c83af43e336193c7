// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/knowledge_text.hpp"

#include "analysis/shots/names.hpp"
#include "analysis/shots/record.hpp"
#include "db/endings/endings.hpp"
#include "db/shots/kept_shots.hpp"
#include "db/structures/structures.hpp"
#include "messages/words.hpp"
#include "rules/moves/routes.hpp"
#include "rules/text/explain.hpp"
#include "rules/text/notation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>
#include <utility>

namespace damscope::cli {
namespace {

/// An ending that has a name, where the game first has it.
struct NamedEnding {
    const db::EndingName* ending;
    int ply;
};

// Some names are of several placements.
void addFirst(std::vector<NamedEnding>& found, NamedEnding named) {
    const auto same = std::ranges::find_if(found, [&](const NamedEnding& other) {
        return other.ending->names == named.ending->names;
    });
    if (same == found.end())
        found.push_back(named);
    else if (named.ply < same->ply)
        *same = named;
}

std::vector<NamedEnding> endingsOf(const std::vector<rules::Position>& positions) {
    std::vector<NamedEnding> found;
    for (const db::EndingName& ending : db::endingNames()) {
        const auto first = std::ranges::find_if(
            positions, [&](const rules::Position& p) { return isEnding(ending, p); });
        if (first != positions.end())
            addFirst(found, {&ending, static_cast<int>(first - positions.begin())});
    }
    return found;
}

/// What is known of a game by names.
struct Knowledge {
    std::vector<db::FoundShot> shots;
    std::vector<db::StructureStay> structures;
    std::vector<NamedEnding> endings;
    std::optional<db::EndingMaterial> material;
};

Knowledge knowledgeOf(const rules::Game& game) {
    const auto plies = db::mainLinePlies(game);
    analysis::shots::ShotFinder finder;
    std::vector<rules::Position> positions;
    positions.reserve(plies.size());
    for (const analysis::shots::Ply& ply : plies)
        positions.push_back(ply.position);
    return {db::foundShots(plies, finder, analysis::shots::Sought::all, true),
            db::listedStructures(positions), endingsOf(positions), db::endingMaterial(positions)};
}

std::string sideKey(rules::Color side) {
    return side == rules::Color::white ? "white" : "black";
}

std::string shotLine(const db::FoundShot& shot, Language language) {
    const char* unforced = shot.gain > 0 ? "found-not-forced" : "found-for-nothing";
    const char* played = shot.forced ? "found-played" : unforced;
    const char* missed = shot.open ? "found-open" : "found-missed";
    return words(
        shotMessage(shot.played ? played : missed, shot, language, {{"color", sideKey(shot.side)}}),
        language);
}

std::string structureLine(const db::StructureStay& stay, Language language) {
    const db::Structure& structure = db::structures().numbered(stay.structure);
    return words({"found-structure",
                  {{"from", counted(stay.from)},
                   {"to", counted(stay.to)},
                   {"color", std::string(db::sideKey(structure, stay.side))},
                   {"name", nameOf(structure, stay.side, language)}}},
                 language);
}

std::string endingLine(int ply, std::string name, Language language) {
    return words({"found-ending", {{"ply", counted(ply)}, {"name", std::move(name)}}}, language);
}

std::string namedLine(const NamedEnding& named, Language language) {
    return endingLine(named.ply, nameOf(*named.ending, language), language);
}

std::string materialLine(const db::EndingMaterial& ending, Language language) {
    return endingLine(ending.ply, words(db::materialMessage(ending.counts), language), language);
}

/// A heading with one line for each of what was found; empty if nothing was.
template <class Found, class Line>
std::string section(const std::vector<Found>& found, const char* heading, Line line,
                    Language language) {
    if (found.empty())
        return "";
    std::string text = fmt::format("\n{}\n", words({heading, {}}, language));
    for (const Found& one : found)
        text += fmt::format("  {}\n", line(one, language));
    return text;
}

// By name, else by what was left.
std::string endingSection(const Knowledge& knowledge, Language language) {
    if (!knowledge.endings.empty() || !knowledge.material)
        return section(knowledge.endings, "found-endings", namedLine, language);
    return section(std::vector{*knowledge.material}, "found-endings", materialLine, language);
}

Json materialJson(const db::EndingMaterial& ending) {
    return {{"ply", ending.ply},
            {"white_men", ending.counts[0]},
            {"white_kings", ending.counts[1]},
            {"black_men", ending.counts[2]},
            {"black_kings", ending.counts[3]}};
}

} // namespace

std::string knowledgeText(const rules::Game& game, Language language) {
    const Knowledge knowledge = knowledgeOf(game);
    return section(knowledge.structures, "found-structures", structureLine, language) +
           endingSection(knowledge, language) +
           section(knowledge.shots, "found-combinations", shotLine, language);
}

void addKnowledge(Json& object, const rules::Game& game, Language language) {
    const Knowledge knowledge = knowledgeOf(game);
    object["structures"] = Json::array();
    for (const db::StructureStay& stay : knowledge.structures) {
        const db::Structure& structure = db::structures().numbered(stay.structure);
        object["structures"].push_back({{"key", structure.key},
                                        {"name", nameOf(structure, stay.side, language)},
                                        {"side", db::sideKey(structure, stay.side)},
                                        {"from_ply", stay.from},
                                        {"to_ply", stay.to}});
    }
    object["endings"] = Json::array();
    for (const NamedEnding& named : knowledge.endings)
        object["endings"].push_back(
            {{"name", nameOf(*named.ending, language)}, {"ply", named.ply}});
    object["ending_material"] = knowledge.material ? materialJson(*knowledge.material) : Json();
    object["combinations"] = Json::array();
    for (const db::FoundShot& shot : knowledge.shots)
        object["combinations"].push_back(shotJson(shot, language));
}

namespace {

using analysis::shots::shotNames;

Json namesJson(const db::FoundShot& shot, Language language) {
    Json names = Json::array();
    for (const std::uint32_t number : shot.names)
        names.push_back(shotNames().text(number, language));
    return names;
}

// Null where the line wins the game.
Json gainJson(const db::FoundShot& shot) {
    return shot.gain == analysis::shots::won ? Json() : Json(shot.gain);
}

std::string keyOf(rules::GameResult result) {
    if (result == rules::GameResult::draw)
        return "draw";
    return result == rules::GameResult::whiteWins ? "white" : "black";
}

} // namespace

std::string gainText(const db::FoundShot& shot, Language language) {
    return words(db::gainMessage(shot), language);
}

Message shotMessage(std::string code, const db::FoundShot& shot, Language language,
                    std::vector<Parameter> further) {
    Message message{std::move(code), std::move(further)};
    message.parameters.push_back({"gain", db::gainMessage(shot)});
    message.parameters.push_back({"line", db::numberedLine(shot)});
    if (!shot.names.empty())
        message.parameters.push_back({"name", shotNamesText(shot, language)});
    return message;
}

std::string shotNamesText(const db::FoundShot& shot, Language language) {
    std::string text;
    for (const std::uint32_t number : shot.names)
        text += (text.empty() ? "" : ", ") + shotNames().text(number, language);
    return text;
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
    const db::Structure* structure =
        reason.structure == 0 ? nullptr : &db::structures().numbered(reason.structure);
    return {
        {"line", hasLine ? Json(db::numberedLine(reason.shot)) : Json()},
        {"forced", gains ? Json(reason.shot.forced) : Json()},
        {"gain", gains ? gainJson(reason.shot) : Json()},
        {"gains", gains ? Json(gainText(reason.shot, language)) : Json()},
        {"wins", gains && reason.shot.gain == analysis::shots::won},
        {"given", gains ? Json(reason.shot.given) : Json()},
        {"names", namesJson(reason.shot, language)},
        {"structure", structure == nullptr ? Json() : Json(structure->key)},
        {"tempi", exchanges ? Json::array({reason.tempiBefore, reason.tempiAfter}) : Json()},
        {"results", changes ? Json::array({keyOf(reason.before), keyOf(reason.after)}) : Json()}};
}

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
