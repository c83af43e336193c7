// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/train/sample_file.hpp"

#include "analysis/hub/notation.hpp"
#include "messages/phrase.hpp"

#include <xxhash.h>

#include <algorithm>
#include <array>
#include <charconv>
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

template <class Number> bool take(std::string_view& text, Number& number, int base = 10) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number, base);
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return error == std::errc{};
}

std::optional<Heading> headingOf(std::string_view line) {
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

/// Of the lines of a game, with its seed.
std::uint64_t checksumOf(std::uint64_t seed, std::string_view lines) {
    return XXH3_64bits_withSeed(lines.data(), lines.size(), seed);
}

std::string linesOf(const SampleGame& game) {
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
    const std::string lines = linesOf(game);
    return "game " + std::to_string(game.seed) + ' ' + std::to_string(game.samples.size()) + ' ' +
           hexadecimalText(checksumOf(game.seed, lines)) + '\n' + lines;
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
    const auto heading = headingOf(text_);
    seed_ = heading ? std::optional(heading->seed) : std::nullopt;
    if (!heading || !complete_)
        fail(line_, phrase("a line \"game SEED COUNT\" is expected here"));
    SampleGame game{heading->seed, {}};
    game.samples.reserve(heading->count);
    while (game.samples.size() < heading->count)
        game.samples.push_back(sample());
    if (heading->checksum && *heading->checksum != checksumOf(game.seed, linesOf(game)))
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

std::optional<int> takeNumber(std::string_view& text) {
    if (text.empty() || text.front() != ' ')
        return std::nullopt;
    text.remove_prefix(1);
    int n = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), n);
    if (error != std::errc{})
        return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return n;
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
    const auto score = takeNumber(line);
    const auto result = score ? takeNumber(line) : std::nullopt;
    if (!result || !line.empty() || *result < -1 || *result > 1)
        return std::nullopt;
    return Sample{*position, *score, *result};
}

} // namespace damscope::analysis::train
