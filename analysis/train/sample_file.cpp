// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/train/sample_file.hpp"

#include <array>
#include <charconv>
#include <string_view>
#include <xxhash.h>

namespace damscope::analysis::train {

namespace {

/// More positions than any game has.
constexpr std::size_t mostSamples = 100'000;

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
    constexpr std::string_view word = "game ";
    if (!line.starts_with(word))
        return std::nullopt;
    line.remove_prefix(word.size());
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

std::optional<SampleGame> SampleReader::next() {
    if (!std::getline(file_, text_))
        return std::nullopt;
    ++line_;
    if (line_ == 1 && text_.starts_with(settingsWord) && !file_.eof()) {
        settings_ = text_.substr(settingsWord.size());
        return next();
    }
    const auto heading = headingOf(text_);
    if (!heading || file_.eof())
        throw SampleFileError(line_, "a line \"game SEED COUNT\" is expected here");
    SampleGame game{heading->seed, {}};
    game.samples.reserve(heading->count);
    const std::size_t first = line_;
    while (game.samples.size() < heading->count)
        game.samples.push_back(sample());
    if (heading->checksum && *heading->checksum != checksumOf(game.seed, linesOf(game)))
        throw SampleFileError(first, "the samples of this game are not as they were written");
    return game;
}

Sample SampleReader::sample() {
    const bool read = static_cast<bool>(std::getline(file_, text_));
    ++line_;
    if (!read || file_.eof())
        throw SampleFileError(line_, "the game is not complete");
    const auto sample = readSample(variant_, text_);
    if (!sample)
        throw SampleFileError(line_, "this is not a sample");
    return *sample;
}

bool isSampleFile(rules::Variant variant, std::istream& file) {
    constexpr std::string_view word = "game ";
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
    return (heading.starts_with(word) || ends) && (!wholeSample || readSample(variant, sample));
}

Complete completeGames(rules::Variant variant, std::istream& file) {
    Complete complete;
    SampleReader reader(variant, file);
    try {
        while (const auto game = reader.next()) {
            complete.seeds.insert(game->seed);
            complete.bytes = static_cast<std::uint64_t>(file.tellg());
        }
    } catch (const SampleFileError&) {
        // The game that was being written.
    }
    complete.settings = reader.settings();
    if (complete.bytes == 0 && !complete.settings.empty())
        complete.bytes = writeSettings(complete.settings).size();
    return complete;
}

} // namespace damscope::analysis::train
