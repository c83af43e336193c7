// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chart/course.hpp"

#include <string>

namespace damscope::cli {

/// The bytes of a picture. Loads the library of charts, which lies beside the program or where it
/// was installed. Throws std::runtime_error if there is none, or if it cannot draw.
[[nodiscard]] std::string drawn(const chart::Course& course, const chart::PictureOptions& options);

} // namespace damscope::cli
