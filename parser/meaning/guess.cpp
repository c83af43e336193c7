// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/meaning/guess.hpp"

#include "base/text/ascii.hpp"
#include "parser/meaning/find_variant.hpp"
#include "parser/meaning/game_tags.hpp"
#include "parser/syntax/reader.hpp"
#include "parser/syntax/scan.hpp"

#include <algorithm>
#include <array>
#include <tuple>

namespace damscope::parser {
namespace {

using rules::Notation;
using rules::Variant;

// What an untagged game may be, in the order in which it is likely. Games that only a convention
// distinguishes from international draughts (Killer, Breakthrough ...) are never guessed.
constexpr std::array guessable{Variant::international, Variant::russian,     Variant::english,
                               Variant::italian,       Variant::pool,        Variant::spanish,
                               Variant::brazilian,     Variant::canadian,    Variant::portuguese,
                               Variant::czech,         Variant::thai,        Variant::turkish,
                               Variant::frisian,       Variant::spantsiretti};

struct Fitting {
    Variant variant;
    rules::Fit fit;
    bool ownNotation;
};

// A FEN's squares are algebraic. Of its lower-case letters only b and k may be something else, and
// its capitals always are.
bool hasFileLetter(std::string_view fen) {
    return fen.find_first_of("acdefghij") != std::string_view::npos;
}

bool hasLetterBesideX(std::string_view move) {
    return std::ranges::any_of(
        move, [](char c) { return base::isLetter(c) && base::lowerCase(c) != 'x'; });
}

const rules::ScriptItem* firstMove(const GameText& text) {
    const auto found =
        std::ranges::find(text.script, rules::ScriptItem::Kind::move, &rules::ScriptItem::kind);
    return found == text.script.end() ? nullptr : &*found;
}

const std::string* findFen(const GameText& text) {
    const std::string* fen = text.tag("FEN");
    return fen != nullptr && !base::trimmed(*fen).empty() ? fen : nullptr;
}

std::optional<Notation> findNotation(const GameText& text) {
    const auto* move = firstMove(text);
    const std::string* fen = findFen(text);
    if (move == nullptr && fen == nullptr)
        return std::nullopt;
    const bool letters = move != nullptr ? hasLetterBesideX(move->text) : hasFileLetter(*fen);
    return letters ? Notation::algebraic : Notation::numeric;
}

bool isOnSmallBoard(Variant variant) {
    return rules::rules(variant).board.size() <= 32;
}

// Pieces only where a small board has squares are likelier to stand on one.
bool mayBeSmallBoard(const GameText& text) {
    const std::string* fen = findFen(text);
    return fen != nullptr && startPosition(text, Variant::english);
}

std::vector<Variant> likely(const GameText& text, std::span<const Variant> preference) {
    std::vector<Variant> order(guessable.begin(), guessable.end());
    if (mayBeSmallBoard(text))
        std::stable_partition(order.begin(), order.end(), isOnSmallBoard);
    const auto rank = [&preference](Variant v) {
        return std::ranges::find(preference, v) - preference.begin();
    };
    std::ranges::stable_sort(order, {}, rank);
    return order;
}

std::optional<Fitting> fitting(const GameText& text, Variant variant) {
    const auto start = startPosition(text, variant);
    if (!start)
        return std::nullopt;
    const auto notation = findNotation(text);
    return Fitting{variant, rules::fit(*start, text.script),
                   !notation || *notation == rules::rules(variant).notation};
}

// Complete games before incomplete ones, then as written by this game's players, then the longer.
auto quality(const Fitting& f) {
    return std::tuple(f.fit.complete, f.fit.complete && f.ownNotation,
                      f.fit.complete ? 0 : f.fit.plies, f.ownNotation);
}

std::vector<Fitting> bestFittings(const GameText& text, const std::vector<Variant>& order) {
    std::vector<Fitting> best;
    for (const Variant variant : order) {
        const auto found = fitting(text, variant);
        if (!found)
            continue;
        if (!best.empty() && quality(*found) > quality(best.front()))
            best.clear();
        if (best.empty() || quality(*found) == quality(best.front()))
            best.push_back(*found);
    }
    return best;
}

// The first variant of the archive's own that the whole game is legal in.
std::optional<Guess> preferred(const GameText& text, std::span<const Variant> preference) {
    for (const Variant variant : preference) {
        const auto found = fitting(text, variant);
        if (found && found->fit.complete)
            return Guess{variant, {}, true, true, found->fit.plies};
    }
    return std::nullopt;
}

bool failsEarly(const GameText& text, Variant variant) {
    constexpr int plies = 12;
    const auto start = startPosition(text, variant);
    return firstMove(text) != nullptr &&
           (!start || !rules::fit(*start, text.script, plies).complete);
}

} // namespace

Expected<rules::Position, rules::FenError> startPosition(const GameText& text, Variant variant) {
    const std::string* fen = findFen(text);
    if (fen == nullptr)
        return rules::Position::start(variant);
    return rules::readFen(variant, *fen);
}

bool fits(const GameText& text, Variant variant) {
    const auto start = startPosition(text, variant);
    return start && rules::fit(*start, text.script).complete;
}

Guess guess(const GameText& text, std::span<const Variant> preference) {
    if (const auto found = preferred(text, preference))
        return *found;
    const auto order = likely(text, preference);
    const auto best = bestFittings(text, order);
    if (best.empty()) // no board that its FEN fits
        return {order.front(), {}, true, true, 0};
    Guess result{best.front().variant,
                 {},
                 best.front().fit.complete,
                 best.size() == 1,
                 best.front().fit.plies};
    for (std::size_t i = 1; i < best.size(); ++i)
        result.others.push_back(best[i].variant);
    return result;
}

std::optional<Variant> variantSaid(const GameText& text) {
    const std::string* name = text.tag("Variant");
    if (const auto named = name != nullptr ? variantOfTag(*name) : std::nullopt)
        return named;
    const std::string* type = text.tag("GameType");
    return type != nullptr ? variantOfType(*type) : std::nullopt;
}

int countMoves(const GameText& text) {
    int depth = 0;
    int moves = 0;
    for (const rules::ScriptItem& item : text.script) {
        depth += item.kind == rules::ScriptItem::Kind::openVariation ? 1 : 0;
        depth -= item.kind == rules::ScriptItem::Kind::closeVariation ? 1 : 0;
        moves += item.kind == rules::ScriptItem::Kind::move && depth == 0 ? 1 : 0;
    }
    return moves;
}

std::vector<Variant> candidates(const GameText& text) {
    std::vector<Variant> variants;
    for (const Fitting& f : bestFittings(text, likely(text, {})))
        variants.push_back(f.variant);
    return variants;
}

void Preference::add(const GameText& text) {
    constexpr int checked = 8; // games whose tags are not believed at once
    if (const auto said = variantSaid(text)) {
        const bool believed = ++tagged_ > checked && 2 * misfits_ < checked;
        if (believed || !failsEarly(text, *said)) {
            ++votes_[static_cast<std::size_t>(*said)];
            return;
        }
        ++misfits_;
    }
    if (isSettled())
        return;
    if (firstMove(text) == nullptr)
        return addPosition(text);
    ++replayed_;
    for (const Fitting& f : bestFittings(text, likely(text, {})))
        votes_[static_cast<std::size_t>(f.variant)] += f.fit.complete ? 1 : 0;
}

// Numbers are written of every board, letters only where players write them.
void Preference::addPosition(const GameText& text) {
    const std::string* fen = findFen(text);
    if (fen == nullptr)
        return;
    const bool letters = hasFileLetter(*fen);
    bool isRead = false;
    for (const Variant variant : guessable)
        if (startPosition(text, variant) &&
            (!letters || rules::rules(variant).notation == Notation::algebraic)) {
            ++positionVotes_[static_cast<std::size_t>(variant)];
            isRead = true;
        }
    positions_ += isRead ? 1 : 0;
    if (const auto small = startPosition(text, Variant::english))
        smallPieces_ += small->pieces().size();
}

std::vector<Variant> Preference::order() const {
    const auto votes = [this](Variant v) { return votes_[static_cast<std::size_t>(v)]; };
    std::vector<Variant> order(guessable.begin(), guessable.end());
    std::erase_if(order, [&votes](Variant v) { return votes(v) == 0; });
    std::ranges::stable_sort(order, std::ranges::greater{}, votes);
    if (!order.empty())
        return order;
    // If some positions need a large board, the others do not stand on a small one.
    order = open();
    return std::ranges::any_of(order, isOnSmallBoard) ? std::vector<Variant>() : order;
}

std::vector<Variant> Preference::open() const {
    const auto votes = [this](Variant v) { return votes_[static_cast<std::size_t>(v)]; };
    const int most = votes(std::ranges::max(guessable, {}, votes));
    if (most == 0)
        return fittingPositions();
    std::vector<Variant> open(guessable.begin(), guessable.end());
    std::erase_if(open, [&](Variant v) { return votes(v) < most; });
    return open;
}

std::vector<Variant> Preference::fittingPositions() const {
    constexpr int enough = 16; // pieces, none of which stands where only a large board has squares
    std::vector<Variant> fit(guessable.begin(), guessable.end());
    std::erase_if(fit, [this](Variant v) {
        return positions_ == 0 || positionVotes_[static_cast<std::size_t>(v)] < positions_;
    });
    if (smallPieces_ >= enough && std::ranges::any_of(fit, isOnSmallBoard))
        std::erase_if(fit, [](Variant v) { return !isOnSmallBoard(v); });
    return fit;
}

std::vector<Variant> preferenceOf(std::span<const GameText> games) {
    Preference preference;
    for (const GameText& game : games)
        preference.add(game);
    return preference.order();
}

namespace {

// A side to move and a colon, perhaps in quotes.
bool beginsAsFen(std::string_view text) {
    text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n\""), text.size()));
    return text.size() > 1 && text[1] == ':' &&
           std::string_view("WBwb?").find(text[0]) != std::string_view::npos;
}

} // namespace

