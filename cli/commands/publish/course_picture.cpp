// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/publish/course_picture.hpp"

#include "cli/commands/publish/site_page.hpp"
#include "cli/options/language_option.hpp"
#include "cli/text/movetext.hpp"
#include "messages/words.hpp"
#include "parser/html/page.hpp"

#include <fmt/format.h>

namespace damscope::cli {
namespace {

constexpr double height = 100;
constexpr double step = 8; // of a ply

struct Point {
    double x = 0;
    double y = 0;
};

Point placeOf(const analysis::JudgedMove& move) {
    return {step * move.ply, height * (1 - analysis::expectancy(*move.after, move.curve).points())};
}

std::string markOf(const rules::Game& game, const analysis::JudgedMove& move, Point at) {
    const std::string words = numberedMove(game, move.node) + ": " +
                              word("quality", analysis::name(move.quality), environmentLanguage());
    return fmt::format("<a href=\"#g1-{}\"><circle class=\"{}\" cx=\"{:.0f}\" cy=\"{:.1f}\" "
                       "r=\"5\"><title>{}</title></circle></a>",
                       move.ply, move.quality == analysis::Quality::inaccuracy ? "slip" : "error",
                       at.x, at.y, parser::html::escaped(words));
}

} // namespace

std::string coursePicture(const rules::Game& game, const analysis::GameJudgement& judgement) {
    std::string line;
    std::string marks;
    bool known = false;
    for (const analysis::JudgedMove& move : judgement.moves) {
        if (!move.after) {
            known = false;
            continue;
        }
        const Point at = placeOf(move);
        line += fmt::format("{}{:.0f} {:.1f}", known ? 'L' : 'M', at.x, at.y);
        if (!known)
            line += fmt::format("h.1"); // a move between two gaps is a point
        known = true;
        if (move.isError())
            marks += markOf(game, move, at);
    }
    const double width = step * (static_cast<double>(judgement.moves.size()) + 1);
    return fmt::format(
        "<svg class=\"course\" viewBox=\"-6 -6 {0:.0f} {1:.0f}\" role=\"group\" "
        "aria-label=\"{2}\"><path class=\"middle\" d=\"M0 {3:.0f}H{4:.0f}\"/><path class=\"line\" "
        "d=\"{5}\"/>{6}</svg>",
        width + 12, height + 12, parser::html::escaped(siteWord("course-says")), height / 2, width,
        line, marks);
}

} // namespace damscope::cli
