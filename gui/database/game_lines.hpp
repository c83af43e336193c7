// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/games.hpp"
#include "db/store/store.hpp"

#include <QString>

#include <filesystem>
#include <functional>
#include <list>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

namespace damscope::gui {

/// The rows of a list of games: read from the store by the page when they are shown, and cached
/// for a while.
class GameLines {
public:
    /// `failed` is called once for each page that cannot be read.
    explicit GameLines(std::function<void(const QString&)> failed) : failed_(std::move(failed)) {}

    /// From now on lines are read from this store. Throws db::Error if it cannot be opened.
    void open(const std::filesystem::path& file);
    [[nodiscard]] db::Store* store() { return store_ ? &*store_ : nullptr; }
    /// The list has new games.
    void clear();
    /// The line of a row of the list; null if the game is not in the store (or no longer).
    [[nodiscard]] const db::GameLine* line(std::span<const db::GameId> games, std::size_t row);
    /// Same as clear(), for a list that has grown: only its last page is read again.
    void grown(std::size_t rowsBefore);

private:
    using Page = std::vector<db::GameLine>;
    const Page* page(std::span<const db::GameId> games, std::size_t wanted);

    std::function<void(const QString&)> failed_;
    std::optional<db::Store> store_;
    std::unordered_map<std::size_t, Page> pages_;
    std::list<std::size_t> recent_; ///< pages, the last used first
};

} // namespace damscope::gui
