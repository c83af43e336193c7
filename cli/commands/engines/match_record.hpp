// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/match/match.hpp"

#include <cstdio>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace damscope::cli {

/// A pair of games that was played before: its opening and its results.
struct PlayedPair {
    rules::Position opening;
    rules::GameResult asWhite; ///< of the first game, where the first contestant was White
    rules::GameResult asBlack;
    std::string first; ///< the name of the first contestant
    std::string second;
};

/// The pairs of games in a file that a MatchRecord wrote; a half pair at the end does not count.
/// Throws UsageError if the file cannot be read or holds something else.
[[nodiscard]] std::vector<PlayedPair> playedPairs(const std::filesystem::path& pdn,
                                                  rules::Variant variant);

/// Counts pairs that were played before, and removes their openings from those to be played.
void takePlayed(analysis::match::Match& match, std::span<const PlayedPair> played);

/// The games of a match as PDN, if they are wanted: each pair is in the file as soon as it has been
/// played, so that a match that was cut short can be resumed.
class MatchRecord {
public:
    /// Writes nothing if the path is empty. A match that resumes a file appends to it. Any other
    /// file of that name stays until keep(); until then the games are in PATH.unfinished.
    MatchRecord(std::string path, bool resumes, int gamesBefore);

    /// Adds a pair. Throws std::system_error if it cannot be written.
    void add(const std::vector<analysis::match::MatchGame>& pair);
    /// Renames the file of a finished match to its final name. Throws std::system_error.
    void keep();
    /// The file that holds the games now.
    [[nodiscard]] const std::string& file() const { return writtenTo_; }
    /// The number of games.
    [[nodiscard]] int games() const { return games_; }

private:
    struct Close {
        void operator()(std::FILE* file) const { (void)std::fclose(file); }
    };

    void write(const std::string& text);

    std::string path_;
    std::string writtenTo_;
    int games_;
    std::unique_ptr<std::FILE, Close> file_;
};

} // namespace damscope::cli
