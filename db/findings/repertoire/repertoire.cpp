// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/findings/repertoire/repertoire.hpp"

#include "db/store/codec/hash.hpp"
#include "db/store/codec/main_line.hpp"
#include "db/store/evaluations.hpp"
#include "db/store/games.hpp"
#include "db/store/records/game_reader.hpp"
#include "db/store/store.hpp"
#include "rules/game/score_sheet.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <functional>
#include <optional>
#include <utility>

namespace damscope::db {
namespace {

// "?", "??" and "?!", as signs or as $2, $4 and $6 (PDN 3.0, numeric annotation glyphs).
bool isDoubtful(const rules::Remark& remark) {
    if (const auto* nag = remark.as<rules::Nag>())
        return nag->number == 2 || nag->number == 4 || nag->number == 6;
    const auto* strength = remark.as<rules::Strength>();
    return strength != nullptr && strength->signs.starts_with('?');
}

} // namespace

/// A node whose children are still to be added.
struct Repertoire::Frame {
    rules::NodeId node{};
    rules::Position position;
    std::size_t place = 0;
    std::vector<std::string> path;
};

RepertoireMark Repertoire::markOf(const rules::Game& game, rules::NodeId node) {
    if (std::ranges::any_of(game.remarks(node), isDoubtful))
        return RepertoireMark::avoid;
    return game.node(game.node(node).parent).firstChild == node ? RepertoireMark::main
                                                                : RepertoireMark::second;
}

// A position can come from many places: the same path is noted once.
std::size_t Repertoire::enter(const rules::Position& position,
                              const std::vector<std::string>& path) {
    const auto [found, isNew] = places_.try_emplace(indexKey(position), positions_.size());
    if (isNew) {
        positions_.push_back({position, path, {}, {}, {}});
    } else {
        RepertoirePosition& known = positions_[found->second];
        if (known.path != path &&
            std::ranges::find(known.otherPaths, path) == known.otherPaths.end())
            known.otherPaths.push_back(path);
    }
    return found->second;
}

void Repertoire::addMove(std::size_t at, const rules::Move& move, const std::string& text,
                         RepertoireMark mark) {
    RepertoirePosition& position = positions_[at];
    const auto known = std::ranges::find(position.moves, move, &RepertoireMove::move);
    const auto isMain = [](const RepertoireMove& one) { return one.mark == RepertoireMark::main; };
    const bool hasMain = std::ranges::any_of(position.moves, isMain);
    if (known != position.moves.end()) {
        if (mark == RepertoireMark::avoid)
            known->mark = mark;
        return;
    }
    if (mark == RepertoireMark::main && hasMain) {
        if (position.position.toMove() == side_)
            position.otherMain.push_back(text);
        mark = RepertoireMark::second;
    }
    position.moves.push_back({move, text, mark});
}

void Repertoire::add(const rules::Game& game) {
    std::vector<Frame> open{{rules::rootNode, game.start(), enter(game.start(), {}), {}}};
    while (!open.empty()) {
        const Frame frame = std::move(open.back());
        open.pop_back();
        std::vector<Frame> next;
        for (rules::NodeId child = game.node(frame.node).firstChild; child != rules::noNode;
             child = game.node(child).nextSibling) {
            const rules::Node& node = game.node(child);
            if (node.step != rules::Step::move)
                continue;
            const std::string text = rules::moveText(frame.position, node.move);
            const RepertoireMark mark = markOf(game, child);
            addMove(frame.place, node.move, text, mark);
            if (mark == RepertoireMark::avoid && frame.position.toMove() == side_)
                continue; // what follows shows why, and is not meant to be played
            std::vector<std::string> path = frame.path;
            path.push_back(text);
            const rules::Position after = frame.position.after(node.move);
            next.push_back({child, after, enter(after, path), std::move(path)});
        }
        // The main line first.
        std::ranges::move(next.rbegin(), next.rend(), std::back_inserter(open));
    }
}

const RepertoirePosition* Repertoire::find(const rules::Position& position) const {
    const auto found = places_.find(indexKey(position));
    return found == places_.end() ? nullptr : &positions_[found->second];
}

const RepertoireMove* knownMove(const RepertoirePosition& position, const rules::Move& move) {
    const auto found = std::ranges::find(position.moves, move, &RepertoireMove::move);
    return found == position.moves.end() ? nullptr : &*found;
}

namespace {

LeftBy whoLeft(const Repertoire& repertoire, const RepertoirePosition& at, bool moved) {
    if (!moved || at.moves.empty())
        return LeftBy::nobody;
    return at.position.toMove() == repertoire.side() ? LeftBy::oneself : LeftBy::opponent;
}

Departure departureFrom(const Repertoire& repertoire, const RepertoirePosition& at, GameId game) {
    return {game, whoLeft(repertoire, at, false), 0, {}, at.path, at.moves};
}

std::optional<Departure> departure(const Repertoire& repertoire, GameId game,
                                   std::span<const std::uint8_t> moves) {
    std::optional<Departure> last;
    const RepertoirePosition* before = nullptr;
    MainLineReader line(moves);
    while (line.next()) {
        if (before != nullptr && line.move()) {
            last->ply = static_cast<int>(line.ply());
            last->move = rules::moveText(before->position, *line.move());
            last->by = whoLeft(repertoire, *before, true);
            const RepertoireMove* played = knownMove(*before, *line.move());
            if (played != nullptr && played->mark == RepertoireMark::avoid &&
                before->position.toMove() == repertoire.side())
                return last;
        }
        before = line.position() ? repertoire.find(*line.position()) : nullptr;
        if (before != nullptr)
            last = departureFrom(repertoire, *before, game);
    }
    return last;
}

} // namespace

std::vector<Departure> departures(Store& store, const Repertoire& repertoire,
                                  std::span<const GameId> games, const std::stop_token& stop) {
    const Snapshot snapshot(store);
    std::vector<Departure> all;
    for (const GameId game : games) {
        if (stop.stop_requested())
            break;
        if (const auto moves = movetextOf(store.connection(), game))
            if (auto found = departure(repertoire, game, *moves))
                all.push_back(std::move(*found));
    }
    return all;
}

const std::vector<OpeningMove>& PlayedMoves::at(OpeningBook& book,
                                                const rules::Position& position) {
    const std::uint64_t key = indexKey(position);
    if (const auto known = known_.find(key); known != known_.end())
        return known->second;
    OpeningTable table = book.at(position, {.arrivals = false, .players = 0});
    if (!table.complete) {
        partial_ = std::move(table.moves);
        return partial_;
    }
    return known_.emplace(key, std::move(table.moves)).first->second;
}

std::vector<Gap> gaps(PlayedMoves& played, OpeningBook& book, const Repertoire& repertoire,
                      std::uint64_t least, const std::stop_token& stop) {
    std::vector<Gap> all;
    for (const RepertoirePosition& at : repertoire.positions()) {
        if (at.position.toMove() == repertoire.side() || at.moves.empty())
            continue;
        if (stop.stop_requested())
            break;
        for (const OpeningMove& move : played.at(book, at.position))
            if (move.tally.games >= least &&
                repertoire.find(at.position.after(move.move)) == nullptr)
                all.push_back({at.path, move.text, move.tally.games});
    }
    std::ranges::stable_sort(all, std::greater<>(), &Gap::games);
    return all;
}

namespace {

using analysis::Score;

std::optional<Score> noted(const rules::Game& game, rules::NodeId node) {
    constexpr double thousandthsPerHundredth = 10;
    for (const rules::Remark& remark : game.remarks(node))
        if (const auto* evaluation = remark.as<rules::Evaluation>())
            return Score::centiMen(
                static_cast<int>(std::lround(evaluation->thousandths / thousandthsPerHundredth)));
    return std::nullopt;
}

bool differ(const Score& then, const Score& now, int leastHundredths) {
    return now.kind() != Score::Kind::estimate ||
           std::abs(now.centiMen() - then.centiMen()) >= leastHundredths;
}

std::vector<std::string> movesTo(const rules::Game& game, rules::NodeId node) {
    std::vector<std::string> path;
    for (; node != rules::rootNode; node = game.node(node).parent)
        if (const auto before = game.position(game.node(node).parent);
            before && game.node(node).step == rules::Step::move)
            path.push_back(rules::moveText(*before, game.node(node).move));
    std::ranges::reverse(path);
    return path;
}

} // namespace

std::vector<ChangedEvaluation> changedEvaluations(Store& store, const rules::Game& game,
                                                  int leastHundredths) {
    std::vector<ChangedEvaluation> changed;
    for (const rules::SheetEntry& entry : rules::scoreSheet(game)) {
        const auto then = noted(game, entry.node);
        const auto position = then ? game.position(entry.node) : std::nullopt;
        if (!position)
            continue;
        if (const auto now = evaluation(store, *position);
            now && differ(*then, now->score(), leastHundredths))
            changed.push_back({movesTo(game, entry.node), *then, now->score(), now->engine});
    }
    return changed;
}

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
    Merger(const rules::Game& game, int plies) : game_(game), plies_(plies) {}

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

