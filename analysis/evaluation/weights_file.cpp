// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/evaluation/weights_file.hpp"
#include "messages/phrase.hpp"

#include "base/files/file_kind.hpp"

#include <algorithm>
#include <cassert>
#include <optional>
#include <span>
#include <vector>
#include <xxhash.h>

namespace damscope::analysis::evaluation {

namespace {

constexpr char version = '3';
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

} // namespace

std::string writeWeights(const Weights& weights) {
    assert(weights.values.size() == WeightLayout(weights.variant).size());
    std::string bytes(base::weightsMagic);
    bytes += version;
    bytes += rules::rules(weights.variant).name;
    bytes += '\n';
    appendPhase(bytes, weights.values, &Weight::middle);
    appendPhase(bytes, weights.values, &Weight::ending);
    return bytes + checkOf(bytes);
}

Expected<Weights, std::string> readWeights(std::string_view bytes) {
    constexpr std::size_t versionAt = base::weightsMagic.size();
    if (!bytes.starts_with(base::weightsMagic) || bytes.size() <= versionAt)
        return Unexpected{std::string(phrase("this is not a file of weights"))};
    if (bytes[versionAt] != version)
        return Unexpected{std::string(phrase("the weights are of an unknown version"))};
    const std::size_t size = bytes.size() - std::min(bytes.size(), checkBytes);
    if (bytes.substr(size) != checkOf(bytes.substr(0, size)))
        return Unexpected{std::string(phrase("the weights are damaged: the checksum is wrong"))};
    bytes = bytes.substr(0, size);
    bytes.remove_prefix(versionAt + 1);
    const std::size_t lineEnd = bytes.find('\n');
    const auto variant = rules::variantNamed(bytes.substr(0, std::min(lineEnd, bytes.size())));
    if (lineEnd == std::string_view::npos || !variant)
        return Unexpected{std::string(phrase("the weights are for an unknown variant"))};
    bytes.remove_prefix(lineEnd + 1);
    const WeightLayout places(*variant);
    Weights w{*variant, std::vector<Weight>(places.size())};
    if (!takeBothPhases(bytes, w.values))
        return Unexpected{std::string(phrase("the weights are damaged or of another size"))};
    return w;
}

} // namespace damscope::analysis::evaluation
