// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QMargins>
#include <QSize>

class QWidget;

/// Distances, sizes of text, corners and times of the window: nowhere else is a number for them.
namespace damscope::gui::look {

/// Distances, in pixels: steps of four.
namespace space {
inline constexpr int none = 0;
inline constexpr int least = 2; ///< between things that belong together
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
inline constexpr double half = 0.5; ///< to its middle
inline constexpr int thin = 1;
inline constexpr int focus = 2;
inline constexpr int chosen = 3;
inline constexpr double chevron = 1.5; ///< of a little arrow
} // namespace line

namespace icon {
inline constexpr int chevron = 8; ///< a little arrow
inline constexpr int mark = 11;   ///< on a chart
inline constexpr int handle = 14; ///< of a slider
inline constexpr int button = 18;
inline constexpr int task = 22;
inline constexpr int program = 40; ///< above the tasks
} // namespace icon

/// Fixed places of the window, in pixels.
namespace place {
inline constexpr int rail = 64;
inline constexpr int evaluationBar = 12;
inline constexpr int twoBars = 80; ///< a bar that lies, at least
inline constexpr int scrollBar = 12;
inline constexpr int finder = 240;     ///< the field that finds everything
inline constexpr int sideList = 180;   ///< beside a form
inline constexpr int progress = 220;   ///< in the status line
inline constexpr int statusLine = 380; ///< of a task that runs
inline constexpr int line = 260;       ///< a name, at most
inline constexpr int paragraph = 620;  ///< a picture of the manual, at most
inline constexpr int card = 120;       ///< at least
inline constexpr int side = 330;       ///< beside a board, at least
inline constexpr int widestSide = 520; ///< the board gets the rest
inline constexpr int filterLine = 200; ///< at least
inline constexpr int choices = 420;    ///< of a filter, at least
inline constexpr int widestChoices = 640;
inline constexpr int twoColumns = 480;    ///< of panels, at least
inline constexpr int studyColumns = 1240; ///< a window with two columns beside the board
inline constexpr int players = 360;       ///< what a report says of both
} // namespace place

/// Heights, in pixels.
namespace height {
inline constexpr int legend = 170;  ///< of a chart that has room for one
inline constexpr int chart = 540;   ///< of a window that has room for it
inline constexpr int history = 470; ///< likewise for the answers of a month
inline constexpr int bars = 72;     ///< of their columns
inline constexpr int lane = 15;     ///< of a structure below the chart
} // namespace height

/// Boards, by their width in pixels.
namespace board {
inline constexpr int least = 90;
inline constexpr int onPaper = 140; ///< four in a line of A4
inline constexpr int small = 150;   ///< beside others
inline constexpr int tip = 200;     ///< of the mouse pointer
inline constexpr int report = 220;  ///< at least
inline constexpr int card = 240;
inline constexpr int widestReport = 260;
inline constexpr int preview = 340;
inline constexpr int setUp = 360;
inline constexpr int wanted = 520; ///< of the one that is played on
inline constexpr int gap = 20;     ///< between two in a line of text
} // namespace board

/// Charts, by their width in pixels.
namespace plot {
inline constexpr int narrowest = 300;
inline constexpr int onPaper = 360;
inline constexpr int ratings = 560;
inline constexpr int ratingsHigh = 150;
inline constexpr int widest = 900;
} // namespace plot

/// Text that must be small, in pixels, wherever it stands on a picture.
namespace letters {
inline constexpr int least = 8;
inline constexpr int label = 10;
inline constexpr int typed = 14;
} // namespace letters

/// Windows of their own, if the screen has room for them.
namespace dialog {
inline constexpr int form = 520;
inline constexpr int wideForm = 560;
inline constexpr QSize tiny(420, 220);
inline constexpr QSize small(620, 360);
inline constexpr QSize medium(680, 460);
inline constexpr QSize tall(720, 620);
inline constexpr QSize wide(900, 480);
inline constexpr QSize large(1000, 660);
} // namespace dialog

/// How long movements last, in milliseconds.
namespace motion {
inline constexpr int slide = 150;
inline constexpr int jump = 200;
inline constexpr int stepping = 250; ///< moves that follow each other sooner are shown at once
inline constexpr int pause = 700;    ///< between the moves of a line that plays
} // namespace motion

/// Kinds of text, by their sizes relative to the text of the window.
enum class Text { caption, body, move, card, page };

/// The font of the window in the size of a kind of text.
[[nodiscard]] QFont fontOf(Text kind, const QFont& body);

/// The same distance on all sides.
[[nodiscard]] constexpr QMargins around(int distance) {
    return {distance, distance, distance, distance};
}
[[nodiscard]] constexpr QMarginsF around(double distance) {
    return {distance, distance, distance, distance};
}

/// No window is larger than its screen.
void resizeWithinScreen(QWidget& window, QSize wanted);

} // namespace damscope::gui::look

/// Games on white paper, whatever the colours of the window.
namespace damscope::gui::look::paper {

inline constexpr int text = 11;      ///< points
inline constexpr int diagram = 1000; ///< pixels: sharp in print
inline constexpr const char* style =
    "body { color: #000; } h2 { font-size: 15pt; margin-bottom: 0; } .facts { color: #444; } "
    ".number, .clock { color: #555; } .comment { color: #123f6d; } .unread { color: #a02810; }";

} // namespace damscope::gui::look::paper
