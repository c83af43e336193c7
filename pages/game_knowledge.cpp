// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/game_knowledge.hpp"

#include "analysis/shots/names.hpp"
#include "db/findings/shots/kept_shots.hpp"
#include "messages/words.hpp"

#include <algorithm>
#include <utility>

namespace damscope::pages {
namespace {

using Ending = GameKnowledge::Ending;

// Some names are of several placements.
void addFirst(std::vector<Ending>& found, Ending named) {
    const auto same = std::ranges::find_if(
        found, [&](const Ending& other) { return other.ending->names == named.ending->names; });
    if (same == found.end())
        found.push_back(named);
    else if (named.ply < same->ply)
        *same = named;
}

std::vector<Ending> endingsOf(const std::vector<rules::Position>& positions) {
    std::vector<Ending> found;
    for (const db::EndingName& ending : db::endingNames()) {
        const auto first = std::ranges::find_if(
            positions, [&](const rules::Position& p) { return isEnding(ending, p); });
        if (first != positions.end())
            addFirst(found, {&ending, static_cast<int>(first - positions.begin())});
    }
    return found;
}

std::string shotLine(const db::FoundShot& shot, Language language) {
    const char* unforced = shot.gain > 0 ? "found-not-forced" : "found-for-nothing";
    const char* played = shot.forced ? "found-played" : unforced;
    const char* missed = shot.open ? "found-open" : "found-missed";
    return words(shotMessage(shot.played ? played : missed, shot, language,
                             {{"color", shot.side == rules::Color::white ? "white" : "black"}}),
                 language);
}

std::string structureLine(const db::StructureStay& stay, Language language) {
    const db::Structure& structure = *stay.structure;
    return words({"found-structure",
                  {{"from", counted(stay.from)},
                   {"to", counted(stay.to)},
                   {"color", std::string(db::sideKey(structure, stay.side))},
                   {"name", nameOf(structure, stay.side, language)}}},
                 language);
}

// By name, else by what was left.
std::vector<std::pair<int, std::string>> endingsIn(const GameKnowledge& knowledge,
                                                   Language language) {
    std::vector<std::pair<int, std::string>> endings;
    for (const Ending& named : knowledge.endings)
        endings.emplace_back(named.ply, nameOf(*named.ending, language));
    if (endings.empty() && knowledge.material)
        endings.emplace_back(knowledge.material->ply,
                             words(db::materialMessage(knowledge.material->counts), language));
    return endings;
}

} // namespace

std::string resultText(const rules::Rules& rules, rules::GameResult result,
                       std::optional<rules::ResultStyle> style) {
    rules::Rules shown = rules;
    shown.results = style.value_or(rules.results);
    return std::string(rules::writeResult(shown, result));
}

GameKnowledge knowledgeOf(const rules::Game& game, const db::NameCatalogue& names) {
    const auto plies = db::mainLinePlies(game);
    analysis::shots::ShotFinder finder;
    std::vector<rules::Position> positions;
    positions.reserve(plies.size());
    for (const analysis::shots::Ply& ply : plies)
        positions.push_back(ply.position);
    return {db::foundShots(plies, finder, analysis::shots::Sought::all, true, names.shots),
            db::listedStructures(positions, names.structures), endingsOf(positions),
            db::endingMaterial(positions)};
}

std::vector<SheetTable> knowledgeTables(const rules::Game& game, const db::NameCatalogue& names,
                                        Language language) {
    const GameKnowledge knowledge = knowledgeOf(game, names);
    const auto table = [&](const char* title) {
        return SheetTable{words({title, {}}, language), std::vector<Column>(1), {}};
    };
    SheetTable structures = table("found-structures");
    for (const db::StructureStay& stay : knowledge.structures)
        structures.rows.push_back({structureLine(stay, language)});
    SheetTable endings = table("found-endings");
    for (auto& [ply, name] : endingsIn(knowledge, language))
        endings.rows.push_back({words(
            {"found-ending", {{"ply", counted(ply)}, {"name", std::move(name)}}}, language)});
    SheetTable shots = table("found-combinations");
    for (const db::FoundShot& shot : knowledge.shots)
        shots.rows.push_back({shotLine(shot, language)});
    return {std::move(structures), std::move(endings), std::move(shots)};
}

Message shotMessage(std::string code, const db::FoundShot& shot, Language language,
                    std::vector<Parameter> further) {
    Message message{std::move(code), std::move(further)};
    message.parameters.push_back({"gain", db::gainMessage(shot)});
    message.parameters.push_back({"line", db::numberedLine(shot)});
    if (!shot.names.empty())
        message.parameters.push_back({"name", analysis::shots::namesText(shot.names, language)});
    return message;
}

} // namespace damscope::pages
