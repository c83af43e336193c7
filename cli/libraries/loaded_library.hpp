// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace damscope::cli {

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
