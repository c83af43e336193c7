// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/problem_text.hpp"

#include "cli/terminal/terminal_text.hpp"

#include <fmt/format.h>

namespace damscope::cli {
namespace {

// A hostile file makes names of megabytes; nobody reads them.
constexpr int nameWidth = 60;
constexpr int moveWidth = 60;
constexpr int messageWidth = 300;
// A character takes six columns at most when it is written out visibly.
constexpr std::size_t bytesPerColumn = 4;

std::string shortened(std::string_view text, int width) {
    const std::size_t enough = bytesPerColumn * static_cast<std::size_t>(width) + bytesPerColumn;
    return cutToWidth(visible(text.substr(0, enough)), width);
}

// PDN writes "?" for what is not known.
bool isKnown(const std::string& name) {
    return !name.empty() && name != "?";
}

std::string nameOf(const std::string& name) {
    return isKnown(name) ? shortened(name, nameWidth) : "?";
}

std::string place(const LocatedProblem& located) {
    std::string text = visible(located.file);
    if (located.problem.line > 0)
        text += fmt::format(":{}", located.problem.line);
    if (located.problem.column > 0)
        text += fmt::format(":{}", located.problem.column);
    return text;
}

std::string subject(const LocatedProblem& located) {
    if (located.game == 0)
        return {};
    std::string text = fmt::format("game {}", located.game);
    if (isKnown(located.white) || isKnown(located.black))
        text += fmt::format(" ({} - {})", nameOf(located.white), nameOf(located.black));
    if (!located.problem.where.empty())
        text += ", " + shortened(located.problem.where, moveWidth);
    return text + ": ";
}

bool isWarning(const db::ProblemRow& problem) {
    return problem.severity == parser::Problem::Severity::warning;
}

} // namespace

std::string problemLine(const LocatedProblem& located) {
    const db::ProblemRow& problem = located.problem;
    std::string line = fmt::format("{}: {}{}{}", place(located), subject(located),
                                   isWarning(problem) ? "warning: " : "",
                                   shortened(problem.message, messageWidth));
    if (!problem.suggestion.empty())
        line += fmt::format(" ({})", shortened(problem.suggestion, messageWidth));
    return line;
}

Json problemJson(const LocatedProblem& located) {
    const db::ProblemRow& problem = located.problem;
    return {{"file", located.file},
            {"line", problem.line},
            {"column", problem.column},
            {"game", located.game},
            {"white", located.white},
            {"black", located.black},
            {"move", problem.where},
            {"severity", isWarning(problem) ? "warning" : "error"},
            {"code", problem.code},
            {"message", problem.message},
            {"suggestion", problem.suggestion}};
}

} // namespace damscope::cli
