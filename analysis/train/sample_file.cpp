// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/train/sample_file.hpp"

#include <array>
#include <charconv>
#include <string_view>
#include <utility>
#include <xxhash.h>

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
        fail(line_, "a line \"game SEED COUNT\" is expected here");
    SampleGame game{heading->seed, {}};
    game.samples.reserve(heading->count);
    while (game.samples.size() < heading->count)
        game.samples.push_back(sample());
    if (heading->checksum && *heading->checksum != checksumOf(game.seed, linesOf(game)))
        fail(heading_, "the samples of this game are not as they were written");
    completeBytes_ = end_;
    return game;
}

Sample SampleReader::sample() {
    if (!readLine() || !complete_)
        fail(line_, "the game is not complete");
    const auto sample = readSample(variant_, text_);
    if (!sample)
        fail(line_, "this is not a sample");
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

} // namespace damscope::analysis::train
