// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messages/language.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace damscope::rules {

/// Says English sentences that were made from patterns in another language, for texts that were
/// stored: "the piece on {0} is {opponent}" is recognised, what stands in its gaps is taken over.
/// A gap that patterns were added for holds a text that one of these makes; one of the names told
/// to addText() holds any text; every other gap a single word.
class Translation {
public:
    /// Patterns of the same name are tried in the order in which they were added.
    void add(std::string_view name, std::string english, std::string other);
    /// Adds patterns that stand at the same places of two lists of one length.
    void addAll(std::string_view name, std::span<const std::string_view> english,
                std::span<const std::string_view> other);
    void addText(std::string_view gap);
    /// A text that a pattern of this name makes, in the other language. Nothing if none makes it:
    /// then it is to be shown as it is.
    [[nodiscard]] std::optional<std::string> of(std::string_view name, std::string_view text) const;

private:
    struct Pattern {
        std::string_view name;
        std::string english;
        std::string other;
    };
    using Gaps = std::vector<std::pair<std::string_view, std::string>>;

    [[nodiscard]] bool matches(std::string_view pattern, std::string_view text, Gaps& gaps) const;
    [[nodiscard]] std::optional<std::string> inGap(std::string_view gap,
                                                   std::string_view text) const;

    std::vector<Pattern> patterns_;
    std::vector<std::string_view> texts_;
};

/// Adds how explanations and findings are worded, as "explanation", and errors of a FEN, as "fen".
void addRules(Translation& translation, Language language);

} // namespace damscope::rules
