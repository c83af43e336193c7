// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/findings/repertoire/merged_game.hpp"

#include "db/store/codec/main_line.hpp"
#include "db/store/games.hpp"
#include "db/store/records/game_reader.hpp"
#include "db/store/store.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace damscope::db {
namespace {

// "Jansen - Konaté, Hoorn 2003, 1-1 (game 12)"
std::string nameOf(const GameLine& line) {
    const auto shown = [&](GameField field) { return textOf(shownValue(line, field)); };
    std::string name = shown(GameField::white) + " - " + shown(GameField::black);
    for (const GameField field : {GameField::event, GameField::date, GameField::result})
        if (const std::string text = shown(field); !text.empty() && text != "*")
            name += ", " + text;
    return name + " (game " + std::to_string(number(line.id)) + ")";
}

class Merger {
public:
    Merger(const rules::Position& start, int plies) : game_(start), plies_(plies) {}

    void add(std::span<const std::uint8_t> moves, const std::string& name) {
        rules::NodeId node = rules::rootNode;
        MainLineReader line(moves);
        (void)line.next(); // the start
        for (int ply = 0; ply < plies_ && line.next() && line.move(); ++ply) {
            node = childOf(node, *line.move());
            ++countOf(node);
        }
        std::string& names = namesAt(node);
        names += (names.empty() ? "" : "; ") + name;
    }

    rules::Game finish() && {
        for (std::size_t i = 0; i < game_.nodeCount(); ++i)
            sort(static_cast<rules::NodeId>(i));
        for (std::size_t i = 0; i < names_.size(); ++i)
            if (!names_[i].empty())
                game_.addRemark(static_cast<rules::NodeId>(i), rules::Comment{names_[i]});
        return std::move(game_);
    }

private:
    rules::NodeId childOf(rules::NodeId parent, const rules::Move& move) {
        for (rules::NodeId child = game_.node(parent).firstChild; child != rules::noNode;
             child = game_.node(child).nextSibling)
            if (game_.node(child).move == move)
                return child;
        return game_.addMove(parent, move);
    }
    std::size_t& countOf(rules::NodeId node) {
        counts_.resize(std::max(counts_.size(), game_.nodeCount()));
        return counts_[static_cast<std::size_t>(node)];
    }
    std::string& namesAt(rules::NodeId node) {
        names_.resize(std::max(names_.size(), game_.nodeCount()));
        return names_[static_cast<std::size_t>(node)];
    }

    // The one of most games to the front last.
    void sort(rules::NodeId parent) {
        std::vector<rules::NodeId> children;
        for (rules::NodeId child = game_.node(parent).firstChild; child != rules::noNode;
             child = game_.node(child).nextSibling)
            children.push_back(child);
        if (children.size() < 2)
            return;
        std::ranges::reverse(children);
        std::ranges::stable_sort(children, {}, [&](rules::NodeId child) { return countOf(child); });
        for (const rules::NodeId child : children)
            game_.moveToFront(child);
    }

    rules::Game game_;
    int plies_;
    std::vector<std::size_t> counts_; // by node
    std::vector<std::string> names_;  // of the games that end there
};

std::optional<rules::Position> startOf(std::span<const std::uint8_t> moves) {
    MainLineReader line(moves);
    return line.next() ? line.position() : std::nullopt;
}

} // namespace

MergedGame mergeGames(Store& store, std::span<const GameId> games, int plies,
                      const std::stop_token& stop) {
    const Snapshot snapshot(store);
    std::optional<rules::Position> start;
    std::optional<Merger> merger;
    MergedGame merged{rules::Game(rules::Position::start(rules::Variant::international)), 0, 0};
    for (const GameId id : games) {
        if (stop.stop_requested())
            break;
        const auto moves = movetextOf(store.connection(), id);
        const auto begins = moves ? startOf(*moves) : std::nullopt;
        const auto line = readGameLine(store.connection(), id);
        if (!begins || !line || line->header.plies == 0 || (start && *start != *begins)) {
            ++merged.other;
            continue;
        }
        if (!start) {
            start = begins;
            merger.emplace(*start, plies);
        }
        merger->add(*moves, nameOf(*line));
        ++merged.games;
    }
    if (merger)
        merged.game = std::move(*merger).finish();
    return merged;
}

} // namespace damscope::db
