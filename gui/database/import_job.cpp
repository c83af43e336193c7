// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/database/import_job.hpp"

#include "db/store/store.hpp"

#include <QFile>

#include <algorithm>
#include <exception>
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
    std::vector<db::ImportProblem> met; // since the last progress, in this thread only
    const auto reportProblems = [&] {
        if (!met.empty())
            QMetaObject::invokeMethod(
                this, [this, bundle = std::exchange(met, {})] { emit problemsMet(bundle); });
    };
    db::ImportListener listener;
    listener.progress = [&](const db::ImportProgress& progress) {
        QMetaObject::invokeMethod(this, [this, progress] { emit progressed(progress); });
        reportProblems();
    };
    listener.problem = [&](const db::ImportProblem& p) { met.push_back(p); };
    listener.notice = [&](const db::Notice& notice) {
        if (notice.severity != Severity::note)
            met.push_back(problemOf(notice));
    };
    try {
        std::filesystem::create_directories(file.parent_path());
        db::Store store(file, db::Store::Access::write);
        db::ImportOptions options;
        // The window keeps a core to itself.
        options.jobs = std::max(1U, std::thread::hardware_concurrency() - 1);
        const db::ImportSummary summary = db::importSources(store, paths, options, stop, listener);
        reportProblems();
        QMetaObject::invokeMethod(this, [this, summary] {
            running_ = false;
            emit finished(summary);
        });
    } catch (const std::exception& e) {
        reportProblems();
        QMetaObject::invokeMethod(this, [this, what = QString::fromUtf8(e.what())] {
            running_ = false;
            emit failed(what);
        });
    }
}

} // namespace damscope::gui
