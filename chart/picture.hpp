// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chart/course.hpp"

#include <QByteArray>

#include <string>
#include <vector>

namespace damscope::chart {

/// A course as the bytes of a picture file. Needs a QApplication. Empty if it could not be drawn.
[[nodiscard]] QByteArray picture(const Course& course, const PictureOptions& options);

/// An SVG picture as the bytes of a PNG file, in the size that it has. Needs a QApplication. Empty
/// if it could not be drawn.
[[nodiscard]] QByteArray rasterised(const std::string& svg);

/// Pages in SVG as one PDF file, a unit of each for a point. Needs a QApplication. Empty if one of
/// them could not be drawn. `unreadable` gets the letters that no font has.
[[nodiscard]] QByteArray pagesAsPdf(const std::vector<std::string>& svgs,
                                    std::vector<std::string>& unreadable);

} // namespace damscope::chart
