// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/train/sample_file.hpp"

#include "analysis/hub/message.hpp"
#include "analysis/match/match.hpp"
#include "analysis/match/referee.hpp"
#include "base/text/ascii.hpp"
#include "messages/phrase.hpp"
#include "rules/moves/generate.hpp"

#include <xxhash.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>
#include <cstdlib>
#include <random>
#include <utility>

namespace damscope::analysis::train {

namespace {

/// More positions than any game has.
constexpr std::size_t mostSamples = 100'000;

constexpr std::string_view gameWord = "game ";
constexpr std::string_view settingsWord = "settings ";
constexpr int hexadecimal = 16;

struct Heading {
    std::uint64_t seed = 0;
    std::size_t count = 0;
    std::optional<std::uint64_t> checksum = std::nullopt;
};

template <class Number> bool take(std::string_view& text, Number& number, int radix = 10) {
    const auto read = base::takeNumber<Number>(text, radix);
    number = read.value_or(number);
    return read.has_value();
}

std::optional<Heading> readGameLine(std::string_view line) {
    if (!line.starts_with(gameWord))
        return std::nullopt;
    line.remove_prefix(gameWord.size());
    Heading h;
    if (!take(line, h.seed) || !line.starts_with(' '))
        return std::nullopt;
    line.remove_prefix(1);
    if (!take(line, h.count) || h.count > mostSamples)
        return std::nullopt;
    if (line.starts_with(' ')) {
        line.remove_prefix(1);
        if (!take(line, h.checksum.emplace(), hexadecimal))
            return std::nullopt;
    }
    return line.empty() ? std::optional(h) : std::nullopt;
}

/// The checksum of the lines of a game, with its seed.
std::uint64_t gameChecksum(std::uint64_t seed, std::string_view lines) {
    return XXH3_64bits_withSeed(lines.data(), lines.size(), seed);
}

std::string sampleLines(const SampleGame& game) {
    std::string text;
    for (const Sample& s : game.samples)
        text += writeSample(s) + '\n';
    return text;
}

std::string hexadecimalText(std::uint64_t number) {
    std::array<char, hexadecimal> digits{};
    const auto end =
        std::to_chars(digits.data(), digits.data() + digits.size(), number, hexadecimal).ptr;
    return {digits.data(), end};
}

} // namespace

std::string writeGame(const SampleGame& game) {
    const std::string lines = sampleLines(game);
    return "game " + std::to_string(game.seed) + ' ' + std::to_string(game.samples.size()) + ' ' +
           hexadecimalText(gameChecksum(game.seed, lines)) + '\n' + lines;
}

std::string writeSettings(std::string_view settings) {
    return std::string(settingsWord) + std::string(settings) + '\n';
}

bool SampleReader::readLine() {
    const bool read = static_cast<bool>(std::getline(file_, text_));
    ++line_;
    complete_ = read && !file_.eof();
    begin_ = end_;
    end_ += text_.size() + (complete_ ? 1 : 0);
    return read;
}

bool SampleReader::toNextGame() {
    while (line_ == heading_ || !text_.starts_with(gameWord)) {
        if (!complete_)
            return false;
        completeBytes_ = end_;
        heading_ = 0;
        if (!readLine())
            return false;
    }
    return true;
}

void SampleReader::fail(std::size_t line, const char* reason) {
    damaged_ = true;
    throw SampleFileError(line, reason, seed_, !complete_);
}

std::optional<SampleGame> SampleReader::next() {
    if (!(std::exchange(damaged_, false) ? toNextGame() : readLine()))
        return std::nullopt;
    if (line_ == 1 && text_.starts_with(settingsWord) && complete_) {
        settings_ = text_.substr(settingsWord.size());
        completeBytes_ = end_;
        return next();
    }
    completeBytes_ = begin_;
    heading_ = line_;
    const auto heading = readGameLine(text_);
    seed_ = heading ? std::optional(heading->seed) : std::nullopt;
    if (!heading || !complete_)
        fail(line_, phrase("a line \"game SEED COUNT\" is expected here"));
    SampleGame game{heading->seed, {}};
    game.samples.reserve(heading->count);
    while (game.samples.size() < heading->count)
        game.samples.push_back(sample());
    if (heading->checksum && *heading->checksum != gameChecksum(game.seed, sampleLines(game)))
        fail(heading_, phrase("the samples of this game are not as they were written"));
    completeBytes_ = end_;
    return game;
}

Sample SampleReader::sample() {
    if (!readLine() || !complete_)
        fail(line_, phrase("the game is not complete"));
    const auto sample = readSample(variant_, text_);
    if (!sample)
        fail(line_, phrase("this is not a sample"));
    return *sample;
}

bool isSampleFile(rules::Variant variant, std::istream& file) {
    std::string heading;
    std::string sample;
    std::getline(file, heading);
    const bool hasSettings = heading.starts_with(settingsWord);
    if (hasSettings && !file.eof())
        std::getline(file, heading);
    std::getline(file, sample);
    const bool wholeSample = !file.eof();
    file.clear();
    file.seekg(0);
    const bool ends = hasSettings && (heading.empty() || heading.starts_with(settingsWord));
    return (heading.starts_with(gameWord) || ends) && (!wholeSample || readSample(variant, sample));
}

Complete completeGames(rules::Variant variant, std::istream& file) {
    Complete complete;
    SampleReader reader(variant, file);
    for (bool more = true; more;) {
        try {
            const auto game = reader.next();
            more = game.has_value();
            if (game)
                complete.seeds.insert(game->seed);
        } catch (const SampleFileError& error) {
            if (!error.isCut()) // else it is the game that was being written
                complete.damaged.push_back(error);
        }
    }
    complete.settings = reader.settings();
    complete.bytes = reader.completeBytes();
    return complete;
}

namespace {

std::optional<int> takeNext(std::string_view& text) {
    if (!text.starts_with(' '))
        return std::nullopt;
    text.remove_prefix(1);
    return base::takeNumber<int>(text);
}

} // namespace

std::string writeSample(const Sample& sample) {
    return hub::writePosition(sample.position) + ' ' + std::to_string(sample.score) + ' ' +
           std::to_string(sample.result);
}

std::optional<Sample> readSample(rules::Variant variant, std::string_view line) {
    const std::size_t blank = std::min(line.find(' '), line.size());
    const auto position = hub::readPosition(variant, line.substr(0, blank));
    if (!position)
        return std::nullopt;
    line.remove_prefix(blank);
    const auto score = takeNext(line);
    const auto result = score ? takeNext(line) : std::nullopt;
    if (!result || !line.empty() || *result < -1 || *result > 1)
        return std::nullopt;
    return Sample{*position, *score, *result};
}

namespace {

using rules::Color;

/// Hundredths of a man beyond which a game counts as decided, and how many plies in a row.
constexpr int decidedScore = 500;
constexpr int decidedPlies = 6;
/// An opening is balanced if its first search scores at most this.
constexpr int fairScore = 120;

int whiteScore(const rules::Position& p, const Score& s) {
    constexpr int won = 2000;
    const int mine = s.isWin()                           ? won
                     : s.isLoss()                        ? -won
                     : s.kind() == Score::Kind::estimate ? std::clamp(s.centiMen(), -won, won)
                                                         : 0;
    return p.toMove() == Color::white ? mine : -mine;
}

int resultNumber(rules::GameResult r) {
    return r == rules::GameResult::whiteWins ? 1 : r == rules::GameResult::blackWins ? -1 : 0;
}

/// Plays a game to its end, or until one side is far ahead for long enough.
class Game {
public:
    Game(const SelfPlay& settings, EmbeddedEngine& engine, const rules::Position& start)
        : settings_(settings), engine_(engine),
          referee_(start, settings.endgames ? &settings.endgames->of(settings.variant) : nullptr) {}

