// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/analysis/analyses_panel.hpp"

#include "analysis/endgame/result.hpp"
#include "analysis/shots/shot_finder.hpp"
#include "base/parallel/workers.hpp"
#include "db/findings/analysis/game_analysis.hpp"
#include "db/findings/shots/scan.hpp"
#include "db/findings/why/reasons.hpp"
#include "gui/base/file_dialogs.hpp"
#include "gui/base/names_in_use.hpp"
#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/game/game_document.hpp"
#include "gui/look/theme.hpp"
#include "parser/meaning/guess.hpp"
#include "parser/write/write.hpp"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFile>
#include <QFormLayout>
#include <QHeaderView>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
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
    setPlaceholder(*table_, [] {
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
    keepTranslated(*this, [this] { retranslate(); });
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
    level_->setItemText(0, capitalised(tr("quick")));
    level_->setItemText(1, capitalised(tr("standard")));
    level_->setItemText(2, capitalised(tr("thorough")));
    level_->setAccessibleName(tr("Thoroughness of the next analysis"));
    cancel_->setText(tr("Cancel"));
    resume_->setText(tr("Continue"));
    remove_->setText(tr("Remove"));
    table_->setAccessibleName(tr("Analyses"));
    queue_.retranslate();
}

namespace {

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
    if (const QString engine = json["engine"].toString(); !engine.isEmpty())
        job.engine.emplace().title = engine.toStdString();
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

AnalysisBackup::AnalysisBackup(AnalysisQueue& queue, const QString& folder, QObject* parent)
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
        connect(&queue, signal, this, &AnalysisBackup::write);
    connect(&queue, &AnalysisQueue::ended, this, &AnalysisBackup::write);
}

// The files of programs that have ended; they are removed once a copy is saved.
void AnalysisBackup::takeUp(const QDir& folder) {
    std::vector<AnalysisLock> locks;
    QStringList left;
    for (const QString& name : folder.entryList({QStringLiteral("analyses*.json")}, QDir::Files)) {
        const QString file = folder.filePath(name);
        AnalysisLock lock(lockOf(file));
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

void AnalysisBackup::read(const QString& name) {
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
        return; // nothing was left
    for (const auto& json : QJsonDocument::fromJson(file.readAll()).array())
        if (auto job = readJob(json.toObject())) {
            queue_.add(std::move(*job));
            ++found_;
        }
}

bool AnalysisBackup::write() {
    QJsonArray jobs;
    for (int row = 0; row < queue_.rowCount(); ++row)
        if (queue_.job(row).state != AnalysisJob::State::done)
            jobs.append(written(queue_.job(row)));
    if (jobs.isEmpty()) {
        emit saved(); // there is nothing to lose
        return !QFile::exists(file_) || QFile::remove(file_);
    }
    OutputFile file(file_);
    const QByteArray text = QJsonDocument(jobs).toJson();
    const bool kept =
        file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && file.commit();
    kept ? emit saved() : emit failed(file.errorString());
    return kept;
}

AnnotateDialog::AnnotateDialog(std::size_t selected, std::size_t listed, QWidget* parent)
    : QDialog(parent),
      selected_(new QRadioButton(
          trPlural("&Selected: %Ln game", "&Selected: %Ln games", static_cast<int>(selected)),
          this)),
      all_(new QRadioButton(trPlural("&All in the list: %Ln game", "&All in the list: %Ln games",
                                     static_cast<int>(listed)),
                            this)),
      language_(new QComboBox(this)),
      remove_(new QCheckBox(tr("&Remove Damscope's annotations"), this)) {
    setWindowTitle(tr("Annotate games"));
    selected_->setEnabled(selected > 0);
    selected_->setChecked(selected > 0);
    all_->setChecked(selected == 0);
    all_->setObjectName("allListed");
    remove_->setObjectName("removeAnnotations");
    language_->setAccessibleName(tr("Language of the comments"));
    for (const gui::Language::Choice& choice : gui::Language::choices()) {
        const auto language = languageNamed(choice.code.toStdString());
        language_->addItem(choice.name,
                           static_cast<int>(language.value_or(damscope::Language::english)));
    }
    language_->setCurrentIndex(language_->findData(static_cast<int>(rulesLanguage())));
    auto* note =
        new QLabel(tr("Errors of analysed games get a sign, a short comment and the better "
                      "line. What people wrote is kept."),
                   this);
    note->setWordWrap(true);
    auto* form = new QFormLayout;
    form->addRow(tr("&Language of the comments:"), language_);
    auto* buttons = dialogButtons(*this, QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    connect(remove_, &QCheckBox::toggled, language_, &QWidget::setDisabled);
    auto* all = new QVBoxLayout(this);
    for (QWidget* widget : std::initializer_list<QWidget*>{note, selected_, all_})
        all->addWidget(widget);
    all->addLayout(form);
    all->addWidget(remove_);
    all->addWidget(buttons);
}

bool AnnotateDialog::isAboutAll() const {
    return all_->isChecked();
}

damscope::Language AnnotateDialog::language() const {
    return static_cast<damscope::Language>(language_->currentData().toInt());
}

bool AnnotateDialog::removes() const {
    return remove_->isChecked();
}

namespace {

constexpr int reasonsDelay = 100; // ms: keys that are held down step through many moves

QString sentencesAbout(const rules::Game& game, std::size_t move, const db::NameCatalogue& names,
                       const analysis::GameJudgement& judgement) {
    const std::vector<analysis::shots::Ply> plies = db::mainLinePlies(game);
    if (move + 1 >= plies.size())
        return {}; // behind a position that is not known
    analysis::shots::ShotFinder finder;
    const analysis::endgame::ResultJudge tables;
    QStringList sentences;
    for (const db::Reason& reason : db::MoveReasons(plies, finder, names)
                                        .of(move, &tables, db::Refute::any, judgement.at(move)))
        sentences << worded(db::message(plies, move, reason, rulesLanguage()));
    if (sentences.isEmpty())
        sentences << worded(db::nothingProved(plies, move));
    return sentences.join(QStringLiteral("\n\n"));
}

} // namespace

MoveReasonsDialog::MoveReasonsDialog(GameDocument& document, analysis::GameJudgement judgement,
                                     QWidget* parent)
    : QDialog(parent), document_(document), judgement_(std::move(judgement)),
      text_(sentenceLabel(this, "reasons")),
      job_(*this, [this](const QString& reason) { text_->setText(reason); }) {
    setWindowTitle(tr("Why this move"));
    text_->setAlignment(Qt::AlignTop);
    text_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto* buttons = dialogButtons(*this, QDialogButtonBox::Close);
    auto* all = new QVBoxLayout(this);
    all->addWidget(text_, 1);
    all->addWidget(buttons);
    look::resizeWithinScreen(*this, look::dialog::tiny);
    due_.setSingleShot(true);
    due_.setInterval(reasonsDelay);
    connect(&due_, &QTimer::timeout, this, &MoveReasonsDialog::find);
    for (const auto signal : {&GameDocument::currentChanged, &GameDocument::gameChanged})
        connect(&document, signal, &due_, qOverload<>(&QTimer::start));
    find();
}

void MoveReasonsDialog::setJudgement(const rules::Game& /*game*/,
                                     const analysis::GameJudgement& judgement) {
    judgement_ = judgement;
    due_.start();
}

void MoveReasonsDialog::find() {
    const std::vector<rules::NodeId> line = document_.game().mainLine();
    const auto found = std::ranges::find(line, document_.current());
    if (document_.current() != rules::rootNode && found != line.end())
        return findMove(static_cast<std::size_t>(document_.game().ply(*found)) - 1);
    job_.cancel();
    text_->setText(tr("Go to a move of the main line: what is proved about it is shown here."));
}

void MoveReasonsDialog::findMove(std::size_t move) {
    job_.start([this, move, game = document_.game(), names = NamesInUse::catalogueOf(*this),
                judgement = judgement_](const Job::Report&, const std::stop_token&) -> Job::Step {
        return
            [this, text = sentencesAbout(game, move, names, judgement)] { text_->setText(text); };
    });
}

} // namespace damscope::gui
