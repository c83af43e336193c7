// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/study/walk.hpp"

#include <algorithm>
#include <deque>
#include <map>
#include <utility>

namespace damscope::analysis::study {
namespace {

class Walk {
public:
    Walk(const Tree& tree, std::span<const View> views, std::size_t depth,
         const std::function<void(const Stop&)>& visit)
        : tree_(tree), views_(views), depth_(depth), visit_(visit), entered_(tree.size()) {
        measure();
    }

    void run() { enter(root); }

private:
    // The shortest ways, breadth first.
    void measure() {
        shortest_.emplace(root, 0);
        std::deque<PlaceId> open{root};
        while (!open.empty()) {
            const PlaceId place = open.front();
            open.pop_front();
            const std::size_t next = shortest_.at(place) + 1;
            if (next > depth_)
                continue;
            for (const PlaceMove& move : tree_.at(place).moves)
                if (isShown(place, move) && shortest_.emplace(move.to, next).second)
                    open.push_back(move.to);
        }
    }

    [[nodiscard]] bool hasValue(PlaceId from, const PlaceMove& move) const {
        return std::ranges::any_of(
            views_, [&](const View& view) { return view.value(from, move).has_value(); });
    }
    [[nodiscard]] bool isShown(PlaceId from, const PlaceMove& move) const {
        const Place& to = tree_.at(move.to);
        return to.kept || (!to.isQuestion() && hasValue(from, move));
    }

    // By the first engine that knows them; then those that the next one knows.
    [[nodiscard]] std::vector<PlaceMove> shownMoves(PlaceId place) const {
        std::vector<PlaceMove> moves;
        const auto add = [&](const PlaceMove& move) {
            const bool has = std::ranges::any_of(
                moves, [&](const PlaceMove& other) { return other.move == move.move; });
            if (!has && isShown(place, move))
                moves.push_back(move);
        };
        for (const View& view : views_)
            std::ranges::for_each(view.best(place), add);
        std::ranges::for_each(tree_.at(place).moves, add);
        return moves;
    }

    void enter(PlaceId place) {
        const bool again =
            way_.size() > shortest_.at(place) || entered_[static_cast<std::size_t>(place)];
        visit_({place, way_, again});
        if (again || way_.size() == depth_)
            return;
        entered_[static_cast<std::size_t>(place)] = true;
        for (const PlaceMove& move : shownMoves(place)) {
            way_.push_back(move);
            enter(move.to);
            way_.pop_back();
        }
    }

    const Tree& tree_;
    std::span<const View> views_;
    std::size_t depth_;
    const std::function<void(const Stop&)>& visit_;
    std::map<PlaceId, std::size_t> shortest_;
    std::vector<bool> entered_;
    std::vector<PlaceMove> way_;
};

} // namespace

void walk(const Tree& tree, std::span<const View> views, std::size_t depth,
          const std::function<void(const Stop&)>& visit) {
    Walk(tree, views, depth, visit).run();
}

rules::Game asGame(const Tree& tree, std::span<const View> views, std::size_t depth,
                   const std::function<std::vector<rules::Remark>(const Stop&)>& remarks) {
    rules::Game game(tree.at(root).position);
    std::vector<rules::NodeId> nodes{rules::rootNode}; // of the way that is walked
    walk(tree, views, depth, [&](const Stop& stop) {
        if (!stop.way.empty()) {
            nodes.resize(stop.way.size());
            nodes.push_back(game.addMove(nodes.back(), stop.way.back().move));
        }
        game.setRemarks(nodes.back(), remarks(stop));
    });
    return game;
}

} // namespace damscope::analysis::study
