// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/repair/repair.hpp"

#include "base/text/ascii.hpp"
#include "rules/moves/generate.hpp"
#include "rules/repair/broken_line.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace damscope::rules {

namespace {

using Kind = Correction::Kind;
using detail::BrokenLine;
using detail::LineStart;
using detail::Slip;
using detail::SlipFinder;
using detail::Turn;

// Relative frequencies of slips, measured and tuned with tests/bench/repair_bench
// (docs/repair.md).
constexpr double doubledWeight = 1;   ///< a move, or a pair of moves, written twice
constexpr double wrongSignToo = 0.02; ///< beside another slip
constexpr double missingWeight = 0.01;
constexpr double extraWeight = 0.003;
constexpr double misnumberedWeight = 0.08; ///< for each move number that a correction makes wrong
constexpr int mostMisnumbered = 3;
constexpr double brokenAgainWeight = 0.02; ///< the line has another fault later
constexpr double chancePlies = 3;          ///< how many plies a wrong correction may survive
constexpr double mostPlies = 40;
constexpr double unexplained = 0.02; ///< the right correction is not among the candidates
constexpr double likelyShare = 0.8;
constexpr double sureShare = 0.95;
constexpr int leastBehind = 2; ///< legal plies behind a change that is sure: one may be chance

constexpr std::size_t lookBack = 20; // turns before the break
constexpr std::int64_t mostPositions = 100'000;
constexpr std::size_t longestFragment = 3; // items
// Every candidate skips the nested variations.
constexpr std::size_t longestVariation = 2000; // items

double likelihood(Slip slip) {
    switch (slip) {
    case Slip::sign:
    case Slip::one:
        return 1;
    case Slip::neighbour:
        return 0.05;
    case Slip::two:
        return 0.02;
    case Slip::far:
        break;
    }
    return 0.001;
}

/// A correction before it is formatted.
struct Change {
    Kind kind;
    std::size_t turn;         ///< concerned; a missing move belongs before it
    std::size_t item;         ///< as in Correction
    std::size_t items;        ///< likewise
    std::optional<Move> move; ///< to be made at the turn
    std::size_t next;         ///< the turn to continue with
    std::size_t nextItem;     ///< from which to look for it
    double weight;            ///< how likely it is, regardless of what follows
};

struct Candidate {
    Change change;
    int plies;     ///< that it makes legal after the break
    int behind;    ///< plies behind the change that are legal with it
    bool complete; ///< the line is legal to the end
};

class Repairer {
public:
    Repairer(const Script& script, BrokenLine line, detail::Effort& effort)
        : script_(script), line_(std::move(line)), last_(line_.turns.size() - 1), effort_(effort) {}

    /// `startInDoubt`: only what one slip in a move explains to the end is proposed.
    std::optional<Proposal> run(bool startInDoubt) {
        for (std::size_t turn = last_ + 1; turn-- > 0 && !effort_.isSpent();)
            tryTurn(turn);
        tryDoubledPair();
        if (effort_.isSpent())
            return std::nullopt;
        return judged(startInDoubt);
    }

private:
    void tryTurn(std::size_t turn) {
        const MoveList legal = legalMoves(line_.turns[turn].before);
        effort_.spendOn(legal);
        if (effort_.isSpent())
            return;
        tryOtherMoves(turn, legal);
        tryFragments(turn, legal);
        tryMissingMoves(turn, legal);
        tryExtraMove(turn);
    }

    void tryOtherMoves(std::size_t turn, const MoveList& legal) {
        const Turn& t = line_.turns[turn];
        if (t.lastItem != t.item)
            return;
        const SlipFinder slips(script_[t.item].text);
        const auto fitting = turn == last_ ? std::vector<Move>()
                                           : resolve(t.before, legal, script_[t.item].text).moves;
        for (const Move& m : legal) {
            if (std::ranges::find(fitting, m) != fitting.end())
                continue;
            const Slip slip = slips.slipFrom(t.before, m);
            if (slip != Slip::far || turn == last_)
                consider(
                    {Kind::otherMove, turn, t.item, 1, m, turn + 1, t.item + 1, likelihood(slip)});
        }
    }

    /// Moves with a sign that the parser did not recognise.
    void tryFragments(std::size_t turn, const MoveList& legal) {
        const auto& all = line_.fragments;
        for (std::size_t i = 0; i < all.size(); ++i)
            for (std::size_t n = 1; n <= longestFragment && isRun(i, n, turn); ++n)
                tryFragment(turn, all[i].item, n, legal);
    }

    [[nodiscard]] bool isRun(std::size_t first, std::size_t n, std::size_t turn) const {
        const auto& all = line_.fragments;
        const std::size_t last = first + n - 1;
        return last < all.size() && all[first].turn == turn && all[last].turn == turn &&
               all[last].item == all[first].item + n - 1;
    }

