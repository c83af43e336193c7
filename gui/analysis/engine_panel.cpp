// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/analysis/engine_panel.hpp"

#include "analysis/embedded/embedded_engine.hpp"
#include "analysis/hub/engine_list.hpp"
#include "base/parallel/workers.hpp"
#include "chart/course.hpp"
#include "gui/analysis/evaluation_bar.hpp"
#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/board/line_preview.hpp"

#include <QAction>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTableWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <exception>
#include <mutex>
#include <utility>

namespace damscope::gui {

namespace {

constexpr int mostLines = 5;
constexpr std::size_t shownMoves = 24; // of a line
constexpr int tipRole = Qt::UserRole;  // what the board that plays a line says below it

std::optional<rules::Path> pathTo(const rules::Game& game, const GameDocument::Place& place) {
    if (!game.contains(place.node))
        return std::nullopt;
    auto path = place.elsewhere ? std::optional(rules::Path{*place.elsewhere, {}})
                                : rules::pathTo(game, place.node);
    if (path)
        path->moves.insert(path->moves.end(), place.explored.begin(), place.explored.end());
    return path;
}

QToolButton* button(QAction* action, QWidget* parent) {
    QToolButton* made = actionButton(*action, parent);
    made->setFocusPolicy(Qt::TabFocus);
    return made;
}

} // namespace

EnginePanel::EnginePanel(GameDocument& document, const Controls& controls, EndgameTables endgames,
                         QWidget* parent)
    : QWidget(parent), document_(document), controls_(controls), engines_(new QComboBox(this)),
      lines_(new QSpinBox(this)), bar_(new EvaluationBar(Qt::Horizontal, this)),
      heading_(new QLabel(this)), table_(new QTableWidget(0, 2, this)),
      status_(sentenceLabel(this, "engineStatus")), preview_(new LinePreview(this)),
      runner_(std::move(endgames), this) {
    compose();
    composeTable();
    connectChoices();
    connect(&document, &GameDocument::currentChanged, this, &EnginePanel::follow);
    connect(&document, &GameDocument::gameOpened, this,
            [this] { controls_.lock->setChecked(false); });
    connect(&runner_, &EngineRunner::found, this, &EnginePanel::take);
    connect(&runner_, &EngineRunner::finished, this, &EnginePanel::take);
    connect(&runner_, &EngineRunner::failed, this, &EnginePanel::takeFailure);
    readEngines();
    keepTranslated(*this, [this] { retranslate(); });
}

void EnginePanel::compose() {
    for (QAction* action : {controls_.run, controls_.lock, controls_.threat})
        action->setCheckable(true);
    lines_->setRange(1, mostLines);
    engines_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    engines_->setMinimumContentsLength(6);
    auto* top = new QHBoxLayout;
    top->setSpacing(look::space::small);
    top->addWidget(button(controls_.run, this));
    top->addWidget(engines_, 1);
    top->addWidget(lines_);
    top->addWidget(button(controls_.lock, this));
    top->addWidget(button(controls_.threat, this));
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(look::around(look::space::small));
    all->setSpacing(look::space::small);
    all->addLayout(top);
    all->addWidget(bar_);
    all->addWidget(heading_);
    all->addWidget(table_, 1);
    all->addWidget(status_);
    heading_->setWordWrap(true);
    heading_->hide();
}

void EnginePanel::composeTable() {
    table_->setObjectName("lines");
    table_->horizontalHeader()->hide();
    table_->verticalHeader()->hide();
    table_->setShowGrid(false);
    table_->setAlternatingRowColors(true);
    table_->setItemDelegateForColumn(0, new ScoreBadge(this));
    table_->setTabKeyNavigation(false);
    table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    table_->horizontalHeader()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    table_->horizontalHeader()->setSectionResizeMode(1, QHeaderView::Stretch);
    connect(table_, &QTableWidget::cellClicked, this, &EnginePanel::exploreLine);
    connect(table_, &QTableWidget::activated, this,
            [this](const QModelIndex& index) { exploreLine(index.row()); });
    table_->setMouseTracking(true);
    table_->viewport()->installEventFilter(this);
    connect(table_, &QTableWidget::cellEntered, this, &EnginePanel::previewLine);
    connect(table_, &QTableWidget::viewportEntered, preview_, &LinePreview::leave);
}

void EnginePanel::connectChoices() {
    connect(controls_.run, &QAction::toggled, this, &EnginePanel::restart);
    connect(controls_.threat, &QAction::toggled, this, &EnginePanel::restart);
    connect(controls_.lock, &QAction::toggled, this, [this](bool locked) {
        if (!locked)
            follow();
        showHeading();
    });
    connect(engines_, &QComboBox::currentIndexChanged, this, &EnginePanel::restart);
    connect(lines_, &QSpinBox::valueChanged, this, &EnginePanel::restart);
    connect(engines_, &QComboBox::currentIndexChanged, this, &EnginePanel::choiceChanged);
    connect(lines_, &QSpinBox::valueChanged, this, &EnginePanel::choiceChanged);
}

void EnginePanel::readEngines() {
    const QString before = engine();
    const QSignalBlocker quiet(engines_);
    known_.clear();
    engines_->clear();
    engines_->addItem(QStringLiteral("Damscope"));
    try {
        known_ = analysis::EngineList(analysis::EngineList::usualFile()).engines();
    } catch (const analysis::EngineListError& e) {
        status_->setText(qtText(e.what()));
    }
    for (const analysis::HubSettings& settings : known_)
        engines_->addItem(qtText(settings.title), qtText(settings.title));
    chooseEngine(before);
}

void EnginePanel::chooseEngine(const QString& title) {
    engines_->setCurrentIndex(title.isEmpty() ? 0 : std::max(0, engines_->findData(title)));
}

QString EnginePanel::engine() const {
    return engines_->currentData().toString();
}

std::optional<analysis::HubSettings> EnginePanel::engineSettings() const {
    const auto chosen =
        std::ranges::find(known_, engine().toStdString(), &analysis::HubSettings::title);
    return chosen == known_.end() ? std::nullopt : std::optional(*chosen);
}

void EnginePanel::setLines(int lines) {
    lines_->setValue(lines);
}

int EnginePanel::lines() const {
    return lines_->value();
}

std::optional<EnginePanel::SearchedPosition> EnginePanel::shownPlace() const {
    const GameDocument::Place& place = document_.place();
    auto path = pathTo(document_.game(), place);
    if (!path || !document_.position())
        return std::nullopt;
    const int played = document_.game().ply(place.node) + static_cast<int>(place.explored.size());
    return SearchedPosition{place, std::move(*path), *document_.position(), played};
}

void EnginePanel::follow() {
    if (controls_.run->isChecked() && !controls_.lock->isChecked())
        restart();
}

void EnginePanel::restart() {
    failed_ = false;
    clear();
    if (!controls_.run->isChecked()) {
        place_.reset();
        runner_.stop();
        return;
    }
    // A locked position stays, whatever else changes.
    if (!controls_.lock->isChecked() || !place_)
        place_ = shownPlace();
    if (!place_) {
        runner_.stop();
        status_->setText(tr("The position is not known here."));
        return;
    }
    EngineQuestion question{std::nullopt, place_->path, {}};
    question.limits.lines = lines_->value();
    place_->threat = controls_.threat->isChecked();
    if (place_->threat) {
        rules::Position other = place_->position;
        other.setToMove(rules::opponent(other.toMove()));
        question.path = {other, {}};
    }
    question.engine = engineSettings();
    status_->setText(tr("Thinking…"));
    runner_.ask(question);
}

void EnginePanel::clear() {
    found_ = {};
    preview_->leave();
    table_->setRowCount(0);
    setScore(std::nullopt);
    status_->setText(controls_.run->isChecked() ? QString() : hint());
    showHeading();
}

void EnginePanel::take(const analysis::Findings& findings) {
    if (!place_)
        return;
    const rules::Position position = searchedFrom();
    const bool white = position.toMove() == rules::Color::white;
    found_ = findings;
    if (found_.lines.empty())
        return status_->setText(tr("There is no move."));
    table_->setRowCount(static_cast<int>(found_.lines.size()));
    for (int row = 0; row < table_->rowCount(); ++row) {
        const analysis::PvLine& line = found_.lines[static_cast<std::size_t>(row)];
        const analysis::Score score = white ? line.score : line.score.turned();
        const auto some = std::span(line.moves).first(std::min(line.moves.size(), shownMoves));
        const QString text = lineText(position, place_->played + (place_->threat ? 1 : 0), some);
        auto* scoreItem = new QTableWidgetItem(scoreText(score));
        scoreItem->setData(ScoreBadge::whiteRole, chart::menOf(score) >= 0);
        auto* lineItem = new QTableWidgetItem(unbroken(text));
        lineItem->setData(
            tipRole,
            place_->threat ? text : tr("%1\nClick: on the board, not yet in the game").arg(text));
        table_->setItem(row, 0, scoreItem);
        table_->setItem(row, 1, lineItem);
        if (row == 0)
            setScore(score);
    }
    table_->resizeRowsToContents();
    const QLocale locale;
    QString text = tr("Depth %1").arg(findings.depth);
    const double seconds = static_cast<double>(findings.time.count()) / 1000;
    if (findings.nodes > 0 && seconds > 0)
        text +=
            QStringLiteral(" · ") +
            tr("%1 positions per second")
                .arg(locale.toString(std::llround(static_cast<double>(findings.nodes) / seconds)));
    status_->setText(text);
}

// The score of a locked position, or of a threat, is not that of the board.
void EnginePanel::setScore(const std::optional<analysis::Score>& score) {
    bar_->setScore(score);
    const bool ofBoard = place_ && !place_->threat && !controls_.lock->isChecked();
    score_ = ofBoard ? score : std::nullopt;
    emit evaluated();
}

std::optional<rules::Move> EnginePanel::bestMove() const {
    if (!score_ || found_.lines.empty() || found_.lines.front().moves.empty())
        return std::nullopt;
    return found_.lines.front().moves.front();
}

void EnginePanel::takeFailure(const QString& reason) {
    controls_.run->setChecked(false);
    failed_ = true;
    status_->setText(reason);
}

// Where a threat is searched the other side is to move.
rules::Position EnginePanel::searchedFrom() const {
    rules::Position position = place_->position;
    if (place_->threat)
        position.setToMove(rules::opponent(position.toMove()));
    return position;
}

void EnginePanel::setLook(const BoardLook& look) {
    preview_->setLook(look);
}

void EnginePanel::setAnimated(bool on) {
    preview_->setAnimated(on);
}

void EnginePanel::previewLine(int row) {
    if (!place_ || static_cast<std::size_t>(row) >= found_.lines.size())
        return preview_->leave();
    const QRect line = table_->visualRect(table_->model()->index(row, 0));
    preview_->play(searchedFrom(), found_.lines[static_cast<std::size_t>(row)].moves,
                   table_->item(row, 1)->data(tipRole).toString(),
                   table_->viewport()->mapToGlobal(line.topLeft()) -
                       QPoint(look::space::medium, 0));
}

bool EnginePanel::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Leave || event->type() == QEvent::Wheel)
        preview_->leave();
    return QWidget::eventFilter(watched, event);
}

