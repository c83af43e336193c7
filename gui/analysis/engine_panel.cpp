// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/analysis/engine_panel.hpp"

#include "gui/analysis/engine_lines.hpp"
#include "gui/analysis/evaluation_bar.hpp"
#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/board/line_preview.hpp"
#include "rules/text/notation.hpp"

#include <QAction>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <span>
#include <utility>

namespace damscope::gui {

namespace {

constexpr int mostLines = 5;
constexpr int linesWithRoom = 4;                    // three, and the move of the game
const QString ownTitle(QStringLiteral("Damscope")); // as a second engine

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
      lines_(new QSpinBox(this)), heading_(new QLabel(this)), table_(new EngineLines(this)),
      status_(sentenceLabel(this, "engineStatus")), again_(new QToolButton(this)),
      secondLabel_(new QLabel(this)), second_(new QComboBox(this)),
      secondSays_(new ElidedLabel(this)), preview_(new LinePreview(this)), runner_(endgames, this),
      secondRunner_(std::move(endgames), this) {
    compose();
    composeTable();
    connectChoices();
    connectRunners();
    connect(&document, &GameDocument::currentChanged, this, &EnginePanel::follow);
    connect(&document, &GameDocument::gameOpened, this,
            [this] { controls_.lock->setChecked(false); });
    fillEngines();
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
    auto* below = new QHBoxLayout;
    below->setSpacing(look::space::small);
    below->addWidget(status_, 1);
    below->addWidget(again_);
    again_->setObjectName("startAgain");
    again_->setFocusPolicy(Qt::TabFocus);
    again_->hide();
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(look::around(look::space::small));
    all->setSpacing(look::space::small);
    all->addLayout(top);
    all->addWidget(heading_);
    all->addWidget(table_, 1);
    all->addLayout(below);
    composeSecond();
    heading_->setWordWrap(true);
    heading_->hide();
}

void EnginePanel::composeSecond() {
    second_->setObjectName("secondEngine");
    second_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    second_->setMinimumContentsLength(6);
    secondLabel_->setBuddy(second_);
    secondSays_->setObjectName("secondSays");
    auto* row = new QHBoxLayout;
    row->setSpacing(look::space::small);
    row->addWidget(secondLabel_);
    row->addWidget(second_);
    row->addWidget(secondSays_, 1);
    static_cast<QVBoxLayout*>(layout())->addLayout(row);
}

void EnginePanel::composeTable() {
    table_->setRoom(linesWithRoom);
    setPlaceholder(*table_, [this] { return controls_.run->isChecked() ? QString() : hint(); });
    connect(table_, &EngineLines::moveChosen, this, &EnginePanel::exploreLine);
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
    connect(engines_, &QComboBox::currentIndexChanged, this, [this] { wanted_ = engine(); });
    connect(second_, &QComboBox::currentIndexChanged, this,
            [this] { wantedSecond_ = secondEngine(); });
    connect(engines_, &QComboBox::currentIndexChanged, this, &EnginePanel::restart);
    connect(lines_, &QSpinBox::valueChanged, this, &EnginePanel::restart);
    connect(engines_, &QComboBox::currentIndexChanged, this, &EnginePanel::choiceChanged);
    connect(lines_, &QSpinBox::valueChanged, this, &EnginePanel::choiceChanged);
    connect(second_, &QComboBox::currentIndexChanged, this, &EnginePanel::askSecond);
    connect(second_, &QComboBox::currentIndexChanged, this, &EnginePanel::choiceChanged);
    connect(again_, &QToolButton::clicked, this, [this] { controls_.run->setChecked(true); });
}

void EnginePanel::connectRunners() {
    connect(&runner_, &EngineRunner::found, this, &EnginePanel::take);
    connect(&runner_, &EngineRunner::finished, this, &EnginePanel::take);
    connect(&runner_, &EngineRunner::failed, this, &EnginePanel::takeFailure);
    connect(&runner_, &EngineRunner::playedFound, this, [this](const analysis::PvLine& line) {
        played_ = line;
        showLines();
    });
    connect(&secondRunner_, &EngineRunner::found, this, &EnginePanel::takeSecond);
    connect(&secondRunner_, &EngineRunner::finished, this, &EnginePanel::takeSecond);
    connect(&secondRunner_, &EngineRunner::failed, this, [this](const QString& reason) {
        secondFound_ = {};
        secondSays_->setText(tr("The engine has stopped: %1").arg(reason));
    });
}

void EnginePanel::setOwnEngine(const OwnEngine& own) {
    runner_.setOwnEngine(own);
    // Beside another engine it thinks with one thread.
    secondRunner_.setOwnEngine({1, own.megabytes});
}

void EnginePanel::dismissEngine() {
    runner_.dismiss();
    secondRunner_.dismiss();
}

void EnginePanel::list(const std::vector<analysis::HubSettings>& engines, const QString& problem) {
    known_ = engines;
    if (!problem.isEmpty())
        status_->setText(problem);
    const QString before = engine();
    const QString secondBefore = secondEngine();
    fillEngines();
    if (engine() != before)
        restart();
    else if (secondEngine() != secondBefore)
        askSecond();
}

void EnginePanel::fillEngines() {
    const QSignalBlocker quiet(engines_);
    const QSignalBlocker quietToo(second_);
    engines_->clear();
    second_->clear();
    engines_->addItem(ownTitle);
    second_->addItem(capitalised(tr("none", "engine")));
    second_->addItem(ownTitle, ownTitle);
    for (const analysis::HubSettings& settings : known_)
        for (QComboBox* list : {engines_, second_})
            list->addItem(qtText(settings.title), qtText(settings.title));
    chooseEngine(wanted_);
    chooseSecondEngine(wantedSecond_);
}

void EnginePanel::chooseEngine(const QString& title) {
    engines_->setCurrentIndex(title.isEmpty() ? 0 : std::max(0, engines_->findData(title)));
    wanted_ = title;
}

QString EnginePanel::engine() const {
    return engines_->currentData().toString();
}

void EnginePanel::chooseSecondEngine(const QString& title) {
    second_->setCurrentIndex(title.isEmpty() ? 0 : std::max(0, second_->findData(title)));
    wantedSecond_ = title;
}

QString EnginePanel::secondEngine() const {
    return second_->currentData().toString();
}

std::optional<analysis::HubSettings> EnginePanel::settingsOf(const QString& title) const {
    const auto chosen =
        std::ranges::find(known_, title.toStdString(), &analysis::HubSettings::title);
    return chosen == known_.end() ? std::nullopt : std::optional(*chosen);
}

std::optional<analysis::HubSettings> EnginePanel::engineSettings() const {
    return settingsOf(engine());
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

// The move that the game goes on with.
std::optional<rules::Move> EnginePanel::playedThere() const {
    const GameDocument::Place& place = place_->place;
    const rules::Game& game = document_.game();
    if (place_->threat || place.elsewhere || !place.explored.empty() || !isStillThere(*place_))
        return std::nullopt;
    const rules::NodeId next = game.node(place.node).firstChild;
    return next == rules::noNode || game.node(next).step != rules::Step::move
               ? std::nullopt
               : std::optional(game.node(next).move);
}

void EnginePanel::follow() {
    if (controls_.run->isChecked() && !controls_.lock->isChecked())
        restart();
}

void EnginePanel::restart() {
    clear();
    if (!controls_.run->isChecked()) {
        place_.reset();
        runner_.stop();
        secondRunner_.stop();
        return;
    }
    // A locked position stays, whatever else changes.
    if (!controls_.lock->isChecked() || !place_)
        place_ = shownPlace();
    if (!place_) {
        runner_.stop();
        secondRunner_.stop();
        status_->setText(tr("The position is not known here."));
        return;
    }
    place_->threat = controls_.threat->isChecked();
    EngineQuestion question = questionThere();
    question.limits.lines = lines_->value();
    question.engine = engineSettings();
    question.played = playedThere();
    status_->setText(tr("Thinking…"));
    runner_.ask(question);
    askSecond();
}

EngineQuestion EnginePanel::questionThere() const {
    return {std::nullopt, place_->threat ? rules::Path{searchedFrom(), {}} : place_->path, {}};
}

void EnginePanel::askSecond() {
    secondFound_ = {};
    secondSays_->clear();
    if (!place_ || secondEngine().isEmpty())
        return secondRunner_.stop();
    EngineQuestion question = questionThere();
    question.engine = settingsOf(secondEngine());
    secondRunner_.ask(question);
}

void EnginePanel::clear() {
    found_ = {};
    secondFound_ = {};
    played_.reset();
    again_->hide();
    secondSays_->clear();
    preview_->leave();
    table_->setRowCount(0);
    setScore(std::nullopt);
    status_->clear();
    showHeading();
}

void EnginePanel::take(const analysis::Findings& findings) {
    if (!place_)
        return;
    found_ = findings;
    if (found_.lines.empty())
        return status_->setText(tr("There is no move."));
    showLines();
    showSecond();
    setScore(fromWhite(found_.lines.front().score));
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

analysis::Score EnginePanel::fromWhite(const analysis::Score& score) const {
    return searchedFrom().toMove() == rules::Color::white ? score : score.turned();
}

// The move of the game has a row of its own where it is not among the lines.
std::vector<EngineLine> EnginePanel::shownLines() const {
    std::vector<EngineLine> lines;
    const auto played = playedThere();
    bool isPlayedShown = !played || found_.lines.empty();
    for (const analysis::PvLine& line : found_.lines) {
        lines.push_back({fromWhite(line.score), line.moves});
        if (played && !line.moves.empty() && line.moves.front() == *played) {
            lines.back().note = tr("played, no. %1").arg(lines.size());
            isPlayedShown = true;
        }
    }
    if (!isPlayedShown && played_)
        lines.push_back({fromWhite(played_->score), played_->moves,
                         tr("played, below no. %1").arg(found_.lines.size())});
    return lines;
}

void EnginePanel::showLines() {
    if (!place_)
        return;
    table_->setLines(searchedFrom(), place_->played + (place_->threat ? 1 : 0), shownLines());
}

void EnginePanel::takeSecond(const analysis::Findings& findings) {
    secondFound_ = findings;
    showSecond();
}

// It agrees or not with what the first engine says now, which has to have said something.
void EnginePanel::showSecond() {
    const auto isKnown = [](const analysis::Findings& findings) {
        return !findings.lines.empty() && !findings.lines.front().moves.empty();
    };
    if (!place_ || !isKnown(found_) || !isKnown(secondFound_))
        return;
    const analysis::PvLine& best = secondFound_.lines.front();
    const QString move = unbroken(qtText(rules::moveText(searchedFrom(), best.moves.front())));
    const bool agrees = found_.lines.front().moves.front() == best.moves.front();
    secondSays_->setText((agrees ? tr("agrees: %1 %2") : tr("prefers %1 %2"))
                             .arg(move, scoreText(fromWhite(best.score))));
}

// The score of a locked position, or of a threat, is not that of the board.
void EnginePanel::setScore(const std::optional<analysis::Score>& score) {
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
    status_->setText(tr("The engine has stopped: %1").arg(reason));
    again_->show();
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
    const std::vector<EngineLine> lines = place_ ? shownLines() : std::vector<EngineLine>();
    if (static_cast<std::size_t>(row) >= lines.size())
        return preview_->leave();
    const QRect line = table_->visualRect(table_->model()->index(row, 0));
    const QString text = table_->item(row, 1)->text();
    preview_->play(
        searchedFrom(), lines[static_cast<std::size_t>(row)].moves,
        place_->threat ? text : tr("%1\nClick a move: it is shown, the game stays").arg(text),
        table_->viewport()->mapToGlobal(line.topLeft()) - QPoint(look::space::medium, 0));
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

// No line is shown for a position that is locked and has been removed from the game meanwhile.
void EnginePanel::exploreLine(int row, std::size_t move) {
    if (!place_ || place_->threat || !isStillThere(*place_))
        return;
    const std::vector<EngineLine> lines = shownLines();
    if (row < 0 || static_cast<std::size_t>(row) >= lines.size())
        return;
    preview_->leave();
    GameDocument::Place place = place_->place;
    const std::span moves(lines[static_cast<std::size_t>(row)].moves);
    const auto some = moves.first(std::min(moves.size(), move + 1));
    place.explored.insert(place.explored.end(), some.begin(), some.end());
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
    again_->setText(tr("Start again"));
    secondLabel_->setText(tr("Second engine:"));
    second_->setAccessibleName(tr("Second engine"));
    second_->setItemText(0, capitalised(tr("none", "engine")));
    showHeading();
    if (!found_.lines.empty())
        take(analysis::Findings(found_));
}

QString EnginePanel::hint() const {
    return tr("%1 lets the engine think about the position.")
        .arg(controls_.run->shortcut().toString(QKeySequence::NativeText));
}

} // namespace damscope::gui
