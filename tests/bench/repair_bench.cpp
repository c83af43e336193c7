// SPDX-License-Identifier: GPL-3.0-or-later
//
// How well games are repaired: damages the movetext of real games on purpose, one fault a game, and
// looks at what becomes of those that are no longer legal. The same files give the same figures.
//
//     repair_bench FILE...
//
// Games with an even number in their file are for tuning, the others are held out; both are shown.
#include "parser/meaning/assemble.hpp"
#include "parser/meaning/correct.hpp"
#include "parser/syntax/reader.hpp"
#include "rules/moves/generate.hpp"
#include "rules/moves/routes.hpp"
#include "rules/text/notation.hpp"
#include "tests/bench/measure.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <map>
#include <optional>
#include <random>
#include <string>
#include <utility>
#include <vector>

using namespace damscope;

namespace {

using rules::ScriptItem;

enum class Damage {
    digitChanged,
    digitsSwapped,
    plyMissing,
    unnumberedPlyMissing,
    plyDoubled,
    pathCut,
    squaresSwapped,
    wrongSign,
    twoDigits
};
constexpr std::array damages{
    Damage::digitChanged,         Damage::digitsSwapped, Damage::plyMissing,
    Damage::unnumberedPlyMissing, Damage::plyDoubled,    Damage::pathCut,
    Damage::squaresSwapped,       Damage::wrongSign,     Damage::twoDigits};

const char* nameOf(Damage damage) {
    switch (damage) {
    case Damage::digitChanged:
        return "one character changed";
    case Damage::digitsSwapped:
        return "two characters swapped";
    case Damage::plyMissing:
        return "ply missing";
    case Damage::unnumberedPlyMissing:
        return "the same, without numbers";
    case Damage::plyDoubled:
        return "ply doubled";
    case Damage::pathCut:
        return "path cut";
    case Damage::squaresSwapped:
        return "squares swapped";
    case Damage::wrongSign:
        return "wrong sign";
    case Damage::twoDigits:
        break;
    }
    return "two moves, a character each";
}

struct Figures {
    int damaged = 0;    ///< games
    int illegal = 0;    ///< made so by the damage
    int restored = 0;   ///< the moves are the original's again
    int wrong = 0;      ///< legal to the end, but other moves
    int rightHints = 0; ///< what is proposed is the original's, whether applied or not
    int wrongHints = 0;
    double seconds = 0; ///< of reading those made illegal, with repair

    void add(const Figures& f) {
        damaged += f.damaged;
        illegal += f.illegal;
        restored += f.restored;
        wrong += f.wrong;
        rightHints += f.rightHints;
        wrongHints += f.wrongHints;
        seconds += f.seconds;
    }
};

using Moves = std::vector<rules::Move>;

Moves movesOf(const parser::ReadGame& read) {
    Moves moves;
    for (const rules::NodeId id : read.game.mainLine())
        moves.push_back(read.game.node(id).move);
    return moves;
}

/// The items of the main line's moves.
std::vector<std::size_t> mainMoves(const parser::GameText& text) {
    std::vector<std::size_t> items;
    int depth = 0;
    for (std::size_t i = 0; i < text.script.size(); ++i) {
        depth += text.script[i].kind == ScriptItem::Kind::openVariation ? 1 : 0;
        depth -= text.script[i].kind == ScriptItem::Kind::closeVariation ? 1 : 0;
        if (depth == 0 && text.script[i].kind == ScriptItem::Kind::move)
            items.push_back(i);
    }
    return items;
}

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}
bool isFile(char c) {
    return c >= 'a' && c <= 'h';
}

std::string pick(std::string text, const std::vector<std::size_t>& places, std::mt19937& random) {
    const std::size_t at = places[random() % places.size()];
    const char old = text[at];
    while (text[at] == old)
        text[at] = isDigit(old) ? static_cast<char>('0' + random() % 10)
                                : static_cast<char>('a' + random() % 8);
    return text;
}

