// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>
#include <string_view>
#include <vector>

namespace damscope::rules::oracle {

/// The objects of a reference file with one JSON object a line.
std::vector<nlohmann::json> referenceLines(std::string_view file);

} // namespace damscope::rules::oracle
