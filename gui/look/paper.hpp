// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Games on white paper, whatever the colours of the window.
namespace damscope::gui::look::paper {

inline constexpr int text = 11;      ///< points
inline constexpr int diagram = 1000; ///< pixels: sharp in print
inline constexpr const char* style =
    "body { color: #000; } h2 { font-size: 15pt; margin-bottom: 0; } .facts { color: #444; } "
    ".number, .clock { color: #555; } .comment { color: #123f6d; } .unread { color: #a02810; }";

} // namespace damscope::gui::look::paper
