// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/knowledge/knowledge_text.hpp"

#include "cli/knowledge/shot_text.hpp"
#include "db/endings/endings.hpp"
#include "db/endings/material.hpp"
#include "db/shots/line_text.hpp"
#include "db/structures/path.hpp"
#include "messages/words.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <utility>
#include <vector>

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

} // namespace damscope::cli
