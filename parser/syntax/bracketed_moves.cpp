// SPDX-License-Identifier: GPL-3.0-or-later
// GameBuilder: moves of the game that stand in round brackets, as some print the second player's.
#include "parser/syntax/game_builder.hpp"

#include <algorithm>
#include <optional>

namespace damscope::parser {
namespace {

using Kind = rules::ScriptItem::Kind;

struct Bracket {
    std::size_t open;
    std::size_t close;
};

// Finds the brackets that the numbers of the main line need as moves: "1. 32-28 (19-23) 2. 28x19".
class BracketedMoves {
public:
    explicit BracketedMoves(const rules::Script& script) : script_(script) {}

    // Empty unless the numbers go on behind one of them: brackets of which none has more of the
    // game behind it are variations.
    std::vector<Bracket> find() {
        for (std::size_t i = 0; i < script_.size(); ++i) {
            const rules::ScriptItem& item = script_[i];
            if (item.kind == Kind::moveNumber)
                count_ = {item.number, item.black, 0};
            else if (item.kind == Kind::move)
                ++count_.moves;
            else if (item.kind == Kind::openVariation)
                i = takeBracket(i);
        }
        return sure_ ? found_ : std::vector<Bracket>();
    }

private:
    // What comes next in the main line.
    struct Next {
        int moves = 0;
        std::optional<std::size_t> number; // nothing at the end of the game
        bool plain = true;                 // no bracket before that
    };

    std::size_t takeBracket(std::size_t open) {
        int depth = 0;
        int moves = 0;
        std::size_t close = open;
        for (; close < script_.size(); ++close) {
            depth += script_[close].kind == Kind::openVariation ? 1 : 0;
            depth -= script_[close].kind == Kind::closeVariation ? 1 : 0;
            moves += script_[close].kind == Kind::move ? (depth == 1 ? 1 : 2) : 0;
            if (depth == 0)
                break;
        }
        if (moves == 1 && close < script_.size() && isOfGame(close)) {
            found_.push_back({open, close});
            ++count_.moves;
        }
        return close;
    }

    // One move of the round is missing without the bracket.
    bool isOfGame(std::size_t close) {
        if (count_.number == 0 || count_.black || count_.moves > 1)
            return false;
        const Next next = findNext(close + 1);
        if (next.moves + count_.moves != 1 || (count_.moves == 1 && !next.plain))
            return false;
        const bool goesOn = next.number && !script_[*next.number].black &&
                            script_[*next.number].number == count_.number + 1;
        sure_ = sure_ || goesOn;
        return goesOn || !next.number;
    }

    // Looked for once for all brackets that stand side by side.
    [[nodiscard]] Next findNext(std::size_t from) {
        if (from < ahead_.from || from > ahead_.until)
            ahead_ = lookAhead(from);
        Next next = ahead_.next;
        next.plain = !ahead_.lastBracket || *ahead_.lastBracket < from;
        return next;
    }

    // What findNext() finds from each place between `from` and `until` that is in no bracket.
    struct Ahead {
        std::size_t from = 1;
        std::size_t until = 0; ///< the first move or number of the main line, or the end
        std::optional<std::size_t> lastBracket;
        Next next;
    };
    [[nodiscard]] Ahead lookAhead(std::size_t from) const {
        Ahead ahead{from, script_.size(), std::nullopt, {}};
        int depth = 0;
        for (std::size_t i = from; i < script_.size() && ahead.next.moves <= 1; ++i) {
            const Kind kind = script_[i].kind;
            depth += kind == Kind::openVariation ? 1 : 0;
            depth -= kind == Kind::closeVariation ? 1 : 0;
            if (depth != 0) {
                ahead.lastBracket = i;
                continue;
            }
            const bool step =
                kind == Kind::move || kind == Kind::unknownMove || kind == Kind::setup;
            if (step || kind == Kind::moveNumber)
                ahead.until = std::min(ahead.until, i);
            if (kind == Kind::moveNumber) {
                ahead.next.number = i;
                break;
            }
            ahead.next.moves += step ? 1 : 0;
        }
        return ahead;
    }

    const rules::Script& script_;
    RoundCount count_;
    std::vector<Bracket> found_;
    bool sure_ = false;
    Ahead ahead_;
};

} // namespace

void GameBuilder::takeMovesOutOfBrackets() {
    if (!variations_)
        return;
    const std::vector<Bracket> found = BracketedMoves(game_.script).find();
    if (found.empty())
        return;
    remarkOnce("moves-in-brackets", game_.itemOffsets[found.front().open]);
    std::size_t end = 0;
    auto next = found.begin();
    for (std::size_t i = 0; i < game_.script.size(); ++i) {
        const bool bracket = next != found.end() && (i == next->open || i == next->close);
        if (bracket && i == next->close)
            ++next;
        if (bracket)
            continue;
        game_.script[end] = game_.script[i];
        game_.itemOffsets[end++] = game_.itemOffsets[i];
    }
    game_.script.resize(end);
    game_.itemOffsets.resize(end);
}

} // namespace damscope::parser
