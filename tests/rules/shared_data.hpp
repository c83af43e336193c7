// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <nlohmann/json.hpp>
#include <optional>
#include <string_view>
#include <vector>

/// The collections of checked positions that the environment variable DAMSCOPE_SHARED points to.
namespace damscope::test {

/// Nothing if the variable is not set: the test is then skipped.
std::optional<std::filesystem::path> sharedData();

/// The objects of a file with one JSON object a line.
std::vector<nlohmann::json> readLines(const std::filesystem::path& file);

} // namespace damscope::test
