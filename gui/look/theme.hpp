// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chart/course.hpp"

#include <QColor>
#include <QFont>
#include <QMargins>
#include <QPalette>
#include <QSize>

#include <array>
#include <cstdint>

namespace damscope::gui::look {

enum class Scheme : std::uint8_t { light, dark, highContrast };

/// The colours of a scheme, by what they are for. All others of the window are in BoardTheme.
struct Colours {
    QColor ground;  ///< behind the panels
    QColor rail;    ///< behind the tasks
    QColor surface; ///< of lists, texts and fields
    QColor stripe;  ///< every other row, and cards on a surface
    QColor button;
    QColor line;      ///< between things
    QColor fieldLine; ///< around what is typed or ticked, and handles: seen for certain
    QColor text;
    QColor secondText; ///< what is read second
    QColor disabledText;
    QColor accent;        ///< what is chosen, links
    QColor accentTouched; ///< a button of that colour below the mouse pointer
    QColor onAccent;      ///< text on it
    QColor accentGround;  ///< behind what is chosen, where its text stays as it is
    QColor failure;       ///< text of what went wrong
    QColor hint;          ///< behind tool tips
    QColor box;           ///< of check boxes
    QColor draw;          ///< the share of drawn games
    QColor onDraw;        ///< text on it
};

[[nodiscard]] const Colours& coloursOf(Scheme scheme);
/// Those of the scheme that a palette was made for.
[[nodiscard]] const Colours& coloursOf(const QPalette& palette);
[[nodiscard]] bool isDark(const QPalette& palette);
[[nodiscard]] QPalette paletteOf(Scheme scheme);

} // namespace damscope::gui::look

namespace damscope::gui {

/// What pictures are drawn on that have no transparency.
inline const QColor paperColour(0xff, 0xff, 0xff);
// Pieces are white and black in every theme, and so is what stands for their sides.
inline const QColor whiteColour(0xf6, 0xf1, 0xe4);
inline const QColor blackColour(0x2b, 0x2f, 0x36);
// The disc of Black and its rim: one of them is seen on every ground.
inline const QColor blackDiscColour(0x4a, 0x40, 0x3a);
inline const QColor blackRimColour(0xc9, 0xc3, 0xb6);

/// The look of charts among these colours.
[[nodiscard]] inline chart::Theme chartTheme(const QPalette& palette) {
    if (palette.color(QPalette::Window) == look::coloursOf(look::Scheme::highContrast).ground)
        return chart::Theme::highContrast;
    return look::isDark(palette) ? chart::Theme::dark : chart::Theme::light;
}

enum class BoardThemeName { wood, tournament, slate, highContrast };

/// How pieces are drawn: turned wood with two grooves, smooth discs, ringed discs, or flat as in
/// print.
enum class PieceSet : std::uint8_t { turned, smooth, ringed, flat };

/// What a user chooses of the look of a board: its colours, and the shape of its pieces.
struct BoardLook {
    BoardThemeName theme = BoardThemeName::wood;
    PieceSet pieces = PieceSet::turned;
};

/// The colours of a board and its pieces.
struct BoardTheme {
    QColor light;   ///< cells that are not used
    QColor dark;    ///< playing squares
    QColor darkEnd; ///< where the grain of their wood is darkest
    QColor frame;
    QColor edgeText;   ///< on the frame
    QColor squareText; ///< on playing squares
    QColor white;      ///< white pieces
    QColor whiteEdge;
    QColor black;
    QColor blackEdge;
    QColor blackGroove;
    QColor mark;      ///< targets, rings and the cursor
    QColor markEdge;  ///< around them
    QColor lastMove;  ///< the squares of the last move
    double edgeWidth; ///< of the pieces, in cells
};

[[nodiscard]] const BoardTheme& boardTheme(BoardThemeName name);

/// What is drawn on a board, whatever its theme.
struct BoardInk {
    std::array<QColor, 4> arrows; ///< green, red, yellow and blue, as in PDN
    QColor best;                  ///< the arrow of the best move
    QColor arrowEdge;             ///< seen where the arrow is not
    std::array<QColor, 6> routes; ///< of offered captures
    QColor onRoute;               ///< the number of a route
    QColor crown;                 ///< of a white king
    QColor crownOnBlack;
    QColor shadow;     ///< below the pieces
    QColor mustNot;    ///< the stroke through a piece of a pattern
    QColor may;        ///< the badge of a piece of a pattern
    QColor onMay;      ///< its sign
    QColor brushLight; ///< an empty square among the pieces to choose from
    QColor brushDark;
};

[[nodiscard]] const BoardInk& boardInk();

} // namespace damscope::gui

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

/// The size of a symbol beside the text of the window, or of what holds the text: larger where that
/// is larger than usual.
[[nodiscard]] int besideText(int pixels);

/// Fixed places of the window, in pixels.
namespace place {
inline constexpr int rail = 64;
inline constexpr int evaluationBar = 12;
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
inline constexpr int twoColumns = 480;    ///< of panels, at least, beside usual text
inline constexpr int studyColumns = 1240; ///< a window with two columns beside the board, likewise
inline constexpr int barTitle = 400;      ///< of a game in the tool bar, before buttons have words
inline constexpr int players = 360;       ///< what a report says of both
inline constexpr int wholePlayer = 800;   ///< the page of a player, at least
} // namespace place

/// Heights, in pixels.
namespace height {
inline constexpr int legend = 300;  ///< of a chart that has room for one
inline constexpr int chart = 540;   ///< of a window that has room for a high one
inline constexpr int themes = 180;  ///< of a chart that has room for them below it
inline constexpr int history = 470; ///< likewise for the answers of a month
inline constexpr int bars = 72;     ///< of their columns
inline constexpr int lane = 15;     ///< of a structure below the chart
inline constexpr int title = 40;    ///< of a window; that of most desktops is lower
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
inline constexpr int lowest = 140;
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
inline constexpr QSize setUp(780, 620); ///< of a position
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

/// No window is larger than its screen, with the title that its frame adds.
void resizeWithinScreen(QWidget& window, QSize wanted);
/// Some systems open windows below each other: part of a large one would be outside.
void centreOnScreen(QWidget& window);

} // namespace damscope::gui::look
