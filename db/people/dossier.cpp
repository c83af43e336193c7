// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/people/dossier.hpp"

#include "db/people/person_games.hpp"
#include "db/sqlite/sqlite.hpp"
#include "db/store/store.hpp"

#include <algorithm>
#include <map>
#include <tuple>

namespace damscope::db {
namespace {

constexpr std::uint64_t leastOfTree = 2;
constexpr std::uint64_t leastOfWeak = 3;
constexpr double weakScore = 0.4;
constexpr std::size_t mostWeak = 10;
constexpr std::size_t mostKnown = 100;
constexpr std::size_t mostListed = 10;
constexpr std::size_t mostClocks = 200;

rules::Variant mostPlayed(const std::vector<PersonGame>& games) {
    std::map<rules::Variant, std::size_t> counts;
    for (const PersonGame& game : games)
        ++counts[game.variant];
    const auto most =
        std::ranges::max_element(counts, {}, [](const auto& count) { return count.second; });
    return most == counts.end() ? rules::Variant::international : most->first;
}

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

Dossier dossier(Store& store, const DossierQuestion& question) {
    const Snapshot snapshot(store);
    const Persons persons(store.connection());
    PersonGames found = gamesOfPerson(store, persons, question.opponent, {});
    std::vector<PersonGame>& games = found.games;
    Dossier dossier;
    dossier.variant = question.variant.value_or(mostPlayed(games));
    found.keep([&](const PersonGame& game) { return game.variant == dossier.variant; });
    for (auto game = games.rbegin(); question.mine && game != games.rend(); ++game)
        if (persons.of(game->opponent) == question.mine) {
            dossier.mutual.push_back(game->id);
            dossier.mutualRecord.add(game->outcome);
        }
    if (question.opponentSide)
        found.keep([&](const PersonGame& game) { return game.side == *question.opponentSide; });
    dossier.repertoire = repertoireTree(store.connection(), games, leastOfTree, question.depth);
    dossier.weak = weakLines(dossier.repertoire);
    dossier.known = knownPlay(store, games, mostKnown, mostListed);
    dossier.avoided = avoidedStructures(store, dossier.variant, games);
    dossier.clocks = clockUse(store, games, mostClocks);
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

} // namespace damscope::db
