// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/structures/structures.hpp"

#include "base/keyed_rows.hpp"
#include "base/replaceable.hpp"
#include "base/text/split.hpp"
#include "db/codec/fold_name.hpp"
#include "db/codec/nearest_name.hpp"
#include "db/structures/structures_table.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>
#include <stdexcept>

namespace damscope::db {
namespace {

using rules::Color;
using rules::SquareSet;

constexpr std::size_t fieldCount = 13;

[[noreturn]] void fail(std::string_view line, const std::string& reason) {
    throw std::invalid_argument("structures, \"" + std::string(line) + "\": " + reason);
}

SquareSet squaresOf(rules::Variant variant, const std::string& names, std::string_view line) {
    SquareSet squares;
    for (const std::string_view name : base::splitWords(names)) {
        const auto square = rules::squareNamed(rules::rules(variant), name);
        if (!square)
            fail(line, "there is no square " + std::string(name));
        squares.insert(*square);
    }
    return squares;
}

bool contains(SquareSet all, SquareSet some) {
    return (some - all).empty();
}

SquareSet turnedSet(const rules::Board& board, SquareSet squares) {
    SquareSet turned;
    for (const rules::Square s : squares)
        turned.insert(rules::turned(board, s));
    return turned;
}

// A part of a name as it is with colours exchanged: squares of the definition turned, in the
// opposite order ("6-11-17" becomes "34-40-45"); else as it is.
std::string turnedWord(const Structure& structure, const std::string& word) {
    const rules::Rules& rules = rules::rules(structure.variant);
    const SquareSet all = structure.white | structure.black | structure.empty;
    std::vector<std::string> squares = base::splitFields(word, "-");
    for (std::string& name : squares) {
        const auto square = rules::squareNamed(rules, name);
        if (!square || !all.contains(*square))
            return word;
        name = squareName(rules, rules::turned(rules.board, *square));
    }
    std::ranges::reverse(squares);
    std::string turned;
    for (const std::string& name : squares)
        turned += (turned.empty() ? "" : "-") + name;
    return turned;
}

std::string turnedName(const Structure& structure, std::string_view name) {
    constexpr std::string_view ofWords =
        "-0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    std::string text;
    while (!name.empty()) {
        const std::size_t word = std::min(name.find_first_not_of(ofWords), name.size());
        text += turnedWord(structure, std::string(name.substr(0, word)));
        name.remove_prefix(word);
        const std::size_t between = std::min(name.find_first_of(ofWords), name.size());
        text += name.substr(0, between);
        name.remove_prefix(between);
    }
    return text;
}

} // namespace

rules::Position menOf(const Structure& structure) {
    rules::Position position(structure.variant);
    for (const rules::Square s : structure.white)
        position.put(s, {rules::Color::white, rules::Kind::man});
    for (const rules::Square s : structure.black)
        position.put(s, {rules::Color::black, rules::Kind::man});
    return position;
}

std::string squareNames(const Structure& structure, rules::SquareSet squares) {
    std::string text;
    for (const rules::Square s : squares)
        text += (text.empty() ? "" : " ") + squareName(rules::rules(structure.variant), s);
    return text;
}

bool hasStructure(const Structure& structure, const rules::Position& position, Color side) {
    if (side == structure.side)
        return contains(position.men(Color::white), structure.white) &&
               contains(position.men(Color::black), structure.black) &&
               (position.pieces() & structure.empty).empty();
    const rules::Board& board = position.rules().board;
    return contains(position.men(Color::black), turnedSet(board, structure.white)) &&
           contains(position.men(Color::white), turnedSet(board, structure.black)) &&
           (position.pieces() & turnedSet(board, structure.empty)).empty();
}

bool implies(const Structure& structure, const Structure& other) {
    return structure.key != other.key && structure.variant == other.variant &&
           structure.side == other.side && contains(structure.white, other.white) &&
           contains(structure.black, other.black) && contains(structure.empty, other.empty);
}

void complete(Structure& structure) {
    structure.side = structure.white.empty() ? Color::black : Color::white;
    const auto start = rules::Position::start(structure.variant);
    structure.fromStart = hasStructure(structure, start, structure.side);
    const rules::Board& board = start.rules().board;
    structure.ofBoth = structure.black == turnedSet(board, structure.white) &&
                       structure.empty == turnedSet(board, structure.empty);
}

Structures::Structures(std::string_view table) {
    for (const std::string_view row : base::tableRows(table))
        add(row);
}

// key, variant, white men, black men, empty squares, plies, names in English, Dutch, French and
// Russian, alternatives, definition, source
void Structures::add(std::string_view line) {
    const std::vector<std::string> f = base::splitFields(line, "\t");
    if (f.size() != fieldCount || f[0].empty() || f[5].size() != 1 || f[12].empty() ||
        (f[6] + f[7] + f[8] + f[9]).empty() || (f[2] + f[3]).empty())
        fail(line, "thirteen fields are needed, men, plies, a name and a source among them");
    const auto variant = rules::variantNamed(f[1]);
    if (!variant)
        fail(line, "there is no variant " + f[1]);
    Structure structure{.key = f[0],
                        .variant = *variant,
                        .white = squaresOf(*variant, f[2], line),
                        .black = squaresOf(*variant, f[3], line),
                        .empty = squaresOf(*variant, f[4], line),
                        .plies = f[5].front() - '0',
                        .names = {f[6], f[7], f[8], f[9]},
                        .definition = f[11],
                        .source = f[12]};
    if (!f[10].empty())
        structure.alternatives = base::splitFields(f[10], "; ");
    if (named(*variant, f[0]) != nullptr)
        fail(line, "this key is used above");
    complete(structure);
    all_.push_back(std::move(structure));
}

const Structure* Structures::named(rules::Variant variant, std::string_view name) const {
    const std::string wanted = foldName(name);
    const auto isIt = [&](const std::string& own) { return foldName(own) == wanted; };
    const auto isTurned = [&](const Structure& s) {
        return std::ranges::any_of(
            s.names, [&](const std::string& own) { return isIt(turnedName(s, own)); });
    };
    const auto found = std::ranges::find_if(all_, [&](const Structure& s) {
        return !s.off && s.variant == variant &&
               (isIt(s.key) || std::ranges::any_of(s.names, isIt) ||
                std::ranges::any_of(s.alternatives, isIt) || isTurned(s));
    });
    return found == all_.end() || wanted.empty() ? nullptr : &*found;
}

std::string Structures::nameMeant(std::string_view name) const {
    std::vector<std::string_view> known;
    for (const Structure& structure : all_)
        if (!structure.off) {
            known.insert(known.end(), structure.names.begin(), structure.names.end());
            known.insert(known.end(), structure.alternatives.begin(), structure.alternatives.end());
        }
    return nearestName(name, known, foldName);
}

const std::string& nameOf(const Structure& structure, Language language) {
    return nameIn(structure.names, language);
}

std::string_view sideKey(const Structure& structure, Color side) {
    if (structure.ofBoth)
        return "both";
    return side == Color::white ? "white" : "black";
}

std::string nameOf(const Structure& structure, Color side, Language language) {
    const std::string& name = nameOf(structure, language);
    return side == structure.side ? name : turnedName(structure, name);
}

namespace {

base::Replaceable<Structures>& structuresInUse() {
    static base::Replaceable<Structures> all(builtInStructures());
    return all;
}

} // namespace

const Structures& builtInStructures() {
    static const Structures all(structuresTable);
    return all;
}

const Structures& structures() {
    return structuresInUse().current();
}

void useStructures(const Structures& changed) {
    structuresInUse().replace(Structures(base::keepingNumbers(structures().all(), changed.all())));
}

} // namespace damscope::db
