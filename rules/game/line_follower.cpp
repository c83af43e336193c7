// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/game/line_follower.hpp"

#include "base/text/ascii.hpp"
#include "rules/moves/generate.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>
#include <span>
#include <utility>

namespace damscope::rules::detail {

namespace {

using Kind = ScriptItem::Kind;

/// How programs of chess write a null move.
bool isDashes(std::string_view setup) {
    return setup == "--" || setup == "Z0" || setup == "@@@@";
}

/// The squares of a text with only one reading.
std::optional<MoveText> onlyReading(const Rules& rules, std::string_view text) {
    auto readings = readMoveText(rules, text);
    if (readings.size() != 1 || readings.front().fromFile || readings.front().squares.size() < 2)
        return std::nullopt;
    return std::move(readings.front());
}

/// Joins the jumps of one capture that were written as separate moves.
std::optional<WrittenMove> joined(const Position& position, const Script& script,
                                  std::size_t item) {
    constexpr std::size_t mostJumps = 32;
    constexpr std::size_t near =
        1024; // items: what stands behind a move is asked for again and again
    auto text = onlyReading(position.rules(), script[item].text);
    if (!text)
        return std::nullopt;
    for (auto next = stepFrom(script, item + 1, near);
         next && script[*next].kind == Kind::move && text->squares.size() < mostJumps;
         next = stepFrom(script, *next + 1, near)) {
        const auto more = onlyReading(position.rules(), script[*next].text);
        if (!more || more->squares.front() != text->squares.back())
            return std::nullopt;
        text->squares.insert(text->squares.end(), more->squares.begin() + 1, more->squares.end());
        WrittenMove written{resolve(position, *text), *next};
        if (!written.match.moves.empty() && !written.match.wrongWay &&
            written.match.moves.front().isCapture())
            return written;
    }
    return std::nullopt;
}

} // namespace

bool isStep(ScriptItem::Kind kind) {
    return kind == Kind::move || kind == Kind::unknownMove || kind == Kind::setup;
}

std::optional<std::size_t> stepFrom(const Script& script, std::size_t index, std::size_t farthest) {
    const std::size_t end =
        index < script.size() ? index + std::min(farthest, script.size() - index) : index;
    int depth = 0;
    for (std::size_t i = index; i < end; ++i) {
        if (script[i].kind == Kind::openVariation)
            ++depth;
        else if (script[i].kind == Kind::closeVariation && --depth < 0)
            return std::nullopt;
        else if (depth == 0 && isStep(script[i].kind))
            return i;
    }
    return std::nullopt;
}

WrittenMove readMove(const Position& position, const Script& script, std::size_t item) {
    return readMove(position, legalMoves(position), script, item);
}

WrittenMove readMove(const Position& position, const MoveList& legal, const Script& script,
                     std::size_t item) {
    WrittenMove written{resolve(position, legal, script[item].text), item};
    if (written.match.moves.empty())
        if (auto whole = joined(position, script, item))
            return *std::move(whole);
    return written;
}

namespace {

/// Walks along one line of a script while it is legal.
class LineWalk {
public:
    LineWalk(std::optional<Position> position, const Script& script,
             std::optional<std::size_t> item, int limit, Effort& effort)
        : position_(position), script_(script), item_(item), limit_(limit), effort_(effort) {}

    Fit run() {
        for (; item_ && fit_.plies < limit_; item_ = stepFrom(script_, *item_ + 1)) {
            const Kind kind = script_[*item_].kind;
            if (!position_ || kind == Kind::unknownMove)
                break; // nothing is known about the following moves
            if (!(kind == Kind::setup ? setUp() : playMove()))
                break;
        }
        return fit_;
    }

private:
    // These return whether the walk goes on.
    bool setUp() {
        if (isDash(script_[*item_].text, position_, script_, *item_))
            return true;
        const auto next = readSetup(*position_, script_[*item_].text);
        if (!next)
            return endIncomplete();
        position_ = *next;
        return true;
    }

    bool playMove() {
        if (const auto plain = plainMove(*position_, script_[*item_].text)) {
            effort_.spendOnJumps(plain->move.captured.size());
            return effort_.isSpent() ? endIncomplete() : play(plain->move);
        }
        const MoveList legal = legalMoves(*position_);
        effort_.spendOn(legal);
        if (effort_.isSpent())
            return endIncomplete();
        const WrittenMove written = readMove(*position_, legal, script_, *item_);
        const auto& moves = written.match.moves;
        if (moves.empty())
            return endIncomplete();
        item_ = written.lastItem;
        return moves.size() == 1 || effort_.forks <= 0 ? play(moves.front()) : tryEach(moves);
    }

