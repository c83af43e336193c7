// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/database/problems_panel.hpp"

#include "base/parallel/workers.hpp"
#include "db/search/lists/filter.hpp"
#include "db/store/journal.hpp"
#include "db/store/store.hpp"
#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/look/theme.hpp"
#include "pages/import_report.hpp"
#include "pages/store_tables.hpp"
#include "parser/meaning/correct.hpp"

#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

namespace damscope::gui {

ProblemsPanel::ProblemsPanel(QWidget* parent)
    : QWidget(parent), table_(new QTableView(this)), message_(sentenceLabel(this, "problem")),
      open_(new QPushButton(this)), accept_(new QPushButton(this)), refuse_(new QPushButton(this)),
      takeBack_(new QPushButton(this)) {
    auto* buttons = new FlowLayout;
    for (QPushButton* button : {open_, accept_, refuse_, takeBack_})
        buttons->addWidget(button);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(look::around(look::space::small));
    all->setSpacing(look::space::small);
    all->addWidget(table_, 1);
    all->addWidget(message_);
    all->addLayout(buttons);
    message_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    message_->setMinimumHeight(2 * fontMetrics().lineSpacing()); // the list keeps its place
    table_->setObjectName("problemsTable");
    setFocusProxy(table_);
    table_->setModel(&model_);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    constexpr std::array<int, ProblemModel::columns> widths{26, 40, 40};
    setUpList(*table_, widths);
    setPlaceholder(*table_,
                   [] { return tr("No problem is known in the games of this database."); });
    table_->horizontalHeader()->setStretchLastSection(true);

    const auto row = [this] { return table_->currentIndex().row(); };
    connect(table_, &QTableView::activated, this,
            [this](const QModelIndex& index) { emit openWanted(index.row()); });
    connect(table_->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &ProblemsPanel::showChoices);
    connect(&model_, &QAbstractItemModel::rowsInserted, this, &ProblemsPanel::showTitle);
    connect(&model_, &QAbstractItemModel::rowsRemoved, this, &ProblemsPanel::showTitle);
    connect(&model_, &QAbstractItemModel::modelReset, this, &ProblemsPanel::showTitle);
    connect(&model_, &QAbstractItemModel::dataChanged, this, &ProblemsPanel::showChoices);
    connect(open_, &QPushButton::clicked, this, [this, row] { emit openWanted(row()); });
    connect(accept_, &QPushButton::clicked, this, [this, row] { emit repairWanted(row()); });
    connect(takeBack_, &QPushButton::clicked, this, [this, row] { emit undoWanted(row()); });
    connect(refuse_, &QPushButton::clicked, this, [this, row] { model_.remove(row()); });
    keepTranslated(*this, [this] { retranslate(); });
    showChoices();
}

void ProblemsPanel::showChoices() {
    const int row = table_->currentIndex().row();
    const bool chosen = row >= 0 && row < model_.rowCount();
    const bool mended = chosen && model_.mended(row);
    const bool proposed =
        chosen && !mended && parser::canBeAccepted(model_.problem(row).problem.suggestion);
    // The list cuts it, and the user should read it before accepting a proposal.
    message_->setText(chosen ? model_.index(row, ProblemModel::message).data().toString()
                             : QString());
    open_->setEnabled(chosen && model_.problem(row).ordinal > 0);
    accept_->setEnabled(proposed);
    refuse_->setEnabled(proposed);
    takeBack_->setEnabled(mended);
}

void ProblemsPanel::showTitle() {
    setWindowTitle(model_.rowCount() > 0
                       ? tr("Problems (%1)").arg(QLocale().toString(model_.rowCount()))
                       : tr("Problems"));
    showChoices();
}

void ProblemsPanel::retranslate() {
    showTitle();
    table_->setAccessibleName(tr("Problems"));
    open_->setText(tr("Open the game"));
    accept_->setText(tr("Accept the proposal"));
    accept_->setToolTip(
        tr("Changes the stored game as proposed; the original text is kept with it"));
    refuse_->setText(tr("Reject the proposal"));
    refuse_->setToolTip(tr("Keeps the game as it was written"));
    takeBack_->setText(tr("Revert the change"));
    takeBack_->setToolTip(tr("Restores the original text of the stored game"));
    model_.retranslate();
}

ProblemModel::ProblemModel(QObject* parent) : QAbstractTableModel(parent) {}

QString ProblemModel::worded(const db::ImportProblem& met) {
    const auto texts = pages::problemTexts(met, rulesLanguage());
    const QString wrong = qtText(texts.wrong);
    return texts.meant.empty() ? wrong : QStringLiteral("%1 (%2)").arg(wrong, qtText(texts.meant));
}

void ProblemModel::clear() {
    beginResetModel();
    rows_.clear();
    endResetModel();
}

void ProblemModel::add(const std::vector<db::ImportProblem>& problems) {
    if (problems.empty())
        return;
    const int first = rowCount();
    beginInsertRows({}, first, first + static_cast<int>(problems.size()) - 1);
    for (const db::ImportProblem& problem : problems)
        rows_.push_back({problem});
    endInsertRows();
}

void ProblemModel::remove(int row) {
    assert(row >= 0 && row < rowCount());
    beginRemoveRows({}, row, row);
    rows_.erase(rows_.begin() + row);
    endRemoveRows();
}

void ProblemModel::keep(const std::vector<db::ImportProblem>& still) {
    const auto isStill = [&](const db::ImportProblem& problem) {
        return std::ranges::any_of(still, [&](const db::ImportProblem& other) {
            return pages::isSameProblem(problem, other);
        });
    };
    for (int row = rowCount() - 1; row >= 0; --row)
        if (problem(row).game && !mended(row) && !isStill(problem(row)))
            remove(row);
}

void ProblemModel::setMended(const db::ImportProblem& problem, db::GameId id) {
    const auto found = std::ranges::find(rows_, problem, &Row::problem);
    if (found != rows_.end())
        setMended(static_cast<std::size_t>(found - rows_.begin()), id);
}

void ProblemModel::setAsWritten(db::GameId id) {
    for (std::size_t row = 0; row < rows_.size(); ++row)
        if (rows_[row].mended == id)
            setMended(row, std::nullopt);
}

void ProblemModel::setMended(std::size_t row, std::optional<db::GameId> id) {
    assert(row < rows_.size());
    rows_[row].mended = id;
    const int shown = static_cast<int>(row);
    emit dataChanged(index(shown, 0), index(shown, columns - 1));
}

void ProblemModel::retranslate() {
    emit headerDataChanged(Qt::Horizontal, 0, columns - 1);
    if (!rows_.empty())
        emit dataChanged(index(0, message), index(rowCount() - 1, message));
}

int ProblemModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int ProblemModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columns;
}

