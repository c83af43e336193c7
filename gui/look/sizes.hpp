// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>

/// Distances, sizes of text, corners and times of the window: nowhere else is a number for them.
namespace damscope::gui::look {

/// Distances, in pixels: steps of four.
namespace space {
inline constexpr int none = 0;
inline constexpr int small = 4;
inline constexpr int medium = 8;
inline constexpr int large = 16;
inline constexpr int page = 24;
} // namespace space

/// Rounded corners, in pixels.
namespace radius {
inline constexpr int small = 4;
inline constexpr int card = 8;
} // namespace radius

/// Lines that frame something, in pixels.
namespace line {
inline constexpr int thin = 1;
inline constexpr int chosen = 3;
} // namespace line

namespace icon {
inline constexpr int button = 18;
inline constexpr int task = 22;
} // namespace icon

/// Fixed places of the window, in pixels.
namespace place {
inline constexpr int rail = 64;
inline constexpr int evaluationBar = 12;
} // namespace place

/// How long movements last, in milliseconds.
namespace motion {
inline constexpr int slide = 150;
inline constexpr int jump = 200;
} // namespace motion

/// Kinds of text, by their sizes relative to the text of the window.
enum class Text { caption, body, move, card, page };

/// The font of the window in the size of a kind of text.
[[nodiscard]] QFont fontOf(Text kind, const QFont& body);

} // namespace damscope::gui::look
