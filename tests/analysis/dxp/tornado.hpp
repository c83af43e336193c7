// SPDX-License-Identifier: GPL-3.0-or-later
// What Tornado, a program of other people, says when a game is to begin.
#pragma once

#include <string>

namespace damscope::analysis::dxp {

/// It asks for a game in which the other side has Black.
inline const std::string tornadoRequest = "R01Tornado voor Windows 4.0        Z060065A";
inline const std::string tornadoAnswer = "ATornado voor Windows 4.0        0";

} // namespace damscope::analysis::dxp
