// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/judgement/annotation.hpp"
#include "analysis/shots/names.hpp"
#include "db/findings/shots/scan.hpp"
#include "db/findings/shots/search_themes.hpp"
#include "db/search/structures/structures.hpp"
#include "parser/encoding/clean_text.hpp"
#include "parser/encoding/encoding.hpp"
#include "parser/encoding/text_decoder.hpp"
#include "parser/meaning/assemble.hpp"
#include "parser/syntax/reader.hpp"
#include "parser/write/write.hpp"
#include "python/bindings.hpp"
#include "rules/board/result.hpp"

#include <pybind11/stl.h>

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace damscope::python {

using rules::Game;
using rules::NodeId;

// What is known about a game by its moves, as lists of dictionaries with the names that the JSON
// of the command line has: docs/shots.md, docs/structures.md.
namespace {

std::vector<db::FoundShot> foundIn(const rules::Game& game) {
    const py::gil_scoped_release others;
    analysis::shots::ShotFinder finder;
    return db::foundShots(db::mainLinePlies(game), finder, analysis::shots::Sought::all, true,
                          analysis::shots::builtInShotNames());
}

std::vector<db::StructureStay> structuresIn(const rules::Game& game) {
    const py::gil_scoped_release others;
    std::vector<rules::Position> positions;
    for (const analysis::shots::Ply& ply : db::mainLinePlies(game))
        positions.push_back(ply.position);
    return db::structurePath(positions, db::builtInStructures());
}

py::dict described(const db::FoundShot& shot, Language language) {
    std::vector<std::string> names;
    for (const auto& name : shot.names)
        names.emplace_back(nameIn(name->names, language));
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
        const db::Structure& structure = *stay.structure;
        py::dict found;
        found["structure"] = structure.key;
        found["name"] = db::nameOf(structure, stay.side, known);
        found["side"] = nameOf(stay.side);
        found["from_ply"] = stay.from;
        found["to_ply"] = stay.to;
        all.append(std::move(found));
    }
    return all;
}

} // namespace

