// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/control/stored_problems.hpp"
#include "gui/base/translator.hpp"

#include "db/store/games.hpp"
#include "db/store/problems.hpp"
#include "db/store/sources.hpp"
#include "db/store/store.hpp"
#include "gui/control/importer.hpp"
#include "gui/database/problem_model.hpp"

#include <algorithm>
#include <array>

namespace damscope::gui {

namespace {

constexpr std::size_t most = 2000; // listed

db::ImportProblem asMet(db::Store& store, const db::StoredSource& source,
                        const db::StoredProblem& problem) {
    db::ImportProblem met{.path = source.source.path,
                          .ordinal = problem.ordinal,
                          .white = {},
                          .black = {},
                          .refused = problem.ordinal > 0 && !problem.game,
                          .problem = problem.problem,
                          .game = problem.game};
    if (!problem.game)
        return met;
    const auto lines = db::gameLines(store, std::array{*problem.game});
    if (!lines.empty()) {
        met.white = lines.front().header.white;
        met.black = lines.front().header.black;
    }
    return met;
}

// Those of the newest sources first. Notes are none.
std::vector<db::ImportProblem> problemsOf(db::Store& store, const std::stop_token& stop) {
    std::vector<db::ImportProblem> all;
    auto sources = db::sources(store);
    std::ranges::reverse(sources);
    for (const db::StoredSource& source : sources) {
        if (source.progress.problems == 0)
            continue;
        for (const db::StoredProblem& problem : db::problems(store, source.id)) {
            if (all.size() == most || stop.stop_requested())
                return all;
            if (problem.problem.severity != Severity::note)
                all.push_back(asMet(store, source, problem));
        }
    }
    return all;
}

} // namespace

StoredProblems::StoredProblems(ProblemModel& problems, Importer& importer, QObject* parent)
    : QObject(parent), problems_(problems) {
    connect(&importer, &Importer::started, this, [this](const std::filesystem::path& store) {
        job_.cancel();
        listed_ = store;
        problems_.clear();
    });
}

void StoredProblems::setStore(const std::filesystem::path& store) {
    if (store == listed_)
        return;
    listed_ = store;
    listAgain();
}

void StoredProblems::listAgain() {
    problems_.clear();
    if (listed_.empty())
        return job_.cancel();
    job_.start(
        [this, store = listed_](const Job::Report&, const std::stop_token& stop) -> Job::Step {
            db::Store opened(store, db::Store::Access::read);
            return [this, found = problemsOf(opened, stop)] {
                problems_.add(found);
                if (found.size() == most)
                    emit reported(
                        trPlural("The first %Ln problem is listed, the newest sources first.",
                                 "The first %Ln problems are listed, the newest sources first.",
                                 static_cast<int>(most)));
            };
        });
}

} // namespace damscope::gui
