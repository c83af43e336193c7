// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/train/sample.hpp"

#include "analysis/hub/notation.hpp"

#include <algorithm>
#include <charconv>

namespace damscope::analysis::train {

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
