// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/problems/problem_text.hpp"

#include "cli/terminal/progress.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "db/records/message_json.hpp"
#include "messages/counts.hpp"
#include "messages/words.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <utility>
#include <vector>

namespace damscope::cli {
namespace {

// A hostile file may contain names of megabytes; nobody reads them.
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

std::string place(const db::ImportProblem& problem) {
    std::string text = visible(problem.path);
    if (problem.problem.line > 0)
        text += fmt::format(":{}", problem.problem.line);
    if (problem.problem.column > 0)
        text += fmt::format(":{}", problem.problem.column);
    return text;
}

std::string subject(const db::ImportProblem& problem, Language language) {
    if (problem.ordinal == 0)
        return {};
    std::string text = fmt::format("{} {}", word("text", "game", language), problem.ordinal);
    if (isKnown(problem.white) || isKnown(problem.black))
        text += fmt::format(" ({} - {})", nameOf(problem.white), nameOf(problem.black));
    if (!problem.problem.move.empty())
        text += ", " + shortened(problem.problem.move, moveWidth);
    return text + ": ";
}

using Kind = std::pair<std::pair<Severity, std::string>, std::uint64_t>;

std::vector<Kind> sortedKinds(const db::ProblemCounts& kinds) {
    std::vector<Kind> sorted(kinds.begin(), kinds.end());
    std::ranges::stable_sort(sorted, [](const Kind& a, const Kind& b) {
        return std::pair(a.first.first, b.second) < std::pair(b.first.first, a.second);
    });
    return sorted;
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
    std::string line =
        fmt::format("{}: {}{}{}", place(met), subject(met, language),
                    warns ? word("severity", nameOf(problem.severity), language) + ": " : "",
                    shortened(words(problem.message, language), messageWidth));
    if (problem.suggestion)
        line += fmt::format(" ({})", shortened(words(*problem.suggestion, language), messageWidth));
    if (met.refused)
        line += fmt::format(" ({})", word("text", "refused", language));
    return line;
}

Json problemJson(const db::ImportProblem& met, Language language) {
    const db::ProblemRow& problem = met.problem;
    return {
        {"file", met.path},
        {"line", problem.line},
        {"column", problem.column},
        {"ordinal", met.ordinal},
        {"id", met.game ? Json(db::number(*met.game)) : Json()},
        {"white", met.white},
        {"black", met.black},
        {"move", orNull(problem.move)},
        {"severity", nameOf(problem.severity)},
        {"code", problem.code()},
        {"parameters", parametersJson(problem.message)},
        {"message", words(problem.message, language)},
        {"suggestion", problem.suggestion ? Json(words(*problem.suggestion, language)) : Json()},
        {"suggested", suggestionJson(problem.suggestion)}};
}

std::string kindsText(const db::ProblemCounts& kinds, Language language) {
    std::string text;
    for (const auto& [kind, problems] : sortedKinds(kinds)) {
        Message counted =
            countMessage(fmt::format("count-{}", nameOf(kind.first)), "problems", problems);
        counted.parameters.push_back({"code", visible(kind.second)});
        text += (text.empty() ? "" : "; ") + words(counted, language);
    }
    return text;
}

Json kindsJson(const db::ProblemCounts& kinds) {
    Json list = Json::array();
    for (const auto& [kind, problems] : sortedKinds(kinds))
        list.push_back({{"severity", damscope::nameOf(kind.first)},
                        {"code", kind.second},
                        {"problems", problems}});
    return list;
}

std::string noticeLine(const db::Notice& notice, Language language) {
    return fmt::format("{}: {}: {}", visible(notice.path),
                       word("severity", nameOf(notice.severity), language),
                       visible(words(notice.message, language)));
}

Json noticeJson(const db::Notice& notice, Language language) {
    return {{"file", notice.path},
            {"severity", nameOf(notice.severity)},
            {"code", notice.message.code},
            {"parameters", parametersJson(notice.message)},
            {"message", words(notice.message, language)}};
}

Json parametersJson(const Message& message) {
    return Json::parse(db::parametersAsJson(message));
}

} // namespace damscope::cli