void EnginePanel::hideEvent(QHideEvent* event) {
    preview_->leave();
    QWidget::hideEvent(event);
}

// Of a position that is locked and has been removed from the game meanwhile, no line can be shown.
void EnginePanel::exploreLine(int row) {
    if (!place_ || place_->threat || row < 0 ||
        static_cast<std::size_t>(row) >= found_.lines.size() || !isStillThere(*place_))
        return;
    preview_->leave();
    GameDocument::Place place = place_->place;
    const analysis::PvLine& line = found_.lines[static_cast<std::size_t>(row)];
    place.explored.insert(place.explored.end(), line.moves.begin(), line.moves.end());
    document_.explore(std::move(place));
}

bool EnginePanel::isStillThere(const SearchedPosition& searched) const {
    const auto path = pathTo(document_.game(), searched.place);
    return path && path->start == searched.path.start && path->moves == searched.path.moves;
}

QString EnginePanel::lockedText(const SearchedPosition& searched) {
    if (searched.path.moves.empty())
        return searched.place.elsewhere ? tr("Locked to a position of other games")
                                        : tr("Locked to the starting position");
    rules::Position before = searched.path.start;
    const std::span moves(searched.path.moves);
    for (const rules::Move& move : moves.first(moves.size() - 1))
        before.play(move);
    return tr("Locked to the position after %1")
        .arg(lineText(before, searched.played - 1, moves.last(1)));
}

