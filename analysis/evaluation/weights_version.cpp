// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/evaluation/weights_version.hpp"

#include "analysis/evaluation/shipped_weights.hpp"

namespace damscope::analysis::evaluation {
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

} // namespace damscope::analysis::evaluation
