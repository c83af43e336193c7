// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// A page of A4, in points.
namespace damscope::pages::a4 {

inline constexpr int width = 595;
inline constexpr int height = 842;
inline constexpr int margin = 40;

} // namespace damscope::pages::a4