void EnginePanel::showHeading() {
    QStringList parts;
    if (place_ && controls_.lock->isChecked() && isStillThere(*place_))
        parts << lockedText(*place_);
    if (controls_.run->isChecked() && controls_.threat->isChecked())
        parts << tr("What the other side would do");
    heading_->setText(parts.join(QStringLiteral(" · ")));
    heading_->setVisible(!parts.isEmpty());
}

void EnginePanel::retranslate() {
    engines_->setAccessibleName(tr("Engine"));
    setName(*lines_, tr("Lines"));
    lines_->setToolTip(tr("How many of the best moves are shown"));
    table_->setAccessibleName(tr("Lines of the engine"));
    showHeading();
    if (!found_.lines.empty())
        take(analysis::Findings(found_));
    else if (!controls_.run->isChecked() && !failed_)
        status_->setText(hint());
}

QString EnginePanel::hint() const {
    return tr("%1 lets the engine think about the position.")
        .arg(controls_.run->shortcut().toString(QKeySequence::NativeText));
}

namespace {

constexpr int pace = 100; // milliseconds

std::unique_ptr<analysis::Engine> engineOf(const std::optional<analysis::HubSettings>& settings,
                                           const OwnEngine& limits, const EndgameTables& endgames) {
    if (settings)
        return std::make_unique<analysis::HubEngine>(*settings);
    analysis::EngineSettings own;
    own.threads = limits.threads > 0 ? limits.threads : base::backgroundThreads();
    own.tableMegabytes = static_cast<std::size_t>(std::max(1, limits.megabytes));
    own.endgames = endgames;
    return std::make_unique<analysis::EmbeddedEngine>(own);
}

} // namespace

