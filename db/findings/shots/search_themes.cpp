// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/findings/shots/search_themes.hpp"

#include "base/text/split.hpp"
#include "db/search/lists/conditions.hpp"
#include "db/search/structures/structures.hpp"
#include "db/store/codec/main_line.hpp"
#include "db/store/games.hpp"
#include "db/store/sqlite/files.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "rules/text/explain.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

namespace damscope::db {
namespace {

// About a second's work of a core.
constexpr std::size_t gamesPerCommit = 500;

std::string joined(const std::vector<std::string>& moves) {
    std::string line;
    for (const std::string& move : moves)
        line += (line.empty() ? "" : " ") + move;
    return line;
}

struct Searched {
    GameId game{};
    std::optional<GameVersion> version;
    Themes themes;
};

/// Writes what is found, as long as it is found by the same definitions.
class ThemeWriter {
public:
    explicit ThemeWriter(Store& store)
        : store_(store), definitions_(themesVersion(namesOf(store))) {}

    /// Adds to what is done.
    void keep(const std::vector<Searched>& games, ThemeSearch& done) {
        const WriterLock lock(store_.file());
        Transaction transaction(store_.connection());
        done.complete = isThemesVersion(store_.connection(), definitions_);
        if (!done.complete)
            return;
        for (const Searched& searched : games)
            keep(searched, done);
        transaction.commit();
    }
    /// Whether games have changed since they were searched, since it was asked last.
    [[nodiscard]] bool takeChanged() { return std::exchange(changed_, false); }

private:
    void keep(const Searched& searched, ThemeSearch& done) {
        if (!searched.version) // deleted since
            return;
        const auto content = static_cast<std::int64_t>(*searched.version);
        if (!storeThemes(store_.connection(), searched.game, content, searched.themes)) {
            changed_ = true;
            return;
        }
        ++done.games;
        done.shots += searched.themes.shots.size();
        done.structures += searched.themes.structures.size();
    }

    Store& store_;
    std::int64_t definitions_;
    bool changed_ = false;
};

} // namespace

Themes themesOf(ScannedGame game) {
    Themes themes{{}, std::move(game.structures)};
    for (FoundShot& shot : game.shots)
        themes.shots.push_back({shot.ply, shot.side, shot.played, shot.forced, shot.open, shot.gain,
                                shot.given, joined(shot.moves), std::move(shot.names)});
    return themes;
}

ThemeSearch searchThemes(Store& store, unsigned jobs, const std::stop_token& stop,
                         const base::Progress& progress) {
    ThemeWriter writer(store);
    refreshThemes(store);
    const std::uint64_t total = countUnsearched(store);
    ThemeSearch done;
    GameId last{};
    while (done.complete) {
        const std::vector<GameId> next = unsearchedGames(store.connection(), last, gamesPerCommit);
        last = next.empty() ? GameId{} : next.back();
        if (next.empty() && !writer.takeChanged())
            break;
        std::vector<Searched> searched;
        ShotScan scan{.structures = true, .jobs = jobs};
        if (progress)
            scan.progress = [&](std::uint64_t games, std::uint64_t /*ofThese*/) {
                progress(std::min(done.games + games, total), total);
            };
        const auto take = [&searched](ScannedGame game) {
            searched.push_back({game.game, game.version, {}});
            searched.back().themes = themesOf(std::move(game));
            return true;
        };
        if (!next.empty())
            done.complete = scanShots(store, {.ids = next}, take, scan, stop);
        if (done.complete)
            writer.keep(searched, done);
    }
    return done;
}

namespace {

using rules::GameResult;

constexpr std::string_view resultsSql =
    "SELECT DISTINCT s.structure, s.side, s.game, g.result FROM structure_stay s "
    "JOIN game g ON g.id = s.game WHERE g.deleted IS NULL";

void add(StructureResults& results, GameResult result) {
    ++results.games;
    results.whiteWins += result == GameResult::whiteWins ? 1 : 0;
    results.draws += result == GameResult::draw ? 1 : 0;
    results.blackWins += result == GameResult::blackWins ? 1 : 0;
}

/// The rows of structures that are known, by key.
class Table {
public:
    Table(const Structures& structures, const std::optional<std::string>& only) {
        const auto wanted = only ? structuresCalled(structures, *only) : std::vector<std::string>();
        for (const Structure& structure : structures.all())
            if (!only || std::ranges::find(wanted, structure.key) != wanted.end())
                structures_.emplace(structure.key, structures.shared(structure));
    }

