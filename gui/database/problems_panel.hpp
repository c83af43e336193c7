// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/ingest/import.hpp"
#include "gui/base/job.hpp"
#include "online/import.hpp"

#include <QAbstractTableModel>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QWidget>

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

class QLabel;
class QPushButton;
class QTableView;

namespace damscope::gui {

/// What an import did, and how its games can be found in the store.
struct ImportOutcome {
    db::ImportSummary summary;
    QString filter;            ///< as the line above the list of games; empty: there are no others
    std::uint64_t notices = 0; ///< errors and warnings about files as a whole, beside the problems
    db::Notice notice{};       ///< the first of them
    std::optional<std::int64_t> entry{}; ///< of the journal; none: nothing was new
    std::uint64_t emptyFiles = 0;
    std::string emptyFile{}; ///< the first of them

    /// Somebody has to look at it.
    [[nodiscard]] bool needsSomebody() const {
        return summary.errors > 0 || summary.failed > 0 || notices > 0;
    }
};

/// What a user knows better than the files.
struct ReadingOptions {
    std::string encoding{}; ///< as parser::encodingNamed gives it; empty: detected
    std::optional<rules::Variant> variant{};
    std::optional<std::int64_t> since{}; ///< of games on the net: when they began, since 1970
};

/// An import in a thread of its own, with a connection of its own.
class ImportJob : public QObject {
    Q_OBJECT

public:
    explicit ImportJob(QObject* parent = nullptr) : QObject(parent) {}

    [[nodiscard]] bool isRunning() const { return job_.isRunning(); }
    /// One at a time. The store is created if it does not exist.
    void start(const std::filesystem::path& store, const QStringList& paths,
               const ReadingOptions& how = {});
    /// Committed games stay; importing again continues from there.
    void cancel() { job_.stop(); }

signals:
    void progressed(const damscope::db::ImportProgress& progress);
    /// So many games have come from the net so far.
    void fetched(quint64 games);
    /// What was fetched, or that a server asks for a pause.
    void said(const QString& text);
    /// Problems come in batches, at most ten a second.
    void problemsMet(const std::vector<damscope::db::ImportProblem>& problems);
    void finished(const damscope::gui::ImportOutcome& outcome);
    void failed(const QString& reason);

private:
    struct Order {
        std::filesystem::path store;
        std::vector<std::string> paths;
        ReadingOptions how;
    };
    [[nodiscard]] Job::Step run(const Order& order, const Job::Report& report,
                                const std::stop_token& stop);
    [[nodiscard]] online::FetchListener fetching(const Job::Report& report);

    Job job_{*this, [this](const QString& reason) { emit failed(reason); }};
};

/// The problems of imported games and what was done about them.
class ProblemModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { place, game, message, columns };

    explicit ProblemModel(QObject* parent = nullptr);

    void clear();
    void add(const std::vector<db::ImportProblem>& problems);
    void remove(int row);
    /// Removes problems of stored games that are not among these: somebody has settled them.
    void keep(const std::vector<db::ImportProblem>& still);
    /// A stored game was changed as proposed for a problem, which may no longer be listed.
    void setMended(const db::ImportProblem& problem, db::GameId id);
    /// A game has its original text again.
    void setAsWritten(db::GameId id);
    [[nodiscard]] const db::ImportProblem& problem(int row) const {
        return rows_[static_cast<std::size_t>(row)].problem;
    }
    /// The stored game of a problem, if it was changed as proposed.
    [[nodiscard]] std::optional<db::GameId> mended(int row) const {
        return rows_[static_cast<std::size_t>(row)].mended;
    }
    /// The problem and the suggestion, in the language of the window.
    [[nodiscard]] static QString worded(const db::ImportProblem& problem);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    void retranslate();

private:
    struct Row {
        db::ImportProblem problem;
        std::optional<db::GameId> mended{};
    };
    void setMended(std::size_t row, std::optional<db::GameId> id);
    [[nodiscard]] static QString shown(const Row& row, int column);

    std::vector<Row> rows_;
};

/// The problems of imported games. A double click opens the game; a proposal can be accepted and
/// reverted, or rejected and removed from the list.
class ProblemsPanel : public QWidget {
    Q_OBJECT

public:
    explicit ProblemsPanel(QWidget* parent = nullptr);

    [[nodiscard]] ProblemModel& model() { return model_; }

signals:
    void openWanted(int row);
    void repairWanted(int row);
    void undoWanted(int row);

private:
    void showChoices();
    void showTitle();
    void retranslate();

    ProblemModel model_;
    QTableView* table_;
    QLabel* message_; ///< of the chosen one, whole
    QPushButton* open_;
    QPushButton* accept_;
    QPushButton* refuse_;
    QPushButton* takeBack_;
};

} // namespace damscope::gui
