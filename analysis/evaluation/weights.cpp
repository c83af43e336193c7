// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/evaluation/weights.hpp"

#include "base/files/file_kind.hpp"

#include "analysis/evaluation/shipped_weights.hpp"

#include <algorithm>
#include <utility>

namespace damscope::analysis::evaluation {

namespace {

void appendNumber(std::string& bytes, std::uint32_t n) {
    for (; n >= 0x80; n >>= 7)
        bytes.push_back(static_cast<char>(0x80 | (n & 0x7f)));
    bytes.push_back(static_cast<char>(n));
}

void appendPhase(std::string& bytes, const std::vector<Weight>& values,
                 std::int16_t Weight::*phase) {
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

bool takePhase(std::string_view& bytes, std::vector<Weight>& values, std::int16_t Weight::*phase) {
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

/// The variant whose weights serve this one: itself, or one that is played all but alike.
rules::Variant learntBy(rules::Variant variant) {
    using enum rules::Variant;
    switch (variant) {
    case portuguese: // the same rules
        return spanish;
    case pool: // but for a man that passes the last row in a capture
        return russian;
    case killer: // but for where a king stops behind a king
        return international;
    default:
        return variant;
    }
}

Weight both(int centiMen) {
    const auto w = static_cast<std::int16_t>(centiMen * unitsPerCentiMan);
    return {w, w};
}

} // namespace

WeightLayout::WeightLayout(rules::Variant variant)
    : squares(rules::rules(variant).board.size()), tables(patternLayout(variant).tableCount) {}

Weights plainWeights(rules::Variant variant) {
    const rules::Rules& r = rules::rules(variant);
    const WeightLayout layout(variant);
    Weights w{variant, std::vector<Weight>(layout.size())};
    // Who wants to be rid of his pieces counts them against himself.
    const int sign = r.goal == rules::Goal::loseAll ? -1 : 1;
    w.values[WeightLayout::man] = both(sign * 100);
    w.values[WeightLayout::firstKing] = both(sign * (r.flyingKings ? 300 : 130));
    w.values[WeightLayout::moreKings] = both(sign * (r.flyingKings ? 250 : 130));
    for (int s = 0; s < layout.squares; ++s) {
        const int advance = r.board.ranks - 1 - r.board.rowOf(r.board.square(s));
        w.values[layout.manOn(s)] = both(r.goal == rules::Goal::firstKing ? 3 * advance : advance);
    }
    return w;
}

std::shared_ptr<const Weights> standardWeights(rules::Variant variant) {
    return std::make_shared<const Weights>(
        weightsOrPlain(shippedWeights(learntBy(variant)), variant));
}

Weights weightsOrPlain(std::string_view file, rules::Variant variant) {
    if (auto learnt = readWeights(file))
        if (auto weights = carriedOver(std::move(*learnt), variant))
            return std::move(*weights);
    return plainWeights(variant);
}

std::optional<Weights> carriedOver(Weights learnt, rules::Variant variant) {
    if (rules::rules(learnt.variant).board != rules::rules(variant).board)
        return std::nullopt;
    learnt.variant = variant;
    return learnt;
}

std::string writeWeights(const Weights& weights) {
    std::string bytes(base::weightsMagic);
    bytes += rules::rules(weights.variant).name;
    bytes += '\n';
    appendPhase(bytes, weights.values, &Weight::middle);
    appendPhase(bytes, weights.values, &Weight::ending);
    return bytes;
}

Expected<Weights, std::string> readWeights(std::string_view bytes) {
    if (!bytes.starts_with(base::weightsMagic))
        return Unexpected{std::string("this is no file of weights")};
    bytes.remove_prefix(base::weightsMagic.size());
    const std::size_t lineEnd = bytes.find('\n');
    const auto variant = rules::variantNamed(bytes.substr(0, std::min(lineEnd, bytes.size())));
    if (lineEnd == std::string_view::npos || !variant)
        return Unexpected{std::string("the weights are for a variant that is not known")};
    bytes.remove_prefix(lineEnd + 1);
    Weights w{*variant, std::vector<Weight>(WeightLayout(*variant).size())};
    if (!takePhase(bytes, w.values, &Weight::middle) ||
        !takePhase(bytes, w.values, &Weight::ending) || !bytes.empty())
        return Unexpected{std::string("the weights are damaged or of another size")};
    return w;
}

} // namespace damscope::analysis::evaluation
