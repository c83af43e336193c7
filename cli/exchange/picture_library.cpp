// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/exchange/picture_library.hpp"

#include "cli/options/general_options.hpp"

#include <dlfcn.h>

#include <array>
#include <filesystem>
#include <stdexcept>
#include <system_error>

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

namespace {

namespace fs = std::filesystem;

fs::path ownFolder() {
    std::error_code error; // ignored: without the link the library is not found, which is reported
    return fs::read_symlink("/proc/self/exe", error).parent_path();
}

fs::path fileOf(const char* library, const std::string& missing) {
    const fs::path here = ownFolder();
    const std::array<fs::path, 2> places{here / library,
                                         here.parent_path() / DAMSCOPE_LIBRARY_FOLDER / library};
    for (const fs::path& place : places) {
        std::error_code error;
        if (fs::is_regular_file(place, error))
            return place;
    }
    throw std::runtime_error(missing);
}

} // namespace

void* libraryFunction(const char* library, const char* function, const std::string& missing) {
    const fs::path file = fileOf(library, missing);
    void* const handle = ::dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL);
    void* const found = handle == nullptr ? nullptr : ::dlsym(handle, function);
    if (found == nullptr)
        throw std::runtime_error(
            inWords({"library-unloaded", {{"file", file.string()}, {"reason", ::dlerror()}}}));
    return found;
}

} // namespace damscope::cli
