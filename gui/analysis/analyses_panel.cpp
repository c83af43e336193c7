// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/analysis/analyses_panel.hpp"

#include "analysis/hub/engine_list.hpp"
#include "base/parallel/workers.hpp"
#include "db/analysis/game_analysis.hpp"
#include "gui/base/file_dialogs.hpp"
#include "gui/base/list_table.hpp"
#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/look/sizes.hpp"
#include "parser/meaning/guess.hpp"
#include "parser/write/write.hpp"

#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QEvent>
#include <QFile>
#include <QHeaderView>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <exception>
#include <utility>
#include <vector>

namespace damscope::gui {

namespace {

// A quarter of the standard, which is that of damscope analyse, or five times as much.
analysis::Limits limitsOf(Thoroughness level) {
    analysis::Limits limits = db::standardLimits();
    if (level == Thoroughness::quick)
        *limits.nodes /= 4;
    else if (level == Thoroughness::thorough)
        *limits.nodes *= 5;
    return limits;
}

/// Draws the progress of an analysis as a bar with text.
class ProgressDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        QStyleOptionProgressBar bar;
        bar.rect = option.rect.marginsRemoved(look::around(look::space::least));
        bar.palette = option.palette;
        bar.fontMetrics = option.fontMetrics;
        bar.state = QStyle::State_Enabled | QStyle::State_Horizontal;
        bar.minimum = 0;
        bar.maximum = 100;
        bar.progress = index.data(AnalysisQueue::percentRole).toInt();
        bar.text = index.data(Qt::DisplayRole).toString();
        bar.textVisible = true;
        bar.textAlignment = Qt::AlignCenter;
        QApplication::style()->drawControl(QStyle::CE_ProgressBar, &bar, painter);
    }
};

} // namespace

AnalysesPanel::AnalysesPanel(EndgameTables endgames, QWidget* parent)
    : QWidget(parent), queue_(std::move(endgames)), table_(new QTableView(this)),
      label_(new QLabel(this)), level_(new QComboBox(this)), cancel_(new QPushButton(this)),
      resume_(new QPushButton(this)), remove_(new QPushButton(this)) {
    for (const auto level : {Thoroughness::quick, Thoroughness::standard, Thoroughness::thorough})
        level_->addItem({}, static_cast<int>(level));
    setThoroughness(Thoroughness::standard);
    label_->setBuddy(level_);
    auto* top = new FlowLayout;
    top->addWidget(label_);
    top->addWidget(level_);
    for (QPushButton* button : {cancel_, resume_, remove_})
        top->addWidget(button);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(look::around(look::space::small));
    all->setSpacing(look::space::small);
    all->addLayout(top);
    all->addWidget(table_, 1);
    table_->setModel(&queue_);
    sayWhenEmpty(*table_, [] {
        return tr("No game is being analysed. Analysis > Analyse game analyses the open game, "
                  "Analyse selected games those selected in the list.");
    });
    setFocusProxy(table_);
    table_->setItemDelegateForColumn(AnalysisQueue::progressColumn, new ProgressDelegate(table_));
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setShowGrid(false);
    table_->setTabKeyNavigation(false);
    table_->verticalHeader()->hide();
    table_->horizontalHeader()->setStretchLastSection(true);
    table_->setColumnWidth(AnalysisQueue::gamesColumn, 40 * fontMetrics().averageCharWidth());
    table_->setColumnWidth(AnalysisQueue::progressColumn, 30 * fontMetrics().averageCharWidth());
    connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &AnalysesPanel::showButtons);
    connect(&queue_, &QAbstractItemModel::dataChanged, this, &AnalysesPanel::showButtons);
    connect(&queue_, &QAbstractItemModel::rowsRemoved, this, &AnalysesPanel::showButtons);
    connect(&queue_, &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex&, int row) { table_->selectRow(row); });
    connect(level_, &QComboBox::currentIndexChanged, this, &AnalysesPanel::thoroughnessChanged);
    cancel_->setObjectName("cancelAnalysis");
    resume_->setObjectName("resumeAnalysis");
    remove_->setObjectName("removeAnalysis");
    connect(cancel_, &QPushButton::clicked, this, [this] { queue_.cancel(chosen()); });
    connect(resume_, &QPushButton::clicked, this, [this] { queue_.resume(chosen()); });
    connect(remove_, &QPushButton::clicked, this, [this] { queue_.remove(chosen()); });
    retranslate();
    showButtons();
}

db::AnalysisSettings AnalysesPanel::settings() const {
    db::AnalysisSettings settings;
    settings.limits = limitsOf(thoroughness());
    settings.confirmation = db::standardConfirmation;
    // One core is left to the window.
    settings.threads = base::backgroundThreads();
    return settings;
}

void AnalysesPanel::setThoroughness(Thoroughness level) {
    level_->setCurrentIndex(level_->findData(static_cast<int>(level)));
}

Thoroughness AnalysesPanel::thoroughness() const {
    return static_cast<Thoroughness>(level_->currentData().toInt());
}

int AnalysesPanel::chosen() const {
    return table_->currentIndex().row();
}

void AnalysesPanel::showButtons() {
    using State = AnalysisJob::State;
    const int row = chosen();
    const bool any = row >= 0 && row < queue_.rowCount();
    const State state = any ? queue_.job(row).state : State::done;
    cancel_->setEnabled(any && (state == State::running || state == State::waiting));
    resume_->setEnabled(any && (state == State::stopped || state == State::failed));
    remove_->setEnabled(any && state != State::running);
}

void AnalysesPanel::retranslate() {
    label_->setText(tr("Search per &move:"));
    level_->setItemText(0, tr("quick"));
    level_->setItemText(1, tr("standard"));
    level_->setItemText(2, tr("thorough"));
    level_->setAccessibleName(tr("Thoroughness of the next analysis"));
    cancel_->setText(tr("Cancel"));
    resume_->setText(tr("Continue"));
    remove_->setText(tr("Remove"));
    table_->setAccessibleName(tr("Analyses"));
    queue_.retranslate();
}

void AnalysesPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

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
