// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/people/dossier.hpp"

#include "analysis/judgement/annotation.hpp"
#include "db/store/codec/main_line.hpp"
#include "db/store/games.hpp"
#include "db/store/records/game_reader.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/store.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <map>
#include <set>
#include <string_view>
#include <tuple>
#include <utility>

namespace damscope::db {
namespace {

constexpr std::uint64_t leastOfTree = 2;
constexpr std::uint64_t leastOfWeak = 3;
constexpr double weakScore = 0.4;
constexpr std::size_t mostWeak = 10;
constexpr std::size_t mostKnown = 100;
constexpr std::size_t mostListed = 10;
constexpr std::size_t mostClocks = 200;

bool isWeak(const RepertoireLine& line) {
    return line.record.decided() >= leastOfWeak && line.record.score() <= weakScore;
}

// In reading order the next line continues this one if it is deeper.
std::vector<RepertoireLine> weakLines(const std::vector<RepertoireLine>& lines) {
    std::vector<RepertoireLine> weak;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const bool goesOn = i + 1 < lines.size() && lines[i + 1].depth > lines[i].depth &&
                            lines[i + 1].record == lines[i].record;
        if (isWeak(lines[i]) && !goesOn)
            weak.push_back(lines[i]);
    }
    std::ranges::stable_sort(weak, [](const RepertoireLine& a, const RepertoireLine& b) {
        return std::tuple(*a.record.score(), b.record.games) <
               std::tuple(*b.record.score(), a.record.games);
    });
    weak.resize(std::min(weak.size(), mostWeak));
    return weak;
}

} // namespace

rules::Variant mostPlayed(std::span<const PersonGame> games) {
    std::map<rules::Variant, std::size_t> counts;
    for (const PersonGame& game : games)
        ++counts[game.variant];
    const auto most =
        std::ranges::max_element(counts, {}, [](const auto& count) { return count.second; });
    return most == counts.end() ? rules::Variant::international : most->first;
}

Dossier dossier(Store& store, const DossierQuestion& question) {
    const Snapshot snapshot(store);
    const Persons persons(store.connection());
    PersonGames found = gamesOfPerson(store, persons, question.opponent, question.games);
    std::vector<PersonGame>& games = found.games;
    Dossier dossier;
    dossier.variant = question.variant.value_or(mostPlayed(games));
    found.keep([&](const PersonGame& game) { return game.variant == dossier.variant; });
    for (auto game = games.rbegin(); question.mine && game != games.rend(); ++game)
        if (game->opponent == question.mine) {
            dossier.mutual.push_back(game->id);
            dossier.mutualRecord.add(game->outcome);
        }
    if (question.opponentSide)
        found.keep([&](const PersonGame& game) { return game.side == *question.opponentSide; });
    dossier.repertoire = repertoireTree(store.connection(), games, leastOfTree, question.depth);
    dossier.weak = weakLines(dossier.repertoire);
    dossier.known = knownPlay(store, games, mostKnown, mostListed, question.stop);
    dossier.avoided = avoidedStructures(store, dossier.variant, games);
    dossier.clocks = clockUse(store, games, mostClocks, question.stop);
    if (question.tables)
        dossier.endings = lostEndings(store.connection(), games, question.tables);
    for (auto game = games.rbegin();
         game != games.rend() && dossier.recent.size() < question.recent; ++game)
        dossier.recent.push_back(game->id);
    if (games.empty()) {
        dossier.page.person = question.opponent;
        dossier.page.name = persons.nameOf(question.opponent);
    } else {
        dossier.page = personPage(store, persons, question.opponent, found);
    }
    return dossier;
}

namespace {

constexpr std::string_view movetextSql = "SELECT moves FROM movetext WHERE game = ?1";

/// A place in the tree.
struct Branch {
    Record record;
    int lastYear = 0;
    std::vector<GameId> games;
    bool own = false;
    std::map<std::string, Branch> next;
};

class Tree {
public:
    explicit Tree(int depth) : depth_(depth) {}