    // The move of most games comes first.
    void order() {
        for (std::size_t i = 0; i < game_.nodeCount(); ++i)
            sort(static_cast<rules::NodeId>(i));
    }

    rules::Game finish() && {
        for (std::size_t i = 0; i < names_.size(); ++i)
            if (!names_[i].empty())
                game_.addRemark(static_cast<rules::NodeId>(i), rules::Comment{names_[i]});
        return std::move(game_);
    }

private:
    rules::NodeId childOf(rules::NodeId parent, const rules::Move& move) {
        for (rules::NodeId child = game_.node(parent).firstChild; child != rules::noNode;
             child = game_.node(child).nextSibling)
            if (game_.node(child).step == rules::Step::move && game_.node(child).move == move)
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

// Without a merger, the first game decides how they begin.
MergedGame merge(Store& store, std::span<const GameId> games, int plies,
                 const std::stop_token& stop, std::optional<Merger>& merger,
                 std::optional<rules::Position> start) {
    const Snapshot snapshot(store);
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
        if (!merger) {
            start = begins;
            merger.emplace(rules::Game(*start), plies);
        }
        merger->add(*moves, nameOf(*line));
        ++merged.games;
    }
    return merged;
}

} // namespace

MergedGame mergeGames(Store& store, std::span<const GameId> games, int plies,
                      const std::stop_token& stop) {
    std::optional<Merger> merger;
    MergedGame merged = merge(store, games, plies, stop, merger, std::nullopt);
    if (merger) {
        merger->order();
        merged.game = std::move(*merger).finish();
    }
    return merged;
}

MergedGame mergeInto(Store& store, const rules::Game& game, std::span<const GameId> games,
                     int plies, const std::stop_token& stop) {
    std::optional<Merger> merger(Merger(game, plies));
    MergedGame merged = merge(store, games, plies, stop, merger, game.start());
    merged.game = std::move(*merger).finish();
    return merged;
}

} // namespace damscope::db
