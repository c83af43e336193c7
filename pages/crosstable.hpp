// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/people/events/event_page.hpp"
#include "messages/language.hpp"
#include "pages/sheet.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace damscope::pages {

/// "5", "5.5", "5.25".
[[nodiscard]] std::string pointsText(double points);
[[nodiscard]] inline Cell pointsCell(double points) {
    return {points, pointsText(points)};
}
/// What the white or black player got; "*" without a result.
[[nodiscard]] std::string pointsText(const db::PointSystem& points, const db::EventGame& game,
                                     bool white);
/// "2-0", White's points first; "*" without a result.
[[nodiscard]] std::string resultText(const db::PointSystem& points, const db::EventGame& game,
                                     bool whiteFirst = true);
/// A player's name, with the number that distinguishes namesakes of the event.
[[nodiscard]] std::string playerName(const db::EventPlayer& player);

/// A result that a person has typed.
struct TypedResult {
    rules::GameResult result{};
    rules::ResultDetail detail; ///< of a win on points
    friend bool operator==(const TypedResult&, const TypedResult&) = default;
};
/// What a person types for the result of a game: the points of one of its players ("2", "1", "½",
/// "+", "=", "9" where a win is 10), or of both, that player's first ("2-0", "9-1"); "*" and
/// nothing: no result yet. Nothing if it is none of these.
[[nodiscard]] std::optional<TypedResult> readPoints(const db::PointSystem& points,
                                                    std::string_view text, bool white);

/// The cells of a crosstable beside the names: of each opponent where each plays each, or where no
/// game has a round and the players are few; else of each round. "2" beside an opponent, "2 1" for
/// two games; "5w2" in a round: against the fifth, with White, two points; "+2": a bye that brought
/// two. A hole is a game that is missing: "?" and "-". In brackets are games that count for nobody:
/// of a player who left. Games of which the round is not known are in the last column, "?".
class Crosstable {
public:
    /// The page must outlive it.
    explicit Crosstable(const db::EventPage& page);

    [[nodiscard]] std::vector<std::string> titles(Language language) const;
    [[nodiscard]] const std::vector<std::string>& row(std::size_t place) const {
        return rows_.at(place);
    }
    /// The game that a cell shows, of several the last; 0: none.
    [[nodiscard]] const std::vector<std::uint32_t>& games(std::size_t place) const {
        return games_.at(place);
    }
    /// All games that a cell shows, in the order of its text, and whether the row's player has
    /// White in one of them.
    [[nodiscard]] std::vector<const db::EventGame*> gamesAt(std::size_t place,
                                                            std::size_t column) const;
    [[nodiscard]] bool hasWhite(const db::EventGame& game, std::size_t place) const;
    [[nodiscard]] bool isEmpty() const { return rows_.empty(); }

private:
    void fill();
    [[nodiscard]] std::size_t columnOf(int round) const;
    [[nodiscard]] std::string emptyCell(std::size_t row, std::size_t column) const;
    void add(const db::EventGame& game, bool white);
    void add(const db::EventBye& bye);

    const db::EventPage& page_;
    bool byOpponent_;
    std::map<std::size_t, std::size_t> places_;
    std::set<std::pair<std::size_t, std::size_t>> missing_; ///< places, both ways
    std::set<std::size_t> struck_; ///< players whose games count for nobody
    std::vector<int> rounds_;      ///< of the columns; 0: not known
    std::vector<std::vector<std::string>> rows_;
    std::vector<std::vector<std::uint32_t>> games_;
};

} // namespace damscope::pages
