// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/training/club_report.hpp"

#include "analysis/shots/names.hpp"
#include "db/findings/shots/search_themes.hpp"
#include "db/people/person_games.hpp"
#include "db/search/themes/themes.hpp"
#include "db/store/games.hpp"
#include "db/store/store.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <map>
#include <set>
#include <utility>

namespace damscope::db {
namespace {

using rules::Color;

// What happens by chance to one of fifty is no weakness; nor are one or two misses.
constexpr double chance = 0.02;
constexpr std::uint64_t leastMissed = 3;

std::optional<double> shareOf(std::uint64_t part, std::uint64_t whole) {
    return whole == 0 ? std::nullopt
                      : std::optional(static_cast<double>(part) / static_cast<double>(whole));
}

/// What went wrong or well for a player.
struct Event {
    GameId game{};
    FoundShot shot;
    bool allowed = false;
};

struct PlayerData {
    std::map<std::string, MotifCounts> motifs;
    std::map<std::string, PeriodCounts> motifsBefore;
    std::vector<Event> wrong; ///< missed and allowed ones since the day
    PeriodCounts since;
    PeriodCounts before;
    std::uint64_t undated = 0;
};

/// A side of a game that a player of the club had.
struct Seat {
    std::size_t player = 0;
    bool counts = false; ///< since the day
};

/// By the key of the first rule of each name: several rules may describe what has one name.
std::vector<std::string> motifsOf(const FoundShot& shot, const analysis::shots::ShotNames& names) {
    std::vector<std::string> keys;
    for (const auto& own : shot.names)
        if (const std::string& key =
                std::ranges::find(names.all(), own->names, &analysis::shots::ShotName::names)->key;
            std::ranges::count(keys, key) == 0)
            keys.push_back(key);
    if (keys.empty())
        keys.emplace_back();
    return keys;
}

/// Collects what the games of the players say.
class Club {
public:
    Club(Store& store, const ClubQuestion& question)
        : store_(store), question_(question), persons_(store.connection()),
          data_(question.players.size()) {
        for (std::size_t i = 0; i < question.players.size(); ++i) {
            data_[i].since.from = question.since;
            seat(i);
        }
    }

    [[nodiscard]] std::vector<GameId> games() const {
        std::set<GameId> ids;
        for (const auto& [place, seat] : seats_)
            ids.insert(place.first);
        return {ids.begin(), ids.end()};
    }

    void add(const ScannedGame& game) {
        for (const FoundShot& shot : game.shots) {
            const Seat* own = seatAt(game.game, shot.side);
            if (own != nullptr && !isThere(game, shot, 2))
                addChance(*own, game.game, shot);
            const Seat* other = seatAt(game.game, rules::opponent(shot.side));
            if (other != nullptr && shot.allowed && shot.ply > 0 && !isThere(game, shot, -2))
                addAllowed(*other, game.game, shot);
        }
    }

    [[nodiscard]] ClubReport report() {
        ClubReport report;
        report.names = namesOf(store_);
        report.all.from = question_.since;
        for (const PlayerData& player : data_)
            for (const auto& [key, counts] : player.motifs)
                addTo(total_[key], counts);
        for (const PlayerData& player : data_) {
            report.all.games += player.since.games;
            report.all.missed += player.since.missed;
            report.all.chances += player.since.chances;
            report.all.allowed += player.since.allowed;
        }
        for (std::size_t i = 0; i < data_.size(); ++i)
            report.players.push_back(lessonOf(i, report.all));
        for (auto& [key, counts] : total_)
            report.motifs.push_back(counts);
        std::ranges::stable_sort(report.motifs, std::ranges::greater(), &MotifCounts::missed);
        return report;
    }

private:
    using Place = std::pair<GameId, Color>;