    void tryFragment(std::size_t turn, std::size_t item, std::size_t items, const MoveList& legal) {
        const SlipFinder slips(written(item, items));
        if (!slips.looksLikeMove())
            return;
        for (const Move& m : legal) {
            const Position& before = line_.turns[turn].before;
            const Slip slip = slips.slipFrom(before, m);
            const bool oneKey =
                slip == Slip::sign || !slips.hasOddSign() || slips.isOneKeyFrom(before.rules(), m);
            if (slip <= Slip::one)
                consider({Kind::otherMove, turn, item, items, m, turn, item + items,
                          oneKey ? 1 : wrongSignToo});
        }
    }

    void tryMissingMoves(std::size_t turn, const MoveList& legal) {
        const std::size_t item = line_.turns[turn].item;
        for (const Move& m : legal)
            consider({Kind::missingMove, turn, item, 0, m, turn, item, missingWeight});
    }

    void tryExtraMove(std::size_t turn) {
        const Turn& t = line_.turns[turn];
        // The last of two equal ones is used.
        if (turn < last_ && textOf(turn) == textOf(turn + 1))
            return;
        const bool doubled = turn > 0 && textOf(turn - 1) == textOf(turn);
        takeOut(turn, 1, t.lastItem + 1, doubled ? doubledWeight : extraWeight);
    }

    /// "5. 32-28 19-23 5. 32-28 19-23". The first move of the second pair is then never legal,
    /// since the piece has moved, unless another has taken its place.
    void tryDoubledPair() {
        if (last_ < 2 || textOf(last_) != textOf(last_ - 2))
            return;
        const auto second = detail::stepFrom(script_, line_.turns[last_].lastItem + 1);
        if (second && script_[*second].text == textOf(last_ - 1))
            takeOut(last_, 2, *second + 1, doubledWeight);
    }

    void takeOut(std::size_t turn, std::size_t count, std::size_t end, double weight) {
        const std::size_t item = line_.turns[turn].item;
        if (holdsMovesOnly(item, end - item))
            consider(
                {Kind::extraMove, turn, item, end - item, std::nullopt, turn + count, end, weight});
    }

    [[nodiscard]] std::string_view textOf(std::size_t turn) const {
        return script_[line_.turns[turn].item].text;
    }
    [[nodiscard]] bool holdsMovesOnly(std::size_t item, std::size_t items) const {
        return std::all_of(
            script_.begin() + static_cast<std::ptrdiff_t>(item),
            script_.begin() + static_cast<std::ptrdiff_t>(item + items), [](const ScriptItem& i) {
                return i.kind == ScriptItem::Kind::move || i.kind == ScriptItem::Kind::moveNumber;
            });
    }

    /// Continues the line with a change, and keeps it if that gets beyond the break.
    void consider(const Change& c) {
        constexpr int forks = 16;
        const Position& before = line_.turns[c.turn].before;
        const bool behindBreak = c.next > last_;
        effort_.forks = forks;
        const Fit fit = detail::follow(c.move ? before.after(*c.move) : before, script_,
                                       detail::stepFrom(script_, c.nextItem),
                                       std::numeric_limits<int>::max(), effort_);
        const bool complete = fit.complete && !leavesMoveUnread(c);
        const int plies = fit.plies - (behindBreak ? 0 : static_cast<int>(last_ - c.next));
        if (plies > 0 || (behindBreak && complete))
            candidates_.push_back({c, plies, fit.plies, complete});
    }

    /// A text that looks like a move stands by the break or behind it, and the change does not
    /// read it.
    [[nodiscard]] bool leavesMoveUnread(const Change& c) const {
        return unreadMove_ && (*unreadMove_ < c.item || *unreadMove_ >= c.item + c.items);
    }

    [[nodiscard]] std::optional<std::size_t> findUnreadMove() const {
        std::optional<std::size_t> found;
        int depth = 0;
        const std::size_t first = last_ > 0 ? line_.turns[last_ - 1].lastItem + 1 : 0;
        for (std::size_t i = first; i < script_.size() && depth >= 0; ++i) {
            const ScriptItem& item = script_[i];
            depth += item.kind == ScriptItem::Kind::openVariation ? 1 : 0;
            depth -= item.kind == ScriptItem::Kind::closeVariation ? 1 : 0;
            if (depth == 0 && item.kind == ScriptItem::Kind::unread &&
                SlipFinder(item.text).looksLikeMove())
                found = i;
        }
        return found;
    }

    std::optional<Proposal> judged(bool startInDoubt) {
        const Candidate* best = nullptr;
        double bestWeight = 0;
        double sum = unexplained;
        for (const Candidate& c : candidates_) {
            const double weight = weigh(c);
            sum += weight;
            if (weight > bestWeight) {
                best = &c;
                bestWeight = weight;
            }
        }
        if (best == nullptr || bestWeight < likelyShare * sum)
            return std::nullopt;
        if (startInDoubt && !(best->complete && best->change.weight >= likelihood(Slip::one)))
            return std::nullopt;
        return Proposal{correction(best->change), pliesGained(*best), best->complete,
                        bestWeight >= sureShare * sum && best->behind >= leastBehind};
    }

