// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/crosstable.hpp"

#include "pages/sheet.hpp"

#include <fmt/format.h>

namespace damscope::pages {

using rules::GameResult;

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
    return won ? pointsText(points.win) : "0";
}

Crosstable::Crosstable(const db::EventPage& page, const db::PointSystem& points)
    : page_(page), points_(points),
      byOpponent_(page.table.kind == db::EventKind::allPlayAll ||
                  page.table.kind == db::EventKind::doubleAllPlayAll) {
    for (std::size_t i = 0; i < page.table.standings.size(); ++i)
        places_[page.table.standings[i].player] = i;
    for (const db::EventGame& game : page.table.games)
        if (game.round > 0)
            rounds_.insert({game.round, 0});
    std::size_t place = 0;
    for (auto& round : rounds_)
        round.second = place++;
    if (byOpponent_ || !rounds_.empty())
        fill();
}

std::vector<std::string> Crosstable::titles(Language language) const {
    std::vector<std::string> titles;
    if (byOpponent_)
        for (std::size_t i = 1; i <= places_.size(); ++i)
            titles.push_back(std::to_string(i));
    else
        for (const auto& round : rounds_)
            titles.push_back(pageWord("r", language) + std::to_string(round.first));
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
                rows_[i][j] = byOpponent_ && i == j ? "x" : byOpponent_ ? "?" : "-";
}

void Crosstable::add(const db::EventGame& game, bool white) {
    if (!byOpponent_ && game.round == 0)
        return;
    const std::size_t row = places_.at(white ? game.white : game.black);
    const std::size_t opponent = places_.at(white ? game.black : game.white);
    const std::size_t column = byOpponent_ ? opponent : rounds_.at(game.round);
    const std::string points = pointsText(points_, game.result, white);
    std::string& cell = rows_[row][column];
    games_[row][column] = game.game;
    cell += byOpponent_ ? points
                        : fmt::format("{}{}{}{}", cell.empty() ? "" : " ", opponent + 1,
                                      white ? 'w' : 'b', points);
}

} // namespace damscope::pages
