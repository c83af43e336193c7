// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/shots/shot_finder.hpp"
#include "messages/language.hpp"
#include "messages/translation.hpp"
#include "python/bindings.hpp"
#include "rules/board/result.hpp"
#include "rules/moves/forcing.hpp"
#include "rules/moves/generate.hpp"
#include "rules/text/explain.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"

#include <pybind11/operators.h>
#include <pybind11/stl.h>

#include <optional>

namespace damscope::python {

using rules::Position;

rules::Variant variantOf(const std::string& name) {
    if (const auto variant = rules::variantNamed(name))
        return *variant;
    throw py::value_error("no variant is named '" + name + "'; see damscope.variants()");
}

std::string nameOf(rules::Variant variant) {
    return std::string(rules::rules(variant).name);
}

std::string nameOf(rules::Color side) {
    return side == rules::Color::white ? "white" : "black";
}

Language languageOf(const std::string& name) {
    const auto known = languageNamed(name);
    if (!known)
        throw py::value_error("no language is named '" + name + "'; choose a code such as nl");
    return *known;
}

std::string wordsIn(const Message& message, const std::string& language) {
    return translated(message, languageOf(language));
}

NamedMove named(const Position& position, const rules::Move& move) {
    return {move, position.variant(), rules::moveText(position, move)};
}

std::vector<int> numbersOf(rules::Variant variant, rules::SquareSet squares) {
    std::vector<int> numbers;
    for (const rules::Square square : squares)
        numbers.push_back(rules::rules(variant).number(square));
    return numbers;
}

rules::Move moveFrom(const Position& position, const py::object& move) {
    if (py::isinstance<NamedMove>(move)) {
        const auto& known = move.cast<const NamedMove&>();
        if (known.variant == position.variant() && rules::isLegal(position, known.move))
            return known.move;
        throw IllegalMove(known.text + ": not a legal move of this position");
    }
    const auto text = move.cast<std::string>();
    const rules::MoveMatch match = rules::resolve(position, text);
    if (match.unique())
        return match.moves.front();
    throw IllegalMove(text + ": " +
                      translated(rules::message(position, *match.problem), Language::english));
}

namespace {

Position fromFen(const std::string& variant, const std::optional<std::string>& fen) {
    if (!fen)
        return Position::start(variantOf(variant));
    auto position = rules::readFen(variantOf(variant), *fen);
    if (!position)
        throw py::value_error(
            "character " + std::to_string(position.error().offset + 1) + " of '" + *fen +
            "': " + translated(rules::message(position.error()), Language::english));
    return *position;
}

std::vector<NamedMove> legalMovesOf(const Position& position) {
    const rules::MoveList legal = rules::legalMoves(position);
    std::vector<NamedMove> moves;
    moves.reserve(legal.size());
    for (const rules::Move& move : legal)
        moves.push_back({move, position.variant(), rules::moveText(position, move, legal)});
    return moves;
}

std::optional<std::string> explained(const Position& position, const std::string& text,
                                     const std::string& language) {
    const rules::MoveMatch match = rules::resolve(position, text);
    if (!match.problem)
        return std::nullopt;
    return wordsIn(rules::message(position, *match.problem), language);
}

// Pieces as a dictionary {number: 'wk'}.
py::dict piecesOf(const Position& position) {
    py::dict pieces;
    const rules::Rules& rules = position.rules();
    for (const rules::Square square : position.pieces()) {
        const rules::Piece piece = *position.at(square);
        const std::string side = piece.color == rules::Color::white ? "w" : "b";
        pieces[py::int_(rules.number(square))] =
            side + (piece.kind == rules::Kind::king ? "k" : "m");
    }
    return pieces;
}

py::object shotOf(const Position& position) {
    analysis::shots::ShotFinder finder;
    std::optional<analysis::shots::Shot> shot;
    {
        const py::gil_scoped_release others;
        shot = finder.find(position, std::nullopt, analysis::shots::Aim::breakthrough);
    }
    if (!shot)
        return py::none();
    std::vector<NamedMove> line;
    Position at = position;
    for (const rules::Move& move : shot->line) {
        line.push_back(named(at, move));
        at.play(move);
    }
    py::dict found;
    found["line"] = line;
    found["breaks_through"] = shot->breaksThrough;
    found["given"] = shot->given;
    const bool wins = shot->gain >= analysis::shots::won;
    found["gain"] = wins ? py::object(py::none()) : py::int_(shot->gain);
    found["wins"] = wins;
    return found;
}

void addMove(py::module_& module) {
    py::class_<NamedMove>(module, "Move", "A legal move of a position.")
        .def_readonly("text", &NamedMove::text, "As PDN writes it: '32-28', '47x38x24', 'c3:e5'.")
        .def_property_readonly(
            "origin",
            [](const NamedMove& m) { return rules::rules(m.variant).number(m.move.from); },
            "The number of the square that it starts from.")
        .def_property_readonly(
            "target", [](const NamedMove& m) { return rules::rules(m.variant).number(m.move.to); },
            "The number of the square that it ends on.")
        .def_property_readonly(
            "captured",
            [](const NamedMove& m) {
                return py::tuple(py::cast(numbersOf(m.variant, m.move.captured)));
            },
            "The squares of the pieces that it takes.")
        .def_property_readonly(
            "is_capture", [](const NamedMove& m) { return m.move.isCapture(); },
            "Whether it takes pieces.")
        .def_property_readonly(
            "crowns", [](const NamedMove& m) { return m.move.crowns; },
            "Whether a man becomes a king.")
        .def("__str__", [](const NamedMove& m) { return m.text; })
        .def("__repr__", [](const NamedMove& m) { return "<damscope.Move " + m.text + ">"; })
        .def("__eq__",
             [](const NamedMove& a, const py::object& b) {
                 if (!py::isinstance<NamedMove>(b))
                     return false;
                 const auto& other = b.cast<const NamedMove&>();
                 return a.variant == other.variant && a.move == other.move;
             })
        .def("__hash__", [](const NamedMove& m) { return py::hash(py::str(m.text)); });
}

void addSides(py::class_<Position>& type) {
    const auto squares = [&type](const std::string& name, rules::Color side, bool kings) {
        const auto pieces = [side, kings](const Position& p) {
            return kings ? p.kings(side) : p.men(side);
        };
        type.def_property_readonly(
            name.c_str(), [pieces](const Position& p) { return pieces(p).size(); },
            "How many there are.");
        type.def_property_readonly((name + "_squares").c_str(),
                                   [pieces](const Position& p) {
                                       return py::tuple(
                                           py::cast(numbersOf(p.variant(), pieces(p))));
                                   },
                                   "The numbers of their squares.");
    };
    squares("white_men", rules::Color::white, false);
    squares("white_kings", rules::Color::white, true);
    squares("black_men", rules::Color::black, false);
    squares("black_kings", rules::Color::black, true);
}

void addPosition(py::module_& module) {
    py::class_<Position> type(module, "Position",
                              "A position: pieces, side to move, variant. Immutable.");
    type.def(py::init(&fromFen), py::arg("variant") = "international", py::arg("fen") = py::none(),
             "The starting position of a variant, or that of a FEN.")
        .def_property_readonly(
            "variant", [](const Position& p) { return nameOf(p.variant()); }, "One of variants().")
        .def_property_readonly(
            "fen", [](const Position& p) { return rules::writeFen(p); }, "As PDN 3.0 writes it.")
        .def_property_readonly(
            "side", [](const Position& p) { return nameOf(p.toMove()); },
            "The side to move: 'white' or 'black'.")
        .def_property_readonly(
            "position_key", [](const Position& p) { return static_cast<std::uint64_t>(p.key()); },
            "64-bit Zobrist key of pieces and side to move; the same in every version.")
        .def_property_readonly("pieces", &piecesOf, "{number: 'wm', 'wk', 'bm' or 'bk'}")
        .def_property_readonly(
            "outcome",
            [](const Position& p) {
                return std::string(rules::outcomeName(rules::outcome(p).result));
            },
            "'white', 'draw' or 'black' if the game is over on the board, else 'unknown'.")
        .def_property_readonly(
            "is_over",
            [](const Position& p) { return rules::outcome(p).end != rules::BoardEnd::none; },
            "Whether the game is over on the board.")
        .def("legal_moves", &legalMovesOf, "Every legal move, each once.")
        .def(
            "move",
            [](const Position& p, const std::string& text) {
                return named(p, moveFrom(p, py::str(text)));
            },
            py::arg("text"), "The legal move that a text names; raises IllegalMove.")
        .def(
            "play",
            [](const Position& p, const py::object& move) { return p.after(moveFrom(p, move)); },
            py::arg("move"), "The position after a move, given as a Move or as text.")
        .def("explain", &explained, py::arg("text"), py::arg("language") = "en",
             "Why a text is not a legal move; None if it is one.")
        .def(
            "perft",
            [](const Position& p, int depth) {
                if (depth < 0)
                    throw py::value_error("a depth is 0 or more");
                const py::gil_scoped_release others;
                return rules::perft(p, depth);
            },
            py::arg("depth"), "The number of move sequences of this length.")
        .def("shot", &shotOf,
             "The combination of the side to move that gains most, proved by forced moves: a "
             "dictionary with line, gain, given, wins; None if there is none.")
        .def("__str__", [](const Position& p) { return rules::writeFen(p); })
        .def("__repr__",
             [](const Position& p) {
                 return "<damscope.Position " + nameOf(p.variant()) + " " + rules::writeFen(p) +
                        ">";
             })
        .def(py::self == py::self) // NOLINT(misc-redundant-expression)
        .def("__hash__", [](const Position& p) { return static_cast<std::size_t>(p.key()); })
        .def(py::pickle(
            [](const Position& p) {
                return py::make_tuple(nameOf(p.variant()), rules::writeFen(p));
            },
            [](const py::tuple& state) {
                return fromFen(state[0].cast<std::string>(), state[1].cast<std::string>());
            }));
    addSides(type);
}

} // namespace

void addPositions(py::module_& module) {
    addMove(module);
    addPosition(module);
    module.def(
        "variants",
        [] {
            std::vector<std::string> names;
            for (const rules::Variant variant : rules::allVariants())
                names.push_back(nameOf(variant));
            return names;
        },
        "The names of all variants.");
}

} // namespace damscope::python
