// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/people/person_play.hpp"

#include "analysis/judgement/judgement.hpp"
#include "db/codec/main_line.hpp"
#include "db/sqlite/sqlite.hpp"
#include "db/store/evaluations.hpp"
#include "db/store/games.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <set>
#include <utility>

namespace damscope::db {
namespace {

constexpr std::string_view searchedSql = "SELECT 1 FROM searched WHERE game = ?1";
constexpr std::string_view shotsSql =
    "SELECT side, played, ply, gain, line FROM shot WHERE game = ?1 AND played < 2";
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
    return last ? std::optional(analysis::phaseOf(*last)) : std::nullopt;
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
                    {game.id, shots->as<int>(2), shots->as<int>(3), std::string(shots->text(4))});
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

} // namespace damscope::db