    void add(const PersonGame& game, Blob moves) {
        MainLineReader line(moves);
        if (!line.next() || line.position() != rules::Position::start(game.variant))
            return;
        Branch* branch = &root_;
        rules::Position before = *line.position();
        for (int ply = 1; ply <= depth_ && line.next() && line.position() && line.move(); ++ply) {
            branch = &branch->next[rules::moveText(before, *line.move())];
            branch->record.add(game.outcome);
            branch->own = before.toMove() == game.side;
            branch->games.push_back(game.id); // they come by date
            branch->lastYear = std::max(branch->lastYear, game.day.year());
            before = *line.position();
        }
    }

    [[nodiscard]] std::vector<RepertoireLine> lines(std::uint64_t least) const {
        std::vector<RepertoireLine> all;
        RepertoireLine path;
        write(root_, least, path, all);
        return all;
    }

private:
    static void write(const Branch& branch, std::uint64_t least, const RepertoireLine& path,
                      std::vector<RepertoireLine>& all) {
        std::vector<const std::pair<const std::string, Branch>*> next;
        for (const auto& move : branch.next)
            if (move.second.record.games >= least)
                next.push_back(&move);
        std::ranges::stable_sort(next, std::greater<>(),
                                 [](const auto* move) { return move->second.record.games; });
        for (const auto* move : next) {
            RepertoireLine line{path.depth + 1,    move->first,         path.moves,
                                move->second.own,  move->second.record, move->second.lastYear,
                                move->second.games};
            line.moves.push_back(line.move);
            all.push_back(line);
            write(move->second, least, line, all);
        }
    }

    int depth_;
    Branch root_;
};

} // namespace

std::vector<RepertoireLine> repertoireTree(Connection& connection,
                                           std::span<const PersonGame> games, std::uint64_t least,
                                           int depth) {
    Tree tree(depth);
    for (const PersonGame& game : games) {
        const auto select = connection.kept(movetextSql);
        if (game.plies > 0 && select->bind(game.id).step())
            tree.add(game, select->blob(0));
    }
    return tree.lines(least);
}

namespace {

constexpr int mostTablePieces = 8;

// For the person: what the tables say of a position.
std::optional<Outcome> byTables(const TableResult& tables, const rules::Position& position,
                                rules::Color side) {
    if (position.pieces().size() > mostTablePieces)
        return std::nullopt;
    return outcomeFor(side, tables(position));
}

std::optional<LostEnding> lostEnding(const PersonGame& game, Blob moves,
                                     const TableResult& tables) {
    std::optional<LostEnding> found;
    std::optional<rules::Position> before;
    MainLineReader line(moves);
    while (line.next()) {
        if (before && before->toMove() == game.side && line.move() && line.position()) {
            const auto was = byTables(tables, *before, game.side);
            if (was && was != Outcome::lost &&
                byTables(tables, *line.position(), game.side) == Outcome::lost)
                found = LostEnding{game.id, static_cast<int>(line.ply()),
                                   rules::moveText(*before, *line.move()), was == Outcome::won};
        }
        before = line.position();
    }
    return found;
}

// Whether the person was in time trouble; nothing without clocks.
std::optional<bool> wasInTrouble(const rules::Game& game, rules::Color side) {
    int longest = 0;
    std::optional<bool> trouble;
    rules::Color mover = game.start().toMove();
    for (const rules::NodeId node : game.mainLine()) {
        if (std::exchange(mover, rules::opponent(mover)) != side)
            continue;
        if (const auto left = analysis::clockAfter(game, node, side)) {
            longest = std::max(longest, *left);
            trouble = trouble.value_or(false) || analysis::isTimeTrouble(*left, longest);
        }
    }
    return trouble;
}

} // namespace

