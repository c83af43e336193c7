// SPDX-License-Identifier: GPL-3.0-or-later
// Files are read into the database, or only checked.
#include "cli/text/problem_text.hpp"
#include "db/ingest/import.hpp"
#include "messages/words.hpp"
#include "pages/store_tables.hpp"
#include "parser/encoding/encoding.hpp"
#include "web/module/files.hpp"
#include "web/module/request.hpp"
#include "web/module/session.hpp"

#include <array>
#include <filesystem>
#include <utility>
#include <vector>

namespace damscope::web {
namespace {

constexpr std::size_t mostListed = 1000; // problems, and duplicates

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
    how.strict = flagIn(request, "strict");
    how.repair = flagIn(request, "repair") ? parser::Repair::apply : parser::Repair::suggest;
    return how;
}

/// Reports to the page what an import meets.
class Reporter {
public:
    Reporter(const Watch& watch, Language language) : watch_(watch), language_(language) {}

    [[nodiscard]] db::ImportListener listener() {
        db::ImportListener listener;
        listener.progress = [this](const db::ImportProgress& now) {
            watch_.event({{"event", "progress"},
                          {"done", now.bytes},
                          {"total", now.total},
                          {"games", now.games},
                          {"problems", met_}});
        };
        listener.problem = [this](const db::ImportProblem& problem) {
            add(cli::problemJson(problem, language_));
        };
        listener.notice = [this](const db::Notice& notice) {
            add(cli::noticeJson(notice, language_));
        };
        listener.duplicate = [this](db::DuplicateGame duplicate) {
            if (duplicates_.size() >= mostListed)
                return;
            duplicate.path = fileName(duplicate.path);
            duplicates_.push_back(std::move(duplicate));
        };
        return listener;
    }
    [[nodiscard]] const Json& problems() const { return problems_; }
    [[nodiscard]] const std::vector<db::DuplicateGame>& duplicates() const { return duplicates_; }

private:
    // What is given to a page has no folder.
    static std::string fileName(const std::string& path) {
        return std::filesystem::path(path).filename().string();
    }

    void add(Json problem) {
        if (++met_ > mostListed)
            return;
        problem["file"] = fileName(problem["file"].get<std::string>());
        watch_.event({{"event", "problem"}, {"problem", problem}});
        problems_.push_back(std::move(problem));
    }

    const Watch& watch_;
    Language language_;
    Json problems_ = Json::array();
    std::size_t met_ = 0;
    std::vector<db::DuplicateGame> duplicates_;
};

Json summaryJson(const db::ImportSummary& summary, const std::vector<db::DuplicateGame>& duplicates,
                 Language language) {
    Json object = cli::importJson(summary, duplicates);
    object["facts"] = Json::array();
    for (const Message& fact : pages::importFacts(summary, cli::variantNames(language), language))
        object["facts"].push_back(words(fact, language));
    return object;
}

Json checked(const std::vector<std::string>& paths, const Json& request, const Watch& watch,
             Reporter& reporter) {
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
            {"interrupted", s.interrupted}};
}

Json read(Session& session, const std::vector<std::string>& paths, const Json& request,
          const Watch& watch, Reporter& reporter) {
    const db::ImportSummary summary = db::importSources(session.store(), paths, optionsIn(request),
                                                        watch.stop, reporter.listener());
    session.gamesChanged();
    return summaryJson(summary, reporter.duplicates(), session.language);
}

Json import(Session& session, const Json& request, const Watch& watch) {
    std::vector<std::string> paths;
    for (const std::filesystem::path& file : givenFiles(session, request))
        paths.push_back(file.string());
    Reporter reporter(watch, session.language);
    Json answer = flagIn(request, "check") ? checked(paths, request, watch, reporter)
                                           : read(session, paths, request, watch, reporter);
    answer["problem_list"] = reporter.problems();
    return answer;
}

// The first file is another database.
Json merge(Session& session, const Json& request, const Watch& watch) {
    const std::filesystem::path source = givenFiles(session, request).front();
    Reporter reporter(watch, session.language);
    Json answer = read(session, {source.string()}, Json::object(), watch, reporter);
    answer["problem_list"] = reporter.problems();
    return answer;
}

} // namespace

std::span<const Call> importCalls() {
    static constexpr std::array calls{Call{"import", import}, Call{"store.merge", merge}};
    return calls;
}

} // namespace damscope::web
