// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/repair/broken_line.hpp"

#include "rules/moves/generate.hpp"

#include <deque>

namespace damscope::rules::detail {

namespace {

using Kind = ScriptItem::Kind;

class BreakFinder {
public:
    BreakFinder(const LineStart& start, const Script& script, std::size_t most)
        : script_(script), most_(most), position_(start.position), next_(start.item),
          firstItem_(start.item) {
        line_.plies = start.plies;
    }

    std::optional<BrokenLine> run() {
        for (auto item = stepFrom(script_, next_); item && !broken_;
             item = stepFrom(script_, next_)) {
            next_ = *item + 1;
            if (!take(*item))
                return std::nullopt;
        }
        if (!broken_)
            return std::nullopt;
        line_.turns.assign(turns_.begin(), turns_.end());
        collectMarks();
        return std::move(line_);
    }

private:
    /// False if nothing more can be known.
    bool take(std::size_t item) {
        const ScriptItem& step = script_[item];
        if (step.kind == Kind::unknownMove)
            return false;
        if (step.kind == Kind::setup)
            return isDash(step.text, position_, script_, item) || setUp(step.text);
        const WrittenMove written = readMove(position_, script_, item);
        const auto& moves = written.match.moves;
        broken_ = moves.empty();
        const Move move = broken_ ? Move{}
                          : written.match.unique()
                              ? moves.front()
                              : moves[choose(position_, script_, written).move];
        turns_.push_back({item, written.lastItem, position_, move});
        if (turns_.size() > most_ + 1)
            forgetFirst();
        if (!broken_)
            position_.play(move);
        next_ = written.lastItem + 1;
        return true;
    }

    void forgetFirst() {
        firstItem_ = turns_.front().lastItem + 1;
        turns_.pop_front();
        ++line_.plies;
    }

    bool setUp(std::string_view text) {
        const auto position = readSetup(position_, text);
        if (!position)
            return false;
        const bool passes = isNullMove(text) && position->toMove() != position_.toMove();
        line_.plies += static_cast<int>(turns_.size()) + (passes ? 1 : 0);
        turns_.clear();
        firstItem_ = next_;
        position_ = *position;
        return true;
    }

    /// Numbers and unread text. Numbers after the break show whether a move is missing.
    void collectMarks() {
        const std::size_t end = line_.turns.size() + turnsBehind;
        int depth = 0;
        std::size_t turn = 0;
        for (std::size_t i = firstItem_; i < script_.size() && turn < end; ++i) {
            const ScriptItem& item = script_[i];
            if (item.kind == Kind::openVariation)
                ++depth;
            else if (item.kind == Kind::closeVariation && --depth < 0)
                return;
            if (depth != 0)
                continue;
            // Before the break those that set nothing up are left: dashes.
            if ((item.kind == Kind::setup && i >= next_) || item.kind == Kind::unknownMove)
                return;
            if (item.kind == Kind::move && beginsTurn(i, turn))
                ++turn;
            else
                collectMark(i, turn);
        }
    }

    void collectMark(std::size_t i, std::size_t turn) {
        const ScriptItem& item = script_[i];
        const bool number = item.kind == Kind::moveNumber;
        if (number && item.number > 0 && item.number < 10'000 && line_.numbers.size() < mostMarks)
            line_.numbers.push_back(
                {turn, 2 * (static_cast<int>(item.number) - 1) + (item.black ? 1 : 0)});
        if ((number || item.kind == Kind::unread) && turn < line_.turns.size() &&
            line_.fragments.size() < mostMarks)
            line_.fragments.push_back({turn, i});
    }

    /// Not a further jump of the move before it.
    [[nodiscard]] bool beginsTurn(std::size_t item, std::size_t turn) const {
        return turn >= line_.turns.size() || item == line_.turns[turn].item;
    }

    static constexpr std::size_t turnsBehind = 40; // the break
    static constexpr std::size_t mostMarks = 200;  // junk may hold any number of them

    const Script& script_;
    std::size_t most_;
    Position position_;
    std::deque<Turn> turns_;
    BrokenLine line_;
    std::size_t next_;
    std::size_t firstItem_; // behind what came before the first turn
    bool broken_ = false;
};

} // namespace

std::optional<BrokenLine> findBreak(const LineStart& start, const Script& script,
                                    std::size_t most) {
    return BreakFinder(start, script, most).run();
}

} // namespace damscope::rules::detail
