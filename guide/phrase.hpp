// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "guide/sentences.hpp"

#include <string>
#include <string_view>
#include <vector>

/// Sentences with their values filled in.
namespace damscope::rules::page {

/// What a name in braces stands for: its text, and the number that plural forms go by.
struct Value {
    std::string_view name;
    std::string text;
    int number = 0;
};
using Values = std::vector<Value>;

[[nodiscard]] Value numberValue(std::string_view name, int number);

/// A sentence in a language. Every name in its braces must be among the values.
[[nodiscard]] std::string say(const Phrasebook& book, Sentence sentence, const Values& values);

} // namespace damscope::rules::page
