// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/endings/endings.hpp"

#include "base/text/split.hpp"
#include "db/search/endings/endings_table.hpp"
#include "db/store/codec/fold_name.hpp"
#include "rules/moves/forcing.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>
#include <cstddef>
#include <sstream>
#include <stdexcept>
#include <utility>

namespace damscope::db {
namespace {

using rules::Color;

constexpr std::size_t fieldCount = 9;

[[noreturn]] void fail(std::string_view line, const char* reason) {
    throw std::invalid_argument("endings, \"" + std::string(line) + "\": " + reason);
}

MaterialCounts materialIn(std::istream& text, std::string_view line) {
    MaterialCounts counts{};
    for (int& count : counts)
        if (!(text >> count))
            fail(line, "four numbers of pieces are needed");
    return counts;
}

// "on a1 b2", "off a1 b2", "with c3 d6" behind the numbers.
void readPlaces(EndingName& ending, std::istream& rest, std::string_view line) {
    rules::SquareSet* squares = nullptr;
    for (std::string word; rest >> word;) {
        if (word == "on" || word == "off" || word == "with") {
            squares = word == "with" ? &ending.whiteKings : &ending.road;
            ending.onRoad = ending.onRoad || word == "on";
            continue;
        }
        const auto square = rules::squareNamed(rules::rules(ending.variant), word);
        if (squares == nullptr || !square)
            fail(line, "squares are needed, behind on, off or with");
        squares->insert(*square);
    }
    if (squares != nullptr && squares->empty())
        fail(line, "squares are needed, behind on, off or with");
}

// While something must be captured it is not clear what is left.
bool hasMaterial(const EndingName& ending, const rules::Position& position) {
    const rules::SquareSet kings = position.kings(Color::black);
    const rules::SquareSet beside = ending.onRoad ? kings - ending.road : kings & ending.road;
    return materialOf(position) == ending.material && (ending.road.empty() || beside.empty()) &&
           (ending.whiteKings.empty() || position.kings(Color::white) == ending.whiteKings) &&
           !rules::mustCapture(position);
}

// Each word of a folded name is behind a blank.
bool has(const std::string& name, const std::string& folded) {
    return foldName(name).find(folded) != std::string::npos;
}

template <class Fits>
std::vector<const EndingName*> endingsWith(rules::Variant variant, const Fits& fits) {
    std::vector<const EndingName*> endings;
    for (const EndingName& ending : endingNames())
        if (ending.variant == variant && std::ranges::any_of(ending.names, fits))
            endings.push_back(&ending);
    return endings;
}

EndingName endingIn(std::string_view line) {
    const std::vector<std::string> f = base::splitFields(line, "\t");
    if (f.size() != fieldCount || f[8].empty() || (f[2] + f[3] + f[4] + f[5] + f[6]).empty())
        fail(line, "nine fields are needed, a name and a source among them");
    const auto variant = rules::variantNamed(f[0]);
    if (!variant)
        fail(line, "there is no such variant");
    EndingName ending{.variant = *variant,
                      .names = {f[2], f[3], f[4], f[5], f[6]},
                      .result = f[7],
                      .source = f[8]};
    if (f[1].find(':') == std::string::npos) {
        std::istringstream text(f[1]);
        ending.material = materialIn(text, line);
        readPlaces(ending, text, line);
        return ending;
    }
    const auto position = rules::readFen(*variant, f[1]);
    if (!position)
        fail(line, "the position cannot be read");
    ending.position = *position;
    return ending;
}

} // namespace

bool isEnding(const EndingName& ending, const rules::Position& position) {
    if (ending.variant != position.variant())
        return false;
    if (ending.position)
        return position == *ending.position || position == rules::turned(*ending.position);
    return hasMaterial(ending, position) || hasMaterial(ending, rules::turned(position));
}

namespace {

// In the order of MaterialCounts.
constexpr std::array<rules::Piece, 4> pieceKinds{{{Color::white, rules::Kind::man},
                                                  {Color::white, rules::Kind::king},
                                                  {Color::black, rules::Kind::man},
                                                  {Color::black, rules::Kind::king}}};

bool mayStand(const EndingName& ending, rules::Piece piece, rules::Square square) {
    const bool isWhite = piece.color == Color::white;
    if (piece.kind == rules::Kind::man) {
        const rules::Board& board = rules::rules(ending.variant).board;
        return board.rowOf(square) != (isWhite ? 0 : board.ranks - 1);
    }
    if (isWhite)
        return ending.whiteKings.empty() || ending.whiteKings.contains(square);
    return ending.road.empty() || ending.road.contains(square) == ending.onRoad;
}

// Those of its own side first.
std::vector<rules::Square> squaresFor(const EndingName& ending, rules::Piece piece) {
    const rules::Board& board = rules::rules(ending.variant).board;
    std::vector<rules::Square> squares;
    for (int i = 0; i < board.size(); ++i) {
        const int index = piece.color == Color::white ? board.size() - 1 - i : i;
        if (const rules::Square square = board.square(index); mayStand(ending, piece, square))
            squares.push_back(square);
    }
    return squares;
}

bool isQuiet(const EndingName& ending, rules::Position position) {
    position.setToMove(Color::black);
    const bool blackCaptures = rules::mustCapture(position);
    position.setToMove(Color::white);
    return !blackCaptures && hasMaterial(ending, position);
}

// Puts the pieces that are missing; false if that cannot be done.
bool complete(rules::Position& position, const EndingName& ending) {
    const auto wanted = std::ranges::mismatch(materialOf(position), ending.material).in2;
    if (wanted == ending.material.end())
        return isQuiet(ending, position);
    const rules::Piece piece =
        pieceKinds.at(static_cast<std::size_t>(wanted - ending.material.begin()));
    for (const rules::Square square : squaresFor(ending, piece)) {
        if (position.at(square))
            continue;
        position.put(square, piece);
        if (complete(position, ending))
            return true;
        position.remove(square);
    }
    return false;
}

} // namespace

rules::Position exampleOf(const EndingName& ending) {
    if (ending.position)
        return *ending.position;
    rules::Position position(ending.variant);
    position.setToMove(Color::white);
    (void)complete(position, ending); // what cannot be is left empty
    return position;
}

const std::string& nameOf(const EndingName& ending, Language language) {
    return nameIn(ending.names, language);
}

std::vector<const EndingName*> endingsNamed(rules::Variant variant, std::string_view name) {
    const std::string wanted = foldName(name);
    if (wanted.empty())
        return {};
    auto endings = endingsWith(
        variant, [&](const std::string& own) { return !own.empty() && foldName(own) == wanted; });
    if (!endings.empty())
        return endings;
    endings = endingsWith(variant, [&](const std::string& own) { return has(own, wanted); });
    const auto isFirst = [&](const EndingName* e) { return e->names == endings.front()->names; };
    return std::ranges::all_of(endings, isFirst) ? endings : std::vector<const EndingName*>{};
}

std::string endingNameMeant(rules::Variant variant, std::string_view name) {
    const std::string wanted = foldName(name);
    std::vector<std::string_view> known;
    for (const EndingName& ending : endingNames()) {
        if (ending.variant != variant)
            continue;
        for (const std::string& own : ending.names)
            if (!wanted.empty() && has(own, wanted))
                return own;
        known.insert(known.end(), ending.names.begin(), ending.names.end());
    }
    return nearestName(name, known, foldName);
}

std::vector<EndingName> readEndings(std::string_view table) {
    std::vector<EndingName> endings;
    for (const std::string_view row : base::tableRows(table))
        endings.push_back(endingIn(row));
    return endings;
}

const std::vector<EndingName>& endingNames() {
    static const std::vector<EndingName> endings = readEndings(endingsTable);
    return endings;
}

namespace {

bool isEnding(const rules::Position& position) {
    return position.pieces().size() <= mostEndingPieces && !position.pieces(Color::white).empty() &&
           !position.pieces(Color::black).empty();
}

// One of them is above zero.
Message piecesMessage(int men, int kings) {
    Message ofMen{"material-men", {{"men", counted(men)}}};
    Message ofKings{"material-kings", {{"kings", counted(kings)}}};
    if (kings == 0)
        return ofMen;
    if (men == 0)
        return ofKings;
    return {"gain-and", {{"first", std::move(ofMen)}, {"second", std::move(ofKings)}}};
}

} // namespace

MaterialCounts materialOf(const rules::Position& position) {
    return {position.men(Color::white).size(), position.kings(Color::white).size(),
            position.men(Color::black).size(), position.kings(Color::black).size()};
}

std::optional<EndingMaterial> endingMaterial(std::span<const rules::Position> game) {
    while (!game.empty() && rules::mustCapture(game.back()))
        game = game.first(game.size() - 1);
    if (game.empty() || !isEnding(game.back()))
        return std::nullopt;
    const MaterialCounts counts = materialOf(game.back());
    std::size_t first = game.size() - 1;
    while (first > 0 && materialOf(game[first - 1]) == counts)
        --first;
    return EndingMaterial{counts, static_cast<int>(first)};
}

Message materialMessage(const MaterialCounts& counts) {
    return {"found-material",
            {{"white", piecesMessage(counts[0], counts[1])},
             {"black", piecesMessage(counts[2], counts[3])}}};
}

} // namespace damscope::db
