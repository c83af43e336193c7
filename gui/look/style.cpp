// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/look/style.hpp"

#include "gui/look/style_parts.hpp"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QIconEngine>
#include <QLabel>
#include <QPainter>
#include <QPalette>
#include <QPushButton>
#include <QStyleFactory>
#include <QStyleOption>
#include <QSvgRenderer>
#include <QTabBar>
#include <QToolButton>

#include <utility>

namespace damscope::gui::look {

namespace {

// Between the words of a cell and its edges, so that a number at the right of one column and words
// at the left of the next are two things.
constexpr int cellAir = space::small;

// A corner of what is inside then lies within the rounded frame.
constexpr int scrolledFrame = 3;

template <class Option> const Option& as(const QStyleOption* option) {
    return *static_cast<const Option*>(option);
}

bool isUpright(const QStyleOptionTab& tab) {
    return tab.shape == QTabBar::RoundedNorth || tab.shape == QTabBar::TriangularNorth;
}

// The same with other inks.
template <class Option> Option inked(const QStyleOption* option, const QColor& ink) {
    Option other = as<Option>(option);
    for (const auto role : {QPalette::WindowText, QPalette::ButtonText})
        other.palette.setColor(role, ink);
    return other;
}

// Behind what a scroll bar moves: lists and texts have their own, forms that of the window.
QColor groundOf(const QStyleOption& option, const QWidget* bar) {
    for (const QWidget* w = bar; w != nullptr && !w->isWindow(); w = w->parentWidget())
        if (const auto* area = qobject_cast<const QAbstractScrollArea*>(w))
            return area->viewport()->palette().color(area->viewport()->backgroundRole());
    return coloursOf(option.palette).surface;
}

// Beside a symbol alone there is no room for an arrow.
bool showsWords(const QString& text, const QIcon& icon, Qt::ToolButtonStyle style) {
    return !text.isEmpty() && (icon.isNull() || style == Qt::ToolButtonTextOnly ||
                               style == Qt::ToolButtonTextBesideIcon);
}

// A click beside its arrow does something else.
bool isSplit(const QStyleOptionToolButton& button) {
    return button.features.testFlag(QStyleOptionToolButton::MenuButtonPopup);
}

// A button with words that opens a menu.
bool opensMenu(const QStyleOptionToolButton& button) {
    return button.features.testFlag(QStyleOptionToolButton::HasMenu) && !isSplit(button) &&
           showsWords(button.text, button.icon, button.toolButtonStyle);
}

// For the arrow of its menu, beside the words.
int menuArrow() {
    return besideText(icon::chevron) + space::small;
}

} // namespace

Style::Style() : QProxyStyle(QStyleFactory::create("Fusion")) {}

// Qt takes a text that looks like HTML for HTML and loads what it asks for: a name is no HTML, and
// a label that has some says so. QTipLabel is what shows all tooltips (gui/base/widgets.hpp).
void Style::polish(QWidget* widget) {
    QProxyStyle::polish(widget);
    auto* label = qobject_cast<QLabel*>(widget);
    if (label != nullptr && label->textFormat() == Qt::AutoText && !label->inherits("QTipLabel"))
        label->setTextFormat(Qt::PlainText);
    if (qobject_cast<QAbstractButton*>(widget) != nullptr ||
        qobject_cast<QComboBox*>(widget) != nullptr || qobject_cast<QTabBar*>(widget) != nullptr)
        widget->setAttribute(Qt::WA_Hover);
}

int Style::pixelMetric(PixelMetric metric, const QStyleOption* option,
                       const QWidget* widget) const {
    switch (metric) {
    case PM_DefaultFrameWidth:
        if (qobject_cast<const QAbstractScrollArea*>(widget) != nullptr)
            return scrolledFrame;
        break;
    case PM_FocusFrameHMargin: // beside the words of a cell
        return QProxyStyle::pixelMetric(metric, option, widget) + cellAir;
    case PM_SmallIconSize:
    case PM_ButtonIconSize:
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return besideText(QProxyStyle::pixelMetric(metric, option, widget));
    case PM_MenuButtonIndicator: // clear of the words
        return menuArrow() + space::medium;
    case PM_ScrollBarExtent:
        return place::scrollBar;
    case PM_ScrollBarSliderMin:
        return space::page;
    case PM_SliderThickness:
    case PM_SliderLength:
    case PM_SliderControlThickness:
        return besideText(icon::handle);
    default:
        break;
    }
    return QProxyStyle::pixelMetric(metric, option, widget);
}

// The symbols of a dialog's buttons would be those of another family.
int Style::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                     QStyleHintReturn* answer) const {
    return hint == SH_DialogButtonBox_ButtonsHaveIcons
               ? 0
               : QProxyStyle::styleHint(hint, option, widget, answer);
}

