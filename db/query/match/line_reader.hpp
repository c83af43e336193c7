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

/// Reads the lines of movetext blobs of one variant into entries, as fast as possible: no position
/// keys, no objects but the entries. It reads what MainLineReader reads.
template <class Squares> class LineReader {
public:
    explicit LineReader(rules::Variant variant);

    enum class Outcome : std::uint8_t { read, otherVariant, damaged };
    /// Opens a blob, which must live until the next call.
    Outcome open(Blob blob);
    /// Of the open blob.
    [[nodiscard]] rules::GameResult result() const { return result_; }

    /// The main line, from its starting position on. Damaged: up to the damage.
    Outcome readMainLine(LineEntries<Squares>& line);

    /// Calls `visit` for each variation, with `line` from the start of the game to its end; those
    /// inside it come first. Stops at the first damage.
    Outcome readVariations(LineEntries<Squares>& line, const std::function<void()>& visit);

private:
    struct Level {
        LineEntry<Squares> branch;   ///< with the step that the variation replaces
        LineEntry<Squares> replaced; ///< where that step led
        std::size_t own;             ///< index of the first entry of the variation itself
    };

    void start(LineEntries<Squares>& line);
    void step(LineEntries<Squares>& line);
    void move(LineEntries<Squares>& line);
    void otherStep(LineEntries<Squares>& line);
    void beginVariation(LineEntries<Squares>& line, std::vector<Level>& levels);
    void endVariation(LineEntries<Squares>& line, std::vector<Level>& levels,
                      const std::function<void()>& visit);
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
