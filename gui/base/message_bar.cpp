// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/base/message_bar.hpp"

#include "gui/base/widgets.hpp"
#include "gui/look/theme.hpp"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace damscope::gui {

MessageBar::MessageBar(QWidget* parent)
    : QToolBar(parent), text_(new ElidedLabel(this)), more_(new QLabel(this)),
      close_(new QToolButton(this)) {
    setObjectName("messageBar");
    text_->setObjectName("alert");
    text_->setTextFormat(Qt::PlainText);
    setMovable(false);
    setFloatable(false);
    setContextMenuPolicy(Qt::PreventContextMenu);
    toggleViewAction()->setVisible(false);
    auto* contents = new QWidget(this);
    contents->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    auto* line = new QHBoxLayout(contents);
    line->setContentsMargins(look::space::medium, look::space::small, look::space::medium,
                             look::space::small);
    line->addWidget(text_, 1);
    line->addWidget(more_);
    for (std::size_t i = 0; i < answers_.size(); ++i) {
        answers_.at(i) = new QPushButton(this);
        answers_.at(i)->setObjectName(QStringLiteral("answer%1").arg(i + 1));
        line->addWidget(answers_.at(i));
        connect(answers_.at(i), &QPushButton::clicked, this, [this, i] { answer(i); });
    }
    close_->setObjectName("closeAlert");
    close_->setText(QStringLiteral("✕"));
    close_->setAutoRaise(true);
    line->addWidget(close_);
    connect(close_, &QToolButton::clicked, this, &MessageBar::closeFirst);
    addWidget(contents);
    more_->setForegroundRole(QPalette::PlaceholderText);
    keepTranslated(*this, [this] { retranslate(); });
}

MessageBar* MessageBar::of(const QObject& part) {
    for (const QObject* owner = &part; owner != nullptr; owner = owner->parent())
        if (auto* bar = owner->findChild<MessageBar*>(QString(), Qt::FindDirectChildrenOnly))
            return bar;
    return nullptr;
}

void MessageBar::retranslate() {
    setWindowTitle(tr("Messages"));
    close_->setToolTip(tr("Close the message"));
    close_->setAccessibleName(close_->toolTip());
    showFirst();
}

void MessageBar::notify(const Alert& alert) {
    const auto same = std::ranges::find(alerts_, alert.subject, &Alert::subject);
    if (same == alerts_.end() || alert.subject.isEmpty()) // a failure does not wait behind news
        alerts_.insert(alert.isFailure ? std::ranges::find(alerts_, false, &Alert::isFailure)
                                       : alerts_.end(),
                       alert);
    else
        *same = alert;
    if (alert.actor != nullptr)
        connect(alert.actor, &QObject::destroyed, this, &MessageBar::withdrawAnswers,
                Qt::UniqueConnection);
    showFirst();
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void MessageBar::retract(const QString& subject) {
    std::erase_if(alerts_, [&](const Alert& alert) { return alert.subject == subject; });
    showFirst();
}

// The alerts still stay until they are closed.
void MessageBar::withdrawAnswers(const QObject* actor) {
    for (Alert& alert : alerts_)
        if (alert.actor == actor)
            alert.answers.clear();
    showFirst();
}

QString MessageBar::text() const {
    return alerts_.empty() ? QString() : alerts_.front().text();
}

void MessageBar::showFirst() {
    if (!alerts_.empty()) {
        const Alert& first = alerts_.front();
        text_->setText(first.text());
        setAccessibleName(text_->text());
        for (std::size_t i = 0; i < answers_.size(); ++i) {
            const bool isOffered = i < first.answers.size();
            answers_.at(i)->setVisible(isOffered);
            answers_.at(i)->setText(isOffered ? first.answers[i].text() : QString());
        }
        const auto others = static_cast<qint64>(alerts_.size()) - 1;
        more_->setVisible(others > 0);
        more_->setText(others > 0 ? trPlural("%Ln more message", "%Ln more messages", others)
                                  : QString());
    }
    setVisible(!alerts_.empty());
    update();
}

// What it does may lead to another alert.
void MessageBar::answer(std::size_t number) {
    const Alert::Answer answer = alerts_.front().answers.at(number);
    if (answer.isFinal)
        closeFirst();
    answer.act();
}

void MessageBar::closeFirst() {
    alerts_.pop_front();
    showFirst();
}

void MessageBar::setVisible(bool /*visible*/) {
    QToolBar::setVisible(!alerts_.empty());
}

QSize MessageBar::sizeHint() const {
    return alerts_.empty() ? QSize(0, 0) : QToolBar::sizeHint();
}

void MessageBar::paintEvent(QPaintEvent* /*event*/) {
    const look::Colours& colours = look::coloursOf(palette());
    const bool fails = !alerts_.empty() && alerts_.front().isFailure;
    QPainter painter(this);
    painter.fillRect(rect(), colours.accentGround);
    painter.fillRect(QRect(0, 0, look::line::chosen, height()),
                     fails ? colours.failure : colours.accent);
    painter.fillRect(QRect(0, height() - look::line::thin, width(), look::line::thin),
                     colours.line);
}

void alertFailure(const QObject& part, const QString& subject, const std::function<QString()>& text,
                  const std::vector<Alert::Answer>& answers) {
    if (auto* bar = MessageBar::of(part))
        bar->notify({subject, text, answers, true, &part});
}

void alertFailure(const QObject& part, const QString& subject, const std::function<QString()>& lost,
                  const QString& reason, const std::function<void()>& again) {
    std::vector<Alert::Answer> answers;
    if (again)
        answers.push_back({[] { return MessageBar::tr("Try again"); }, again});
    alertFailure(
        part, subject, [lost, reason] { return MessageBar::tr("%1: %2").arg(lost(), reason); },
        answers);
}

void retractFailure(const QObject& part, const QString& subject) {
    if (auto* bar = MessageBar::of(part))
        bar->retract(subject);
}

AlertedJob::AlertedJob(QObject& owner, const QString& subject)
    : Job(owner,
          [&owner, subject](const QString& reason) {
              alertFailure(owner, subject, [reason] { return reason; });
          }),
      part_(owner), subject_(subject) {}

void AlertedJob::start(Work work) {
    retractFailure(part_, subject_);
    Job::start(std::move(work));
}

} // namespace damscope::gui