    // A combination that stays on the board is one chance, missed once or played in the end, and
    // was allowed once: whether the same is there so many plies later.
    static bool isThere(const ScannedGame& game, const FoundShot& shot, int later) {
        return std::ranges::any_of(game.shots, [&](const FoundShot& other) {
            return other.side == shot.side && other.ply == shot.ply + later &&
                   other.names == shot.names && other.gain == shot.gain &&
                   (later > 0 || other.allowed);
        });
    }

    void seat(std::size_t player) {
        for (const PersonGame& game :
             gamesOfPerson(store_, persons_, question_.players[player], {}).games) {
            const bool counts =
                !question_.since || (game.day.isKnown() && game.day >= *question_.since);
            if (!counts && !game.day.isKnown()) {
                ++data_[player].undated;
                continue;
            }
            seats_[{game.id, game.side}] = {player, counts};
            ++(counts ? data_[player].since : data_[player].before).games;
        }
    }

    [[nodiscard]] const Seat* seatAt(GameId game, Color side) const {
        const auto found = seats_.find({game, side});
        return found == seats_.end() ? nullptr : &found->second;
    }

    void addChance(const Seat& seat, GameId game, const FoundShot& shot) {
        PlayerData& player = data_[seat.player];
        PeriodCounts& period = seat.counts ? player.since : player.before;
        ++period.chances;
        period.missed += shot.played ? 0U : 1U;
        if (!seat.counts) {
            for (const std::string& key : motifsOf(shot, namesOf(store_).shots)) {
                ++player.motifsBefore[key].chances;
                player.motifsBefore[key].missed += shot.played ? 0U : 1U;
            }
            return;
        }
        for (const std::string& key : motifsOf(shot, namesOf(store_).shots)) {
            MotifCounts& counts = player.motifs[key];
            counts.key = key;
            ++counts.chances;
            counts.missed += shot.played ? 0U : 1U;
        }
        if (!shot.played)
            player.wrong.push_back({game, shot, false});
    }

    void addAllowed(const Seat& seat, GameId game, const FoundShot& shot) {
        PlayerData& player = data_[seat.player];
        ++(seat.counts ? player.since : player.before).allowed;
        if (!seat.counts)
            return;
        for (const std::string& key : motifsOf(shot, namesOf(store_).shots)) {
            player.motifs[key].key = key;
            ++player.motifs[key].allowed;
        }
        player.wrong.push_back({game, shot, true});
    }

    static void addTo(MotifCounts& total, const MotifCounts& more) {
        total.key = more.key;
        total.missed += more.missed;
        total.chances += more.chances;
        total.allowed += more.allowed;
    }

    [[nodiscard]] PlayerLesson lessonOf(std::size_t index, const PeriodCounts& all) {
        PlayerData& player = data_[index];
        PlayerLesson lesson{.names = namesOf(store_),
                            .person = question_.players[index],
                            .name = persons_.nameOf(question_.players[index]),
                            .since = player.since,
                            .before = player.before,
                            .undated = player.undated,
                            .motifs = {},
                            .positions = {}};
        for (auto& [key, counts] : player.motifs) {
            const MotifCounts& total = total_[key];
            counts.othersMissed = total.missed - counts.missed;
            counts.othersChances = total.chances - counts.chances;
            counts.othersAllowed = total.allowed - counts.allowed;
            counts.missedBefore = player.motifsBefore[key].missed;
            counts.chancesBefore = player.motifsBefore[key].chances;
            std::uint64_t othersGames = all.games - player.since.games;
            if (data_.size() == 1)
                othersGames = compareWithOwn(counts, player);
            counts.weakness = isWeakness(counts, player.since.games, othersGames);
            lesson.motifs.push_back(counts);
        }
        std::ranges::stable_sort(lesson.motifs, [](const MotifCounts& a, const MotifCounts& b) {
            return std::tuple(b.weakness, b.missed + b.allowed) <
                   std::tuple(a.weakness, a.missed + a.allowed);
        });
        addPositions(player, lesson);
        return lesson;
    }