QVariant ProblemModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    const Row& row = rows_[static_cast<std::size_t>(index.row())];
    if (role == Qt::ToolTipRole) // with the folder
        return plainTip(index.column() == place
                            ? qtText(pages::problemTexts(row.problem, rulesLanguage()).place)
                            : shown(row, index.column()));
    return shown(row, index.column());
}

QString ProblemModel::shown(const Row& row, int column) {
    const db::ImportProblem& p = row.problem;
    switch (column) {
    case place:
        return qtText(pages::problemTexts(p, rulesLanguage()).place).section(QLatin1Char('/'), -1);
    case game:
        return qtText(pages::problemTexts(p, rulesLanguage()).game);
    default:
        if (row.mended)
            return tr("Repaired. %1").arg(worded(p));
        return p.problem.severity == Severity::error ? worded(p) : tr("Warning: %1").arg(worded(p));
    }
}

QVariant ProblemModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    if (section == place)
        return tr("Place");
    return section == game ? tr("Game") : tr("What is wrong");
}

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
    constexpr std::uint64_t mostNumbers = 100'000; // a filter of so many numbers is slow
    if (summary.stored > 0 && summary.stored <= mostNumbers && last && *last > before)
        return QStringLiteral("id:%1-%2").arg(db::number(before) + 1).arg(db::number(*last));
    if (summary.stored == 0 && sources.size() == 1)
        return QStringLiteral("source:\"%1\"").arg(sources.first());
    return {};
}

} // namespace

void ImportJob::start(const std::filesystem::path& store, const QStringList& paths,
                      const ReadingOptions& how) {
    if (isRunning())
        return;
    Order order{store, {}, how};
    for (const QString& path : paths)
        order.paths.push_back(path.toStdString());
    job_.start(
        [this, order = std::move(order)](const Job::Report& report, const std::stop_token& stop) {
            return run(order, report, stop);
        });
}

online::FetchListener ImportJob::fetching(const Job::Report& report) {
    return {[this, &report](const online::FetchProgress& now) {
                report([this, games = now.games] { emit fetched(games); });
            },
            [this, &report](const Message& note) {
                report([this, text = worded(note)] { emit said(text); });
            }};
}

// This runs in the thread of the job.
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
        if (notice.message.code == "empty" && outcome.emptyFiles++ == 0)
            outcome.emptyFile = notice.path;
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
        const auto last = db::lastToUndo(store);
        outcome.summary = online::importSources(store, order.paths, order.how.since, options, stop,
                                                listener, fetching(report));
        if (const auto entry = db::lastToUndo(store); entry && (!last || entry->id > last->id))
            outcome.entry = entry->id;
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
