// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/analysis/analysis_notes.hpp"

#include "analysis/hub/engine_list.hpp"
#include "gui/analysis/analysis_queue.hpp"
#include "gui/text.hpp"
#include "parser/pasted.hpp"
#include "parser/write.hpp"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>

#include <algorithm>
#include <exception>

namespace damscope::gui {

namespace {

// An engine that is not in the list any more keeps its name: the analysis fails with it.
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

// Nothing if somebody has written something else into the file.
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
    for (const QJsonValue& id : json["games"].toArray())
        games.push_back(static_cast<db::GameId>(id.toInteger()));
    if (games.empty())
        return std::nullopt;
    job.games = std::move(games);
    return job;
}

} // namespace

AnalysisNotes::AnalysisNotes(AnalysisQueue& queue, const QString& folder, QObject* parent)
    : QObject(parent), queue_(queue), file_(QDir(folder).filePath("analyses.json")),
      lock_(file_ + QStringLiteral(".lock")) {
    QDir().mkpath(folder);
    lock_.setStaleLockTime(0); // stale only when its program has ended
    if (!lock_.tryLock(0))
        return;
    read();
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(&queue, signal, this, &AnalysisNotes::write);
    connect(&queue, &AnalysisQueue::ended, this, &AnalysisNotes::write);
}

void AnalysisNotes::read() {
    QFile file(file_);
    if (!file.open(QIODevice::ReadOnly))
        return; // nothing was left
    for (const QJsonValue& json : QJsonDocument::fromJson(file.readAll()).array())
        if (auto job = readJob(json.toObject())) {
            queue_.add(std::move(*job));
            ++found_;
        }
}

void AnalysisNotes::write() {
    QJsonArray jobs;
    for (int row = 0; row < queue_.rowCount(); ++row)
        if (queue_.job(row).state != AnalysisJob::State::done)
            jobs.append(written(queue_.job(row)));
    if (jobs.isEmpty()) {
        QFile::remove(file_);
        return;
    }
    QSaveFile file(file_);
    const QByteArray text = QJsonDocument(jobs).toJson();
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size() || !file.commit())
        emit failed(file.errorString());
}

} // namespace damscope::gui
