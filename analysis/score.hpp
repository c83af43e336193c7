// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cassert>
#include <cstdint>
#include <string>

namespace damscope::analysis {

/// The value of a position. From an engine: from the view of the side to move; in stored data
/// always from White's (converted with `turned` before storing).
///
/// Three kinds: an estimate in hundredths of a man; a win or loss that the search has proved, with
/// the plies to the end of the game; and a result that an endgame table knows, without a distance.
class Score {
public:
    enum class Kind : std::uint8_t { estimate, forced, table };

    /// An even position.
    Score() = default;
    /// An estimate; positive is good for the side whose view it is.
    [[nodiscard]] static Score centiMen(int hundredths) { return {Kind::estimate, hundredths}; }
    /// The side whose view it is wins, and the game ends after this many plies.
    [[nodiscard]] static Score winIn(int plies) { return {Kind::forced, farthest - plies}; }
    [[nodiscard]] static Score lossIn(int plies) { return {Kind::forced, plies - farthest}; }
    /// A table's result: 1 won, 0 drawn, -1 lost.
    [[nodiscard]] static Score table(int result) { return {Kind::table, result}; }

    [[nodiscard]] Kind kind() const { return kind_; }
    /// Hundredths of a man; only of an estimate.
    [[nodiscard]] int centiMen() const {
        assert(kind_ == Kind::estimate);
        return value_;
    }
    /// Plies to the end; only of a forced result.
    [[nodiscard]] int plies() const {
        assert(kind_ == Kind::forced);
        return farthest - (value_ < 0 ? -value_ : value_);
    }
    [[nodiscard]] bool isWin() const { return kind_ != Kind::estimate && value_ > 0; }
    [[nodiscard]] bool isLoss() const { return kind_ != Kind::estimate && value_ < 0; }

    /// The same from the other side's view.
    [[nodiscard]] Score turned() const { return {kind_, -value_}; }

    /// The order of scores: every win is better than any estimate, an earlier win than a later one
    /// and than a table's.
    [[nodiscard]] bool isBetterThan(const Score& other) const { return rank() > other.rank(); }

    friend bool operator==(const Score&, const Score&) = default;

private:
    static constexpr int farthest = 100'000;

    Score(Kind kind, int value) : kind_(kind), value_(value) {}
    [[nodiscard]] int rank() const;

    Kind kind_ = Kind::estimate;
    int value_ = 0;
};

/// In men, for people: "+0.35", "-1.20", "0.00"; "win in 7", "loss in 12" (plies); "won", "drawn",
/// "lost" for a table's result.
[[nodiscard]] std::string text(const Score& score);

} // namespace damscope::analysis