    /// A move that replaces the illegal one is itself one more ply.
    [[nodiscard]] int pliesGained(const Candidate& c) const {
        return c.plies + (c.change.move && c.change.next > last_ ? 1 : 0);
    }

    [[nodiscard]] double weigh(const Candidate& c) const {
        const double wrongNumbers = std::min(misnumbered(c.change), mostMisnumbered);
        return c.change.weight * std::pow(misnumberedWeight, wrongNumbers) *
               (c.complete ? 1 : brokenAgainWeight) *
               std::exp(std::min<double>(c.plies, mostPlies) / chancePlies);
    }

    /// The number of move numbers that do not fit the changed line.
    [[nodiscard]] int misnumbered(const Change& c) const {
        if (line_.numbers.empty())
            return 0;
        const int shift = static_cast<int>(c.turn) - static_cast<int>(c.next) + (c.move ? 1 : 0);
        const auto& first = line_.numbers.front();
        const int base = first.ply - static_cast<int>(first.turn);
        return static_cast<int>(
            std::ranges::count_if(line_.numbers, [&](const detail::NumberMark& mark) {
                const int ply = mark.ply - base - static_cast<int>(mark.turn);
                if (mark.turn == c.turn) // the number of an inserted move, or of the one after it
                    return ply != 0 && ply != shift;
                const bool takenOut = mark.turn > c.turn && mark.turn < c.next;
                return !takenOut && ply != (mark.turn > c.turn ? shift : 0);
            }));
    }

    [[nodiscard]] std::string written(std::size_t item, std::size_t items) const {
        std::string text;
        for (std::size_t i = item; i < item + items; ++i)
            text += (i == item ? "" : " ") + std::string(script_[i].text);
        return text;
    }

    [[nodiscard]] Correction correction(const Change& c) const {
        const Position& before = line_.turns[c.turn].before;
        const int ply = line_.plies + static_cast<int>(c.turn);
        return {c.kind,
                c.item,
                c.items,
                written(c.item, c.items),
                c.move ? moveText(before, *c.move) : std::string(),
                moveNumberAfter(ply),
                before.toMove()};
    }

    const Script& script_;
    BrokenLine line_;
    std::size_t last_; // the illegal turn
    detail::Effort& effort_;
    std::optional<std::size_t> unreadMove_ = findUnreadMove(); ///< the last one
    std::vector<Candidate> candidates_;
};

// The line moves a piece from a square that was empty from the beginning in a position set up: the
// slip may as well be in that position.
bool mayStartWrong(const LineStart& start, const BrokenLine& line, const Script& script) {
    const Position& first = start.position;
    const Position& last = line.turns.back().before;
    if (first == Position::start(first.variant()) || !(line.turns.front().before == first))
        return false;
    const auto from = SlipFinder(script[line.turns.back().item].text).firstSquare(first.rules());
    return from && !first.pieces().contains(*from) && !last.pieces().contains(*from) &&
           std::none_of(line.turns.begin(), line.turns.end() - 1,
                        [&](const Turn& turn) { return turn.played.to == *from; });
}

// "35-30824x35": two moves that ran together, and nobody knows which.
bool holdsTwoMoves(std::string_view text) {
    int separators = 0;
    for (std::size_t i = 1; i + 1 < text.size(); ++i)
        separators += int{base::isDigit(text[i - 1]) && base::isDigit(text[i + 1]) &&
                          (text[i] == '-' || text[i] == 'x' || text[i] == ':')};
    return separators > 1 && text.find('-') < text.find_first_of("x:");
}

// Moves before the break are missing.
bool lacksMoves(const BrokenLine& line, const Script& script) {
    return std::ranges::any_of(line.fragments, [&](const detail::Fragment& fragment) {
        const ScriptItem& item = script[fragment.item];
        return item.kind == ScriptItem::Kind::unread && holdsTwoMoves(item.text);
    });
}

std::optional<Proposal> proposed(const LineStart& start, const Script& script,
                                 detail::Effort& effort) {
    auto line = detail::findBreak(start, script, lookBack);
    if (!line || lacksMoves(*line, script))
        return std::nullopt;
    const bool startInDoubt = mayStartWrong(start, *line, script);
    return Repairer(script, *std::move(line), effort).run(startInDoubt);
}

} // namespace

std::optional<Proposal> proposeCorrection(const Position& start, const Script& script) {
    detail::Effort effort{0, mostPositions};
    const int plies = start.toMove() == start.rules().firstMover ? 0 : 1;
    return proposed({start, 0, plies}, script, effort);
}

std::vector<std::optional<Proposal>>
proposeCorrections(const Script& script, std::span<const BrokenVariation> variations) {
    detail::Effort effort{0, mostPositions};
    std::vector<std::optional<Proposal>> proposals(variations.size());
    for (std::size_t i = 0; i < variations.size() && !effort.isSpent(); ++i) {
        const BrokenVariation& variation = variations[i];
        if (variation.end - variation.first <= longestVariation)
            proposals[i] =
                proposed({variation.start, variation.first, variation.plies}, script, effort);
    }
    return proposals;
}

} // namespace damscope::rules
