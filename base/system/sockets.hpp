// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace damscope::base {

/// Whether a server must ask to take a port at once that another program has just left. On Windows
/// it need not, and asking would take the port of a program that still has it.
#ifdef _WIN32
inline constexpr bool asksToReusePort = false;
#else
inline constexpr bool asksToReusePort = true;
#endif

} // namespace damscope::base
