// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/codec/movetext_format.hpp"
#include "db/query/match/move_reader.hpp"
#include "db/sqlite/sqlite.hpp"
#include "rules/board/result.hpp"

#include <cstddef>
#include <functional>
#include <vector>

namespace damscope::db::query {

/// Reads the lines of movetext blobs of one variant into places, as fast as it goes: no position
/// keys, no objects but the places. What it reads is what MainLineReader reads.
template <class Squares> class LineReader {
public:
    explicit LineReader(rules::Variant variant);

    enum class Outcome : std::uint8_t { read, otherVariant, damaged };
    /// Turns to a blob, which must live until the next call.
    Outcome open(Blob blob);
    /// Of the blob that is open.
    [[nodiscard]] rules::GameResult result() const { return result_; }

    /// The main line, from its starting position on. Damaged: up to the damage.
    Outcome readMainLine(Line<Squares>& line);

    /// Calls `visit` whenever `line` is a variation, with the line from the start of the game that
    /// it lies on: when it has been read to its end, so that those inside it come before it.
    /// Nothing is shown from a damage on.
    Outcome readVariations(Line<Squares>& line, const std::function<void()>& visit);

private:
    struct Level {
        Place<Squares> branch;   ///< with the step that the variation replaces
        Place<Squares> replaced; ///< where that step led
        std::size_t own;         ///< index of the first place that is the variation's own
    };

    void start(Line<Squares>& line);
    void step(Line<Squares>& line);
    void move(Line<Squares>& line);
    void otherStep(Line<Squares>& line);
    [[noreturn]] void fail(const char* message) const;

    rules::Variant variant_;
    MoveReader<Squares> moves_;

    Blob blob_;
    const std::uint8_t* at_ = nullptr;
    const std::uint8_t* end_ = nullptr;
    rules::GameResult result_{};
};

extern template class LineReader<std::uint64_t>;
extern template class LineReader<rules::SquareBits>;

} // namespace damscope::db::query