KnownPlay knownPlay(Store& store, std::span<const PersonGame> games, std::size_t most,
                    std::size_t mostListed, const std::stop_token& stop) {
    KnownPlay play;
    NoveltyFinder finder(store);
    double plies = 0;
    std::size_t left = 0;
    const auto last = games.last(std::min(most, games.size()));
    for (std::size_t i = last.size(); i-- > 0 && !stop.stop_requested();) {
        const PersonGame& game = last[i];
        if (game.plies == 0)
            continue;
        ++play.games;
        auto novelty = finder.of(game.id);
        if (!novelty)
            continue;
        ++left;
        plies += novelty->ply - 1;
        auto& list = novelty->mover == game.side ? play.own : play.other;
        if (list.size() < mostListed)
            list.push_back({game.id, std::move(*novelty), game.outcome});
    }
    if (left > 0)
        play.plies = plies / static_cast<double>(left);
    return play;
}

std::vector<LostEnding> lostEndings(Connection& connection, std::span<const PersonGame> games,
                                    const TableResult& tables) {
    std::vector<LostEnding> all;
    for (std::size_t i = games.size(); i-- > 0;) {
        const PersonGame& game = games[i];
        if (game.outcome != Outcome::lost)
            continue;
        if (const auto moves = movetextOf(connection, game.id))
            if (auto ending = lostEnding(game, *moves, tables))
                all.push_back(std::move(*ending));
    }
    return all;
}

ClockUse clockUse(Store& store, std::span<const PersonGame> games, std::size_t most,
                  const std::stop_token& stop) {
    ClockUse use;
    const auto last = games.last(std::min(most, games.size()));
    for (std::size_t i = last.size(); i-- > 0 && !stop.stop_requested();) {
        const PersonGame& game = last[i];
        const auto loaded = loadGame(store, game.id);
        const auto trouble = loaded ? wasInTrouble(*loaded, game.side) : std::nullopt;
        if (!trouble)
            continue;
        ++use.games;
        use.all.add(game.outcome);
        if (*trouble)
            use.trouble.add(game.outcome);
    }
    return use;
}

namespace {

constexpr double leastExpected = 5;
// Most opponents have a few dozen games in a store: a stricter limit would show nothing of them.
constexpr double leastChance = 0.05;
// So many give a rate of 5% to within 0.3%, and are read in a tenth of a second.
constexpr std::size_t mostCompared = 20'000;

constexpr std::string_view searchedGamesSql = "SELECT game FROM searched ORDER BY game";
constexpr std::string_view structureStaysSql =
    "SELECT DISTINCT structure, side FROM structure_stay WHERE game = ?1";

using Keys = std::map<std::string, Record, std::less<>>;

std::vector<GameId> searchedGames(Connection& connection) {
    std::vector<GameId> games;
    const auto select = connection.kept(searchedGamesSql);
    while (select->step())
        games.push_back(select->id<GameId>(0));
    return games;
}

/// Games of one colour, by the structures which that colour had.
struct ColorGames {
    std::uint64_t games = 0;
    Keys structures;

    [[nodiscard]] double rateOf(const std::string& key) const {
        const auto found = structures.find(key);
        return found == structures.end() || games == 0
                   ? 0
                   : static_cast<double>(found->second.games) / static_cast<double>(games);
    }
};

/// Games of both colours.
class SideGames {
public:
    void add(Connection& connection, GameId game, rules::Color side,
             std::optional<Outcome> outcome) {
        ColorGames& color = at(side);
        ++color.games;
        const auto stays = connection.kept(structureStaysSql);
        stays->bind(game);
        while (stays->step())
            if (stays->as<rules::Color>(1) == side)
                color.structures.try_emplace(std::string(stays->text(0)))
                    .first->second.add(outcome);
    }
    [[nodiscard]] const ColorGames& of(rules::Color side) const {
        return colors_.at(static_cast<std::size_t>(side));
    }

private:
    ColorGames& at(rules::Color side) { return colors_.at(static_cast<std::size_t>(side)); }

