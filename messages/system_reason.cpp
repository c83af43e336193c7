// SPDX-License-Identifier: GPL-3.0-or-later
#include "messages/system_reason.hpp"

#include <cerrno>
#include <system_error>

namespace damscope {

Message systemReason(int error) {
    switch (error) {
    case ENOENT:
        return {"system-no-such-file", {}};
    case EACCES:
    case EPERM:
        return {"system-no-permission", {}};
    case ECONNREFUSED:
        return {"system-connection-refused", {}};
    case EADDRINUSE:
        return {"system-address-in-use", {}};
    case EEXIST:
        return {"system-file-exists", {}};
    case ENOTDIR:
        return {"system-not-folder", {}};
    case EROFS:
        return {"system-read-only", {}};
    case EISDIR:
        return {"system-folder", {}};
    case ENOSPC:
        return {"system-disk-full", {}};
    case EIO:
        return {"system-input-output", {}};
    default:
        return {"system", {{"text", std::generic_category().message(error)}}};
    }
}

} // namespace damscope