    std::vector<Sample> play() {
        while (!referee_.result() && !isDecided())
            if (!step())
                return {};
        const int result = referee_.result() ? resultNumber(*referee_.result())
                           : lead_ > 0       ? 1
                                             : -1;
        for (Sample& s : samples_)
            s.result = result;
        return std::move(samples_);
    }

private:
    /// Only if material decides: in games with another goal a side may be far ahead by the
    /// weights and still be lost.
    [[nodiscard]] bool isDecided() const {
        return rules::rules(settings_.variant).goal == rules::Goal::takeOrBlock &&
               std::abs(lead_) >= decidedPlies;
    }

    /// False if the opening turns out to be unbalanced.
    bool step() {
        const rules::Position& p = referee_.position();
        const rules::MoveList legal = rules::legalMoves(p);
        assert(!legal.empty()); // the referee has not ended the game
        rules::Move move = legal[0];
        if (legal.size() > 1) {
            Limits limits;
            limits.nodes = settings_.nodes;
            engine_.setPosition(referee_.start(), referee_.moves());
            const Findings found = engine_.search(limits);
            move = found.lines[0].moves[0];
            const int score = whiteScore(p, found.lines[0].score);
            // The first moves may have been forced.
            if (!std::exchange(isJudged_, true) && std::abs(score) > fairScore)
                return false;
            if (!move.isCapture())
                samples_.push_back({p, score, 0});
            follow(score);
        }
        referee_.play(move);
        return true;
    }

    void follow(int score) {
        if (score > decidedScore)
            lead_ = std::max(lead_, 0) + 1;
        else if (score < -decidedScore)
            lead_ = std::min(lead_, 0) - 1;
        else
            lead_ = 0;
    }

    const SelfPlay& settings_;
    EmbeddedEngine& engine_;
    match::Referee referee_;
    std::vector<Sample> samples_;
    bool isJudged_ = false; ///< whether the opening is balanced
    int lead_ = 0;          ///< plies in a row that White (positive) or Black has been far ahead
};

} // namespace

SampleGame playSelf(const SelfPlay& settings, EmbeddedEngine& engine, std::uint64_t seed) {
    assert(settings.nodes > 0);
    std::mt19937_64 random(seed);
    engine.newGame();
    while (true) {
        const rules::Position start = match::chanceOpening(
            settings.variant, settings.fewestRandomPlies, settings.mostRandomPlies, random);
        std::vector<Sample> samples = Game(settings, engine, start).play();
        if (!samples.empty())
            return {seed, std::move(samples)};
    }
}

} // namespace damscope::analysis::train