    bool play(const Move& move) {
        position_ = position_->after(move);
        ++fit_.plies;
        return true;
    }

    /// What is behind a text that can be read in several ways is walked along for each of them.
    bool tryEach(std::span<const Move> moves) {
        Fit best{0, false};
        ++fit_.plies;
        for (const Move& m : moves) {
            --effort_.forks;
            const Fit one = follow(position_->after(m), script_, stepFrom(script_, *item_ + 1),
                                   limit_ - fit_.plies, effort_);
            if (one.plies > best.plies || (one.complete && !best.complete))
                best = one;
            if (best.complete)
                break;
        }
        fit_ = {fit_.plies + best.plies, best.complete};
        return false;
    }

    bool endIncomplete() {
        fit_.complete = false;
        return false;
    }

    std::optional<Position> position_;
    const Script& script_;
    std::optional<std::size_t> item_;
    int limit_;
    Effort& effort_;
    Fit fit_;
};

} // namespace

Fit follow(std::optional<Position> position, const Script& script, std::optional<std::size_t> item,
           int limit, Effort& effort) {
    return LineWalk(position, script, item, limit, effort).run();
}

void Effort::spendOn(const MoveList& moves) {
    int most = 0;
    if (!moves.empty() && moves[0].isCapture()) // captures are compulsory
        for (const Move& m : moves)
            most = std::max(most, m.captured.size());
    if (moves.overflowed())
        positions = 0;
    else
        spendOnJumps(most);
}

void Effort::spendOnJumps(int most) {
    constexpr int usual = 4; // jumps in a capture
    constexpr int longest = 12;
    std::int64_t cost = 1;
    for (int jumps = usual; jumps < std::min(most, longest); ++jumps)
        cost *= 6;
    positions -= cost;
}

Choice choose(const Position& before, const Script& script, const WrittenMove& written) {
    constexpr int lookAhead = 200; // plies; real games never need more to distinguish two captures
    Effort effort{64};
    const auto& moves = written.match.moves;
    const auto next = stepFrom(script, written.lastItem + 1);
    Choice choice;
    Fit bestFit{-1, false};
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const Fit f = follow(before.after(moves[i]), script, next, lookAhead, effort);
        const bool better = f.plies > bestFit.plies || (f.complete && !bestFit.complete);
        const bool equal = f.plies == bestFit.plies && f.complete == bestFit.complete;
        if (better) {
            choice = {i, true};
            bestFit = f;
        } else if (equal) {
            choice.decided = false;
        }
    }
    return choice;
}

std::optional<Color> sideAfterNullMove(std::string_view setup,
                                       const std::optional<Position>& before) {
    if (!isDashes(setup))
        return setup.front() == 'W' ? Color::white : Color::black;
    return before ? std::optional(opponent(before->toMove())) : std::nullopt;
}

bool isDash(std::string_view setup, const std::optional<Position>& before, const Script& script,
            std::size_t item) {
    const auto next = isDashes(setup) && before ? stepFrom(script, item + 1) : std::nullopt;
    if (!next || script[*next].kind != Kind::move)
        return false;
    Position passed = *before;
    passed.setToMove(opponent(before->toMove()));
    return readMove(passed, script, *next).match.moves.empty() &&
           !readMove(*before, script, *next).match.moves.empty();
}

Expected<Position, FenError> readSetup(const Position& before, std::string_view text) {
    if (!isNullMove(text))
        return readFen(before.variant(), text);
    Position passed = before;
    passed.setToMove(*sideAfterNullMove(text, before));
    return passed;
}

} // namespace damscope::rules::detail

namespace damscope::rules {

bool isNullMove(std::string_view setup) {
    return setup == "B::" || setup == "W::" || detail::isDashes(setup);
}

Fit fit(const Position& start, const Script& script, int limit) {
    detail::Effort effort{256};
    return detail::follow(start, script, detail::stepFrom(script, 0), limit, effort);
}

} // namespace damscope::rules

