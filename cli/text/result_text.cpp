// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/result_text.hpp"

#include "base/files/user_folder.hpp"

#include <optional>

namespace damscope::cli {
namespace {

using rules::GameResult;
using rules::Variant;

std::optional<rules::ResultStyle> wantedStyle() {
    const auto wanted = base::environment("DAMSCOPE_RESULTS");
    if (wanted == "points")
        return rules::ResultStyle::international;
    return wanted == "chess" ? std::optional(rules::ResultStyle::chess) : std::nullopt;
}

} // namespace

std::string resultText(const rules::Rules& rules, GameResult result) {
    const auto style = wantedStyle();
    if (!style || *style == rules.results)
        return std::string(rules::writeResult(rules, result));
    // Variants of either style, both with White's number first.
    const Variant other =
        *style == rules::ResultStyle::international ? Variant::international : Variant::russian;
    const bool whiteFirst = rules.resultFirst == rules::Color::white;
    return std::string(
        rules::writeResult(rules::rules(other), whiteFirst ? result : exchanged(result)));
}

} // namespace damscope::cli
