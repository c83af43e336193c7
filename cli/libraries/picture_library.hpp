// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chart/course.hpp"
#include "chart/pages.hpp"

#include <string>
#include <vector>

namespace damscope::cli {

/// The bytes of a picture. Loads the chart library from the program's folder or the place of its
/// installation. Throws std::runtime_error if it is not there or cannot draw.
[[nodiscard]] std::string drawn(const chart::Course& course, const chart::PictureOptions& options);

/// An SVG picture as PNG, in its own size. Throws likewise.
[[nodiscard]] std::string rasterised(const std::string& svg);

/// SVG pages as one PDF file, a unit of each for a point. Throws likewise.
[[nodiscard]] chart::PrintedPages pdfOfPages(const std::vector<std::string>& pages);

} // namespace damscope::cli
