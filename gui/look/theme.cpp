// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/look/theme.hpp"

#include <QFontDatabase>
#include <QFontInfo>
#include <QGuiApplication>
#include <QScreen>
#include <QWidget>

#include <algorithm>

namespace damscope::gui::look {

namespace {

// In the order of the enumeration.
// NOLINTNEXTLINE(readability-function-size): a table
const std::array<Colours, 3>& schemes() {
    static const std::array<Colours, 3> all{{
        {.ground = "#f4f2ee",
         .rail = "#eae5dd",
         .surface = "#ffffff",
         .stripe = "#f6f4f0",
         .button = "#f0ede7",
         .line = "#dcd7ce",
         .fieldLine = "#8f8a80",
         .text = "#1e2124",
         .secondText = "#5c6166",
         .disabledText = "#9a9c9e",
         .accent = "#1d63b8",
         .accentTouched = "#174f94",
         .onAccent = "#ffffff",
         .accentGround = "#dce8f6",
         .failure = "#b02a12",
         .hint = "#fffbe6",
         .box = "#ffffff",
         .draw = "#a9a59d",
         .onDraw = "#1e2124"},
        {.ground = "#1b1d20",
         .rail = "#15171a",
         .surface = "#24272b",
         .stripe = "#2a2e33",
         .button = "#31363c",
         .line = "#363b41",
         .fieldLine = "#7a8087",
         .text = "#e9e7e2",
         .secondText = "#a9adb2",
         .disabledText = "#777c82",
         .accent = "#6fa8dc",
         .accentTouched = "#8fbde6",
         .onAccent = "#10151b",
         .accentGround = "#22384f",
         .failure = "#ff8a75",
         .hint = "#31363c",
         .box = "#4b525a",
         .draw = "#a9a59d",
         .onDraw = "#1e2124"},
        {.ground = "#000000",
         .rail = "#000000",
         .surface = "#000000",
         .stripe = "#101010",
         .button = "#202020",
         .line = "#ffffff",
         .fieldLine = "#ffffff",
         .text = "#ffffff",
         .secondText = "#e6e6e6",
         .disabledText = "#b0b0b0",
         .accent = "#ffe04a",
         .accentTouched = "#fff0a0",
         .onAccent = "#000000",
         .accentGround = "#33300f",
         .failure = "#ff9a8a",
         .hint = "#000000",
         .box = "#404040",
         .draw = "#c0c0c0",
         .onDraw = "#000000"},
    }};
    return all;
}

} // namespace

const Colours& coloursOf(Scheme scheme) {
    return schemes()[static_cast<std::size_t>(scheme)];
}

const Colours& coloursOf(const QPalette& palette) {
    for (const Colours& colours : schemes())
        if (palette.color(QPalette::Window) == colours.ground)
            return colours;
    return coloursOf(isDark(palette) ? Scheme::dark : Scheme::light);
}

bool isDark(const QPalette& palette) {
    constexpr int half = 128;
    return palette.color(QPalette::Base).lightness() < half;
}

QPalette paletteOf(Scheme scheme) {
    const Colours& c = coloursOf(scheme);
    QPalette p;
    p.setColor(QPalette::Window, c.ground);
    p.setColor(QPalette::WindowText, c.text);
    p.setColor(QPalette::Base, c.surface);
    p.setColor(QPalette::AlternateBase, c.stripe);
    p.setColor(QPalette::Text, c.text);
    p.setColor(QPalette::Button, c.button);
    p.setColor(QPalette::ButtonText, c.text);
    p.setColor(QPalette::BrightText, c.failure);
    p.setColor(QPalette::Highlight, c.accent);
    p.setColor(QPalette::HighlightedText, c.onAccent);
    p.setColor(QPalette::Link, c.accent);
    p.setColor(QPalette::ToolTipBase, c.hint);
    p.setColor(QPalette::ToolTipText, c.text);
    p.setColor(QPalette::PlaceholderText, c.secondText);
    p.setColor(QPalette::Light, c.button.lighter(isDark(p) ? 125 : 110));
    p.setColor(QPalette::Mid, c.line);
    p.setColor(QPalette::Dark, c.line.darker(isDark(p) ? 160 : 125));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        p.setColor(QPalette::Disabled, role, c.disabledText);
    return p;
}

} // namespace damscope::gui::look

