// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/problems/problem_printer.hpp"

#include "cli/terminal/json.hpp"
#include "cli/text/problems/problem_text.hpp"
#include "messages/counts.hpp"

namespace damscope::cli {
namespace {

// Nobody reads more, and a script that stores the output must not be flooded.
constexpr std::size_t mostWords = 200'000;
// Warnings of one kind.
constexpr std::size_t mostAlike = 50;

} // namespace

bool ProblemPrinter::inObjects() const {
    return style_ == ProblemStyle::objects || style_ == ProblemStyle::objectsAsData;
}

void ProblemPrinter::printLine(const std::string& line) {
    if (style_ == ProblemStyle::wordsAsData) {
        console_.out().write(line + '\n');
    } else if (style_ == ProblemStyle::words && printed_ > mostWords) {
        ++leftOut_;
    } else {
        console_.warn(line);
        printed_ += line.size() + 1;
    }
}

void ProblemPrinter::printObject(const Json& object) {
    if (style_ == ProblemStyle::objectsAsData && rows_ != nullptr)
        rows_->add(object);
    else
        printLine(jsonText(versioned(object)));
}

// What a file does in every game must not hide what is wrong with one.
bool ProblemPrinter::isRepetition(const Problem& problem) {
    return style_ == ProblemStyle::words && problem.severity != Severity::error &&
           ++warnings_[problem.code()] > mostAlike;
}

void ProblemPrinter::print(const db::ImportProblem& problem) {
    if (isRepetition(problem.problem)) {
        ++leftOut_;
        return;
    }
    if (!inObjects())
        return printLine(problemLine(problem, language_));
    Json object = problemJson(problem, language_);
    object["refused"] = problem.refused;
    printObject(object);
}

void ProblemPrinter::print(const db::Notice& notice) {
    if (inObjects())
        printObject(noticeJson(notice, language_));
    else
        printLine(noticeLine(notice, language_));
}

void ProblemPrinter::printKnown(const db::ImportedSource& source, std::uint64_t deleted) {
    if (source.knownAs.empty())
        return;
    Message known{"known", {}};
    if (deleted > 0)
        known = countMessage("known-deleted", "games", deleted);
    if (source.knownAs != source.source.path)
        known.parameters.push_back({"path", source.knownAs});
    print(db::Notice{Severity::note, source.source.path, std::move(known)});
}

} // namespace damscope::cli
