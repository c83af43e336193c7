// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/look/colours.hpp"

#include <array>

namespace damscope::gui::look {

namespace {

// In the order of the enumeration.
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
