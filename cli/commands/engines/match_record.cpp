// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/engines/match_record.hpp"

#include "analysis/match/match.hpp"
#include "base/files/atomic_file.hpp"
#include "base/system/standard_streams.hpp"
#include "cli/options/general_options.hpp"
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
constexpr std::string_view whiteSettings = "WhiteSettings";
constexpr std::string_view blackSettings = "BlackSettings";

rules::Game recordedGame(const analysis::match::MatchGame& played, int round, const Side& white,
                         const Side& black) {
    rules::Game game = analysis::match::taggedGame(played, eventName, round);
    // A name of the user's choice does not say how the side plays.
    const auto note = [&game](std::string_view tag, const Side& side) {
        if (!side.settings.empty())
            game.tags.push_back({std::string(tag), visible(side.settings)});
    };
    note(whiteSettings, white);
    note(blackSettings, black);
    if (played.failed) {
        const auto line = game.mainLine();
        game.addRemark(line.empty() ? rules::rootNode : line.back(),
                       rules::Comment{visible(played.failure)});
    }
    return game;
}

std::string contentOf(const std::filesystem::path& path) {
    std::ifstream file = inputFile(path.string(), "--resume");
    return {std::istreambuf_iterator<char>(file), {}};
}

bool hasContents(const std::filesystem::path& file) {
    std::error_code error;
    const auto size = std::filesystem::file_size(file, error);
    return !error && size > 0;
}

/// A game of a file, and where it begins there.
struct FiledGame {
    rules::Game game;
    std::string gameType; ///< as written; that of the game follows from the variant wanted
    std::size_t offset = 0;
    bool whole = false; ///< written to its end
};

// Only the last can have been cut off. Of our own files each game ends with '*': "1-1" may be half
// a move there.
std::vector<FiledGame> gamesIn(std::string_view text, rules::Variant variant) {
    constexpr std::string_view end = "*";
    parser::Reader reader(text);
    parser::GameText read;
    std::vector<FiledGame> games;
    bool isOurs = false;
    std::string_view terminator; // of the last game
    while (reader.next(read)) {
        const std::string* type = read.tag("GameType");
        games.push_back({parser::assemble(read, {variant, {}, parser::Repair::off}).game,
                         type == nullptr ? std::string() : *type, read.offset, true});
        terminator = read.terminator;
        isOurs = isOurs || terminator == end;
    }
    if (!games.empty())
        games.back().whole =
            text.ends_with('\n') && (isOurs ? terminator == end : !terminator.empty());
    return games;
}

// Two games of the same opening with colours exchanged; a game alone was cut off.
bool isPair(const rules::Game& one, const rules::Game& two) {
    return one.start() == two.start() && one.tag("White") == two.tag("Black") &&
           one.tag("Black") == two.tag("White");
}

PlayedPair pairOf(const rules::Game& one, const rules::Game& two) {
    const auto side = [&](std::string_view name, std::string_view settings) {
        return PlayedSide{std::string(one.tag(name)), std::string(one.tag(settings))};
    };
    return {one.start(), one.result, two.result, side("White", whiteSettings),
            side("Black", blackSettings)};
}

/// Pairs of games in their order, and where the last of them ends.
struct Pairs {
    std::vector<PlayedPair> played;
    std::size_t end = 0;
};

Pairs pairsOf(std::span<const FiledGame> games, std::size_t size) {
    Pairs pairs;
    const auto offset = [&](std::size_t i) { return i < games.size() ? games[i].offset : size; };
    for (std::size_t i = 0; i + 1 < games.size();) {
        const rules::Game& one = games[i].game;
        const rules::Game& two = games[i + 1].game;
        if (!games[i + 1].whole || !isPair(one, two)) {
            ++i;
            continue;
        }
        i += 2;
        pairs.end = offset(i);
        if (one.result != rules::GameResult::unknown && two.result != rules::GameResult::unknown)
            pairs.played.push_back(pairOf(one, two));
    }
    return pairs;
}

std::string sidesText(const std::string& first, const std::string& second) {
    return visible(first) + " – " + visible(second);
}

std::string withSettings(const std::string& name, const std::string& settings) {
    return visible(settings.empty() || name.ends_with(settings) ? name
                                                                : name + " (" + settings + ")");
}

} // namespace

bool PlayedSide::is(const Side& side) const {
    return name == side.contestant.name && (settings.empty() || settings == visible(side.settings));
}

