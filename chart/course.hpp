// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/judgement/judgement.hpp"
#include "rules/game/game.hpp"

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::chart {

/// The course of a game, ready to be drawn: plain values, no Qt.
struct Course {
    struct Move {
        int ply = 0;       ///< the first move is 1; each stands at its place, gaps are gaps
        std::string label; ///< "31... 18-22"
        /// After the move, in men, positive good for White; a win is 100 men. None: not evaluated.
        std::optional<double> men;
        analysis::Quality quality = analysis::Quality::unknown;
        analysis::Phase phase = analysis::Phase::opening;
        double loss = 0; ///< of the mover's expectancy
        rules::Color mover = rules::Color::white;
        std::optional<int> clock; ///< seconds left after the move
    };
    std::string title;    ///< the players and the result
    std::string subtitle; ///< event, date, engine
    std::optional<double> startMen;
    std::vector<Move> moves;
};

/// The look of a picture.
enum class Theme { light, dark, highContrast };

enum class PictureFormat { svg, png, pdf };

struct PictureOptions {
    PictureFormat format = PictureFormat::svg;
    Theme theme = Theme::light;
    int width = 1100; ///< pixels; points in a PDF
    int height = 520;
};

/// The name of the chart library, and its function that draws a course: `picture` gets the bytes of
/// the file; false with a reason in `error` if it cannot be drawn. It is loaded when a picture is
/// requested, so that nothing else waits for Qt.
inline constexpr const char* libraryName = "damscope-chart";
inline constexpr const char* drawName = "damscopeDraw";
using Draw = bool (*)(const Course& course, const PictureOptions& options, std::string& picture,
                      std::string& error);
/// Another function in it: turns an SVG picture into PNG, in the same way.
inline constexpr const char* rasteriseName = "damscopeRasterise";
using Rasterise = bool (*)(const std::string& svg, std::string& picture, std::string& error);

/// A score in men for a scale: a proved win is 100.
[[nodiscard]] double menOf(const analysis::Score& score);

/// The place of a score in men on the scale of a chart from -1 to 1. One man matters most when the
/// game is even, so the scale is compressed towards the edges; a win is on them.
[[nodiscard]] double levelOf(double men);

/// The course of a judged game, without title and subtitle: those are the caller's words.
[[nodiscard]] Course courseOf(const rules::Game& game, const analysis::GameJudgement& judgement);

/// Answers with the next page in SVG, a unit for a point; with nothing after the last.
using NextPage = std::function<std::optional<std::string>()>;
/// Takes the next piece of a file. Like NextPage it must not throw: Qt calls it.
using TakeBytes = std::function<void(std::string_view)>;

/// A function in the chart library (course.hpp): makes one PDF file of pages, of which one at a
/// time is in memory; `title` is that of the document. `unreadable` gets the letters that no font
/// here has. False with a reason in `error` if they cannot be drawn.
inline constexpr const char* pagesName = "damscopePrintPages";
using DrawPages = bool (*)(const std::string& title, const NextPage& next, const TakeBytes& take,
                           std::set<std::string>& unreadable, std::string& error);

} // namespace damscope::chart
