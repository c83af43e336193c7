// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/problem_printer.hpp"

#include "cli/terminal/json.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "cli/text/problem_text.hpp"

#include <fmt/format.h>

namespace damscope::cli {
namespace {

// Nobody reads more, and a script that keeps what we say must not be drowned.
constexpr std::size_t mostWords = 200'000;

std::string_view nameOf(db::Notice::Severity severity) {
    switch (severity) {
    case db::Notice::Severity::error:
        return "error";
    case db::Notice::Severity::warning:
        return "warning";
    case db::Notice::Severity::note:
        break;
    }
    return "note";
}

LocatedProblem located(const db::ImportProblem& met) {
    return {met.path, met.ordinal, met.white, met.black, met.problem};
}

} // namespace

bool ProblemPrinter::inObjects() const {
    return style_ == ProblemStyle::objects || style_ == ProblemStyle::objectsAsData;
}

void ProblemPrinter::printLine(const std::string& line) {
    if (style_ == ProblemStyle::wordsAsData || style_ == ProblemStyle::objectsAsData) {
        console_.out().write(line + '\n');
    } else if (style_ == ProblemStyle::words && printed_ > mostWords) {
        ++leftOut_;
    } else {
        console_.say(line);
        printed_ += line.size() + 1;
    }
}

void ProblemPrinter::print(const db::ImportProblem& met) {
    if (!inObjects()) {
        printLine(problemLine(located(met)) + (met.refused ? " (refused)" : ""));
        return;
    }
    Json object = problemJson(located(met));
    object["refused"] = met.refused;
    printLine(jsonText(object));
}

void ProblemPrinter::print(const db::Notice& notice) {
    if (inObjects())
        printLine(jsonText({{"file", notice.path},
                            {"severity", nameOf(notice.severity)},
                            {"code", notice.code},
                            {"message", notice.message}}));
    else
        printLine(fmt::format("{}: {}: {}", visible(notice.path), nameOf(notice.severity),
                              visible(notice.message)));
}

void ProblemPrinter::printKnown(const db::ImportedSource& source) {
    if (source.knownAs.empty())
        return;
    const bool sameName = source.knownAs == source.source.path;
    print(db::Notice{db::Notice::Severity::note, source.source.path, "known",
                     (sameName ? "was read before" : "the same as " + source.knownAs) +
                         "; it adds nothing"});
}

} // namespace damscope::cli
