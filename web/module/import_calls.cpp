// SPDX-License-Identifier: GPL-3.0-or-later
// Files are read into the database, or only checked.
#include "cli/text/problem_text.hpp"
#include "db/ingest/import.hpp"
#include "db/store/journal.hpp"
#include "messages/translation.hpp"
#include "pages/store_tables.hpp"
#include "parser/encoding/encoding.hpp"
#include "web/module/files.hpp"
#include "web/module/request.hpp"
#include "web/module/session.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <filesystem>
#include <utility>
#include <variant>
#include <vector>

namespace damscope::web {
namespace {

constexpr std::size_t mostDuplicates = 1000;
constexpr std::size_t mostKept = 20'000; // problems, of errors and of others
constexpr std::int64_t mostWorded = 1000;

db::ImportOptions optionsIn(const Json& request) {
    db::ImportOptions how;
    if (has(request, "variant"))
        how.variant = variantIn(request);
    if (has(request, "encoding")) {
        const auto encoding = parser::encodingNamed(textIn(request, "encoding"));
        if (!encoding)
            refuse("encoding");
        how.encoding = *encoding;
    }
    how.limits = expansionLimitsIn(request);
    how.strict = flagIn(request, "strict");
    how.repair = flagIn(request, "repair") ? parser::Repair::apply : parser::Repair::suggest;
    return how;
}

// What is given to a page has no folder.
std::string fileName(const std::string& path) {
    return std::filesystem::path(path).filename().string();
}

/// Reports to the page how far an import is, and takes down what it meets.
class Reporter {
public:
    Reporter(const Watch& watch, MetProblems& met) : watch_(watch), met_(met) {}

    [[nodiscard]] db::ImportListener listener() {
        db::ImportListener listener;
        listener.progress = [this](const db::ImportProgress& now) {
            watch_.event({{"event", "progress"},
                          {"done", now.bytes},
                          {"total", now.total},
                          {"games", now.games},
                          {"problems", met_.errors.met + met_.others.met}});
        };
        listener.problem = [this](const db::ImportProblem& problem) {
            add(problem.problem.severity, problem);
        };
        listener.notice = [this](const db::Notice& notice) { add(notice.severity, notice); };
        listener.duplicate = [this](db::DuplicateGame duplicate) {
            if (duplicates_.size() >= mostDuplicates)
                return;
            duplicate.path = fileName(duplicate.path);
            duplicates_.push_back(std::move(duplicate));
        };
        return listener;
    }
    [[nodiscard]] const std::vector<db::DuplicateGame>& duplicates() const { return duplicates_; }

private:
    void add(Severity severity, MetProblem problem) {
        MetProblems::Kind& kind = severity == Severity::error ? met_.errors : met_.others;
        if (++kind.met <= mostKept)
            kind.listed.push_back(std::move(problem));
    }

    const Watch& watch_;
    MetProblems& met_;
    std::vector<db::DuplicateGame> duplicates_;
};

Json worded(const db::ImportProblem& problem, Language language) {
    return cli::problemJson(problem, language);
}
Json worded(const db::Notice& notice, Language language) {
    return cli::noticeJson(notice, language);
}

// Errors first.
Json problemsJson(const MetProblems& met, std::int64_t offset, std::int64_t limit,
                  Language language) {
    Json list = Json::array();
    for (const MetProblems::Kind* kind : {&met.errors, &met.others}) {
        const auto size = static_cast<std::int64_t>(kind->listed.size());
        for (; offset < size && limit > 0; ++offset, --limit) {
            const MetProblem& problem = kind->listed[static_cast<std::size_t>(offset)];
            list.push_back(
                std::visit([&](const auto& one) { return worded(one, language); }, problem));
            list.back()["file"] = fileName(list.back()["file"].get<std::string>());
        }
        offset = std::max<std::int64_t>(0, offset - size);
    }
    return list;
}

Json summaryJson(const db::ImportSummary& summary, const std::vector<db::DuplicateGame>& duplicates,
                 Language language) {
    Json object = cli::importJson(summary, duplicates);
    object["facts"] = Json::array();
    for (const Message& fact : pages::importFacts(summary, cli::variantNames(language), language))
        object["facts"].push_back(translated(fact, language));
    return object;
}

Json checked(const std::vector<std::string>& paths, const Json& request, const Watch& watch,
             Language language) {
    MetProblems met;
    Reporter reporter(watch, met);
    const db::LintSummary s =
        db::lintSources(paths, optionsIn(request), watch.stop, reporter.listener());
    return {{"sources", s.sources},
            {"games", s.games},
            {"legal", s.legal},
            {"partial", s.partial},
            {"problems", s.problems},
            {"errors", s.errors},
            {"failed", s.failed},
            {"kinds", cli::kindsJson(s.kinds)},
            {"guessed", cli::guessedJson(s.guessed)},
            {"interrupted", s.interrupted},
            {"problem_list", problemsJson(met, 0, mostWorded, language)}};
}

std::int64_t lastEntry(db::Store& store) {
    const auto last = db::journal(store, 1);
    return last.empty() ? 0 : last.front().id;
}

// What undo() takes to revert an import, the first one first: databases have an entry each.
Json entriesSince(db::Store& store, std::int64_t before) {
    std::vector<std::int64_t> entries;
    for (const db::JournalEntry& entry : db::journal(store))
        if (entry.id > before && entry.games > 0 && !entry.isFinal())
            entries.push_back(entry.id);
    std::ranges::reverse(entries);
    return entries;
}

Json read(Session& session, const std::vector<std::string>& paths, const Json& request,
          const Watch& watch) {
    db::Store& store = storeIn(session, request);
    if (!flagIn(request, "more"))
        session.met = {};
    Reporter reporter(watch, session.met);
    const std::int64_t before = lastEntry(store);
    const db::ImportSummary summary =
        db::importSources(store, paths, optionsIn(request), watch.stop, reporter.listener());
    session.gamesChanged();
    Json object = summaryJson(summary, reporter.duplicates(), session.language);
    object["entries"] = entriesSince(store, before);
    return object;
}

Json import(Session& session, const Json& request, const Watch& watch) {
    std::vector<std::string> paths;
    for (const std::filesystem::path& file : givenFiles(session, request))
        paths.push_back(file.string());
    return flagIn(request, "check") ? checked(paths, request, watch, session.language)
                                    : read(session, paths, request, watch);
}

Json problems(Session& session, const Json& request, const Watch& /*watch*/) {
    const auto least = [&](const char* field, std::int64_t otherwise) {
        return std::max<std::int64_t>(0, numberIn(request, field).value_or(otherwise));
    };
    const std::int64_t limit = std::min(mostWorded, least("limit", 100));
    const MetProblems& met = session.met;
    return {{"total", met.errors.listed.size() + met.others.listed.size()},
            {"errors", met.errors.met},
            {"others", met.others.met},
            {"problems", problemsJson(met, least("offset", 0), limit, session.language)}};
}

} // namespace

std::span<const Call> importCalls() {
    static constexpr std::array calls{Call{"import", import}, Call{"import.problems", problems}};
    return calls;
}

} // namespace damscope::web
