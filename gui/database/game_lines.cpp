// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/database/game_lines.hpp"

#include "db/sqlite/sqlite.hpp"
#include "gui/base/error_words.hpp"

#include <algorithm>
#include <cassert>

namespace damscope::gui {

namespace {

// A page may have to be read from a disk, row by row, while the user waits for it.
constexpr std::size_t rowsPerPage = 16;
constexpr std::size_t keptPages = 256;

} // namespace

void GameLines::open(const std::filesystem::path& file) {
    std::optional<db::Store> opened;
    if (!file.empty())
        opened.emplace(file, db::Store::Access::read);
    clear();
    store_ = std::move(opened);
}

void GameLines::clear() {
    pages_.clear();
    recent_.clear();
}

void GameLines::grown(std::size_t rowsBefore) {
    const std::size_t last = rowsBefore / rowsPerPage;
    pages_.erase(last);
    recent_.remove(last);
}

const db::GameLine* GameLines::line(std::span<const db::GameId> games, std::size_t row) {
    assert(row < games.size());
    const Page* rows = page(games, row / rowsPerPage);
    if (rows == nullptr)
        return nullptr;
    // A game that has been deleted meanwhile leaves a gap.
    const auto found = std::ranges::find(*rows, games[row], &db::GameLine::id);
    return found == rows->end() ? nullptr : &*found;
}

const GameLines::Page* GameLines::page(std::span<const db::GameId> games, std::size_t wanted) {
    if (const auto found = pages_.find(wanted); found != pages_.end()) {
        if (recent_.front() != wanted) {
            recent_.remove(wanted);
            recent_.push_front(wanted);
        }
        return &found->second;
    }
    if (!store_)
        return nullptr;
    const std::size_t first = wanted * rowsPerPage;
    assert(first < games.size());
    const std::size_t count = std::min(rowsPerPage, games.size() - first);
    Page rows;
    try {
        rows = db::gameLines(*store_, games.subspan(first, count));
    } catch (const db::Error& e) {
        failed_(worded(e)); // reported once: the empty page is kept
    }
    if (recent_.size() == keptPages) {
        pages_.erase(recent_.back());
        recent_.pop_back();
    }
    recent_.push_front(wanted);
    return &(pages_[wanted] = std::move(rows));
}

} // namespace damscope::gui
