// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/analysis/evaluation_bar.hpp"

#include "chart/course.hpp"
#include "chart/evaluation_scene.hpp"
#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/look/theme.hpp"

#include <QAccessibleWidget>
#include <QCoreApplication>
#include <QEvent>
#include <QPainter>
#include <QPainterPath>
#include <QStyle>

#include <utility>

namespace damscope::gui {

namespace {

/// White's share of the bar, in percent.
class AccessibleBar : public QAccessibleWidget, public QAccessibleValueInterface {
public:
    explicit AccessibleBar(EvaluationBar* bar)
        : QAccessibleWidget(bar, QAccessible::Indicator), bar_(bar) {}

    void* interface_cast(QAccessible::InterfaceType type) override {
        if (type == QAccessible::ValueInterface)
            return static_cast<QAccessibleValueInterface*>(this);
        return QAccessibleWidget::interface_cast(type);
    }
    QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Value ? bar_->accessibleDescription()
                                          : QAccessibleWidget::text(kind);
    }
    QVariant currentValue() const override { return qRound(100 * bar_->share()); }
    void setCurrentValue(const QVariant&) override {}
    QVariant maximumValue() const override { return 100; }
    QVariant minimumValue() const override { return 0; }
    QVariant minimumStepSize() const override { return 1; }

private:
    EvaluationBar* bar_;
};

QAccessibleInterface* makeInterface(const QString&, QObject* object) {
    auto* bar = qobject_cast<EvaluationBar*>(object);
    return bar != nullptr ? new AccessibleBar(bar) : nullptr;
}

void installBarAccessibility() {
    static const bool installed = [] {
        QAccessible::installFactory(makeInterface);
        return true;
    }();
    static_cast<void>(installed);
}

} // namespace

EvaluationBar::EvaluationBar(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    keepTranslated(*this, [this] { setAccessibleName(tr("Evaluation")); });
    installBarAccessibility();
}

void EvaluationBar::setScore(const std::optional<analysis::Score>& score) {
    if (score == score_)
        return;
    score_ = score;
    setAccessibleDescription(score ? scoreText(*score) : QString());
    setToolTip(plainTip(accessibleDescription()));
    QAccessibleValueChangeEvent event(this, qRound(100 * share()));
    QAccessible::updateAccessibility(&event);
    update();
}

double EvaluationBar::share() const {
    return score_ ? (1 + chart::levelOf(chart::menOf(*score_))) / 2 : 0.5;
}

void EvaluationBar::setFlipped(bool flipped) {
    flipped_ = flipped;
    update();
}

QSize EvaluationBar::sizeHint() const {
    return {look::place::evaluationBar, 2 * look::place::rail};
}

QSize EvaluationBar::minimumSizeHint() const {
    return {look::place::evaluationBar, look::place::rail};
}

// White's share grows from White's side, as on the board beside it.
void EvaluationBar::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF frame = QRectF(rect()).marginsRemoved(look::around(look::line::half));
    QPainterPath outline;
    outline.addRoundedRect(frame, look::radius::small, look::radius::small);
    painter.setClipPath(outline);
    painter.fillRect(frame, score_ ? blackColour : palette().color(QPalette::Button));
    const double white = frame.height() * share();
    if (score_)
        painter.fillRect(QRectF(frame.left(), flipped_ ? frame.top() : frame.bottom() - white,
                                frame.width(), white),
                         whiteColour);
    painter.setClipping(false);
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawPath(outline);
    painter.setPen(palette().color(QPalette::Highlight));
    painter.drawLine(QPointF(frame.left(), frame.center().y()),
                     QPointF(frame.right(), frame.center().y()));
}

using namespace look;

void ScoreBadge::paint(QPainter* painter, const QStyleOptionViewItem& option,
                       const QModelIndex& index) const {
    QStyleOptionViewItem place = option;
    initStyleOption(&place, index);
    const QString text = std::exchange(place.text, QString());
    place.widget->style()->drawControl(QStyle::CE_ItemViewItem, &place, painter, place.widget);
    if (text.isEmpty())
        return;
    const bool white = index.data(whiteRole).toBool();
    QFont bold = place.font;
    bold.setBold(true);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(coloursOf(option.palette).fieldLine);
    painter->setBrush(white ? whiteColour : blackColour);
    QRectF badge(place.rect.left() + space::small, place.rect.top() + space::least,
                 place.rect.width() - 2 * space::small, QFontMetrics(bold).height() + space::small);
    badge -= around(line::half);
    painter->drawRoundedRect(badge, radius::small, radius::small);
    painter->setPen(white ? blackColour : whiteColour);
    painter->setFont(bold);
    painter->drawText(badge, Qt::AlignCenter, text);
    painter->restore();
}

QSize ScoreBadge::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QFont bold = option.font;
    bold.setBold(true);
    const QFontMetrics metrics(bold);
    return {metrics.horizontalAdvance(index.data().toString()) + 2 * (space::small + space::medium),
            metrics.height() + 2 * space::small};
}

} // namespace damscope::gui
