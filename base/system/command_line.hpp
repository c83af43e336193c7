// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace damscope::base {

/// The words behind the program's name, as main() gets them. On Windows they are UTF-8 whatever the
/// code page is, and one with "*" or "?" in its last part becomes the names of the files that fit,
/// if there are any, as a shell makes it elsewhere.
[[nodiscard]] std::vector<std::string> wordsOf(int argc, char** argv);

} // namespace damscope::base
