// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/system/own_library.hpp"

#include "base/system/machine.hpp"

#include <dlfcn.h>

#include <filesystem>
#include <initializer_list>
#include <optional>
#include <system_error>

namespace damscope::base {
namespace {

namespace fs = std::filesystem;

std::optional<fs::path> ownLibraryFile(const std::string& name) {
    const fs::path here = programFile().value_or(fs::path()).parent_path();
    for (const fs::path& place :
         {here / name, here.parent_path() / DAMSCOPE_LIBRARY_FOLDER / name}) {
        std::error_code error;
        if (fs::is_regular_file(place, error))
            return place;
    }
    return std::nullopt;
}

} // namespace

Expected<void*, LibraryFault> ownLibraryFunction(const char* library, const char* function) {
    const std::string name = std::string(library) + ".so";
    const auto file = ownLibraryFile(name);
    if (!file)
        return Unexpected{LibraryFault{true, name, {}}};
    void* const handle = ::dlopen(file->c_str(), RTLD_NOW | RTLD_LOCAL);
    void* const found = handle == nullptr ? nullptr : ::dlsym(handle, function);
    if (found == nullptr)
        return Unexpected{LibraryFault{false, file->string(), ::dlerror()}};
    return found;
}

} // namespace damscope::base
