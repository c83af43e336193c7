// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/game/adjudication.hpp"

#include "rules/moves/forcing.hpp"

#include <algorithm>
#include <unordered_map>

namespace damscope::rules {

namespace {

bool isLoneKing(const Position& p, Color c) {
    return p.pieces(c).size() == 1 && p.kings(c).size() == 1;
}

bool isOnMainRoad(const Board& board, Square s) {
    const Coordinates place = board.coordinates(s);
    return place.row + place.column == board.ranks - 1;
}

bool holdsMainRoad(const Position& p, Color c, bool alone) {
    const Board& board = p.rules().board;
    const auto isOnIt = [&](Square s) { return isOnMainRoad(board, s); };
    return std::ranges::all_of(p.pieces(c), isOnIt) &&
           !(alone && std::ranges::any_of(p.pieces(opponent(c)), isOnIt));
}

bool isAgainstLoneKing(const Position& p, Color strong, const Material& m) {
    const Color weak = opponent(strong);
    const int pieces = p.pieces(strong).size();
    return isLoneKing(p, weak) && pieces >= m.fewest && pieces <= m.most &&
           p.kings(strong).size() >= m.fewestKings && !(m.noMen && !p.men(strong).empty()) &&
           !(m.onMainRoad && !holdsMainRoad(p, weak, m.aloneThere));
}

bool bothHaveKings(const Position& p, const Material& m) {
    const int pieces = p.pieces().size();
    return !p.kings(Color::white).empty() && !p.kings(Color::black).empty() && pieces >= m.fewest &&
           pieces <= m.most;
}

/// Whether a rule counts in a position; a count may continue in positions where none would begin.
bool counts(const DrawRule& rule, const Position& p, bool running) {
    Material material = rule.material;
    if (running && material.runsOn)
        material.fewest = 1;
    const auto is = [&](Color strong) { return isAgainstLoneKing(p, strong, material); };
    switch (rule.condition) {
    case DrawCondition::material:
        return is(Color::white) || is(Color::black);
    case DrawCondition::balance:
        return bothHaveKings(p, rule.material);
    case DrawCondition::kingAgainstKing:
        return isLoneKing(p, Color::white) && isLoneKing(p, Color::black) && !kingMustFall(p);
    case DrawCondition::noProgress:
        return rule.material == Material{} || !bothHaveKings(p, rule.material);
    case DrawCondition::repetition:
        break;
    }
    return true;
}

/// The properties of a move that restart the counts of rules.
struct MoveProperties {
    bool capture = false;
    bool manMove = false;
    bool crowning = false;
};

bool restarts(const DrawRule& rule, MoveProperties properties) {
    switch (rule.condition) {
    case DrawCondition::noProgress:
        return properties.capture || properties.manMove;
    case DrawCondition::balance:
        return properties.capture || properties.crowning;
    default:
        return false;
    }
}

/// Follows a line of positions and records the limits that are reached.
class Tracker {
public:
    Tracker(Variant variant, DrawReading reading) {
        for (const DrawRule& rule : drawRules(variant, reading))
            counters_.push_back({&rule, std::nullopt});
    }

    void forget() {
        occurrences_.clear();
        for (Counter& c : counters_)
            c.since.reset();
    }

    void visit(const Position& p, int ply, MoveProperties properties) {
        Occurrences& o = occurrences_.try_emplace(p.key(), Occurrences{0, ply}).first->second;
        ++o.count;
        for (Counter& c : counters_)
            if (c.rule->condition != DrawCondition::repetition)
                countPly(c, p, ply, properties);
            else if (o.count == c.rule->limit)
                found_.push_back({*c.rule, o.first, ply});
    }

    [[nodiscard]] std::vector<Adjudication> found() && { return std::move(found_); }

private:
    struct Counter {
        const DrawRule* rule;
        std::optional<int> since;
    };
    struct Occurrences {
        int count;
        int first;
    };

    void countPly(Counter& c, const Position& p, int ply, MoveProperties properties) {
        if (!counts(*c.rule, p, c.since.has_value())) {
            c.since.reset();
            return;
        }
        if (!c.since || restarts(*c.rule, properties))
            c.since = ply;
        if (ply - *c.since == c.rule->limit)
            found_.push_back({*c.rule, *c.since, ply});
    }

    std::vector<Counter> counters_;
    std::unordered_map<PositionKey, Occurrences> occurrences_;
    std::vector<Adjudication> found_;
};

MoveProperties moveProperties(const Position& before, const Move& m) {
    return {m.isCapture(), !before.kings().contains(m.from), m.crowns};
}

} // namespace

std::vector<Adjudication> adjudicate(const Game& game, DrawReading reading) {
    Tracker tracker(game.variant(), reading);
    std::optional<Position> position = game.start();
    int ply = 0;
    tracker.visit(*position, ply, {});
    for (const NodeId id : game.mainLine()) {
        const Node& node = game.node(id);
        MoveProperties properties;
        if (node.step == Step::move && position)
            properties = moveProperties(*position, node.move);
        else
            tracker.forget();
        game.advance(position, id);
        ply += node.step == Step::setup ? 0 : 1;
        if (position)
            tracker.visit(*position, ply, properties);
    }
    return std::move(tracker).found();
}

} // namespace damscope::rules
