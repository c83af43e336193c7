// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/codec/game_codec.hpp"
#include "rules/board/position.hpp"

#include <bitset>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace damscope::db {

/// An opening of names.tsv, where each has its source.
struct OpeningName {
    rules::Variant variant{};
    std::string moves; ///< that lead to the position named: "32-28 19-23"
    std::string name;
    std::string other; ///< the name in Dutch, or of a Russian one in Latin letters; may be empty
    std::string source;
};

/// Openings by the positions that they are named for.
class OpeningNames {
public:
    /// From text in the form of names.tsv. Throws std::invalid_argument, naming the line, where it
    /// is not in that form, a move is not legal, or two lines name the same position.
    explicit OpeningNames(std::string_view table);

    /// Number 1 is the first line, and so on; they are ids in the table `opening`.
    [[nodiscard]] const std::vector<OpeningName>& all() const { return all_; }
    [[nodiscard]] const OpeningName& named(std::uint32_t number) const { return all_[number - 1]; }
    /// The number of the opening of a position; 0 if it has none.
    [[nodiscard]] std::uint32_t of(const rules::Position& position) const;
    /// The opening of a game: that of the last named position of its first `pliesLooked` plies.
    [[nodiscard]] std::uint32_t of(std::span<const KeyedPly> positions) const;
    /// Changes with every change of the table.
    [[nodiscard]] std::int64_t version() const { return version_; }

    static constexpr std::uint32_t pliesLooked = 40;

private:
    void add(std::string_view line);

    std::vector<OpeningName> all_;
    std::unordered_map<std::uint64_t, std::uint32_t> numbers_; ///< by index key
    std::bitset<4096> maybeNamed_; ///< by the key's last bits: most positions have no name
    std::int64_t version_;
};

/// The table that the program was built with.
[[nodiscard]] const OpeningNames& openingNames();

} // namespace damscope::db
