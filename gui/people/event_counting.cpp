// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/people/event_counting.hpp"

#include "gui/base/widgets.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

namespace damscope::gui {

EventCountingFields::EventCountingFields(QLayout& bar, QWidget& page)
    : QObject(&page), matches_(new QWidget(&page)), points_(new PointsBox(&page)),
      matchPoints_(new PointsBox(&page)), after_(new QSpinBox(&page)),
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
    add(new QWidget(&page), withText<QLabel>(page, "afterLabel", [] { return tr("After &round"); }),
        after_);
    bar.addWidget(left_);
    left_->setMenu(new QMenu(left_));
    for (const PointsBox* box : {points_, matchPoints_}) {
        connect(box, &PointsBox::pointsChanged, this, &EventCountingFields::changed);
        connect(box, &PointsBox::refused, this, [this] {
            emit reported(tr("Write points as 2-1-0: for a win, a draw and a loss."));
        });
    }
    connect(after_, &QSpinBox::valueChanged, this, &EventCountingFields::changed);
    keepTranslated(*left_, [this] { retranslate(); });
}

db::EventCounting EventCountingFields::counting() const {
    db::EventCounting counting{
        points_->points(), after_->value(), matchPoints_->points().value_or(db::PointSystem()), {}};
    const QList<QAction*> players = left_->menu()->actions();
    for (qsizetype place = 0; place < players.size(); ++place)
        if (players[place]->isChecked())
            counting.withdrawn.insert(static_cast<std::size_t>(place));
    return counting;
}

void EventCountingFields::follow(qint64 event, const QStringList& players, bool isOfTeams) {
    matches_->setVisible(isOfTeams);
    left_->setEnabled(!players.isEmpty());
    if (offered_ == event && left_->menu()->actions().size() == players.size())
        return;
    offered_ = event;
    left_->menu()->clear();
    for (const QString& player : players) {
        QAction* action =
            left_->menu()->addAction(QString(player).replace(u'&', QLatin1String("&&")));
        action->setCheckable(true);
        connect(action, &QAction::toggled, this, &EventCountingFields::changed);
    }
}

void EventCountingFields::retranslate() {
    points_->offerWritten(tr("as written"));
    points_->setToolTip(tr("For a win, a draw and a loss"));
    points_->setAccessibleName(points_->toolTip());
    matchPoints_->setToolTip(tr("Points of a team for a match: won, drawn, lost"));
    matchPoints_->setAccessibleName(matchPoints_->toolTip());
    after_->setSpecialValueText(tr("all"));
    after_->setAccessibleName(tr("Standings after this round"));
}

PointsBox::PointsBox(QWidget* parent) : QComboBox(parent) {
    addItems({QStringLiteral("2-1-0"), QStringLiteral("1-½-0"), QStringLiteral("3-1-0")});
    setEditable(true);
    setInsertPolicy(QComboBox::NoInsert);
    text_ = currentText();
    connect(this, &QComboBox::currentIndexChanged, this, &PointsBox::take);
    connect(lineEdit(), &QLineEdit::editingFinished, this, &PointsBox::take);
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
