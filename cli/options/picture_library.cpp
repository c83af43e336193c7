// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/options/picture_library.hpp"

#include <array>
#include <dlfcn.h>
#include <filesystem>
#include <stdexcept>
#include <system_error>

namespace damscope::cli {
namespace {

namespace fs = std::filesystem;

fs::path ownFolder() {
    std::error_code error; // ignored: without the link the library is not found, which is reported
    return fs::read_symlink("/proc/self/exe", error).parent_path();
}

fs::path libraryFile() {
    const fs::path here = ownFolder();
    const std::array<fs::path, 2> places{here / chart::libraryName, here.parent_path() /
                                                                        DAMSCOPE_LIBRARY_FOLDER /
                                                                        chart::libraryName};
    for (const fs::path& place : places) {
        std::error_code error;
        if (fs::is_regular_file(place, error))
            return place;
    }
    throw std::runtime_error("pictures need damscope-chart.so, which is not there: install the "
                             "package damscope-gui, or the Qt packages that packages.txt names and "
                             "build Damscope again");
}

// It stays loaded: Qt cannot be unloaded safely.
template <class Function> Function loaded(const char* name) {
    const fs::path file = libraryFile();
    void* const library = ::dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL);
    void* const function = library == nullptr ? nullptr : ::dlsym(library, name);
    if (function == nullptr)
        throw std::runtime_error(file.string() + ": cannot be loaded: " + ::dlerror());
    return reinterpret_cast<Function>(function);
}

} // namespace

std::string drawn(const chart::Course& course, const chart::PictureOptions& options) {
    std::string picture;
    std::string error;
    if (!loaded<chart::Draw>(chart::drawName)(course, options, picture, error))
        throw std::runtime_error("the chart cannot be drawn: " + error);
    return picture;
}

std::string rasterised(const std::string& svg) {
    std::string picture;
    std::string error;
    if (!loaded<chart::Rasterise>(chart::rasteriseName)(svg, picture, error))
        throw std::runtime_error("the picture cannot be drawn: " + error);
    return picture;
}

} // namespace damscope::cli
