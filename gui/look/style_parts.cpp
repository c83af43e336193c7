// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/look/style_parts.hpp"

#include <QAbstractSpinBox>

#include <algorithm>

namespace damscope::gui::look {

namespace {

/// Puts a painter back as it was.
class Brush {
public:
    explicit Brush(QPainter& painter) : painter_(painter) {
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
    }
    Brush(const Brush&) = delete;
    Brush& operator=(const Brush&) = delete;
    ~Brush() { painter_.restore(); }

private:
    QPainter& painter_;
};

bool is(const QStyleOption& option, QStyle::StateFlag flag) {
    return option.state.testFlag(flag);
}

// Only where the keys go: a click shows by itself where it was.
bool showsFocus(const QStyleOption& option) {
    return is(option, QStyle::State_HasFocus) && is(option, QStyle::State_KeyboardFocusChange);
}

struct Box {
    QColor fill;
    QColor edge;
    double width = line::thin;
    double radius = radius::small;
};

void paintBox(QPainter& painter, const QRectF& area, const Box& box) {
    const Brush brush(painter);
    painter.setPen(QPen(box.edge, box.width));
    painter.setBrush(box.fill);
    const double half = box.width / 2;
    painter.drawRoundedRect(area.adjusted(half, half, -half, -half), box.radius, box.radius);
}

double widthOf(bool focused) {
    return focused ? line::focus : line::thin;
}

// Colours of what is pressed, pointed at, or neither.
QColor buttonFill(const QStyleOption& option, const Colours& colours) {
    if (!is(option, QStyle::State_Enabled))
        return colours.ground;
    if (is(option, QStyle::State_On) || is(option, QStyle::State_Sunken))
        return colours.accentGround;
    return is(option, QStyle::State_MouseOver) ? colours.stripe : colours.button;
}

// An arrow of two lines, with its point at the middle; `up` or down.
void paintChevron(QPainter& painter, const QRectF& area, const QColor& ink, bool up) {
    const Brush brush(painter);
    painter.setPen(QPen(ink, line::chevron, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const double wide = besideText(icon::chevron) / 2.0;
    const double high = (up ? -wide : wide) / 2;
    const QPointF c = area.center();
    painter.drawPolyline(
        QPolygonF({c + QPointF(-wide, -high), c + QPointF(0, high), c + QPointF(wide, -high)}));
}

QColor inkOf(const QStyleOption& option, const Colours& colours) {
    return is(option, QStyle::State_Enabled) ? colours.secondText : colours.disabledText;
}

} // namespace

void paintButton(QPainter& painter, const QStyleOption& option, bool first) {
    const Colours& colours = coloursOf(option.palette);
    Box box{buttonFill(option, colours), colours.line};
    if (first && is(option, QStyle::State_Enabled)) {
        const bool touched =
            is(option, QStyle::State_MouseOver) || is(option, QStyle::State_Sunken);
        box.fill = touched ? colours.accentTouched : colours.accent;
        box.edge = box.fill;
    }
    if (is(option, QStyle::State_On))
        box.edge = colours.accent;
    if (showsFocus(option)) {
        box.edge = first ? colours.text : colours.accent;
        box.width = line::focus;
    }
    paintBox(painter, option.rect, box);
}

void paintToolButton(QPainter& painter, const QStyleOption& option) {
    const bool touched = is(option, QStyle::State_On) || is(option, QStyle::State_Sunken) ||
                         is(option, QStyle::State_MouseOver) || showsFocus(option);
    if (is(option, QStyle::State_AutoRaise) && (!touched || !is(option, QStyle::State_Enabled)))
        return;
    paintButton(painter, option, false);
}

void paintField(QPainter& painter, const QStyleOption& option) {
    const Colours& colours = coloursOf(option.palette);
    const bool focused = is(option, QStyle::State_HasFocus);
    paintBox(painter, option.rect,
             {is(option, QStyle::State_Enabled) ? colours.surface : colours.ground,
              focused ? colours.accent : colours.fieldLine, widthOf(focused)});
}

void paintCard(QPainter& painter, const QStyleOption& option) {
    const Colours& colours = coloursOf(option.palette);
    const bool focused = is(option, QStyle::State_HasFocus);
    paintBox(
        painter, option.rect,
        {colours.surface, focused ? colours.accent : colours.line, widthOf(focused), radius::card});
}

void paintOutline(QPainter& painter, const QStyleOption& option) {
    paintBox(painter, option.rect,
             {Qt::transparent, coloursOf(option.palette).line, line::thin, radius::card});
}

void paintLineBelow(QPainter& painter, const QStyleOption& option) {
    const QRect& area = option.rect;
    painter.fillRect(area.left(), area.bottom(), area.width(), line::thin,
                     coloursOf(option.palette).line);
}

void paintCheckBox(QPainter& painter, const QStyleOption& option) {
    const Colours& colours = coloursOf(option.palette);
    const bool on = is(option, QStyle::State_On);
    const bool partly = is(option, QStyle::State_NoChange);
    const bool enabled = is(option, QStyle::State_Enabled);
    const QColor mark = enabled ? colours.accent : colours.disabledText;
    paintBox(painter, option.rect,
             {on || partly ? mark : colours.surface, on || partly ? mark : colours.fieldLine,
              widthOf(showsFocus(option))});
    if (!on && !partly)
        return;
    const Brush brush(painter);
    painter.setPen(QPen(colours.onAccent, line::focus, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QRectF r(option.rect);
    const auto at = [&r](double x, double y) {
        return QPointF(r.left() + x * r.width(), r.top() + y * r.height());
    };
    if (partly)
        painter.drawLine(at(0.28, 0.5), at(0.72, 0.5));
    else
        painter.drawPolyline(QPolygonF({at(0.24, 0.52), at(0.43, 0.7), at(0.77, 0.3)}));
}

void paintRadioButton(QPainter& painter, const QStyleOption& option) {
    const Colours& colours = coloursOf(option.palette);
    const bool on = is(option, QStyle::State_On);
    const bool enabled = is(option, QStyle::State_Enabled);
    const QColor mark = enabled ? colours.accent : colours.disabledText;
    const double round = option.rect.width() / 2.0;
    paintBox(painter, option.rect,
             {colours.surface, on ? mark : colours.fieldLine, widthOf(showsFocus(option)), round});
    if (!on)
        return;
    const Brush brush(painter);
    painter.setPen(Qt::NoPen);
    painter.setBrush(mark);
    painter.drawEllipse(QRectF(option.rect).center(), round / 2, round / 2);
}

void paintGrip(QPainter& painter, const QStyleOption& option) {
    const Colours& colours = coloursOf(option.palette);
    const bool touched = is(option, QStyle::State_MouseOver) && is(option, QStyle::State_Enabled);
    // Along the longer side: the option does not say for every kind which way it is dragged.
    const bool upright = option.rect.height() > option.rect.width();
    QRectF grip(0, 0, upright ? line::chosen : space::page, upright ? space::page : line::chosen);
    grip.moveCenter(QRectF(option.rect).center());
    const Brush brush(painter);
    painter.setPen(Qt::NoPen);
    painter.setBrush(touched ? colours.accent : colours.line);
    painter.drawRoundedRect(grip, line::chosen / 2.0, line::chosen / 2.0);
}

void paintChosenBar(QPainter& painter, const QStyleOption& option) {
    const QRect& area = option.rect;
    if (is(option, QStyle::State_Selected) && area.left() <= 0 && area.right() > 0)
        painter.fillRect(0, area.top(), line::chosen, area.height(),
                         coloursOf(option.palette).accent);
}

void paintTab(QPainter& painter, const QStyleOptionTab& tab) {
    const Colours& colours = coloursOf(tab.palette);
    const bool chosen = is(tab, QStyle::State_Selected);
    if (!chosen && !is(tab, QStyle::State_MouseOver))
        return;
    const QRectF bar(tab.rect.left() + space::small, tab.rect.bottom() + 1 - line::chosen,
                     tab.rect.width() - 2 * space::small, line::chosen);
    const Brush brush(painter);
    painter.setPen(Qt::NoPen);
    painter.setBrush(chosen ? colours.accent : colours.line);
    painter.drawRoundedRect(bar, line::chosen / 2.0, line::chosen / 2.0);
}

void paintHeader(QPainter& painter, const QStyleOption& option) {
    const Colours& colours = coloursOf(option.palette);
    painter.fillRect(option.rect, colours.stripe);
    paintLineBelow(painter, option);
}

void paintGroove(QPainter& painter, const QRectF& area, const Colours& colours) {
    paintBox(painter, area, {colours.button, colours.line});
}

void paintProgress(QPainter& painter, const QStyleOptionProgressBar& bar) {
    const double whole = static_cast<double>(bar.maximum) - bar.minimum;
    const double part = std::clamp((bar.progress - bar.minimum) / whole, 0.0, 1.0);
    QRectF area(bar.rect);
    area.setWidth(area.width() * part);
    if (area.width() < 1)
        return;
    if (bar.direction == Qt::RightToLeft)
        area.moveRight(QRectF(bar.rect).right());
    // The words of the bar are read on it.
    const Colours& colours = coloursOf(bar.palette);
    paintBox(painter, area, {colours.accentGround, colours.accent});
}

QRect scrollBarPart(const QStyleOptionSlider& bar, QStyle::SubControl part) {
    const bool level = bar.orientation == Qt::Horizontal;
    const int length = level ? bar.rect.width() : bar.rect.height();
    const qint64 range = static_cast<qint64>(bar.maximum) - bar.minimum;
    int handle = length;
    if (range > 0) {
        handle = static_cast<int>(qint64{bar.pageStep} * length / (range + bar.pageStep));
        handle = std::min(std::max<int>(handle, space::page), length);
    }
    const int from = QStyle::sliderPositionFromValue(bar.minimum, bar.maximum, bar.sliderPosition,
                                                     length - handle, bar.upsideDown);
    const auto stretch = [&](int begin, int end) {
        const QRect area =
            level ? QRect(bar.rect.left() + begin, bar.rect.top(), end - begin, bar.rect.height())
                  : QRect(bar.rect.left(), bar.rect.top() + begin, bar.rect.width(), end - begin);
        return QStyle::visualRect(bar.direction, bar.rect, area);
    };
    switch (part) {
    case QStyle::SC_ScrollBarGroove:
        return stretch(0, length);
    case QStyle::SC_ScrollBarSlider:
        return stretch(from, from + handle);
    case QStyle::SC_ScrollBarSubPage:
        return stretch(0, from);
    case QStyle::SC_ScrollBarAddPage:
        return stretch(from + handle, length);
    default:
        return {}; // no buttons
    }
}

void paintScrollBar(QPainter& painter, const QStyleOptionSlider& bar, const QColor& ground) {
    const Colours& colours = coloursOf(bar.palette);
    painter.fillRect(bar.rect, ground);
    if (bar.minimum >= bar.maximum)
        return;
    const bool touched = is(bar, QStyle::State_MouseOver) || is(bar, QStyle::State_Sunken);
    const double air = touched ? line::thin : line::chosen;
    const QRectF handle =
        QRectF(scrollBarPart(bar, QStyle::SC_ScrollBarSlider)).adjusted(air, air, -air, -air);
    const Brush brush(painter);
    painter.setPen(Qt::NoPen);
    painter.setBrush(touched ? colours.secondText : colours.fieldLine);
    const double round = std::min(handle.width(), handle.height()) / 2;
    painter.drawRoundedRect(handle, round, round);
}

void paintMenuArrow(QPainter& painter, const QStyleOption& option, const QRect& area, bool first) {
    const Colours& colours = coloursOf(option.palette);
    const bool isColoured = first && is(option, QStyle::State_Enabled);
    paintChevron(painter, area, isColoured ? colours.onAccent : inkOf(option, colours), false);
}

void paintComboBox(QPainter& painter, const QStyleOptionComboBox& box, const QRect& arrow) {
    if (box.editable)
        paintField(painter, box);
    else if (box.frame)
        paintButton(painter, box, false);
    if (box.subControls.testFlag(QStyle::SC_ComboBoxArrow))
        paintChevron(painter, arrow, inkOf(box, coloursOf(box.palette)), false);
}

void paintSpinBox(QPainter& painter, const QStyleOptionSpinBox& box, const QRect& up,
                  const QRect& down) {
    if (box.frame)
        paintField(painter, box);
    if (box.buttonSymbols == QAbstractSpinBox::NoButtons)
        return;
    const Colours& colours = coloursOf(box.palette);
    const auto ink = [&](QAbstractSpinBox::StepEnabledFlag way) {
        return box.stepEnabled.testFlag(way) ? inkOf(box, colours) : colours.disabledText;
    };
    paintChevron(painter, up, ink(QAbstractSpinBox::StepUpEnabled), true);
    paintChevron(painter, down, ink(QAbstractSpinBox::StepDownEnabled), false);
}

void paintSlider(QPainter& painter, const QStyleOptionSlider& slider, const QRect& handle) {
    const Colours& colours = coloursOf(slider.palette);
    const bool enabled = is(slider, QStyle::State_Enabled);
    const QColor mark = enabled ? colours.accent : colours.disabledText;
    const QRectF all(slider.rect);
    const double y = all.center().y();
    const double middle = QRectF(handle).center().x();
    const Brush brush(painter);
    painter.setPen(QPen(colours.fieldLine, line::chosen, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(all.left() + line::chosen, y), QPointF(all.right() - line::chosen, y));
    painter.setPen(QPen(mark, line::chosen, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(
        QPointF(slider.upsideDown ? all.right() - line::chosen : all.left() + line::chosen, y),
        QPointF(middle, y));
    const double round = besideText(icon::handle) / 2.0 - line::thin;
    painter.setPen(QPen(showsFocus(slider) ? colours.text : colours.surface, line::focus));
    painter.setBrush(mark);
    painter.drawEllipse(QPointF(middle, y), round, round);
}

} // namespace damscope::gui::look
