// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/system/command_line.hpp"

#include <algorithm>

namespace damscope::base {

std::vector<std::string> wordsOf(int argc, char** argv) {
    return {argv + std::min(argc, 1), argv + argc};
}

} // namespace damscope::base
