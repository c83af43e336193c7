// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/train/sample_file.hpp"

#include <charconv>
#include <string_view>

namespace damscope::analysis::train {

namespace {

/// More positions than any game has.
constexpr std::size_t mostSamples = 100'000;

struct Heading {
    std::uint64_t seed = 0;
    std::size_t count = 0;
};

template <class Number> bool take(std::string_view& text, Number& number) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
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
    if (!take(line, h.count) || !line.empty() || h.count > mostSamples)
        return std::nullopt;
    return h;
}

} // namespace

std::string writeGame(const SampleGame& game) {
    std::string text =
        "game " + std::to_string(game.seed) + ' ' + std::to_string(game.samples.size()) + '\n';
    for (const Sample& s : game.samples)
        text += writeSample(s) + '\n';
    return text;
}

std::optional<SampleGame> SampleReader::next() {
    if (!std::getline(file_, text_))
        return std::nullopt;
    ++line_;
    const auto heading = headingOf(text_);
    if (!heading || file_.eof())
        throw SampleFileError(line_, "a line \"game SEED COUNT\" is expected here");
    SampleGame game{heading->seed, {}};
    game.samples.reserve(heading->count);
    while (game.samples.size() < heading->count)
        game.samples.push_back(sample());
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
    std::getline(file, sample);
    const bool wholeSample = !file.eof();
    file.clear();
    file.seekg(0);
    return heading.starts_with(word) && (!wholeSample || readSample(variant, sample));
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
    return complete;
}

} // namespace damscope::analysis::train