struct EngineRunner::Shared {
    // Of the thread.
    std::unique_ptr<analysis::Engine> engine;
    std::optional<analysis::HubSettings> settings; ///< what it was made from
    OwnEngine own;                                 ///< likewise

    // Shared.
    std::mutex mutex;
    std::uint64_t number = 0; ///< of the request that `latest` answers
    analysis::Findings latest;
    bool fresh = false; ///< not reported yet
};

EngineRunner::EngineRunner(EndgameTables endgames, QObject* parent)
    : QObject(parent), endgames_(std::move(endgames)), shared_(std::make_unique<Shared>()) {
    pace_.setInterval(pace);
    connect(&pace_, &QTimer::timeout, this, &EngineRunner::reportLatest);
}

EngineRunner::~EngineRunner() = default;

void EngineRunner::ask(const EngineQuestion& question) {
    running_ = true;
    pace_.start();
    task_.start([this, task = Task{question, own_, ++number_}](const std::stop_token& stop) {
        try {
            work(task, stop);
            if (!stop.stop_requested())
                QMetaObject::invokeMethod(this, [this, number = task.number] { finish(number); });
        } catch (const std::exception& e) {
            QMetaObject::invokeMethod(this, [this, number = task.number, what = qtText(e.what())] {
                fail(number, what);
            });
        }
    });
}

void EngineRunner::stop() {
    ++number_;
    running_ = false;
    pace_.stop();
    task_.cancel();
}

void EngineRunner::dismiss() {
    stop();
    task_.start([shared = shared_.get()](const std::stop_token&) { shared->engine.reset(); });
}

void EngineRunner::work(const Task& task, const std::stop_token& stop) {
    Shared& shared = *shared_;
    const EngineQuestion& question = task.question;
    if (!shared.engine || shared.settings != question.engine || shared.own != task.own) {
        shared.engine.reset(); // the old one ends first
        shared.engine = engineOf(question.engine, task.own, endgames_);
        shared.settings = question.engine;
        shared.own = task.own;
    }
    shared.engine->setPosition(question.path.start, question.path.moves);
    const auto put = [&](const analysis::Findings& findings) {
        const std::lock_guard lock(shared.mutex);
        shared.number = task.number;
        shared.latest = findings;
        shared.fresh = true;
    };
    put(shared.engine->search(question.limits, stop, put));
}

void EngineRunner::reportLatest() {
    {
        const std::lock_guard lock(shared_->mutex);
        if (!shared_->fresh || shared_->number != number_)
            return;
        shared_->fresh = false;
    }
    emit found(latest());
}

analysis::Findings EngineRunner::latest() const {
    const std::lock_guard lock(shared_->mutex);
    return shared_->latest;
}

void EngineRunner::finish(std::uint64_t number) {
    if (number != number_)
        return;
    reportLatest();
    running_ = false;
    pace_.stop();
    emit finished(latest());
}

void EngineRunner::fail(std::uint64_t number, const QString& reason) {
    if (number != number_)
        return;
    running_ = false;
    pace_.stop();
    emit failed(reason);
}

} // namespace damscope::gui
