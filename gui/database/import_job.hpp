// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/import/import.hpp"
#include "gui/base/job.hpp"

#include <QObject>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace damscope::gui {

/// What an import did, and how its games can be found in the store.
struct ImportOutcome {
    db::ImportSummary summary;
    QString filter;            ///< as the line above the list of games; empty: there are no others
    std::uint64_t notices = 0; ///< errors and warnings about files as a whole, beside the problems
    db::Notice notice{};       ///< the first of them
};

/// What a user knows better than the files.
struct HowToRead {
    std::string encoding{}; ///< as parser::encodingNamed gives it; empty: detected
    std::optional<rules::Variant> variant{};
};

/// An import in a thread of its own, with a connection of its own.
class ImportJob : public QObject {
    Q_OBJECT

public:
    explicit ImportJob(QObject* parent = nullptr) : QObject(parent) {}

    [[nodiscard]] bool isRunning() const { return job_.isRunning(); }
    /// One at a time. The store is created if it does not exist.
    void start(const std::filesystem::path& store, const QStringList& paths,
               const HowToRead& how = {});
    /// Committed games stay; importing again continues from there.
    void cancel() { job_.stop(); }

signals:
    void progressed(const damscope::db::ImportProgress& progress);
    /// In batches: at most ten a second.
    void problemsMet(const std::vector<damscope::db::ImportProblem>& problems);
    void finished(const damscope::gui::ImportOutcome& outcome);
    void failed(const QString& reason);

private:
    struct Order {
        std::filesystem::path store;
        std::vector<std::string> paths;
        HowToRead how;
    };
    [[nodiscard]] Job::Step run(const Order& order, const Job::Report& report,
                                const std::stop_token& stop);

    Job job_{*this, [this](const QString& reason) { emit failed(reason); }};
};

} // namespace damscope::gui