/// A move's text with a fault; nothing if this text cannot have it.
std::optional<std::string> damaged(const std::string& move, Damage damage, std::mt19937& random) {
    std::vector<std::size_t> signs;
    std::vector<std::size_t> characters;
    std::vector<std::size_t> pairs;
    for (std::size_t i = 0; i < move.size(); ++i) {
        const bool square = isDigit(move[i]) || isFile(move[i]);
        (square ? characters : signs).push_back(i);
        if (square && i + 1 < move.size() && (isDigit(move[i + 1]) || isFile(move[i + 1])) &&
            move[i] != move[i + 1])
            pairs.push_back(i);
    }
    std::string text = move;
    switch (damage) {
    case Damage::digitChanged:
    case Damage::twoDigits:
        return characters.empty() ? std::nullopt : std::optional(pick(text, characters, random));
    case Damage::digitsSwapped:
        if (pairs.empty())
            return std::nullopt;
        {
            const std::size_t at = pairs[random() % pairs.size()];
            std::swap(text[at], text[at + 1]);
        }
        return text;
    case Damage::plyMissing:
    case Damage::unnumberedPlyMissing:
        return std::string();
    case Damage::plyDoubled:
        return text + " " + text;
    case Damage::squaresSwapped:
        if (signs.size() != 1)
            return std::nullopt;
        return text.substr(signs[0] + 1) + text[signs[0]] + text.substr(0, signs[0]);
    case Damage::wrongSign:
        if (signs.size() != 1)
            return std::nullopt;
        text[signs[0]] = "=,/_"[random() % 4];
        return text;
    case Damage::pathCut:
        break;
    }
    return std::nullopt;
}

/// A capture of two pieces or more written with its squares, one at an end left out.
std::optional<std::string> cutPath(const rules::Position& before, const rules::Move& move,
                                   std::mt19937& random) {
    if (move.captured.size() < 2)
        return std::nullopt;
    const auto squares = routes(before, move).front().squares;
    if (squares.size() < 3)
        return std::nullopt;
    const bool front = random() % 2 == 0;
    std::string text;
    for (std::size_t i = front ? 1 : 0; i + (front ? 0 : 1) < squares.size(); ++i)
        text += (text.empty() ? "" : "x") + squareName(before.rules(), squares[i]);
    return text;
}

class Bench {
public:
    void addFile(const std::string& path) {
        std::ifstream in(path, std::ios::binary);
        const std::string bytes(std::istreambuf_iterator<char>(in), {});
        const auto preference = preferenceIn(bytes);
        parser::Reader reader(bytes);
        parser::GameText text;
        for (int number = 0; reader.next(text); ++number)
            addGame(text, preference, number % 2 != 0);
    }

    void print(bool heldOut) const {
        std::printf("%s\n%-14s %-27s %7s %7s %9s %9s %9s %11s %11s %7s\n",
                    heldOut ? "held out" : "tuning", "variant", "damage", "damaged", "illegal",
                    "restored", "nothing", "wrong", "right hint", "wrong hint", "ms");
        const auto sum = [&](const char* title, auto isMeant) {
            for (const Damage damage : damages) {
                Figures all;
                for (const auto& [key, f] : figures_)
                    if (key.heldOut == heldOut && key.damage == damage && isMeant(key))
                        all.add(f);
                if (all.illegal > 0)
                    printLine(title, nameOf(damage), all);
            }
        };
        sum("all", [](const Key&) { return true; });
        sum("  seen later", [](const Key& key) { return key.later; });
        for (const rules::Variant variant : rules::allVariants())
            sum(rules::rules(variant).name.data(),
                [&](const Key& key) { return key.variant == variant; });
    }

private:
    struct Key {
        bool heldOut;
        rules::Variant variant;
        Damage damage;
        bool later; ///< the game does not break at the damaged move, but further on
        auto operator<=>(const Key&) const = default;
    };

    static std::vector<rules::Variant> preferenceIn(const std::string& bytes) {
        std::vector<parser::GameText> games;
        parser::Reader reader(bytes);
        for (parser::GameText text; games.size() < 256 && reader.next(text);)
            games.push_back(std::exchange(text, {}));
        return parser::preferenceOf(games);
    }

    void addGame(const parser::GameText& text, const std::vector<rules::Variant>& preference,
                 bool heldOut) {
        const parser::ReadGame original = assemble(text, {{}, preference, parser::Repair::off});
        const auto items = mainMoves(text);
        if (!original.legal || items.size() < 10 ||
            items.size() != static_cast<std::size_t>(original.plies))
            return;
        for (const Damage damage : damages)
            for (int repeat = 0; repeat < 2; ++repeat)
                damageGame(text, original, items, {heldOut, original.game.variant(), damage, false},
                           preference);
    }

