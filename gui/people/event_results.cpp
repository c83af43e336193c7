// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/people/event_results.hpp"

#include <QRegularExpression>

#include <algorithm>
#include <utility>

namespace damscope::gui {

void EventResults::set(db::EventPage page) {
    grid_.reset();
    page_ = std::move(page);
    std::ranges::stable_sort(page_.table.games, {}, &db::EventGame::round);
    grid_.emplace(page_);
    emit replaced();
}

void EventResults::clear() {
    grid_.reset();
    page_ = {};
    emit replaced();
}

void EventResults::type(db::GameId game, const QString& text, bool white) {
    const auto result = pages::readPoints(page_.points, text.toStdString(), white);
    if (!result) {
        emit refused(text);
        return;
    }
    put(game, *result);
}

void EventResults::typeInCell(std::size_t place, std::size_t column, const QString& text) {
    const auto games = grid().gamesAt(place, column);
    if (games.size() == 1)
        return type(db::GameId{games.front()->game}, text, grid().hasWhite(*games.front(), place));
    static const QRegularExpression blanks(QStringLiteral("\\s+"));
    const QStringList parts = text.split(blanks, Qt::SkipEmptyParts);
    if (parts.size() != static_cast<qsizetype>(games.size())) {
        emit refused(text);
        return;
    }
    std::vector<std::pair<db::GameId, bool>> sides; // typing changes what `games` refers to
    for (const db::EventGame* game : games)
        sides.emplace_back(db::GameId{game->game}, grid().hasWhite(*game, place));
    for (std::size_t i = 0; i < sides.size(); ++i)
        type(sides[i].first, parts[static_cast<qsizetype>(i)], sides[i].second);
}

void EventResults::put(db::GameId game, const pages::TypedResult& result) {
    const auto found = std::ranges::find(
        page_.table.games, game, [](const db::EventGame& each) { return db::GameId{each.game}; });
    if (found == page_.table.games.end() ||
        pages::TypedResult{found->result, found->detail} == result)
        return;
    found->result = result.result;
    found->detail = result.detail;
    count();
    emit changed();
    emit typed(game, result);
}

void EventResults::count() {
    const std::vector<int> unrated(page_.players.size());
    const db::Crosstable counted = db::crosstable(page_.table.games, unrated, page_.points, {}, 0,
                                                  page_.table.byes, page_.table.withdrawals);
    for (db::Standing& row : page_.table.standings)
        if (const auto now =
                std::ranges::find(counted.standings, row.player, &db::Standing::player);
            now != counted.standings.end())
            row = *now;
    grid_.emplace(page_);
}

} // namespace damscope::gui
