// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/libraries/picture_library.hpp"

#include "cli/libraries/loaded_library.hpp"

#include <stdexcept>

namespace damscope::cli {
namespace {

template <class Function> Function chartFunction(const char* name) {
    return loaded<Function>(chart::libraryName, name,
                            "pictures need damscope-chart.so, which is not there: install the "
                            "package damscope-gui, or the Qt packages that packages.txt names and "
                            "build Damscope again");
}

} // namespace

std::string drawn(const chart::Course& course, const chart::PictureOptions& options) {
    std::string picture;
    std::string error;
    if (!chartFunction<chart::Draw>(chart::drawName)(course, options, picture, error))
        throw std::runtime_error("the chart cannot be drawn: " + error);
    return picture;
}

std::string rasterised(const std::string& svg) {
    std::string picture;
    std::string error;
    if (!chartFunction<chart::Rasterise>(chart::rasteriseName)(svg, picture, error))
        throw std::runtime_error("the picture cannot be drawn: " + error);
    return picture;
}

chart::PrintedPages pdfOfPages(const std::vector<std::string>& pages) {
    chart::PrintedPages printed;
    std::string error;
    if (!chartFunction<chart::DrawPages>(chart::pagesName)(pages, printed, error))
        throw std::runtime_error("the pages cannot be drawn: " + error);
    return printed;
}

} // namespace damscope::cli
