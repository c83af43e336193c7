// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/events/event_page.hpp"
#include "messages/language.hpp"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace damscope::pages {

/// "5", "5.5", "5.25".
[[nodiscard]] std::string pointsText(double points);
/// What the white or black player got; "*" without a result.
[[nodiscard]] std::string pointsText(const db::PointSystem& points, rules::GameResult result,
                                     bool white);

/// The cells of a crosstable beside the names: of each opponent where each plays each, else of each
/// round. "2" beside an opponent; "5w2" in a round: against the fifth, with White, two points. A
/// hole is a game that is missing: "?" and "-". Games of which the round is not known are in the
/// last column, "?".
class Crosstable {
public:
    /// The page must outlive it.
    Crosstable(const db::EventPage& page, const db::PointSystem& points);

    [[nodiscard]] std::vector<std::string> titles(Language language) const;
    [[nodiscard]] const std::vector<std::string>& row(std::size_t place) const {
        return rows_.at(place);
    }
    /// The game that a cell shows, of several the last; 0: none.
    [[nodiscard]] const std::vector<std::uint32_t>& games(std::size_t place) const {
        return games_.at(place);
    }
    [[nodiscard]] bool isEmpty() const { return rows_.empty(); }

private:
    void fill();
    [[nodiscard]] std::size_t columnOf(int round) const;
    [[nodiscard]] std::string emptyCell(std::size_t row, std::size_t column) const;
    void add(const db::EventGame& game, bool white);

    const db::EventPage& page_;
    db::PointSystem points_;
    bool byOpponent_;
    std::map<std::size_t, std::size_t> places_;
    std::vector<int> rounds_; ///< of the columns; 0: not known
    std::vector<std::vector<std::string>> rows_;
    std::vector<std::vector<std::uint32_t>> games_;
};

} // namespace damscope::pages