    void add(std::string_view key, rules::Color side, GameResult result) {
        const auto found = structures_.find(key);
        if (found == structures_.end() || (side == rules::Color::black && found->second->ofBoth))
            return;
        StructureResults& row = rows_[{found->second, side}];
        row.structure = found->second;
        row.side = side;
        db::add(row, result);
    }

    [[nodiscard]] std::vector<StructureResults> mostFirst() const {
        std::vector<StructureResults> rows;
        for (const auto& [place, row] : rows_)
            rows.push_back(row);
        std::ranges::stable_sort(rows, std::greater<>(), &StructureResults::games);
        return rows;
    }

private:
    std::map<std::string, std::shared_ptr<const Structure>, std::less<>> structures_;
    std::map<std::pair<std::shared_ptr<const Structure>, rules::Color>, StructureResults> rows_;
};

} // namespace

double StructureResults::whiteScore() const {
    if (decided() == 0)
        return 0;
    const double points = static_cast<double>(whiteWins) + static_cast<double>(draws) / 2;
    return points / static_cast<double>(decided());
}

std::vector<StructureResults> structureResults(Store& store, const Filter& filter) {
    std::vector<GameId> games = findGames(store, filter);
    std::ranges::sort(games);
    return structureResults(store, games, filter.structure);
}

std::vector<StructureResults> structureResults(Store& store, std::span<const GameId> games,
                                               const std::optional<std::string>& name) {
    requireSearched(store);
    Table table(namesOf(store).structures, name);
    Statement select = store.connection().prepare(resultsSql);
    while (select.step())
        if (std::ranges::binary_search(games, select.id<GameId>(2)))
            table.add(select.text(0), select.as<rules::Color>(1), select.as<GameResult>(3));
    return table.mostFirst();
}

namespace {

using analysis::shots::Ply;
using analysis::shots::ShotFinder;

/// Makes what a search finds of what is kept of a game.
class KeptGame {
public:
    KeptGame(std::vector<Ply> line, rules::Variant variant, bool prevention, ShotFinder& finder)
        : line_(std::move(line)), variant_(variant), prevention_(prevention), finder_(finder) {}

    [[nodiscard]] FoundShot found(GameId game, StoredShot shot) const {
        const auto won = wonBy(shot);
        const auto at = static_cast<std::size_t>(shot.ply);
        auto moves = base::splitFields(shot.line, " ");
        auto answer = shot.played ? answerText(line_, at, moves) : "";
        return {.game = game,
                .ply = shot.ply,
                .variant = variant_,
                .side = shot.side,
                .played = shot.played,
                .forced = shot.forced,
                .open = shot.open,
                .allowed = prevention_ && shot.forced && couldBePrevented(shot),
                .gain = shot.gain,
                .won = won,
                .given = shot.given,
                .moves = std::move(moves),
                .names = std::move(shot.names),
                .start = at < line_.size() ? std::optional(line_[at].position) : std::nullopt,
                .answer = std::move(answer)};
    }

private:
    [[nodiscard]] bool couldBePrevented(const StoredShot& shot) const {
        const auto at = static_cast<std::size_t>(shot.ply);
        return at < line_.size() && analysis::shots::couldPrevent(line_, at, shot.gain, finder_);
    }

    [[nodiscard]] analysis::shots::Gain wonBy(const StoredShot& shot) const {
        const auto at = static_cast<std::size_t>(shot.ply);
        if (shot.gain == analysis::shots::won)
            return {};
        if (at >= line_.size())
            return {shot.gain, 0};
        rules::Position position = line_[at].position;
        for (const std::string_view text : base::splitWords(shot.line))
            if (const auto match = rules::resolve(position, text); match.unique())
                position.play(match.moves.front());
        return analysis::shots::materialGain(
            line_[analysis::shots::exchangeBegin(line_, at)].position, position, shot.side,
            shot.gain, shot.forced);
    }

