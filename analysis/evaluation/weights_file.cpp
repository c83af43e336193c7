// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/evaluation/weights_file.hpp"

#include "base/files/file_kind.hpp"

#include <algorithm>
#include <cassert>
#include <optional>
#include <span>
#include <vector>
#include <xxhash.h>

namespace damscope::analysis::evaluation {

namespace {

constexpr char version1 = '1';
constexpr char version2 = '2';
constexpr char version3 = '3';
constexpr std::size_t checkBytes = 8;

std::string checkOf(std::string_view bytes) {
    std::uint64_t check = XXH3_64bits(bytes.data(), bytes.size());
    std::string written;
    for (std::size_t i = 0; i < checkBytes; ++i, check >>= 8)
        written.push_back(static_cast<char>(check & 0xff));
    return written;
}

void appendNumber(std::string& bytes, std::uint32_t n) {
    for (; n >= 0x80; n >>= 7)
        bytes.push_back(static_cast<char>(0x80 | (n & 0x7f)));
    bytes.push_back(static_cast<char>(n));
}

void appendPhase(std::string& bytes, std::span<const Weight> values, std::int16_t Weight::*phase) {
    std::uint32_t zeros = 0;
    const auto endRun = [&] {
        if (zeros > 0) {
            appendNumber(bytes, 0);
            appendNumber(bytes, zeros);
        }
        zeros = 0;
    };
    for (const Weight& w : values) {
        const int v = w.*phase;
        if (v == 0) {
            ++zeros;
            continue;
        }
        endRun();
        appendNumber(bytes, static_cast<std::uint32_t>(v > 0 ? 2 * v : -2 * v - 1));
    }
    endRun();
}

std::optional<std::uint32_t> takeNumber(std::string_view& bytes) {
    std::uint32_t n = 0;
    for (unsigned shift = 0; shift < 28 && !bytes.empty(); shift += 7) {
        const auto byte = static_cast<std::uint8_t>(bytes.front());
        bytes.remove_prefix(1);
        n |= std::uint32_t{byte & 0x7fU} << shift;
        if (byte < 0x80)
            return n;
    }
    return std::nullopt;
}

bool takePhase(std::string_view& bytes, std::span<Weight> values, std::int16_t Weight::*phase) {
    for (std::size_t i = 0; i < values.size();) {
        const auto n = takeNumber(bytes);
        if (!n || *n > 2 * 32'767U)
            return false;
        if (*n != 0) {
            const int half = static_cast<int>((*n + 1) / 2);
            values[i++].*phase = static_cast<std::int16_t>(*n % 2 == 0 ? half : -half);
            continue;
        }
        const auto zeros = takeNumber(bytes);
        if (!zeros || *zeros == 0 || *zeros > values.size() - i)
            return false;
        i += *zeros;
    }
    return true;
}

bool takeBothPhases(std::string_view bytes, std::span<Weight> values) {
    return takePhase(bytes, values, &Weight::middle) && takePhase(bytes, values, &Weight::ending) &&
           bytes.empty();
}

/// Version 1 had the first four general weights, squares, and parts.
bool takeVersion1(std::string_view bytes, const WeightLayout& places, std::span<Weight> values) {
    constexpr std::size_t generalThen = 4;
    const std::span<Weight> then =
        values.subspan(WeightLayout::general - generalThen,
                       places.pattern(0, 0) - (WeightLayout::general - generalThen));
    if (!takeBothPhases(bytes, then))
        return false;
    std::ranges::copy(then.first(generalThen), values.begin());
    std::ranges::fill(values.subspan(generalThen, WeightLayout::general - generalThen), Weight{});
    return true;
}

/// Version 2 had all but where pieces stand from kings.
bool takeVersion2(std::string_view bytes, const WeightLayout& places, std::span<Weight> values) {
    return takeBothPhases(bytes, values.first(places.firstBesideKing()));
}

} // namespace

std::string writeWeights(const Weights& weights) {
    assert(weights.values.size() == WeightLayout(weights.variant).size());
    std::string bytes(base::weightsMagic);
    bytes += version3;
    bytes += rules::rules(weights.variant).name;
    bytes += '\n';
    appendPhase(bytes, weights.values, &Weight::middle);
    appendPhase(bytes, weights.values, &Weight::ending);
    return bytes + checkOf(bytes);
}

Expected<Weights, std::string> readWeights(std::string_view bytes) {
    constexpr std::size_t versionAt = base::weightsMagic.size();
    if (!bytes.starts_with(base::weightsMagic) || bytes.size() <= versionAt)
        return Unexpected{std::string("this is not a file of weights")};
    const char version = bytes[versionAt];
    if (version < version1 || version > version3)
        return Unexpected{std::string("the weights are of an unknown version")};
    if (version > version1) {
        const std::size_t size = bytes.size() - std::min(bytes.size(), checkBytes);
        if (bytes.substr(size) != checkOf(bytes.substr(0, size)))
            return Unexpected{std::string("the weights are damaged: the checksum is wrong")};
        bytes = bytes.substr(0, size);
    }
    bytes.remove_prefix(versionAt + 1);
    const std::size_t lineEnd = bytes.find('\n');
    const auto variant = rules::variantNamed(bytes.substr(0, std::min(lineEnd, bytes.size())));
    if (lineEnd == std::string_view::npos || !variant)
        return Unexpected{std::string("the weights are for an unknown variant")};
    bytes.remove_prefix(lineEnd + 1);
    const WeightLayout places(*variant);
    Weights w{*variant, std::vector<Weight>(places.size())};
    if (!(version == version1   ? takeVersion1(bytes, places, w.values)
          : version == version2 ? takeVersion2(bytes, places, w.values)
                                : takeBothPhases(bytes, w.values)))
        return Unexpected{std::string("the weights are damaged or of another size")};
    return w;
}

} // namespace damscope::analysis::evaluation
