// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files/open_files.hpp"

#include <fcntl.h>

#include <cerrno>

namespace damscope::base {

// A byte of the file that belongs to the descriptor.
bool NumberLock::tryLock(std::int64_t number) {
    struct flock byte {};
    byte.l_type = F_WRLCK;
    byte.l_whence = SEEK_SET;
    byte.l_start = number;
    byte.l_len = 1;
    if (::fcntl(descriptor_.number(), F_OFD_SETLK, &byte) == 0)
        return true;
    if (errno != EAGAIN && errno != EACCES && errno != EINTR)
        failOn(file_, errorOf(errno));
    return false;
}

} // namespace damscope::base
