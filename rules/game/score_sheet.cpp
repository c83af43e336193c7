// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/game/score_sheet.hpp"

#include "rules/text/notation.hpp"

#include <algorithm>
#include <iterator>

namespace damscope::rules {

namespace {

/// A node that is still to be shown, with the state before it.
struct Due {
    NodeId node;
    int depth;
    bool opensLine;
    bool resumes;
    std::optional<Position> before;
    Color mover; ///< set even if the position is not known
    int ply;     ///< for move numbers: odd if the second mover is to play
};

class SheetWriter {
public:
    explicit SheetWriter(const Game& game)
        : game_(game), opener_(game.start().rules().firstMover) {}

    std::vector<SheetEntry> run() {
        const Color first = game_.start().toMove();
        push({game_.node(rootNode).firstChild, 0, false, false, game_.start(), first,
              first == opener_ ? 0 : 1});
        while (!due_.empty()) {
            const Due next = due_.back();
            due_.pop_back();
            show(next);
        }
        return std::move(sheet_);
    }

private:
    void push(const Due& due) {
        if (due.node != noNode)
            due_.push_back(due);
    }

    void show(const Due& due) {
        sheet_.push_back(entry(due));
        const bool varied = !due.opensLine && game_.node(due.node).nextSibling != noNode;
        push(after(due, varied));
        if (varied)
            pushVariations(due);
    }

    [[nodiscard]] SheetEntry entry(const Due& due) const {
        const Node& node = game_.node(due.node);
        SheetEntry e{due.node, due.depth, due.opensLine, due.resumes, {}, due.mover == opener_, {}};
        if (node.step != Step::setup)
            e.number = moveNumberText(moveNumberAfter(due.ply), e.opener);
        if (node.step == Step::move && due.before)
            e.text = moveText(*due.before, node.move);
        else if (node.step == Step::unknown)
            e.text = "-";
        return e;
    }

    [[nodiscard]] Due after(const Due& due, bool varied) const {
        Due next = due;
        next.node = game_.node(due.node).firstChild;
        next.opensLine = false;
        next.resumes = varied;
        next.before = game_.positionAfter(due.before, due.node);
        if (game_.node(due.node).step == Step::setup) {
            next.mover = next.before->toMove();
            next.ply += (next.ply % 2 == 0) == (next.mover == opener_) ? 0 : 1;
        } else {
            next.mover = opponent(due.mover);
            ++next.ply;
        }
        return next;
    }

    void pushVariations(const Due& due) {
        const std::size_t first = due_.size();
        for (NodeId n = game_.node(due.node).nextSibling; n != noNode;
             n = game_.node(n).nextSibling)
            push({n, due.depth + 1, true, false, due.before, due.mover, due.ply});
        // The last one pushed is shown first.
        std::reverse(due_.begin() + static_cast<std::ptrdiff_t>(first), due_.end());
    }

    const Game& game_;
    Color opener_;
    std::vector<Due> due_;
    std::vector<SheetEntry> sheet_;
};

} // namespace

std::vector<SheetEntry> scoreSheet(const Game& game) {
    return SheetWriter(game).run();
}

std::vector<SheetEntry> RemarksBehind::before(const SheetEntry& entry) {
    std::vector<SheetEntry> ended = takeFrom(entry.depth);
    if (std::ranges::any_of(game_.remarks(entry.node),
                            [](const Remark& r) { return r.place == Remark::Place::behind; }))
        open_.push_back(entry);
    return ended;
}

std::vector<SheetEntry> RemarksBehind::takeFrom(int depth) {
    const auto isInside = [depth](const SheetEntry& each) { return each.depth < depth; };
    const auto first = std::ranges::find_if_not(open_, isInside);
    std::vector<SheetEntry> taken(std::make_move_iterator(first),
                                  std::make_move_iterator(open_.end()));
    open_.erase(first, open_.end());
    std::ranges::reverse(taken);
    return taken;
}

} // namespace damscope::rules
