// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/analysis/analysis_notes.hpp"

#include "analysis/hub/engine_list.hpp"
#include "gui/analysis/analysis_queue.hpp"
#include "gui/base/output_file.hpp"
#include "gui/base/text.hpp"
#include "parser/meaning/pasted.hpp"
#include "parser/write/write.hpp"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <exception>
#include <utility>
#include <vector>

namespace damscope::gui {

namespace {

// An engine that is no longer in the list keeps its name: the analysis then fails.
std::optional<analysis::HubSettings> engineNamed(const QString& title) {
    if (title.isEmpty())
        return std::nullopt;
    const std::string wanted = title.toStdString();
    try {
        const analysis::EngineList list(analysis::EngineList::usualFile());
        for (const analysis::HubSettings& engine : list.engines())
            if (engine.title == wanted)
                return engine;
    } catch (const analysis::EngineListError&) { // NOLINT(bugprone-empty-catch): not in the list
    }
    analysis::HubSettings gone;
    gone.title = wanted;
    gone.call.words = {wanted};
    return gone;
}

QJsonObject written(const AnalysisJob& job) {
    QJsonObject json{{"title", job.title},
                     {"store", QString::fromStdString(job.store.string())},
                     {"nodes", static_cast<double>(job.settings.limits.nodes.value_or(0))},
                     {"lines", job.settings.limits.lines},
                     {"threads", job.settings.threads},
                     {"engine", job.engine ? qtText(job.engine->title) : QString()}};
    if (const auto* game = std::get_if<rules::Game>(&job.games)) {
        json["pdn"] = qtText(parser::writePdn(*game));
        return json;
    }
    QJsonArray games;
    for (const db::GameId id : std::get<std::vector<db::GameId>>(job.games))
        games.append(static_cast<double>(db::number(id)));
    json["games"] = games;
    return json;
}

// Nothing if the file contains something else.
std::optional<AnalysisJob> readJob(const QJsonObject& json) {
    AnalysisJob job;
    job.title = json["title"].toString();
    job.store = json["store"].toString().toStdString();
    job.settings.limits.nodes = static_cast<std::uint64_t>(std::max(1.0, json["nodes"].toDouble()));
    job.settings.limits.lines = std::clamp(json["lines"].toInt(), 1, 5);
    job.settings.threads = std::max(1, json["threads"].toInt());
    job.engine = engineNamed(json["engine"].toString());
    job.state = AnalysisJob::State::stopped;
    if (json.contains("pdn")) {
        auto game = parser::gameFromText(json["pdn"].toString().toStdString(),
                                         rules::Variant::international);
        if (!game)
            return std::nullopt;
        job.games = std::move(*game);
        return job;
    }
    std::vector<db::GameId> games;
    for (const auto& id : json["games"].toArray())
        games.push_back(static_cast<db::GameId>(id.toInteger()));
    if (games.empty())
        return std::nullopt;
    job.games = std::move(games);
    return job;
}

QString fileName(int number) {
    return number == 1 ? QStringLiteral("analyses.json")
                       : QStringLiteral("analyses-%1.json").arg(number);
}

QString lockOf(const QString& file) {
    return file + QStringLiteral(".lock");
}

} // namespace

AnalysisNotes::AnalysisNotes(AnalysisQueue& queue, const QString& folder, QObject* parent)
    : QObject(parent), queue_(queue) {
    QDir().mkpath(folder);
    const QDir dir(folder);
    // The first that no other program has locked. A folder that cannot be written is reported when
    // there is something to save.
    int number = 0;
    do {
        file_ = dir.filePath(fileName(++number));
        lock_.emplace(lockOf(file_));
    } while (!lock_->tryLock());
    read(file_);
    takeUp(dir);
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(&queue, signal, this, &AnalysisNotes::write);
    connect(&queue, &AnalysisQueue::ended, this, &AnalysisNotes::write);
}

// The files of programs that have ended; they are removed once a copy is saved.
void AnalysisNotes::takeUp(const QDir& folder) {
    std::vector<CourtesyLock> locks;
    QStringList left;
    for (const QString& name : folder.entryList({QStringLiteral("analyses*.json")}, QDir::Files)) {
        const QString file = folder.filePath(name);
        CourtesyLock lock(lockOf(file));
        if (file == file_ || !lock.tryLock() || !lock.isHeld())
            continue;
        read(file);
        left << file;
        locks.push_back(std::move(lock));
    }
    if (left.isEmpty() || !write())
        return;
    for (const QString& file : left)
        QFile::remove(file);
}

void AnalysisNotes::read(const QString& name) {
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
        return; // nothing was left
    for (const auto& json : QJsonDocument::fromJson(file.readAll()).array())
        if (auto job = readJob(json.toObject())) {
            queue_.add(std::move(*job));
            ++found_;
        }
}

bool AnalysisNotes::write() {
    QJsonArray jobs;
    for (int row = 0; row < queue_.rowCount(); ++row)
        if (queue_.job(row).state != AnalysisJob::State::done)
            jobs.append(written(queue_.job(row)));
    if (jobs.isEmpty())
        return !QFile::exists(file_) || QFile::remove(file_);
    OutputFile file(file_);
    const QByteArray text = QJsonDocument(jobs).toJson();
    const bool kept =
        file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && file.commit();
    if (!kept)
        emit failed(file.errorString());
    return kept;
}

} // namespace damscope::gui
