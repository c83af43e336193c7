// SPDX-License-Identifier: GPL-3.0-or-later
// A page has no locks on files and needs none: its worker keeps other pages away from a database
// (web/module/worker.mjs), and has one thread.
#include "base/files/open_files.hpp"

namespace damscope::base {

bool NumberLock::tryLock(std::int64_t /*number*/) {
    return true;
}

} // namespace damscope::base
