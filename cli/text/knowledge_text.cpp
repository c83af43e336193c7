// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/knowledge_text.hpp"

#include "cli/text/shot_text.hpp"
#include "db/shots/line_text.hpp"
#include "db/structures/path.hpp"

#include <fmt/format.h>

#include <vector>

namespace damscope::cli {
namespace {

/// What is known of a game by names.
struct Knowledge {
    std::vector<db::FoundShot> shots;
    std::vector<db::StructureStay> structures;
};

Knowledge knowledgeOf(const rules::Game& game) {
    const auto plies = db::mainLinePlies(game);
    analysis::shots::ShotFinder finder;
    std::vector<rules::Position> positions;
    for (const analysis::shots::Ply& ply : plies)
        positions.push_back(ply.position);
    return {db::foundShots(plies, finder, analysis::shots::Sought::all, true),
            db::structurePath(positions)};
}

std::string sideName(rules::Color side) {
    return side == rules::Color::white ? "White" : "Black";
}

std::string shotLine(const db::FoundShot& shot, Language language) {
    const std::string names = shotNamesText(shot, language);
    return fmt::format("  {} {}, gains {}{}: {}\n", sideName(shot.side),
                       shot.played ? "played" : "missed", gainText(shot.gain),
                       names.empty() ? "" : " (" + names + ")", db::numberedLine(shot));
}

std::string structureLine(const db::StructureStay& stay, Language language) {
    return fmt::format("  plies {}-{}  {}: {}\n", stay.from, stay.to, sideName(stay.side),
                       nameOf(db::structures().numbered(stay.structure), language));
}

} // namespace

std::string knowledgeText(const rules::Game& game, Language language) {
    const Knowledge knowledge = knowledgeOf(game);
    std::string text = knowledge.structures.empty() ? "" : "\nStructures:\n";
    for (const db::StructureStay& stay : knowledge.structures)
        text += structureLine(stay, language);
    text += knowledge.shots.empty() ? "" : "\nCombinations:\n";
    for (const db::FoundShot& shot : knowledge.shots)
        text += shotLine(shot, language);
    return text;
}

void addKnowledge(Json& object, const rules::Game& game, Language language) {
    const Knowledge knowledge = knowledgeOf(game);
    object["structures"] = Json::array();
    for (const db::StructureStay& stay : knowledge.structures) {
        const db::Structure& structure = db::structures().numbered(stay.structure);
        object["structures"].push_back(
            {{"key", structure.key},
             {"name", nameOf(structure, language)},
             {"side", stay.side == rules::Color::white ? "white" : "black"},
             {"from_ply", stay.from},
             {"to_ply", stay.to}});
    }
    object["combinations"] = Json::array();
    for (const db::FoundShot& shot : knowledge.shots)
        object["combinations"].push_back(shotJson(shot, language));
}

} // namespace damscope::cli
