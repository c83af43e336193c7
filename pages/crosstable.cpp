// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/crosstable.hpp"

#include "base/text/ascii.hpp"
#include "rules/board/result.hpp"
#include "rules/board/rules.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace damscope::pages {

using rules::GameResult;

namespace {

// Wider than that a table of opponents cannot be read.
constexpr std::size_t mostOpponents = 30;

// Each plays each, or nobody has written when.
bool isByOpponent(const db::Crosstable& table) {
    if (db::eachPlaysEach(table.kind))
        return true;
    return table.rounds == 0 && table.standings.size() <= mostOpponents;
}

std::string shownPoints(std::optional<double> points) {
    return !points ? "*" : *points == 0.5 ? "½" : pointsText(*points);
}

// Both points, those of the row's player first.
std::optional<TypedResult> typedOfBoth(std::string_view text, bool white) {
    // The rules of international draughts read the results of all variants, and name White's points
    // first.
    const rules::Rules& international = rules::rules(rules::Variant::international);
    const auto read = rules::readResult(international, text);
    if (!read)
        return std::nullopt;
    TypedResult typed{*read, {}};
    const rules::ResultDetail detail = rules::resultDetail(international, text);
    if (*read == GameResult::draw && detail.whiteShare != 0.5)
        typed.detail = detail;
    typed.detail.forfeit = detail.forfeit;
    if (white)
        return typed;
    typed.detail.whiteShare = 1 - typed.detail.whiteShare;
    typed.result = exchanged(typed.result);
    return typed;
}

// A win on points by those of one player, where both have as many as a win brings: "9" is 9-1.
std::optional<TypedResult> typedOfOne(const db::PointSystem& points, std::string_view text,
                                      bool white) {
    const std::optional<double> got = db::readPoint(text);
    if (!got || points.loss != 0 || *got <= 0 || *got >= points.win)
        return std::nullopt;
    auto typed = typedOfBoth(pointsText(*got) + "-" + pointsText(points.win - *got), white);
    return typed && typed->detail.total == points.win ? typed : std::nullopt;
}

} // namespace

std::string pointsText(double points) {
    const std::string text = fmt::format("{:.2f}", points);
    const std::size_t last = text.find_last_not_of('0');
    return text.substr(0, text[last] == '.' ? last : last + 1);
}

std::string pointsText(const db::PointSystem& points, const db::EventGame& game, bool white) {
    return shownPoints(db::pointsOf(points, game, white));
}

std::string resultText(const db::PointSystem& points, const db::EventGame& game, bool whiteFirst) {
    if (game.result == GameResult::unknown)
        return "*";
    return pointsText(points, game, whiteFirst) + "-" + pointsText(points, game, !whiteFirst);
}

std::string playerName(const db::EventPlayer& player) {
    return player.hasNamesake && !player.number.empty() ? player.name + " (" + player.number + ")"
                                                        : player.name;
}

std::optional<TypedResult> readPoints(const db::PointSystem& points, std::string_view text,
                                      bool white) {
    text = base::trimmed(text);
    for (const GameResult result : {GameResult::draw, GameResult::whiteWins, GameResult::blackWins})
        if (text == pointsText(points, {.result = result}, white))
            return TypedResult{result, {}};
    if (text == "½" || text == "1/2" || text == "0.5" || text == "0,5" || text == "=")
        return TypedResult{GameResult::draw, {}};
    if (text == "+" || text == "-" || text == "−")
        return TypedResult{(text == "+") == white ? GameResult::whiteWins : GameResult::blackWins,
                           {}};
    if (text.empty() || text == "*" || text == "?")
        return TypedResult{};
    if (text.find_first_of("-:") == std::string_view::npos)
        return typedOfOne(points, text, white);
    return typedOfBoth(text, white);
}

