// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/structures/structures.hpp"

#include "base/text/split.hpp"
#include "db/search/structures/structures_table.hpp"
#include "db/store/codec/fold_name.hpp"
#include "db/store/store.hpp"
#include "messages/translation.hpp"
#include "rules/moves/forcing.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>
#include <cstddef>
#include <set>
#include <stdexcept>

namespace damscope::db {
namespace {

using rules::Color;
using rules::SquareSet;

constexpr std::size_t fieldCount = 11;

[[noreturn]] void fail(std::string_view line, const std::string& reason) {
    throw std::invalid_argument("structures, \"" + std::string(line) + "\": " + reason);
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
    const SquareSet all =
        structure.squares.white | structure.squares.black | structure.squares.empty;
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

std::string squareNames(rules::Variant variant, SquareSet squares) {
    std::string text;
    for (const rules::Square s : squares)
        text += (text.empty() ? "" : " ") + squareName(rules::rules(variant), s);
    return text;
}

// White's, if its men are asked for; else Black's.
Color ownerOf(const Structure& structure) {
    const RequiredSquares& squares = structure.squares;
    const bool onlyBlack = squares.white.empty() && !squares.black.empty();
    return onlyBlack ? Color::black : Color::white;
}

} // namespace

rules::Position menOf(const Structure& structure) {
    rules::Position position(structure.variant);
    for (const rules::Square s : structure.squares.white)
        position.put(s, {rules::Color::white, rules::Kind::man});
    for (const rules::Square s : structure.squares.black)
        position.put(s, {rules::Color::black, rules::Kind::man});
    return position;
}

std::string squareNames(const Structure& structure, rules::SquareSet squares) {
    return squareNames(structure.variant, squares);
}

const StructureDefinition& definitionOf(const Structure& structure, Color side) {
    return side == structure.side ? structure.defined : structure.turned;
}

bool hasStructure(const Structure& structure, const rules::Position& position, Color side) {
    return holds(definitionOf(structure, side).board, position);
}

bool implies(const Structure& structure, const Structure& other) {
    const RequiredSquares& all = structure.squares;
    const RequiredSquares& some = other.squares;
    return structure.key != other.key && structure.variant == other.variant &&
           structure.side == other.side && some.isAll && contains(all.white, some.white) &&
           contains(all.black, some.black) && contains(all.empty, some.empty);
}

std::string queryOf(rules::Variant variant, const RequiredSquares& squares, int plies) {
    std::string board;
    const auto add = [&](const std::string& what, SquareSet where) {
        if (!where.empty())
            board += (board.empty() ? "" : " and ") + what + " on " + squareNames(variant, where);
    };
    add(squares.white.size() == 1 ? "white man" : "white men", squares.white);
    add(squares.black.size() == 1 ? "black man" : "black men", squares.black);
    add("empty", squares.empty);
    const std::string text =
        "(" + board + ") for " + std::to_string(plies) + " plies outside exchanges";
    const auto read = readDefinition(variant, text);
    const bool fromStart = read && holds(read.value().board, rules::Position::start(variant));
    return fromStart ? text + " and earlier (quiet and not (" + board + "))" : text;
}

std::optional<Message> complete(Structure& structure) {
    auto read = readDefinition(structure.variant, structure.query);
    if (!read)
        return read.error();
    const rules::Board& board = rules::rules(structure.variant).board;
    structure.defined = *std::move(read);
    structure.turned = turned(board, structure.defined);
    structure.squares = requiredSquares(structure.defined.board);
    const RequiredSquares& squares = structure.squares;
    structure.side = ownerOf(structure);
    structure.ofBoth = squares.isAll && squares.black == turnedSet(board, squares.white) &&
                       squares.empty == turnedSet(board, squares.empty);
    return std::nullopt;
}

namespace {

// key, variant, query, names in English, Dutch, French, Russian and Portuguese, alternatives,
// definition, source
Structure readStructure(std::string_view line) {
    const std::vector<std::string> f = base::splitFields(line, "\t");
    if (f.size() != fieldCount || f[0].empty() || f[3].empty() || f[10].empty())
        fail(line, "eleven fields are needed, a key, a name and a source among them");
    const auto variant = rules::variantNamed(f[1]);
    if (!variant)
        fail(line, "there is no variant " + f[1]);
    Structure structure{.key = f[0],
                        .variant = *variant,
                        .query = f[2],
                        .names = {f[3], f[4], f[5], f[6], f[7]},
                        .definition = f[9],
                        .source = f[10]};
    std::ranges::transform(structure.names, structure.names.begin(), shownName);
    if (!f[8].empty())
        structure.alternatives = base::splitFields(f[8], "; ");
    if (const auto wrong = complete(structure))
        fail(line, wrong->code);
    return structure;
}

const Structure* called(const std::vector<Structure>& all, rules::Variant variant,
                        std::string_view name, bool off) {
    const std::string wanted = foldName(name);
    const auto isIt = [&](const std::string& own) { return foldName(own) == wanted; };
    const auto isTurned = [&](const Structure& s) {
        return std::ranges::any_of(
            s.names, [&](const std::string& own) { return isIt(turnedName(s, own)); });
    };
    const auto found = std::ranges::find_if(all, [&](const Structure& s) {
        return s.off == off && s.variant == variant &&
               (isIt(s.key) || std::ranges::any_of(s.names, isIt) ||
                std::ranges::any_of(s.alternatives, isIt) || isTurned(s));
    });
    return found == all.end() || wanted.empty() ? nullptr : &*found;
}

std::vector<Structure> readTable(std::string_view table) {
    std::vector<Structure> all;
    std::set<std::pair<rules::Variant, std::string>> used; // keys and names, folded
    for (const std::string_view row : base::tableRows(table)) {
        Structure structure = readStructure(row);
        const auto use = [&](const std::string& name) {
            return used.emplace(structure.variant, foldName(name)).second;
        };
        if (!use(structure.key))
            fail(row, "this key is used above");
        std::ranges::for_each(structure.names, use);
        std::ranges::for_each(structure.alternatives, use);
        all.push_back(std::move(structure));
    }
    return all;
}

} // namespace

Structures::Structures(std::string_view table) : SharedRows(readTable(table)) {}

const Structure* Structures::named(rules::Variant variant, std::string_view name) const {
    return called(all(), variant, name, false);
}

const Structure* Structures::offNamed(rules::Variant variant, std::string_view name) const {
    return called(all(), variant, name, true);
}

std::string Structures::nameMeant(std::string_view name) const {
    std::vector<std::string_view> known;
    for (const Structure& structure : all())
        if (!structure.off) {
            known.insert(known.end(), structure.names.begin(), structure.names.end());
            known.insert(known.end(), structure.alternatives.begin(), structure.alternatives.end());
        }
    return nearestName(name, known, foldName);
}

const std::string& nameOf(const Structure& structure, Language language) {
    return nameIn(structure.names, language);
}

std::string nameOfEither(const Structure& structure, Language language) {
    const std::string white = nameOf(structure, Color::white, language);
    const std::string black = nameOf(structure, Color::black, language);
    return white == black ? white : white + " / " + black;
}

std::string squaresOf(const Structure& structure, Color side, Language language) {
    const RequiredSquares squares = requiredSquares(definitionOf(structure, side).board);
    if (!squares.isAll)
        return structure.query;
    std::string text;
    for (const auto& [code, set] :
         {std::pair{"named-white", squares.white}, std::pair{"named-black", squares.black},
          std::pair{"named-empty", squares.empty}})
        if (!set.empty())
            text +=
                (text.empty() ? "" : ", ") +
                translated({code, {{"squares", squareNames(structure.variant, set)}}}, language);
    return text;
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

const Structures& builtInStructures() {
    static const Structures all(structuresTable);
    return all;
}

const NameCatalogue& namesOf(const std::shared_ptr<const NameCatalogue>& given) {
    static const NameCatalogue builtIn;
    return given == nullptr ? builtIn : *given;
}

const NameCatalogue& namesOf(const Store& store) {
    return namesOf(store.names());
}

namespace {

/// Finds the stays of a game one after another.
class Path {
public:
    explicit Path(std::span<const rules::Position> game) : game_(game) {
        for (std::size_t ply = 0; ply < game.size(); ++ply) {
            all_.push_back(ply);
            if (!rules::mustCapture(game[ply]))
                quiet_.push_back(ply);
        }
    }

    void add(const std::shared_ptr<const Structure>& found, rules::Color side) {
        const Structure& structure = *found;
        if (structure.off || game_.empty() || game_.front().variant() != structure.variant)
            return;
        const StructureDefinition& definition = definitionOf(structure, side);
        const std::size_t first = firstPlace(definition);
        const auto has = [&](std::size_t place) {
            return place >= first && holds(definition.board, game_[place]);
        };
        const std::vector<std::size_t>& places = definition.outsideExchanges ? quiet_ : all_;
        for (auto begin = std::ranges::find_if(places, has); begin != places.end();) {
            const auto end = std::find_if_not(begin, places.end(), has);
            addStay({found, side, static_cast<int>(*begin), static_cast<int>(*(end - 1))},
                    definition.plies, end == places.end());
            begin = std::find_if(end, places.end(), has);
        }
    }

    [[nodiscard]] std::vector<StructureStay> take() && {
        std::ranges::stable_sort(stays_, {}, &StructureStay::from);
        return std::move(stays_);
    }

private:
    // Before it nothing counts.
    [[nodiscard]] std::size_t firstPlace(const StructureDefinition& definition) const {
        if (!definition.earlier)
            return 0;
        const auto met = std::ranges::find_if(
            game_, [&](const rules::Position& p) { return holds(*definition.earlier, p); });
        return static_cast<std::size_t>(met - game_.begin()) + 1;
    }

    // What is not seen to end lasts as long as the game.
    void addStay(StructureStay stay, int plies, bool toTheEnd) {
        if (stay.to - stay.from < plies)
            return;
        if (toTheEnd)
            stay.to = static_cast<int>(game_.size()) - 1;
        stays_.push_back(stay);
    }

    std::span<const rules::Position> game_;
    std::vector<std::size_t> all_;
    std::vector<std::size_t> quiet_; ///< those outside exchanges
    std::vector<StructureStay> stays_;
};

} // namespace

std::vector<StructureStay> structurePath(std::span<const rules::Position> game,
                                         const Structures& structures) {
    Path path(game);
    for (const Structure& structure : structures.all())
        for (const rules::Color side : {rules::Color::white, rules::Color::black})
            path.add(structures.shared(structure), side);
    return std::move(path).take();
}

std::vector<StructureStay> listedStructures(std::span<const rules::Position> game,
                                            const Structures& structures) {
    const std::vector<StructureStay> all = structurePath(game, structures);
    const auto isTheOthers = [](const StructureStay& stay) {
        return stay.side == rules::Color::black && stay.structure->ofBoth;
    };
    const auto isPart = [&](const StructureStay& stay) {
        return std::ranges::any_of(all, [&](const StructureStay& whole) {
            return whole.side == stay.side && whole.from <= stay.from && stay.to <= whole.to &&
                   implies(*whole.structure, *stay.structure);
        });
    };
    std::vector<StructureStay> stays = all;
    std::erase_if(stays, [&](const auto& stay) { return isTheOthers(stay) || isPart(stay); });
    return stays;
}

} // namespace damscope::db

namespace damscope::db::query {
namespace {

class CatalogueNames : public KnownNames {
public:
    explicit CatalogueNames(const NameCatalogue& names) : names_(names) {}

    [[nodiscard]] std::optional<Term> term(rules::Variant variant, std::string_view name,
                                           std::optional<rules::Color> side) const override {
        const Structure* structure = names_.structures.named(variant, name);
        if (structure == nullptr)
            return std::nullopt;
        if (side)
            return termOf(definitionOf(*structure, *side));
        return Term(AnyOf{{termOf(structure->defined), termOf(structure->turned)}});
    }
    [[nodiscard]] std::string nameMeant(std::string_view name) const override {
        return names_.structures.nameMeant(name);
    }
    [[nodiscard]] const analysis::shots::ShotNames& shots() const override { return names_.shots; }

private:
    const NameCatalogue& names_;
};

} // namespace

Expected<Query, QueryError> readQuery(rules::Variant variant, std::string_view text,
                                      const NameCatalogue& names) {
    const CatalogueNames known(names);
    return readQuery(variant, text, &known);
}

} // namespace damscope::db::query
