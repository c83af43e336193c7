// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/problem_printer.hpp"

#include "cli/terminal/json.hpp"
#include "cli/text/problem_text.hpp"

namespace damscope::cli {
namespace {

// Nobody reads more, and a script that stores the output must not be flooded.
constexpr std::size_t mostWords = 200'000;

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

void ProblemPrinter::print(const db::ImportProblem& problem) {
    if (!inObjects())
        return printLine(problemLine(problem, language_));
    Json object = problemJson(problem, language_);
    object["refused"] = problem.refused;
    printLine(jsonText(object));
}

void ProblemPrinter::print(const db::Notice& notice) {
    printLine(inObjects() ? jsonText(noticeJson(notice, language_))
                          : noticeLine(notice, language_));
}

void ProblemPrinter::printKnown(const db::ImportedSource& source) {
    if (source.knownAs.empty())
        return;
    Message known{"known", {}};
    if (source.knownAs != source.source.path)
        known.parameters.push_back({"path", source.knownAs});
    print(db::Notice{Severity::note, source.source.path, std::move(known)});
}

} // namespace damscope::cli
