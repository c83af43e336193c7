// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chart/course.hpp"

#include <QByteArray>

namespace damscope::chart {

/// A course as the bytes of a picture file. Needs a QApplication. Empty if it could not be drawn.
[[nodiscard]] QByteArray picture(const Course& course, const PictureOptions& options);

} // namespace damscope::chart
