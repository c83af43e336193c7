// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/evaluation/weights.hpp"

#include "base/files/open_files.hpp"
#include "messages/phrase.hpp"

#include <xxhash.h>

#include <algorithm>
#include <array>
#include <span>
#include <utility>

namespace damscope::analysis::evaluation {

namespace {

/// The variant whose weights this one uses: itself, or an almost identical one.
rules::Variant learntBy(rules::Variant variant) {
    using enum rules::Variant;
    switch (variant) {
    case portuguese: // the same rules
        return spanish;
    case pool: // except for a man that passes the last row in a capture
        return russian;
    case killer: // except for where a king stops behind a king
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
    : squares(rules::rules(variant).board.size()), parts(patternLayout(variant).partCount),
      tables(patternLayout(variant).tableCount) {}

Weights plainWeights(rules::Variant variant) {
    const rules::Rules& r = rules::rules(variant);
    const WeightLayout layout(variant);
    Weights w{variant, std::vector<Weight>(layout.size())};
    // If the goal is to lose one's pieces, having them counts negatively.
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

namespace {

// FNV-1a.
std::uint64_t continued(std::uint64_t number, std::string_view bytes) {
    for (const char byte : bytes)
        number = (number ^ static_cast<unsigned char>(byte)) * 0x100000001b3U;
    return number;
}

} // namespace

WeightsVersion weightsVersion() {
    WeightsVersion version;
    version.number = 0xcbf29ce484222325U;
    for (const rules::Variant variant : rules::allVariants()) {
        const std::string_view file = shippedWeights(variant);
        if (file.empty())
            continue;
        version.format = file.substr(0, 4);
        ++version.variants;
        version.number = continued(continued(version.number, rules::rules(variant).name), file);
    }
    return version;
}

namespace {

constexpr char version = '3';
constexpr std::size_t checkBytes = 8;

std::string checksum(std::string_view bytes) {
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
    return bytes + checksum(bytes);
}

Expected<Weights, std::string> readWeights(std::string_view bytes) {
    constexpr std::size_t versionAt = base::weightsMagic.size();
    if (!bytes.starts_with(base::weightsMagic) || bytes.size() <= versionAt)
        return Unexpected{std::string(phrase("this is not a file of weights"))};
    if (bytes[versionAt] != version)
        return Unexpected{std::string(phrase("the weights are of an unknown version"))};
    const std::size_t size = bytes.size() - std::min(bytes.size(), checkBytes);
    if (bytes.substr(size) != checksum(bytes.substr(0, size)))
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

namespace {

struct Sum {
    int middle = 0;
    int ending = 0;
    void add(const Weight& w, int times) {
        middle += w.middle * times;
        ending += w.ending * times;
    }
};

/// The square values of the men on the first or the last six digits of a table. A square counts in
/// the first table that has it; the rotated lane of the same table counts the opposite square.
using Half = std::array<Sum, 729>;

class Folder {
public:
    explicit Folder(const Weights& weights)
        : weights_(weights), layout_(patternLayout(weights.variant)), places_(weights.variant),
          board_(rules::rules(weights.variant).board),
          counted_(static_cast<std::size_t>(places_.squares)),
          bound_(largestPatternSum / static_cast<int>(layout_.laneCount)) {}

    std::vector<Packed> tables() {
        std::vector<Packed> all;
        all.reserve(layout_.tableCount * PatternLayout::entries);
        for (std::size_t l = 0; l < layout_.laneCount; ++l)
            if (!layout_.lanes[l].turned)
                appendTable(layout_.lanes[l], all);
        return all;
    }

private:
    void appendTable(const PatternLayout::Lane& lane, std::vector<Packed>& all) {
        const Half low = menOn(lane, 0);
        const Half high = menOn(lane, PatternLayout::squaresEach / 2);
        for (std::size_t e = 0; e < PatternLayout::entries; ++e) {
            Sum sum = low[e % low.size()];
            sum.middle += high[e / low.size()].middle;
            sum.ending += high[e / low.size()].ending;
            sum.add(weights_.values[places_.pattern(lane.table, e)], 1);
            for (std::size_t p = 0; p < layout_.partCount; ++p)
                if (layout_.parts[p].table == lane.table)
                    sum.add(weights_.values[places_.part(p, layout_.parts[p].entry(e))], 1);
            all.push_back(packed(std::clamp(sum.middle, -bound_, bound_),
                                 std::clamp(sum.ending, -bound_, bound_)));
        }
    }

    Half menOn(const PatternLayout::Lane& lane, std::size_t firstDigit) {
        Half half;
        std::size_t unit = 1;
        for (std::size_t k = firstDigit; k < firstDigit + PatternLayout::squaresEach / 2; ++k) {
            const int square = board_.index(rules::Square(lane.squares[k]));
            if (count(square))
                for (std::size_t e = 0; e < half.size(); ++e)
                    addMan(half[e], square, e / unit % 3);
            unit *= 3;
        }
        return half;
    }

    bool count(int square) {
        const int opposite = places_.squares - 1 - square;
        if (counted_[static_cast<std::size_t>(square)])
            return false;
        counted_[static_cast<std::size_t>(square)] = true;
        counted_[static_cast<std::size_t>(opposite)] = true;
        return true;
    }

    void addMan(Sum& sum, int square, std::size_t digit) const {
        const int opposite = places_.squares - 1 - square;
        if (digit == 1)
            sum.add(weights_.values[places_.manOn(square)], 1);
        if (digit == 2)
            sum.add(weights_.values[places_.manOn(opposite)], -1);
    }

    const Weights& weights_;
    const PatternLayout& layout_;
    WeightLayout places_;
    const rules::Board& board_;
    std::vector<bool> counted_;
    int bound_;
};

} // namespace

std::vector<Packed> packedPatterns(const Weights& weights) {
    assert(weights.values.size() == WeightLayout(weights.variant).size());
    return Folder(weights).tables();
}

} // namespace damscope::analysis::evaluation
