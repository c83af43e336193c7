// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/codec/ids.hpp"
#include "gui/base/job.hpp"
#include "gui/export/game_paper.hpp"

#include <QObject>
#include <QString>

#include <cstdint>
#include <filesystem>
#include <optional>
#include <vector>

namespace damscope::db {
class Store;
}

namespace damscope::gui {

class OutputFile;

/// Writes one game to a file of the kind of its extension: PDN, a web page (.html) or PDF, but not
/// over one that games of the store were imported from. Returns the error, if any.
[[nodiscard]] std::optional<QString> exportGame(const QString& file, const rules::Game& game,
                                                const PaperStyle& style,
                                                const std::filesystem::path& store = {});

/// Writes stored games to a file, in a thread of its own: PDN, a web page, PDF, CSV or JSON, by the
/// file's extension. The file appears complete or not at all.
class ExportJob : public QObject {
    Q_OBJECT

public:
    explicit ExportJob(QObject* parent = nullptr) : QObject(parent) {}

    /// One at a time.
    void start(const std::filesystem::path& store, const std::vector<db::GameId>& games,
               const QString& file, const PaperStyle& style);
    void cancel() { job_.cancel(); }
    [[nodiscard]] bool isRunning() const { return job_.isRunning(); }

signals:
    /// `damaged`: games that could not be read and were skipped.
    void finished(const QString& file, quint64 games, quint64 damaged);
    void failed(const QString& reason);

private:
    struct Wish;
    struct Outcome;
    [[nodiscard]] Job::Step run(const Wish& wish, const std::stop_token& stop);
    [[nodiscard]] static Outcome writePdf(db::Store& store, const Wish& wish, OutputFile& out,
                                          const std::stop_token& stop);
    [[nodiscard]] static Outcome writeText(db::Store& store, const Wish& wish, OutputFile& out,
                                           const std::stop_token& stop);

    Job job_{*this, [this](const QString& reason) { emit failed(reason); }};
};

} // namespace damscope::gui
