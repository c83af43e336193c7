// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/people/events/crosstable.hpp"

#include "base/text/ascii.hpp"
#include "base/text/split.hpp"
#include "db/people/events/event_name.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <iterator>
#include <limits>
#include <map>

namespace damscope::db {
namespace {

using rules::GameResult;

constexpr double surest = 800; // of a performance without a loss, or without a point

bool isWin(GameResult result, bool white) {
    return result == (white ? GameResult::whiteWins : GameResult::blackWins);
}

void count(Standing& standing, GameResult result, bool white) {
    ++standing.games;
    const bool won = isWin(result, white);
    standing.open += result == GameResult::unknown ? 1U : 0U;
    standing.draws += result == GameResult::draw ? 1U : 0U;
    standing.wins += won ? 1U : 0U;
    standing.losses +=
        !won && result != GameResult::unknown && result != GameResult::draw ? 1U : 0U;
}

/// Against rated opponents, points as shares of a game.
struct Performance {
    double score = 0;
    double opponents = 0;
    int games = 0;

    [[nodiscard]] std::optional<int> rating() const {
        if (games == 0)
            return std::nullopt;
        const double share = score / games;
        const double gain = share <= 0   ? -surest
                            : share >= 1 ? surest
                                         : 400 * std::log10(share / (1 - share));
        return static_cast<int>(std::lround(opponents / games + std::clamp(gain, -surest, surest)));
    }
};

class Counter {
public:
    Counter(const Crosstable& table, std::span<const int> ratings, const PointSystem& points)
        : games_(table.games), byes_(table.byes), ratings_(ratings), points_(points),
          tieBreaks_(table.tieBreaks), rows_(ratings.size()) {
        for (const Withdrawal& withdrawal : table.withdrawals)
            if (withdrawal.isStruck())
                struck_.insert(withdrawal.player);
        std::erase_if(games_, [&](const EventGame& game) {
            return struck_.contains(game.white) || struck_.contains(game.black);
        });
        std::erase_if(byes_, [&](const EventBye& bye) { return struck_.contains(bye.player); });
        for (std::size_t i = 0; i < rows_.size(); ++i)
            rows_[i].player = i;
    }

    std::vector<Standing> run(const std::set<std::size_t>& players) {
        countPoints();
        countTieBreaks();
        countHeadToHead();
        std::erase_if(rows_, [&](const Standing& row) { return !players.contains(row.player); });
        const auto key = [&](const Standing& row) { return keyOf(row, tieBreaks_); };
        const auto isStruck = [&](const Standing& row) { return struck_.contains(row.player); };
        std::ranges::stable_sort(rows_, [&](const Standing& a, const Standing& b) {
            return std::pair(!isStruck(b), key(b)) < std::pair(!isStruck(a), key(a));
        });
        for (std::size_t i = 0; i < rows_.size() && !isStruck(rows_[i]); ++i)
            rows_[i].rank = i > 0 && key(rows_[i]) == key(rows_[i - 1]) ? rows_[i - 1].rank
                                                                        : static_cast<int>(i) + 1;
        return std::move(rows_);
    }

private:
    // Points, and what decides between those with as many.
    static std::vector<double> keyOf(const Standing& row, std::span<const TieBreak> tieBreaks) {
        std::vector<double> key{row.points};
        for (const TieBreak tieBreak : tieBreaks)
            key.push_back(valueOf(row, tieBreak));
        return key;
    }
    static double valueOf(const Standing& row, TieBreak tieBreak) {
        switch (tieBreak) {
        case TieBreak::sonnebornBerger:
            return row.sonnebornBerger;
        case TieBreak::buchholz:
            return row.buchholz;
        case TieBreak::truncated:
            return row.truncated;
        case TieBreak::headToHead:
            return row.headToHead;
        case TieBreak::wins:
            break;
        }
        return static_cast<double>(row.wins);
    }

    // Calls with each player of each game: the player, the opponent, the points, the game.
    template <class Visit> void eachSide(Visit visit) const {
        for (const EventGame& game : games_)
            for (const bool white : {true, false})
                visit(white ? game.white : game.black, white ? game.black : game.white,
                      pointsOf(points_, game, white), game, white);
    }

    void countPoints() {
        std::vector<Performance> performances(rows_.size());
        eachSide([&](std::size_t player, std::size_t opponent, std::optional<double> points,
                     const EventGame& game, bool white) {
            count(rows_[player], game.result, white);
            rows_[player].points += points.value_or(0);
            if (!points || ratings_[opponent] == 0 || game.detail.forfeit)
                return;
            Performance& performance = performances[player];
            ++performance.games;
            performance.opponents += ratings_[opponent];
            performance.score += shareOfPoints(points_, game, white).value_or(0);
        });
        for (const EventBye& bye : byes_)
            rows_[bye.player].points += pointsOf(points_, bye).value_or(0);
        for (std::size_t i = 0; i < rows_.size(); ++i)
            rows_[i].performance = performances[i].rating();
    }

