// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/embedded/embedded_engine.hpp"
#include "rules/board/position.hpp"

#include <cstdint>
#include <istream>
#include <memory>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::analysis::train {

/// A position from self-play, with score and result. Both from White's side.
struct Sample {
    rules::Position position;
    int score;  ///< of the search, in hundredths of a man
    int result; ///< of the game: 1, 0 or -1
};

/// One line without its end: the position as the Hub protocol writes it, score, result.
[[nodiscard]] std::string writeSample(const Sample& sample);
[[nodiscard]] std::optional<Sample> readSample(rules::Variant variant, std::string_view line);

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
    SampleFileError(std::size_t line, const char* reason, std::optional<std::uint64_t> seed,
                    bool cut)
        : std::runtime_error(reason), line_(line), seed_(seed), cut_(cut) {}
    [[nodiscard]] std::size_t line() const { return line_; } ///< counted from 1
    /// The seed of the game, if its first line can be read.
    [[nodiscard]] std::optional<std::uint64_t> seed() const { return seed_; }
    /// Whether the file ends within the game.
    [[nodiscard]] bool isCut() const { return cut_; }

private:
    std::size_t line_;
    std::optional<std::uint64_t> seed_;
    bool cut_;
};

/// Reads the games of a file one by one. The stream must outlive it.
class SampleReader {
public:
    SampleReader(rules::Variant variant, std::istream& file) : variant_(variant), file_(file) {}

    /// Nothing at the end of the file. Throws SampleFileError; the next call then goes on with the
    /// first game behind what is damaged.
    [[nodiscard]] std::optional<SampleGame> next();
    /// How the games were played, known after the first next(); empty if the file has no such line.
    [[nodiscard]] const std::string& settings() const { return settings_; }
    /// The number of bytes to the end of what has been read, without a game or a line in which the
    /// file ends.
    [[nodiscard]] std::uint64_t completeBytes() const { return completeBytes_; }

private:
    bool readLine();
    bool toNextGame();
    [[nodiscard]] Sample sample();
    [[noreturn]] void fail(std::size_t line, const char* reason);

    rules::Variant variant_;
    std::istream& file_;
    std::string text_;
    std::string settings_;
    std::size_t line_ = 0;
    std::size_t heading_ = 0; ///< the line that the game begins with
    std::optional<std::uint64_t> seed_;
    std::uint64_t begin_ = 0; ///< of the line
    std::uint64_t end_ = 0;
    std::uint64_t completeBytes_ = 0;
    bool complete_ = true; ///< whether the line has an end
    bool damaged_ = false; ///< the game that was read last
};

/// Whether the file begins with a possible game of the variant, complete or not. Leaves the file
/// position at the beginning.
[[nodiscard]] bool isSampleFile(rules::Variant variant, std::istream& file);

/// The content of a file whose writer was killed.
struct Complete {
    std::set<std::uint64_t> seeds;        ///< of the complete games
    std::uint64_t bytes = 0;              ///< without a last game that is incomplete
    std::string settings;                 ///< how they were played; empty if that is not known
    std::vector<SampleFileError> damaged; ///< games before the end
};
[[nodiscard]] Complete completeGames(rules::Variant variant, std::istream& file);

struct SelfPlay {
    rules::Variant variant = rules::Variant::international;
    std::uint64_t nodes = 1000; ///< per move
    int fewestRandomPlies = 4;  ///< random plies of the opening
    int mostRandomPlies = 12;
    /// Endgame tables, if any: the engine uses them, and a game ends when they know its result.
    std::shared_ptr<const endgame::Library> endgames = nullptr;
};

/// The version of `playSelf`: with another one a seed gives other games. Files of version 1 do not
/// name it. 2: openings in which the first move is forced are judged, too.
inline constexpr int selfPlayVersion = 2;

/// Plays one game from a random opening that is not yet decided, and returns its quiet positions
/// (the side to move has no capture), from which the evaluation can be trained. The same seed and
/// engine settings give the same game.
[[nodiscard]] SampleGame playSelf(const SelfPlay& settings, EmbeddedEngine& engine,
                                  std::uint64_t seed);

} // namespace damscope::analysis::train
