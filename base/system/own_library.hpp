// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/vocabulary.hpp"

#include <string>

namespace damscope::base {

/// Why a function of one of the program's own libraries is not there.
struct LibraryFault {
    bool isMissing = false; ///< there is no such file
    std::string file;       ///< the one that cannot be loaded, or the name that was looked for
    std::string reason;     ///< the system's, if the file is there
};

/// A function of one of the program's own libraries, which is loaded from the program's folder or
/// the place of its installation. Its name has no ending: "damscope-chart" is damscope-chart.so or
/// damscope-chart.dll. It stays loaded: not every library can be unloaded safely.
[[nodiscard]] Expected<void*, LibraryFault> ownLibraryFunction(const char* library,
                                                               const char* function);

} // namespace damscope::base
