// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/system/own_library.hpp"

#include "base/system/machine.hpp"
#include "base/windows/wide_text.hpp"

#include <windows.h>

#include <filesystem>
#include <system_error>

namespace damscope::base {

// Everything lies in the folder of the program.
Expected<void*, LibraryFault> ownLibraryFunction(const char* library, const char* function) {
    const std::string name = std::string(library) + ".dll";
    const auto program = programFile();
    std::error_code error;
    if (!program || !std::filesystem::is_regular_file(program->parent_path() / name, error))
        return Unexpected{LibraryFault{true, name, {}}};
    const std::filesystem::path file = program->parent_path() / name;
    const HMODULE handle = ::LoadLibraryExW(
        file.c_str(), nullptr, LOAD_LIBRARY_SEARCH_DLL_LOAD_DIR | LOAD_LIBRARY_SEARCH_DEFAULT_DIRS);
    const FARPROC found = handle == nullptr ? nullptr : ::GetProcAddress(handle, function);
    if (found == nullptr)
        return Unexpected{LibraryFault{false, file.string(), windows::lastError().message()}};
    return reinterpret_cast<void*>(found);
}

} // namespace damscope::base