void takePlayed(analysis::match::Match& match, std::span<const PlayedPair> played) {
    for (const PlayedPair& pair : played) {
        match.before.addPair(pair.asWhite, pair.asBlack);
        const auto at = std::ranges::find(match.openings, pair.opening);
        if (at != match.openings.end())
            match.openings.erase(at);
    }
}

MatchRecord::MatchRecord(std::string path, bool resumes, rules::Variant variant)
    : path_(std::move(path)), writtenTo_(path_), resumes_(resumes) {
    if (path_.empty())
        return;
    const bool exists = std::filesystem::exists(path_);
    const std::string unfinished = path_ + ".unfinished";
    const bool isLeft = hasContents(unfinished);
    if (resumes && !exists && !isLeft)
        (void)contentOf(path_);                             // which refuses
    if (!exists || std::filesystem::is_regular_file(path_)) // else a device
        lock();
    if (isLeft && !resumes)
        throw UsageError(
            {"usage-match-left", {{"file", visible(unfinished)}, {"pdn", visible(path_)}}});
    if (resumes ? isLeft : exists)
        writtenTo_ = unfinished;
    if (resumes)
        takeUp(variant);
}

void MatchRecord::begin(Console& console) {
    if (path_.empty())
        return;
    if (end_) {
        console.say({"match-cut", {{"file", visible(writtenTo_)}}});
        std::filesystem::resize_file(writtenTo_, *end_);
    }
    file_ = base::openFile(writtenTo_, base::Opening::append);
}

void MatchRecord::lock() {
    lock_.emplace(base::followed(path_));
    if (!lock_->tryLock())
        throw UsageError({"record-file-taken", {{"file", visible(path_)}}});
}

void MatchRecord::takeUp(rules::Variant variant) {
    const std::string text = contentOf(writtenTo_);
    const std::vector<FiledGame> games = gamesIn(text, variant);
    for (const FiledGame& filed : games) {
        const bool isCut = &filed == &games.back() && !filed.whole && games.size() > 1;
        if (filed.game.tag("Event") != eventName && !isCut)
            throw UsageError({"usage-resume-no-match", {{"file", visible(writtenTo_)}}});
    }
    for (const FiledGame& filed : games)
        if (!filed.gameType.empty() && filed.gameType != rules::gameTypeFor(variant)) {
            const auto own = rules::variantOfGameType(filed.gameType);
            refuse(own ? std::string(rules::rules(*own).name) : visible(filed.gameType),
                   std::string(rules::rules(variant).name));
        }
    Pairs pairs = pairsOf(games, text.size());
    if (pairs.end < text.size())
        end_ = pairs.end;
    played_ = std::move(pairs.played);
    games_ = static_cast<int>(2 * played_.size());
}

void MatchRecord::refuse(const std::string& own, const std::string& wanted) const {
    throw UsageError({"usage-samples-settings",
                      {{"file", visible(writtenTo_)}, {"own", own}, {"first", wanted}}});
}

void MatchRecord::requireSides(const Side& first, const Side& second) const {
    for (const PlayedPair& pair : played_)
        if (!pair.first.is(first) || !pair.second.is(second))
            refuse(sidesText(withSettings(pair.first.name, pair.first.settings),
                             withSettings(pair.second.name, pair.second.settings)),
                   sidesText(withSettings(first.contestant.name, first.settings),
                             withSettings(second.contestant.name, second.settings)));
}

void MatchRecord::requireSettings(const Side& side) const {
    const std::string& name = side.contestant.name;
    for (const PlayedPair& pair : played_)
        for (const PlayedSide& played : {pair.first, pair.second})
            if (played.name == name && !played.is(side))
                refuse(withSettings(name, played.settings), withSettings(name, side.settings));
}

void MatchRecord::add(const std::vector<analysis::match::MatchGame>& pair, const Side& first,
                      const Side& second) {
    const std::string text = parser::writePdn(recordedGame(pair.at(0), games_ + 1, first, second)) +
                             parser::writePdn(recordedGame(pair.at(1), games_ + 2, second, first));
    games_ += 2;
    if (!path_.empty())
        write(text);
}

void MatchRecord::write(const std::string& text) {
    if (const auto error = base::writeAll(file_.number(), text))
        base::failOn(writtenTo_, error);
}

void MatchRecord::keep() {
    file_.close();
    if (writtenTo_ == path_)
        return;
    if (base::openFilesStay())
        lock_.reset(); // it keeps the file open that is replaced
    base::placeFile(writtenTo_, path_, base::Present::replaced);
    writtenTo_ = path_;
}

} // namespace damscope::cli
