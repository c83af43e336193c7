// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/libraries/loaded_library.hpp"
#include "cli/options/language_option.hpp"

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