    std::vector<Ply> line_;
    rules::Variant variant_;
    bool prevention_;
    ShotFinder& finder_;
};

ScannedGame keptOf(Store& store, GameId id, bool prevention, ShotFinder& finder) {
    ScannedGame scanned{.game = id, .shots = {}};
    auto themes = storedThemes(store, id);
    if (!themes || themes->shots.empty())
        return scanned;
    const auto game = loadGame(store, id);
    scanned.damaged = !game;
    if (!game)
        return scanned;
    const KeptGame kept(mainLinePlies(*game), game->variant(), prevention, finder);
    for (StoredShot& shot : themes->shots)
        scanned.shots.push_back(kept.found(id, std::move(shot)));
    return scanned;
}

} // namespace

bool keptShots(Store& store, const Filter& filter, bool prevention, const ScannedSink& sink,
               const std::stop_token& stop) {
    const Snapshot snapshot(store);
    std::vector<GameId> games = findGames(store, filter);
    std::ranges::sort(games);
    ShotFinder finder;
    for (const GameId id : games) {
        if (stop.stop_requested())
            return false;
        if (!sink(keptOf(store, id, prevention, finder)))
            break;
    }
    return true;
}

namespace {

bool isFirstMover(const FoundShot& shot, int index) {
    const bool own = index % 2 == 0;
    return (shot.side == rules::rules(shot.variant).firstMover) == own;
}

// A position that was set up with the other side to move begins in the middle of a move.
int moveNumber(const FoundShot& shot, int index) {
    const bool evenPlies = shot.ply % 2 == 0;
    return rules::moveNumberAfter(shot.ply + index + (isFirstMover(shot, 0) == evenPlies ? 0 : 1));
}

} // namespace

std::vector<std::string> movesText(rules::Position position, std::span<const rules::Move> line) {
    std::vector<std::string> texts;
    for (const rules::Move& move : line) {
        texts.push_back(playedText(position, move));
        position.play(move);
    }
    return texts;
}

std::vector<rules::Move> lineOf(const FoundShot& shot) {
    std::vector<rules::Move> line;
    std::optional<rules::Position> position = shot.start;
    for (const std::string& text : shot.moves) {
        const auto match = position ? rules::resolve(*position, text) : rules::MoveMatch();
        if (!match.unique())
            break;
        line.push_back(match.moves.front());
        position->play(line.back());
    }
    return line;
}

std::string answerText(std::span<const analysis::shots::Ply> game, std::size_t at,
                       std::span<const std::string> moves) {
    const std::size_t end = at + moves.size();
    if (end >= game.size() || !game[end].move)
        return "";
    for (std::size_t i = at; i < end; ++i)
        if (playedText(game[i].position, *game[i].move) != moves[i - at])
            return "";
    return playedText(game[end].position, *game[end].move);
}

std::string numberedLine(const FoundShot& shot) {
    std::string text;
    for (int i = 0; i < static_cast<int>(shot.moves.size()); ++i) {
        text += text.empty() ? "" : " ";
        if (isFirstMover(shot, i) || i == 0)
            text += rules::moveNumberText(moveNumber(shot, i), isFirstMover(shot, i)) + ' ';
        text += shot.moves[static_cast<std::size_t>(i)];
    }
    return text;
}

namespace {

// "2 men and 1 king" of what there is more, or less, than none.
std::vector<Message> gainParts(const analysis::shots::Gain& gain, int sign) {
    std::vector<Message> parts;
    for (const auto& [code, name, number] : {std::tuple{"gain-plain-men", "men", gain.men},
                                             {"gain-kings", "kings", gain.kings},
                                             {"gain-new-kings", "kings", gain.newKings}})
        if (sign * number > 0)
            parts.push_back({code, {{name, counted(sign * number)}}});
    return parts;
}

Message joined(std::vector<Message> parts) {
    Message all = std::move(parts.front());
    for (std::size_t i = 1; i < parts.size(); ++i)
        all = {"gain-and", {{"first", std::move(all)}, {"second", std::move(parts[i])}}};
    return all;
}

// "1 new king for 2 men".
Message exchangeMessage(const analysis::shots::Gain& won) {
    Message gained = joined(gainParts(won, 1));
    std::vector<Message> given = gainParts(won, -1);
    if (given.empty())
        return gained;
    return {"gain-for", {{"gained", std::move(gained)}, {"given", joined(std::move(given))}}};
}

} // namespace

Message gainMessage(const FoundShot& shot) {
    if (shot.gain == analysis::shots::won)
        return {"gain-game", {}};
    if (shot.gain <= 0)
        return {"gain-nothing", {}};
    if (shot.won.isOfMen())
        return {"gain-men", {{"men", counted(shot.won.men)}}};
    return shot.won.breaksThrough
               ? Message{"gain-breaks-through", {{"gain", exchangeMessage(shot.won)}}}
               : exchangeMessage(shot.won);
}

} // namespace damscope::db
