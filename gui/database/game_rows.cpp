// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/database/game_rows.hpp"

#include "db/store/sqlite/sqlite.hpp"

#include <QHeaderView>

#include <algorithm>
#include <span>
#include <utility>

namespace damscope::gui {

namespace {

constexpr std::size_t keptLines = 2048; // of those shown last, and as many of those before

} // namespace

const GameLines::Line* GameLines::find(db::GameId game) {
    if (const auto found = recent_.find(game); found != recent_.end())
        return &found->second;
    auto older = before_.extract(game);
    return older.empty() ? nullptr : keep(game, std::move(older.mapped()));
}

const GameLines::Line* GameLines::keep(db::GameId game, Line line) {
    if (recent_.size() == keptLines)
        before_ = std::exchange(recent_, {});
    return &recent_.insert_or_assign(game, std::move(line)).first->second;
}

void GameLines::clear() {
    recent_.clear();
    before_.clear();
}

/// What a reader has read.
struct GameRows::Read {
    std::vector<std::pair<db::GameId, GameLines::Line>> lines;
    QString problem; ///< why some are blank
};

// One that cannot be read leaves the others as they are.
GameRows::Read GameRows::readLines(db::Store& store, const std::vector<db::GameId>& games,
                                   const std::stop_token& stop) {
    Read read;
    for (const db::GameId game : games) {
        if (stop.stop_requested())
            break;
        GameLines::Line& line = read.lines.emplace_back(game, std::nullopt).second;
        try {
            auto found = db::gameLines(store, std::span(&game, 1));
            if (!found.empty())
                line = std::move(found.front());
        } catch (const db::Error& e) {
            read.problem = worded(e);
        }
    }
    return read;
}

void GameRows::openStore(const std::filesystem::path& file) {
    std::optional<db::Store> opened;
    if (!file.empty())
        opened.emplace(file, db::Store::Access::read);
    reader_.reset();
    store_ = std::move(opened);
    lines_.clear();
    if (!store_)
        return;
    reader_ = std::make_unique<StoreReader>(file, [this](const QString& reason) {
        Read read{{}, reason};
        for (const db::GameId game : wanted_)
            read.lines.emplace_back(game, std::nullopt); // it is not asked again
        take(read);
    });
}

void GameRows::setRows(std::vector<db::GameId> games) {
    games_ = std::move(games);
    lines_.clear();
    if (reader_)
        reader_->forget();
}

int GameRows::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(games_.size());
}

void GameRows::take(const Read& read) const {
    for (const auto& [game, line] : read.lines)
        lines_.keep(game, line);
    if (!read.problem.isEmpty())
        emit failed(read.problem);
}

const db::GameLine* GameRows::line(int row) const {
    const db::GameId game = games_[static_cast<std::size_t>(row)];
    const GameLines::Line* known = lines_.find(game);
    if (known == nullptr && !isDrawn_ && store_) {
        take(readLines(*store_, {game}, {}));
        known = lines_.find(game);
    }
    return known == nullptr || !*known ? nullptr : &**known;
}

void GameRows::request(int first, int last) {
    std::vector<db::GameId> missing;
    for (int row = first; row <= last; ++row)
        if (const db::GameId game = games_[static_cast<std::size_t>(row)]; !lines_.find(game))
            missing.push_back(game);
    if (missing.empty() || !reader_ || (reader_->isReading() && missing == wanted_))
        return;
    wanted_ = std::move(missing);
    reader_->read([this, first, last, wanted = wanted_](db::Store& store,
                                                        const std::stop_token& stop) -> Job::Step {
        return [this, first, last, read = readLines(store, wanted, stop)] {
            take(read);
            if (!isDrawn_) // they are late
                emit dataChanged(index(first, 0), index(last, columnCount() - 1));
        };
    });
}

GameRows::Drawing::Drawing(GameRows& rows, int first, int last) : rows_(rows) {
    rows_.isDrawn_ = true;
    rows_.request(std::max(first, 0), std::min(last, rows_.rowCount() - 1));
}

GameTable::GameTable(QWidget* parent) : QTableView(parent) {
    horizontalHeader()->setResizeContentsPrecision(0); // the rows that are seen, and no others
}

void GameTable::paintEvent(QPaintEvent* event) {
    auto* rows = qobject_cast<GameRows*>(model());
    if (rows == nullptr) // it is gone already
        return QTableView::paintEvent(event);
    const int last = rowAt(viewport()->height() - 1);
    const GameRows::Drawing drawing(*rows, rowAt(0), last < 0 ? rows->rowCount() - 1 : last);
    QTableView::paintEvent(event);
}

} // namespace damscope::gui
