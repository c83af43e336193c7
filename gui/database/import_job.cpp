// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/database/import_job.hpp"

#include "db/store/store.hpp"
#include "gui/base/text.hpp"

#include <QFile>

#include <algorithm>
#include <exception>
#include <utility>

namespace damscope::gui {

namespace {

MetProblem metProblem(const db::ImportProblem& met) {
    const db::ProblemRow& p = met.problem;
    MetProblem problem;
    problem.path = qtText(met.path);
    problem.ordinal = met.ordinal;
    problem.isError = p.severity == parser::Problem::Severity::error;
    problem.place = problem.path;
    for (const std::uint64_t n : {p.line, p.column})
        if (n > 0)
            problem.place += QStringLiteral(":%1").arg(n);
    if (met.ordinal > 0) {
        problem.game = QString::number(met.ordinal);
        if (!met.white.empty() || !met.black.empty())
            problem.game += QStringLiteral(", %1 - %2").arg(qtText(met.white), qtText(met.black));
        if (!p.where.empty())
            problem.game += QStringLiteral(", %1").arg(qtText(p.where));
    }
    problem.message = p.message;
    problem.suggestion = p.suggestion;
    return problem;
}

MetProblem metProblem(const db::Notice& notice) {
    MetProblem problem;
    problem.path = problem.place = qtText(notice.path);
    problem.message = notice.message;
    problem.isError = notice.severity == db::Notice::Severity::error;
    return problem;
}

} // namespace

void ImportJob::start(const std::filesystem::path& store, const QStringList& paths) {
    if (running_)
        return;
    running_ = true;
    std::vector<std::string> names;
    for (const QString& path : paths)
        names.push_back(QFile::encodeName(path).toStdString());
    thread_ = std::jthread([this, store, names = std::move(names)](const std::stop_token& stop) {
        run(stop, store, names);
    });
}

void ImportJob::run(const std::stop_token& stop, const std::filesystem::path& file,
                    const std::vector<std::string>& paths) {
    std::vector<MetProblem> met; // since the last progress, in this thread only
    const auto tellProblems = [&] {
        if (!met.empty())
            QMetaObject::invokeMethod(
                this, [this, bundle = std::exchange(met, {})] { emit problemsMet(bundle); });
    };
    db::ImportListener listener;
    listener.progress = [&](const db::ImportProgress& progress) {
        QMetaObject::invokeMethod(this, [this, progress] { emit progressed(progress); });
        tellProblems();
    };
    listener.problem = [&](const db::ImportProblem& p) { met.push_back(metProblem(p)); };
    listener.notice = [&](const db::Notice& notice) {
        if (notice.severity != db::Notice::Severity::note)
            met.push_back(metProblem(notice));
    };
    try {
        std::filesystem::create_directories(file.parent_path());
        db::Store store(file, db::Store::Access::write);
        db::ImportOptions options;
        // The window keeps a core to itself.
        options.jobs = std::max(1U, std::thread::hardware_concurrency() - 1);
        const db::ImportSummary summary = db::importSources(store, paths, options, stop, listener);
        tellProblems();
        QMetaObject::invokeMethod(this, [this, summary] {
            running_ = false;
            emit finished(summary);
        });
    } catch (const std::exception& e) {
        tellProblems();
        QMetaObject::invokeMethod(this, [this, what = QString::fromUtf8(e.what())] {
            running_ = false;
            emit failed(what);
        });
    }
}

} // namespace damscope::gui
