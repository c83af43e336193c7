// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/knowledge/knowledge_text.hpp"

#include "cli/knowledge/shot_text.hpp"
#include "db/endings/endings.hpp"
#include "db/shots/line_text.hpp"
#include "db/structures/path.hpp"

#include <algorithm>
#include <fmt/format.h>

#include <vector>

namespace damscope::cli {
namespace {

/// An ending that has a name, where the game first has it.
struct NamedEnding {
    const db::EndingName* ending;
    int ply;
};

std::vector<NamedEnding> endingsOf(const std::vector<rules::Position>& positions) {
    std::vector<NamedEnding> found;
    for (const db::EndingName& ending : db::endingNames()) {
        const auto first = std::ranges::find_if(
            positions, [&](const rules::Position& p) { return isEnding(ending, p); });
        if (first != positions.end())
            found.push_back({&ending, static_cast<int>(first - positions.begin())});
    }
    return found;
}

/// What is known of a game by names.
struct Knowledge {
    std::vector<db::FoundShot> shots;
    std::vector<db::StructureStay> structures;
    std::vector<NamedEnding> endings;
};

Knowledge knowledgeOf(const rules::Game& game) {
    const auto plies = db::mainLinePlies(game);
    analysis::shots::ShotFinder finder;
    std::vector<rules::Position> positions;
    positions.reserve(plies.size());
    for (const analysis::shots::Ply& ply : plies)
        positions.push_back(ply.position);
    return {db::foundShots(plies, finder, analysis::shots::Sought::all, true),
            db::structurePath(positions), endingsOf(positions)};
}

std::string sideName(rules::Color side) {
    return side == rules::Color::white ? "White" : "Black";
}

std::string shotLine(const db::FoundShot& shot, Language language) {
    const std::string names = shotNamesText(shot, language);
    return fmt::format("  {} {}, gains {}{}: {}\n", sideName(shot.side),
                       shot.played ? "played" : "missed", gainText(shot),
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
    text += knowledge.endings.empty() ? "" : "\nEndings:\n";
    for (const NamedEnding& named : knowledge.endings)
        text += fmt::format("  ply {}  {}\n", named.ply, nameOf(*named.ending, language));
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
    object["endings"] = Json::array();
    for (const NamedEnding& named : knowledge.endings)
        object["endings"].push_back(
            {{"name", nameOf(*named.ending, language)}, {"ply", named.ply}});
    object["combinations"] = Json::array();
    for (const db::FoundShot& shot : knowledge.shots)
        object["combinations"].push_back(shotJson(shot, language));
}

} // namespace damscope::cli