    void countTieBreaks() {
        std::vector<double> all;
        std::ranges::transform(rows_, std::back_inserter(all), &Standing::points);
        std::vector<double> fewest(rows_.size(), std::numeric_limits<double>::max());
        eachSide([&](std::size_t player, std::size_t opponent, std::optional<double> points,
                     const EventGame& game, bool white) {
            if (!points)
                return;
            Standing& row = rows_[player];
            row.buchholz += all[opponent];
            fewest[player] = std::min(fewest[player], all[opponent]);
            row.sonnebornBerger += all[opponent] * shareOfPoints(points_, game, white).value_or(0);
        });
        for (std::size_t i = 0; i < rows_.size(); ++i)
            if (rows_[i].games > rows_[i].open)
                rows_[i].truncated = rows_[i].buchholz - fewest[i];
    }

    // Between those whom nothing before has separated.
    void countHeadToHead() {
        const auto place = std::ranges::find(tieBreaks_, TieBreak::headToHead);
        const auto count = place == tieBreaks_.end() ? 0 : place - tieBreaks_.begin();
        const auto before = std::span(tieBreaks_).first(static_cast<std::size_t>(count));
        const auto areEqual = [&](const Standing& a, const Standing& b) {
            return keyOf(a, before) == keyOf(b, before);
        };
        eachSide([&](std::size_t player, std::size_t opponent, std::optional<double> points,
                     const EventGame&, bool) {
            if (points && areEqual(rows_[player], rows_[opponent]))
                rows_[player].headToHead += *points;
        });
    }