namespace {

/// A place in a game's tree, which keeps the game alive.
struct Node {
    std::shared_ptr<const Game> game;
    NodeId id;
};

struct ReadProblem {
    Problem problem;
    parser::TextPlace place;
};

struct Read {
    std::shared_ptr<Game> game;
    bool legal;
    int plies;
    bool guessed;
    std::vector<ReadProblem> problems;
};

std::vector<Node> childrenOf(const Node& node) {
    std::vector<Node> children;
    for (NodeId child = node.game->node(node.id).firstChild; child != rules::noNode;
         child = node.game->node(child).nextSibling)
        children.push_back({node.game, child});
    return children;
}

// None where the move was not recorded, and where a position is set up.
std::optional<NamedMove> moveOf(const Node& node) {
    const rules::Node& own = node.game->node(node.id);
    if (node.id == rules::rootNode || own.step != rules::Step::move)
        return std::nullopt;
    const auto before = node.game->position(own.parent);
    return before ? std::optional(named(*before, own.move)) : std::nullopt;
}

template <class Kind, class Of> auto countRemarks(const Node& node, Of of) {
    std::vector<decltype(of(std::declval<const Kind&>()))> found;
    for (const rules::Remark& remark : node.game->remarks(node.id))
        if (const auto* content = remark.as<Kind>())
            found.push_back(of(*content));
    return found;
}

std::vector<std::string> commentsOf(const Node& node) {
    return countRemarks<rules::Comment>(node, [](const rules::Comment& c) { return c.text; });
}

std::vector<std::uint32_t> nags(const Node& node) {
    return countRemarks<rules::Nag>(node, [](const rules::Nag& nag) { return nag.number; });
}

// Seconds left on the clock of the side that moved, as written at the move.
std::optional<int> clockOf(const Node& node) {
    const auto before = node.id == rules::rootNode
                            ? std::nullopt
                            : node.game->position(node.game->node(node.id).parent);
    return before ? analysis::clockAfter(*node.game, node.id, before->toMove()) : std::nullopt;
}

py::list movesOf(const Game& game) {
    py::list moves;
    std::optional<rules::Position> position = game.start();
    for (const NodeId id : game.mainLine()) {
        const rules::Node& node = game.node(id);
        if (node.step == rules::Step::move && position)
            moves.append(named(*position, node.move));
        else if (node.step == rules::Step::unknown)
            moves.append(py::none());
        game.advance(position, id);
    }
    return moves;
}

py::list positionsOf(const Game& game) {
    py::list positions;
    std::optional<rules::Position> position = game.start();
    positions.append(position);
    for (const NodeId id : game.mainLine()) {
        game.advance(position, id);
        positions.append(position);
    }
    return positions;
}

std::vector<std::pair<std::string, std::string>> tagPairs(const Game& game) {
    std::vector<std::pair<std::string, std::string>> pairs;
    for (const rules::Tag& tag : game.tags)
        pairs.emplace_back(tag.name, tag.value);
    return pairs;
}

py::dict tagsOf(const Game& game) {
    py::dict tags;
    for (const rules::Tag& tag : game.tags)
        if (!tags.contains(tag.name))
            tags[py::str(tag.name)] = tag.value;
    return tags;
}

std::string textOf(const py::object& pdn, const std::optional<std::string>& encoding) {
    if (py::isinstance<py::str>(pdn))
        return pdn.cast<std::string>();
    const std::string bytes = pdn.cast<py::bytes>();
    if (!encoding)
        return parser::decodedText(bytes);
    const auto known = parser::encodingNamed(*encoding);
    if (!known)
        throw py::value_error(known.error());
    std::string text;
    parser::Transcoder transcoder(*known);
    transcoder.convert(bytes, text);
    transcoder.finish(text);
    return text;
}

Read readGame(const parser::GameText& text, const parser::AssembleOptions& options,
              parser::PlaceFinder& places) {
    parser::ReadGame read = parser::assemble(text, options);
    Read result{std::make_shared<Game>(std::move(read.game)),
                read.legal,
                read.plies,
                read.variantSource == parser::VariantSource::guessed,
                {}};
    for (parser::TextProblem& problem : read.problems) {
        const parser::TextPlace place = places.at(problem.offset);
        result.problems.push_back({std::move(problem), place});
    }
    return result;
}

std::vector<Read> readPdn(const py::object& pdn, const std::optional<std::string>& variant,
                          const std::optional<std::string>& encoding) {
    const std::string text = textOf(pdn, encoding);
    parser::AssembleOptions options;
    if (variant)
        options.variant = variantOf(*variant);
    const py::gil_scoped_release others;
    std::vector<parser::GameText> texts;
    parser::Reader reader(text);
    for (parser::GameText game; reader.next(game);)
        texts.push_back(std::exchange(game, {}));
    const auto preference = parser::preferenceOf(texts);
    options.preference = preference;
    parser::PlaceFinder places(text);
    std::vector<Read> games;
    games.reserve(texts.size());
    for (const parser::GameText& game : texts)
        games.push_back(readGame(game, options, places));
    return games;
}

void addNode(py::module_& module) {
    py::class_<Node>(module, "Node", "A place in a game's tree of moves.")
        .def_property_readonly(
            "move", &moveOf,
            "The move that led here; None at the start, and where none was recorded.")
        .def_property_readonly(
            "position", [](const Node& n) { return n.game->position(n.id); },
            "None after a move that was not recorded.")
        .def_property_readonly("children", &childrenOf,
                               "What was played next: the main line first, then variations.")
        .def_property_readonly(
            "ply", [](const Node& n) { return n.game->ply(n.id); }, "Moves before this place.")
        .def_property_readonly("comments", &commentsOf,
                               "The texts of its comments, in their order.")
        .def_property_readonly("nags", &nags,
                               "Numbers of its annotation glyphs: 1 is a good move (!).")
        .def_property_readonly("clock", &clockOf,
                               "Seconds left to the player who moved, if the game gives them.")
        .def_property_readonly(
            "time_spent", [](const Node& n) { return analysis::timeSpentOn(*n.game, n.id); },
            "Seconds that the move took, if the game gives them.")
        .def("__repr__", [](const Node& n) {
            return "<damscope.Node at ply " + std::to_string(n.game->ply(n.id)) + ">";
        });
}

void addGame(py::module_& module) {
    py::class_<Game, std::shared_ptr<Game>>(module, "Game",
                                            "A game: tags, start, a tree of legal moves.")
        .def_property_readonly(
            "variant", [](const Game& g) { return nameOf(g.variant()); }, "One of variants().")
        .def_property_readonly(
            "start", [](const Game& g) { return g.start(); },
            "The position in which the game begins.")
        .def_property_readonly(
            "result",
            [](const Game& g) {
                return std::string(rules::writeResult(g.start().rules(), g.result));
            },
            "As the variant writes it: '2-0', '1/2-1/2', '*'.")
        .def_property_readonly(
            "outcome", [](const Game& g) { return std::string(rules::outcomeName(g.result)); },
            "'white', 'draw', 'black', 'both-lose' or 'unknown'.")
        .def_property_readonly("tags", &tagsOf, "The first value of every tag.")
        .def_property_readonly("tag_pairs", &tagPairs, "All tags in their order.")
        .def_property_readonly("moves", &movesOf,
                               "The main line; None for a move that was not recorded.")
        .def_property_readonly("positions", &positionsOf,
                               "The positions of the main line, the start first.")
        .def_property_readonly(
            "root",
            [](const std::shared_ptr<Game>& g) {
                return Node{g, rules::rootNode};
            },
            "The start of the tree.")
        .def("pdn", &parser::writePdn, "The game as strict PDN 3.0.")
        .def("shots", &shotsOf, py::arg("language") = "en",
             "The combinations in the main line: played, missed and allowed (docs/shots.md).")
        .def("structures", &structuresOf, py::arg("language") = "en",
             "The structures that lasted, as long as they did (docs/structures.md).")
        .def("__repr__", [](const Game& g) {
            return "<damscope.Game " + std::string(g.tag("White")) + " - " +
                   std::string(g.tag("Black")) + ">";
        });
}

void addRead(py::module_& module) {
    py::class_<ReadProblem>(module, "Problem", "Something that is wrong with a game's text.")
        .def_property_readonly(
            "severity",
            [](const ReadProblem& p) { return std::string(nameOf(p.problem.severity)); },
            "'error', 'warning' or 'note'.")
        .def_property_readonly(
            "code", [](const ReadProblem& p) { return p.problem.code(); },
            "A stable word: 'capture-compulsory'.")
        .def_property_readonly(
            "line", [](const ReadProblem& p) { return p.place.line; }, "In the text, from 1.")
        .def_property_readonly(
            "column", [](const ReadProblem& p) { return p.place.column; }, "In characters, from 1.")
        .def_property_readonly(
            "move", [](const ReadProblem& p) { return p.problem.move; },
            "'31... 18-22'; empty where no move is concerned.")
        .def(
            "message",
            [](const ReadProblem& p, const std::string& language) {
                return wordsIn(p.problem.message, language);
            },
            py::arg("language") = "en", "What is wrong, in a language by its code: nl.")
        .def("__repr__", [](const ReadProblem& p) {
            return "<damscope.Problem " + p.problem.code() + " at line " +
                   std::to_string(p.place.line) + ">";
        });
    py::class_<Read>(module, "ReadGame", "A game read from PDN, with what is to be reported of it.")
        .def_readonly("game", &Read::game, "As far as it was understood.")
        .def_readonly("legal", &Read::legal,
                      "Whether the whole main line was understood and is legal.")
        .def_readonly("plies", &Read::plies, "Of the legal main line.")
        .def_readonly("variant_guessed", &Read::guessed, "Whether no tag names the variant.")
        .def_readonly("problems", &Read::problems, "In the order of the text.");
}

} // namespace

void addGames(py::module_& module) {
    addNode(module);
    addGame(module);
    addRead(module);
    module.def(
        "read_pdn", &readPdn, py::arg("pdn"), py::kw_only(), py::arg("variant") = py::none(),
        py::arg("encoding") = py::none(),
        "Reads all games of a text, or of the bytes of a file in any encoding: every move is "
        "replayed by the rules. Never raises for what the text holds: see ReadGame.problems.");
}

} // namespace damscope::python
