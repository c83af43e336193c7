// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/problem_text.hpp"

#include "cli/terminal/progress.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "db/store/records/message_json.hpp"
#include "messages/message.hpp"
#include "messages/translation.hpp"

#include <fmt/format.h>

#include <cmath>
#include <utility>

namespace damscope::cli {
namespace {

// A hostile file may contain names of megabytes; nobody reads them.
constexpr int gameWidth = 180;
constexpr int messageWidth = 300;
// A character takes six columns at most when it is written out visibly.
constexpr std::size_t bytesPerColumn = 4;

std::string shortened(std::string_view text, int width) {
    const std::size_t enough = bytesPerColumn * static_cast<std::size_t>(width) + bytesPerColumn;
    return cutToWidth(visible(text.substr(0, enough)), width);
}

Json orNull(const std::string& text) {
    return text.empty() ? Json() : Json(text);
}

Json suggestionJson(const std::optional<Message>& suggestion) {
    if (!suggestion)
        return {};
    return {{"code", suggestion->code}, {"parameters", parametersJson(*suggestion)}};
}

} // namespace

std::string problemLine(const db::ImportProblem& met, Language language) {
    const db::ProblemRow& problem = met.problem;
    const bool warns = problem.severity != Severity::error;
    const pages::ProblemTexts texts = pages::problemTexts(met, language);
    std::string line = visible(texts.place) + ": ";
    if (!texts.game.empty())
        line += word("text", "game", language) + " " + shortened(texts.game, gameWidth) + ": ";
    if (warns)
        line += word("severity", nameOf(problem.severity), language) + ": ";
    line += shortened(texts.wrong, messageWidth);
    if (!texts.meant.empty())
        line += fmt::format(" ({})", shortened(texts.meant, messageWidth));
    if (met.refused)
        line += fmt::format(" ({})", word("text", "refused", language));
    return line;
}

Json problemJson(const db::ImportProblem& met, Language language) {
    const db::ProblemRow& problem = met.problem;
    return {{"file", met.path},
            {"line", problem.line},
            {"column", problem.column},
            {"ordinal", met.ordinal},
            {"game", met.game ? Json(db::number(*met.game)) : Json()},
            {"white", met.white},
            {"black", met.black},
            {"move", orNull(problem.move)},
            {"severity", nameOf(problem.severity)},
            {"code", problem.code()},
            {"parameters", parametersJson(problem.message)},
            {"message", translated(problem.message, language)},
            {"suggestion",
             problem.suggestion ? Json(translated(*problem.suggestion, language)) : Json()},
            {"suggested", suggestionJson(problem.suggestion)}};
}

Json kindsJson(const db::ProblemCounts& kinds) {
    Json list = Json::array();
    for (const db::ProblemKind& kind : pages::problemKinds(kinds))
        list.push_back({{"severity", nameOf(kind.severity)},
                        {"code", kind.first.code},
                        {"problems", kind.problems}});
    return list;
}

std::string noticeLine(const db::Notice& notice, Language language) {
    return fmt::format("{}: {}: {}", visible(notice.path),
                       word("severity", nameOf(notice.severity), language),
                       visible(translated(notice.message, language, ReadAt::terminal)));
}

Json noticeJson(const db::Notice& notice, Language language) {
    return {{"file", notice.path},
            {"severity", nameOf(notice.severity)},
            {"code", notice.message.code},
            {"parameters", parametersJson(notice.message)},
            {"message", translated(notice.message, language, ReadAt::terminal)}};
}

Json parametersJson(const Message& message) {
    return Json::parse(db::parametersAsJson(message));
}

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

pages::VariantNames variantNames(Language language) {
    return language == Language::english ? pages::VariantNames::forCommands
                                         : pages::VariantNames::titles;
}

Json guessedJson(const db::GuessedGames& guessed) {
    Json object = Json::object();
    for (const auto& [variant, count] : guessed)
        object[std::string(rules::rules(variant).name)] = count;
    return object;
}

namespace {

Json duplicatesJson(const std::vector<db::DuplicateGame>& duplicates) {
    Json list = Json::array();
    for (const db::DuplicateGame& d : duplicates)
        list.push_back({{"path", d.path},
                        {"ordinal", d.ordinal},
                        {"line", d.line},
                        {"white", d.white},
                        {"black", d.black},
                        {"duplicate_of", db::number(d.of)},
                        {"deleted", d.deleted}});
    return list;
}

Json forksJson(const std::vector<db::ForkedGame>& forks) {
    Json list = Json::array();
    for (const db::ForkedGame& fork : forks)
        list.push_back({{"here", db::number(fork.here)},
                        {"came", db::number(fork.came)},
                        {"white", fork.white},
                        {"black", fork.black}});
    return list;
}

} // namespace

Json importJson(const db::ImportSummary& s, const std::vector<db::DuplicateGame>& duplicates) {
    return {{"sources", s.sources},
            {"games", s.games},
            {"stored", s.stored},
            {"legal", s.legal},
            {"partial", s.partial},
            {"repaired", s.repaired},
            {"mended", s.mended},
            {"duplicates", s.duplicates},
            {"deleted", s.deleted},
            {"corrected", s.corrected},
            {"duplicate_list", duplicatesJson(duplicates)},
            {"refused", s.refused},
            {"problems", s.problems},
            {"seconds", std::round(s.seconds * 1000) / 1000},
            {"known", s.known},
            {"failed", s.failed},
            {"errors", s.errors},
            {"kinds", kindsJson(s.kinds)},
            {"replaced", s.replaced},
            {"updated", s.updated},
            {"forked", s.forked},
            {"fork_list", forksJson(s.forks)},
            {"guessed", guessedJson(s.guessed)},
            {"encodings", s.encodings},
            {"interrupted", s.interrupted}};
}

} // namespace damscope::cli
