// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/database/import_job.hpp"

#include "base/parallel/thread_count.hpp"
#include "db/lists/filter.hpp"
#include "db/store/store.hpp"
#include "gui/base/text.hpp"

#include <QFile>

#include <utility>

namespace damscope::gui {

namespace {

// About the source itself.
db::ImportProblem problemOf(const db::Notice& notice) {
    return {.path = notice.path,
            .ordinal = 0,
            .white = {},
            .black = {},
            .refused = false,
            .problem = {{notice.severity, notice.message}, 0, 0}};
}

std::optional<db::GameId> lastGame(db::Store& store) {
    const auto games = db::findGames(store, {});
    return games.empty() ? std::nullopt : std::optional(games.back());
}

// New games have the highest numbers. Without new ones the source says which games are meant.
QString filterFor(const db::ImportSummary& summary, db::GameId before,
                  const std::optional<db::GameId>& last, const QStringList& sources) {
    constexpr std::uint64_t most = 100'000; // a filter of so many numbers is slow
    if (summary.stored > 0 && summary.stored <= most && last && *last > before)
        return QStringLiteral("id:%1-%2").arg(db::number(before) + 1).arg(db::number(*last));
    if (summary.stored == 0 && sources.size() == 1)
        return QStringLiteral("source:\"%1\"").arg(sources.first());
    return {};
}

} // namespace

void ImportJob::start(const std::filesystem::path& store, const QStringList& paths,
                      const HowToRead& how) {
    if (isRunning())
        return;
    Order order{store, {}, how};
    for (const QString& path : paths)
        order.paths.push_back(QFile::encodeName(path).toStdString());
    job_.start(
        [this, order = std::move(order)](const Job::Report& report, const std::stop_token& stop) {
            return run(order, report, stop);
        });
}

// In the thread of the job.
Job::Step ImportJob::run(const Order& order, const Job::Report& report,
                         const std::stop_token& stop) {
    const std::filesystem::path& file = order.store;
    std::vector<db::ImportProblem> met; // since the last progress
    const auto reportProblems = [&] {
        if (!met.empty())
            report([this, bundle = std::exchange(met, {})] { emit problemsMet(bundle); });
    };
    ImportOutcome outcome;
    db::ImportListener listener;
    listener.progress = [&](const db::ImportProgress& progress) {
        report([this, progress] { emit progressed(progress); });
        reportProblems();
    };
    listener.problem = [&](const db::ImportProblem& p) { met.push_back(p); };
    listener.notice = [&](const db::Notice& notice) {
        if (notice.severity == Severity::note)
            return;
        met.push_back(problemOf(notice));
        if (outcome.notices++ == 0)
            outcome.notice = notice;
    };
    try {
        if (file.has_parent_path())
            std::filesystem::create_directories(file.parent_path());
        db::Store store(file, db::Store::Access::write);
        db::ImportOptions options;
        options.encoding = order.how.encoding;
        options.variant = order.how.variant;
        // One core is left to the window.
        options.jobs = static_cast<unsigned>(base::backgroundThreads());
        const std::optional<db::GameId> before = lastGame(store);
        QStringList sources;
        listener.source = [&](const db::ImportedSource& source) {
            sources << qtText(source.knownAs.empty() ? source.source.path : source.knownAs);
        };
        outcome.summary = db::importSources(store, order.paths, options, stop, listener);
        if (before)
            outcome.filter = filterFor(outcome.summary, *before, lastGame(store), sources);
        reportProblems();
        return [this, outcome] { emit finished(outcome); };
    } catch (...) {
        reportProblems();
        throw;
    }
}

} // namespace damscope::gui
