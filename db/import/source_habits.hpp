// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/records/game_row.hpp"
#include "intake/intake.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace damscope::db::importing {

/// What a source does in game after game: reported once, and counted.
class SourceHabits {
public:
    /// A problem that an earlier import has stored.
    void know(const Problem& problem);
    /// Takes the problems off a game that were reported before.
    void take(GameRow& game);

    /// Games whose header was put right: text among the tags, other quotes.
    [[nodiscard]] std::uint64_t mended() const { return mended_; }
    /// "194 of 194 games fit international draughts": for each variant that was noticed.
    [[nodiscard]] std::vector<Notice> wrongVariants(const std::string& path) const;

private:
    std::set<std::string> known_;
    /// Games that fit a variant, by its name and those of others that they fit as well.
    std::map<std::pair<std::string, std::vector<std::string>>, std::uint64_t> wrong_;
    std::uint64_t games_ = 0;
    std::uint64_t mended_ = 0;
};

} // namespace damscope::db::importing