    std::vector<EventGame> games_;
    std::vector<EventBye> byes_;
    std::span<const int> ratings_;
    std::set<std::size_t> struck_;
    PointSystem points_;
    TieBreaks tieBreaks_;
    std::vector<Standing> rows_;
};

// The pairs that have met less often than `times`, where each player meets each other so often. A
// game without a result counts as a meeting.
std::vector<std::pair<std::size_t, std::size_t>>
missingPairs(std::span<const EventGame> games, const std::vector<std::size_t>& players, int times) {
    std::map<std::pair<std::size_t, std::size_t>, int> met;
    for (const EventGame& game : games)
        ++met[std::minmax(game.white, game.black)];
    std::vector<std::pair<std::size_t, std::size_t>> missing;
    for (const std::size_t one : players)
        for (const std::size_t other : players)
            if (one < other && met[{one, other}] < times)
                missing.emplace_back(one, other);
    return missing;
}

std::vector<std::pair<std::size_t, std::size_t>> missingPairs(const Crosstable& table,
                                                              std::span<const EventGame> games) {
    if (!eachPlaysEach(table.kind))
        return {};
    std::vector<std::size_t> players;
    for (const Standing& row : table.standings)
        if (std::ranges::find(table.withdrawals, row.player, &Withdrawal::player) ==
            table.withdrawals.end())
            players.push_back(row.player);
    return missingPairs(games, players, table.times);
}

} // namespace

std::span<const std::string_view> tieBreakNames() {
    static constexpr std::array<std::string_view, 5> names{
        "sonneborn-berger", "buchholz", "truncated-buchholz", "head-to-head", "wins"};
    return names;
}

std::optional<TieBreaks> readTieBreaks(std::string_view text) {
    TieBreaks all;
    for (const std::string& name : base::splitFields(text, ",")) {
        const auto names = tieBreakNames();
        const auto found = std::ranges::find(names, base::trimmed(name));
        const auto tieBreak = static_cast<TieBreak>(found - names.begin());
        if (found == names.end() || std::ranges::count(all, tieBreak) > 0)
            return std::nullopt;
        all.push_back(tieBreak);
    }
    return all;
}

std::string writeTieBreaks(const TieBreaks& tieBreaks) {
    std::string text;
    for (const TieBreak tieBreak : tieBreaks)
        text.append(text.empty() ? "" : ",")
            .append(tieBreakNames()[static_cast<std::size_t>(tieBreak)]);
    return text;
}

TieBreaks usualTieBreaks(bool eachPlaysEach) {
    using enum TieBreak;
    return eachPlaysEach ? TieBreaks{sonnebornBerger, headToHead, wins}
                         : TieBreaks{buchholz, truncated, sonnebornBerger, wins};
}

bool isCounted(int round, int lastRound) {
    return lastRound == 0 || (round > 0 && round <= lastRound);
}

Crosstable crosstable(std::span<const EventGame> games, std::span<const int> ratings,
                      const PointSystem& points, std::span<const std::string> teams, int lastRound,
                      std::span<const EventBye> byes, std::span<const Withdrawal> withdrawals,
                      const TieBreaks& tieBreaks) {
    Crosstable table;
    table.withdrawals.assign(withdrawals.begin(), withdrawals.end());
    table.lastRound = lastRound;
    std::ranges::copy_if(games, std::back_inserter(table.games),
                         [&](const EventGame& game) { return isCounted(game.round, lastRound); });
    std::ranges::copy_if(byes, std::back_inserter(table.byes),
                         [&](const EventBye& bye) { return isCounted(bye.round, lastRound); });
    std::set<std::size_t> players;
    for (const EventGame& game : games)
        players.insert({game.white, game.black});
    for (const EventBye& bye : byes)
        players.insert(bye.player);
    std::set<int> rounds;
    for (const EventGame& game : table.games)
        rounds.insert(game.round);
    for (const EventBye& bye : table.byes)
        rounds.insert(bye.round);
    rounds.erase(0);
    table.rounds = static_cast<int>(rounds.size());
    const EventForm form = formOf(games, teams);
    table.kind = form.kind;
    table.times = form.times;
    table.tieBreaks = tieBreaks.empty() ? usualTieBreaks(eachPlaysEach(table.kind)) : tieBreaks;
    table.standings = Counter(table, ratings, points).run(players);
    table.missing = missingPairs(table, games);
    return table;
}

namespace {

// Points are written with two decimals at most.
double inHundredths(double points) {
    constexpr double hundred = 100;
    return std::round(points * hundred) / hundred;
}

/// How often games are written with so many points for both.
using Totals = std::map<double, int>;

std::optional<double> usual(const Totals& totals) {
    const auto most =
        std::ranges::max_element(totals, {}, [](const auto& total) { return total.second; });
    return most == totals.end() ? std::nullopt : std::optional(most->first);
}

bool isWonOnPoints(const EventGame& game) {
    return game.result == GameResult::draw && game.detail.whiteShare != 0.5;
}

// Whether a win on points counts as it is written.
bool isShared(const PointSystem& points, const EventGame& game) {
    const double both = points.win + points.loss;
    return isWonOnPoints(game) && both == 2 * points.draw && both == game.detail.total;
}

std::optional<double> pointsOf(const PointSystem& points, GameResult result, bool white) {
    switch (result) {
    case GameResult::whiteWins:
        return white ? points.win : points.loss;
    case GameResult::blackWins:
        return white ? points.loss : points.win;
    case GameResult::draw:
        return points.draw;
    case GameResult::bothLose:
        return points.loss;
    case GameResult::unknown:
        break;
    }
    return std::nullopt;
}

} // namespace

PointSystem pointSystem(int win) {
    return win == 1 ? PointSystem{1, 0.5} : PointSystem{static_cast<double>(win), 1};
}

std::optional<double> readPoint(std::string_view text) {
    constexpr double most = 1000;
    if (text == "½" || text == "1/2")
        return 0.5;
    std::string plain(text);
    std::ranges::replace(plain, ',', '.');
    double number = 0;
    const char* end = plain.data() + plain.size();
    const auto read = std::from_chars(plain.data(), end, number, std::chars_format::fixed);
    if (read.ec != std::errc() || read.ptr != end || number < 0 || number > most)
        return std::nullopt;
    return number;
}

std::optional<PointSystem> readPointSystem(std::string_view text) {
    std::vector<double> numbers;
    for (const std::string& part :
         base::splitFields(text, text.find(':') == text.npos ? "-" : ":")) {
        const std::optional<double> number = readPoint(base::trimmed(part));
        if (!number)
            return std::nullopt;
        numbers.push_back(*number);
    }
    if (numbers.size() == 1 && (numbers[0] == 1 || numbers[0] == 2 || numbers[0] == 3))
        return pointSystem(static_cast<int>(numbers[0]));
    if (numbers.size() != 3 || numbers[0] <= numbers[1] || numbers[1] <= numbers[2])
        return std::nullopt;
    return PointSystem{numbers[0], numbers[1], numbers[2]};
}

std::string writePointSystem(const PointSystem& points) {
    std::string text;
    for (const double number : {points.win, points.draw, points.loss}) {
        std::array<char, 512> digits{}; // a double has as many as 341 of them
        const auto written = std::to_chars(digits.data(), digits.data() + digits.size(), number,
                                           std::chars_format::fixed);
        text.append(text.empty() ? "" : "-").append(digits.data(), written.ptr);
    }
    return text;
}

PointSystem writtenPoints(std::span<const EventGame> games) {
    Totals all;
    Totals wins;
    Totals draws;
    Totals onPoints; // these show the way of counting best
    for (const EventGame& game : games) {
        const double total = game.detail.total;
        if (total == 0 || game.result == GameResult::unknown)
            continue;
        ++all[total];
        ++(game.result == GameResult::draw ? draws : wins)[total];
        if (isWonOnPoints(game))
            ++onPoints[total];
    }
    constexpr double ordinary = 2;
    const double total = usual(onPoints).value_or(usual(all).value_or(ordinary));
    for (const double shared : {4.0, 10.0, 12.0})
        if (total == shared)
            return {total, total / 2};
    const bool isOfThree =
        onPoints.empty() && usual(wins) == 3.0 && usual(draws).value_or(2) == 2.0;
    return pointSystem(isOfThree ? 3 : 2);
}

std::optional<double> shareOfPoints(const PointSystem& points, const EventGame& game, bool white) {
    if (isShared(points, game))
        return white ? game.detail.whiteShare : 1 - game.detail.whiteShare;
    return pointsOf(PointSystem{1, 0.5}, game.result, white);
}

std::optional<double> pointsOf(const PointSystem& points, const EventGame& game, bool white) {
    if (isShared(points, game))
        return inHundredths(*shareOfPoints(points, game, white) * game.detail.total);
    return pointsOf(points, game.result, white);
}

std::optional<double> pointsOf(const PointSystem& points, const EventBye& bye) {
    return pointsOf(points, bye.result, true);
}

namespace {

using Games = std::vector<EventGame>;

// A round that a player missed is no withdrawal.
constexpr std::ptrdiff_t fewestForfeits = 2;

bool isPlayed(const EventGame& game) {
    return !game.detail.forfeit && game.result != GameResult::unknown;
}

// If two players met more often than others did, as in a play-off, only `times` of their games
// count.
std::size_t countPlayed(std::size_t player, const Games& games, int times) {
    std::map<std::size_t, int> met;
    return static_cast<std::size_t>(std::ranges::count_if(games, [&](const EventGame& game) {
        return isPlayed(game) && ++met[game.white == player ? game.black : game.white] <= times;
    }));
}

bool isForfeitedBy(std::size_t player, const EventGame& game) {
    return game.detail.forfeit && isWin(game.result, game.white != player);
}

bool isForfeitedByBoth(const EventGame& game) {
    return game.detail.forfeit && game.result == GameResult::bothLose;
}

// The games are in the order of play if their rounds are not known. What both have lost does not
// say by itself which of them was not there.
bool leavesOff(std::size_t player, Games games) {
    if (std::ranges::all_of(games, [](const EventGame& game) { return game.round > 0; }))
        std::ranges::stable_sort(games, {}, &EventGame::round);
    const auto last = std::find_if_not(games.rbegin(), games.rend(), [&](const EventGame& game) {
        return isForfeitedBy(player, game) || isForfeitedByBoth(game);
    });
    return last - games.rbegin() >= fewestForfeits &&
           std::any_of(games.rbegin(), last,
                       [&](const EventGame& game) { return isForfeitedBy(player, game); });
}

// Nobody where that would be half of the players, as where the event was broken off, or where those
// who stay have not all met: a small Swiss tournament looks like an event in which each plays each.
std::set<std::size_t> whoLeft(std::span<const EventGame> games,
                              const std::map<std::size_t, Games>& byPlayer, int times,
                              const std::set<std::size_t>& chosen) {
    std::set<std::size_t> left;
    std::vector<std::size_t> stay;
    for (const auto& [player, own] : byPlayer)
        if (leavesOff(player, own))
            left.insert(player);
        else if (!chosen.contains(player))
            stay.push_back(player);
    const bool isClear =
        2 * left.size() < byPlayer.size() && missingPairs(games, stay, times).empty();
    return isClear ? left : std::set<std::size_t>();
}

} // namespace

std::vector<Withdrawal> findWithdrawals(std::span<const EventGame> games,
                                        std::span<const std::string> teams,
                                        const std::set<std::size_t>& chosen) {
    std::vector<Withdrawal> found;
    const EventForm form = formOf(games, teams);
    if (!eachPlaysEach(form.kind))
        return found;
    std::map<std::size_t, Games> byPlayer;
    for (const EventGame& game : games)
        for (const std::size_t player : {game.white, game.black})
            byPlayer[player].push_back(game);
    std::size_t all = 0;
    for (const auto& [player, own] : byPlayer)
        all = std::max(all, own.size());
    all = std::min(all, static_cast<std::size_t>(form.times) * (byPlayer.size() - 1));
    const std::set<std::size_t> left = whoLeft(games, byPlayer, form.times, chosen);
    for (const auto& [player, own] : byPlayer)
        if (chosen.contains(player) || left.contains(player))
            found.push_back({player, countPlayed(player, own, form.times), all});
    return found;
}

} // namespace damscope::db
