// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/train/sample.hpp"

#include <cstdint>
#include <istream>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::analysis::train {

/// The samples of one self-play game, in the order of play.
struct SampleGame {
    std::uint64_t seed = 0; ///< of the game
    std::vector<Sample> samples;
};

/// A file of samples: for each game a line "game SEED COUNT CHECKSUM" (XXH3, hexadecimal; older
/// files have none) and COUNT lines of samples.
[[nodiscard]] std::string writeGame(const SampleGame& game);
/// The first line of a file: how its games were played. Older files have none.
[[nodiscard]] std::string writeSettings(std::string_view settings);

/// A line of such a file is wrong.
class SampleFileError : public std::runtime_error {
public:
    SampleFileError(std::size_t line, const std::string& reason)
        : std::runtime_error(reason), line_(line) {}
    [[nodiscard]] std::size_t line() const { return line_; } ///< counted from 1

private:
    std::size_t line_;
};

/// Reads the games of a file one by one. The stream must outlive it.
class SampleReader {
public:
    SampleReader(rules::Variant variant, std::istream& file) : variant_(variant), file_(file) {}

    /// Nothing at the end of the file. Throws SampleFileError.
    [[nodiscard]] std::optional<SampleGame> next();
    /// How the games were played, known after the first next(); empty if the file has no such line.
    [[nodiscard]] const std::string& settings() const { return settings_; }

private:
    [[nodiscard]] Sample sample();

    rules::Variant variant_;
    std::istream& file_;
    std::string text_;
    std::string settings_;
    std::size_t line_ = 0;
};

/// Whether the file begins with a possible game of the variant, complete or not. Leaves the file
/// position at the beginning.
[[nodiscard]] bool isSampleFile(rules::Variant variant, std::istream& file);

/// The content of a file whose writer was killed.
struct Complete {
    std::set<std::uint64_t> seeds; ///< of the complete games
    std::uint64_t bytes = 0;       ///< to the end of the last of them; the rest is incomplete
    std::string settings;          ///< how they were played; empty if that is not known
};
[[nodiscard]] Complete completeGames(rules::Variant variant, std::istream& file);

} // namespace damscope::analysis::train
