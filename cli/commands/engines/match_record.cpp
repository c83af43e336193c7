// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/engines/match_record.hpp"

#include "analysis/match/tagged_game.hpp"
#include "base/files/place_file.hpp"
#include "cli/options/command.hpp"
#include "cli/options/language_option.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "parser/meaning/assemble.hpp"
#include "parser/syntax/reader.hpp"
#include "parser/write/write.hpp"

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <system_error>
#include <utility>

namespace damscope::cli {

namespace {

constexpr std::string_view eventName = "Engine match";

rules::Game recordedGame(const analysis::match::MatchGame& played, int round) {
    rules::Game game = analysis::match::taggedGame(played, eventName, round);
    if (played.failed) {
        const auto line = game.mainLine();
        game.addRemark(line.empty() ? rules::rootNode : line.back(),
                       rules::Comment{visible(played.failure)});
    }
    return game;
}

std::string contentOf(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file)
        throw UsageError(inWords(
            {"usage-unreadable", {{"option", "--resume"}, {"file", visible(path.string())}}}));
    return {std::istreambuf_iterator<char>(file), {}};
}

// Two games of the same opening with colours exchanged; a game alone was cut off.
bool isPair(const rules::Game& one, const rules::Game& two) {
    return one.start() == two.start() && one.tag("White") == two.tag("Black") &&
           one.tag("Black") == two.tag("White");
}

} // namespace

std::vector<PlayedPair> playedPairs(const std::filesystem::path& pdn, rules::Variant variant) {
    const std::string text = contentOf(pdn);
    parser::Reader reader(text);
    parser::GameText read;
    std::vector<rules::Game> games;
    while (reader.next(read)) {
        games.push_back(parser::assemble(read, {variant, {}, parser::Repair::off}).game);
        if (games.back().tag("Event") != eventName)
            throw UsageError(inWords({"usage-resume-no-match", {{"file", visible(pdn.string())}}}));
    }
    std::vector<PlayedPair> pairs;
    for (std::size_t i = 0; i + 1 < games.size();) {
        const bool both = isPair(games[i], games[i + 1]);
        if (both && games[i].result != rules::GameResult::unknown &&
            games[i + 1].result != rules::GameResult::unknown)
            pairs.push_back({games[i].start(), games[i].result, games[i + 1].result,
                             std::string(games[i].tag("White")),
                             std::string(games[i].tag("Black"))});
        i += both ? 2 : 1;
    }
    return pairs;
}

void takePlayed(analysis::match::Match& match, std::span<const PlayedPair> played) {
    for (const PlayedPair& pair : played) {
        match.before.addPair(pair.asWhite, pair.asBlack);
        const auto at = std::ranges::find(match.openings, pair.opening);
        if (at != match.openings.end())
            match.openings.erase(at);
    }
}

MatchRecord::MatchRecord(std::string path, bool resumes, int gamesBefore)
    : path_(std::move(path)), writtenTo_(path_), games_(gamesBefore) {
    if (path_.empty())
        return;
    if (!resumes && std::filesystem::exists(path_))
        writtenTo_ += ".unfinished";
    file_.reset(std::fopen(writtenTo_.c_str(), resumes ? "ab" : "wb"));
    if (!file_)
        throw std::system_error(errno, std::generic_category(), writtenTo_);
}

void MatchRecord::add(const std::vector<analysis::match::MatchGame>& pair) {
    std::string text;
    for (const analysis::match::MatchGame& played : pair)
        text += parser::writePdn(recordedGame(played, ++games_));
    if (!path_.empty())
        write(text);
}

void MatchRecord::write(const std::string& text) {
    if (std::fwrite(text.data(), 1, text.size(), file_.get()) != text.size() ||
        std::fflush(file_.get()) != 0)
        throw std::system_error(errno, std::generic_category(), writtenTo_);
}

void MatchRecord::keep() {
    file_.reset();
    if (writtenTo_ == path_)
        return;
    base::placeFile(writtenTo_, path_, base::Present::replaced);
    writtenTo_ = path_;
}

} // namespace damscope::cli