Crosstable::Crosstable(const db::EventPage& page)
    : page_(page), byOpponent_(isByOpponent(page.table)) {
    for (std::size_t i = 0; i < page.table.standings.size(); ++i)
        places_[page.table.standings[i].player] = i;
    std::set<int> rounds;
    for (const db::EventGame& game : page.table.games)
        rounds.insert(game.round);
    for (const db::EventBye& bye : page.table.byes)
        rounds.insert(bye.round);
    const bool someUnknown = rounds.erase(0) > 0;
    rounds_.assign(rounds.begin(), rounds.end());
    if (someUnknown)
        rounds_.push_back(0);
    for (const db::Withdrawal& withdrawal : page.table.withdrawals)
        if (withdrawal.isStruck())
            struck_.insert(withdrawal.player);
    for (const auto& [one, other] : page.table.missing) {
        missing_.emplace(places_.at(one), places_.at(other));
        missing_.emplace(places_.at(other), places_.at(one));
    }
    if (byOpponent_ || !rounds_.empty())
        fill();
}

std::vector<std::string> Crosstable::titles(Language language) const {
    std::vector<std::string> titles;
    if (byOpponent_)
        for (std::size_t i = 1; i <= places_.size(); ++i)
            titles.push_back(std::to_string(i));
    else
        for (const int round : rounds_)
            titles.push_back(round == 0 ? "?" : pageWord("r", language) + std::to_string(round));
    return titles;
}

void Crosstable::fill() {
    const std::size_t width = byOpponent_ ? places_.size() : rounds_.size();
    rows_.assign(places_.size(), std::vector<std::string>(width));
    games_.assign(places_.size(), std::vector<std::uint32_t>(width));
    for (const db::EventGame& game : page_.table.games) {
        add(game, true);
        add(game, false);
    }
    for (const db::EventBye& bye : page_.table.byes)
        add(bye);
    for (std::size_t i = 0; i < rows_.size(); ++i)
        for (std::size_t j = 0; j < width; ++j)
            if (rows_[i][j].empty())
                rows_[i][j] = emptyCell(i, j);
}

std::vector<const db::EventGame*> Crosstable::gamesAt(std::size_t place, std::size_t column) const {
    std::vector<const db::EventGame*> found;
    for (const db::EventGame& game : page_.table.games)
        for (const bool white : {true, false})
            if (places_.at(white ? game.white : game.black) == place &&
                (byOpponent_ ? places_.at(white ? game.black : game.white)
                             : columnOf(game.round)) == column)
                found.push_back(&game);
    return found;
}

bool Crosstable::hasWhite(const db::EventGame& game, std::size_t place) const {
    return places_.at(game.white) == place;
}

std::size_t Crosstable::columnOf(int round) const {
    return static_cast<std::size_t>(std::ranges::find(rounds_, round) - rounds_.begin());
}

std::string Crosstable::emptyCell(std::size_t row, std::size_t column) const {
    if (byOpponent_ && row == column)
        return "x";
    if (byOpponent_)
        return missing_.contains({row, column}) ? "?" : "";
    return rounds_[column] == 0 ? "" : "-";
}

void Crosstable::add(const db::EventBye& bye) {
    if (byOpponent_)
        return;
    std::string& cell = rows_[places_.at(bye.player)][columnOf(bye.round)];
    cell += (cell.empty() ? "+" : " +") + shownPoints(db::pointsOf(page_.points, bye));
}

void Crosstable::add(const db::EventGame& game, bool white) {
    const std::size_t row = places_.at(white ? game.white : game.black);
    const std::size_t opponent = places_.at(white ? game.black : game.white);
    const std::size_t column = byOpponent_ ? opponent : columnOf(game.round);
    std::string points = pointsText(page_.points, game, white);
    if (struck_.contains(game.white) || struck_.contains(game.black))
        points = "(" + points + ")";
    std::string& cell = rows_[row][column];
    games_[row][column] = game.game;
    if (!cell.empty())
        cell += ' ';
    cell += byOpponent_ ? points : fmt::format("{}{}{}", opponent + 1, white ? 'w' : 'b', points);
}

} // namespace damscope::pages
