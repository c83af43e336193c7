// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace damscope::chart {

/// Pages as a PDF file.
struct PrintedPages {
    std::string file;                    ///< its bytes
    std::vector<std::string> unreadable; ///< letters that no font here has
};

/// A function in the chart library (course.hpp): turns pages in SVG into one PDF file. False with a
/// reason in `error` if they cannot be drawn.
inline constexpr const char* pagesName = "damscopePrintPages";
using DrawPages = bool (*)(const std::vector<std::string>& svgs, PrintedPages& pages,
                           std::string& error);

} // namespace damscope::chart
