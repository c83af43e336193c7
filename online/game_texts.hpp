// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "intake/byte_stream.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::online {

/// A game as a server writes it, with what decides whether it is kept.
struct GameText {
    std::string text;                    ///< with the blank lines behind it
    std::string site;                    ///< the address of the game
    std::string result;                  ///< as its tag has it
    std::optional<std::int64_t> began{}; ///< seconds since 1970
    bool goesOn = false;                 ///< it is being played
    bool hasMoves = false;               ///< or the result in their place

    /// Whether it is there to its end: behind the moves stands the result.
    [[nodiscard]] bool isWhole() const;
};

/// A time as PDN has it, "2026.01.31" and "12:34:56", in seconds since 1970.
[[nodiscard]] std::optional<std::int64_t> timeOf(std::string_view date, std::string_view time);

/// Cuts the PDN of a server into its games: tags, a blank line, moves, blank lines.
class GameTexts {
public:
    explicit GameTexts(db::ByteStream& bytes) : bytes_(bytes), room_(roomSize) {}

    /// The next game; nothing at the end. Throws SourceFailure.
    std::optional<GameText> next();

private:
    static constexpr std::size_t roomSize = std::size_t{1} << 16;

    [[nodiscard]] bool takeLine(std::string& line);

    db::ByteStream& bytes_;
    std::vector<char> room_;
    std::string read_; ///< not cut into lines yet, from here:
    std::size_t at_ = 0;
    std::string held_; ///< the line that begins the next game
    bool ended_ = false;
};

} // namespace damscope::online
