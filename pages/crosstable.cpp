// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/crosstable.hpp"

#include "base/text/ascii.hpp"
#include "pages/sheet.hpp"
#include "rules/board/result.hpp"
#include "rules/board/rules.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace damscope::pages {

using rules::GameResult;

namespace {

// Wider than that a table of opponents cannot be read.
constexpr std::size_t mostOpponents = 30;

// Each plays each, or nobody has written when.
bool isByOpponent(const db::Crosstable& table) {
    if (table.kind == db::EventKind::allPlayAll || table.kind == db::EventKind::doubleAllPlayAll)
        return true;
    return table.rounds == 0 && table.standings.size() <= mostOpponents;
}

} // namespace

std::string pointsText(double points) {
    const std::string text = fmt::format("{:.2f}", points);
    const std::size_t last = text.find_last_not_of('0');
    return text.substr(0, text[last] == '.' ? last : last + 1);
}

std::string pointsText(const db::PointSystem& points, GameResult result, bool white) {
    if (result == GameResult::unknown)
        return "*";
    if (result == GameResult::draw)
        return points.draw == 0.5 ? "½" : pointsText(points.draw);
    const bool won = result == (white ? GameResult::whiteWins : GameResult::blackWins);
    return pointsText(won ? points.win : points.loss);
}

std::optional<GameResult> readPoints(const db::PointSystem& points, std::string_view text,
                                     bool white) {
    text = base::trimmed(text);
    for (const GameResult result : {GameResult::draw, GameResult::whiteWins, GameResult::blackWins})
        if (text == pointsText(points, result, white))
            return result;
    if (text == "½" || text == "1/2" || text == "0.5" || text == "0,5" || text == "=")
        return GameResult::draw;
    if (text == "+" || text == "-" || text == "−")
        return (text == "+") == white ? GameResult::whiteWins : GameResult::blackWins;
    if (text.empty() || text == "*" || text == "?")
        return GameResult::unknown;
    if (text.find_first_of("-:") == std::string_view::npos)
        return std::nullopt;
    // Of all variants: those of international draughts name White's points first.
    const auto read = rules::readResult(rules::rules(rules::Variant::international), text);
    if (!read || white || *read == GameResult::draw)
        return read;
    if (*read == GameResult::whiteWins || *read == GameResult::blackWins)
        return *read == GameResult::whiteWins ? GameResult::blackWins : GameResult::whiteWins;
    return read;
}

Crosstable::Crosstable(const db::EventPage& page, const db::PointSystem& points)
    : page_(page), points_(points), byOpponent_(isByOpponent(page.table)) {
    for (std::size_t i = 0; i < page.table.standings.size(); ++i)
        places_[page.table.standings[i].player] = i;
    std::set<int> rounds;
    for (const db::EventGame& game : page.table.games)
        rounds.insert(game.round);
    const bool someUnknown = rounds.erase(0) > 0;
    rounds_.assign(rounds.begin(), rounds.end());
    if (someUnknown)
        rounds_.push_back(0);
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

void Crosstable::add(const db::EventGame& game, bool white) {
    const std::size_t row = places_.at(white ? game.white : game.black);
    const std::size_t opponent = places_.at(white ? game.black : game.white);
    const std::size_t column = byOpponent_ ? opponent : columnOf(game.round);
    const std::string points = pointsText(points_, game.result, white);
    std::string& cell = rows_[row][column];
    games_[row][column] = game.game;
    if (!cell.empty())
        cell += ' ';
    cell += byOpponent_ ? points : fmt::format("{}{}{}", opponent + 1, white ? 'w' : 'b', points);
}

} // namespace damscope::pages