namespace damscope::gui {

namespace {

BoardTheme wood() {
    return {.light = "#f0ddb9",
            .dark = "#a97449",
            .darkEnd = "#976339",
            .frame = "#5c3a1e",
            .edgeText = "#f1dcb8",
            .squareText = "#fff6e4",
            .white = "#fbf1da",
            .whiteEdge = "#7c6a4c",
            .black = "#372c27",
            .blackEdge = "#120d0b",
            .blackGroove = "#75665d",
            .mark = "#ffe066",
            .markEdge = "#3b2413",
            .lastMove = "#e6c34c",
            .edgeWidth = 0.02};
}

BoardTheme tournament() {
    return {.light = "#f0efe0",
            .dark = "#5f8f6b",
            .darkEnd = "#5f8f6b",
            .frame = "#37573f",
            .edgeText = "#f0efe0",
            .squareText = "#ffffff",
            .white = "#fdfcf5",
            .whiteEdge = "#7d8178",
            .black = "#2b2d2c",
            .blackEdge = "#0a0c0b",
            .blackGroove = "#6b706d",
            .mark = "#ffe066",
            .markEdge = "#1d2b12",
            .lastMove = "#dcc853",
            .edgeWidth = 0.02};
}

BoardTheme slate() {
    return {.light = "#e3e6ea",
            .dark = "#7a8ca3",
            .darkEnd = "#7a8ca3",
            .frame = "#414d5c",
            .edgeText = "#eef1f4",
            .squareText = "#10161d",
            .white = "#ffffff",
            .whiteEdge = "#76808c",
            .black = "#272c33",
            .blackEdge = "#06080a",
            .blackGroove = "#68717c",
            .mark = "#ffe066",
            .markEdge = "#16222e",
            .lastMove = "#e2cb5c",
            .edgeWidth = 0.02};
}

BoardTheme highContrast() {
    return {.light = "#ffffff",
            .dark = "#6e6e6e",
            .darkEnd = "#6e6e6e",
            .frame = "#000000",
            .edgeText = "#ffffff",
            .squareText = "#ffffff",
            .white = "#ffffff",
            .whiteEdge = "#000000",
            .black = "#000000",
            .blackEdge = "#ffffff",
            .blackGroove = "#ffffff",
            .mark = "#ffd800",
            .markEdge = "#000000",
            .lastMove = "#005fcc",
            .edgeWidth = 0.05};
}

} // namespace

const BoardTheme& boardTheme(BoardThemeName name) {
    // In the order of the enumeration. If all squares are used, light and dark alternate.
    static const std::array<BoardTheme, 4> themes{wood(), tournament(), slate(), highContrast()};
    return themes[static_cast<std::size_t>(name)];
}

const BoardInk& boardInk() {
    static const BoardInk ink{
        .arrows = {"#15781b", "#9c1f1f", "#8a6500", "#1e5fa8"},
        .best = "#1f7f46",
        .arrowEdge = "#fffaf0",
        .routes = {"#1e5fa8", "#b3471d", "#15781b", "#7a2d8c", "#00727a", "#8a6d00"},
        .onRoute = "#ffffff",
        .crown = "#b57f0c",
        .crownOnBlack = "#f2c84b",
        .shadow = "#000000",
        .mustNot = "#c62716",
        .may = "#f4d04b",
        .onMay = "#1e2124",
        .brushLight = "#ffffff",
        .brushDark = "#000000",
    };
    return ink;
}

} // namespace damscope::gui

namespace damscope::gui::look {

QFont fontOf(Text kind, const QFont& body) {
    // Pixels at the usual size of text, which is the second.
    constexpr std::array<double, 5> scale{11, 13, 14, 16, 24};
    const double factor = scale[static_cast<std::size_t>(kind)] / scale[1];
    QFont font = body;
    if (body.pointSizeF() > 0)
        font.setPointSizeF(body.pointSizeF() * factor);
    else
        font.setPixelSize(qRound(body.pixelSize() * factor));
    return font;
}

int besideText(int pixels) {
    // The text of most desktops, in pixels; one that is set larger enlarges the symbols, too.
    constexpr int least = 13;
    constexpr int most = 16;
    static const int usual = std::clamp(
        QFontInfo(QFontDatabase::systemFont(QFontDatabase::GeneralFont)).pixelSize(), least, most);
    const int now = QFontInfo(QGuiApplication::font()).pixelSize();
    return std::max(pixels, pixels * now / usual);
}

namespace {

constexpr QSize frame(2 * space::medium, height::title);

} // namespace

void resizeWithinScreen(QWidget& window, QSize wanted) {
    // How large its frame is, a window learns only when it is seen.
    if (const QScreen* screen = window.screen())
        wanted = wanted.boundedTo(screen->availableSize() - frame);
    window.resize(wanted);
}

void centreOnScreen(QWidget& window) {
    if (const QScreen* screen = window.screen()) {
        const QSize rest = screen->availableSize() - window.size() - frame;
        window.move(screen->availableGeometry().topLeft() +
                    QPoint(rest.width(), rest.height()) / 2);
    }
}

} // namespace damscope::gui::look
