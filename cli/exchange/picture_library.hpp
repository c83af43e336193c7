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

/// A function of one of the program's own libraries, which is loaded from the program's folder or
/// the place of its installation. It stays loaded: not every library can be unloaded safely.
/// Throws std::runtime_error if it cannot be loaded; `missing` is what it says if there is none.
[[nodiscard]] void* libraryFunction(const char* library, const char* function,
                                    const std::string& missing);

template <class Function>
[[nodiscard]] Function loaded(const char* library, const char* function,
                              const std::string& missing) {
    return reinterpret_cast<Function>(libraryFunction(library, function, missing));
}

} // namespace damscope::cli
