// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/people/person_page.hpp"

#include "analysis/judgement/annotation.hpp"
#include "db/store/codec/main_line.hpp"
#include "db/store/evaluations.hpp"
#include "db/store/games.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/store.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <string_view>
#include <utility>

namespace damscope::db {
namespace {

constexpr std::string_view eventSql = "SELECT name FROM event WHERE id = ?1";
constexpr std::string_view openingSql = "SELECT name FROM opening WHERE id = ?1";

using RecordsById = std::map<std::uint32_t, Record>;

// Named by a function; what has no name is left out.
template <class NameOf>
std::vector<RecordOf> named(const RecordsById& records, const NameOf& nameOf) {
    std::vector<RecordOf> rows;
    for (const auto& [id, record] : records)
        if (std::string name = nameOf(id); !name.empty())
            rows.push_back({std::move(name), id, record});
    return rows;
}

std::vector<RecordOf> mostFirst(std::vector<RecordOf> rows) {
    std::ranges::stable_sort(rows, std::greater<>(),
                             [](const RecordOf& row) { return row.record.games; });
    return rows;
}

/// Adds up the headers of the games.
class Sums {
public:
    Sums(Connection& connection, const Persons& persons, PersonPage& page)
        : connection_(connection), persons_(persons), page_(page) {}

    void add(const PersonGame& game) {
        page_.games.push_back(game.id);
        page_.all.add(game.outcome);
        const bool white = game.side == rules::Color::white;
        (white ? page_.white : page_.black).add(game.outcome);
        years_[static_cast<std::uint32_t>(game.day.year())].add(game.outcome);
        variants_[static_cast<std::uint32_t>(game.variant)].add(game.outcome);
        if (game.opponent)
            opponents_[number(*game.opponent)].add(game.outcome);
        events_[game.event].add(game.outcome);
        (white ? openingsWhite_ : openingsBlack_)[game.opening].add(game.outcome);
        addRating(game);
        addTo(wins_, page_.wins, game, game.outcome == Outcome::won);
        addTo(unbeaten_, page_.unbeaten, game, game.outcome != Outcome::lost);
        addTo(winless_, page_.winless, game, game.outcome != Outcome::won);
    }
    void finish() {
        page_.years = named(years_, [](std::uint32_t year) {
            return year == 0 ? std::string() : std::to_string(year);
        });
        page_.variants = mostFirst(named(variants_, [](std::uint32_t variant) {
            return std::string(rules::rules(static_cast<rules::Variant>(variant)).name);
        }));
        page_.opponents = mostFirst(named(
            opponents_, [&](std::uint32_t person) { return persons_.nameOf(PersonId{person}); }));
        page_.events =
            mostFirst(named(events_, [&](std::uint32_t event) { return textOf(eventSql, event); }));
        const auto opening = [&](std::uint32_t id) { return textOf(openingSql, id); };
        page_.openingsWhite = mostFirst(named(openingsWhite_, opening));
        page_.openingsBlack = mostFirst(named(openingsBlack_, opening));
    }

private:
    [[nodiscard]] std::string textOf(std::string_view sql, std::uint32_t id) {
        const auto select = connection_.kept(sql);
        const std::string text = select->bind(id).step() ? std::string(select->text(0)) : "";
        return text == "?" ? std::string() : text;
    }

    // The last of a month replaces the others.
    void addRating(const PersonGame& game) {
        if (game.rating == 0 || !game.day.isKnown())
            return;
        auto& all = page_.ratings;
        if (!all.empty() && all.back().day.stored() / 100 == game.day.stored() / 100)
            all.pop_back();
        all.push_back({game.day, game.rating});
    }

    // Undated games and those without a result say nothing about what came after what.
    static void addTo(Streak& current, Streak& longest, const PersonGame& game, bool continues) {
        if (!game.outcome || !game.day.isKnown())
            return;
        if (!continues) {
            current = {};
            return;
        }
        if (current.games == 0)
            current.from = game.day;
        ++current.games;
        current.to = game.day;
        if (current.games > longest.games)
            longest = current;
    }