namespace damscope::rules::detail {
namespace {

using Kind = ScriptItem::Kind;

bool isLoose(const ScriptItem& item) {
    return item.kind == Kind::unread || item.kind == Kind::moveNumber;
}

// Nothing that is kept by itself stands between two items: blanks, dots and a bracket behind a
// number only.
bool isOnlyPunctuation(std::string_view gap) {
    constexpr std::string_view ellipsis = "\xE2\x80\xA6";
    while (!gap.empty()) {
        const bool dots = gap.starts_with(ellipsis);
        if (!dots && !base::isSpace(gap.front()) && gap.front() != '.' && gap.front() != ')')
            return false;
        gap.remove_prefix(dots ? ellipsis.size() : 1);
    }
    return true;
}

// A name or a sentence; a move that was mistyped has fewer letters.
bool beginsWithWord(std::string_view text) {
    std::size_t letters = 0;
    while (letters < text.size() && base::isLetter(text[letters]))
        ++letters;
    const bool digit = letters < text.size() && base::isDigit(text[letters]);
    return letters > 3 || (letters == 3 && !digit);
}

class RunReader {
public:
    RunReader(const Script& script, const ScriptSource& source, std::size_t first,
              std::uint32_t number)
        : script_(script), source_(source), first_(first) {
        run_.number = number;
        run_.end = first + 1;
        while (run_.end < script.size() && isLoose(script[run_.end]) && isGlued(run_.end))
            ++run_.end;
    }

    LooseRun run() {
        for (std::size_t i = first_; i < run_.end; ++i) {
            const bool number = script_[i].kind == Kind::moveNumber;
            if (number && !isText(i)) {
                run_.number = script_[i].number;
                continue;
            }
            // An unread text goes on only where a number joins the two.
            const bool goesOn = !run_.texts.empty() && run_.texts.back().end == i &&
                                (number || script_[i - 1].kind == Kind::moveNumber);
            if (!goesOn)
                run_.texts.push_back({i, i, false});
            run_.texts.back().end = i + 1;
            run_.texts.back().isReported |= !number;
        }
        return std::move(run_);
    }

private:
    [[nodiscard]] bool isGlued(std::size_t item) const {
        if (source_.offsets.empty())
            return true;
        const std::size_t behind = source_.offsets[item - 1] + script_[item - 1].text.size();
        const std::size_t at = source_.offsets[item];
        return behind <= at && at <= source_.text.size() &&
               isOnlyPunctuation(source_.text.substr(behind, at - behind));
    }

    [[nodiscard]] bool isText(std::size_t i) const {
        const bool behindText = !run_.texts.empty() && run_.texts.back().end == i;
        const bool counts =
            script_[i].number == run_.number || script_[i].number == std::uint64_t{run_.number} + 1;
        constexpr std::size_t near = 32; // not further, since every number asks
        if (i + 1 == run_.end && stepFrom(script_, run_.end, near))
            return behindText ? !counts : isSecondNumber(i, counts);
        if (i + 1 == run_.end)
            return behindText || !counts;
        if (script_[i + 1].kind == Kind::unread)
            return !counts || beginsWithWord(script_[i + 1].text);
        return behindText || !counts;
    }

    // "2. 38. 32-27"; in "48.1 0-5" it is a digit of the move.
    [[nodiscard]] bool isSecondNumber(std::size_t i, bool counts) const {
        const bool digitOfMove =
            run_.end < script_.size() && script_[run_.end].text.starts_with('0');
        return i > first_ && !counts && !digitOfMove;
    }

    const Script& script_;
    const ScriptSource& source_;
    std::size_t first_;
    LooseRun run_;
};

} // namespace

LooseRun readLooseRun(const Script& script, const ScriptSource& source, std::size_t first,
                      std::uint32_t number) {
    return RunReader(script, source, first, number).run();
}

std::string_view textBetween(const Script& script, const ScriptSource& source, std::size_t first,
                             std::size_t end) {
    const std::size_t from = source.offsets[first];
    const std::size_t last = source.offsets[end - 1] + script[end - 1].text.size();
    // "12)": the bracket belongs to the number.
    const bool bracket = script[end - 1].kind == Kind::moveNumber &&
                         source.text.substr(last).starts_with(')') &&
                         !(end < script.size() && source.offsets[end] == last);
    return source.text.substr(from, last + (bracket ? 1 : 0) - from);
}

} // namespace damscope::rules::detail
