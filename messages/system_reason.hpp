// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messages/message.hpp"

namespace damscope {

/// Why the system refused something, by its errno: in the reader's language for the usual reasons,
/// else as the system says it.
[[nodiscard]] Message systemReason(int error);

} // namespace damscope