rules::Game gameFrom(const rules::Position& position) {
    rules::Game game(position);
    game.tags.push_back({"GameType", std::string(rules::gameTypeFor(position.variant()))});
    if (!(position == rules::Position::start(position.variant()))) {
        game.tags.push_back({"SetUp", "1"});
        game.tags.push_back({"FEN", rules::writeFen(position)});
    }
    return game;
}

Pasted readPasted(std::string_view text, rules::Variant variant) {
    const auto fen = rules::readFen(variant, text);
    if (fen)
        return {ReadGame(gameFrom(*fen)), {}};
    if (text.size() <= rules::longestFen)
        for (const rules::Variant other : rules::allVariants())
            if (const auto read = rules::readFen(other, text))
                return {ReadGame(gameFrom(*read)), {}};
    Reader reader(text);
    GameText written;
    if (reader.next(written)) {
        ReadGame read = assemble(written);
        const bool hasMoves = read.game.node(rules::rootNode).firstChild != rules::noNode;
        if (hasMoves || !written.tags.empty())
            return {std::move(read), {}};
    }
    return {{}, beginsAsFen(text) ? std::optional(fen.error()) : std::nullopt};
}

std::optional<rules::Game> gameFromText(std::string_view text, rules::Variant variant) {
    auto pasted = readPasted(text, variant);
    return pasted.read ? std::optional(std::move(pasted.read->game)) : std::nullopt;
}

} // namespace damscope::parser
