// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chart/course.hpp"

#include <QByteArray>

#include <set>
#include <string>

class QPagedPaintDevice;

namespace damscope::chart {

/// A course as the bytes of a picture file. Needs a QApplication. Empty if it could not be drawn.
[[nodiscard]] QByteArray picture(const Course& course, const PictureOptions& options);

/// An SVG picture as the bytes of a PNG file, in the size that it has. Needs a QApplication. Empty
/// if it could not be drawn.
[[nodiscard]] QByteArray rasterised(const std::string& svg);

/// Pages in SVG as one PDF file (course.hpp). Needs a QApplication. False if one of them could not
/// be drawn.
[[nodiscard]] bool printPages(const std::string& title, const NextPage& next, const TakeBytes& take,
                              std::set<std::string>& unreadable);

/// Pages in SVG on a printer, each as large as its paper has room; one that is wide is turned where
/// the paper is high. False if one of them could not be drawn.
[[nodiscard]] bool printPages(const NextPage& next, QPagedPaintDevice& paper);

} // namespace damscope::chart
