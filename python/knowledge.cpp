// SPDX-License-Identifier: GPL-3.0-or-later
#include "python/knowledge.hpp"

#include "analysis/shots/names.hpp"
#include "db/shots/kept_shots.hpp"
#include "db/shots/scan.hpp"
#include "db/structures/structures.hpp"
#include "python/bindings.hpp"

#include <pybind11/stl.h>

#include <vector>

namespace damscope::python {
namespace {

std::vector<db::FoundShot> foundIn(const rules::Game& game) {
    const py::gil_scoped_release others;
    analysis::shots::ShotFinder finder;
    return db::foundShots(db::mainLinePlies(game), finder, analysis::shots::Sought::all, true);
}

std::vector<db::StructureStay> structuresIn(const rules::Game& game) {
    const py::gil_scoped_release others;
    std::vector<rules::Position> positions;
    for (const analysis::shots::Ply& ply : db::mainLinePlies(game))
        positions.push_back(ply.position);
    return db::structurePath(positions);
}

py::dict described(const db::FoundShot& shot, Language language) {
    std::vector<std::string> names;
    for (const std::uint32_t number : shot.names)
        names.emplace_back(analysis::shots::shotNames().text(number, language));
    const bool wins = shot.gain == analysis::shots::won;
    py::dict found;
    found["ply"] = shot.ply;
    found["side"] = nameOf(shot.side);
    found["kind"] = db::kindOf(shot);
    found["forced"] = shot.forced;
    found["allowed"] = shot.allowed;
    found["gain"] = wins ? py::object(py::none()) : py::int_(shot.gain);
    found["wins"] = wins;
    found["breaks_through"] = shot.won.breaksThrough;
    found["given"] = shot.given;
    found["length"] = shot.moves.size();
    found["line"] = db::numberedLine(shot);
    found["names"] = names;
    return found;
}

} // namespace

py::list shotsOf(const rules::Game& game, const std::string& language) {
    const Language known = languageOf(language);
    py::list all;
    for (const db::FoundShot& shot : foundIn(game))
        all.append(described(shot, known));
    return all;
}

py::list structuresOf(const rules::Game& game, const std::string& language) {
    const Language known = languageOf(language);
    py::list all;
    for (const db::StructureStay& stay : structuresIn(game)) {
        const db::Structure& structure = db::structures().numbered(stay.structure);
        py::dict found;
        found["key"] = structure.key;
        found["name"] = db::nameOf(structure, stay.side, known);
        found["side"] = nameOf(stay.side);
        found["from_ply"] = stay.from;
        found["to_ply"] = stay.to;
        all.append(std::move(found));
    }
    return all;
}

} // namespace damscope::python