    std::array<ColorGames, 2> colors_;
};

constexpr std::array bothColors{rules::Color::white, rules::Color::black};

SideGames gamesOfPlayer(Connection& connection, std::span<const PersonGame> games,
                        const std::vector<GameId>& searched) {
    SideGames own;
    for (const PersonGame& game : games)
        if (std::ranges::binary_search(searched, game.id))
            own.add(connection, game.id, game.side, game.outcome);
    return own;
}

// Evenly spread over the store.
SideGames gamesOfOthers(Store& store, rules::Variant variant, std::span<const PersonGame> games,
                        const std::vector<GameId>& searched) {
    Filter filter;
    filter.variant = variant;
    std::vector<GameId> all = findGames(store, filter);
    std::ranges::sort(all);
    std::vector<GameId> known;
    std::ranges::set_intersection(all, searched, std::back_inserter(known));
    std::set<std::pair<GameId, rules::Color>> own;
    for (const PersonGame& game : games)
        own.emplace(game.id, game.side);
    SideGames others;
    const std::size_t compared = std::min(known.size(), mostCompared);
    for (std::size_t i = 0; i < compared; ++i) {
        const GameId game = known[i * known.size() / compared];
        for (const rules::Color side : bothColors)
            if (!own.contains({game, side}))
                others.add(store.connection(), game, side, std::nullopt);
    }
    return others;
}

// That at most `found` of `games` have what each has with a chance of `rate`.
double chanceOfSoFew(std::uint64_t found, std::uint64_t games, double rate) {
    if (rate >= 1)
        return found < games ? 0 : 1;
    const auto n = static_cast<double>(games);
    double sum = 0;
    for (std::uint64_t i = 0; i <= found; ++i) {
        const auto k = static_cast<double>(i);
        sum += std::exp(std::lgamma(n + 1) - std::lgamma(k + 1) - std::lgamma(n - k + 1) +
                        k * std::log(rate) + (n - k) * std::log1p(-rate));
    }
    return sum;
}

Record recordOf(const SideGames& games, const std::string& key) {
    Record sum;
    for (const rules::Color side : bothColors)
        if (const auto found = games.of(side).structures.find(key);
            found != games.of(side).structures.end()) {
            sum.games += found->second.games;
            sum.wins += found->second.wins;
            sum.draws += found->second.draws;
            sum.losses += found->second.losses;
        }
    return sum;
}

} // namespace

std::vector<AvoidedStructure> avoidedStructures(Store& store, rules::Variant variant,
                                                std::span<const PersonGame> games) {
    const std::vector<GameId> searched = searchedGames(store.connection());
    const SideGames own = gamesOfPlayer(store.connection(), games, searched);
    const std::uint64_t played =
        own.of(rules::Color::white).games + own.of(rules::Color::black).games;
    if (static_cast<double>(played) < leastExpected)
        return {};
    const SideGames others = gamesOfOthers(store, variant, games, searched);
    std::set<std::string> keys;
    for (const rules::Color side : bothColors)
        for (const auto& [key, record] : others.of(side).structures)
            keys.insert(key);
    std::vector<AvoidedStructure> avoided;
    for (const std::string& key : keys) {
        AvoidedStructure row{key, 0, recordOf(own, key)};
        for (const rules::Color side : bothColors)
            row.expected += static_cast<double>(own.of(side).games) * others.of(side).rateOf(key);
        if (row.expected >= leastExpected && static_cast<double>(row.record.games) < row.expected &&
            chanceOfSoFew(row.record.games, played, row.expected / static_cast<double>(played)) <
                leastChance)
            avoided.push_back(std::move(row));
    }
    std::ranges::stable_sort(avoided, std::greater<>(), [](const AvoidedStructure& row) {
        return row.expected - static_cast<double>(row.record.games);
    });
    return avoided;
}

} // namespace damscope::db