QSize Style::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& inside,
                              const QWidget* widget) const {
    QSize size = QProxyStyle::sizeFromContents(type, option, inside, widget);
    if (type == CT_ToolButton && opensMenu(as<QStyleOptionToolButton>(option)))
        size.rwidth() += menuArrow();
    if (type == CT_HeaderSection)
        size.rwidth() += 2 * cellAir;
    if (type == CT_ItemViewItem)
        size.rheight() += space::small; // its check box touches no other
    return size;
}

QRect Style::subElementRect(SubElement element, const QStyleOption* option,
                            const QWidget* widget) const {
    const QRect area = QProxyStyle::subElementRect(element, option, widget);
    // Words keep clear of the rounded edge.
    if (element == SE_LineEditContents && as<QStyleOptionFrame>(option).lineWidth > 0)
        return area.adjusted(space::small, 0, -space::small, 0);
    return area;
}

QRect Style::subControlRect(ComplexControl control, const QStyleOptionComplex* option,
                            SubControl part, const QWidget* widget) const {
    if (control == CC_ScrollBar)
        return scrollBarPart(as<QStyleOptionSlider>(option), part);
    return QProxyStyle::subControlRect(control, option, part, widget);
}

void Style::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                          const QWidget* widget) const {
    switch (element) {
    case PE_PanelButtonCommand: {
        const auto& button = as<QStyleOptionButton>(option);
        return paintButton(*painter, button,
                           button.features.testFlag(QStyleOptionButton::DefaultButton));
    }
    case PE_PanelButtonTool:
        return paintToolButton(*painter, *option);
    case PE_PanelLineEdit:
        if (as<QStyleOptionFrame>(option).lineWidth <= 0)
            return painter->fillRect(option->rect, option->palette.base());
        return paintField(*painter, *option);
    case PE_FrameLineEdit:
        return;
    case PE_Frame:
        return paintCard(*painter, *option);
    case PE_FrameGroupBox:
        return paintOutline(*painter, *option);
    case PE_FrameTabWidget:
    case PE_FrameStatusBarItem:
    case PE_FrameDockWidget:
        return;
    case PE_FrameTabBarBase:
        return paintLineBelow(*painter, *option);
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck:
        return paintCheckBox(*painter, *option);
    case PE_IndicatorRadioButton:
        return paintRadioButton(*painter, *option);
    case PE_PanelScrollAreaCorner: // between two scroll bars
        return painter->fillRect(option->rect, groundOf(*option, widget));
    case PE_IndicatorArrowDown: {
        if (const auto* push = qobject_cast<const QPushButton*>(widget))
            return paintMenuArrow(*painter, *option, option->rect, push->isDefault());
        const auto* button = qobject_cast<const QToolButton*>(widget);
        if (button == nullptr ||
            !showsWords(button->text(), button->icon(), button->toolButtonStyle()))
            break;
        const QRect all = button->rect();
        return paintMenuArrow(
            *painter, *option,
            {all.right() - space::small - menuArrow(), all.top(), menuArrow(), all.height()});
    }
    case PE_IndicatorDockWidgetResizeHandle:
        return paintGrip(*painter, *option);
    case PE_PanelItemViewItem:
        QProxyStyle::drawPrimitive(element, option, painter, widget);
        return paintChosenBar(*painter, *option);
    default:
        break;
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
}

void Style::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                        const QWidget* widget) const {
    const Colours& colours = coloursOf(option->palette);
    switch (element) {
    case CE_PushButtonLabel: {
        const auto& button = as<QStyleOptionButton>(option);
        if (!button.features.testFlag(QStyleOptionButton::DefaultButton) ||
            !button.state.testFlag(State_Enabled))
            break;
        const auto other = inked<QStyleOptionButton>(option, colours.onAccent);
        return QProxyStyle::drawControl(element, &other, painter, widget);
    }
    case CE_ToolButtonLabel: {
        auto button = as<QStyleOptionToolButton>(option);
        if (!opensMenu(button))
            break;
        button.rect.setRight(button.rect.right() - menuArrow());
        return QProxyStyle::drawControl(element, &button, painter, widget);
    }
    case CE_TabBarTabShape:
        if (isUpright(as<QStyleOptionTab>(option)))
            return paintTab(*painter, as<QStyleOptionTab>(option));
        break;
    case CE_TabBarTabLabel: {
        const bool chosen = option->state.testFlag(State_Selected);
        if (!option->state.testFlag(State_Enabled))
            break;
        const auto other =
            inked<QStyleOptionTab>(option, chosen ? colours.accent : colours.secondText);
        return QProxyStyle::drawControl(element, &other, painter, widget);
    }
    case CE_HeaderSection:
    case CE_HeaderEmptyArea:
        return paintHeader(*painter, *option);
    case CE_HeaderLabel: {
        auto other = inked<QStyleOptionHeader>(option, colours.secondText);
        other.rect.adjust(cellAir, 0, -cellAir, 0);
        return QProxyStyle::drawControl(element, &other, painter, widget);
    }
    case CE_ItemViewItem: { // the ground of a chosen row is pale: each text keeps its colour
        auto item = as<QStyleOptionViewItem>(option);
        item.palette.setColor(QPalette::HighlightedText, item.palette.color(QPalette::Text));
        return QProxyStyle::drawControl(element, &item, painter, widget);
    }
    case CE_Splitter:
        return paintGrip(*painter, *option);
    case CE_SizeGrip:
        return;
    case CE_ProgressBarGroove:
        return paintGroove(*painter, option->rect, colours);
    case CE_ProgressBarContents:
        if (const auto& bar = as<QStyleOptionProgressBar>(option); bar.minimum < bar.maximum)
            return paintProgress(*painter, bar);
        break;
    case CE_ProgressBarLabel: { // the ground of the done share is pale
        auto bar = as<QStyleOptionProgressBar>(option);
        bar.palette.setColor(QPalette::HighlightedText, bar.palette.color(QPalette::Text));
        return QProxyStyle::drawControl(element, &bar, painter, widget);
    }
    default:
        break;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void Style::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                               QPainter* painter, const QWidget* widget) const {
    const auto part = [&](SubControl which) {
        return proxy()->subControlRect(control, option, which, widget);
    };
    switch (control) {
    case CC_ScrollBar:
        return paintScrollBar(*painter, as<QStyleOptionSlider>(option), groundOf(*option, widget));
    case CC_ComboBox:
        return paintComboBox(*painter, as<QStyleOptionComboBox>(option), part(SC_ComboBoxArrow));
    case CC_SpinBox:
        return paintSpinBox(*painter, as<QStyleOptionSpinBox>(option), part(SC_SpinBoxUp),
                            part(SC_SpinBoxDown));
    case CC_ToolButton:
        if (const auto& button = as<QStyleOptionToolButton>(option); isSplit(button))
            return drawSplitButton(button, part(SC_ToolButton), part(SC_ToolButtonMenu), painter,
                                   widget);
        break;
    case CC_Slider:
        if (as<QStyleOptionSlider>(option).orientation == Qt::Horizontal)
            return paintSlider(*painter, as<QStyleOptionSlider>(option), part(SC_SliderHandle));
        break;
    default:
        break;
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

// One button, with a line before its arrow.
void Style::drawSplitButton(const QStyleOptionToolButton& button, const QRect& words,
                            const QRect& arrow, QPainter* painter, const QWidget* widget) const {
    paintToolButton(*painter, button);
    const QRect edge(arrow.left(), arrow.top() + space::small, line::thin,
                     arrow.height() - 2 * space::small);
    painter->fillRect(edge, coloursOf(button.palette).line);
    paintMenuArrow(*painter, button, arrow);
    QStyleOptionToolButton label = button;
    label.rect = words;
    drawControl(CE_ToolButtonLabel, &label, painter, widget);
}

namespace {

QColor inkOf(QIcon::Mode mode) {
    const QPalette palette = QApplication::palette();
    switch (mode) {
    case QIcon::Disabled:
        return palette.color(QPalette::Disabled, QPalette::ButtonText);
    case QIcon::Selected:
        return palette.color(QPalette::HighlightedText);
    default:
        return palette.color(QPalette::ButtonText);
    }
}

class SymbolEngine : public QIconEngine {
public:
    explicit SymbolEngine(QByteArray svg) : drawing_(std::move(svg)) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
        const double ratio = painter->device()->devicePixelRatioF();
        painter->drawPixmap(rect, tinted(rect.size() * ratio, mode));
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State) override {
        return tinted(size, mode);
    }

    [[nodiscard]] QIconEngine* clone() const override { return new SymbolEngine(drawing_); }

private:
    [[nodiscard]] QPixmap tinted(const QSize& size, QIcon::Mode mode) const {
        QPixmap picture(size);
        picture.fill(Qt::transparent);
        QSvgRenderer renderer(drawing_);
        QPainter painter(&picture);
        renderer.render(&painter, QRectF(QPointF(0, 0), size));
        painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
        painter.fillRect(picture.rect(), inkOf(mode));
        return picture;
    }

    QByteArray drawing_;
};

} // namespace

QIcon symbol(const QString& name) {
    for (const char* set : {"breeze", "damscope"})
        if (QFile file(QStringLiteral(":/symbols/icons/%1/%2.svg").arg(QLatin1String(set), name));
            file.open(QIODevice::ReadOnly))
            return QIcon(new SymbolEngine(file.readAll()));
    return {};
}

void paintSide(QPainter& painter, const QRectF& square, bool white) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(white ? blackColour : blackRimColour, line::chevron));
    painter.setBrush(white ? whiteColour : blackDiscColour);
    painter.drawEllipse(square.marginsRemoved(around(line::chevron / 2)));
    painter.restore();
}

QPixmap sideSign(bool white, int size, double ratio) {
    QPixmap picture(QSize(size, size) * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    paintSide(painter, QRectF(0, 0, size, size), white);
    return picture;
}

} // namespace damscope::gui::look
