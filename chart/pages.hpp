// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace damscope::chart {

/// A function in the chart library (course.hpp): turns pages in SVG into one PDF file. `picture`
/// gets the bytes of the file; false with a reason in `error` if they cannot be drawn.
inline constexpr const char* pagesName = "damscopePages";
using DrawPages = bool (*)(const std::vector<std::string>& svgs, std::string& picture,
                           std::string& error);

} // namespace damscope::chart