    // A single player is compared with their other combinations, of which the usual one is allowed
    // as often as all of them on average. The games of that.
    static std::uint64_t compareWithOwn(MotifCounts& counts, const PlayerData& player) {
        counts.othersMissed = counts.othersChances = counts.othersAllowed = 0;
        for (const auto& [key, own] : player.motifs)
            if (key != counts.key)
                addToOthers(counts, own);
        return player.since.games * (player.motifs.size() - 1);
    }

    static void addToOthers(MotifCounts& counts, const MotifCounts& own) {
        counts.othersMissed += own.missed;
        counts.othersChances += own.chances;
        counts.othersAllowed += own.allowed;
    }

    // Against the share of the others, with one more of each: a club is small. Allowed ones are
    // compared by games.
    static bool isWeakness(const MotifCounts& counts, std::uint64_t games,
                           std::uint64_t othersGames) {
        const auto smoothed = [](std::uint64_t part, std::uint64_t whole) {
            return static_cast<double>(part + 1) / static_cast<double>(whole + 2);
        };
        const bool misses = counts.missed >= leastMissed &&
                            atLeast(counts.missed, counts.chances,
                                    smoothed(counts.othersMissed, counts.othersChances)) < chance;
        const bool allows =
            counts.allowed >= leastMissed &&
            atLeast(counts.allowed, std::max(games, counts.allowed),
                    std::min(1.0, smoothed(counts.othersAllowed, othersGames))) < chance;
        return misses || allows;
    }

    // Adds the positions of the weakest motifs first, each position once, the greatest gain first.
    void addPositions(PlayerData& player, PlayerLesson& lesson) {
        std::ranges::stable_sort(player.wrong, [&](const Event& a, const Event& b) {
            return std::tuple(placeOf(a, lesson), b.shot.gain) <
                   std::tuple(placeOf(b, lesson), a.shot.gain);
        });
        std::set<ExerciseKey> seen;
        for (const Event& event : player.wrong) {
            if (lesson.positions.size() >= question_.positions)
                return;
            if (std::ranges::any_of(lesson.positions, [&](const LessonPosition& shown) {
                    return isNear(shown.shot, event.shot);
                }))
                continue;
            auto position = positionOf(event);
            if (position && seen.insert(exerciseKey(position->position)).second)
                lesson.positions.push_back(std::move(*position));
        }
    }

    // Moves later in the same game there is nothing new to learn.
    static bool isNear(const FoundShot& a, const FoundShot& b) {
        constexpr int near = 6; // plies
        return a.game == b.game && std::abs(a.ply - b.ply) <= near;
    }

    [[nodiscard]] std::size_t placeOf(const Event& event, const PlayerLesson& lesson) const {
        const auto keys = motifsOf(event.shot, namesOf(store_).shots);
        const auto found = std::ranges::find_if(lesson.motifs, [&](const MotifCounts& counts) {
            return std::ranges::find(keys, counts.key) != keys.end();
        });
        return static_cast<std::size_t>(found - lesson.motifs.begin());
    }

    [[nodiscard]] std::optional<LessonPosition> positionOf(const Event& event) const {
        const auto game = loadGame(store_, event.game);
        if (!game)
            return std::nullopt;
        const auto plies = mainLinePlies(*game);
        const auto at = static_cast<std::size_t>(event.shot.ply) - (event.allowed ? 1 : 0);
        if (at >= plies.size())
            return std::nullopt;
        const bool white = plies[at].position.toMove() == Color::white;
        return LessonPosition{.position = plies[at].position,
                              .shot = event.shot,
                              .allowed = event.allowed,
                              .played = plies[at].move,
                              .opponent = std::string(game->tag(white ? "Black" : "White")),
                              .date = std::string(game->tag("Date"))};
    }

