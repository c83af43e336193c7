// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/match/match.hpp"
#include "base/files/open_files.hpp"
#include "cli/options/contestant.hpp"
#include "cli/terminal/console.hpp"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace damscope::cli {

/// A side of a game that was played before.
struct PlayedSide {
    std::string name;
    std::string settings; ///< blank where the file does not say them
    /// Whether a side is the same, as far as the file says.
    [[nodiscard]] bool is(const Side& side) const;
};

/// A pair of games that was played before: its opening and its results.
struct PlayedPair {
    rules::Position opening;
    rules::GameResult asWhite; ///< of the first game, where the first contestant was White
    rules::GameResult asBlack;
    PlayedSide first;
    PlayedSide second;
};

/// Counts pairs that were played before, and removes their openings from those to be played.
void takePlayed(analysis::match::Match& match, std::span<const PlayedPair> played);

/// The games of a match as PDN, if they are wanted: each pair is in the file as soon as it has been
/// played, so that a match that was cut short can be resumed. No other match can write to the file
/// meanwhile.
class MatchRecord {
public:
    /// Writes nothing if the path is empty. Another file of that name stays until keep(); until
    /// then the games are in PATH.unfinished. A match that resumes appends to that one if a match
    /// was cut short which wrote it, else to the file. Throws UsageError if another match writes to
    /// the file, if one that was cut short would be written over, or if one to resume cannot be
    /// read or does not hold the games of a match of this variant.
    MatchRecord(std::string path, bool resumes, rules::Variant variant);

    /// The pairs that were in the file.
    [[nodiscard]] const std::vector<PlayedPair>& played() const { return played_; }
    /// Throws UsageError if a pair that was in the file is of other sides.
    void requireSides(const Side& first, const Side& second) const;
    /// Throws UsageError if a side of that name was played with other settings.
    void requireSettings(const Side& side) const;

    /// Opens the file. What is no whole pair of games at the end of one to resume is removed, and
    /// that is reported. Throws std::system_error.
    void begin(Console& console);
    /// Adds a pair; the first is White in the first game. Throws std::system_error if it cannot be
    /// written.
    void add(const std::vector<analysis::match::MatchGame>& pair, const Side& first,
             const Side& second);
    /// Renames the file of a finished match to its final name. Throws std::system_error.
    void keep();
    /// The file that holds the games now.
    [[nodiscard]] const std::string& file() const { return writtenTo_; }
    /// Its final name, by which a match is resumed.
    [[nodiscard]] const std::string& path() const { return path_; }
    /// The number of games.
    [[nodiscard]] int games() const { return games_; }

private:
    void lock();
    void takeUp(rules::Variant variant);
    [[noreturn]] void refuse(const std::string& own, const std::string& wanted) const;
    void write(const std::string& text);

    std::string path_;
    std::string writtenTo_;
    bool resumes_;
    int games_ = 0;
    std::vector<PlayedPair> played_;
    std::optional<std::size_t> end_; ///< of the pairs of games in the file, if something follows
    std::optional<base::FileLock> lock_;
    base::FileDescriptor file_; ///< from begin() on
};

} // namespace damscope::cli
