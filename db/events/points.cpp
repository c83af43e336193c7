// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/events/points.hpp"

#include "base/text/ascii.hpp"
#include "base/text/split.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <map>
#include <string>
#include <vector>

namespace damscope::db {
namespace {

using rules::GameResult;

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

std::optional<double> shareOf(const PointSystem& points, const EventGame& game, bool white) {
    if (isShared(points, game))
        return white ? game.detail.whiteShare : 1 - game.detail.whiteShare;
    return pointsOf(PointSystem{1, 0.5}, game.result, white);
}

std::optional<double> pointsOf(const PointSystem& points, const EventGame& game, bool white) {
    if (isShared(points, game))
        return inHundredths(*shareOf(points, game, white) * game.detail.total);
    return pointsOf(points, game.result, white);
}

std::optional<double> pointsOf(const PointSystem& points, const EventBye& bye) {
    return pointsOf(points, bye.result, true);
}

} // namespace damscope::db
