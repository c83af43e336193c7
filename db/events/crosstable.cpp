// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/events/crosstable.hpp"

#include "base/text/ascii.hpp"
#include "base/text/split.hpp"
#include "db/events/event_kind.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <iterator>
#include <limits>
#include <set>
#include <tuple>

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
    Counter(std::span<const EventGame> games, std::span<const int> ratings,
            const PointSystem& points)
        : games_(games), ratings_(ratings), points_(points), rows_(ratings.size()) {
        for (std::size_t i = 0; i < rows_.size(); ++i)
            rows_[i].player = i;
    }

    std::vector<Standing> run(bool eachPlaysEach, const std::set<std::size_t>& players) {
        countPoints();
        countTieBreaks();
        countHeadToHead(eachPlaysEach);
        std::erase_if(rows_, [&](const Standing& row) { return !players.contains(row.player); });
        const auto key = [&](const Standing& row) {
            const auto wins = static_cast<double>(row.wins);
            return eachPlaysEach
                       ? std::tuple(row.points, row.sonnebornBerger, row.headToHead, wins, 0.0)
                       : std::tuple(row.points, row.buchholz, row.truncated, row.sonnebornBerger,
                                    wins);
        };
        std::ranges::stable_sort(
            rows_, [&](const Standing& a, const Standing& b) { return key(b) < key(a); });
        for (std::size_t i = 0; i < rows_.size(); ++i)
            rows_[i].rank = i > 0 && key(rows_[i]) == key(rows_[i - 1]) ? rows_[i - 1].rank
                                                                        : static_cast<int>(i) + 1;
        return std::move(rows_);
    }

private:
    // Calls with each player of each game: the player, the opponent, the points, the result.
    template <class Visit> void eachSide(Visit visit) const {
        for (const EventGame& game : games_) {
            visit(game.white, game.black, pointsOf(points_, game.result, true), game.result, true);
            visit(game.black, game.white, pointsOf(points_, game.result, false), game.result,
                  false);
        }
    }

    void countPoints() {
        std::vector<Performance> performances(rows_.size());
        eachSide([&](std::size_t player, std::size_t opponent, std::optional<double> points,
                     GameResult result, bool white) {
            count(rows_[player], result, white);
            rows_[player].points += points.value_or(0);
            if (!points || ratings_[opponent] == 0)
                return;
            Performance& performance = performances[player];
            ++performance.games;
            performance.opponents += ratings_[opponent];
            performance.score += result == GameResult::draw ? 0.5 : isWin(result, white) ? 1 : 0;
        });
        for (std::size_t i = 0; i < rows_.size(); ++i)
            rows_[i].performance = performances[i].rating();
    }

    void countTieBreaks() {
        std::vector<double> all;
        std::ranges::transform(rows_, std::back_inserter(all), &Standing::points);
        std::vector<double> fewest(rows_.size(), std::numeric_limits<double>::max());
        eachSide([&](std::size_t player, std::size_t opponent, std::optional<double> points,
                     GameResult result, bool white) {
            if (!points)
                return;
            Standing& row = rows_[player];
            row.buchholz += all[opponent];
            fewest[player] = std::min(fewest[player], all[opponent]);
            row.sonnebornBerger += result == GameResult::draw ? all[opponent] / 2
                                   : isWin(result, white)     ? all[opponent]
                                                              : 0;
        });
        for (std::size_t i = 0; i < rows_.size(); ++i)
            if (rows_[i].games > rows_[i].open)
                rows_[i].truncated = rows_[i].buchholz - fewest[i];
    }

    // Between those whom nothing before has separated.
    void countHeadToHead(bool eachPlaysEach) {
        const auto areEqual = [&](const Standing& a, const Standing& b) {
            return a.points == b.points &&
                   (!eachPlaysEach || a.sonnebornBerger == b.sonnebornBerger);
        };
        eachSide([&](std::size_t player, std::size_t opponent, std::optional<double> points,
                     GameResult, bool) {
            if (points && areEqual(rows_[player], rows_[opponent]))
                rows_[player].headToHead += *points;
        });
    }

    std::span<const EventGame> games_;
    std::span<const int> ratings_;
    PointSystem points_;
    std::vector<Standing> rows_;
};

std::vector<std::pair<std::size_t, std::size_t>> missingPairs(const Crosstable& table,
                                                              std::span<const EventGame> games) {
    const bool twice = table.kind == EventKind::doubleAllPlayAll;
    if (!twice && table.kind != EventKind::allPlayAll)
        return {};
    std::multiset<std::pair<std::size_t, std::size_t>> met;
    for (const EventGame& game : games)
        met.emplace(std::min(game.white, game.black), std::max(game.white, game.black));
    std::vector<std::pair<std::size_t, std::size_t>> missing;
    for (const Standing& one : table.standings)
        for (const Standing& other : table.standings)
            if (one.player < other.player &&
                met.count({one.player, other.player}) < (twice ? 2U : 1U))
                missing.emplace_back(one.player, other.player);
    return missing;
}

// "2", "0.5", "0,5", "½", "1/2"; not negative.
std::optional<double> numberIn(std::string_view text) {
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

} // namespace

PointSystem pointSystem(int win) {
    return win == 1 ? PointSystem{1, 0.5} : PointSystem{static_cast<double>(win), 1};
}

std::optional<PointSystem> readPointSystem(std::string_view text) {
    std::vector<double> numbers;
    for (const std::string& part :
         base::splitFields(text, text.find(':') == text.npos ? "-" : ":")) {
        const std::optional<double> number = numberIn(base::trimmed(part));
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

bool isCounted(const EventGame& game, int lastRound) {
    return lastRound == 0 || (game.round > 0 && game.round <= lastRound);
}

Crosstable crosstable(std::span<const EventGame> games, std::span<const int> ratings,
                      const PointSystem& points, std::span<const std::string> teams,
                      int lastRound) {
    Crosstable table;
    table.lastRound = lastRound;
    std::ranges::copy_if(games, std::back_inserter(table.games),
                         [&](const EventGame& game) { return isCounted(game, lastRound); });
    std::set<std::size_t> players;
    for (const EventGame& game : games)
        players.insert({game.white, game.black});
    std::set<int> rounds;
    for (const EventGame& game : table.games)
        if (game.round > 0)
            rounds.insert(game.round);
    table.rounds = static_cast<int>(rounds.size());
    table.kind = kindOf(games, teams);
    const bool eachPlaysEach =
        table.kind == EventKind::allPlayAll || table.kind == EventKind::doubleAllPlayAll;
    table.standings = Counter(table.games, ratings, points).run(eachPlaysEach, players);
    table.missing = missingPairs(table, games);
    return table;
}

} // namespace damscope::db
