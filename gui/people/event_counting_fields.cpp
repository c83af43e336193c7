// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/people/event_counting_fields.hpp"

#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "pages/sheet.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSignalBlocker>
#include <QSpinBox>

#include <array>

namespace damscope::gui {

EventCountingFields::EventCountingFields(QLayout& bar, QWidget& page)
    : QObject(&page), matches_(new QWidget(&page)), points_(new PointsBox(&page)),
      matchPoints_(new PointsBox(&page)), tieBreaks_(new TieBreaksButton(&page)),
      after_(new QSpinBox(&page)),
      left_(withText<QPushButton>(
          page, "playersWhoLeft", [] { return tr("Players who &left"); },
          [] {
              return tr(
                  "The games of a player who left before half of them were played do not count");
          })) {
    constexpr int mostRounds = 999;
    points_->setObjectName("points");
    matchPoints_->setObjectName("matchPoints");
    after_->setObjectName("after");
    after_->setRange(0, mostRounds);
    after_->setKeyboardTracking(false);
    // Each label stays with its field.
    const auto add = [&bar](QWidget* both, QLabel* label, QWidget* field) {
        auto* row = new QHBoxLayout(both);
        row->setContentsMargins(0, 0, 0, 0);
        row->addWidget(label);
        row->addWidget(field);
        label->setBuddy(field);
        bar.addWidget(both);
    };
    add(new QWidget(&page), withText<QLabel>(page, "pointsLabel", [] { return tr("&Points"); }),
        points_);
    add(matches_, withText<QLabel>(page, "matchPointsLabel", [] { return tr("&Match points"); }),
        matchPoints_);
    bar.addWidget(tieBreaks_);
    add(new QWidget(&page), withText<QLabel>(page, "afterLabel", [] { return tr("After &round"); }),
        after_);
    bar.addWidget(left_);
    left_->setMenu(new QMenu(left_));
    for (const PointsBox* box : {points_, matchPoints_}) {
        connect(box, &PointsBox::pointsChanged, this, &EventCountingFields::chosen);
        connect(box, &PointsBox::refused, this, [this] {
            emit reported(tr("Write points as 2-1-0: for a win, a draw and a loss."));
        });
    }
    connect(tieBreaks_, &TieBreaksButton::tieBreaksChanged, this, &EventCountingFields::chosen);
    connect(after_, &QSpinBox::valueChanged, this, &EventCountingFields::roundChosen);
    keepTranslated(*left_, [this] { retranslate(); });
}

db::EventCounting EventCountingFields::counting() const {
    db::EventCounting counting{.points = points_->points(), .tieBreaks = tieBreaks_->tieBreaks()};
    if (matchPoints_->points() != db::PointSystem())
        counting.matchPoints = matchPoints_->points();
    const QList<QAction*> players = left_->menu()->actions();
    for (qsizetype place = 0; place < players.size(); ++place)
        if (players[place]->isChecked())
            counting.withdrawn.insert(static_cast<std::size_t>(place));
    return counting;
}

int EventCountingFields::lastRound() const {
    return after_->value();
}

void EventCountingFields::setEvent(const std::optional<Target>& event,
                                   const db::EventCounting& counting, const QStringList& players,
                                   bool isOfTeams) {
    event_ = event;
    matches_->setVisible(isOfTeams);
    for (QWidget* field : {static_cast<QWidget*>(points_), static_cast<QWidget*>(matchPoints_),
                           static_cast<QWidget*>(tieBreaks_)})
        field->setEnabled(event.has_value());
    left_->setEnabled(!players.isEmpty());
    points_->setPoints(counting.points);
    matchPoints_->setPoints(counting.matchPoints.value_or(db::PointSystem()));
    tieBreaks_->setTieBreaks(counting.tieBreaks);
    if (players_ != players)
        offer(players);
    const QList<QAction*> actions = left_->menu()->actions();
    for (qsizetype place = 0; place < actions.size(); ++place)
        actions[place]->setChecked(counting.withdrawn.contains(static_cast<std::size_t>(place)));
}

void EventCountingFields::offer(const QStringList& players) {
    players_ = players;
    left_->menu()->clear();
    for (const QString& player : players) {
        QAction* action =
            left_->menu()->addAction(QString(player).replace(u'&', QLatin1String("&&")));
        action->setToolTip(plainTip(player)); // else Qt takes the text, which may look like HTML
        action->setCheckable(true);
        connect(action, &QAction::triggered, this, &EventCountingFields::chosen);
    }
}

void EventCountingFields::toggleLeft(std::size_t player) {
    const QList<QAction*> players = left_->menu()->actions();
    if (player < static_cast<std::size_t>(players.size()))
        players[static_cast<qsizetype>(player)]->trigger();
}

void EventCountingFields::retranslate() {
    points_->offerWritten(capitalised(tr("as written")));
    points_->setToolTip(tr("For a win, a draw and a loss"));
    points_->setName(points_->toolTip());
    matchPoints_->setToolTip(tr("Points of a team for a match: won, drawn, lost"));
    matchPoints_->setName(matchPoints_->toolTip());
    after_->setSpecialValueText(capitalised(tr("all")));
    setName(*after_, tr("Standings after this round"));
}

namespace {

// As the titles of the columns in the table.
QString tieBreakTitle(db::TieBreak tieBreak) {
    constexpr std::array keys{"sb", "buchholz", "truncated", "head-to-head", "won"};
    return qtText(pages::pageWord(keys.at(static_cast<std::size_t>(tieBreak)), rulesLanguage()));
}

} // namespace

TieBreaksButton::TieBreaksButton(QWidget* parent) : QPushButton(parent) {
    setObjectName("tieBreaks");
    setMenu(new QMenu(this));
    for (std::size_t i = 0; i < db::tieBreakNames().size(); ++i) {
        const auto tieBreak = static_cast<db::TieBreak>(i);
        QAction* action = menu()->addAction(QString());
        action->setCheckable(true);
        connect(action, &QAction::toggled, this, [this, tieBreak](bool isChosen) {
            if (isChosen)
                chosen_.push_back(tieBreak);
            else
                std::erase(chosen_, tieBreak);
            retranslate();
            emit tieBreaksChanged();
        });
    }
    keepTranslated(*this, [this] { retranslate(); });
}

void TieBreaksButton::setTieBreaks(const db::TieBreaks& tieBreaks) {
    if (tieBreaks == chosen_)
        return;
    const QSignalBlocker blocker(this);
    const QList<QAction*> actions = menu()->actions();
    for (QAction* action : actions)
        action->setChecked(false);
    for (const db::TieBreak tieBreak : tieBreaks)
        actions[static_cast<qsizetype>(tieBreak)]->setChecked(true);
}

void TieBreaksButton::retranslate() {
    QStringList titles;
    for (const db::TieBreak tieBreak : chosen_)
        titles << tieBreakTitle(tieBreak);
    const QList<QAction*> actions = menu()->actions();
    for (qsizetype i = 0; i < actions.size(); ++i)
        actions[i]->setText(tieBreakTitle(static_cast<db::TieBreak>(i)));
    setText(titles.isEmpty() ? tr("&Tie-breaks: the usual ones")
                             : tr("&Tie-breaks: %1").arg(titles.join(QLatin1String(", "))));
    setToolTip(tr("What decides between equal points; what is checked first decides first"));
}

PointsBox::PointsBox(QWidget* parent) : QComboBox(parent) {
    addItems({QStringLiteral("2-1-0"), QStringLiteral("1-½-0"), QStringLiteral("3-1-0")});
    setEditable(true);
    setInsertPolicy(QComboBox::NoInsert);
    text_ = currentText();
    connect(this, &QComboBox::currentIndexChanged, this, &PointsBox::take);
    connect(this, &QComboBox::activated, this, &PointsBox::take); // also the item of before
    connect(lineEdit(), &QLineEdit::editingFinished, this, &PointsBox::take);
}

// What is being typed stays where the points are the same.
void PointsBox::setPoints(const std::optional<db::PointSystem>& points) {
    if (points_ == points)
        return;
    const QSignalBlocker blocker(this);
    points_ = points;
    int item = points ? count() - 1 : 0;
    while (item >= 0 && points && db::readPointSystem(itemText(item).toStdString()) != points)
        --item;
    setCurrentIndex(item);
    if (item < 0)
        setEditText(QString::fromStdString(db::writePointSystem(*points)));
    text_ = currentText();
}

void PointsBox::setName(const QString& name) {
    setAccessibleName(name);
    lineEdit()->setAccessibleName(name); // which has the focus
}

void PointsBox::offerWritten(const QString& text) {
    if (offersWritten_) {
        const bool isChosen = !points_;
        setItemText(0, text);
        if (isChosen)
            setEditText(text_ = text);
        return;
    }
    const QSignalBlocker blocker(this);
    offersWritten_ = true;
    points_.reset();
    text_ = text;
    insertItem(0, text);
    setCurrentIndex(0);
}

void PointsBox::take() {
    const bool asWritten = offersWritten_ && currentText() == itemText(0);
    const auto points = asWritten ? std::nullopt : db::readPointSystem(currentText().toStdString());
    if (!points && !asWritten) {
        setEditText(text_);
        return emit refused();
    }
    text_ = currentText();
    if (points_ == points)
        return;
    points_ = points;
    emit pointsChanged();
}

} // namespace damscope::gui
