// SPDX-License-Identifier: GPL-3.0-or-later
// The layers of the house: which module may include which, and the ladder of their folders.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

namespace damscope::structure {

// A top-level folder with sources of the product, and the other modules that it may include.
struct Module {
    std::string_view name;
    std::vector<std::string_view> mayInclude;
};

// From the ground floor up.
[[nodiscard]] const std::vector<Module>& modules();

// Null if the folder is not a module of the product (tests, samples).
[[nodiscard]] const Module* findModule(std::string_view name);

// The rung of a folder of the product, from the ground up: a folder includes its own files and
// those of lower rungs. Nothing for a folder that is not on the ladder.
[[nodiscard]] std::optional<std::size_t> rung(std::string_view folder);

} // namespace damscope::structure