    Connection& connection_;
    const Persons& persons_;
    PersonPage& page_;
    RecordsById years_;
    RecordsById variants_;
    RecordsById opponents_;
    RecordsById events_;
    RecordsById openingsWhite_;
    RecordsById openingsBlack_;
    Streak wins_;
    Streak unbeaten_;
    Streak winless_;
};

} // namespace

PersonPage personPage(Store& store, PersonId person, const Filter& filter,
                      std::size_t judgedGames) {
    const Snapshot snapshot(store);
    const Persons persons(store.connection());
    return personPage(store, persons, person, gamesOfPerson(store, persons, person, filter),
                      judgedGames);
}

PersonPage personPage(Store& store, const Persons& persons, PersonId person,
                      const PersonGames& personGames, std::size_t judgedGames) {
    const Snapshot snapshot(store);
    Connection& connection = store.connection();
    PersonPage page;
    page.names = namesOf(store);
    page.person = person;
    page.name = persons.nameOf(person);
    const std::vector<PersonGame>& games = personGames.games;
    for (const PersonGame& copy : personGames.repeated)
        page.repeated.push_back(copy.id);
    for (const PersonGame& bye : personGames.byes)
        page.byes.push_back(bye.id);
    const std::vector<NameId> names = persons.namesOf(person);
    for (std::size_t i = 1; i < names.size(); ++i)
        page.otherNames.push_back(persons.text(names[i]));
    Sums sums(connection, persons, page);
    for (const PersonGame& game : games)
        sums.add(game);
    sums.finish();
    addThemes(connection, games, page);
    addEnds(connection, games, page);
    addJudgement(store, games, judgedGames, page);
    return page;
}

namespace {

constexpr std::string_view searchedSql = "SELECT 1 FROM searched WHERE game = ?1";
constexpr std::string_view shotsSql =
    "SELECT side, played, ply, gain, line, id FROM shot WHERE game = ?1 AND played < 2";
constexpr std::string_view shotNamesSql = "SELECT name FROM shot_name WHERE shot = ?1";
constexpr std::string_view staysSql =
    "SELECT DISTINCT structure, side FROM structure_stay WHERE game = ?1";
constexpr std::string_view movesSql = "SELECT moves FROM movetext WHERE game = ?1";

using Records = std::map<std::string, Record, std::less<>>;

std::vector<RecordOf> mostFirst(const Records& records) {
    std::vector<RecordOf> rows;
    for (const auto& [name, record] : records)
        rows.push_back({name, 0, record});
    std::ranges::stable_sort(rows, std::greater<>(),
                             [](const RecordOf& row) { return row.record.games; });
    return rows;
}

constexpr std::array<std::string_view, 3> phaseNames{"opening", "middlegame", "endgame"};

std::optional<analysis::Phase> lastPhase(Blob moves) {
    std::optional<rules::Position> last;
    MainLineReader line(moves);
    while (line.next() && line.position())
        last = line.position();
    return last ? std::optional(analysis::gamePhase(*last)) : std::nullopt;
}

/// Adds up judgements of games; the accuracy is a mean over moves.
class PhaseSums {
public:
    void add(const analysis::GameJudgement& judgement, rules::Color side) {
        for (std::size_t i = 0; i < phases_.size(); ++i) {
            const auto summary = judgement.summary(side, static_cast<analysis::Phase>(i));
            PlayedPhase& sum = phases_[i];
            sum.phase = static_cast<analysis::Phase>(i);
            sum.accuracy += summary.accuracy * summary.judged;
            sum.judged += summary.judged;
            sum.inaccuracies += summary.inaccuracies;
            sum.mistakes += summary.mistakes;
            sum.blunders += summary.blunders;
            sum.missedWins += summary.missedWins;
        }
        for (const analysis::JudgedMove& move : judgement.moves)
            if (move.mover == side && move.isError() && move.timeTrouble)
                ++phases_[static_cast<std::size_t>(move.phase)].inTimeTrouble;
    }
    [[nodiscard]] std::vector<PlayedPhase> all() const {
        std::vector<PlayedPhase> known;
        for (PlayedPhase phase : phases_)
            if (phase.judged > 0) {
                phase.accuracy /= phase.judged;
                known.push_back(phase);
            }
        return known;
    }

private:
    std::array<PlayedPhase, 3> phases_{};
};

analysis::shots::GivenNames namesOfShot(Connection& connection, std::int64_t shot,
                                        const NameCatalogue& catalogue) {
    analysis::shots::GivenNames names;
    const auto select = connection.kept(shotNamesSql);
    select->bind(shot);
    while (select->step())
        if (auto name = catalogue.shots.withKey(select->text(0)))
            names.push_back(std::move(name));
    std::ranges::sort(names);
    return names;
}

} // namespace

void addThemes(Connection& connection, std::span<const PersonGame> games, PersonPage& page) {
    Records own;
    Records opponents;
    for (const PersonGame& game : games) {
        if (!connection.kept(searchedSql)->bind(game.id).step())
            continue;
        ++page.searched;
        const auto stays = connection.kept(staysSql);
        stays->bind(game.id);
        while (stays->step())
            (stays->as<rules::Color>(1) == game.side ? own : opponents)
                .try_emplace(std::string(stays->text(0)))
                .first->second.add(game.outcome);
        const auto shots = connection.kept(shotsSql);
        shots->bind(game.id);
        while (shots->step()) {
            if (shots->as<rules::Color>(0) != game.side)
                continue;
            if (shots->integer(1) != 0)
                ++page.playedShots;
            else
                page.missedShots.push_back(
                    {game.id, shots->as<int>(2), shots->as<int>(3), std::string(shots->text(4)),
                     namesOfShot(connection, shots->integer(5), page.names)});
        }
    }
    page.structures = mostFirst(own);
    page.opponentStructures = mostFirst(opponents);
    std::ranges::stable_sort(page.missedShots, std::greater<>(), &MissedShot::gain);
}

void addEnds(Connection& connection, std::span<const PersonGame> games, PersonPage& page) {
    std::array<Record, 3> ends{};
    for (const PersonGame& game : games) {
        const auto select = connection.kept(movesSql);
        if (game.plies == 0 || !select->bind(game.id).step())
            continue;
        if (const auto phase = lastPhase(select->blob(0)))
            ends.at(static_cast<std::size_t>(*phase)).add(game.outcome);
    }
    for (std::size_t i = 0; i < ends.size(); ++i)
        if (ends.at(i).games > 0)
            page.ends.push_back({std::string(phaseNames.at(i)), 0, ends.at(i)});
}

void addJudgement(Store& store, std::span<const PersonGame> games, std::size_t most,
                  PersonPage& page) {
    const std::vector<GameId> analysed = analysedGames(store);
    PhaseSums sums;
    for (auto game = games.rbegin(); game != games.rend() && page.analysed < most; ++game) {
        if (!std::ranges::binary_search(analysed, game->id))
            continue;
        const auto read = loadGame(store, game->id);
        if (!read)
            continue;
        const auto judgement = analysis::judge(
            *read, [&](const rules::Position& position) { return evaluation(store, position); });
        if (!judgement.isAnalysed())
            continue;
        sums.add(judgement, game->side);
        ++page.analysed;
    }
    page.phases = sums.all();
}

std::optional<analysis::JudgedMove> worstError(Store& store, const rules::Game& game,
                                               rules::Color side) {
    const auto judgement = analysis::judgeWithComments(
        game, [&](const rules::Position& position) { return evaluation(store, position); });
    if (!judgement.isAnalysed())
        return std::nullopt;
    std::optional<analysis::JudgedMove> worst;
    for (const analysis::JudgedMove& move : judgement.moves)
        if (move.mover == side && move.isError() && (!worst || move.loss > worst->loss))
            worst = move;
    return worst;
}

} // namespace damscope::db
