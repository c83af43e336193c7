// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/train/sample_file.hpp"
#include "cli/commands/developers/train_options.hpp"
#include "cli/options/arguments.hpp"
#include "cli/options/language_option.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/saved_file.hpp"
#include "cli/terminal/terminal_text.hpp"

#include <algorithm>
#include <cstdint>
#include <fstream>
#include <iterator>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace damscope::cli {
namespace {

namespace train = analysis::train;

/// The games of files by their seeds.
class Games {
public:
    explicit Games(rules::Variant variant) : variant_(variant) {}

    void add(const std::string& path) {
        std::ifstream file(path, std::ios::binary);
        if (!file)
            throw UsageError(inWords({"usage-unreadable", {{"file", visible(path)}}}));
        train::SampleReader reader(variant_, file);
        while (take(reader, path)) {
        }
    }
    [[nodiscard]] const std::map<std::uint64_t, train::SampleGame>& games() const { return games_; }
    [[nodiscard]] const std::optional<std::string>& settings() const { return settings_; }
    /// About the games that are in none of the files.
    [[nodiscard]] std::vector<std::string> lost() const {
        std::vector<std::string> lines;
        for (const auto& [path, error] : damaged_)
            if (!error.seed() || !games_.contains(*error.seed()))
                lines.push_back(inWords({"samples-damaged",
                                         {{"file", visible(path)},
                                          {"line", std::to_string(error.line())},
                                          {"reason", inWords("usage", error.what())}}}));
        return lines;
    }

    /// About games that no file has, though later ones of the same run are there.
    [[nodiscard]] std::vector<std::string> missing() const {
        struct Run {
            std::uint64_t games = 0;
            std::uint64_t last = 0;
        };
        std::map<std::uint64_t, Run> runs;
        for (const auto& [seed, game] : games_) {
            Run& run = runs[seed / gamesPerSeed];
            ++run.games;
            run.last = std::max(run.last, seed % gamesPerSeed);
        }
        std::vector<std::string> lines;
        for (const auto& [seed, run] : runs)
            if (const std::uint64_t all = run.last + 1; run.games < all)
                lines.push_back(inWords({"samples-missing",
                                         {{"seed", std::to_string(seed)},
                                          {"missing", grouped(all - run.games)},
                                          {"n", grouped(all)}}}));
        return lines;
    }

private:
    // False at the end of the file.
    bool take(train::SampleReader& reader, const std::string& path) {
        try {
            auto game = reader.next();
            if (!game)
                return false;
            require(reader.settings(), path);
            games_.insert_or_assign(game->seed, std::move(*game));
        } catch (const train::SampleFileError& error) {
            damaged_.emplace_back(path, error);
        }
        return true;
    }

    void require(const std::string& settings, const std::string& path) {
        if (settings_ && *settings_ != settings)
            throw UsageError(
                inWords({"usage-merge-settings",
                         {{"file", visible(path)}, {"first", *settings_}, {"own", settings}}}));
        settings_ = settings;
    }

    rules::Variant variant_;
    std::map<std::uint64_t, train::SampleGame> games_;
    std::optional<std::string> settings_;
    std::vector<std::pair<std::string, train::SampleFileError>> damaged_;
};

} // namespace

ExitStatus trainMerge(const TrainOptions& options, Console& console) {
    if (options.samples.empty())
        throw UsageError("merge needs the files of train selfplay");
    SavedFile file(options.output.target(options.inputs()));
    Games games(options.variant);
    for (const std::string& path : options.samples)
        games.add(path);
    if (games.settings() && !games.settings()->empty())
        file.out().write(train::writeSettings(*games.settings()));
    for (const auto& [seed, game] : games.games())
        file.out().write(train::writeGame(game));
    file.keep();
    std::vector<std::string> lost = games.lost();
    std::ranges::move(games.missing(), std::back_inserter(lost));
    for (const std::string& line : lost)
        console.warn(line);
    console.say(counted(games.games().size(), "games"));
    return lost.empty() ? ExitStatus::allWell : ExitStatus::problems;
}

} // namespace damscope::cli