    Store& store_;
    const ClubQuestion& question_;
    Persons persons_;
    std::vector<PlayerData> data_;
    std::map<Place, Seat> seats_;
    std::map<std::string, MotifCounts> total_;
};

} // namespace

std::optional<double> MotifCounts::share() const {
    return shareOf(missed, chances);
}

std::optional<double> MotifCounts::othersShare() const {
    return shareOf(othersMissed, othersChances);
}

std::optional<double> MotifCounts::shareBefore() const {
    return shareOf(missedBefore, chancesBefore);
}

double atLeast(std::uint64_t count, std::uint64_t trials, double share) {
    if (count == 0)
        return 1;
    if (count > trials || share <= 0)
        return 0;
    if (share >= 1)
        return 1;
    const auto n = static_cast<double>(trials);
    double sum = 0;
    for (std::uint64_t i = count; i <= trials; ++i) {
        const auto k = static_cast<double>(i);
        sum += std::exp(std::lgamma(n + 1) - std::lgamma(k + 1) - std::lgamma(n - k + 1) +
                        k * std::log(share) + (n - k) * std::log1p(-share));
    }
    return std::min(sum, 1.0);
}

ClubReport clubReport(Store& store, const ClubQuestion& question, const std::stop_token& stop,
                      const base::Progress& progress) {
    Club club(store, question);
    const Filter filter{.ids = club.games()};
    if (filter.ids.empty())
        return club.report();
    const auto add = [&](const ScannedGame& game) {
        club.add(game);
        return true;
    };
    ShotScan scan;
    scan.prevention = true;
    scan.progress = progress;
    const bool kept = countUnsearched(store) == 0;
    const bool complete = kept ? keptShots(store, filter, true, add, stop)
                               : scanShots(store, filter, add, scan, stop);
    ClubReport report = club.report();
    report.complete = complete;
    return report;
}

namespace {

std::optional<ExerciseCandidate> candidateOf(Store& store, const LessonPosition& position,
                                             analysis::shots::ShotFinder& finder) {
    const auto game = loadGame(store, position.shot.game);
    if (!game)
        return std::nullopt;
    const auto plies = mainLinePlies(*game);
    const int ply = position.shot.ply - (position.allowed ? 1 : 0);
    const auto kind = position.allowed ? ExerciseKind::allowedShot : ExerciseKind::missedShot;
    for (ExerciseCandidate& candidate : exerciseCandidates({.plies = plies}, finder))
        if (candidate.ply == ply && candidate.kind == kind)
            return std::move(candidate);
    return std::nullopt;
}

// The combination gains by force; other moves are as good.
Exercise combinationOf(const ExerciseCandidate& candidate, const LessonPosition& position) {
    Exercise exercise{.position = candidate.position,
                      .kind = candidate.kind,
                      .proof = ExerciseProof::captures,
                      .answers = {candidate.shot.line.front()},
                      .line = candidate.shot.line,
                      .played = candidate.played,
                      .gain = candidate.shot.gain};
    exercise.motifs = keysOf(position.shot.names);
    return exercise;
}

} // namespace

void proveLesson(Store& store, PlayerLesson& lesson, Prover& prover, std::size_t most,
                 const std::stop_token& stop) {
    analysis::shots::ShotFinder finder;
    std::vector<LessonPosition> proved;
    std::vector<LessonPosition> others;
    for (LessonPosition& position : lesson.positions) {
        if (proved.size() >= most || stop.stop_requested())
            break;
        const auto candidate = candidateOf(store, position, finder);
        if (!candidate)
            continue;
        auto exercise = prover.prove(*candidate, namesOf(store).shots);
        const bool hasRivals = !exercise && (exercise.error() == Unsuitable::closeSecond ||
                                             exercise.error() == Unsuitable::manyAnswers);
        if (exercise) {
            position.exercise = std::move(*exercise);
            proved.push_back(std::move(position));
        } else if (hasRivals && !position.allowed) {
            position.exercise = combinationOf(*candidate, position);
            others.push_back(std::move(position));
        }
    }
    for (LessonPosition& position : others)
        if (proved.size() < most)
            proved.push_back(std::move(position));
    lesson.positions = std::move(proved);
}

} // namespace damscope::db
