// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/libraries/picture_library.hpp"

#include "cli/libraries/loaded_library.hpp"
#include "cli/options/language_option.hpp"

#include <stdexcept>

namespace damscope::cli {
namespace {

template <class Function> Function chartFunction(const char* name) {
    return loaded<Function>(chart::libraryName, name,
                            inWords({"library-pictures-missing", {{"file", chart::libraryName}}}));
}

} // namespace

std::string drawn(const chart::Course& course, const chart::PictureOptions& options) {
    std::string picture;
    std::string error;
    if (!chartFunction<chart::Draw>(chart::drawName)(course, options, picture, error))
        throw std::runtime_error(inWords({"chart-undrawn", {{"reason", error}}}));
    return picture;
}

std::string rasterised(const std::string& svg) {
    std::string picture;
    std::string error;
    if (!chartFunction<chart::Rasterise>(chart::rasteriseName)(svg, picture, error))
        throw std::runtime_error(inWords({"picture-undrawn", {{"reason", error}}}));
    return picture;
}

chart::PrintedPages pdfOfPages(const std::vector<std::string>& pages) {
    chart::PrintedPages printed;
    std::string error;
    if (!chartFunction<chart::DrawPages>(chart::pagesName)(pages, printed, error))
        throw std::runtime_error(inWords({"pages-undrawn", {{"reason", error}}}));
    return printed;
}

} // namespace damscope::cli