    void damageGame(const parser::GameText& text, const parser::ReadGame& original,
                    const std::vector<std::size_t>& items, Key key,
                    const std::vector<rules::Variant>& preference) {
        const Moves moves = movesOf(original);
        const auto nodes = original.game.mainLine();
        const std::size_t ply = random_() % items.size();
        const ScriptItem& item = text.script[items[ply]];
        const std::string move(item.text);
        const auto fault =
            key.damage == Damage::pathCut
                ? cutPath(*original.game.position(original.game.node(nodes[ply]).parent),
                          moves[ply], random_)
                : damaged(move, key.damage, random_);
        if (!fault)
            return;
        const std::size_t offset = text.itemOffsets[items[ply]] - text.offset;
        std::string source = std::string(text.source.substr(0, offset)) + *fault +
                             std::string(text.source.substr(offset + move.size()));
        if (key.damage == Damage::unnumberedPlyMissing)
            source = withoutNumbers(text, items[ply]);
        if (key.damage == Damage::twoDigits) {
            const std::size_t other = items[random_() % items.size()];
            const std::size_t at = text.itemOffsets[other] - text.offset;
            const std::string second(text.script[other].text);
            const std::string secondFault = *damaged(second, key.damage, random_);
            std::string alone(text.source);
            if (isLegal(source, preference) ||
                isLegal(alone.replace(at, second.size(), secondFault), preference))
                return; // invisible errors cannot be repaired
            source.replace(at, second.size(), secondFault);
        }
        parser::GameText broken;
        parser::Reader reader(source);
        if (!reader.next(broken))
            return;
        const parser::ReadGame read = assemble(broken, {{}, preference, parser::Repair::off});
        key.later = read.plies > static_cast<int>(ply);
        Figures& f = figures_[key];
        ++f.damaged;
        if (read.legal)
            return;
        ++f.illegal;
        judge(f, broken, moves, preference);
    }

    /// A game's tags, and its moves but one.
    static std::string withoutNumbers(const parser::GameText& text, std::size_t missing) {
        std::string source(text.source.substr(0, text.itemOffsets.front() - text.offset));
        for (const std::size_t item : mainMoves(text))
            if (item != missing)
                source += std::string(text.script[item].text) + " ";
        return source + "*";
    }

    static bool isLegal(const std::string& source, const std::vector<rules::Variant>& preference) {
        parser::GameText text;
        parser::Reader reader(source);
        return reader.next(text) && assemble(text, {{}, preference, parser::Repair::off}).legal;
    }

    static void judge(Figures& f, const parser::GameText& broken, const Moves& moves,
                      const std::vector<rules::Variant>& preference) {
        const double start = bench::threadSeconds();
        const parser::ReadGame read = assemble(broken, {{}, preference, parser::Repair::apply});
        f.seconds += bench::threadSeconds() - start;
        if (read.repaired)
            ++(movesOf(read) == moves ? f.restored : f.wrong);
        const parser::ReadGame partial = assemble(broken, {{}, preference, parser::Repair::off});
        if (const auto hint = proposeCorrection(partial.game.start(), broken.script))
            ++(isRight(hint->correction, broken, partial, moves) ? f.rightHints : f.wrongHints);
    }

    /// With the correction more moves are legal, and they are those of the original.
    static bool isRight(const rules::Correction& correction, const parser::GameText& broken,
                        const parser::ReadGame& partial, const Moves& moves) {
        const parser::ReadGame better = assemble(parser::corrected(broken, correction),
                                                 {partial.game.variant(), {}, parser::Repair::off});
        const Moves played = movesOf(better);
        return (better.legal || better.plies > partial.plies) && played.size() <= moves.size() &&
               std::equal(played.begin(), played.end(), moves.begin());
    }

    static void printLine(const char* variant, const char* damage, const Figures& f) {
        const double all = std::max(f.illegal, 1) / 100.0;
        std::printf("%-14s %-27s %7d %7d %8.1f%% %8.1f%% %8.2f%% %10.1f%% %10.2f%% %7.2f\n",
                    variant, damage, f.damaged, f.illegal, f.restored / all,
                    (f.illegal - f.restored - f.wrong) / all, f.wrong / all, f.rightHints / all,
                    f.wrongHints / all, 1000 * f.seconds / std::max(f.illegal, 1));
    }

    std::mt19937 random_{7}; // NOLINT: the same faults every time
    std::map<Key, Figures> figures_;
};

} // namespace

int main(int argc, char** argv) {
    Bench bench;
    for (int i = 1; i < argc; ++i)
        bench.addFile(argv[i]);
    bench.print(false);
    bench.print(true);
}
