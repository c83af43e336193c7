// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stdexcept>

namespace damscope::cli {

/// There is nothing to write: what a command was to select does not exist. No file is touched; the
/// text says why, and what was perhaps meant. The program ends with ExitStatus::problems.
class NothingSelected : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

} // namespace damscope::cli
